import Documents

extension SceneAssembly {
  /// The examples of the components that the file itself states.
  var examples: [SceneExample] {
    componentOrder.filter { $0.part == 0 }.flatMap { component in
      exampleNodes(of: component).map { name, _ in
        SceneExample(component: component.name, name: name)
      }
    }
  }

  private func exampleNodes(of component: Component) -> [(name: String, node: NodeID)] {
    guard let examples = component.examples else { return [] }
    return document.entries(of: examples).map { (document.text(of: $0.key), $0.value) }
  }

  /// Where the examples of a component stand, by their names; the first of a name counts.
  func exampleIndex(of component: Component) -> [String: NodeID] {
    if let known = exampleIndices[component.name] { return known }
    let index = Dictionary(
      exampleNodes(of: component).map { ($0.name, $0.node) },
      uniquingKeysWith: { first, _ in first })
    exampleIndices[component.name] = index
    return index
  }

  /// Returns a scene that shows an example alone: the canvas fits the component, which is in a
  /// root without margins; colours, texts and axes are those of the file.
  ///
  /// - Parameters:
  ///   - isRoot: whether the component itself is the root, with the size of the example's frame.
  ///   - given: a mapping with values that take the place of the example's.
  func assembled(
    _ example: SceneExample, isRoot: Bool = false, given: NodeID? = nil
  ) -> YAMLDocument? {
    guard let component = components[example.component], let view = component.view,
      let node = exampleIndex(of: component)[example.name], hasRoomForExample(at: node)
    else { return nil }
    reset(weight: examplesWeight)
    defer { weighExample() }
    self.example = node
    let scope = ComponentScope()
    let key = component.key
    let origin = document.place(of: key).origin
    let keys = exampleKeys(node, of: component, isRoot: isRoot)
    func word(_ text: String) { writer.write(text, isPlain: true, at: key, origin: origin) }
    func openMapping() { writer.open(.mapping, at: key, origin: origin) }
    openMapping()
    writeTables(scope)
    writeShared(scope)
    writeMetrics()
    word("canvas")
    openMapping()
    writeCanvas(scope, keys, at: key)
    writer.close()
    word("root")
    if !isRoot {
      openMapping()
      for text in ["layoutMargins", "0", "subviews"] { word(text) }
      openMapping()
      word(component.name)
    }
    let id = isRoot ? "root" : component.name
    // An example states its slots among its parameters.
    let inner = instance(
      of: component, type: node, with: node, slots: node, scope, id: id, given: given)
    if component.isCircular {
      openMapping()
      writer.close()
    } else {
      let outer = Layer(node: node, scope: scope, component: component, example: keys)
      writeBody([outer, Layer(node: view, scope: inner)], id: id, alias: nil)
    }
    if !isRoot {
      writer.close()
      writer.close()
    }
    writeConstraints(nil, scope, filling: isRoot ? nil : component, room: keys.room)
    writer.close()
    return writer.finished(reporter.origins)
  }

  /// Writes the file's colours, texts, pictures and axes, which its examples share.
  private func writeShared(_ scope: ComponentScope) {
    for (key, value) in document.entries(of: document.root) {
      switch document.text(of: key) {
      case "colors", "strings", "pictures": writePair(key, value, scope)
      case "variants": writeAxes(key, value, scope)
      case "waive": writeWaivers(key, value, scope)
      default: break
      }
    }
  }

  /// Writes the waivers that cover all views.
  private func writeWaivers(_ key: NodeID, _ value: NodeID, _ scope: ComponentScope) {
    guard document.shape(of: value) == .sequence else { return }
    let origin = document.place(of: key).origin
    writer.write("waive", isPlain: true, at: key, origin: origin)
    writer.open(.sequence, at: value, origin: origin)
    for waiver in document.items(of: value) where document.value("view", of: waiver) == nil {
      write(waiver, scope)
    }
    writer.close()
  }

