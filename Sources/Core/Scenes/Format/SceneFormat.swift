package import Controls

/// The keys of the formats, for documentation and tools.
package enum SceneFormat {
  /// The format of a scene.
  package static var scene: Schema { SceneParts.table.schema }

  /// The format of `alrender.yaml`.
  package static var configuration: Schema { ProjectConfiguration.table.schema }

  /// Returns the keys of a type of view.
  package static func properties(of kind: ViewKind) -> [Schema.Property] {
    ViewFields.table(of: kind).properties
  }

  /// The keys of every view that the assembled scene no longer has: `each`, `if`, `with`, `slot`.
  package static var assembledProperties: [Schema.Property] { ComponentSchema.viewKeys }

  /// Returns the keys of a type of view that a state can change.
  package static func changeProperties(of kind: ViewKind) -> [Schema.Property] {
    ViewFields.changes(of: kind).properties
  }

  /// Returns the keys of a variation of a type of view.
  package static func variationProperties(of kind: ViewKind) -> [Schema.Property] {
    VariationEntry.table(of: kind).properties
  }

  /// Returns the names that scenes use for a type of view.
  package static func names(of kind: ViewKind) -> [String] {
    ViewKind.names.filter { ViewKind(named: $0) == kind }
  }

  /// The keys of a scene.
  package static var sceneKeys: [String] { SceneParts.table.keys }

  /// The keys of the canvas.
  package static var canvasKeys: [String] { SceneCanvas.table.keys }

  /// Returns the names of the keys that a type of view accepts.
  package static func keys(of kind: ViewKind) -> [String] { ViewFields.table(of: kind).keys }
}
