import Geometry

extension SymbolOutline {
  /// Makes the drawing of a symbol from Apple's name; nil if there is none.
  ///
  /// `.fill`, `.slash`, `.circle`, `.square`, `.viewfinder` and `.badge.plus` can follow other
  /// names, and numbers can stand in circles and squares, where Apple has a symbol of that name.
  init?(named name: String) {
    guard name.utf8.count <= 80, !name.hasPrefix("_"),
      SymbolTable.notations[name] != nil || SymbolNames.contains(name),
      let drawing = Self.drawing(name) ?? Self.drawing(Self.renamed(name))
    else { return nil }
    self = drawing
  }

  /// Returns a name in the words of the table, of which later systems have others.
  private static func renamed(_ name: String) -> String {
    var words = ".\(name)."
    for (new, old) in SymbolTable.renames {
      words = words.replacing(".\(new).", with: ".\(old).")
    }
    if words.hasPrefix(".gauge.") {
      let places = ["with", "dots", "needle", "lines", "open", "bottom", "low", "medium", "high"]
      words = words.split(separator: ".", omittingEmptySubsequences: false).filter {
        !places.contains(String($0)) && !$0.hasSuffix("percent")
      }.joined(separator: ".")
    }
    for shape in [".rectangle.", ".rectangle.portrait."]
    where words.hasPrefix(".inset.filled.") && words.hasSuffix(shape) {
      words = "\(shape)\(words.dropFirst(14).dropLast(shape.count - 1))inset.filled."
    }
    return String(words.dropFirst().dropLast())
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
      return SymbolPen.outline(notation) { drawing($0) ?? own($0) }
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
    func base(_ stem: some StringProtocol) -> SymbolOutline? {
      stem.isEmpty ? nil : drawing(String(stem) + (isFilled ? ".fill" : ""))
    }
    if name.hasSuffix(".slash") {
      return name.dropLast(6).hasSuffix(".slash") ? nil : base(name.dropLast(6))?.struckOut
    }
    if name.hasSuffix(".badge") { return base(name.dropLast(6))?.dotted }
    let words = name.split(separator: ".", omittingEmptySubsequences: false)
    func joined(_ words: ArraySlice<Substring>) -> String { words.joined(separator: ".") }
    let isEnclosed = ["circle", "square"].contains(words[words.count - 1])
    if !isEnclosed, let index = words.lastIndex(where: { $0 == "badge" || $0 == "trianglebadge" }) {
      let stem = joined(words[..<index])
      let last = words[(index + 1)...]
      guard let under = base(stem) ?? own("_" + stem),
        // Of a sign of several words, the first one is drawn: a shield with a check mark.
        let sign = own("_" + joined(last)) ?? own(joined(last)) ?? own(joined(last.prefix(1)))
      else { return nil }
      return words[index] == "badge"
        ? under.badged(with: sign) : own("_triangle").map { under.warned(by: $0) }
    }
    for count in [3, 2, 1] where words.count > count {
      let (stem, last) = (words.dropLast(count), joined(words.suffix(count)))
      guard let enclosure = Enclosure.named(last), enclosure.takes(joined(stem)),
        let content = inner(of: stem, isFilled: isFilled || !enclosure.isOpen)
      else { continue }
      return own(last)?.enclosing(content, enclosure, isFilled: isFilled)
    }
    let (stem, last) = (joined(words.dropLast()), words[words.count - 1])
    let turns = ["arrow.clockwise": "goforward", "arrow.counterclockwise": "gobackward"]
    if let turn = turns[joined(words.dropFirst())] { return drawing("\(turn).\(words[0])") }
    guard ["gobackward", "goforward"].contains(stem),
      let inner = numeral(last) ?? (["plus", "minus"].contains(last) ? own(String(last)) : nil)
    else { return nil }
    return own(stem)?.with(inner.scaled(by: 0.36, around: Point(x: 12, y: 13)))
  }

  /// Returns what is drawn inside an enclosure: `person.crop` is a person there, and what Apple
  /// also has filled is filled, in a circle that isn't, too. Shapes in shapes stay outlines.
  private static func inner(
    of words: ArraySlice<Substring>, isFilled: Bool
  ) -> SymbolOutline? {
    let name = words.joined(separator: ".")
    let isShape = ["circle", "square", "triangle", "diamond", "rectangle"].contains(name)
    let isSolid = isFilled && !isShape && SymbolNames.contains(name + ".fill")
    let solid = isSolid ? own("_\(name).fill") ?? own("_" + name) ?? drawing(name + ".fill") : nil
    return numeral(name[...]) ?? solid ?? own("_" + name) ?? drawing(name)
      ?? (words.last == "crop" ? inner(of: words.dropLast(), isFilled: isFilled) : nil)
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
  /// Whether it has no ground that could be filled.
  var isOpen = false

  /// Returns the shape of a name; nil for none.
  static func named(_ name: String) -> Enclosure? {
    let signs = ["checkmark", "xmark", "plus", "minus", "exclamationmark", "questionmark"]
    return switch name {
    case "circle", "square": Enclosure()
    case "viewfinder", "circle.dashed", "circle.dotted", "square.dashed", "rectangle.dashed":
      Enclosure(isOpen: true)
    case "magnifyingglass": Enclosure(center: Point(x: 10, y: 10), scale: 0.36, isOpen: true)
    case "square.on.square":
      Enclosure(center: Point(x: 15.25, y: 15.25), scale: 0.38, inner: signs)
    case "rectangle.on.rectangle":
      Enclosure(center: Point(x: 14.75, y: 14.25), scale: 0.36, inner: signs + ["play", "photo"])
    case "square.stack", "rectangle.stack":
      Enclosure(
        center: Point(x: 12, y: 15), scale: 0.38,
        inner: signs + ["play", "sparkles", "person", "person.crop"])
    case "app": Enclosure(inner: signs + ["arrow.up.forward", "arrow.down", "gift", "clock"])
    case "rectangle":
      Enclosure(
        inner: signs + ["play", "ellipsis", "person", "info", "sparkles", "star", "heart", "key"])
    case "triangle":
      Enclosure(center: Point(x: 12, y: 14.2), scale: 0.48, inner: ["exclamationmark"])
    case "octagon": Enclosure(inner: ["exclamationmark", "xmark"])
    case "seal": Enclosure(scale: 0.46, inner: signs)
    case "diamond": Enclosure(scale: 0.42, inner: signs)
    case "hexagon": Enclosure(inner: ["questionmark", "exclamationmark", "bolt"])
    case "shield":
      Enclosure(center: Point(x: 12, y: 11.6), scale: 0.46, inner: signs + ["lock", "bolt"])
    case "bubble", "bubble.left", "bubble.right", "message":
      Enclosure(
        center: Point(x: 12, y: name == "message" ? 11.2 : 10.2), scale: 0.46,
        inner: signs + ["text", "quote", "captions", "ellipsis", "star", "heart", "phone", "info"]
          + ["video", "arrow.up", "waveform", "bolt", "character", "speaker.wave.2"])
    case "icloud":
      Enclosure(
        center: Point(x: 12, y: 13.4), scale: 0.38,
        inner: signs + ["lock", "key", "person", "link", "bolt", "bolt.horizontal"]
          + ["arrow.clockwise", "arrow.counterclockwise"])
    case "tv":
      Enclosure(center: Point(x: 12, y: 10.6), scale: 0.4, inner: ["play", "music.note"])
    default: nil
    }
  }

  /// Whether a symbol is drawn inside.
  func takes(_ name: String) -> Bool { inner?.contains(name) ?? true }
}
