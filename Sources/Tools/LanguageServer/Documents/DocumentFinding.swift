package import Documents

/// A finding that an editor shows under a document's text.
package struct DocumentFinding: Equatable, Sendable {
  /// The finding itself, with its file and place.
  package let remark: Diagnostic
  /// The bytes of the document to underline.
  package let range: Range<Int>
  /// Other places involved.
  package var related: [Related] = []

  /// Another place involved in a finding.
  package struct Related: Hashable, Sendable {
    /// The path of its file.
    package let path: String
    /// The place in the file; nil for the whole file.
    package let place: Place?
    /// The message about the place.
    package let message: String
  }

  /// The message under the text: the clause, and what to do about it.
  package var message: String {
    remark.hint.map { "\(remark.message)\nhint: \($0.text)" } ?? remark.message
  }
}
