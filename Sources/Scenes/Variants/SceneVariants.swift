/// The axes of a scene, how they are combined, and the variants that this makes.
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

  /// What was declared.
  let declaration: Declaration
  /// The variants: the default one first unless it is excluded, then as the axes count up, then what
  /// is included; the default alone where the axes make too many.
  package let list: VariantList

  /// Declares no axis: the default is the only variant.
  package init() { self.init(Declaration()) }

  /// Lists what a declaration makes, which takes a search where its strategy is pairwise.
  init(_ declaration: Declaration) {
    self.declaration = declaration
    list = VariantList(declaration)
  }

  /// The axes in the order of the file.
  package var axes: [Axis] { declaration.axes }

  package static func == (one: SceneVariants, other: SceneVariants) -> Bool {
    one.declaration == other.declaration
  }
}

/// One way to lay out a scene.
package struct Variant: Hashable, Sendable {
  /// `default`, or the values that are not defaults, joined by `+`.
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
