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
  /// The colours of its tiers: none for the tint, one for shades of it, more for a palette.
  package var colors: [Color] = []
  /// The size that is drawn, without what whole pixels add.
  private let ink: Size
  private let outline: SymbolOutline

  /// Makes a symbol of a given size for layout, or else of its own size at a font's size; nil for
  /// a name for which we have no drawing.
  package init?(
    _ name: String, size: Size? = nil, pointSize: Double = 17, weight: Int = 400,
    scale: SymbolStyle.Scale = .medium
  ) {
    guard let outline = SymbolOutline(named: name) else { return nil }
    self.name = name
    self.outline = outline
    self.pointSize = pointSize
    self.weight = weight
    let unit = Self.unit * pointSize
    let pen = Self.pen(pointSize, weight)
    // A single line is as high as it is thick, whatever its scale.
    func length(_ units: Double) -> Double { max((units * unit + pen) * scale.factor, pen) }
    ink = size ?? Size(width: length(outline.bounds.width), height: length(outline.bounds.height))
    self.size = ink
  }

  /// Returns how far the middle of symbols is above the baseline of text of a size: in the middle of the
  /// capitals, of which San Francisco's are 0.7046 of the size high.
  package static func middle(besideTextOf pointSize: Double) -> Double { 0.3523 * pointSize }

  /// Returns whether a symbol points along the text, and from right to left to the other side: its name
  /// says `forward` or `backward` of something, or it shows lines of text or what stands beside them. Keys
  /// that play are the same everywhere.
  package static func isDirectional(_ name: String) -> Bool {
    let words = name.split(separator: ".")
    if words.dropFirst().contains(where: { $0 == "forward" || $0 == "backward" }) { return true }
    return readingNames.contains(words.filter { $0 != "fill" }.joined(separator: "."))
  }

  /// Symbols of which Apple has another drawing from right to left, in which no sign has to stay as it is;
  /// a list of bullets is one that the Human Interface Guidelines flip.
  private static let readingNames: Set = [
    "bubble.left.and.text.bubble.right", "checklist", "doc.append", "list.bullet",
    "mail.and.text.magnifyingglass", "pencil.and.list.clipboard", "quote.bubble",
    "rectangle.and.text.magnifyingglass", "speaker.slash", "speaker.slash.circle",
    "text.below.photo", "text.bubble", "text.magnifyingglass", "text.quote",
  ]

  /// The names of the drawings from which others are made, in order.
  package static var names: [String] { SymbolTable.names }

  /// The length of one of the drawing's 24 units in points, per point of font size: the circle
  /// around a symbol, 21 units and a line, is 20.3 points wide at 17.
  private static let unit = (1.194 - pens[3]) / 21

  /// The widths of lines in ultralight to black type, per point of font size.
  private static let pens = [0.028, 0.046, 0.069, 0.093, 0.105, 0.12, 0.138, 0.158, 0.18]

  /// The width of the lines at regular weight, in the drawing's units.
  static let regularPen = pens[3] / unit

  /// Returns the width of the lines in points; weights between two of the nine are blended.
  static func pen(_ pointSize: Double, _ weight: Int) -> Double {
    let place = min(8, max(0, Double(weight) / 100 - 1))
    let lower = min(7, Int(place))
    let share = place - Double(lower)
    return pointSize * (pens[lower] * (1 - share) + pens[lower + 1] * share)
  }

  /// Returns the symbol in the middle of a rectangle, at its own size if that is the rectangle's, else as
  /// large as it fits, with its lines; in a view from right to left, the mirror image of one that points along
  /// the text.
  package func items(
    in rect: Rect, _ tint: Color, mirrored: Bool = false
  ) -> [DisplayList.Item] {
    let bounds = outline.bounds
    let growth =
      rect.size.isNear(size)
      ? 1 : min(rect.width / max(size.width, 0.001), rect.height / max(size.height, 0.001))
    let room = Size(width: ink.width * growth, height: ink.height * growth)
    let pen = min(
      Self.pen(pointSize, weight) * growth, room.width, room.height,
      max(room.width, room.height) / 4)
    // A line has no height that would limit its size.
    let scales = [(room.width, bounds.width), (room.height, bounds.height)]
      .filter { $0.1 > 0.001 }.map { ($0.0 - pen) / $0.1 }
    guard let scale = scales.min(), scale > 0, scale.isFinite else { return [] }
    let across = mirrored && Self.isDirectional(name) ? -scale : scale
    let painter = SymbolPainter(pen: pen, scale: scale, room: rect) {
      Point(
        x: rect.midX + ($0.x - bounds.midX) * across, y: rect.midY + ($0.y - bounds.midY) * scale)
    }
    return painter.items(of: outline.parts) { color(of: $0, tint) }
  }

  /// Returns the colour of a tier: shades are half and a quarter as opaque, palettes repeat their
  /// last colour.
  private func color(of tier: Int, _ tint: Color) -> Color {
    switch colors.count {
    case 0: tint
    case 1: colors[0].multipliedAlpha(by: [1, 0.5, 0.25][min(tier, 3) - 1])
    default: colors[min(tier, colors.count) - 1]
    }
  }
}
