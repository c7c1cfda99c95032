/// The axes of a scene and how they are combined.
package struct SceneVariants: Equatable, Sendable {
  /// An axis with its values; the first is the default.
  package struct Axis: Equatable, Sendable {
    /// The axis.
    package let name: VariantAxis
    /// The values, at least one.
    package let values: [AxisValue]

    /// Makes an axis of at least one value.
    package init(name: VariantAxis, values: [AxisValue]) {
      self.name = name
      self.values = values
    }
  }

  /// How the values are combined.
  package enum Strategy: String, CaseIterable, Sendable {
    /// Every combination.
    case cartesian
    /// As few combinations as hold every pair of values.
    case pairwise
  }

  /// The axes in the order of the file.
  package var axes: [Axis] = []
  /// How the values are combined.
  package var strategy = Strategy.cartesian
  /// Combinations that are added; what they leave out has its default.
  package var include: [[AxisValue]] = []
  /// Combinations that are left out, together with all that contain them.
  package var exclude: [[AxisValue]] = []

  /// Declares no axis: the default is the only variant.
  package init() {}

  static let table = ObjectTable<SceneVariants>(
    "variants",
    [
      Field("axes", .axes, "The axes with their values; the first is the default.") {
        $0.axes = $1
      },
      Field("strategy", Shape<Strategy>.choice, "`cartesian` or `pairwise`.") { $0.strategy = $1 },
      Field("include", .list(of: .axisValues), "Combinations that are added.") { $0.include = $1 },
      Field("exclude", .list(of: .axisValues), "Combinations that are left out.") {
        $0.exclude = $1
      },
    ])
}

/// One way to lay out a scene.
package struct Variant: Hashable, Sendable {
  /// `default`, or the values that are no defaults, joined by `+`.
  package let name: String
  /// The values in the order of the axes.
  package let values: [AxisValue]

  /// Makes a variant from its parts.
  package init(name: String, values: [AxisValue]) {
    self.name = name
    self.values = values
  }

  /// What the variant changes.
  package var overrides: Overrides { Overrides(values) }

  /// The variant in which nothing varies.
  package static let `default` = Variant(name: "default", values: [])
}

extension Shape where Value == SceneVariants {
  /// Axes and strategy; the variants that they make have different names.
  static var variants: Shape {
    let object = Shape.object(SceneVariants.table, SceneVariants())
    return Shape(object.schema) { node, decoder in
      let before = decoder.reporter.diagnostics.count
      guard let variants = object.decode(node, decoder) else { return nil }
      guard decoder.reporter.diagnostics.count == before else { return variants }
      if let count = variants.tooMany {
        return decoder.fail(.tooManyVariants(count, limit: SceneVariants.limit), at: node)
      }
      if let name = variants.repeatedName {
        return decoder.fail(.duplicateVariant(name), at: node)
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
    return Shape(.mapping(name: "axes", properties)) { node, decoder in
      decoder.axisEntries(of: node, .mapping(name: "axes", properties)) { axis, value in
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
    }
  }
}

extension Shape where Value == [AxisValue] {
  /// A mapping from axes to one value each.
  static var axisValues: Shape {
    let schema = Schema.mapping(name: "combination") {
      VariantAxis.allCases.map {
        Schema.Property(name: $0.rawValue, schema: $0.shape.schema, help: "The value.")
      }
    }
    return Shape(schema) { node, decoder in
      decoder.axisEntries(of: node, schema) { axis, value in axis.shape.decode(value, decoder) }
    }
  }
}

extension SceneDecoder {
  /// Reads a mapping whose keys are axes.
  fileprivate func axisEntries<Value>(
    of node: NodeID, _ schema: Schema, _ read: (VariantAxis, NodeID) -> Value?
  ) -> [Value]? {
    guard document.shape(of: node) == .mapping else { return wrongType(node, schema) }
    let outer = subject
    defer { subject = outer }
    return document.entries(of: node).compactMap { key, value in
      subject = document.text(of: key)
      guard let axis = VariantAxis(rawValue: subject) else {
        let known = VariantAxis.allCases.map(\.rawValue)
        return fail(.unknownKey(subject, in: "axis", known), at: key)
      }
      return read(axis, value)
    }
  }
}
