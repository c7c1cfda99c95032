import Foundation

/// A trait by its type: one of the system's, or an app's own.
public protocol UITraitDefinition: Sendable {
  /// What the trait says.
  associatedtype Value
  /// What it says where nothing sets it.
  static var defaultValue: Value { get }
  /// Whether colours follow it.
  static var affectsColorAppearance: Bool { get }
  /// Its name in descriptions.
  static var name: String { get }
  /// Its name in archives.
  static var identifier: String { get }
}
extension UITraitDefinition {
  /// Colours do not follow it.
  public static var affectsColorAppearance: Bool { false }
  /// The type's name.
  public static var name: String { "\(Self.self)" }
  /// The type's full name.
  public static var identifier: String { String(reflecting: Self.self) }

  /// Whether two collections say other than each other.
  static func differs(_ old: Traits, _ new: Traits) -> Bool {
    if let system = Self.self as? any SystemTrait.Type { return !system.isEqual(old, new) }
    return old.custom[ObjectIdentifier(Self.self)] != new.custom[ObjectIdentifier(Self.self)]
  }
  /// Sets the trait no longer.
  static func clear(in traits: inout Traits) {
    if let system = Self.self as? any SystemTrait.Type { return system.unset(in: &traits) }
    traits.custom[ObjectIdentifier(Self.self)] = nil
  }
}
/// A trait by its type.
public typealias UITrait = any UITraitDefinition.Type

/// The name of a trait, for sets.
public struct UITraitToken: Hashable {
  /// The trait.
  public let trait: UITrait
  init(_ trait: UITrait) { self.trait = trait }
  /// Whether both name one trait.
  public static func == (left: UITraitToken, right: UITraitToken) -> Bool {
    ObjectIdentifier(left.trait) == ObjectIdentifier(right.trait)
  }
  /// Hashes the trait.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(trait)) }
}

/// What a trait of an app's own says.
struct CustomTrait: Hashable {
  let value: Any

  static func == (left: CustomTrait, right: CustomTrait) -> Bool {
    func isEqual<Value: Equatable>(_ value: Value) -> Bool { value == right.value as? Value }
    return (left.value as? any Equatable).map { isEqual($0) } ?? false
  }
  func hash(into hasher: inout Hasher) {}
}

/// A trait that the system sets.
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
  /// What a trait says.
  func value<Trait: UITraitDefinition>(of trait: Trait.Type) -> Trait.Value {
    func system<Known: SystemTrait>(_ known: Known.Type) -> Trait.Value? {
      self[keyPath: known.path] as? Trait.Value
    }
    if let known = trait as? any SystemTrait.Type { return system(known) ?? trait.defaultValue }
    return custom[ObjectIdentifier(trait)]?.value as? Trait.Value ?? trait.defaultValue
  }
  /// Makes a trait say something.
  mutating func set<Trait: UITraitDefinition>(_ trait: Trait.Type, to value: Trait.Value) {
    func system<Known: SystemTrait>(_ known: Known.Type) {
      if let value = value as? Known.Value { self[keyPath: known.path] = value }
    }
    if let known = trait as? any SystemTrait.Type { return system(known) }
    custom[ObjectIdentifier(trait)] = CustomTrait(value: value)
  }
}

/// The system's traits.
enum SystemTraits {
  static var all: [any SystemTrait.Type] {
    [
      UITraitUserInterfaceStyle.self, UITraitPreferredContentSizeCategory.self,
      UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self, UITraitLayoutDirection.self,
      UITraitDisplayScale.self, UITraitUserInterfaceIdiom.self, UITraitAccessibilityContrast.self,
      UITraitUserInterfaceLevel.self, UITraitDisplayGamut.self, UITraitLegibilityWeight.self,
    ]
  }
}
