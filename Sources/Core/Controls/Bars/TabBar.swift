import AutoLayout
package import Drawing
package import Geometry
package import Typesetting

/// The bar for choosing an app's sections (`UITabBar`).
package final class TabBar: PaintedView {
  package override var kind: ViewKind { .tabBar }
  /// A section.
  package struct Item: Hashable, Sendable {
    /// The text below the picture.
    package var title: String
    /// The picture; nil for none.
    package var picture: Picture?
    /// The text of the red badge; nil for no badge.
    package var badge: String?

    /// Makes an item without a badge.
    package init(title: String, picture: Picture?) {
      self.title = title
      self.picture = picture
    }

    /// The item without its picture, unless it has no title.
    var withoutPicture: Item {
      var item = self
      if !title.isEmpty { item.picture = nil }
      return item
    }
  }

  /// The sections, from leading to trailing.
  package var items: [Item] = []
  /// The index of the selected section; nil for none.
  package var selected: Int?
  /// The colour of unselected sections; nil for the system's grey.
  package var unselectedTint: Color?
  /// Whether a hairline is drawn above the bar.
  package var hasHairline = true
  /// The background of the bar, extended to the screen's edge if the bar ends at the safe area;
  /// nil if it is drawn elsewhere.
  package var ground: Color?
  /// Whether a bar that views keep clear of has no background while nothing is scrolled below it.
  package var isClearAtRest = false
  /// Whether items are grouped in the middle with their titles next to their pictures, as on an
  /// iPad, instead of sharing the width.
  package var isCentered = false
  /// Whether a controller shows the bar, which then has room for five sections and leads to the others.
  package var isOfController = false
  /// Whether the bar is above the content, as on an iPad since iOS 18, where titles have no pictures.
  package var isAbove = false

  /// `UITabBar`.
  package override var className: String { "UITabBar" }

  /// The height of a row of items.
  package override var naturalContentSize: Size {
    Size(width: View.noIntrinsicMetric, height: environment.bars.tabs)
  }

  package override func content(in bounds: Rect) -> [DisplayList.Item] {
    let isClear = isClearAtRest && isAtRest(in: bounds)
    var painted = barBack(
      isClear ? nil : ground, hasHairline: hasHairline && !isClear, isAtTop: isAbove, in: bounds)
    if hasGlass {
      painted += environment.glass(in: capsule(in: bounds))
      if let selected, shown.indices.contains(selected) {
        painted.append(
          .box(cell(selected, in: bounds), radius: 27, environment.color(.tertiarySystemFill)))
      }
    }
    for (index, item) in shown.enumerated() {
      let usual = hasGlass ? environment.color(.label) : Color(white: 146 / 255)
      let color = index == selected ? effectiveTint : unselectedTint ?? usual
      painted += items(of: item, in: cell(index, in: bounds), color, number: index + 1)
    }
    return painted
  }

  /// The visible sections; the last one of a controller with more than five leads to the others.
  var shown: [Item] {
    guard isOfController, items.count > 5, !isCentered else {
      return isAbove ? items.map { $0.withoutPicture } : items
    }
    let more = Picture.symbol(named: "ellipsis", SymbolStyle(pointSize: 22), on: environment.grid)
    return items.prefix(4) + [Item(title: "More", picture: more)]
  }

  private var hasGlass: Bool { environment.metrics.hasGlassBars }

  /// Returns the floating capsule of the look of iOS 26, which on phones is higher than the bar's row
  /// and reaches into the band of the home indicator.
  func capsule(in bounds: Rect) -> Rect {
    let (metrics, covered) = (environment.metrics, coveredEnds)
    let reach = host?.bounds.height ?? (barReach(in: bounds).maxY - bounds.minY)
    let height = min(metrics.floatingTabs, reach)
    let row = Rect(
      x: bounds.minX + covered.leading, y: bounds.minY,
      width: max(bounds.width - covered.leading - covered.trailing, 0),
      height: isCentered || environment.bars == .compact ? bounds.height : height)
    let margin =
      isCentered
      ? max(row.width - Double(shown.count) * Self.centeredWidth, 0) / 2
      : max(metrics.floatingTabMargin, shown.count < 4 ? (row.width - fewTabs) / 2 : 0)
    return environment.grid.round(row.insetBy(dx: min(margin, row.width / 2), dy: 0))
      .mirrored(in: bounds, isRightToLeft)
  }

  /// The width of a capsule with up to three items, which are at most as wide as four on a phone of 402
  /// (union-tab-view#1: fewer tabs are centred and sized to fit; 98 in FabBar, a public copy of the bar).
  private var fewTabs: Double {
    Double(shown.count) * Self.fewTabWidth + 2 * environment.metrics.floatingTabPadding
  }

  /// Returns the place of an item on the capsule. Items overlap: four are 98 wide on a phone of 402,
  /// six 74 (accessibility-snapshot's pictures of iOS 26.2).
  private func glassCell(_ index: Int, in bounds: Rect) -> Rect {
    let padding = environment.metrics.floatingTabPadding
    let room = capsule(in: bounds).insetBy(dx: padding, dy: padding)
    let count = Double(max(shown.count, 1))
    let width =
      isCentered || count < 4
      ? room.width / count : min(room.width, 26 + (room.width - 64) / count)
    let pitch = count > 1 ? (room.width - width) / (count - 1) : 0
    let place = isRightToLeft ? count - 1 - Double(index) : Double(index)
    return environment.grid.round(
      Rect(x: room.minX + place * pitch, y: room.minY, width: width, height: room.height))
  }

  func cell(_ index: Int, in bounds: Rect) -> Rect {
    if hasGlass { return glassCell(index, in: bounds) }
    let count = Double(max(shown.count, 1))
    let covered = coveredEnds
    let room = bounds.width - covered.leading - covered.trailing
    let share = room / count
    let width = isCentered ? min(share, Self.centeredWidth) : share
    let start = bounds.minX + covered.leading + room / 2 - width * count / 2
    let rect = Rect(
      x: start + Double(index) * width, y: bounds.minY, width: width,
      height: environment.bars.tabs)
    return environment.grid.round(rect).mirrored(in: bounds, isRightToLeft)
  }

  private func items(
    of item: Item, in cell: Rect, _ color: Color, number: Int
  ) -> [DisplayList.Item] {
    let size = pictureSize(of: item)
    let badge = item.badge.map { self.badge($0, below: cell) }
    let places =
      isBeside
      ? beside(item, size, badge?.size.width, in: cell) : above(item, size, badge, in: cell)
    var painted: [DisplayList.Item] = []
    if let picture = item.picture {
      painted += picture.items(
        in: places.picture, tint: color, mirrored: isRightToLeft, environment: environment)
    }
    if let text = item.badge, let badge = places.badge {
      painted.append(.box(badge, radius: badge.height / 2, environment.color(.systemRed)))
      painted += painter.text(text, .system(13), .white, in: badge, part: .badge(number))
    }
    return painted
      + painter.text(item.title, titleFont, color, in: places.words, part: .item(number))
  }

  /// Whether titles are next to their pictures: on iPads, and in the low bars of phones.
  private var isBeside: Bool { isCentered || environment.bars == .compact }

  private var titleFont: FontDescriptor {
    .system(isCentered ? 13 : isBeside ? 12 : 10, weight: 500)
  }

  private func pictureSize(of item: Item) -> Size {
    let natural = item.picture?.size ?? .zero
    let largest: Double = environment.bars == .compact ? 20 : 30
    let shrink = min(1, largest / max(natural.width, natural.height, 1))
    return Size(width: natural.width * shrink, height: natural.height * shrink)
  }

  /// The frames of what an item shows.
  private typealias Places = (picture: Rect, words: Rect, badge: Rect?)

  /// Returns the frames with the picture above the text.
  private func above(_ item: Item, _ size: Size, _ badge: Rect?, in cell: Rect) -> Places {
    // Cells of glass are higher than rows, around the same picture and title.
    let top = cell.midY - TabBar.rowHeight / 2 - (hasGlass ? 1 : 0)
    let middle = item.title.isEmpty ? cell.midY : top + 19
    let picture = environment.grid.round(
      Rect(
        x: cell.midX - size.width / 2, y: middle - size.height / 2, width: size.width,
        height: size.height))
    // The baseline is 6 points above the row's bottom, 4 without a picture (testTabBars of iOS 17.5 and
    // 18.5); a line of 10 points is 12 high.
    let lowering = item.picture == nil && !hasGlass ? 2.0 : 0
    let words = Rect(x: cell.minX + 2, y: top + 33.5 + lowering, width: cell.width - 4, height: 12)
    // Without a picture and with one 10.67 beside the middle (iOS 17.5 and 18.5); in 26.2 without one 4
    // before it, as if at the trailing end of a picture of no width.
    let offset = hasGlass ? size.width / 2 - 4 : 32 / 3
    return (
      picture, words,
      badge.map { $0.offsetBy(dx: picture.midX + offset, dy: 0) }
        .map { isRightToLeft ? $0.offsetBy(dx: 2 * (picture.midX - $0.midX), dy: 0) : $0 }
        .map(environment.grid.round)
    )
  }

  /// Returns the frames with the picture before the text, and the badge between them or, without a
  /// picture, after the text, so that it covers neither.
  private func beside(_ item: Item, _ size: Size, _ badge: Double?, in cell: Rect) -> Places {
    let gap = item.title.isEmpty || size.width == 0 ? 0 : Self.gapBeside
    let extra = badge.map { $0 + Self.gapOfBadge } ?? 0
    let room = max(cell.width - size.width - gap - extra - 4, 0)
    let words = min(item.title.isEmpty ? 0 : painter.measure(item.title, titleFont).width, room)
    let start = cell.midX - (size.width + gap + extra + words) / 2
    let picture = Rect(
      x: start, y: cell.midY - size.height / 2, width: size.width, height: size.height)
    let isBadgeLast = size.width == 0
    let line = Rect(
      x: start + size.width + gap + (isBadgeLast ? 0 : extra), y: cell.minY, width: words,
      height: cell.height)
    let height = min(18, cell.height - 2)
    let mark = badge.map { width in
      Rect(
        x: isBadgeLast ? line.maxX + Self.gapOfBadge : picture.maxX + Self.gapOfBadge,
        y: cell.midY - height / 2, width: width, height: height)
    }
    func placed(_ rect: Rect) -> Rect {
      environment.grid.round(rect).mirrored(in: cell, isRightToLeft)
    }
    return (placed(picture), placed(line), mark.map(placed))
  }

  /// The height of a row with titles below their pictures, in points.
  private static let rowHeight = BarMetrics.standard.tabs

  /// The width of an item on an iPad, and the gap between its picture and its text, in points.
  private static let centeredWidth = 110.0, gapBeside = 8.0
  /// The width of an item of the look of iOS 26 beside at most two others, in points.
  private static let fewTabWidth = 98.0

  /// The gap between a badge and what it stands beside, in points.
  private static let gapOfBadge = 3.0

  /// Returns a badge 3 below a cell's upper edge, 2 in iOS 26.2 (accessibility-snapshot's pictures of tab
  /// bars), at the left edge of the coordinates.
  private func badge(_ text: String, below cell: Rect) -> Rect {
    Rect(
      x: 0, y: cell.minY + (hasGlass ? 2 : 3),
      width: max(18, painter.measure(text, .system(13)).width + 10), height: 18)
  }

  private var painter: LinePainter {
    LinePainter(environment: environment, isRightToLeft: isRightToLeft)
  }
}
