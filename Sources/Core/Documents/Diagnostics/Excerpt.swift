/// A source line and its caret line, limited to a window if the line is long.
///
/// Both are computed when read: of very many diagnostics only a few are shown.
package struct Excerpt: Hashable, Sendable {
  private let line: SourceLine
  private let place: Place
  /// The place around which a long line is shown.
  private let anchor: Place

  private static let window = 120

  /// Makes the excerpt of a line around a place in it.
  ///
  /// - Parameter anchor: The place around which a long line is shown; nil for the place itself.
  package init(line: SourceLine, place: Place, around anchor: Place? = nil) {
    (self.line, self.place, self.anchor) = (line, place, anchor ?? place)
  }

  /// Makes the excerpt of a line that is in no file.
  package init(line: String, place: Place) {
    self.init(line: SourceLine(line), place: place)
  }

  /// Makes the excerpt of a place's line in a file.
  package init(of file: SourceFile, at place: Place) {
    self.init(line: SourceLine(place.line, of: file), place: place)
  }

  /// The line as shown.
  package var text: String { shown.text }
  /// Blanks up to the place, then `^` and as many `~` as needed for the length of the place.
  package var carets: String { shown.carets }

  package static func == (first: Excerpt, second: Excerpt) -> Bool {
    first.place == second.place && first.anchor == second.anchor && first.text == second.text
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(place) }

  /// Whether the shown part of the line contains the beginning of the place.
  package var showsPlace: Bool {
    let count = line.count
    guard count > Self.window else { return true }
    let first = Self.firstShown(of: count, around: anchor)
    return (first..<first + Self.window).contains(min(place.column - 1, count - 1))
  }

  /// Returns the index of the first scalar that is shown of a long line.
  private static func firstShown(of count: Int, around anchor: Place) -> Int {
    max(0, min(min(anchor.column - 1, count) - window / 2, count - window))
  }

  /// Both lines, for callers that show them.
  package var shown: (text: String, carets: String) {
    let (column, length) = (place.column, place.length)
    let count = line.count
    let scalars: [Unicode.Scalar]
    var start = min(column - 1, count)
    if count > Self.window {
      let first = Self.firstShown(of: count, around: anchor)
      let last = min(count, first + Self.window)
      let dots = Array("...".unicodeScalars)
      scalars = (first > 0 ? dots : []) + line.scalars(first..<last) + (last < count ? dots : [])
      start += (first > 0 ? dots.count : 0) - first
    } else {
      scalars = line.scalars(0..<count)
    }
    // Places outside the shown part count as at its ends.
    start = max(0, start)
    let end = min(start + length, max(scalars.count, start + 1))
    // Made at once: a string that grows by its scalars takes several times as long.
    var text: [UInt8] = []
    text.reserveCapacity(scalars.count)
    for scalar in scalars { text += (Self.isControl(scalar) ? " " : scalar).utf8 }
    let blanks = scalars[..<min(start, scalars.count)].reduce(0) { $0 + Self.columns(of: $1) }
    let under = scalars[min(start, scalars.count)..<min(end, scalars.count)]
    let width = max(1, under.reduce(0) { $0 + Self.columns(of: $1) })
    let carets = String(blanks: blanks) + "^" + String(repeating: "~", count: width - 1)
    return (String(decoding: text, as: UTF8.self), carets)
  }

  /// Whether a terminal would interpret a scalar instead of showing it; such a scalar is shown as
  /// a blank.
  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value)
  }

  /// Returns the terminal columns of a scalar: 2 for East Asian wide characters and emoji, 0 for
  /// marks, 1 for others.
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
