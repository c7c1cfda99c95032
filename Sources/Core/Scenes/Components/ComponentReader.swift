import Controls
import Documents

/// Reads the components of a scene's files.
struct ComponentReader {
  private let document: YAMLDocument
  private let reporter: Reporter
  private(set) var components: [String: Component] = [:]
  /// The components in the order of the files.
  private(set) var order: [Component] = []

  static let keys = [
    "why", "parameters", "view", "constraints", "slots", "examples",
  ]

  init(_ document: YAMLDocument, _ reporter: Reporter) {
    self.document = document
    self.reporter = reporter
  }

  /// Reads the components of a file.
  mutating func read(_ table: NodeID, part: Int) {
    guard document.shape(of: table) == .mapping else {
      return report(.mustBe("components", "a mapping", kind(table)), at: table)
    }
    for (key, value) in document.entries(of: table) {
      let name = document.text(of: key)
      guard Identifier.isValid(name) else {
        report(.badComponentName(name), at: key)
        continue
      }
      if let other = components[name] {
        // Files come after those that include them, and an including file is the one at fault.
        let (wrong, first) = other.part < part ? (other.key, key) : (key, other.key)
        let place = document.place(of: first)
        report(
          .duplicateComponent(
            name, file: reporter.origins.file(of: place).path, line: place.line),
          at: wrong)
        continue
      }
      if document.withText(of: key, { ViewKind.words[$0] }) != nil {
        report(.componentNamedAsType(name), at: key)
        continue
      }
      let component = Component(name: name, key: key, part: part)
      components[name] = component
      order.append(component)
      read(value, into: component)
    }
  }

  private func read(_ node: NodeID, into component: Component) {
    guard document.shape(of: node) == .mapping else {
      return report(.mustBe(component.name, "a mapping", kind(node)), at: node)
    }
    for (key, value) in document.entries(of: node) {
      let name = document.text(of: key)
      switch name {
      case "why":
        guard document.shape(of: value) == .scalar else {
          report(.mustBe("why", "a string", kind(value)), at: value)
          continue
        }
        component.why = document.text(of: value)
      case "parameters":
        component.parameterTable = key
        readParameters(value, into: component)
      case "view":
        guard document.shape(of: value) == .mapping else {
          report(.mustBe("view", "a mapping", kind(value)), at: value)
          continue
        }
        component.view = value
      case "constraints":
        guard document.shape(of: value) == .sequence else {
          report(.mustBe("constraints", "a list", kind(value)), at: value)
          continue
        }
        component.constraints = value
      case "slots": readSlots(value, into: component)
      case "examples": readExamples(value, into: component)
      default:
        let hint = ViewFields.hint(forKeyOfComponent: name)
        report(.unknownKey(name, in: "component", Self.keys, hint: hint), at: key)
      }
    }
    guard document.value("view", of: node) != nil else {
      return report(.missingKey("view", in: "component"), at: component.key)
    }
    if let view = component.view, !component.slots.isEmpty {
      var walked: Set<NodeID> = []
      component.placelessSlots = Set(component.slots).subtracting(slotPlaces(in: view, &walked))
    }
  }

  private func readParameters(_ node: NodeID, into component: Component) {
    guard document.shape(of: node) == .mapping else {
      return report(.mustBe("parameters", "a mapping", kind(node)), at: node)
    }
    for (key, value) in document.entries(of: node) {
      let name = document.text(of: key)
      guard Identifier.isValid(name) else {
        report(.badParameterName(name), at: key)
        continue
      }
      guard name != "item", name != "index" else {
        report(.reservedParameter(name), at: key)
        continue
      }
      var standard: NodeID?
      var typeNode: NodeID? = value
      if document.shape(of: value) == .mapping {
        typeNode = document.value("type", of: value)
        standard = document.value("default", of: value)
        for (inner, _) in document.entries(of: value) {
          let word = document.text(of: inner)
          if word != "type", word != "default" {
            report(.unknownKey(word, in: "parameter", ["type", "default"]), at: inner)
          }
        }
        if typeNode == nil { report(.missingKey("type", in: "parameter"), at: value) }
      }
      // One whose type is missing is a parameter all the same, so that its uses are not errors too.
      let type = typeNode.map(parameterType) ?? .text
      component.parameters.append(
        ComponentParameter(name: name, key: key, type: type, standard: standard))
    }
  }

  /// Returns the type that a node names. An unknown one is reported, and the type that it most
  /// likely means returned, so that the parameter's uses are not errors too.
  private func parameterType(at node: NodeID) -> ParameterType {
    let word = document.shape(of: node) == .scalar ? document.text(of: node) : "a list"
    if let type = ParameterType(rawValue: word) { return type }
    report(.unknownParameterType(word), at: node)
    return UIKitWords.parameterTypes[word.lowercased()].flatMap(ParameterType.init) ?? .text
  }

