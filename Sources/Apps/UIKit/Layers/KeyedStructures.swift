import Foundation

/// Numbers in the values that key paths lead to.
enum KeyedNumber {
  static func of(_ value: Any?) -> Double? {
    (value as? NSNumber)?.doubleValue ?? (value as? CGFloat).map { Double($0) }
      ?? (value as? Bool).map { $0 ? 1 : 0 }
  }

  /// Returns numbers as objects, and other values as they are.
  static func boxed(_ value: Any) -> Any {
    switch value {
    case let flag as Bool: NSNumber(value: flag)
    case let number as CGFloat: NSNumber(value: Double(number))
    case let number as Float: NSNumber(value: number)
    case let number as Double: NSNumber(value: number)
    default: value
    }
  }

  /// Returns the structure that a value wraps; asked for another one, it would stop the process.
  private static func structure(in value: NSValue) -> Any? {
    switch String(cString: value.objCType).prefix(8) {
    case "{CGPoint": value.cgPointValue
    case "{CGSize=": value.cgSizeValue
    case "{CGRect=": value.cgRectValue
    default: value.structure() as CATransform3D?
    }
  }

  /// Returns a value as a type of properties; nil if it is none.
  static func converted<Value>(_ value: Any?, to type: Value.Type) -> Value? {
    if let wrapped = value as? NSValue, !(wrapped is NSNumber) {
      return structure(in: wrapped) as? Value
    }
    switch type {
    case is CGFloat.Type: return of(value).map { CGFloat($0) } as? Value
    case is Float.Type: return of(value).map { Float($0) } as? Value
    case is Double.Type: return of(value) as? Value
    case is Bool.Type: return of(value).map { $0 != 0 } as? Value
    default: return value as? Value
    }
  }
}

/// A point, size, rectangle or transform whose parts key paths name.
struct KeyedStructure {
  private(set) var value: Any

  init?(_ value: Any) {
    guard value is CGPoint || value is CGSize || value is CGRect || value is CATransform3D else {
      return nil
    }
    self.value = value
  }

  /// Returns a part; nil if there is none of that name.
  func value(at path: [String]) -> Any? {
    guard let first = path.first else { return KeyedNumber.boxed(value) }
    let part: Any? =
      switch (value, first) {
      case (let point as CGPoint, "x"): point.x
      case (let point as CGPoint, "y"): point.y
      case (let size as CGSize, "width"): size.width
      case (let size as CGSize, "height"): size.height
      case (let rect as CGRect, "origin"): rect.origin
      case (let rect as CGRect, "size"): rect.size
      case (let transform as CATransform3D, _):
        TransformParts(transform)[path.joined(separator: ".")]
      default: nil
      }
    guard let part else { return nil }
    if value is CATransform3D || path.count == 1 { return KeyedNumber.boxed(part) }
    return KeyedStructure(part)?.value(at: Array(path.dropFirst()))
  }

  /// Sets a part; returns whether there is one of that name.
  mutating func set(_ new: Any, at path: [String]) -> Bool {
    if var transform = (value as? CATransform3D).map({ TransformParts($0) }) {
      guard transform.set(new, path.joined(separator: ".")) else { return false }
      value = transform.whole
      return true
    }
    if path.count > 1 {
      guard let part = value(at: [path[0]]), var inner = KeyedStructure(part),
        inner.set(new, at: Array(path.dropFirst()))
      else { return false }
      return set(inner.value, at: [path[0]])
    }
    func number(_ keep: (CGFloat) -> Any) -> Any? {
      KeyedNumber.of(new).map { keep(CGFloat($0)) }
    }
    let changed: Any? =
      switch (value, path.first) {
      case (let point as CGPoint, "x"): number { CGPoint(x: $0, y: point.y) }
      case (let point as CGPoint, "y"): number { CGPoint(x: point.x, y: $0) }
      case (let size as CGSize, "width"): number { CGSize(width: $0, height: size.height) }
      case (let size as CGSize, "height"): number { CGSize(width: size.width, height: $0) }
      case (let rect as CGRect, "origin"):
        KeyedNumber.converted(new, to: CGPoint.self).map { CGRect(origin: $0, size: rect.size) }
      case (let rect as CGRect, "size"):
        KeyedNumber.converted(new, to: CGSize.self).map { CGRect(origin: rect.origin, size: $0) }
      default: nil
      }
    guard let changed else { return false }
    value = changed
    return true
  }
}

