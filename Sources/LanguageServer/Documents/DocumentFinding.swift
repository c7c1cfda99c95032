package import Documents
import Rendering

/// Something that an editor shows under a document's text.
package struct DocumentFinding: Equatable, Sendable {
  /// What is wrong, with the file and the place that say so.
  package let remark: Diagnostic
  /// The bytes of the document that it stands under.
  package let range: Range<Int>
  /// Further places that take part.
  package var related: [Related] = []
  /// Changes that cure it.
  package var fixes: [Fix] = []

  /// Another place that takes part in a finding.
  package struct Related: Hashable, Sendable {
    /// The path of its file.
    package let path: String
    /// Where in the file; nil for the file as a whole.
    package let place: Place?
    /// What stands there.
    package let message: String
  }

  /// The words under the text: the clause, and what to do about it.
  package var message: String {
    remark.hint.map { "\(remark.message)\nhint: \($0.text)" } ?? remark.message
  }
}
