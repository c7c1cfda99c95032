public import Foundation

/// Light or dark.
public struct UITraitUserInterfaceStyle: SystemTrait {
  /// What the trait says where nothing sets it.
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }
  /// Colours follow it.
  public static var affectsColorAppearance: Bool { true }
  static var path: WritableKeyPath<Traits, UIUserInterfaceStyle?> { \.style }
}

/// The text size.
public struct UITraitPreferredContentSizeCategory: SystemTrait {
  /// What the trait says where nothing sets it.
  public static var defaultValue: UIContentSizeCategory { .unspecified }
  static var path: WritableKeyPath<Traits, UIContentSizeCategory?> { \.category }
}

/// The coarse measure of the width.
public struct UITraitHorizontalSizeClass: SystemTrait {
  /// What the trait says where nothing sets it.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  static var path: WritableKeyPath<Traits, UIUserInterfaceSizeClass?> { \.horizontal }
}

/// The coarse measure of the height.
public struct UITraitVerticalSizeClass: SystemTrait {
  /// What the trait says where nothing sets it.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  static var path: WritableKeyPath<Traits, UIUserInterfaceSizeClass?> { \.vertical }
}

/// The direction.
public struct UITraitLayoutDirection: SystemTrait {
  /// What the trait says where nothing sets it.
  public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
  static var path: WritableKeyPath<Traits, UITraitEnvironmentLayoutDirection?> { \.direction }
}

/// Device pixels in a point.
public struct UITraitDisplayScale: SystemTrait {
  /// What the trait says where nothing sets it.
  public static var defaultValue: CGFloat { 0 }
  static var path: WritableKeyPath<Traits, CGFloat?> { \.scale }
}

/// The kind of device.
public struct UITraitUserInterfaceIdiom: SystemTrait {
  /// What the trait says where nothing sets it.
  public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
  static var path: WritableKeyPath<Traits, UIUserInterfaceIdiom?> { \.idiom }
}

/// The contrast.
public struct UITraitAccessibilityContrast: SystemTrait {
  /// What the trait says where nothing sets it.
  public static var defaultValue: UIAccessibilityContrast { .unspecified }
  /// Colours follow it.
  public static var affectsColorAppearance: Bool { true }
  static var path: WritableKeyPath<Traits, UIAccessibilityContrast?> { \.contrast }
}

/// The level.
public struct UITraitUserInterfaceLevel: SystemTrait {
  /// What the trait says where nothing sets it.
  public static var defaultValue: UIUserInterfaceLevel { .unspecified }
  /// Colours follow it.
  public static var affectsColorAppearance: Bool { true }
  static var path: WritableKeyPath<Traits, UIUserInterfaceLevel?> { \.level }
}

/// The colours of the display.
public struct UITraitDisplayGamut: SystemTrait {
  /// What the trait says where nothing sets it.
  public static var defaultValue: UIDisplayGamut { .unspecified }
  /// Colours follow it.
  public static var affectsColorAppearance: Bool { true }
  static var path: WritableKeyPath<Traits, UIDisplayGamut?> { \.gamut }
}

/// The weight of text.
public struct UITraitLegibilityWeight: SystemTrait {
  /// What the trait says where nothing sets it.
  public static var defaultValue: UILegibilityWeight { .unspecified }
  static var path: WritableKeyPath<Traits, UILegibilityWeight?> { \.legibility }
}
