import Documents
import Localization

extension SceneAssembly {
  /// Returns the template by which translations refer to a text with names in it; nil for a text
  /// that has none, or that is one name.
  func template(of node: NodeID, _ text: String, _ scope: ComponentScope) -> SceneTemplate? {
    let written = document.text(of: node)
    let template = self.template(of: node)
    guard template.wholeName == nil else { return nil }
    var format = ""
    var names: [String] = []
    var arguments: [SceneArgument] = []
    for piece in template.pieces {
      switch piece {
      case .text(let plain):
        format += plain.split(separator: "%", omittingEmptySubsequences: false)
          .joined(separator: "%%")
      case .name(let path, _, let range):
        guard let found = resolve(path, range, in: node, scope),
          let argument = argument(found.value, found.rest)
        else { return nil }
        names.append((path.prefix(path.count - found.rest.count)).joined(separator: "."))
        arguments.append(argument)
        if case .number(let number) = argument {
          format += number == number.rounded() ? "%lld" : "%lf"
        } else {
          format += "%@"
        }
        format += found.rest.map { ".\($0)" }.joined()
      }
    }
    guard !names.isEmpty else { return nil }
    return SceneTemplate(
      text: text, written: written, format: format, names: names, arguments: arguments)
  }

  private func argument(_ value: ComponentValue, _ rest: ArraySlice<String>) -> SceneArgument? {
    number(of: value).map(SceneArgument.number) ?? text(of: value).map(SceneArgument.text)
  }
}
