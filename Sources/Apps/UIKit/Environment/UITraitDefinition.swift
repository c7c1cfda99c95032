import Foundation

extension UITraitDefinition {
  /// Returns whether the trait differs between two collections.
  static func differs(_ old: Traits, _ new: Traits) -> Bool {
    if let system = Self.self as? any SystemTrait.Type { return !system.isEqual(old, new) }
    return old.custom[ObjectIdentifier(Self.self)] != new.custom[ObjectIdentifier(Self.self)]
  }
  /// Unsets the trait.
  static func clear(in traits: inout Traits) {
    if let system = Self.self as? any SystemTrait.Type { return system.unset(in: &traits) }
    traits.custom[ObjectIdentifier(Self.self)] = nil
  }
}
/// A trait by its type.
public typealias UITrait = any UITraitDefinition.Type

/// A hashable token for a trait.
public struct UITraitToken: Hashable {
  /// The trait.
  public let trait: UITrait
  init(_ trait: UITrait) { self.trait = trait }
  /// Returns whether both tokens are for the same trait.
  public static func == (left: UITraitToken, right: UITraitToken) -> Bool {
    ObjectIdentifier(left.trait) == ObjectIdentifier(right.trait)
  }
  /// Hashes the trait.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(trait)) }
}

/// The value of one of the app's own traits.
struct CustomTrait: Hashable {
  let value: Any

  static func == (left: CustomTrait, right: CustomTrait) -> Bool {
    func isEqual<Value: Equatable>(_ value: Value) -> Bool { value == right.value as? Value }
    return (left.value as? any Equatable).map { isEqual($0) } ?? false
  }
  func hash(into hasher: inout Hasher) {}
}

/// A trait of the system.
protocol SystemTrait: UITraitDefinition where Value: Equatable {
  static var path: WritableKeyPath<Traits, Value?> { get }
}
extension SystemTrait {
  static func isEqual(_ old: Traits, _ new: Traits) -> Bool {
    old[keyPath: path] == new[keyPath: path]
  }
  static func unset(in traits: inout Traits) { traits[keyPath: path] = nil }
}

extension Traits {
  /// Returns the value of a trait.
  func value<Trait: UITraitDefinition>(of trait: Trait.Type) -> Trait.Value {
    func system<Known: SystemTrait>(_ known: Known.Type) -> Trait.Value? {
      self[keyPath: known.path] as? Trait.Value
    }
    if let known = trait as? any SystemTrait.Type { return system(known) ?? trait.defaultValue }
    return custom[ObjectIdentifier(trait)]?.value as? Trait.Value ?? trait.defaultValue
  }
  /// Sets the value of a trait.
  mutating func set<Trait: UITraitDefinition>(_ trait: Trait.Type, to value: Trait.Value) {
    func system<Known: SystemTrait>(_ known: Known.Type) {
      if let value = value as? Known.Value { self[keyPath: known.path] = value }
    }
    if let known = trait as? any SystemTrait.Type { return system(known) }
    custom[ObjectIdentifier(trait)] = CustomTrait(value: value)
  }
}
