package import Checking
import Documents
package import Rendering
import Scenes

extension TrialScene {
  /// Creates a scene that is read and laid out again as often as a trial needs.
  ///
  /// Contradictions in its layouts list the broken constraint alone, for trials that only count them;
  /// what is reported is laid out by the subject itself.
  package init(_ subject: SceneSubject, reader: SceneFileReader, renderer: Renderer) {
    self.init(subject, renderer: renderer) { fix throws(SceneErrors) in
      try reader.read(subject, after: fix)
    }
  }

  /// Creates the same of a scene whose text is not alone what is read again after a fix.
  init(
    _ subject: SceneSubject, renderer: Renderer,
    edited: @escaping (Fix) throws(SceneErrors) -> SceneSubject
  ) {
    self.init(
      layOut: { variant in try renderer.counting { try subject.layOut(with: renderer, as: variant) }
      },
      edited: { fix in
        let subject = try edited(fix)
        return { variant in
          try renderer.counting { try subject.layOut(with: renderer, as: variant) }
        }
      })
  }
}
