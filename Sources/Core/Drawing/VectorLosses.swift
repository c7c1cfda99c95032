/// What a vector picture contains that is not drawn, or not as its maker meant it.
package struct VectorLosses: OptionSet, Hashable, Sendable {
  package let rawValue: Int
  package init(rawValue: Int) { self.rawValue = rawValue }
  /// Text in fonts that are not embedded, which shows as boxes or gaps.
  package static let text = VectorLosses(rawValue: 1)
  /// Pictures and style sheets in other files.
  package static let linkedFiles = VectorLosses(rawValue: 2)
  /// Properties of style sheets that are set with a variable.
  package static let variables = VectorLosses(rawValue: 4)
  /// Elements with an `feDropShadow` filter, which librsvg draws only since version 2.56.
  package static let dropShadows = VectorLosses(rawValue: 8)
  /// Pages of HTML within an SVG.
  package static let foreignObjects = VectorLosses(rawValue: 16)
}

extension VectorLosses {
  /// What is lost, as the rest of a sentence about the picture, and what its maker can do; empty
  /// if nothing is lost.
  package var words: [(loss: String, wayOut: String)] {
    Self.sentences.filter { contains($0.0) }.map { ($0.1, $0.2) }
  }

  private static let sentences: [(VectorLosses, String, String)] = [
    (
      .text,
      "has text that cannot be drawn, because its font is not embedded; boxes or gaps appear "
        + "instead",
      "convert the text to outlines in the program that made the picture"
    ),
    (
      .linkedFiles, "refers to another file, which is not read; what it shows is missing",
      "embed the file in the program that made the picture"
    ),
    (
      .variables, "has properties set with 'var()', which are left at their defaults",
      "write the values in place of the variables"
    ),
    (
      .dropShadows, "has elements with the filter 'feDropShadow', which are not drawn",
      "use 'feGaussianBlur', 'feOffset' and 'feMerge' instead, or draw the shadow in the scene"
    ),
    (
      .foreignObjects, "has a 'foreignObject', which is not drawn",
      "convert it to shapes in the program that made the picture"
    ),
  ]
}
