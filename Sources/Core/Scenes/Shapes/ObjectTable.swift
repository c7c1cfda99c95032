import Documents

/// The keys of one kind of mapping: the single source for decoding, writing and the schema.
struct ObjectTable<Owner>: Sendable {
  /// The name of the mapping in messages: `canvas`, `shadow`.
  let name: String
  /// The keys, in decoding order unless values are decoded in the order of the file.
  let fields: [Field<Owner>]
  /// Whether values are read in the table's order because later ones refer to earlier ones.
  let isOrdered: Bool
  /// The required keys.
  let required: [String]
  /// Keys of which exactly one is required.
  let oneOf: [String]
  private let words: WordTable

  init(
    _ name: String, isOrdered: Bool = false, required: [String] = [], oneOf: [String] = [],
    _ fields: [Field<Owner>]
  ) {
    self.name = name
    self.fields = fields
    self.isOrdered = isOrdered
    self.required = required
    self.oneOf = oneOf
    words = WordTable(fields.map { $0.name })
    precondition(words.count == fields.count, "The keys of a table differ from each other.")
  }

  /// The keys in the table's order.
  var keys: [String] { fields.map(\.name) }

  /// Writes the required keys of an owner and those whose values differ from another's, in the
  /// table's order.
  func encode(_ owner: Owner, besides initial: Owner, _ encoder: SceneEncoder) -> YAMLValue {
    .mapping(
      fields.compactMap { field in
        guard let value = field.encode(owner, encoder) else { return nil }
        let isInitial = field.encode(initial, encoder) == value
        return isInitial && !required.contains(field.name) ? nil : .init(field.name, value)
      })
  }

  /// Writes the value of one key; nil if the table or the owner doesn't have it.
  func encode(_ key: String, of owner: Owner, _ encoder: SceneEncoder) -> YAMLValue? {
    words.index(of: key).flatMap { fields[$0].encode(owner, encoder) }
  }

  /// Whether the table has a key.
  func contains(_ key: String) -> Bool { words.index(of: key) != nil }

  /// The schema of the mapping.
  var schema: Schema {
    .mapping(name: name, required: required, oneOf: oneOf) { [fields] in
      Self.properties(of: fields)
    }
  }

  /// The keys as properties of the schema.
  var properties: [Schema.Property] { Self.properties(of: fields) }

  private static func properties(of fields: [Field<Owner>]) -> [Schema.Property] {
    fields.map { Schema.Property(name: $0.name, schema: $0.schema, help: $0.help) }
  }

  /// Reads a mapping into its owner; false if the node isn't a mapping.
  ///
  /// Unknown keys and wrong values are reported and skipped; `hint` may say where else a key is
  /// valid, `passing` which unknown keys the table ignores, and `choosing` reads a value in another
  /// way than its key does.
  @discardableResult
  func decode(
    _ node: NodeID, into owner: inout Owner, _ decoder: SceneDecoder,
    hint: (String) -> Hint? = { _ in nil }, passing: (String) -> Bool = { _ in false },
    choosing: (NodeID, Field<Owner>, inout Owner) -> Bool = { _, _, _ in false }
  ) -> Bool {
    let document = decoder.document
    guard document.shape(of: node) == .mapping else {
      decoder.wrongType(node, schema, as: Void.self)
      return false
    }
    let outer = decoder.subject
    defer { decoder.subject = outer }
    var found: [(index: Int, value: NodeID)] = []
    var entries = document.entries(of: node)
    var last: NodeID?
    while let (key, value) = entries.next() {
      defer { last = value }
      guard let index = document.withText(of: key, { words.index(of: $0) }) else {
        let name = document.text(of: key)
        if passing(name) { continue }
        if let last, decoder.reportCutText(last, key, value, &entries, words) { continue }
        let text = document.shape(of: value) == .scalar ? document.text(of: value) : nil
        let stated = decoder.hint(forMapping: name, value, among: words) ?? hint(name)
        decoder.report(
          .unknownKey(name, in: self.name, keys, value: text, hint: stated), at: key)
        decoder.reporter.noteUnread(document.names(in: key) + document.names(in: value))
        continue
      }
      if isOrdered {
        found.append((index, value))
      } else {
        decoder.subject = fields[index].name
        if choosing(value, fields[index], &owner) { continue }
        fields[index].decode(value, decoder, into: &owner)
      }
    }
    guard isOrdered else { return true }
    for (index, value) in found.sorted(by: { $0.index < $1.index }) {
      decoder.subject = fields[index].name
      fields[index].decode(value, decoder, into: &owner)
    }
    return true
  }
}
