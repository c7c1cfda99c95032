package import Rendering
import Scenes

/// A revision of a scene, to be compared with another in what it states and what moves as a result.
package struct SceneRevision {
  /// Its layout.
  package let scene: LaidOutScene
  private let outline: RecordedOutline

  /// Describes a layout; what the scene names is read from where files come from now.
  package init(_ scene: LaidOutScene) {
    self.scene = scene
    var fingerprints = FileFingerprints()
    outline = RecordedOutline(of: scene, fingerprints: &fingerprints)
  }

  /// Returns the causes of differences from an older revision under the same variant, most certain
  /// first; empty if only the notation differs.
  package func causes(since older: SceneRevision) -> [Cause] {
    let (before, after) = (older.outline.entries, outline.entries)
    let stated = OutlineComparison(before: before, after: after, older: .former).stated
      .map(\.cause)
    let moves = moves(since: older)
    guard !stated.isEmpty || moves == nil else {
      return DifferenceExplanation(
        before: before, after: after, layout: moves, picture: nil, isOwnOutline: true,
        older: .former
      ).causes
    }
    return stated
  }

  /// Returns how the layout differs from an older revision's, or nil if it doesn't.
  package func moves(since older: SceneRevision) -> LayoutDifference? {
    let (first, second) = (older.scene.recorded(), scene.recorded())
    return try? LayoutComparison.compare(
      expected: first.text, actual: second.text, path: scene.subject.name, older: .former)
  }
}
