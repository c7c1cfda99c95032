import Documents
import Scenes
import Workspace

extension LayoutChoices {
  /// Returns the subjects of a file that the command line refers to: all, or the examples of a
  /// component.
  func chosen(_ subjects: [Job.Subject], of path: String) throws(Failure) -> [Job.Subject] {
    guard let component else { return subjects }
    let examples = subjects.compactMap { subject -> (SceneExample, Job.Subject)? in
      guard case .scene(let loaded) = subject, let example = loaded.scene.example else {
        return nil
      }
      return (example, subject)
    }
    let own = examples.filter { $0.0.component == component }
    guard !own.isEmpty else {
      throw Failure(
        "has no component '\(component)' with examples"
          + Self.hint(component, among: examples.map(\.0.component)), file: path)
    }
    guard let example else { return own.map(\.1) }
    let chosen = own.filter { $0.0.name == example }
    guard !chosen.isEmpty else {
      throw Failure(
        "'\(component)' has no example '\(example)'"
          + Self.hint(example, among: own.map(\.0.name)), file: path)
    }
    return chosen.map(\.1)
  }

  private static func hint(_ name: String, among known: [String]) -> String {
    if let near = NearestName.of(name, among: known) { return "; did you mean '\(near)'?" }
    var names: [String] = []
    for name in known where !names.contains(name) { names.append(name) }
    return names.isEmpty
      ? "" : "; there are \(NameList.candidates(for: name, among: names.map { "'\($0)'" }))"
  }
}
