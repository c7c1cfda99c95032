import Diagnosis
package import Rendering
import Scenes

/// What two revisions of a scene file state differently, and what moves as a result.
package enum SceneRevision {
  /// Returns the causes, most certain first; empty if only the notation differs.
  ///
  /// - Parameters:
  ///   - older: the layout of the older revision.
  ///   - newer: the layout of the newer revision, under the same variant.
  package static func causes(from older: LaidOutScene, to newer: LaidOutScene) -> [Cause] {
    var fingerprints = FileFingerprints()
    let before = RecordedOutline(of: older, fingerprints: &fingerprints)
    let after = RecordedOutline(of: newer, fingerprints: &fingerprints)
    let stated = OutlineComparison(before: before.entries, after: after.entries).stated
      .map(\.cause)
    let moves = moves(from: older, to: newer)
    guard !stated.isEmpty || moves == nil else {
      return DifferenceExplanation(
        before: before.entries, after: after.entries, layout: moves, picture: nil,
        isOwnOutline: true
      ).causes
    }
    return stated
  }

  /// Returns how the layouts differ, or nil if they don't.
  package static func moves(
    from older: LaidOutScene, to newer: LaidOutScene
  ) -> LayoutDifference? {
    let (first, second) = (older.recorded(), newer.recorded())
    return try? LayoutComparison.compare(
      expected: first.text, actual: second.text, path: newer.subject.name)
  }
}
