/// A change of a document that cures a finding.
package struct Fix: Hashable, Sendable {
  /// What it does, for people.
  package let title: String
  /// The edits, in bytes of the document as it was when the finding was made.
  package let edits: [TextEdit]
  /// Whether it is the one that is most likely meant.
  package var isPreferred = false
}
