/// The work a workspace has done so far; tests subtract two counts to measure the cost of a
/// change.
package struct WorkspaceCounts: Equatable, Sendable {
  /// Files read and folders listed.
  package var filesRead = 0
  /// Scene files and documents read into values.
  package var scenesRead = 0
  /// Trees built and laid out.
  package var scenesBuilt = 0
  /// Text measurements requested by layouts.
  package var textsMeasured = 0

  /// Makes a count of no work.
  package init(
    filesRead: Int = 0, scenesRead: Int = 0, scenesBuilt: Int = 0, textsMeasured: Int = 0
  ) {
    self.filesRead = filesRead
    self.scenesRead = scenesRead
    self.scenesBuilt = scenesBuilt
    self.textsMeasured = textsMeasured
  }

  package static func - (now: WorkspaceCounts, before: WorkspaceCounts) -> WorkspaceCounts {
    WorkspaceCounts(
      filesRead: now.filesRead - before.filesRead, scenesRead: now.scenesRead - before.scenesRead,
      scenesBuilt: now.scenesBuilt - before.scenesBuilt,
      textsMeasured: now.textsMeasured - before.textsMeasured)
  }
}
