import Documents

/// What an example says of its view beside parameters and slots: the frame that it is shown in.
struct ExampleKeys {
  /// The key and its value; nil where the example has none, or its component a parameter of this name.
  let frame: (key: NodeID, value: NodeID)?
  /// Whether the view is the root, whose size is the canvas's.
  let isRoot: Bool
  /// Width and height of the frame of a root; nil where there are none to be read.
  let rootSize: [NodeID]?
}

extension SceneAssembly {
  /// The keys of an example's view.
  func exampleKeys(_ node: NodeID, of component: Component, isRoot: Bool) -> ExampleKeys {
    var frame: (key: NodeID, value: NodeID)?
    if document.shape(of: node) == .mapping {
      frame = document.entries(of: node).first { isFrame($0.key, ofExample: node) }
        .flatMap { isGiven("frame", by: component) ? nil : $0 }
    }
    let stated = frame?.value ?? component.view.flatMap { document.value("frame", of: $0) }
    var size: [NodeID]?
    if isRoot, let stated, document.shape(of: stated) == .sequence {
      let numbers = Array(document.items(of: stated))
      if numbers.count == 4 { size = Array(numbers[2...]) }
    }
    return ExampleKeys(frame: frame, isRoot: isRoot, rootSize: size)
  }

  private func isGiven(_ name: String, by component: Component) -> Bool {
    component.slots.contains(name) || component.parameters.contains { $0.name == name }
  }

  /// Whether a key of the example that is being laid out is its frame.
  func isFrame(_ key: NodeID, ofExample node: NodeID) -> Bool {
    node == example && document.isText(of: key, "frame")
  }

  /// Writes the frame of an example's view, the root's apart.
  func writeFrame(of keys: ExampleKeys) {
    guard let frame = keys.frame, keys.rootSize == nil else { return }
    writePair(frame.key, frame.value, ComponentScope())
  }

  /// Whether an example says in place of its component what a key of the view says.
  func replaces(_ key: NodeID, in keys: ExampleKeys) -> Bool {
    (keys.frame != nil || keys.rootSize != nil) && document.isText(of: key, "frame")
  }
}