  /// Returns the slots that have a place in a value, skipping nodes that have been walked.
  private func slotPlaces(in node: NodeID, _ walked: inout Set<NodeID>) -> Set<String> {
    guard document.shape(of: node) != .scalar, walked.insert(node).inserted else { return [] }
    var names: Set<String> = []
    if document.shape(of: node) == .mapping {
      for (key, value) in document.entries(of: node) {
        if document.isText(of: key, "slot"), document.shape(of: value) == .scalar {
          names.insert(document.text(of: value))
        } else {
          names.formUnion(slotPlaces(in: value, &walked))
        }
      }
    } else {
      for item in document.items(of: node) { names.formUnion(slotPlaces(in: item, &walked)) }
    }
    return names
  }

  private func readSlots(_ node: NodeID, into component: Component) {
    guard document.shape(of: node) == .sequence else {
      return report(.mustBe("slots", "a list of names", kind(node)), at: node)
    }
    for item in document.items(of: node) {
      let name = document.shape(of: item) == .scalar ? document.text(of: item) : ""
      let isKey = ViewKind.allCases.contains { ViewFields.table(of: $0).contains(name) }
      guard Identifier.isValid(name), !isKey, !["with", "each", "if", "slot"].contains(name) else {
        report(.badSlotName(name), at: item)
        continue
      }
      guard !component.slots.contains(name) else {
        report(.repeatedSlot(name), at: item)
        continue
      }
      component.slots.append(name)
    }
  }

  private func readExamples(_ node: NodeID, into component: Component) {
    guard document.shape(of: node) == .mapping else {
      return report(.mustBe("examples", "a mapping", kind(node)), at: node)
    }
    component.examples = node
    for (key, value) in document.entries(of: node) {
      let name = document.text(of: key)
      if !Identifier.isFileWord(name) { report(.badExampleName(name), at: key) }
      let isEmpty = document.shape(of: value) == .scalar && document.scalar(of: value) == .null
      if document.shape(of: value) != .mapping, !isEmpty {
        report(.mustBe(name, "a mapping", kind(value)), at: value)
      }
    }
  }

  private func kind(_ node: NodeID) -> String {
    SceneDecoder(document, reporter).kind(of: node).words
  }

  private func report(_ clause: Clause, at node: NodeID) {
    reporter.report(clause, at: document.place(of: node))
  }
}

extension ComponentReader {
  /// Finds the components that contain themselves, and the slots that occur twice.
  func checkContents() {
    var finished: Set<String> = []
    for component in order {
      var ring: [String] = []
      visit(component, &ring, &finished)
    }
  }

  private func visit(_ component: Component, _ ring: inout [String], _ finished: inout Set<String>)
  {
    guard !finished.contains(component.name) else { return }
    ring.append(component.name)
    var slots: [String: Int] = [:]
    var uses: [(component: Component, type: NodeID)] = []
    if let view = component.view { collect(view, &uses, &slots, of: component) }
    for (used, type) in uses {
      if let start = ring.firstIndex(of: used.name) {
        report(.circularComponent(Array(ring[start...]) + [used.name]), at: type)
        used.isCircular = true
      } else {
        visit(used, &ring, &finished)
      }
    }
    ring.removeLast()
    finished.insert(component.name)
  }

  /// Collects the components and slots that a view and its contents use.
  private func collect(
    _ node: NodeID, _ uses: inout [(component: Component, type: NodeID)],
    _ slots: inout [String: Int], of component: Component
  ) {
    switch document.shape(of: node) {
    case .scalar, .alias: break
    case .sequence:
      for item in document.items(of: node) { collect(item, &uses, &slots, of: component) }
    case .mapping:
      for (key, value) in document.entries(of: node) {
        if document.isText(of: key, "type"), document.shape(of: value) == .scalar,
          let used = components[document.text(of: value)]
        {
          uses.append((used, value))
        } else if document.isText(of: key, "slot"), document.shape(of: value) == .scalar {
          check(value, &slots, of: component)
        } else {
          collect(value, &uses, &slots, of: component)
        }
      }
    }
  }

  private func check(_ node: NodeID, _ slots: inout [String: Int], of component: Component) {
    let name = document.text(of: node)
    let line = document.place(of: node).line
    guard component.slots.contains(name) else {
      return report(.unknownSlot(name, component.name, component.slots), at: node)
    }
    if let first = slots[name] {
      report(.slotPlacedTwice(name, firstLine: first), at: node)
    } else {
      slots[name] = line
    }
  }
}
