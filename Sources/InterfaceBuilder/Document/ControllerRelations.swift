/// Which controllers contain or push which: it decides the bars over a controller's view.
package struct ControllerRelations: Sendable {
  private var containers: [String: [(kind: String, id: String)]] = [:]
  private var controllers: [String: XMLElement] = [:]

  /// Reads the segues of a document.
  init(_ document: XMLElement) {
    visit(document, controller: nil)
  }

  private mutating func visit(_ element: XMLElement, controller: String?) {
    var owner = controller
    if element.isController, let id = element["id"] {
      owner = id
      controllers[id] = element
    }
    if element.name == "segue", let owner, let target = element["destination"] {
      containers[target, default: []].append((element["kind"] ?? "", owner))
    }
    for child in element.children { visit(child, controller: owner) }
  }

  /// Whether a navigation controller shows the controller, at its root or by pushing.
  package func isInNavigation(_ id: String) -> Bool {
    reaches(id) {
      $0.name == "navigationController"
    } through: {
      ["relationship", "show", "push"].contains($0)
    }
  }

  /// Whether a container view of another controller shows the controller.
  package func isEmbedded(_ id: String) -> Bool {
    containers[id]?.contains { $0.kind == "embed" } ?? false
  }

  /// Whether a tab bar controller contains the controller, directly or through a navigation.
  package func isInTabBar(_ id: String) -> Bool {
    reaches(id) {
      $0.name == "tabBarController"
    } through: {
      ["relationship", "show", "push"].contains($0)
    }
  }

  private func reaches(
    _ id: String, _ isGoal: (XMLElement) -> Bool, through follows: (String) -> Bool
  ) -> Bool {
    var seen: Set<String> = [id]
    var pending = [id]
    while let current = pending.popLast() {
      for (kind, source) in containers[current] ?? [] where follows(kind) && !seen.contains(source)
      {
        if let controller = controllers[source], isGoal(controller) { return true }
        seen.insert(source)
        pending.append(source)
      }
    }
    return false
  }
}
