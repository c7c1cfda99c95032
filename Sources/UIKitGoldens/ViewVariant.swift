public import UIKit

/// One way of showing a view: where, at which size, under which traits, in which language.
public struct ViewVariant {
  /// The name in golden files.
  public var name: String
  /// The screen.
  public var device: ViewDevice
  /// The view's size in points. Nil is the device's for a controller, else the view's own, or its
  /// compressed fitting size where that is empty; a height of `UIView.noIntrinsicMetric` is the
  /// fitting one at the width.
  public var size: CGSize?
  /// Traits beyond the device's: appearance, direction, text size.
  public var traits: UITraitCollection
  /// The language that text is set in and that `NSLocalizedString` looks for (BCP 47); nil for none.
  public var language: String?

  /// Makes a variant.
  ///
  /// - Parameters:
  ///   - name: the name in golden files; by default made of what is not as by default, as in
  ///     `iPhoneSE+dark+rtl`.
  ///   - device: the device whose screen the view is shown on.
  ///   - size: the view's size in points; nil for its own, and for a controller's the screen's.
  ///   - traits: traits beside those of the device.
  ///   - language: a language such as `ar`; nil for that of the process.
  public init(
    name: String? = nil, device: ViewDevice = .iPhone13, size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection(), language: String? = nil
  ) {
    self.name = name ?? Self.name(device, size, traits, language)
    (self.device, self.size, self.traits, self.language) = (device, size, traits, language)
  }

  /// On an iPhone 13, light, left to right, at the usual text size.
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
  /// On a device.
  public static func device(_ device: ViewDevice) -> ViewVariant { ViewVariant(device: device) }
  /// At a size in points.
  public static func size(_ width: CGFloat, _ height: CGFloat) -> ViewVariant {
    ViewVariant(size: CGSize(width: width, height: height))
  }
  /// At a width in points, as high as the content asks for, as cells are.
  public static func width(_ width: CGFloat) -> ViewVariant {
    size(width, UIView.noIntrinsicMetric)
  }

  /// The variant with what another one says as well; where both say something, the other one wins.
  public func and(_ other: ViewVariant) -> ViewVariant {
    let plain = ViewVariant()
    return ViewVariant(
      device: other.device == plain.device ? device : other.device, size: other.size ?? size,
      traits: UITraitCollection(traitsFrom: [traits, other.traits]),
      language: other.language ?? language)
  }

  private static func name(
    _ device: ViewDevice, _ size: CGSize?, _ traits: UITraitCollection, _ language: String?
  ) -> String {
    var parts: [String] = []
    if device != .iPhone13 { parts.append(device.name) }
    if let size {
      let width = number(size.width)
      parts.append(size.height < 0 ? width : "\(width)x\(number(size.height))")
    }
    if traits.userInterfaceStyle == .dark { parts.append("dark") }
    if traits.layoutDirection == .rightToLeft { parts.append("rtl") }
    let category = traits.preferredContentSizeCategory
    if category != .unspecified, category != .large {
      parts.append(category.rawValue.replacing("UICTContentSizeCategory", with: ""))
    }
    if let language { parts.append(language) }
    return parts.isEmpty ? "default" : parts.joined(separator: "+")
  }

  private static func number(_ value: CGFloat) -> String {
    value == value.rounded() ? "\(Int(value))" : "\(value)"
  }
}
