import Controls
public import Foundation
import Typesetting

/// Light or dark; raw values are UIKit's.
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }
/// UIKit's coarse measure of an extent; raw values are UIKit's.
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }
/// The kind of device; raw values are UIKit's.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone = 0
  case pad, tv, carPlay
  case mac = 5
  case vision = 6
}
/// The direction of an interface as a trait; raw values are UIKit's.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight = 0
  case rightToLeft
}
/// The contrast that the reader asked for; raw values are UIKit's.
public enum UIAccessibilityContrast: Int, Sendable {
  case unspecified = -1
  case normal = 0
  case high
}
/// How far an interface stands above another; raw values are UIKit's.
public enum UIUserInterfaceLevel: Int, Sendable {
  case unspecified = -1
  case base = 0
  case elevated
}
/// The colours that a display can show; raw values are UIKit's.
public enum UIDisplayGamut: Int, Sendable {
  case unspecified = -1
  case SRGB = 0
  case P3
}
/// Whether a display feels pressure; raw values are UIKit's.
public enum UIForceTouchCapability: Int, Sendable { case unknown, unavailable, available }
/// The weight of text that the reader asked for; raw values are UIKit's.
public enum UILegibilityWeight: Int, Sendable {
  case unspecified = -1
  case regular = 0
  case bold
}

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
  /// The least text size that a view takes; not a trait, but what `merge` keeps to.
  var least: UIContentSizeCategory?
  /// The greatest text size that a view takes; not a trait, but what `merge` keeps to.
  var most: UIContentSizeCategory?
  /// Traits of the app's own, by their types.
  var custom: [ObjectIdentifier: CustomTrait] = [:]

  /// Takes over what another sets.
  mutating func merge(_ other: Traits) {
    idiom = other.idiom ?? idiom
    style = other.style ?? style
    direction = other.direction ?? direction
    scale = other.scale ?? scale
    horizontal = other.horizontal ?? horizontal
    vertical = other.vertical ?? vertical
    category = other.category ?? category
    if let least = other.least, let own = category { category = max(own, least) }
    if let most = other.most, let own = category { category = min(own, most) }
    contrast = other.contrast ?? contrast
    level = other.level ?? level
    gamut = other.gamut ?? gamut
    legibility = other.legibility ?? legibility
    custom.merge(other.custom) { $1 }
  }

  /// Whether all that this one sets, the other sets equally.
  func isContained(in other: Traits) -> Bool {
    var merged = other
    merged.merge(self)
    return merged == other
  }
}

/// What the surroundings tell a view or a controller.
public final class UITraitCollection: NSObject, NSCopying, Sendable {
  let traits: Traits

  init(_ traits: Traits) {
    self.traits = traits
    super.init()
  }

