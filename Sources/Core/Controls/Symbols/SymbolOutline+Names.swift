import Geometry

extension SymbolOutline {
  /// Makes the drawing of a symbol from Apple's name; nil if there is none.
  ///
  /// `.fill`, `.slash`, `.circle`, `.square` and `.badge.plus` can follow any name:
  /// `xmark.circle.fill`; a number can stand in a circle or a square.
  init?(named name: String) {
    guard name.utf8.count <= 80, !name.hasPrefix("_"), let drawing = Self.drawing(name) else {
      return nil
    }
    self = drawing
  }

  /// Returns the drawing of a name, or of what its last words make of the others.
  private static func drawing(_ name: String) -> SymbolOutline? {
    if let own = own(name) { return own }
    guard name.hasSuffix(".fill") else { return composed(name, isFilled: false) }
    let stem = String(name.dropLast(5))
    return own(stem)?.filled ?? composed(stem, isFilled: true)
  }

  /// Returns a drawing of the table.
  private static func own(_ name: String) -> SymbolOutline? {
    guard let notation = SymbolTable.notations[name] else { return nil }
    guard notation.hasPrefix("as ") else {
      return SymbolPen.outline(notation) { drawing($0) }
    }
    let words = notation.split(separator: " ")
    guard let drawing = words.last.flatMap({ own(String($0)) }) else { return nil }
    return switch words[1] {
    case "mirrored": drawing.mapped { Point(x: 24 - $0.x, y: $0.y) }
    case "flipped": drawing.mapped { Point(x: $0.x, y: 24 - $0.y) }
    case "turned": drawing.mapped { Point(x: $0.y, y: $0.x) }
    default: drawing
    }
  }

  /// Returns a drawing with a slash, with a badge, or inside an enclosure.
  private static func composed(_ name: String, isFilled: Bool) -> SymbolOutline? {
    func base(_ end: Substring) -> SymbolOutline? {
      let stem = name[..<end.startIndex]
      return stem.isEmpty ? nil : drawing(isFilled ? stem + ".fill" : String(stem))
    }
    if name.hasSuffix(".slash") {
      return name.dropLast(6).hasSuffix(".slash") ? nil : base(name.suffix(6))?.struckOut
    }
    if name.hasSuffix(".badge") { return base(name.suffix(6))?.dotted }
    guard let dot = name.lastIndex(of: ".") else { return nil }
    let (stem, last) = (name[..<dot], String(name[name.index(after: dot)...]))
    if stem.hasSuffix(".badge"), let sign = own(last) {
      return base(name[stem.index(stem.endIndex, offsetBy: -6)...])?.badged(with: sign)
    }
    guard let enclosure = Enclosure.named(last), enclosure.takes(String(stem)),
      let inner = numeral(stem) ?? own("_" + stem) ?? drawing(String(stem))
    else {
      return last.isNumeral && ["gobackward", "goforward"].contains(stem)
        ? own(String(stem)).flatMap { circle in
          numeral(last[...]).map { circle.with($0.scaled(by: 0.36, around: Point(x: 12, y: 13))) }
        } : nil
    }
    return own(last)?.enclosing(inner, enclosure, isFilled: isFilled)
  }

  /// Returns the digits of a number from 0 to 99; nil for other words.
  private static func numeral(_ word: Substring) -> SymbolOutline? {
    guard String(word).isNumeral else { return nil }
    let digits = word.compactMap { own("_\($0)") }
    // Two digits are narrower, with a gap as wide as a line between them.
    let (narrowing, pitch) = digits.count == 1 ? (1.0, 0.0) : (0.8, 15)
    return digits.enumerated().reduce(SymbolOutline(parts: [])) { drawing, digit in
      let x = 12 + (Double(digit.offset) - Double(digits.count - 1) / 2) * pitch
      return drawing.with(
        digit.element.mapped { Point(x: x + ($0.x - 12) * narrowing, y: $0.y) })
    }
  }
}

extension String {
  /// Whether it is a number of one or two digits.
  fileprivate var isNumeral: Bool {
    (1...2).contains(utf8.count) && utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
  }
}

/// A shape that other symbols are drawn in.
struct Enclosure {
  /// The middle of the room inside.
  var center = Point(x: 12, y: 12)
  /// The size of symbols inside, of their own.
  var scale = 0.5
  /// The symbols that Apple draws inside; nil for all.
  var inner: [String]?

  /// Returns the shape of a name; nil for none.
  static func named(_ name: String) -> Enclosure? {
    let signs = ["checkmark", "xmark", "plus", "minus", "exclamationmark", "questionmark"]
    return switch name {
    case "circle", "square": Enclosure()
    case "app": Enclosure(inner: signs)
    case "rectangle": Enclosure(inner: signs + ["play", "ellipsis", "person", "info", "checkmark"])
    case "triangle":
      Enclosure(center: Point(x: 12, y: 14.2), scale: 0.48, inner: ["exclamationmark"])
    case "octagon": Enclosure(inner: ["exclamationmark", "xmark"])
    case "seal": Enclosure(scale: 0.46, inner: signs)
    case "diamond": Enclosure(scale: 0.42, inner: signs)
    case "hexagon": Enclosure(inner: ["questionmark", "exclamationmark", "bolt"])
    case "shield":
      Enclosure(center: Point(x: 12, y: 11.6), scale: 0.46, inner: signs + ["lock", "bolt"])
    case "bubble":
      Enclosure(
        center: Point(x: 12, y: 10.2), scale: 0.46,
        inner: signs + ["text", "quote", "captions", "ellipsis", "star", "heart", "phone", "info"])
    case "icloud":
      Enclosure(
        center: Point(x: 12, y: 13.4), scale: 0.38,
        inner: signs + ["lock", "key", "person", "link", "bolt"])
    default: nil
    }
  }

  /// Whether a symbol is drawn inside.
  func takes(_ name: String) -> Bool { inner?.contains(name) ?? true }
}
