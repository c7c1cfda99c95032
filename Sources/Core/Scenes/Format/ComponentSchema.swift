import Documents

/// The format of components, which are expanded before anything is decoded.
enum ComponentSchema {
  /// The keys of views that the assembled scene no longer has.
  static var viewKeys: [Schema.Property] {
    [
      Schema.Property(
        name: "with", schema: .either([.dictionary(.anything), .string(.other("an item"))]),
        help: "The parameters of an instance of a component."),
      Schema.Property(
        name: "each", schema: each,
        help: "Data or a number: repeats the view for each item, with `$item` and `$index`."),
      Schema.Property(
        name: "if", schema: .flag, help: "Includes the view; default true."),
      Schema.Property(
        name: "slot", schema: .string(.other("the name of a slot")),
        help: "In a component: the place of the views that an instance gives for a slot."),
    ]
  }

  /// What `each` iterates over.
  static var each: Schema {
    .either([.number(.count), .string(.other("the name of a list")), .list(.anything)])
  }

  /// The keys of a component.
  static var schema: Schema {
    .mapping(name: "component", required: ["view"]) {
      let type = Schema.choice(ParameterType.allCases.map(\.rawValue))
      let parameter = Schema.mapping(name: "parameter", required: ["type"]) {
        [
          Schema.Property(name: "type", schema: type, help: "The type of its values."),
          Schema.Property(
            name: "default", schema: .anything, help: "The value if an instance gives none."),
        ]
      }
      return [
        Schema.Property(
          name: "why", schema: .string(), help: "The component's purpose, shown in the catalogue."),
        Schema.Property(
          name: "parameters",
          schema: .dictionary(.either([type, parameter]), keys: Identifier.pattern),
          help: "The parameters by name: a type, or a type with a default."),
        Schema.Property(
          name: "view", schema: .view, help: "The view; ids below it belong to the instance."),
        Schema.Property(
          name: "constraints",
          schema: .list(Shape<[SceneConstraint]>.constraints.schema),
          help: "Constraints between the component's views; `self` is the outermost."),
        Schema.Property(
          name: "slots", schema: .list(.string(.other("the name of a slot"))),
          help: "The places that an instance may fill with views of its own."),
        Schema.Property(
          name: "examples", schema: .dictionary(.either([.null, .dictionary(.anything)])),
          help: "Parameters by example, for the catalogue and `check`; "
            + "`frame` is the frame in which the view is shown, with as much room on the other sides as "
            + "before it, `width` a width in which it is as high as it has to be."),
      ]
    }
  }
}
