package import Checking
package import Rendering

extension TrialScene {
  /// Creates a scene that is read and laid out again as often as a trial needs.
  package init(_ subject: SceneSubject, reader: SceneFileReader, renderer: Renderer) {
    self.init(
      layOut: { try subject.layOut(with: renderer, as: $0) },
      edited: { try reader.layingOut(subject, after: $0, with: renderer) })
  }
}
