import AutoLayout
import Diagnosis
import Documents
import Rendering

extension ExplanationTarget {
  /// Returns the target named on the command line. Throws a failure that says what there is
  /// instead.
  static func find(_ text: String, in scene: LaidOutScene) throws -> ExplanationTarget {
    do throws(ExplanationTarget.Failure) {
      return try ExplanationTarget(scene.subject.canonicalPath(text), in: scene.root)
    } catch {
      throw SceneErrors([
        scene.subject.diagnostic(
          .error, .unknownItem, error.message, at: nil, hint: error.hint)
      ])
    }
  }
}
