import Controls
import Drawing
public import Foundation
package import Typesetting

/// A colour, given by components or by a closure that depends on traits.
public final class UIColor: NSObject, NSCopying, Sendable {
  private let header = FoundationHeader()
  private enum Source: Sendable {
    case fixed(Color)
    case dynamic(@Sendable (UITraitCollection) -> UIColor)
    /// A repeating image, with its average colour, which stands for it where only one can be.
    case pattern(Color, ImageBuffer?)
  }

  private let source: Source
  /// Whether the colour was given by its white.
  private let isGrey: Bool

  private init(_ source: Source, isGrey: Bool = false) {
    (self.source, self.isGrey) = (source, isGrey)
    super.init()
  }

  convenience init(core: Color) { self.init(.fixed(core)) }
  /// Makes a transparent colour.
  public override convenience init() { self.init(white: 0, alpha: 0) }
  /// Makes the colour of a pattern from its image and the average of it.
  convenience init(pattern image: ImageBuffer?, average: Color) {
    self.init(.pattern(average, image))
  }
  /// The image that the colour repeats; nil for a plain colour.
  var pattern: ImageBuffer? {
    if case .pattern(_, let image) = source { image } else { nil }
  }

  /// Makes a colour from red, green and blue, 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(
      .fixed(
        Color(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha))))
  }
  /// Makes a colour from red, green and blue in the Display P3 space; painted in sRGB.
  public convenience init(
    displayP3Red displayP3: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) { self.init(red: displayP3, green: green, blue: blue, alpha: alpha) }
  /// Makes a grey, from 0, black, to 1, white.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(.fixed(Color(white: Double(white), alpha: Double(alpha))), isGrey: true)
  }
  /// Makes a colour from hue, saturation and brightness, 0 to 1.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    let rgb = HSB(hue: hue, saturation: saturation, brightness: brightness).rgb
    self.init(red: rgb.red, green: rgb.green, blue: rgb.blue, alpha: alpha)
  }
  /// Makes a colour that a closure determines from traits.
  public convenience init(
    dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor
  ) {
    self.init(.dynamic(dynamicProvider))
  }
  /// Makes a colour from a Core Graphics colour.
  public convenience init(cgColor: CGColor) {
    self.init(.fixed(cgColor.core), isGrey: cgColor.isGrey)
  }
  /// Fails: there are no archived colours.
  public required convenience init?(coder: NSCoder) { return nil }
  /// Makes a colour from a literal.
  public required convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  // MARK: Values

  /// Returns the colour under traits.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    guard case .dynamic(let provider) = source else { return self }
    return provider(traitCollection).resolvedColor(with: traitCollection)
  }

  func resolved(in traits: UITraitCollection) -> Color {
    switch resolvedColor(with: traits).source {
    case .fixed(let core), .pattern(let core, _): core
    case .dynamic: .clear
    }
  }

  /// Returns the colour to paint with under traits.
  package func paint(in traits: UITraitCollection) -> Color { resolved(in: traits) }

  var core: Color { resolved(in: .current) }

  /// Returns the same colour at another opacity.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    let opacity = Double(min(max(alpha, 0), 1))
    if case .fixed(let core) = source {
      return UIColor(.fixed(core.faded(to: opacity)), isGrey: isGrey)
    }
    return UIColor { UIColor(core: self.resolved(in: $0).faded(to: opacity)) }
  }

  /// The Core Graphics colour under the current traits.
  public var cgColor: CGColor {
    let resolved = resolvedColor(with: .current)
    return CGColor(resolved.core, isGrey: resolved.isGrey)
  }
  /// The Core Image colour.
  public var ciColor: CIColor { CIColor(core) }

  /// Gets red, green, blue and opacity.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = core
    red?.pointee = CGFloat(color.red)
    green?.pointee = CGFloat(color.green)
    blue?.pointee = CGFloat(color.blue)
    alpha?.pointee = CGFloat(color.alpha)
    return true
  }
  /// Gets the grey and opacity; returns false if the colour isn't a grey.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = core
    guard color.red == color.green, color.green == color.blue else { return false }
    white?.pointee = CGFloat(color.red)
    alpha?.pointee = CGFloat(color.alpha)
    return true
  }
  /// Gets hue, saturation, brightness and opacity.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = core
    let hsb = HSB(red: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue))
    hue?.pointee = hsb.hue
    saturation?.pointee = hsb.saturation
    brightness?.pointee = hsb.brightness
    alpha?.pointee = CGFloat(color.alpha)
    return true
  }

  // MARK: Identity

  /// Returns the colour itself, which is immutable.
  public func copy(with zone: NSZone? = nil) -> Any { self }
  /// Returns whether both are the same under the current traits.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return self === other || (isFixed == other.isFixed && core == other.core)
  }
  private var isFixed: Bool {
    if case .fixed = source { return true }
    return false
  }
  /// The hash of the components under the current traits.
  public override var hash: Int { core.hashValue }
  /// The components under the current traits.
  public override var description: String {
    let color = core
    return "UIExtendedSRGBColorSpace \(color.red) \(color.green) \(color.blue) \(color.alpha)"
  }
}

extension Color {
  fileprivate func faded(to alpha: Double) -> Color {
    var copy = self
    copy.alpha = alpha
    return copy
  }
}

/// Hue, saturation and brightness, 0 to 1.
struct HSB {
  var hue: CGFloat
  var saturation: CGFloat
  var brightness: CGFloat

  init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    (self.hue, self.saturation, self.brightness) = (hue, saturation, brightness)
  }

  init(red: CGFloat, green: CGFloat, blue: CGFloat) {
    let (most, least) = (max(red, green, blue), min(red, green, blue))
    let spread = most - least
    brightness = most
    saturation = most > 0 ? spread / most : 0
    guard spread > 0 else {
      hue = 0
      return
    }
    let sixth =
      most == red
      ? (green - blue) / spread
      : most == green ? (blue - red) / spread + 2 : (red - green) / spread + 4
    hue = (sixth < 0 ? sixth + 6 : sixth) / 6
  }

  var rgb: (red: CGFloat, green: CGFloat, blue: CGFloat) {
    let turn = (hue - hue.rounded(.down)) * 6
    func level(_ shift: CGFloat) -> CGFloat {
      let place = (turn + shift).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
    }
    return (level(5), level(3), level(1))
  }
}
