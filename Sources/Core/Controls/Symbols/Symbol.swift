package import Drawing
package import Geometry
package import Typesetting

/// A symbol in the size and weight of the surrounding text.
package struct Symbol: Hashable, Sendable {
  /// Apple's name, such as `heart.fill`.
  package let name: String
  /// The size that layout sees, in points.
  package var size: Size
  /// The size of the accompanying font, in points.
  package var pointSize: Double
  /// The weight of its lines, 100 to 900.
  package var weight: Int
  private let outline: SymbolOutline

  /// Makes a symbol of a given size for layout, or else of its own size at a font's size; nil for
  /// a name for which we have no drawing.
  package init?(
    _ name: String, size: Size? = nil, pointSize: Double = 17, weight: Int = 400
  ) {
    guard let outline = SymbolOutline(named: name) else { return nil }
    self.name = name
    self.outline = outline
    self.pointSize = pointSize
    self.weight = weight
    let unit = Self.unit * pointSize
    let pen = Self.pen(pointSize, weight)
    self.size =
      size
      ?? Size(
        width: outline.bounds.width * unit + pen, height: outline.bounds.height * unit + pen)
  }

  /// The length of one of the drawing's 24 units in points, per point of font size: the circle
  /// around a symbol is 20.3 points wide at 17.
  private static let unit = 1.194 / 22.6

  /// Returns the width of the lines in points.
  private static func pen(_ pointSize: Double, _ weight: Int) -> Double {
    pointSize * (0.045 + 0.00012 * Double(weight))
  }

  /// Returns the symbol centred in a rectangle, as large as it fits.
  ///
  /// `ground` is the colour of the parts cut out of a filled circle or square.
  package func items(in rect: Rect, _ color: Color, ground: Color) -> [DisplayList.Item] {
    let bounds = outline.bounds
    let pen = min(Self.pen(pointSize, weight), min(rect.width, rect.height) / 4)
    let scale = min(
      (rect.width - pen) / max(bounds.width, 0.001), (rect.height - pen) / max(bounds.height, 0.001)
    )
    guard scale > 0, scale.isFinite else { return [] }
    func placed(_ path: Path) -> Path {
      path.mapped {
        Point(
          x: rect.midX + ($0.x - bounds.midX) * scale, y: rect.midY + ($0.y - bounds.midY) * scale)
      }
    }
    func drawn(_ lines: Path, _ areas: Path, _ color: Color) -> [DisplayList.Item] {
      var items: [DisplayList.Item] = []
      if !areas.elements.isEmpty { items.append(.fill(.path(placed(areas)), .color(color))) }
      if !lines.elements.isEmpty {
        items.append(
          .stroke(.path(placed(lines)), Stroke(color, width: pen, roundCaps: true)))
      }
      return items
    }
    return drawn(outline.lines, outline.areas, color)
      + drawn(outline.cutLines, outline.cutAreas, ground)
  }
}
