import AutoLayout
package import Drawing
package import Geometry
package import Typesetting

/// The bar above a screen with its title, back button and items (`UINavigationBar`).
package final class NavigationBar: PaintedView {
  package override var kind: ViewKind { .navigationBar }
  /// What the bar shows.
  package struct Item: Hashable, Sendable {
    /// The line above everything; nil for none.
    package var prompt: String?
    /// The title; empty for none.
    package var title = ""
    /// The title of the screen that the back button leads to; nil without a back button.
    package var backTitle: String?
    /// The items at the leading end, from the edge inward.
    package var leading: [BarItem] = []
    /// The items at the trailing end, from the edge inward.
    package var trailing: [BarItem] = []
    /// The size of a view that replaces the title; nil for the title.
    package var titleViewSize: Size?

    /// Makes an empty item.
    package init() {}
  }

  /// What the bar shows.
  package var item = Item()
  /// The search bar below the title, as a search controller shows it; nil for none.
  package var search: SearchBar? {
    didSet { search?.isInNavigationBar = true }
  }
  /// Whether there is a large title below the row; never on a phone in landscape.
  package var hasLargeTitle: Bool {
    get { prefersLargeTitle && environment.bars.haveLargeTitles }
    set { prefersLargeTitle = newValue }
  }
  private var prefersLargeTitle = false
  /// Whether a hairline is drawn below the bar.
  package var hasHairline = true
  /// The background of the bar, extended to the screen's edge if the bar begins at the safe area;
  /// nil if it is drawn elsewhere.
  package var ground: Color?
  /// Whether background and hairline are those of content that is scrolled below the bar, and at rest
  /// there are none, as in the bar of a navigation controller since iOS 15.
  package var isClearAtRest = false
  /// Whether content is scrolled below the bar; nil to look for a scroll view there.
  package var isScrolled: Bool?
  /// The colour of the title; nil for the text colour.
  package var titleColor: Color?
  /// The font of the title; nil for the system's 17 points, semibold.
  package var titleFont: FontDescriptor?
  /// The colour of the large title; nil for the text colour.
  package var largeTitleColor: Color?
  /// The font of the large title; nil for the system's 34 points, bold.
  package var largeTitleFont: FontDescriptor?
  /// The height of a search bar that is a view of its own, in points; 0 for none.
  package var roomForSearch = 0.0

  /// The height that a large title adds, in points.
  package static let largeTitleHeight = 52.0
  /// The height that a prompt adds, in points.
  package static let promptHeight = 30.0

  /// `UINavigationBar`.
  package override var className: String { "UINavigationBar" }

  private var rowHeight: Double {
    let metrics = environment.metrics
    return metrics.hasGlassBars ? metrics.navigationBar : environment.bars.navigationRow
  }

  /// 44 points high, 54 in the look of iOS 26, 50 on iPads, 32 on most phones in landscape, with 52 more for
  /// a large title, 52 for a search, 44 for its scopes, and 30 for a prompt.
  package override var naturalContentSize: Size {
    Size(
      width: View.noIntrinsicMetric,
      height: rowHeight + (hasLargeTitle ? Self.largeTitleHeight : 0) + heightOfSearch
        + (item.prompt == nil ? 0 : Self.promptHeight))
  }

  package override func content(in bounds: Rect) -> [DisplayList.Item] {
    let places = places(in: bounds)
    let label = titleColor ?? environment.color(.label)
    let isClear = isClearAtRest && !hasContentBelow(in: bounds)
    var items = barBack(
      isClear ? nil : ground, hasHairline: hasHairline && !isClear, isAtTop: true, in: bounds)
    if let prompt = item.prompt {
      items += painter.text(prompt, .system(13), label, in: places.prompt, part: .prompt)
    }
    if item.backTitle != nil { items += back(places) }
    // In reading order: what is at the leading end, the title, what is at the trailing end.
    let entries = places.items
    let leading = entries.prefix(item.leading.count)
    items += painter.items(of: Array(leading), tint: tint, accent: effectiveTint)
    if !hasLargeTitle, item.titleViewSize == nil {
      items += painter.text(
        item.title, titleFont ?? .system(17, weight: 600), label, in: places.title, part: .title)
    }
    items += painter.items(
      of: entries.dropFirst(leading.count).reversed(), from: leading.count + 1, tint: tint,
      accent: effectiveTint)
    if hasLargeTitle {
      items += painter.text(
        item.title, largeTitleFont ?? .system(34, weight: 700),
        largeTitleColor ?? environment.color(.label), in: places.largeTitle, .natural,
        part: .largeTitle)
    }
    if let search {
      search.firstItem = entries.count + 1
      search.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
      search.tintColor = effectiveTint
      items += search.content(in: places.search)
    }
    return items
  }

  private func hasContentBelow(in bounds: Rect) -> Bool {
    isScrolled ?? (scrolledContent(below: barReach(in: bounds), of: bounds) != nil)
  }

  private var heightOfSearch: Double {
    search?.naturalContentSize.height ?? roomForSearch
  }

  /// The frames of all parts, in the coordinates of the given bounds.
  package struct Places {
    /// The prompt above the row.
    package var prompt = Rect.zero
    /// The title, or the view that replaces it.
    package var title = Rect.zero
    /// The large title.
    package var largeTitle = Rect.zero
    /// The search bar.
    package var search = Rect.zero
    /// The chevron of the back button.
    package var chevron = Rect.zero
    /// The text next to the chevron.
    package var backTitle = Rect.zero
    /// The string next to the chevron; empty if there is no room for one.
    package var backWords = ""
    /// The items.
    package var items: [(item: BarItem, rect: Rect)] = []
  }

  /// Returns the frames of the parts in bounds; the row lies below a prompt and above a large
  /// title.
  package func places(in bounds: Rect) -> Places {
    var places = Places()
    search?.hostSafeArea = hostSafeArea ?? safeAreaInsets
    let prompt = item.prompt == nil ? 0 : Self.promptHeight
    let below = (hasLargeTitle ? Self.largeTitleHeight : 0) + heightOfSearch
    places.search = Rect(
      x: bounds.minX, y: bounds.maxY - heightOfSearch, width: bounds.width, height: heightOfSearch)
    let wholeRow = max(bounds.height - prompt - below, 0)
    let row = Rect(
      x: bounds.minX, y: bounds.minY + prompt, width: bounds.width,
      height: hasGlass ? min(wholeRow, environment.metrics.navigationRow) : wholeRow)
    let margins = barMargins(bounds.width)
    let room = max(row.width - margins.leading - margins.trailing, 0)
    places.prompt = Rect(x: row.minX + margins.leading, y: bounds.minY + 8, width: room, height: 22)
    // The baseline must be 41 points below the row, which is where the middle of this box puts
    // it.
    places.largeTitle = Rect(
      x: row.minX + margins.leading, y: row.minY + wholeRow + 3, width: room, height: 52 - 3)
    var leading = row.minX + margins.leading
    var trailing = row.maxX - margins.trailing
    if item.backTitle != nil { leading = placeBack(&places, in: row) + Self.gap }
    for (index, entry) in item.leading.enumerated() {
      let width = painter.width(of: entry)
      places.items.append(
        (entry, Rect(x: leading, y: row.minY, width: width, height: row.height)))
      leading += width + painter.gap(after: index, in: item.leading)
    }
    for (index, entry) in item.trailing.enumerated() {
      let width = painter.width(of: entry)
      trailing -= width
      places.items.append(
        (entry, Rect(x: trailing, y: row.minY, width: width, height: row.height)))
      trailing -= painter.gap(after: index, in: item.trailing)
    }
    places.title = title(in: row, leading, trailing)
    return mirrored(places, in: bounds)
  }

  /// Gives the back button its place: a chevron and its text, or a circle of glass around a chevron;
  /// returns where it ends.
  private func placeBack(_ places: inout Places, in row: Rect) -> Double {
    let start = row.minX + coveredEnds.leading
    if hasGlass {
      let side = environment.metrics.backButton
      places.backTitle = Rect(
        x: start + environment.metrics.backMargin, y: row.midY - side / 2, width: side, height: side
      )
      places.chevron = Rect(
        x: places.backTitle.midX - 7, y: row.midY - 10, width: 12, height: 20)
    } else {
      let words = backWords(in: row)
      let width = painter.measure(words, .system(17)).width
      // In accessibility-snapshot's picture of iOS 18.5 the chevron is 11 x 18.67 from 9.33, the text's
      // letters begin at 31.67.
      places.chevron = Rect(x: start + 8, y: row.midY - 9.25, width: 13.5, height: 18.5)
      places.backWords = words
      places.backTitle = Rect(x: start + 91.0 / 3, y: row.minY, width: width, height: row.height)
    }
    return places.backTitle.maxX
  }

  /// Returns the text of the back button: its title if that leaves the middle of the bar to the
  /// title, otherwise 'Back', otherwise nothing, as UIKit never truncates it.
  private func backWords(in row: Rect) -> String {
    guard let backTitle = item.backTitle else { return "" }
    let covered = coveredEnds
    let margin = barMargins(row.width).trailing
    func length(_ items: [BarItem]) -> Double {
      items.map { painter.width(of: $0) + Self.gap }.reduce(0, +)
    }
    let title = hasLargeTitle ? 0 : titleSize.width
    let room = { (start: Double) -> Double in
      let trailing = row.maxX - margin - length(self.item.trailing)
      let end = title > 0 ? min(start, trailing - title) : trailing
      return end - (row.minX + covered.leading + 27) - Self.gap - length(self.item.leading)
    }
    func fits(_ words: String, _ start: Double) -> Bool {
      painter.measure(words, .system(17)).width <= room(start)
    }
    if fits(backTitle, row.midX - title / 2) { return backTitle }
    return fits("Back", .infinity) ? "Back" : ""
  }

  /// The size that the title, or the view that replaces it, asks for.
  private var titleSize: Size {
    item.titleViewSize ?? painter.measure(item.title, titleFont ?? .system(17, weight: 600))
  }

  /// Returns the frame of the title: in the middle of the bar, or as near to it as the items
  /// allow.
  private func title(in row: Rect, _ leading: Double, _ trailing: Double) -> Rect {
    let wanted = titleSize
    let width = min(wanted.width, max(trailing - leading, 0))
    let x = min(max(row.midX - width / 2, leading), max(trailing - width, leading))
    let height = item.titleViewSize.map { min($0.height, row.height) } ?? row.height
    return environment.grid.round(
      Rect(x: x, y: row.midY - height / 2, width: width, height: height))
  }

  private func mirrored(_ places: Places, in bounds: Rect) -> Places {
    var result = places
    result.title = places.title.mirrored(in: bounds, isRightToLeft)
    result.chevron = places.chevron.mirrored(in: bounds, isRightToLeft)
    result.backTitle = places.backTitle.mirrored(in: bounds, isRightToLeft)
    result.items = places.items.map { ($0.item, $0.rect.mirrored(in: bounds, isRightToLeft)) }
    return result
  }

  private func back(_ places: Places) -> [DisplayList.Item] {
    let place = places.chevron
    let chevron = Symbol("chevron.backward", size: place.size, pointSize: 20, weight: 600)?
      .items(in: place, tint, mirrored: isRightToLeft)
    return (hasGlass ? environment.glass(in: places.backTitle) : []) + (chevron ?? [])
      + painter.text(
        places.backWords, .system(17), tint, in: places.backTitle, .natural,
        part: .back)
  }

  private var tint: Color { barTint }
  private var hasGlass: Bool { environment.metrics.hasGlassBars }
  private var painter: LinePainter {
    LinePainter(environment: environment, isRightToLeft: isRightToLeft)
  }

  /// The gap between two items in points.
  private static let gap = LinePainter.barGap
}
