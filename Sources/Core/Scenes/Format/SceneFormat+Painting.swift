import Controls

extension SceneFormat {
  /// Whether a key of a view, such as `shadow.radius` or `runs.0.color`, can change pixels but no
  /// frame and no text.
  package static func onlyPaints(keyOfView path: String) -> Bool {
    let parts = path.split(separator: ".")[...]
    guard let key = parts.first else { return false }
    if ViewFields.paint.contains(where: { $0.name == key }) { return true }
    return ViewKind.allCases.contains { kind in
      (properties(of: kind) + variationProperties(of: kind)).contains { property in
        property.name == key && isColor(parts.dropFirst(), in: property.schema)
      }
    }
  }

  /// Whether a key of a scene, such as `colors.brand` or `canvas.background`, can change pixels
  /// but no frame and no text.
  package static func onlyPaints(keyOfScene path: String) -> Bool {
    isColor(path.split(separator: ".")[...], in: scene)
  }

  /// Whether a path leads to a colour, or to a key of a view that only paints.
  private static func isColor(_ path: ArraySlice<Substring>, in schema: Schema) -> Bool {
    switch schema {
    case .string(let meaning, _): path.isEmpty && meaning == .color
    case .list(let item, _): isColor(path.dropFirst(), in: item)
    case .dictionary(let item, _): !path.isEmpty && isColor(path.dropFirst(), in: item)
    case .mapping(_, _, _, _, let properties):
      properties().contains { property in
        path.first.map { $0 == property.name } == true
          && isColor(path.dropFirst(), in: property.schema)
      }
    case .view, .viewChange, .variation:
      !path.isEmpty && onlyPaints(keyOfView: path.joined(separator: "."))
    case .either(let options): options.contains { isColor(path, in: $0) }
    default: false
    }
  }
}