  /// Writes the file's canvas without its size, which is the component's; in a file with a scene,
  /// also without its insets, which belong to that scene.
  private func writeCanvas(_ scope: ComponentScope, _ keys: ExampleKeys, at key: NodeID) {
    let origin = document.place(of: key).origin
    let isAlone = document.value("root", of: document.root) == nil
    if let canvas = document.value("canvas", of: document.root),
      document.shape(of: canvas) == .mapping
    {
      for (inner, value) in document.entries(of: canvas) {
        let name = document.text(of: inner)
        guard !["width", "height", "device"].contains(name), isAlone || name != "safeArea" else {
          continue
        }
        writePair(inner, value, scope)
      }
    }
    for (index, extent) in ["width", "height"].enumerated() {
      writer.write(extent, isPlain: true, at: key, origin: origin)
      if let size = keys.rootSize {
        write(size[index], scope)
      } else if extent == "width", let width = keys.width {
        write(width, scope)
      } else {
        writer.write("fit", isPlain: true, at: key, origin: origin)
      }
    }
  }

  /// Writes the file's axes except those that change the canvas's size or the state.
  private func writeAxes(_ key: NodeID, _ node: NodeID, _ scope: ComponentScope) {
    let others = ["width", "height", "device", "keyboard", "state"]
    guard document.shape(of: node) == .mapping,
      let axes = document.value("axes", of: node), document.shape(of: axes) == .mapping
    else { return }
    writer.copy(key, origin: origin(key, scope))
    writer.open(.mapping, at: node, origin: origin(node, scope))
    for (inner, value) in document.entries(of: node) {
      let name = document.text(of: inner)
      guard name == "axes" else {
        // Single variants may name axes that are omitted here.
        if name == "strategy" { writePair(inner, value, scope) }
        continue
      }
      writer.copy(inner, origin: origin(inner, scope))
      writer.open(.mapping, at: value, origin: origin(value, scope))
      for (axis, values) in document.entries(of: value)
      where !others.contains(document.text(of: axis)) && !isOfStates(axis) {
        writePair(axis, values, scope)
      }
      writer.close()
    }
    writer.close()
  }
}

extension SceneAssembly {
  /// Whether an axis of the file's is one of its scene's states.
  private func isOfStates(_ axis: NodeID) -> Bool {
    VariantAxis(rawValue: document.text(of: axis)) == nil
      && document.value("states", of: document.root) != nil
  }

  /// The components of the files, for listing.
  func makeOutlines() -> [SceneComponent] {
    componentOrder.map { component in
      let place = document.place(of: component.key)
      let unused = placesOfUnusedParameters(of: component)
      return SceneComponent(
        name: component.name, place: place, why: component.why,
        parameters: component.parameters.map { parameter in
          SceneComponent.Parameter(
            name: parameter.name, type: parameter.type,
            standard: parameter.standard.map { text(of: $0) },
            place: document.place(of: parameter.key), unusedIn: unused[parameter.name])
        },
        slots: component.slots, examples: outlines(ofExamplesOf: component),
        source: lines(of: component, from: place), isOwn: component.part == 0)
    }
  }

  private func outlines(ofExamplesOf component: Component) -> [SceneComponent.Example] {
    exampleNodes(of: component).map { name, node in
      guard document.shape(of: node) == .mapping else {
        return SceneComponent.Example(name: name, values: [])
      }
      let values = document.entries(of: node).compactMap { key, value in
        let name = document.text(of: key)
        return component.parameters.contains { $0.name == name }
          ? SceneComponent.Example.Value(name: name, text: text(of: value)) : nil
      }
      return SceneComponent.Example(name: name, values: values)
    }
  }

  /// Returns a value as it is written; lists and mappings are abbreviated.
  private func text(of node: NodeID) -> String {
    switch document.shape(of: node) {
    case .scalar, .alias:
      document.scalar(of: node) == .string
        ? "\"\(document.text(of: node))\"" : document.text(of: node)
    case .sequence: "[...]"
    case .mapping: "{...}"
    }
  }

  /// Returns the line of a component's name and the lines below it that are indented further.
  private func lines(of component: Component, from place: Place) -> String {
    let file = reporter.origins.file(of: place)
    func indent(_ line: String) -> Int { line.prefix { $0 == " " }.count }
    let first = file.line(place.line)
    var lines = [first]
    var number = place.line + 1
    while number <= file.lineCount, lines.count < 400 {
      let line = file.line(number)
      let isEmpty = line.allSatisfy { $0 == " " }
      guard isEmpty || indent(line) > indent(first) else { break }
      lines.append(line)
      number += 1
    }
    while lines.last?.allSatisfy({ $0 == " " }) == true { lines.removeLast() }
    return lines.map { String($0.dropFirst(min(indent(first), indent($0)))) }
      .joined(separator: "\n")
  }
}
