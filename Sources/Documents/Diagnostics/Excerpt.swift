/// A source line and its caret line, cut to a window when the line is long.
package struct Excerpt: Hashable, Sendable {
  /// The line as it is shown.
  package let text: String
  /// Blanks up to the place, then `^` and as many `~` as the place is long.
  package let carets: String

  private static let window = 120

  /// Cuts a line around a place in it.
  package init(line: String, place: Place) {
    let (column, length) = (place.column, place.length)
    var scalars = Array(line.unicodeScalars)
    var start = min(column - 1, scalars.count)
    if scalars.count > Self.window {
      let first = max(0, min(start - Self.window / 2, scalars.count - Self.window))
      let last = min(scalars.count, first + Self.window)
      let dots = Array("...".unicodeScalars)
      let isCut = last < scalars.count
      scalars = (first > 0 ? dots : []) + scalars[first..<last] + (isCut ? dots : [])
      start += (first > 0 ? dots.count : 0) - first
    }
    let end = min(start + length, max(scalars.count, start + 1))
    text = String(String.UnicodeScalarView(scalars.map { Self.isControl($0) ? " " : $0 }))
    let blanks = scalars[..<min(start, scalars.count)].reduce(0) { $0 + Self.columns(of: $1) }
    let under = scalars[min(start, scalars.count)..<min(end, scalars.count)]
    let width = max(1, under.reduce(0) { $0 + Self.columns(of: $1) })
    carets = String(repeating: " ", count: blanks) + "^" + String(repeating: "~", count: width - 1)
  }

  /// Whether a terminal would act on a scalar instead of showing it; such a one is shown as a blank.
  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .control
  }

  /// The terminal columns of a scalar: 2 for East Asian wide ones and emoji, 0 for marks, else 1.
  private static func columns(of scalar: Unicode.Scalar) -> Int {
    if scalar.isASCII { return 1 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      return 2
    default: return 1
    }
  }
}
