package import Scenes

/// A key of a result: its schema, its meaning and the source of its value.
package struct ResultField<Owner>: Sendable {
  /// The key.
  package let name: String
  /// The schema of the value.
  package let schema: Schema
  /// One sentence of documentation for users of the result.
  package let help: String
  /// A closure that returns the value of an owner.
  package let value: @Sendable (Owner) -> JSON
  /// The elements of a list one by one, which may be very many; nil for any other value.
  let elements: (@Sendable (Owner, (JSON) -> Void) -> Void)?
  /// Reads the value into an owner, which keeps its own if there is none; false if there must be
  /// one. Nil for keys that are only written.
  let read: (@Sendable (inout Owner, JSON?) -> Bool)?

  /// Describes the key of a list whose elements have a table.
  package init<Element>(
    _ name: String, list: ResultTable<Element>, _ help: String,
    _ owners: @escaping @Sendable (Owner) -> [Element]
  ) {
    self.name = name
    self.schema = .list(list.schema)
    self.help = help
    value = { list.json(owners($0)) }
    read = nil
    elements = { owner, take in for element in owners(owner) { take(list.json(element)) } }
  }

  /// Describes a key whose schema follows from the type of its value.
  package init<Value: ResultValue & SendableMetatype>(
    _ name: String, _ help: String, _ value: @escaping @Sendable (Owner) -> Value
  ) {
    self.init(name, Value.resultSchema, help) { value($0).json }
  }

  /// Creates a key that is always present.
  package init(
    _ name: String, _ schema: Schema, _ help: String, _ value: @escaping @Sendable (Owner) -> JSON
  ) {
    self.name = name
    self.schema = schema
    self.help = help
    self.value = value
    (elements, read) = (nil, nil)
  }

  /// Describes a property that is also read back; an object without one that is needed is none.
  package init<Value: ReadableValue & SendableMetatype>(
    _ name: String, _ help: String, as schema: Schema = Value.resultSchema,
    at path: any WritableKeyPath<Owner, Value> & Sendable, isNeeded: Bool = false
  ) {
    (self.name, self.schema, self.help) = (name, schema, help)
    value = { $0[keyPath: path].json }
    elements = nil
    read = { owner, json in
      guard let value = json.flatMap(Value.read) else { return !isNeeded }
      owner[keyPath: path] = value
      return true
    }
  }
}

/// The keys of one kind of result: the single source for printing and for the schema.
package struct ResultTable<Owner>: Sendable {
  private let name: String
  private let fields: [ResultField<Owner>]

  /// Creates an object's table from its keys, in the order in which they are printed.
  package init(_ name: String, _ fields: [ResultField<Owner>]) {
    self.name = name
    self.fields = fields
  }

  /// Returns the result of an owner; every key is always present.
  package func json(_ owner: Owner) -> JSON {
    .object(fields.map { JSON.Member($0.name, $0.value(owner)) })
  }

  /// Reads what `json` writes into an owner; nil for anything but an object with every needed key.
  package func read(_ json: JSON, into blank: Owner) -> Owner? {
    guard case .object = json else { return nil }
    var owner = blank
    for field in fields {
      if let read = field.read, !read(&owner, json[field.name]) { return nil }
    }
    return owner
  }

  /// The same as text, in which only one element of a list is a value at a time.
  package func text(_ owner: Owner) -> String { "{\(members(owner))}" }

  /// The text of the members, without the braces of the object.
  package func members(_ owner: Owner) -> String {
    var text = ""
    for field in fields {
      if !text.isEmpty { text += ", " }
      JSON.string(field.name).write(into: &text)
      text += ": "
      guard let elements = field.elements else {
        field.value(owner).write(into: &text)
        continue
      }
      text += "["
      var isFirst = true
      elements(owner) { element in
        if !isFirst { text += ", " }
        isFirst = false
        element.write(into: &text)
      }
      text += "]"
    }
    return text
  }

  /// Returns the results of several owners.
  package func json(_ owners: [Owner]) -> JSON { .array(owners.map(json)) }

  /// The schema of a result.
  package var schema: Schema {
    .mapping(name: name, required: fields.map(\.name)) { [fields] in
      fields.map { Schema.Property(name: $0.name, schema: $0.schema, help: $0.help) }
    }
  }
}

extension Schema {
  /// Any finite number.
  package static var anyNumber: Schema { .number(.unbounded) }
  /// A count, or a line or column from 1.
  package static var anyCount: Schema { .integer(NumberRange(lower: 0, upper: .infinity)) }
  /// `[x, y, width, height]`.
  package static var rect: Schema { .list(.anyNumber, count: 4) }
  /// The value, or null for none.
  package var orNull: Schema { .either([self, .null]) }
}
