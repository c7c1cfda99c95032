import Documents
import Rendering
import Scenes

extension LayoutSubject {
  /// Findings about parameters that their component does not use, in the first example of each component or
  /// in the scene that states it.
  var unusedParameters: [CheckFinding] {
    guard let scene = self as? Scene else { return [] }
    let shown = scene.components.filter { component in
      guard component.isOwn else { return false }
      guard let example = scene.example else { return true }
      return example.component == component.name && example.name == component.examples.first?.name
    }
    return shown.flatMap { component in
      component.parameters.compactMap { parameter -> CheckFinding? in
        guard let places = parameter.unusedIn else { return nil }
        if let text = component.source.placeholder(of: parameter.name) {
          return finding(
            .warning, .ignoredKey,
            "'\(text)' is a text: the value of a parameter is written '$\(parameter.name)'",
            at: parameter.place)
        }
        return finding(
          .warning, .ignoredKey,
          "nothing in '\(component.name)' uses its parameter '\(parameter.name)'",
          at: parameter.place,
          advice: [
            Advice("remove the parameter", places.map { .unset(parameter.name, of: $0) })
          ])
      }
    }
  }
}

extension String {
  /// Returns a name in the braces of another system: `{{name}}`, `{name}`; nil without one.
  fileprivate func placeholder(of name: String) -> String? {
    ["{{\(name)}}", "{{ \(name) }}", "{\(name)}"].first(where: contains)
  }
}
