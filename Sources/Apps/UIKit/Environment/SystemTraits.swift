public import Foundation

/// Light or dark appearance.
public struct UITraitUserInterfaceStyle: SystemTrait {
  /// The value if the trait isn't set.
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }
  /// Whether colours depend on the trait: they do.
  public static var affectsColorAppearance: Bool { true }
  static var path: WritableKeyPath<Traits, UIUserInterfaceStyle?> { \.style }
}

/// The preferred text size.
public struct UITraitPreferredContentSizeCategory: SystemTrait {
  /// The value if the trait isn't set.
  public static var defaultValue: UIContentSizeCategory { .unspecified }
  static var path: WritableKeyPath<Traits, UIContentSizeCategory?> { \.category }
}

/// The horizontal size class.
public struct UITraitHorizontalSizeClass: SystemTrait {
  /// The value if the trait isn't set.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  static var path: WritableKeyPath<Traits, UIUserInterfaceSizeClass?> { \.horizontal }
}

/// The vertical size class.
public struct UITraitVerticalSizeClass: SystemTrait {
  /// The value if the trait isn't set.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  static var path: WritableKeyPath<Traits, UIUserInterfaceSizeClass?> { \.vertical }
}

/// The layout direction.
public struct UITraitLayoutDirection: SystemTrait {
  /// The value if the trait isn't set.
  public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
  static var path: WritableKeyPath<Traits, UITraitEnvironmentLayoutDirection?> { \.direction }
}

/// The number of device pixels per point.
public struct UITraitDisplayScale: SystemTrait {
  /// The value if the trait isn't set.
  public static var defaultValue: CGFloat { 0 }
  static var path: WritableKeyPath<Traits, CGFloat?> { \.scale }
}

/// The kind of device.
public struct UITraitUserInterfaceIdiom: SystemTrait {
  /// The value if the trait isn't set.
  public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
  static var path: WritableKeyPath<Traits, UIUserInterfaceIdiom?> { \.idiom }
}

/// The accessibility contrast.
public struct UITraitAccessibilityContrast: SystemTrait {
  /// The value if the trait isn't set.
  public static var defaultValue: UIAccessibilityContrast { .unspecified }
  /// Whether colours depend on the trait: they do.
  public static var affectsColorAppearance: Bool { true }
  static var path: WritableKeyPath<Traits, UIAccessibilityContrast?> { \.contrast }
}

/// The level of the interface: base or elevated.
public struct UITraitUserInterfaceLevel: SystemTrait {
  /// The value if the trait isn't set.
  public static var defaultValue: UIUserInterfaceLevel { .unspecified }
  /// Whether colours depend on the trait: they do.
  public static var affectsColorAppearance: Bool { true }
  static var path: WritableKeyPath<Traits, UIUserInterfaceLevel?> { \.level }
}

/// The gamut of the display.
public struct UITraitDisplayGamut: SystemTrait {
  /// The value if the trait isn't set.
  public static var defaultValue: UIDisplayGamut { .unspecified }
  /// Whether colours depend on the trait: they do.
  public static var affectsColorAppearance: Bool { true }
  static var path: WritableKeyPath<Traits, UIDisplayGamut?> { \.gamut }
}

/// The weight of text.
public struct UITraitLegibilityWeight: SystemTrait {
  /// The value if the trait isn't set.
  public static var defaultValue: UILegibilityWeight { .unspecified }
  static var path: WritableKeyPath<Traits, UILegibilityWeight?> { \.legibility }
}
