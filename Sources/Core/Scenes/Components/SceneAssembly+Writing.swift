import Documents

extension SceneAssembly {
  /// Writes a key with its value.
  func writePair(_ key: NodeID, _ value: NodeID, _ scope: ComponentScope) {
    writer.copy(key, origin: origin(key, scope))
    write(value, scope, as: KeyRole(key, in: document))
  }

  /// Writes a value with its names replaced, in the role that its key gives it.
  func write(_ node: NodeID, _ scope: ComponentScope, as role: KeyRole = .plain) {
    guard hasRoom(at: node, scope) else {
      return writer.write("", at: node, origin: origin(node, scope))
    }
    switch document.shape(of: node) {
    case .scalar, .alias: writeScalar(node, scope, as: role)
    case .sequence:
      writer.open(.sequence, at: node, origin: origin(node, scope))
      for item in document.items(of: node) where !isLeftOut(item, scope) {
        if role == .guides, !scope.ids.isEmpty, document.shape(of: item) == .scalar {
          writeID(item, scope)
        } else {
          write(item, scope, as: role)
        }
      }
      writer.close()
    case .mapping:
      if case .value(let chosen)? = choice(node, scope) { return write(chosen, scope, as: role) }
      if !scope.isLiteral, let formula = soleCondition(node) {
        let flag = condition(formula, scope) ?? false
        writer.write("\(flag)", isPlain: true, at: node, origin: origin(node, scope))
        return
      }
      writer.open(.mapping, at: node, origin: origin(node, scope))
      let (isChoice, isRun) = (has("when", node), has("text", node))
      for (inner, value) in document.entries(of: node) where !isLeftOut(value, scope) {
        let isBranch =
          isChoice && (document.isText(of: inner, "then") || document.isText(of: inner, "else"))
        if role == .customSpacing, !scope.ids.isEmpty {
          writeID(inner, scope)
        } else {
          writer.copy(inner, origin: origin(inner, scope))
        }
        // Tables of strings have formats of their own.
        if role == .strings {
          writeStrings(value, scope)
        } else {
          write(value, scope, as: isBranch ? role : KeyRole(inner, in: document))
          // A run of a text has them, too.
          if isRun {
            writeDistances(inner, value, scope) { key in
              document.entries(of: node).contains { document.text(of: $0.key) == key }
            }
          }
        }
      }
      writer.close()
    }
  }

  /// Writes the id of a view or guide of an instance.
  private func writeID(_ node: NodeID, _ scope: ComponentScope) {
    writer.write(scope.id(document.text(of: node)), at: node, origin: origin(node, scope))
  }

  private func writeScalar(_ node: NodeID, _ scope: ComponentScope, as role: KeyRole) {
    let origin = origin(node, scope)
    guard !scope.isLiteral, document.hasDollar(node), role != .strings else {
      if role.isPath, let path = moved(node, document.text(of: node)) {
        return writer.write(path, at: node, origin: origin)
      }
      if role != .text, role != .strings, !sources.tokenGroups.isEmpty {
        if let token = token(node) { return write(token, at: node, origin: origin) }
        noteMisspeltToken(node)
      }
      return writer.copy(node, origin: origin)
    }
    if standsIn { standIns.insert(document.place(of: node).plain) }
    guard let value = value(node, scope) else {
      // The placeholder for an unknown name has no type that another error could be about.
      return writer.write("", at: node, origin: origin)
    }
    if hasStrings, role == .text, case .text(let text, _) = value {
      templates[writer.next] = template(of: node, text, scope)
    }
    write(value, at: node, as: role, origin: origin)
  }

  /// Writes the value of a scalar.
  private func write(_ value: ComponentValue, at node: NodeID, as role: KeyRole, origin: Int32) {
    switch value {
    case .number(let number):
      writer.write(
        NumberText.of(number), isPlain: role != .text, at: node, origin: origin)
    case .flag(let flag):
      writer.write(
        "\(flag)", isPlain: role != .text, at: node, origin: origin)
    case .text(let text, let stated):
      writer.write(
        role.isPath ? moved(stated, text) ?? text : text, at: node, origin: origin)
    case .node(let inner, let scope):
      guard document.shape(of: inner) == .scalar else { return write(inner, scope, as: role) }
      if role.isPath, let path = moved(inner, document.text(of: inner)) {
        writer.write(path, at: node, origin: origin)
      } else if role == .text {
        writer.write(text(of: value) ?? "", at: node, origin: origin)
      } else {
        if token(inner) != nil { usedTokens.insert(document.text(of: inner)) }
        writer.copy(inner, at: node, origin: origin)
      }
    }
  }

