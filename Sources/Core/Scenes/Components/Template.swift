import Documents

/// A text with names in it: `$unread new`, `${name}s`, or `$$` for a dollar sign.
struct Template {
  /// A piece of the text.
  enum Piece: Equatable {
    case text(String)
    /// A name with the fields after it, and its range in Unicode scalars.
    case name([String], isBraced: Bool, Range<Int>)
  }

  private(set) var pieces: [Piece] = []

  /// The only piece, if it is a name.
  var wholeName: (path: [String], isBraced: Bool, range: Range<Int>)? {
    guard pieces.count == 1, case .name(let path, let isBraced, let range) = pieces[0] else {
      return nil
    }
    return (path, isBraced, range)
  }

  /// Parses a text; a dollar sign that isn't before a name stands for itself, as does that of a
  /// format such as `%1$d`.
  init(_ text: String) {
    let scalars = Array(text.unicodeScalars)
    var plain = String.UnicodeScalarView()
    var index = 0
    while index < scalars.count {
      guard scalars[index] == "$", !Self.endsInPosition(plain) else {
        plain.append(scalars[index])
        index += 1
        continue
      }
      if index + 1 < scalars.count, scalars[index + 1] == "$" {
        plain.append("$")
        index += 2
      } else if let name = Self.name(in: scalars, at: index) {
        if !plain.isEmpty { pieces.append(.text(String(plain))) }
        plain = String.UnicodeScalarView()
        pieces.append(.name(name.path, isBraced: name.isBraced, index..<name.end))
        index = name.end
      } else {
        plain.append("$")
        index += 1
      }
    }
    if !plain.isEmpty || pieces.isEmpty { pieces.append(.text(String(plain))) }
  }

  /// Whether a text ends with the position of a format's argument: `%1`.
  private static func endsInPosition(_ text: String.UnicodeScalarView) -> Bool {
    let rest = text.reversed().drop { ("0"..."9").contains($0) }
    return rest.count < text.count && rest.first == "%"
  }

  /// Returns the name after a dollar sign, with its fields and its end; nil if there is none.
  private static func name(
    in scalars: [Unicode.Scalar], at dollar: Int
  ) -> (path: [String], isBraced: Bool, end: Int)? {
    let isBraced = dollar + 1 < scalars.count && scalars[dollar + 1] == "{"
    var end = dollar + (isBraced ? 2 : 1)
    guard end < scalars.count, isASCII(scalars[end], Identifier.isStart) else { return nil }
    var path: [String] = []
    repeat {
      if !path.isEmpty { end += 1 }
      let start = end
      while end < scalars.count, isASCII(scalars[end], Identifier.isPart) { end += 1 }
      path.append(String(String.UnicodeScalarView(scalars[start..<end])))
    } while end + 1 < scalars.count && scalars[end] == "."
      && isASCII(scalars[end + 1], Identifier.isPart)
    guard isBraced else { return (path, false, end) }
    guard end < scalars.count, scalars[end] == "}" else { return nil }
    return (path, true, end + 1)
  }

  private static func isASCII(_ scalar: Unicode.Scalar, _ test: (UInt8) -> Bool) -> Bool {
    scalar.isASCII && test(UInt8(truncatingIfNeeded: scalar.value))
  }
}
