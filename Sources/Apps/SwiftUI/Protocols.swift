public import Foundation

// The protocols whose requirements are types of views, which a table cannot express.

/// The previews of a file; nobody shows them.
@MainActor @preconcurrency public protocol PreviewProvider {
  /// The type of the previews.
  associatedtype Previews: View
  /// The previews.
  @ViewBuilder static var previews: Previews { get }
}

/// The looks of buttons.
@MainActor @preconcurrency public protocol ButtonStyle {
  /// The type of the result.
  associatedtype Body: View
  /// The button.
  typealias Configuration = ButtonStyleConfiguration
  /// Returns the button's looks.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A button, for its style.
public struct ButtonStyleConfiguration {
  /// The title or the picture.
  public let label = AnyView(EmptyView())
  /// Whether a finger is on it.
  public let isPressed = false
  /// What it is for.
  public let role: ButtonRole? = nil
}

/// A value that views tell those around them.
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value
  /// The value where nobody tells one.
  static var defaultValue: Value { get }
  /// Joins the values of two views.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

/// A colour.
nonisolated public struct Color: View, ShapeStyle, Hashable, Sendable {
  fileprivate let value: UIColor
  /// Makes a colour of UIKit's.
  public init(_ color: UIColor) { value = color }
  /// Makes a colour of UIKit's.
  public init(uiColor: UIColor) { value = uiColor }
  /// Makes a colour of the assets.
  public init(_ name: String, bundle: Bundle? = nil) { value = UIColor(named: name) ?? .clear }
  /// Makes a colour of components, 0 to 1.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    value = UIColor(red: red, green: green, blue: blue, alpha: opacity)
  }
  /// Makes a grey, 0 to 1.
  public init(white: Double, opacity: Double = 1) { value = UIColor(white: white, alpha: opacity) }
  /// Makes a colour of hue, saturation and brightness, 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    value = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: opacity)
  }
  /// Returns the colour with an opacity.
  public func opacity(_ opacity: Double) -> Color { Color(value.withAlphaComponent(opacity)) }
  /// Returns a mixture with another colour, by a part of 1.
  public func mix(with rhs: Color, by fraction: Double) -> Color {
    func parts(_ color: UIColor) -> [CGFloat] {
      var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
      color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      return [red, green, blue, alpha]
    }
    let mixed = zip(parts(value), parts(rhs.value)).map { $0 + ($1 - $0) * fraction }
    return Color(UIColor(red: mixed[0], green: mixed[1], blue: mixed[2], alpha: mixed[3]))
  }
  /// The colour of UIKit.
  public var cgColor: CGColor? { value.cgColor }
  /// Nothing is drawn.
  @MainActor public var body: Never { refused() }
}

extension UIColor {
  /// Makes a colour of SwiftUI's.
  public convenience init(_ color: Color) { self.init(cgColor: color.value.cgColor) }
}

extension ShapeStyle where Self == Color {
  /// Red.
  public static var red: Color { Color(.systemRed) }
  /// Orange.
  public static var orange: Color { Color(.systemOrange) }
  /// Yellow.
  public static var yellow: Color { Color(.systemYellow) }
  /// Green.
  public static var green: Color { Color(.systemGreen) }
  /// Teal.
  public static var teal: Color { Color(.systemTeal) }
  /// Blue.
  public static var blue: Color { Color(.systemBlue) }
  /// Indigo.
  public static var indigo: Color { Color(.systemIndigo) }
  /// Purple.
  public static var purple: Color { Color(.systemPurple) }
  /// Pink.
  public static var pink: Color { Color(.systemPink) }
  /// Grey.
  public static var gray: Color { Color(.systemGray) }
  /// Black.
  public static var black: Color { Color(.black) }
  /// White.
  public static var white: Color { Color(.white) }
  /// Clear.
  public static var clear: Color { Color(.clear) }
  /// The colour of text.
  public static var primary: Color { Color(.label) }
  /// The colour of less important text.
  public static var secondary: Color { Color(.secondaryLabel) }
  /// The tint colour.
  public static var accentColor: Color { Color(.tintColor) }
}

/// Runs a closure; nothing is animated.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result { try body() }
