public import Foundation
import Typesetting

/// A colour with fixed components.
public final class CGColor: NSObject, Sendable {
  private let header = FoundationHeader()
  let core: Color
  /// Whether the colour belongs to a space of greys, and has two components.
  let isGrey: Bool

  init(_ core: Color, isGrey: Bool = false) { (self.core, self.isGrey) = (core, isGrey) }

  /// Makes a colour from red, green and blue, 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(
      Color(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha)))
  }
  /// Makes a colour from red, green and blue, 0 to 1.
  public convenience init(srgbRed: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: srgbRed, green: green, blue: blue, alpha: alpha)
  }
  /// Makes a grey, from 0, black, to 1, white.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(Color(white: Double(gray), alpha: Double(alpha)), isGrey: true)
  }

  /// Red, green, blue and opacity; of a grey, the white and the opacity.
  public var components: [CGFloat]? {
    let parts = isGrey ? [core.red, core.alpha] : [core.red, core.green, core.blue, core.alpha]
    return parts.map { CGFloat($0) }
  }
  /// The number of components: 4, of a grey 2.
  public var numberOfComponents: Int { isGrey ? 2 : 4 }
  /// The opacity.
  public var alpha: CGFloat { CGFloat(core.alpha) }
  /// Returns the same colour at another opacity.
  public func copy(alpha: CGFloat) -> CGColor? {
    var copy = core
    copy.alpha = Double(min(max(alpha, 0), 1))
    return CGColor(copy, isGrey: isGrey)
  }
  /// Returns whether both have the same components.
  public override func isEqual(_ object: Any?) -> Bool { (object as? CGColor)?.core == core }
  /// The hash of the components.
  public override var hash: Int { core.hashValue }
  /// Black.
  public static let black = CGColor(.black, isGrey: true)
  /// White.
  public static let white = CGColor(.white, isGrey: true)
  /// A transparent colour.
  public static let clear = CGColor(.clear, isGrey: true)
}

/// A Core Image colour.
public final class CIColor: NSObject {
  let core: Color

  init(_ core: Color) { self.core = core }
  /// Makes a colour from a `UIColor`.
  public convenience init(color: UIColor) { self.init(color.core) }
  /// The red component.
  public var red: CGFloat { CGFloat(core.red) }
  /// The green component.
  public var green: CGFloat { CGFloat(core.green) }
  /// The blue component.
  public var blue: CGFloat { CGFloat(core.blue) }
  /// The opacity.
  public var alpha: CGFloat { CGFloat(core.alpha) }
}
