import Controls
import Drawing
import Geometry
import InterfaceBuilder
import Typesetting

/// Draws what is read: each element with a tint and its number, and a legend beside the picture with
/// what is spoken.
struct AccessibilityPainter {
  private let elements: [AccessibilityReading.Element]
  private let picture: Size
  private let measurer: any TextMeasuring
  /// The entries of the legend, in columns as high as the picture, or higher if it is low.
  private let rows: [Row]

  /// Prepares to draw over a picture, in whose coordinates the elements are.
  init(
    _ elements: [AccessibilityReading.Element], picture: Size, measurer: any TextMeasuring
  ) {
    (self.elements, self.picture, self.measurer) = (elements, picture, measurer)
    rows = Self.rows(elements, picture, measurer)
  }

  /// The width of the legend and the room around its texts, in points.
  private static let (legendWidth, margin, gap) = (300.0, 16.0, 8.0)

  /// The least height of a column of the legend before the next one begins, in points.
  private static let columnHeight = 1_200.0

  /// The size of the picture with the legend.
  var size: Size {
    let bottom = rows.map { $0.rect.maxY + Self.margin }.max() ?? 0
    let left = rows.last.map { $0.rect.minX - Self.margin } ?? picture.width
    return Size(width: left + Self.legendWidth, height: max(picture.height, bottom))
  }

  /// The marks and the legend.
  var items: [DisplayList.Item] {
    let ground = Rect(
      x: picture.width, y: 0, width: size.width - picture.width, height: size.height)
    var below: [DisplayList.Item] = []
    if size.height > picture.height {
      below.append(
        .fill(
          .rect(
            Rect(
              x: 0, y: picture.height, width: picture.width,
              height: size.height - picture.height)), .color(.white)))
    }
    let tints = tints
    let marks = zip(elements, tints).enumerated().flatMap { mark($1.0, $1.1, number: $0 + 1) }
    let legend = zip(rows, tints).enumerated().flatMap { entry($1.0, $1.1, number: $0 + 1) }
    let edge = Rect(x: picture.width, y: 0, width: 0.5, height: size.height)
    return below
      + [.fill(.rect(ground), .color(.white)), .fill(.rect(edge), .color(Color(white: 0.78)))]
      + marks + legend
  }

  // MARK: - Marks

  private static let palette: [Color] = [
    Color(red: 0.07, green: 0.42, blue: 0.85), Color(red: 0.80, green: 0.16, blue: 0.20),
    Color(red: 0.10, green: 0.50, blue: 0.24), Color(red: 0.56, green: 0.20, blue: 0.72),
    Color(red: 0.72, green: 0.38, blue: 0.00), Color(red: 0.00, green: 0.45, blue: 0.50),
    Color(red: 0.78, green: 0.13, blue: 0.50), Color(red: 0.36, green: 0.34, blue: 0.30),
  ]

  /// The colours of the elements: none that an element nearby has, as far as there are colours.
  private var tints: [Color] {
    var chosen: [Int] = []
    for (index, element) in elements.enumerated() {
      let around = element.content.frame.insetBy(dx: -Self.gap, dy: -Self.gap)
      var taken: Set<Int> = index > 0 ? [chosen[index - 1]] : []
      for other in elements.indices.prefix(index).suffix(Self.mostNeighbours)
      where around.intersection(elements[other].content.frame) != nil {
        taken.insert(chosen[other])
      }
      let order = Self.palette.indices.map { (index + $0) % Self.palette.count }
      chosen.append(order.first { !taken.contains($0) } ?? order[0])
    }
    return chosen.map { Self.palette[$0] }
  }

  /// The number of elements before one that are looked at for its colour.
  private static let mostNeighbours = 200

  private func mark(
    _ element: AccessibilityReading.Element, _ tint: Color, number: Int
  ) -> [DisplayList.Item] {
    let content = element.content
    var shape = PaintedShape.rect(content.frame)
    if content.path.count > 2 {
      let lines = content.path.dropFirst().map { Path.Element.line($0) }
      shape = .path(Path([.move(content.path[0])] + lines + [.close]))
    }
    var items: [DisplayList.Item] = [
      .fill(shape, .color(tint.multipliedAlpha(by: 0.22))),
      .stroke(shape, Stroke(tint, width: 1.5)),
    ]
    let point = content.activationPoint
    if point != content.frame.center {
      let ring = Rect(x: point.x - 5, y: point.y - 5, width: 10, height: 10)
      items += [
        .fill(.ellipse(ring), .color(.white)), .stroke(.ellipse(ring), Stroke(tint, width: 2)),
        .fill(.ellipse(ring.insetBy(dx: 3, dy: 3)), .color(tint)),
      ]
    }
    return items + badge(number, tint, at: corner(of: content.frame, number))
  }

