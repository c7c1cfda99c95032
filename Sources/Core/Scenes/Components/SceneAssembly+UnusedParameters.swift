import Controls
import Documents

extension SceneAssembly {
  /// Returns, for the parameters of a component that nothing in it uses, the keys of the mappings
  /// that state or give them; none for a component of another file.
  func placesOfUnusedParameters(of component: Component) -> [String: [Place]] {
    guard component.part == 0, let table = component.parameterTable, let view = component.view
    else { return [:] }
    var words = ParameterWords(document)
    words.add(view)
    for parameter in component.parameters { parameter.standard.map { words.add($0) } }
    component.constraints.map { words.addEquations($0) }
    let unused = component.parameters.filter { !words.name($0) }
    guard !unused.isEmpty else { return [:] }
    var places = Dictionary(
      unused.map { ($0.name, [document.place(of: table)]) }, uniquingKeysWith: { first, _ in first }
    )
    func note(_ key: NodeID, _ values: NodeID) {
      guard document.shape(of: values) == .mapping else { return }
      for (name, _) in document.entries(of: values) {
        places[document.text(of: name)]?.append(document.place(of: key))
      }
    }
    if let examples = component.examples, document.shape(of: examples) == .mapping {
      for (name, example) in document.entries(of: examples) { note(name, example) }
    }
    var visited: Set<NodeID> = []
    forEachInstance(of: component.name, in: roots[0], &visited, note)
    return places
  }

  /// Calls a closure with what the file's instances of a component give, and its key.
  private func forEachInstance(
    of component: String, in node: NodeID, _ visited: inout Set<NodeID>,
    _ body: (NodeID, NodeID) -> Void
  ) {
    guard visited.insert(node).inserted else { return }
    switch document.shape(of: node) {
    case .scalar, .alias: break
    case .sequence:
      for item in document.items(of: node) {
        forEachInstance(of: component, in: item, &visited, body)
      }
    case .mapping:
      let type = document.value("type", of: node)
      let isInstance =
        type.map { document.shape(of: $0) == .scalar && document.text(of: $0) == component } == true
      for (key, value) in document.entries(of: node) {
        if isInstance, document.isText(of: key, "with") { body(key, value) }
        forEachInstance(of: component, in: value, &visited, body)
      }
    }
  }
}

/// The words in a component that may be names of its parameters.
private struct ParameterWords {
  private let document: YAMLDocument
  /// The words of conditions, and of texts with a dollar sign.
  private var named: Set<Substring> = []
  /// The words of equations and formats, which name numbers without one.
  private var inEquations: Set<Substring> = []
  /// What was read, which may stand in several places; as a condition it has more names.
  private var visited: [Bool: Set<NodeID>] = [:]

  init(_ document: YAMLDocument) { self.document = document }

  /// Whether a parameter is named.
  func name(_ parameter: ComponentParameter) -> Bool {
    let name = parameter.name[...]
    return named.contains(name) || parameter.type == .number && inEquations.contains(name)
  }

  /// - Parameter isCondition: whether names need no dollar sign.
  mutating func add(_ node: NodeID, isCondition: Bool = false) {
    guard visited[isCondition, default: []].insert(node).inserted else { return }
    switch document.shape(of: node) {
    case .scalar, .alias:
      if isCondition || document.hasDollar(node) { named.formUnion(words(of: node)) }
    case .sequence:
      for item in document.items(of: node) { add(item, isCondition: isCondition) }
    case .mapping:
      for (key, value) in document.entries(of: node) {
        let begins = document.isText(of: key, "if") || document.isText(of: key, "when")
        add(key, isCondition: isCondition)
        add(value, isCondition: isCondition || begins)
      }
    }
  }

  /// Adds the constraints of a component.
  mutating func addEquations(_ node: NodeID) {
    add(node)
    var equations = ParameterWords(document)
    equations.add(node, isCondition: true)
    inEquations.formUnion(equations.named)
  }

  private func words(of node: NodeID) -> [Substring] {
    document.text(of: node).split {
      !($0.isASCII && ($0.isLetter || $0.isNumber) || $0 == "_")
    }
  }
}
