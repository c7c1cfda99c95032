extension SymbolOutline {
  /// Makes the drawing of a symbol from Apple's name; nil if there is none.
  ///
  /// `.fill`, `.circle` and `.square` can follow any name: `heart.fill`, `xmark.circle.fill`.
  package init?(named name: String) {
    if let own = Self.drawing(name) {
      self = own
      return
    }
    var stem = name[...]
    let isFilled = stem.hasSuffix(".fill")
    if isFilled { stem = stem.dropLast(5) }
    if let own = Self.drawing(String(stem)) {
      self = own.filled
      return
    }
    guard let dot = stem.lastIndex(of: "."), let inner = Self.drawing(String(stem[..<dot]))
    else { return nil }
    switch stem[dot...] {
    case ".circle": self = inner.enclosed(in: Self.circle, isFilled: isFilled)
    case ".square": self = inner.enclosed(in: Self.square, isFilled: isFilled)
    default: return nil
    }
  }

  private static var circle: SymbolOutline { SymbolOutline(lines: "O 12 12 10.5") }
  private static var square: SymbolOutline { SymbolOutline(lines: "R 2 2 20 20 4") }

  private static func drawing(_ name: String) -> SymbolOutline? {
    arrow(name) ?? action(name) ?? object(name)
  }

  /// Returns symbols that point or move.
  private static func arrow(_ name: String) -> SymbolOutline? {
    switch name {
    case "chevron.right", "chevron.forward": SymbolOutline(lines: "M 8 3 L 16.5 12 8 21")
    case "chevron.left", "chevron.backward": SymbolOutline(lines: "M 16 3 L 7.5 12 16 21")
    case "chevron.down": SymbolOutline(lines: "M 3 8 L 12 16.5 21 8")
    case "chevron.up": SymbolOutline(lines: "M 3 16 L 12 7.5 21 16")
    case "chevron.up.chevron.down":
      SymbolOutline(lines: "M 6 9 L 12 3 18 9 M 6 15 L 12 21 18 15")
    case "arrow.right", "arrow.forward":
      SymbolOutline(lines: "M 3 12 L 21 12 M 13.5 4.5 L 21 12 13.5 19.5")
    case "arrow.left", "arrow.backward":
      SymbolOutline(lines: "M 21 12 L 3 12 M 10.5 4.5 L 3 12 10.5 19.5")
    case "arrow.up": SymbolOutline(lines: "M 12 21 L 12 3 M 4.5 10.5 L 12 3 19.5 10.5")
    case "arrow.down": SymbolOutline(lines: "M 12 3 L 12 21 M 4.5 13.5 L 12 21 19.5 13.5")
    case "arrow.clockwise":
      SymbolOutline(
        lines: "M 19.2 8 C 17.8 5.2 15 3.6 12 3.6 C 7.2 3.6 3.6 7.4 3.6 12.2 C 3.6 17 7.4 20.6 12 "
          + "20.6 C 16.6 20.6 20.4 17 20.4 12.2 M 19.6 3 L 19.6 8.4 14.2 8.4")
    case "arrow.counterclockwise":
      SymbolOutline(
        lines: "M 4.8 8 C 6.2 5.2 9 3.6 12 3.6 C 16.8 3.6 20.4 7.4 20.4 12.2 C 20.4 17 16.6 20.6 "
          + "12 20.6 C 7.4 20.6 3.6 17 3.6 12.2 M 4.4 3 L 4.4 8.4 9.8 8.4")
    case "arrow.uturn.backward", "arrow.uturn.left":
      SymbolOutline(
        lines: "M 8 3.5 L 3 8.5 8 13.5 M 3 8.5 L 15 8.5 C 18.6 8.5 21 11 21 14.2 C 21 17.5 18.6 20 "
          + "15 20 L 10 20")
    case "arrow.uturn.forward", "arrow.uturn.right":
      SymbolOutline(
        lines: "M 16 3.5 L 21 8.5 16 13.5 M 21 8.5 L 9 8.5 C 5.4 8.5 3 11 3 14.2 C 3 17.5 5.4 20 9 "
          + "20 L 14 20")
    case "square.and.arrow.up":
      SymbolOutline(
        lines: "M 8.5 9 L 6.5 9 C 5.2 9 4.5 9.8 4.5 11 L 4.5 20.5 C 4.5 21.8 5.2 22.5 6.5 22.5 L "
          + "17.5 22.5 C 18.8 22.5 19.5 21.8 19.5 20.5 L 19.5 11 C 19.5 9.8 18.8 9 17.5 9 L 15.5 9 "
          + "M 12 15.5 L 12 1.5 M 8 5.5 L 12 1.5 16 5.5")
    case "square.and.arrow.down":
      SymbolOutline(
        lines: "M 8.5 7 L 6.5 7 C 5.2 7 4.5 7.8 4.5 9 L 4.5 18.5 C 4.5 19.8 5.2 20.5 6.5 20.5 L "
          + "17.5 20.5 C 18.8 20.5 19.5 19.8 19.5 18.5 L 19.5 9 C 19.5 7.8 18.8 7 17.5 7 L 15.5 "
          + "7 M "
          + "12 1.5 L 12 14.5 M 8 10.5 L 12 14.5 16 10.5")
    default: nil
    }
  }

  /// Returns symbols for actions of controls.
  private static func action(_ name: String) -> SymbolOutline? {
    switch name {
    case "checkmark": SymbolOutline(lines: "M 4 13 L 9.8 19.5 20 4.5")
    case "xmark": SymbolOutline(lines: "M 4.5 4.5 L 19.5 19.5 M 19.5 4.5 L 4.5 19.5")
    case "plus": SymbolOutline(lines: "M 12 3 L 12 21 M 3 12 L 21 12")
    case "minus": SymbolOutline(lines: "M 3 12 L 21 12")
    case "ellipsis": SymbolOutline(areas: "O 4 12 2 O 12 12 2 O 20 12 2")
    case "info":
      SymbolOutline(lines: "M 9.5 9.5 L 12.5 9.5 12.5 19 M 9 19 L 16 19", areas: "O 12 4.5 1.8")
    case "exclamationmark": SymbolOutline(lines: "M 12 3 L 12 14.5", areas: "O 12 20 1.7")
    case "questionmark":
      SymbolOutline(
        lines: "M 7 7.5 C 7 4.5 9 3 12 3 C 15 3 17 4.8 17 7.4 C 17 11 12 11 12 15",
        areas: "O 12 20 1.7")
    case "magnifyingglass": SymbolOutline(lines: "O 10 10 7 M 15.2 15.2 L 21.5 21.5")
    case "play": SymbolOutline(lines: "M 6 3.5 L 20 12 6 20.5 Z")
    case "pause": SymbolOutline(lines: "R 6 4 3.6 16 1 R 14.4 4 3.6 16 1")
    case "stop": SymbolOutline(lines: "R 5 5 14 14 2")
    case "backward": SymbolOutline(lines: "M 12 5 L 2 12 12 19 Z M 22 5 L 12 12 22 19 Z")
    case "forward": SymbolOutline(lines: "M 12 5 L 22 12 12 19 Z M 2 5 L 12 12 2 19 Z")
    case "line.3.horizontal": SymbolOutline(lines: "M 3 6 L 21 6 M 3 12 L 21 12 M 3 18 L 21 18")
    case "line.3.horizontal.decrease":
      SymbolOutline(lines: "M 3 6 L 21 6 M 6.5 12 L 17.5 12 M 10 18 L 14 18")
    case "list.bullet":
      SymbolOutline(
        lines: "M 8 6 L 21 6 M 8 12 L 21 12 M 8 18 L 21 18",
        areas: "O 4 6 1.3 O 4 12 1.3 O 4 18 1.3")
    case "square.and.pencil":
      SymbolOutline(
        lines: "M 13 4.5 L 6 4.5 C 4.3 4.5 3 5.8 3 7.5 L 3 18.5 C 3 20.2 4.3 21.5 6 21.5 L 17 21.5 "
          + "C 18.7 21.5 20 20.2 20 18.5 L 20 11.5 M 21.5 3.5 L 11 14 9 16 M 18.5 1.8 L 22.5 5.6")
    case "pencil": SymbolOutline(lines: "M 4 20 L 5.2 15.4 17 3.6 20.4 7 8.6 18.8 Z")
    case "circle": circle
    case "square": square
    default: nil
    }
  }
}
