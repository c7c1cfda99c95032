public import UIKit

/// A way of showing a view: on which device, at which size, under which traits, in which
/// language.
public struct ViewVariant {
  /// The name in golden files.
  public var name: String
  /// The screen.
  public var device: ViewDevice
  /// The view's size in points. If nil, it is the device's for a controller, otherwise the view's
  /// own, or its compressed fitting size if that is empty; a height of `UIView.noIntrinsicMetric`
  /// stands for the fitting height at the width.
  public var size: CGSize?
  /// Traits in addition to the device's: appearance, direction, text size.
  public var traits: UITraitCollection
  /// The language of text and of `NSLocalizedString` (BCP 47); nil for none.
  public var language: String?
  /// The settings of accessibility that are on.
  public var settings: Set<Setting>
  /// The generation of the system whose controls and bars are drawn; nil for the device's.
  public var look: ViewDevice.Look?

  /// A setting of accessibility (`UIAccessibility`, and its traits).
  public enum Setting: String, CaseIterable, Hashable, Sendable {
    /// System colours of increased contrast (`UIAccessibilityContrast.high`).
    case contrast
    /// A heavier system font (`UILegibilityWeight.bold`).
    case boldText
    /// Underlined titles of buttons without a background.
    case buttonShapes
    /// Less motion, which is for the app to do.
    case reduceMotion
    /// Opaque materials and bars.
    case reduceTransparency
  }

  /// Makes a variant.
  ///
  /// - Parameters:
  ///   - name: the name in golden files; by default composed of the values that differ from the
  ///     defaults, as in `iPhoneSE+dark+rtl`.
  ///   - device: the device that shows the view.
  ///   - size: the view's size in points; nil for its own, or for the screen's with a controller.
  ///   - traits: traits in addition to the device's.
  ///   - language: a language such as `ar`; nil for that of the process.
  ///   - settings: the settings of accessibility that are on.
  ///   - look: the generation of the system whose controls and bars are drawn; nil for the device's.
  public init(
    name: String? = nil, device: ViewDevice = .iPhone13, size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection(), language: String? = nil,
    settings: Set<Setting> = [], look: ViewDevice.Look? = nil
  ) {
    self.name = name ?? Self.name(device, size, traits, language, settings, look)
    (self.settings, self.look) = (settings, look)
    (self.device, self.size, self.traits, self.language) = (device, size, traits, language)
  }

  /// On an iPhone 13, light, left to right, at the default text size.
  public static var `default`: ViewVariant { ViewVariant() }
  /// In the dark appearance.
  public static var dark: ViewVariant {
    ViewVariant(traits: UITraitCollection(userInterfaceStyle: .dark))
  }
  /// Right to left.
  public static var rightToLeft: ViewVariant {
    ViewVariant(traits: UITraitCollection(layoutDirection: .rightToLeft))
  }
  /// At a text size.
  public static func textSize(_ category: UIContentSizeCategory) -> ViewVariant {
    ViewVariant(traits: UITraitCollection(preferredContentSizeCategory: category))
  }
  /// At the largest accessibility text size.
  public static var largestText: ViewVariant { textSize(.accessibilityExtraExtraExtraLarge) }
  /// In a language (BCP 47), in its direction.
  public static func language(_ language: String) -> ViewVariant {
    let isRightToLeft = Locale.Language(identifier: language).characterDirection == .rightToLeft
    return ViewVariant(
      name: language,
      traits: isRightToLeft ? UITraitCollection(layoutDirection: .rightToLeft) : .init(),
      language: language)
  }
  /// With a setting of accessibility.
  public static func setting(_ setting: Setting) -> ViewVariant { ViewVariant(settings: [setting]) }
  /// With the system colours of increased contrast.
  public static var increasedContrast: ViewVariant { setting(.contrast) }
  /// With a heavier system font.
  public static var boldText: ViewVariant { setting(.boldText) }
  /// In the look of a generation of the system.
  public static func look(_ look: ViewDevice.Look) -> ViewVariant { ViewVariant(look: look) }
  /// On a device.
  public static func device(_ device: ViewDevice) -> ViewVariant { ViewVariant(device: device) }
  /// At a size in points.
  public static func size(_ width: CGFloat, _ height: CGFloat) -> ViewVariant {
    ViewVariant(size: CGSize(width: width, height: height))
  }
  /// At a width in points, with the height that fits the content, as for cells.
  public static func width(_ width: CGFloat) -> ViewVariant {
    size(width, UIView.noIntrinsicMetric)
  }

  /// Returns the variant combined with another; where both specify a value, the other's wins.
  public func and(_ other: ViewVariant) -> ViewVariant {
    let plain = ViewVariant()
    return ViewVariant(
      device: other.device == plain.device ? device : other.device, size: other.size ?? size,
      traits: UITraitCollection(traitsFrom: [traits, other.traits]),
      language: other.language ?? language, settings: settings.union(other.settings),
      look: other.look ?? look)
  }

  private static func name(
    _ device: ViewDevice, _ size: CGSize?, _ traits: UITraitCollection, _ language: String?,
    _ settings: Set<Setting>, _ look: ViewDevice.Look?
  ) -> String {
    var parts: [String] = []
    if device != .iPhone13 { parts.append(device.name) }
    if let size {
      let width = number(size.width)
      parts.append(size.height < 0 ? width : "\(width)x\(number(size.height))")
    }
    if let look { parts.append(look.rawValue) }
    if traits.userInterfaceStyle == .dark { parts.append("dark") }
    if traits.layoutDirection == .rightToLeft { parts.append("rtl") }
    let category = traits.preferredContentSizeCategory
    if category != .unspecified, category != .large {
      parts.append(category.rawValue.replacing("UICTContentSizeCategory", with: ""))
    }
    if let language { parts.append(language) }
    parts += Setting.allCases.filter(settings.contains).map {
      $0 == .contrast ? "increasedContrast" : $0.rawValue
    }
    return parts.isEmpty ? "default" : parts.joined(separator: "+")
  }

  private static func number(_ value: CGFloat) -> String {
    value == value.rounded() ? "\(Int(value))" : "\(value)"
  }
}