  /// The place of a number: before the element if there is room, otherwise above it, otherwise in its
  /// corner.
  private func corner(of frame: Rect, _ number: Int) -> Point {
    let width = badgeWidth(number)
    let x = min(max(frame.minX, 0), max(picture.width - width, 0))
    let y = min(max(frame.minY, 0), max(picture.height - Self.badgeHeight, 0))
    if frame.minX >= width { return Point(x: frame.minX - width, y: y) }
    return Point(x: x, y: frame.minY >= Self.badgeHeight ? frame.minY - Self.badgeHeight : y)
  }

  private static let badgeHeight = 16.0

  private func badgeWidth(_ number: Int) -> Double {
    let paragraph = Paragraph("\(number)", font: .system(10, weight: 700), alignment: .center)
    return max(Self.badgeHeight, measurer.measure(paragraph, width: nil).size.width + 8)
  }

  private func badge(_ number: Int, _ tint: Color, at corner: Point) -> [DisplayList.Item] {
    let paragraph = Paragraph("\(number)", font: .system(10, weight: 700), alignment: .center)
    let width = badgeWidth(number)
    let rect = Rect(x: corner.x, y: corner.y, width: width, height: Self.badgeHeight)
    return [
      .fill(.box(rect, radius: 4), .color(tint)),
      .text(paragraph, in: rect.insetBy(dx: 0, dy: 1.5), color: .white),
    ]
  }

  // MARK: - Legend

  private typealias Row = (rect: Rect, spoken: Paragraph, hint: Paragraph?, spokenHeight: Double)

  private static func rows(
    _ elements: [AccessibilityReading.Element], _ picture: Size, _ measurer: any TextMeasuring
  ) -> [Row] {
    var left = picture.width + margin
    let width = legendWidth - 2 * margin - indent
    var y = margin
    return elements.map { element in
      let words = element.spoken.isEmpty ? "(nothing is said)" : element.spoken
      var spoken = Paragraph(words, font: .system(14, weight: 500), lines: 0)
      spoken.lineBreak = .wordWrap
      var hint = element.spokenHint.map { Paragraph($0, font: .system(12), lines: 0) }
      hint?.lineBreak = .wordWrap
      let spokenHeight = max(measurer.measure(spoken, width: width).size.height, 16)
      let hintHeight = hint.map { measurer.measure($0, width: width).size.height + 2 } ?? 0
      if y > margin, y + spokenHeight + hintHeight > max(picture.height, columnHeight) - margin {
        (left, y) = (left + legendWidth, margin)
      }
      let rect = Rect(x: left, y: y, width: width + indent, height: spokenHeight + hintHeight)
      y = rect.maxY + gap
      return (rect, spoken, hint, spokenHeight)
    }
  }

  /// Where the words begin beside the number, in points.
  private static let indent = 34.0

  private func entry(_ row: Row, _ tint: Color, number: Int) -> [DisplayList.Item] {
    let words = Rect(
      x: row.rect.minX + Self.indent, y: row.rect.minY, width: row.rect.width - Self.indent,
      height: row.spokenHeight)
    var items = badge(number, tint, at: row.rect.origin)
    items.append(.text(row.spoken, in: words, color: Color(white: 0.1)))
    if let hint = row.hint {
      let place = Rect(
        x: words.minX, y: words.maxY + 2, width: words.width,
        height: row.rect.maxY - words.maxY - 2)
      items.append(.text(hint, in: place, color: Color(white: 0.38)))
    }
    return items
  }
}

extension LaidOutScene {
  /// Returns the size of the picture with what overlays add beside it.
  func pictureSize(with overlays: [OverlayChoice]) -> Size {
    accessibilityPainter(of: overlays)?.size ?? pictureSize
  }

  /// Returns the marks of what is read with their legend; nil unless they are wanted.
  func accessibilityPainter(of overlays: [OverlayChoice]) -> AccessibilityPainter? {
    let wanted = overlays.filter { $0.overlay == .accessibility }
    guard !wanted.isEmpty else { return nil }
    var elements = accessibilityReading(inEnglish: true)?.elements ?? []
    let names = wanted.compactMap(\.view)
    if names.count == wanted.count {
      elements = elements.filter { names.contains($0.view) }
    }
    let origin = nib?.screen?.origin ?? .zero
    return AccessibilityPainter(
      elements.map { element in
        var moved = element
        moved.content.move(by: origin)
        return moved
      }, picture: pictureSize, measurer: text)
  }
}
