/// The axes of a scene, how they are combined, and the resulting variants.
package struct SceneVariants: Equatable, Sendable {
  /// An axis with its values; the first is the default.
  package struct Axis: Equatable, Sendable {
    /// The axis.
    package let name: VariantAxis
    /// The values; at least one.
    package let values: [AxisValue]

    /// Creates an axis with at least one value.
    package init(name: VariantAxis, values: [AxisValue]) {
      self.name = name
      self.values = values
    }

    /// The value of this name; nil if there is none.
    package subscript(name: String) -> AxisValue? { values.first { $0.name == name } }
  }

  /// How the values are combined.
  package enum Strategy: String, CaseIterable, Sendable {
    /// Every combination.
    case cartesian
    /// As few combinations as possible that hold every pair of values.
    case pairwise
  }

  /// The declaration.
  let declaration: Declaration
  /// The variants: the default first unless it is excluded, then the others in the order of the
  /// axes, then those included; only the default if the axes make too many.
  package let list: VariantList

  /// Creates variants without axes: only the default.
  package init() { self.init(Declaration()) }

  /// Lists the variants of a declaration, which takes a search if its strategy is pairwise.
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
  /// `default`, or the values that aren't defaults, joined by `+`.
  package let name: String
  /// The values in the order of the axes.
  package let values: [AxisValue]

  /// Creates a variant from its parts.
  package init(name: String, values: [AxisValue]) {
    self.name = name
    self.values = values
  }

  /// The settings that the variant changes.
  package var overrides: Overrides { Overrides(values) }

  /// The variant with all defaults.
  package static let `default` = Variant(name: "default", values: [])
}
