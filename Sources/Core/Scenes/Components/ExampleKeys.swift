import Documents

/// The keys of an example's view besides parameters and slots: the frame that it is shown in.
struct ExampleKeys {
  /// The key and its value; nil if the example has none, or if `frame` is a parameter or slot of
  /// the component.
  let frame: (key: NodeID, value: NodeID)?
  /// The width in which the view is shown, as high as it then has to be; nil for the one it fits.
  let width: NodeID?
  /// Whether the view is the root, which has the canvas's size.
  let isRoot: Bool
  /// The width and height of a root's frame; nil if they can't be read.
  let rootSize: [NodeID]?
  /// The room beside the view, and above and below it, in points: where its frame begins.
  let room: [Double]
}

extension SceneAssembly {
  /// Returns the keys of an example's view.
  func exampleKeys(_ node: NodeID, of component: Component, isRoot: Bool) -> ExampleKeys {
    var frame: (key: NodeID, value: NodeID)?
    if document.shape(of: node) == .mapping {
      frame = document.entries(of: node).first { document.isText(of: $0.key, "frame") }
        .flatMap { isGiven("frame", by: component) ? nil : $0 }
    }
    var width: NodeID?
    if document.shape(of: node) == .mapping, !isGiven("width", by: component) {
      width = document.value("width", of: node)
    }
    let stated = frame?.value ?? component.view.flatMap { document.value("frame", of: $0) }
    var size: [NodeID]?
    if isRoot, let stated, document.shape(of: stated) == .sequence {
      let numbers = Array(document.items(of: stated))
      if numbers.count == 4 { size = Array(numbers[2...]) }
    }
    return ExampleKeys(
      frame: frame, width: width, isRoot: isRoot, rootSize: size,
      room: frame.map { room(beginning: $0.value) } ?? [0, 0])
  }

  /// Returns where a frame begins; 0 for what is no positive number.
  private func room(beginning frame: NodeID) -> [Double] {
    guard document.shape(of: frame) == .sequence else { return [0, 0] }
    let origin = document.items(of: frame).map {
      max(number(of: .node($0, ComponentScope())) ?? 0, 0)
    }
    return origin.count == 4 ? Array(origin[..<2]) : [0, 0]
  }

  /// Whether a name is that of a parameter or a slot.
  func isGiven(_ name: String, by component: Component) -> Bool {
    component.slots.contains(name) || component.parameters.contains { $0.name == name }
  }

  /// Whether a key is the frame or the width of the example being laid out.
  func isFrame(_ key: NodeID, ofExample node: NodeID) -> Bool {
    node == example && (document.isText(of: key, "frame") || document.isText(of: key, "width"))
  }

  /// Writes the frame of an example's view, unless it is the root's.
  func writeFrame(of keys: ExampleKeys) {
    guard let frame = keys.frame, keys.rootSize == nil else { return }
    writePair(frame.key, frame.value, ComponentScope())
  }

  /// Whether an example overrides a key of its component's view.
  func replaces(_ key: NodeID, in keys: ExampleKeys) -> Bool {
    (keys.frame != nil || keys.rootSize != nil) && document.isText(of: key, "frame")
  }
}
