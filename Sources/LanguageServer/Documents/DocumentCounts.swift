/// What has been done for an open document so far; tests tell by it what an edit costs.
package struct DocumentCounts: Equatable, Sendable {
  /// Trees of nodes made from the text.
  package var treesMade = 0
  /// Scenes read from it.
  package var scenesRead = 0
  /// Scenes built and laid out.
  package var scenesBuilt = 0
}
