/// An edit of a document that fixes a finding.
package struct Fix: Hashable, Sendable {
  /// A description of the edit, for people.
  package let title: String
  /// The edits, in bytes of the document at the time of the finding.
  package let edits: [TextEdit]
  /// Whether this is the most likely intended fix.
  package var isPreferred = false
}
