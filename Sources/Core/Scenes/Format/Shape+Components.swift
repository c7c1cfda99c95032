import Documents

extension Shape where Value == Bool {
  /// A key that the assembled scene no longer has, such as `each`; one that remains is misplaced.
  static func assembled(_ schema: Schema) -> Shape {
    Shape(schema, encode: { _, _ in nil }) { node, decoder in
      decoder.fail(.withoutComponent([]), at: node)
    }
  }
}

extension Shape where Value == [SceneMetric] {
  /// Numbers by name that are visible only to some constraints.
  static var locals: Shape {
    let schema = Schema.dictionary(.number(.constant), keys: Identifier.pattern)
    return Shape(
      schema, encode: { metrics, _ in .mapping(metrics.map { .init($0.name, .number($0.value)) }) }
    ) { node, decoder in
      guard decoder.document.shape(of: node) == .mapping else {
        return decoder.wrongType(node, schema)
      }
      return decoder.document.entries(of: node).compactMap { key, value in
        decoder.number(value, .constant).map {
          SceneMetric(
            name: decoder.document.text(of: key), value: $0,
            place: decoder.document.place(of: key))
        }
      }
    }
  }

  /// The same numbers, made visible to everything read next.
  var scoping: Shape {
    Shape(schema, encode: encode) { [decode] node, decoder in
      let metrics = decode(node, decoder)
      decoder.names.locals = metrics ?? []
      return metrics
    }
  }
}

extension Shape where Value == String {
  /// The same text, used as the instance whose ids the following constraints mean.
  var scoping: Shape {
    Shape(schema, encode: encode) { [decode] node, decoder in
      let scope = decode(node, decoder)
      decoder.names.scope = scope ?? ""
      return scope
    }
  }
}
