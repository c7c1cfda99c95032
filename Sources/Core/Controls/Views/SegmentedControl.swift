import AutoLayout
package import Drawing
package import Geometry
package import Typesetting

/// A row of titles or pictures, one of which is selected (`UISegmentedControl`).
///
/// The frame is 32 high around an alignment rect of 31.
open class SegmentedControl: PaintedView {
  package override var kind: ViewKind { .segmentedControl }
  /// The titles from leading to trailing.
  public final var segments: [String] = [] {
    didSet { if segments != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// The pictures that replace titles, by the index of their segment.
  package final var pictures: [Int: Picture] = [:] {
    didSet { if pictures != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// The room around a title, in points.
  private static let titleRoom = 18.25

  /// The index of the selected segment; nil for none.
  public final var selected: Int?

  /// The number of the first title, which is greater in a bar with items of its own.
  final var firstItem = 1

  /// The indices of the segments that cannot be chosen.
  package final var disabledSegments: [Int] = []

  /// Whether segments are as wide as their titles need, instead of equally wide.
  package final var apportionsWidthsByContent = false {
    didSet { if apportionsWidthsByContent != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// Whether titles take up the room that they had before iOS 13.
  package final var hasClassicWidths = false {
    didSet { if hasClassicWidths != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// The font of the titles; nil for the system's 13 points.
  package final var font: FontDescriptor? {
    didSet { if font != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// `UISegmentedControl`.
  public override var className: String { name(as: SegmentedControl.self, "UISegmentedControl") }

  /// Segments of equal width for the widest title or picture, or each with its own, and the gaps
  /// between them.
  package override var naturalContentSize: Size {
    guard !segments.isEmpty else { return Size(width: 0, height: 31) }
    let widths = segmentWidths
    let line = environment.measurer.lineMetrics(of: titleFont(emphasized: true)).height
    let sum =
      apportionsWidthsByContent
      ? widths.reduce(0, +) : Double(segments.count) * (widths.max() ?? 0)
    return Size(
      width: hasClassicWidths ? sum : sum + gaps, height: max(31, line.rounded(.up) + 15))
  }

  /// What the gaps between segments take of the width.
  private var gaps: Double {
    Double(max(segments.count - 1, 0)) * environment.metrics.segmentGap
  }

  /// The width that each segment asks for: its title in medium weight and 18.25 points, to the
  /// nearest point, as recorded (10 of 12 controls); before iOS 13 its title in regular weight, in
  /// whole points, and 14.
  private var segmentWidths: [Double] {
    segments.indices.map { index in
      if let picture = pictures[index] {
        return picture.size.width.rounded(.up) + (hasClassicWidths ? 14 : 19)
      }
      var title = TextContent(segments[index])
      title.font = font ?? .system(13, weight: hasClassicWidths ? 400 : 500)
      let width = environment.measurer.measure(title.paragraph(styling), width: nil).size.width
      return hasClassicWidths
        ? width.rounded(.up) + 14 : (width + Self.titleRoom).rounded()
    }
  }

  package override var naturalAlignmentRectInsets: EdgeInsets {
    EdgeInsets(top: 0, left: 0, bottom: 1, right: 0)
  }

  package override func content(in bounds: Rect) -> [DisplayList.Item] {
    var items: [DisplayList.Item] = [
      .box(bounds, radius: radius(of: bounds), environment.color(.tertiarySystemFill))
    ]
    items += dividers(in: bounds)
    for index in segments.indices {
      let cell = cell(at: index, in: bounds)
      if index == selected { items += pill(in: cell, of: bounds) }
      if let picture = pictures[index] {
        items += draw(picture, in: cell, color(at: index))
      } else if let text = title(at: index, in: cell) {
        items.append(.text(text, part: .item(firstItem + index)))
      }
    }
    return dimmed(items)
  }

  /// Returns a picture in the middle of its cell, in the colour of titles.
  private func draw(_ picture: Picture, in cell: Rect, _ color: Color) -> [DisplayList.Item] {
    let room = cell.insetBy(dx: 4, dy: 2)
    let scale = min(
      1, room.width / max(picture.size.width, 1), room.height / max(picture.size.height, 1))
    let (width, height) = (picture.size.width * scale, picture.size.height * scale)
    let place = environment.grid.round(
      Rect(x: cell.midX - width / 2, y: cell.midY - height / 2, width: width, height: height))
    return picture.items(
      in: place, tint: color, mirrored: isRightToLeft, environment: environment)
  }

  /// The colour of a title or a picture.
  private func color(at index: Int) -> Color {
    environment.color(disabledSegments.contains(index) ? .tertiaryLabel : .label)
  }

  /// Returns a title as shown in its cell; nil for one without characters.
  private func title(at index: Int, in cell: Rect) -> FittedText? {
    var title = TextContent(segments[index])
    title.font = titleFont(emphasized: index == selected)
    title.color = color(at: index)
    let fitter = TextFitter(measurer: environment.measurer, grid: environment.grid)
    return fitter.fit(title, styling, in: cell.insetBy(dx: 4, dy: 0))
  }

  /// Returns the cell of a segment; the first one is at the leading end.
  func cell(at index: Int, in bounds: Rect) -> Rect {
    var shares = apportionsWidthsByContent ? segmentWidths : segments.map { _ in 1 }
    if isRightToLeft { shares.reverse() }
    let place = isRightToLeft ? segments.count - 1 - index : index
    let unit = max(bounds.width - gaps, 0) / max(shares.reduce(0, +), 1)
    let before = Double(place) * environment.metrics.segmentGap
    return environment.grid.round(
      Rect(
        x: bounds.minX + before + shares[..<place].reduce(0, +) * unit, y: bounds.minY,
        width: shares[place] * unit, height: bounds.height))
  }

  /// Returns lines between adjacent cells that are both unselected.
  private func dividers(in bounds: Rect) -> [DisplayList.Item] {
    let gap = environment.metrics.segmentGap
    guard gap > 0 else { return [] }
    return segments.indices.dropFirst().compactMap { index in
      guard index != selected, index - 1 != selected else { return nil }
      let cell = cell(at: index, in: bounds)
      let x = isRightToLeft ? cell.maxX : cell.minX - gap
      let line = Rect(x: x, y: bounds.minY + 8, width: gap, height: bounds.height - 16)
      return .box(line, radius: gap / 2, environment.color(.systemGray4))
    }
  }

  /// Returns the ground of the selected segment, whose shadow ends with the control.
  private func pill(in cell: Rect, of bounds: Rect) -> [DisplayList.Item] {
    let rect = cell.insetBy(dx: 2, dy: 2)
    let radius = environment.metrics.segmentRadius ?? radius(of: cell) - 2
    let ground: Color =
      tintColor
      ?? (environment.appearance == .light
        ? .white : environment.color(.systemGray2))
    return [
      .clipped(
        to: bounds, [.softShadow(under: rect, radius: radius, opacity: 0.12, blur: 3, drop: 3)]),
      .box(rect, radius: radius, ground),
    ]
  }

  /// Returns the corner radius of the control; the selected segment is inset by 2 points.
  func radius(of bounds: Rect) -> Double { environment.metrics.controlRadius ?? bounds.height / 2 }

  private func titleFont(emphasized: Bool) -> FontDescriptor {
    font ?? .system(13, weight: emphasized ? 600 : 500)
  }

  private var styling: TextStyling {
    TextStyling(
      font: .system(13, weight: 500), color: environment.color(.label),
      naturalAlignment: .center, direction: effectiveUserInterfaceLayoutDirection,
      language: environment.language)
  }
}
