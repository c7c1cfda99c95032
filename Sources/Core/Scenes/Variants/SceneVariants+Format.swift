import Documents

extension Shape where Value == SceneVariants {
  /// Axes and strategy; the variants that they make have different names.
  static var variants: Shape {
    let object = Shape<SceneVariants.Declaration>.object(
      SceneVariants.Declaration.table, SceneVariants.Declaration())
    return Shape(object.schema, encode: { object.encode($0.declaration, $1) }) { node, decoder in
      let before = decoder.reporter.diagnostics.count
      decoder.findStateAxes(in: node)
      decoder.reportBareAxes(in: node)
      guard let variants = object.decode(node, decoder).map(SceneVariants.init) else { return nil }
      guard decoder.reporter.diagnostics.count == before else { return variants }
      if let count = variants.tooMany {
        return decoder.fail(.tooManyVariants(count, limit: SceneVariants.limit), at: node)
      }
      if variants.list.isEmpty { return decoder.fail(.everythingExcluded, at: node) }
      if let (first, second) = variants.sharedName {
        return decoder.fail(.duplicateVariant(first, second), at: node)
      }
      return variants
    }
  }
}

extension Shape where Value == [SceneVariants.Axis] {
  /// A mapping from axes to lists of values.
  static var axes: Shape {
    let properties: @Sendable () -> [Schema.Property] = {
      VariantAxis.allCases.map {
        Schema.Property(name: $0.rawValue, schema: .list($0.shape.schema), help: "The values.")
      }
    }
    return Shape(
      .mapping(name: "axes", others: .list(.string(.stateName)), properties),
      encode: { axes, encoder in
        .mapping(
          axes.map { axis in
            .init(
              axis.name.rawValue,
              .list(axis.values.compactMap { axis.name.shape.encode($0, encoder) }))
          })
      }
    ) { node, decoder in
      let axes = decoder.axisEntries(of: node, .mapping(name: "axes", properties)) {
        axis, value -> SceneVariants.Axis? in
        let shape = Shape<[AxisValue]>.list(of: axis.shape)
        guard let values = shape.decode(value, decoder) else { return nil }
        let items = Array(decoder.document.items(of: value))
        guard !items.isEmpty else { return decoder.fail(.emptyAxis, at: value) }
        guard values.count == items.count else { return nil }
        for (index, item) in items.enumerated() where values[..<index].contains(values[index]) {
          decoder.report(.repeatedAxisValue(values[index].name), at: item)
        }
        return SceneVariants.Axis(name: axis, values: values)
      }
      if let axes { decoder.checkStateAxes(axes, at: node) }
      return axes
    }
  }
}

extension Shape where Value == [AxisValue] {
  /// A mapping from axes to single values.
  static var axisValues: Shape {
    let schema = Schema.mapping(name: "combination", others: .string(.stateName)) {
      VariantAxis.allCases.map {
        Schema.Property(name: $0.rawValue, schema: $0.shape.schema, help: "The value.")
      }
    }
    return Shape(
      schema,
      encode: { values, encoder in
        .mapping(
          values.compactMap { value in
            value.axis.shape.encode(value, encoder).map { .init(value.axis.rawValue, $0) }
          })
      }
    ) { node, decoder in
      decoder.axisEntries(of: node, schema) { axis, value in axis.shape.decode(value, decoder) }
    }
  }
}

extension SceneDecoder {
  /// Reports axes that stand beside the key under which they belong.
  fileprivate func reportBareAxes(in node: NodeID) {
    guard document.shape(of: node) == .mapping else { return }
    for (key, _) in document.entries(of: node) {
      let name = document.text(of: key)
      guard VariantAxis(rawValue: name) != nil else { continue }
      let clause = Clause(
        .unknownKey, "unknown key '\(name)' in variants",
        hint: "it is an axis: 'variants: { axes: { \(name): [...] } }'")
      reporter.settle(clause, at: document.place(of: key))
    }
  }

  /// Reads a mapping whose keys are axes.
  fileprivate func axisEntries<Value>(
    of node: NodeID, _ schema: Schema, _ read: (VariantAxis, NodeID) -> Value?
  ) -> [Value]? {
    guard document.shape(of: node) == .mapping else { return wrongType(node, schema) }
    let outer = subject
    defer { subject = outer }
    return document.entries(of: node).compactMap { key, value in
      subject = document.text(of: key)
      let own = stateAxes[subject].map { _ in VariantAxis.states(subject) }
      guard let axis = own ?? VariantAxis(rawValue: subject) else {
        return unknownAxis(at: key, value)
      }
      return read(axis, value)
    }
  }
}

// MARK: - The scene's own axes

extension SceneDecoder {
  /// Reports an axis that neither the format has nor a state makes one of the scene's own: the value
  /// that was probably meant to be a state, else the key.
  private func unknownAxis<Value>(at key: NodeID, _ value: NodeID) -> Value? {
    let known = VariantAxis.allCases.map(\.rawValue)
    let names = states.dropFirst()
    guard !names.isEmpty, NearestName.like(subject, among: known) == nil,
      document.shape(of: value) == .sequence
    else { return fail(.unknownKey(subject, in: "axis", known), at: key) }
    // The first is rather the name for none of them.
    let items = Array(document.items(of: value)).filter { document.shape(of: $0) == .scalar }
    for item in items.dropFirst() + items.prefix(1) {
      let word = document.text(of: item)
      if NearestName.like(word, among: names) != nil {
        return fail(.unknownState(word, Array(names)), at: item)
      }
    }
    return fail(.axisWithoutState(subject, Array(names)), at: key)
  }

  /// Finds the axes that are none of the format's and have a state among their values.
  fileprivate func findStateAxes(in node: NodeID) {
    guard document.shape(of: node) == .mapping, let axes = document.value("axes", of: node),
      document.shape(of: axes) == .mapping
    else { return }
    for (key, value) in document.entries(of: axes) where document.shape(of: value) == .sequence {
      let name = document.text(of: key)
      let words = document.items(of: value).filter { document.shape(of: $0) == .scalar }
        .map { document.text(of: $0) }
      guard VariantAxis(rawValue: name) == nil, Self.isStateName(name),
        words.contains(where: states.dropFirst().contains)
      else { continue }
      stateAxes[name] = words
    }
  }

  /// Reports what keeps states of several axes from being chosen independently: a state on two of them,
  /// or two values of one that are none.
  fileprivate func checkStateAxes(_ axes: [SceneVariants.Axis], at node: NodeID) {
    var known: [String: VariantAxis] = [:]
    for axis in axes where axis.name.isOfStates {
      var none: String?
      for value in axis.values {
        var names: [String] = []
        switch value {
        case .state(let list): names = SceneState.names(in: list).filter { $0 != SceneState.base }
        case .option(let option) where option.isState: names = [option.name]
        case .option(let option):
          if none != nil { report(.unknownState(option.name, states), at: node) }
          none = option.name
        default: break
        }
        for name in names {
          let other = known.updateValue(axis.name, forKey: name)
          if let other, other != axis.name {
            report(.stateOnTwoAxes(name, other.rawValue, axis.name.rawValue), at: node)
          }
        }
      }
    }
  }
}
