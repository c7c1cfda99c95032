package import Typesetting

/// A length or factor of a paragraph's shape, with the name of `NSParagraphStyle` in scenes, in Interface
/// Builder files and in UIKit.
package struct ParagraphProperty: Sendable {
  /// The name.
  package let name: String
  /// The numbers that it accepts.
  package let range: PropertyRange
  /// One sentence of documentation.
  package let help: String
  /// Returns the value.
  package let read: @Sendable (ParagraphShape) -> Double
  /// Sets the value.
  package let write: @Sendable (inout ParagraphShape, Double) -> Void
  /// The property itself, for tests; made on demand.
  let keyPath: @Sendable () -> AnyKeyPath

  fileprivate init(
    _ path:
      @autoclosure @escaping @Sendable () -> any WritableKeyPath<ParagraphShape, Double> & Sendable,
    _ name: String, in range: PropertyRange = .extent, _ help: String
  ) {
    (self.name, self.range, self.help) = (name, range, help)
    read = { $0[keyPath: path()] }
    write = { $0[keyPath: path()] = $1 }
    keyPath = { path() }
  }
}

extension ParagraphShape {
  /// The lengths and factors of paragraphs, which views with text, runs and documents share.
  package static let properties = [
    ParagraphProperty(
      \ParagraphShape.lineSpacing, "lineSpacing", "Extra space between lines in points."),
    ParagraphProperty(
      \ParagraphShape.lineHeightMultiple, "lineHeightMultiple", in: .factor(0.1, 100),
      "A factor for the height of every line."),
    ParagraphProperty(
      \ParagraphShape.minimumLineHeight, "minimumLineHeight",
      "The smallest height of a line in points."),
    ParagraphProperty(
      \ParagraphShape.maximumLineHeight, "maximumLineHeight",
      "The greatest height of a line in points; 0 for no limit."),
    ParagraphProperty(
      \ParagraphShape.paragraphSpacing, "paragraphSpacing",
      "The space in points below a paragraph that is followed by another."),
    ParagraphProperty(
      \ParagraphShape.paragraphSpacingBefore, "paragraphSpacingBefore",
      "The space in points above a paragraph that follows another."),
    ParagraphProperty(
      \ParagraphShape.firstLineHeadIndent, "firstLineHeadIndent",
      "The indent of a paragraph's first line in points."),
    ParagraphProperty(
      \ParagraphShape.headIndent, "headIndent",
      "The indent of a paragraph's other lines in points."),
    ParagraphProperty(
      \ParagraphShape.tailIndent, "tailIndent", in: .points,
      "Where lines end, in points: from the leading side if positive, otherwise from the trailing "
        + "one."),
    ParagraphProperty(
      \ParagraphShape.defaultTabInterval, "defaultTabInterval",
      "The distance in points of the tab stops after the last."),
  ]
}
