package import Documents
package import Geometry
package import Scenes

/// A value of a result, whose schema follows from its type.
package protocol ResultValue {
  /// The schema of all values of the type.
  static var resultSchema: Schema { get }
  /// The value as JSON.
  var json: JSON { get }
}

/// An object of a result, which a table describes.
package protocol ResultObject: ResultValue {
  /// The keys of the object.
  static var table: ResultTable<Self> { get }
}

extension ResultObject {
  /// The schema that its table states.
  package static var resultSchema: Schema { table.schema }
  /// Every key of its table.
  package var json: JSON { Self.table.json(self) }
}

extension ResultValue where Self: CaseIterable & RawRepresentable, RawValue == String {
  /// One of the raw values.
  package static var resultSchema: Schema { .choice(allCases.map(\.rawValue)) }
  /// The raw value.
  package var json: JSON { .string(rawValue) }
}

extension Int: ResultValue {
  package static var resultSchema: Schema { .anyCount }
  package var json: JSON { .int(self) }
}

extension Double: ResultValue {
  package static var resultSchema: Schema { .anyNumber }
  package var json: JSON { .number(self) }
}

extension String: ResultValue {
  package static var resultSchema: Schema { .string() }
  package var json: JSON { .string(self) }
}

extension Bool: ResultValue {
  package static var resultSchema: Schema { .boolean }
  package var json: JSON { .bool(self) }
}

extension Rect: ResultValue {
  package static var resultSchema: Schema { .rect }
  package var json: JSON { .rect(self) }
}

extension Optional: ResultValue where Wrapped: ResultValue {
  package static var resultSchema: Schema { Wrapped.resultSchema.orNull }
  package var json: JSON { map(\.json) ?? .null }
}

extension Array: ResultValue where Element: ResultValue {
  package static var resultSchema: Schema { .list(Element.resultSchema) }
  package var json: JSON { .array(map(\.json)) }
}
