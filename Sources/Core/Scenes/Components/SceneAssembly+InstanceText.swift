import Documents

extension SceneAssembly {
  /// Returns the text of a scene that includes the file and shows an example of one of its own components
  /// as an instance; nil if there is no such component.
  ///
  /// A file that is a scene itself cannot be included: of its components the text has the instance alone.
  /// - Parameters:
  ///   - given: a mapping with values that take the place of the example's.
  ///   - variant: the values of axes under which it is shown.
  func instanceText(
    of example: SceneExample, given: NodeID, variant: [AxisValue]
  ) -> String? {
    guard let component = components[example.component], component.part == 0 else { return nil }
    let stated = exampleIndex(of: component)[example.name].map(entries) ?? []
    let own = entries(given)
    let with = component.parameters.compactMap { parameter -> YAMLValue.Entry? in
      if let entry = own.first(where: { $0.name == parameter.name }) {
        return YAMLValue.Entry(parameter.name, value(entry.node, isLiteral: true))
      }
      return stated.first { $0.name == parameter.name }
        .map { YAMLValue.Entry(parameter.name, value($0.node, isLiteral: false)) }
    }
    let slots = stated.filter { component.slots.contains($0.name) }
      .map { YAMLValue.Entry($0.name, value($0.node, isLiteral: false)) }
    let instance = YAMLValue.Entry(
      component.name,
      .mapping(
        [.init("type", .word(component.name))]
          + (with.isEmpty ? [] : [.init("with", .mapping(with))]) + slots))
    let file = PathParts.lastName(of: reporter.source.path)
    guard document.value("root", of: document.root) == nil else {
      let words = YAMLValue.comment("A view of \(file), which has the component")
      return YAMLWriter.text(of: .mapping([.init("", words), instance]))
    }
    let size = size(of: component, stated)
    return YAMLWriter.text(
      of: .mapping(
        [
          .init("", .comment("Save this beside \(file), which has the component")),
          .init("include", .list([.word(file)])),
          .init(
            "canvas",
            .mapping(canvas(size.map { value($0, isLiteral: false) }, variant))),
          .init(
            "root",
            .mapping([.init("layoutMargins", .number(0)), .init("subviews", .mapping([instance]))])),
          .init("constraints", .list([.word("\(component.name).edges == root.edges")])),
        ] + axes(variant)))
  }

  /// Returns the width, or the width and the height, that an example or its component's view states.
  private func size(of component: Component, _ stated: [(name: String, node: NodeID)]) -> [NodeID] {
    func own(_ name: String) -> NodeID? {
      isGiven(name, by: component) ? nil : stated.first { $0.name == name }?.node
    }
    let frame = own("frame") ?? component.view.flatMap { document.value("frame", of: $0) }
    if let frame, document.shape(of: frame) == .sequence {
      let numbers = Array(document.items(of: frame))
      if numbers.count == 4 { return Array(numbers[2...]) }
    }
    return own("width").map { [$0] } ?? []
  }

  /// The axes that the canvas has a key for.
  private static let canvasAxes: Set<VariantAxis> = [
    .direction, .locale, .textSize, .appearance, .look, .width, .height, .device, .scale,
  ]

  /// Returns the axes of one value that the canvas has no key for.
  private func axes(_ variant: [AxisValue]) -> [YAMLValue.Entry] {
    let encoder = SceneEncoder()
    let others = variant.filter { !Self.canvasAxes.contains($0.axis) }.compactMap { value in
      value.axis.shape.encode(value, encoder).map {
        YAMLValue.Entry(value.axis.rawValue, .list([$0]))
      }
    }
    return others.isEmpty
      ? [] : [.init("variants", .mapping([.init("axes", .mapping(others))]))]
  }

  /// The file's canvas with a width and a height, which fit the component where there are none, with the values
  /// of a variant in place of its own.
  private func canvas(_ lengths: [YAMLValue], _ variant: [AxisValue]) -> [YAMLValue.Entry] {
    let stated = document.value("canvas", of: document.root).map(entries) ?? []
    let encoder = SceneEncoder()
    let given = variant.filter { Self.canvasAxes.contains($0.axis) }.compactMap { value in
      value.axis.shape.encode(value, encoder).map { YAMLValue.Entry(value.axis.rawValue, $0) }
    }
    let size = ["width", "height"].enumerated().map { index, name in
      YAMLValue.Entry(name, lengths.indices.contains(index) ? lengths[index] : .word("fit"))
    }
    let isDevice = given.contains { $0.key == "device" }
    let own =
      (isDevice ? [] : size)
      + stated.filter { !["width", "height", "device"].contains($0.name) }
      .map { YAMLValue.Entry($0.name, value($0.node, isLiteral: false)) }
    return own.filter { entry in !given.contains { $0.key == entry.key } } + given
  }

  private func entries(_ node: NodeID) -> [(name: String, node: NodeID)] {
    guard document.shape(of: node) == .mapping else { return [] }
    return document.entries(of: node).map { (document.text(of: $0.key), $0.value) }
  }

  /// Returns a node as a value to write.
  ///
  /// - Parameter isLiteral: whether a dollar sign has no meaning in it.
  private func value(_ node: NodeID, isLiteral: Bool) -> YAMLValue {
    switch document.shape(of: node) {
    case .mapping:
      return .mapping(
        entries(node).map { YAMLValue.Entry($0.name, value($0.node, isLiteral: isLiteral)) })
    case .sequence:
      return .list(document.items(of: node).map { value($0, isLiteral: isLiteral) })
    case .scalar, .alias:
      let text = document.text(of: node)
      switch document.scalar(of: node) {
      case .null: return .null
      case .boolean: return .flag(text == "true")
      case .integer, .float: return Double(text).map(YAMLValue.number) ?? .word(text)
      case .string:
        // Two dollar signs are one.
        let parts = text.split(separator: "$", omittingEmptySubsequences: false)
        return .word(isLiteral ? parts.joined(separator: "$$") : text)
      }
    }
  }
}
