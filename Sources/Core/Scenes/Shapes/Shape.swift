import Controls
import Documents

/// A kind of value: its schema, how it is read and how it is written.
///
/// Decoding reports errors and returns nil; encoding returns nil for a value that this kind can't
/// express.
struct Shape<Value>: Sendable {
  /// The schema.
  let schema: Schema
  /// Reads a node.
  let decode: @Sendable (NodeID, SceneDecoder) -> Value?
  /// Writes a value.
  let encode: @Sendable (Value, SceneEncoder) -> YAMLValue?

  init(
    _ schema: Schema, encode: @escaping @Sendable (Value, SceneEncoder) -> YAMLValue?,
    decode: @escaping @Sendable (NodeID, SceneDecoder) -> Value?
  ) {
    self.schema = schema
    self.encode = encode
    self.decode = decode
  }

  /// Converts the shape to another type of value; `back` returns nil for a value that `transform`
  /// can't produce.
  func map<Result>(
    _ transform: @escaping @Sendable (Value) -> Result,
    back: @escaping @Sendable (Result) -> Value?
  ) -> Shape<Result> {
    Shape<Result>(
      schema, encode: { [encode] value, encoder in back(value).flatMap { encode($0, encoder) } }
    ) { [decode] node, decoder in decode(node, decoder).map(transform) }
  }

  /// The same kind of value with its node's place.
  var located: Shape<Located<Value>> {
    Shape<Located<Value>>(
      schema, encode: { [encode] value, encoder in encode(value.value, encoder) }
    ) { [decode] node, decoder in
      decode(node, decoder).map { Located($0, at: decoder.document.place(of: node)) }
    }
  }
}

extension Shape where Value == Bool {
  /// `true` or `false`.
  static var boolean: Shape {
    Shape(.boolean, encode: { value, _ in .flag(value) }) { node, decoder in
      guard case .boolean(let value) = decoder.document.scalar(of: node) else {
        return decoder.wrongType(node, .boolean)
      }
      return value
    }
  }
}

extension Shape where Value == Double {
  /// A finite number in a range.
  static func number(_ range: NumberRange) -> Shape {
    Shape(.number(range), encode: { value, _ in .number(value) }) { node, decoder in
      decoder.number(node, range)
    }
  }
}

extension Shape where Value == Int {
  /// A whole number in a range.
  static func integer(_ range: NumberRange) -> Shape {
    Shape(.integer(range), encode: { value, _ in .number(Double(value)) }) { node, decoder in
      switch decoder.document.scalar(of: node) {
      case .integer(let value):
        return range.contains(value) ? Int(value) : decoder.outOfRange(node, value, range)
      case .float(let value) where value == value.rounded() && range.contains(value):
        return Int(value)
      default: return decoder.wrongType(node, .integer(range))
      }
    }
  }
}

extension Shape where Value == String {
  /// A string; numbers and booleans must be quoted.
  static func string(_ meaning: StringMeaning = .any) -> Shape {
    Shape(.string(meaning), encode: { text, _ in .text(text) }) { node, decoder in
      decoder.string(node, meaning)
    }
  }

  /// The name of a view, guide or metric: a C identifier, so that formats can name it.
  static var identifier: Shape {
    Shape(
      .string(.id, pattern: Identifier.pattern), encode: { name, _ in .word(name) }
    ) { node, decoder in
      guard let name = decoder.string(node, .id) else { return nil }
      guard Identifier.isValid(name) else { return decoder.fail(.badIdentifier(name), at: node) }
      return name
    }
  }
}

extension Shape
where Value: CaseIterable & RawRepresentable & Sendable, Value.RawValue == String {
  /// One of an enumeration's raw values.
  static var choice: Shape {
    one(of: Value.allCases.map { (name: $0.rawValue, value: $0) }, \.rawValue)
  }
}

extension Shape where Value: NamedType & Sendable {
  /// One of a type's named values.
  static var named: Shape {
    one(of: Value.named) { value in Value.named.first { $0.value == value }?.name ?? "" }
  }
}