/// A transform as scales, then rotations about the axes, then a translation.
struct TransformParts {
  private var scale: [CGFloat]
  private var angles: [CGFloat]
  private var way: [CGFloat]
  private let original: CATransform3D

  init(_ t: CATransform3D) {
    original = t
    way = [t.m41, t.m42, t.m43]
    let rows = [[t.m11, t.m12, t.m13], [t.m21, t.m22, t.m23], [t.m31, t.m32, t.m33]]
    var lengths = rows.map { ($0[0] * $0[0] + $0[1] * $0[1] + $0[2] * $0[2]).squareRoot() }
    let turned =
      t.m11 * (t.m22 * t.m33 - t.m23 * t.m32) - t.m12 * (t.m21 * t.m33 - t.m23 * t.m31)
      + t.m13 * (t.m21 * t.m32 - t.m22 * t.m31)
    // A mirror image is one along the axis that points backwards.
    if turned < 0 { lengths[t.m11 < 0 || t.m22 >= 0 ? 0 : 1].negate() }
    scale = lengths
    func unit(_ row: Int, _ column: Int) -> CGFloat {
      lengths[row] == 0 ? (row == column ? 1 : 0) : rows[row][column] / lengths[row]
    }
    angles = [
      atan2(unit(1, 2), unit(2, 2)),
      atan2(-unit(0, 2), (unit(0, 0) * unit(0, 0) + unit(0, 1) * unit(0, 1)).squareRoot()),
      atan2(unit(0, 1), unit(0, 0)),
    ]
  }

  private static let axes = ["x", "y", "z"]
  private static func index(_ name: Substring) -> Int? { axes.firstIndex(of: String(name)) }

  /// Returns a part by its name; nil if there is none.
  subscript(_ name: String) -> Any? {
    let steps = name.split(separator: ".")
    switch (steps.first, steps.count > 1 ? Self.index(steps[1]) : nil) {
    case ("scale", let axis?): return scale[axis]
    case ("scale", nil): return scale.reduce(0, +) / 3
    case ("rotation", let axis): return angles[axis ?? 2]
    case ("translation", let axis?): return way[axis]
    case ("translation", nil): return CGSize(width: way[0], height: way[1])
    default: return nil
    }
  }

  /// Sets a part by its name; returns whether there is one.
  mutating func set(_ value: Any, _ name: String) -> Bool {
    let steps = name.split(separator: ".")
    let axis = steps.count > 1 ? Self.index(steps[1]) : nil
    if let size = KeyedNumber.converted(value, to: CGSize.self), name == "translation" {
      (way[0], way[1]) = (size.width, size.height)
      return true
    }
    if let point = KeyedNumber.converted(value, to: CGPoint.self), name == "translation" {
      (way[0], way[1]) = (point.x, point.y)
      return true
    }
    guard let number = KeyedNumber.of(value).map({ CGFloat($0) }) else { return false }
    switch (steps.first, axis) {
    case ("scale", let axis?): scale[axis] = number
    case ("scale", nil): scale = [number, number, number]
    case ("rotation", let axis): angles[axis ?? 2] = number
    case ("translation", let axis?): way[axis] = number
    default: return false
    }
    return true
  }

  /// The transform of the parts.
  var whole: CATransform3D {
    var made = CATransform3DMakeScale(scale[0], scale[1], scale[2])
    for (index, angle) in angles.enumerated() where angle != 0 {
      let axis: [CGFloat] = [index == 0 ? 1 : 0, index == 1 ? 1 : 0, index == 2 ? 1 : 0]
      made = CATransform3DConcat(made, CATransform3DMakeRotation(angle, axis[0], axis[1], axis[2]))
    }
    (made.m41, made.m42, made.m43) = (way[0], way[1], way[2])
    (made.m14, made.m24, made.m34, made.m44) = (
      original.m14, original.m24, original.m34, original.m44
    )
    return made
  }
}
