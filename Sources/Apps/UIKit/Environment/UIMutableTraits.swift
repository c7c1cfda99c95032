import Foundation

struct TraitMutations: UIMutableTraits {
  var traits = Traits()
  var userInterfaceStyle: UIUserInterfaceStyle {
    get { traits.style ?? .unspecified }
    set { traits.style = newValue }
  }
  var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { traits.idiom ?? .unspecified }
    set { traits.idiom = newValue }
  }
  var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { traits.horizontal ?? .unspecified }
    set { traits.horizontal = newValue }
  }
  var verticalSizeClass: UIUserInterfaceSizeClass {
    get { traits.vertical ?? .unspecified }
    set { traits.vertical = newValue }
  }
  var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { traits.direction ?? .unspecified }
    set { traits.direction = newValue }
  }
  var displayScale: CGFloat {
    get { traits.scale ?? 0 }
    set { traits.scale = newValue }
  }
  var preferredContentSizeCategory: UIContentSizeCategory {
    get { traits.category ?? .unspecified }
    set { traits.category = newValue }
  }
  var accessibilityContrast: UIAccessibilityContrast {
    get { traits.contrast ?? .unspecified }
    set { traits.contrast = newValue }
  }
  var userInterfaceLevel: UIUserInterfaceLevel {
    get { traits.level ?? .unspecified }
    set { traits.level = newValue }
  }
  var displayGamut: UIDisplayGamut {
    get { traits.gamut ?? .unspecified }
    set { traits.gamut = newValue }
  }
  var legibilityWeight: UILegibilityWeight {
    get { traits.legibility ?? .unspecified }
    set { traits.legibility = newValue }
  }
  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get { traits.value(of: trait) }
    set { traits.set(trait, to: newValue) }
  }
}