  /// Makes a collection that sets nothing.
  public override convenience init() { self.init(Traits()) }
  /// Makes a collection from an archive: one that sets nothing.
  public required convenience init?(coder: NSCoder) { self.init(Traits()) }
  /// Makes a collection of all that others set; later ones win.
  public convenience init(traitsFrom collections: [UITraitCollection]) {
    self.init(collections.reduce(into: Traits()) { $0.merge($1.traits) })
  }
  /// Makes a collection of all that others set; later ones win.
  public convenience init(traits collections: [UITraitCollection]) {
    self.init(traitsFrom: collections)
  }
  /// Makes a collection whose traits a closure sets.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    var traits: any UIMutableTraits = TraitMutations()
    mutations(&traits)
    self.init((traits as? TraitMutations)?.traits ?? Traits())
  }
  /// Makes a collection that sets the kind of device.
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init(Traits(idiom: userInterfaceIdiom))
  }
  /// Makes a collection that sets light or dark.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(Traits(style: userInterfaceStyle))
  }
  /// Makes a collection that sets the direction.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(Traits(direction: layoutDirection))
  }
  /// Makes a collection that sets the pixels in a point.
  public convenience init(displayScale scale: CGFloat) { self.init(Traits(scale: scale)) }
  /// Makes a collection that sets the horizontal size class.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(Traits(horizontal: horizontalSizeClass))
  }
  /// Makes a collection that sets the vertical size class.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(Traits(vertical: verticalSizeClass))
  }
  /// Makes a collection that sets the text size.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(Traits(category: preferredContentSizeCategory))
  }
  /// Makes a collection that sets the contrast.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(Traits(contrast: accessibilityContrast))
  }
  /// Makes a collection that sets the level.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init(Traits(level: userInterfaceLevel))
  }
  /// Makes a collection that sets the colours of the display.
  public convenience init(displayGamut: UIDisplayGamut) { self.init(Traits(gamut: displayGamut)) }
  /// Makes a collection that sets the weight of text.
  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init(Traits(legibility: legibilityWeight))
  }

  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { traits.idiom ?? .unspecified }
  /// Light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle { traits.style ?? .unspecified }
  /// The direction.
  public var layoutDirection: UITraitEnvironmentLayoutDirection { traits.direction ?? .unspecified }
  /// Device pixels in a point; 0 where not set.
  public var displayScale: CGFloat { traits.scale ?? 0 }
  /// The coarse measure of the width.
  public var horizontalSizeClass: UIUserInterfaceSizeClass { traits.horizontal ?? .unspecified }
  /// The coarse measure of the height.
  public var verticalSizeClass: UIUserInterfaceSizeClass { traits.vertical ?? .unspecified }
  /// The text size.
  public var preferredContentSizeCategory: UIContentSizeCategory { traits.category ?? .unspecified }
  /// The contrast.
  public var accessibilityContrast: UIAccessibilityContrast { traits.contrast ?? .unspecified }
  /// The level.
  public var userInterfaceLevel: UIUserInterfaceLevel { traits.level ?? .unspecified }
  /// The colours of the display.
  public var displayGamut: UIDisplayGamut { traits.gamut ?? .unspecified }
  /// The weight of text.
  public var legibilityWeight: UILegibilityWeight { traits.legibility ?? .unspecified }
  /// A trait by its type.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    traits.value(of: trait)
  }
  /// The traits that are other than in another collection.
  public func changedTraits(from traitCollection: UITraitCollection?) -> Set<UITraitToken> {
    let other = traitCollection?.traits ?? Traits()
    return Set(
      SystemTraits.all.filter { !$0.isEqual(traits, other) }.map { UITraitToken($0) })
  }
  /// The traits that colours follow.
  public class var systemTraitsAffectingColorAppearance: [UITrait] {
    [
      UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self,
      UITraitUserInterfaceLevel.self, UITraitDisplayGamut.self,
    ]
  }
  /// A copy with a trait set.
  public func replacing<Trait: UITraitDefinition>(
    _ trait: Trait.Type, value: Trait.Value
  ) -> UITraitCollection {
    modifyingTraits { $0[trait] = value }
  }
  /// Whether the display feels pressure: not here.
  public var forceTouchCapability: UIForceTouchCapability { .unavailable }

  /// The traits that count outside views, such as in `UIColor.cgColor`.
  public class var current: UITraitCollection {
    get { KitEnvironment.current.scopes.last ?? KitEnvironment.current.traits }
    set {
      var scopes = KitEnvironment.current.scopes.dropLast()
      scopes.append(newValue)
      KitEnvironment.current.scopes = Array(scopes)
    }
  }
  /// Runs a closure in which these traits are the current ones.
  public func performAsCurrent(_ actions: () -> Void) {
    KitEnvironment.current.scopes.append(self)
    defer { KitEnvironment.current.scopes.removeLast() }
    actions()
  }
  /// Whether all that another sets is set equally here.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    trait.map { $0.traits.isContained(in: traits) } ?? true
  }
  /// Whether colours may look other than under another collection.
  public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
    guard let other else { return true }
    return traits.style != other.traits.style || traits.contrast != other.traits.contrast
      || traits.level != other.traits.level || traits.gamut != other.traits.gamut
  }
  /// A copy with traits that a closure sets.
  public func modifyingTraits(
    _ mutations: (inout any UIMutableTraits) -> Void
  ) -> UITraitCollection {
    UITraitCollection(traitsFrom: [self, UITraitCollection(mutations: mutations)])
  }

  /// Collections do not change: the same one.
  public func copy(with zone: NSZone? = nil) -> Any { self }
  /// Whether both set the same.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.traits == traits
  }
  /// The hash of what is set.
  public override var hash: Int { traits.hashValue }
}