  /// Converts a path stated in another file than the scene to one relative to the scene's folder;
  /// nil if it is the same there.
  private func moved(_ node: NodeID, _ path: String) -> String? {
    let file = reporter.origins.fileNumber(of: document.place(of: node).origin)
    guard file > 0, !path.hasPrefix("/") else { return nil }
    let name = sources.parts[file].name
    return name.contains("/") ? SceneSources.joined(name, path) : nil
  }

  private func has(_ key: StaticString, _ node: NodeID) -> Bool {
    document.value(key, of: node) != nil
  }

  /// Writes the texts of a language, or the paths of their files.
  private func writeStrings(_ node: NodeID, _ scope: ComponentScope) {
    switch document.shape(of: node) {
    case .scalar, .alias: writeScalar(node, scope, as: .strings)
    case .sequence:
      writer.open(.sequence, at: node, origin: origin(node, scope))
      for item in document.items(of: node) { writeScalar(item, scope, as: .strings) }
      writer.close()
    case .mapping:
      let plain = ComponentScope(outer: scope, use: scope.use, isLiteral: true)
      write(node, plain)
    }
  }

  /// Writes the scene's constraints after those of the instances, grouped by instance.
  ///
  /// - Parameters:
  ///   - component: the component of an example, which fills its canvas.
  ///   - room: the room around it, in points to the left and right and above and below.
  func writeConstraints(
    _ own: (key: NodeID, value: NodeID)?, _ scope: ComponentScope,
    filling component: Component? = nil, room: [Double] = [0, 0]
  ) {
    guard own != nil || component != nil || !instances.isEmpty else { return }
    let (key, value) = own ?? (document.root, document.root)
    let origin = document.place(of: key).origin
    writer.write("constraints", isPlain: true, at: key, origin: origin)
    if let own, document.shape(of: own.value) != .sequence {
      return write(own.value, scope)
    }
    writer.open(.sequence, at: value, origin: origin)
    for (component, scope) in instances {
      guard let constraints = component.constraints, hasRoom(at: constraints, scope) else {
        continue
      }
      weigh(constraints: constraints)
      let origin = self.origin(constraints, scope)
      writer.open(.mapping, at: constraints, origin: origin)
      writer.write("scope", isPlain: true, at: constraints, origin: origin)
      writer.write(scope.ids, at: constraints, origin: origin)
      writeLocalMetrics(component, scope, at: constraints, origin)
      writer.write("constraints", isPlain: true, at: constraints, origin: origin)
      write(constraints, scope)
      writer.close()
    }
    if let own {
      for item in document.items(of: own.value) { write(item, scope) }
    }
    if let component {
      for (axis, room) in zip(["H", "V"], room) {
        let gap = room == 0 ? "" : "-\(NumberText.of(room))-"
        writer.write("\(axis):|\(gap)[\(component.name)]\(gap)|", at: component.key, origin: origin)
      }
    }
    writer.close()
  }

  /// Writes an instance's numeric parameters, which its constraints may name.
  private func writeLocalMetrics(
    _ component: Component, _ scope: ComponentScope, at node: NodeID, _ origin: Int32
  ) {
    let numbers = component.parameters.compactMap { parameter -> (String, Double)? in
      guard parameter.type == .number, let value = scope.values[parameter.name],
        let number = number(of: value)
      else { return nil }
      return (parameter.name, number)
    }
    guard !numbers.isEmpty else { return }
    writer.write("metrics", isPlain: true, at: node, origin: origin)
    writer.open(.mapping, at: node, origin: origin)
    for (name, number) in numbers {
      writer.write(name, at: node, origin: origin)
      writer.write(NumberText.of(number), isPlain: true, at: node, origin: origin)
    }
    writer.close()
  }

  /// Returns a value as a number; nil for anything else.
  func number(of value: ComponentValue) -> Double? {
    switch value {
    case .number(let number): return number
    case .flag, .text: return nil
    case .node(let node, _):
      guard document.shape(of: node) == .scalar else { return nil }
      switch document.scalar(of: node) {
      case .integer(let number), .float(let number): return number
      default: return nil
      }
    }
  }
}
