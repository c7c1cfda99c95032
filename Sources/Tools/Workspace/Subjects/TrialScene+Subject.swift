package import Checking
package import Rendering

extension TrialScene {
  /// Creates a scene that is read and laid out again as often as a trial needs.
  ///
  /// Contradictions in its layouts list the broken constraint alone, for trials that only count them;
  /// what is reported is laid out by the subject itself.
  package init(_ subject: SceneSubject, reader: SceneFileReader, renderer: Renderer) {
    self.init(
      layOut: { variant in try renderer.counting { try subject.layOut(with: renderer, as: variant) }
      },
      edited: { fix in
        let layOut = try reader.layingOut(subject, after: fix, with: renderer)
        return { variant in try renderer.counting { try layOut(variant) } }
      })
  }
}
