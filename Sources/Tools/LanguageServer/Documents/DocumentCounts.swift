/// The work done for an open document so far, which tests use to measure the cost of an edit.
package struct DocumentCounts: Equatable, Sendable {
  /// The number of trees of nodes made from the text.
  package var treesMade = 0
  /// The number of scenes read from the text.
  package var scenesRead = 0
  /// The number of scenes built and laid out.
  package var scenesBuilt = 0
}
