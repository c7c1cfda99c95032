package import Scenes

/// One key of a result: what it holds, what it means and where its value comes from.
package struct ResultField<Owner>: Sendable {
  /// The key.
  package let name: String
  /// What it holds.
  package let schema: Schema
  /// One sentence for the reader of the result.
  package let help: String
  /// The value of an owner.
  package let value: @Sendable (Owner) -> JSON

  /// Describes a key that is always there.
  package init(
    _ name: String, _ schema: Schema, _ help: String, _ value: @escaping @Sendable (Owner) -> JSON
  ) {
    self.name = name
    self.schema = schema
    self.help = help
    self.value = value
  }
}

/// The keys of one kind of result: the one source of what is printed and of what the schema says.
package struct ResultTable<Owner>: Sendable {
  private let name: String
  private let fields: [ResultField<Owner>]

  /// Describes an object by its keys, in the order in which they are printed.
  package init(_ name: String, _ fields: [ResultField<Owner>]) {
    self.name = name
    self.fields = fields
  }

  /// The result of an owner, every key always there.
  package func json(_ owner: Owner) -> JSON {
    .object(fields.map { JSON.Member($0.name, $0.value(owner)) })
  }

  /// The results of several owners.
  package func json(_ owners: [Owner]) -> JSON { .array(owners.map(json)) }

  /// What a result holds.
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
