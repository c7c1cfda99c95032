/// A line of a text, any stretch of which can be read without the rest.
///
/// A file of a megabyte may be a single line, which thousands of diagnostics point into.
package struct SourceLine: Sendable, ExpressibleByStringLiteral {
  private enum Source: Sendable {
    case text(String)
    case file(SourceFile, Int)
  }

  private let source: Source

  /// Wraps a line that is in no file.
  package init(_ text: String) { source = .text(text) }

  /// Wraps a line that is in no file.
  package init(stringLiteral text: String) { source = .text(text) }

  /// Refers to a line of a file, starting at 1; past the end it is empty.
  package init(_ number: Int, of file: SourceFile) { source = .file(file, number) }

  /// The number of Unicode scalars.
  package var count: Int {
    switch source {
    case .text(let text): text.unicodeScalars.count
    case .file(let file, let number): file.scalarCount(ofLine: number)
    }
  }

  /// Returns the scalars of a range of indices, as far as there are any.
  package func scalars(_ range: Range<Int>) -> [Unicode.Scalar] {
    switch source {
    case .text(let text):
      Array(text.unicodeScalars.dropFirst(range.lowerBound).prefix(range.count))
    case .file(let file, let number): file.scalars(range, ofLine: number)
    }
  }
}
