import AutoLayout
import Diagnosis
import Documents
import Rendering
import Scenes

extension ExplanationTarget {
  /// The target of a command line; throws the failure that says what there is instead.
  static func find(_ text: String, in scene: LaidOutScene) throws -> ExplanationTarget {
    do throws(ExplanationTarget.Failure) {
      return try ExplanationTarget(text, in: scene.root)
    } catch {
      let (what, near): (String, String?) =
        switch error {
        case .unknownItem(let name, let near): ("unknown view '\(name)'", near)
        case .unknownAttribute(let name, let near): ("unknown attribute '\(name)'", near)
        }
      throw SceneErrors([
        scene.subject.diagnostic(
          .error, .unknownItem, what, at: nil, hint: near.map { "did you mean '\($0)'?" })
      ])
    }
  }
}
