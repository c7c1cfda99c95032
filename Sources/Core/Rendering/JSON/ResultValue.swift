import Documents
package import Geometry
package import Scenes

/// A value of a result, whose schema follows from its type.
package protocol ResultValue {
  /// The schema of all values of the type.
  static var resultSchema: Schema { get }
  /// The value as JSON.
  var json: JSON { get }
}

/// A value of a result that can be read back.
package protocol ReadableValue: ResultValue {
  /// Returns the value that the JSON states; nil for any other.
  static func read(_ json: JSON) -> Self?
}

/// An object of a result that can be read back.
package protocol ReadableObject: ResultObject, ReadableValue {
  /// An object whose keys are still to be read.
  static var blank: Self { get }
}

extension ReadableObject {
  /// Reads the keys of the table that are read back.
  package static func read(_ json: JSON) -> Self? { table.read(json, into: blank) }
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

extension Int: ReadableValue {
  package static func read(_ json: JSON) -> Int? { json.integer }
  package static var resultSchema: Schema { .anyCount }
  package var json: JSON { .int(self) }
}

extension Double: ReadableValue {
  package static func read(_ json: JSON) -> Double? { json.double }
  package static var resultSchema: Schema { .anyNumber }
  package var json: JSON { .number(self) }
}

extension String: ReadableValue {
  package static func read(_ json: JSON) -> String? { json.string }
  package static var resultSchema: Schema { .string() }
  package var json: JSON { .string(self) }
}

extension Bool: ReadableValue {
  package static func read(_ json: JSON) -> Bool? { json.boolean }
  package static var resultSchema: Schema { .boolean }
  package var json: JSON { .bool(self) }
}

extension Rect: ReadableValue {
  package static func read(_ json: JSON) -> Rect? {
    let numbers = json.items.compactMap(\.double)
    guard numbers.count == 4 else { return nil }
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
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

extension ReadableValue where Self: CaseIterable & RawRepresentable, RawValue == String {
  /// One of the raw values.
  package static func read(_ json: JSON) -> Self? { json.string.flatMap(Self.init(rawValue:)) }
}

extension Optional: ReadableValue where Wrapped: ReadableValue {
  package static func read(_ json: JSON) -> Wrapped?? {
    json == .null ? .some(nil) : Wrapped.read(json).map { .some($0) }
  }
}

extension Array: ReadableValue where Element: ReadableValue {
  package static func read(_ json: JSON) -> [Element]? { json.items.compactMap(Element.read) }
}