extension Shape where Value: Sendable {
  /// One of some values by their names.
  private static func one(
    of named: [(name: String, value: Value)], _ name: @escaping @Sendable (Value) -> String
  ) -> Shape {
    let words = named.map(\.name)
    let values = WordMap(named)
    let schema = Schema.choice(words)
    return Shape(schema, encode: { value, _ in .word(name(value)) }) { node, decoder in
      if let value = decoder.value(node, in: values) { return value }
      guard decoder.document.shape(of: node) == .scalar,
        case .string = decoder.document.scalar(of: node)
      else { return decoder.wrongType(node, schema) }
      let word = decoder.document.text(of: node)
      return decoder.fail(.unknownWord(word, decoder.subject, words), at: node)
    }
  }
}

extension Shape {
  /// Writes the items of a list; nil if one of them can't be expressed.
  fileprivate func encodeList(_ items: [Value], _ encoder: SceneEncoder) -> YAMLValue? {
    let values = items.compactMap { encode($0, encoder) }
    return values.count == items.count ? .list(values) : nil
  }

  /// A list of any length; invalid items are reported and left out.
  static func list<Item>(of item: Shape<Item>) -> Shape where Value == [Item] {
    let schema = Schema.list(item.schema)
    return Shape(schema, encode: item.encodeList) { node, decoder in
      guard decoder.document.shape(of: node) == .sequence else {
        return decoder.wrongType(node, schema)
      }
      return decoder.document.items(of: node).compactMap { item.decode($0, decoder) }
    }
  }

  /// A list whose items may each stand for several values.
  static func flattened<Item>(_ item: Shape<[Item]>) -> Shape where Value == [Item] {
    Shape<[[Item]]>.list(of: item).map({ $0.flatMap { $0 } }, back: { $0.map { [$0] } })
  }

  /// A list of exactly `count` items; nil if one of them is invalid.
  static func tuple<Item>(of item: Shape<Item>, count: Int) -> Shape where Value == [Item] {
    let schema = Schema.list(item.schema, count: count)
    return Shape(
      schema, encode: { $0.count == count ? item.encodeList($0, $1) : nil }
    ) { node, decoder in
      guard decoder.document.shape(of: node) == .sequence else {
        return decoder.wrongType(node, schema)
      }
      let items = decoder.document.items(of: node)
      let found = items.reduce(0) { count, _ in count + 1 }
      guard found == count else {
        return decoder.fail(.wrongCount(decoder.subject, schema.noun, found), at: node)
      }
      var values: [Item] = []
      values.reserveCapacity(count)
      for node in items {
        if let value = item.decode(node, decoder) { values.append(value) }
      }
      return values.count == count ? values : nil
    }
  }

  /// A mapping read with a table of keys, starting from `initial`.
  static func object(_ table: ObjectTable<Value>, _ initial: Value) -> Shape
  where Value: Sendable {
    Shape(table.schema, encode: { table.encode($0, besides: initial, $1) }) { node, decoder in
      var value = initial
      return table.decode(node, into: &value, decoder) ? value : nil
    }
  }

  /// The first of several kinds that matches the node's shape: scalar, list or mapping; a value
  /// is written by the first kind that can express it.
  static func either(
    scalar: Shape? = nil, list: Shape? = nil, mapping: Shape? = nil
  ) -> Shape {
    let schema = Schema.either([scalar, list, mapping].compactMap { $0?.schema })
    return Shape(
      schema,
      encode: { value, encoder in
        scalar?.encode(value, encoder) ?? list?.encode(value, encoder)
          ?? mapping?.encode(value, encoder)
      }
    ) { node, decoder in
      let fitting =
        switch decoder.document.shape(of: node) {
        case .sequence: list
        case .mapping: mapping
        case .scalar, .alias: scalar
        }
      guard let fitting else { return decoder.wrongType(node, schema) }
      return fitting.decode(node, decoder)
    }
  }
}
