public import Foundation

/// The traits that a collection sets; nil means not set.
struct Traits: Hashable, Sendable {
  var idiom: UIUserInterfaceIdiom?
  var style: UIUserInterfaceStyle?
  var direction: UITraitEnvironmentLayoutDirection?
  var scale: CGFloat?
  var horizontal: UIUserInterfaceSizeClass?
  var vertical: UIUserInterfaceSizeClass?
  var category: UIContentSizeCategory?
  var contrast: UIAccessibilityContrast?
  var level: UIUserInterfaceLevel?
  var gamut: UIDisplayGamut?
  var legibility: UILegibilityWeight?
  /// The smallest text size that a view allows: not a trait, but a limit for `merge`.
  var least: UIContentSizeCategory?
  /// The largest text size that a view allows: not a trait, but a limit for `merge`.
  var most: UIContentSizeCategory?
  /// The app's own traits, by type.
  var custom: [ObjectIdentifier: CustomTrait] = [:]

  /// Takes over the traits that another set of traits sets.
  mutating func merge(_ other: Traits) {
    mergeSystem(other)
    if let least = other.least, let own = category { category = max(own, least) }
    if let most = other.most, let own = category { category = min(own, most) }
    custom.merge(other.custom) { $1 }
  }

  /// Returns whether another set of traits sets everything that this one sets to the same values.
  func isContained(in other: Traits) -> Bool {
    var merged = other
    merged.merge(self)
    return merged == other
  }
}

/// The traits of the environment of a view or controller.
public final class UITraitCollection: NSObject, NSCopying, Sendable {
  let traits: Traits

  init(_ traits: Traits) {
    self.traits = traits
    super.init()
  }

  /// Makes a collection that sets nothing.
  public override convenience init() { self.init(Traits()) }
  /// Makes a collection from an archive: an empty one.
  public required convenience init?(coder: NSCoder) { self.init(Traits()) }
  /// Makes a collection of the traits that others set; later ones take precedence.
  public convenience init(traitsFrom collections: [UITraitCollection]) {
    self.init(collections.reduce(into: Traits()) { $0.merge($1.traits) })
  }
  /// Makes a collection of the traits that others set; later ones take precedence.
  public convenience init(traits collections: [UITraitCollection]) {
    self.init(traitsFrom: collections)
  }
  /// Makes a collection whose traits a closure sets.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    var traits: any UIMutableTraits = TraitMutations()
    mutations(&traits)
    self.init((traits as? TraitMutations)?.traits ?? Traits())
  }
  /// Accesses a trait by its type.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    traits.value(of: trait)
  }
  /// Returns the traits that differ from another collection's.
  public func changedTraits(from traitCollection: UITraitCollection?) -> Set<UITraitToken> {
    let other = traitCollection?.traits ?? Traits()
    return Set(
      SystemTraits.all.filter { !$0.isEqual(traits, other) }.map { UITraitToken($0) })
  }
  /// The system traits that affect colours.
  public class var systemTraitsAffectingColorAppearance: [UITrait] {
    SystemTraits.all.filter { $0.affectsColorAppearance }
  }
  /// Returns a copy with a trait set.
  public func replacing<Trait: UITraitDefinition>(
    _ trait: Trait.Type, value: Trait.Value
  ) -> UITraitCollection {
    modifyingTraits { $0[trait] = value }
  }
  /// Whether the display senses pressure: it does not.
  public var forceTouchCapability: UIForceTouchCapability { .unavailable }

  /// The traits in effect outside views, such as in `UIColor.cgColor`.
  public class var current: UITraitCollection {
    get { KitEnvironment.current.scopes.last ?? KitEnvironment.current.traits }
    set {
      var scopes = KitEnvironment.current.scopes.dropLast()
      scopes.append(newValue)
      KitEnvironment.current.scopes = Array(scopes)
    }
  }
  /// Runs a closure with these traits as the current ones.
  public func performAsCurrent(_ actions: () -> Void) {
    KitEnvironment.current.scopes.append(self)
    defer { KitEnvironment.current.scopes.removeLast() }
    actions()
  }
  /// Returns whether this collection sets everything that another sets to the same values.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    trait.map { $0.traits.isContained(in: traits) } ?? true
  }
  /// Returns whether colours may look different under another collection.
  public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
    guard let other else { return true }
    return SystemTraits.all.contains {
      $0.affectsColorAppearance && !$0.isEqual(traits, other.traits)
    }
  }
  /// Returns a copy with traits that a closure modifies.
  public func modifyingTraits(
    _ mutations: (inout any UIMutableTraits) -> Void
  ) -> UITraitCollection {
    UITraitCollection(traitsFrom: [self, UITraitCollection(mutations: mutations)])
  }

  /// Returns the collection itself, which is immutable.
  public func copy(with zone: NSZone? = nil) -> Any { self }
  /// Returns whether both set the same traits.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.traits == traits
  }
  /// The hash of the traits.
  public override var hash: Int { traits.hashValue }
}
