import Foundation

// `port-uikit` gives each optional requirement of an app's protocol a default, which notes that it
// was reached; a call with a question mark looks at the note.

/// Whether the last requirement that was called is one that its type lacks.
private enum Absence {
  static var isNoted = false
}

/// Returns a value that nobody sees, for a requirement that a type lacks.
public func _absent<Value>() -> Value {
  Absence.isNoted = true
  return zeroValue()
}

/// Returns zero, or what is most like it.
func zeroValue<Value>() -> Value { (unseenValue(Value.self) as? Value) ?? emptyValue() }

/// Returns zeroed memory in place of an object, a closure or a string, which may be released and nothing
/// else. An `Any` or a protocol's value knows its type, which has to be there, and takes more words.
private func emptyValue<Value>() -> Value {
  guard MemoryLayout<Value>.size <= 3 * MemoryLayout<Int>.size else {
    fatalError("an optional requirement that returns \(Value.self) was called, but is not there")
  }
  return withUnsafeTemporaryAllocation(of: Value.self, capacity: 1) { room in
    let bytes = UnsafeMutableRawBufferPointer(room)
    bytes.initializeMemory(as: UInt8.self, repeating: 0)
    return room[0]
  }
}

private func unseenValue(_ type: Any.Type) -> Any? {
  if let type = type as? any AdditiveArithmetic.Type { return type.zero }
  if let type = type as? any RangeReplaceableCollection.Type { return type.init() }
  if let type = type as? any SetAlgebra.Type { return type.init() }
  if let type = type as? any CaseIterable.Type { return first(of: type) }
  if type is UIColor.Type { return UIColor.clear }
  if type is UIFont.Type { return UIFont.systemFont(ofSize: UIFont.systemFontSize) }
  if let type = type as? NSObject.Type { return type.makeObject("absent") }
  let others: [Any] = [false, CGRect.zero, CGSize.zero, CGPoint.zero, UIEdgeInsets.zero]
  return others.first { Swift.type(of: $0) == type }
}

private func first<Cases: CaseIterable>(of type: Cases.Type) -> Any? { type.allCases.first }

/// Returns what a call of an optional requirement returns, or nil if the type lacks the requirement.
@discardableResult
public func _optional<Value>(_ call: @autoclosure () throws -> Value?) rethrows -> Value? {
  Absence.isNoted = false
  let value = try call()
  defer { Absence.isNoted = false }
  return Absence.isNoted ? nil : value
}

extension CALayer {
  /// Returns the value of a property of an app's layer that Core Animation would store: the value under its
  /// name, the class's default, or zero.
  public func _stored<Value>(_ key: String) -> Value {
    value(forKey: key) as? Value ?? Self.defaultValue(forKey: key) as? Value ?? zeroValue()
  }
  /// Sets a property that Core Animation would store; the layer is drawn again if it says so.
  public func _store<Value>(_ value: Value, _ key: String) {
    setValue(value, forKey: key)
    if Self.needsDisplay(forKey: key) { setNeedsDisplay() }
  }
}
