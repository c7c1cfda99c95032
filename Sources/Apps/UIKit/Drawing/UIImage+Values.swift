import Controls
import Drawing
public import Foundation
import Geometry
import Typesetting

extension UIImage {
  /// A configuration of a symbol image.
  open class SymbolConfiguration: Configuration {
    var pointSize: CGFloat = 17
    var weight = SymbolWeight.unspecified
    var scale = SymbolScale.default
    var colors: [UIColor] = []

    /// Makes a configuration with a size.
    public convenience init(pointSize: CGFloat) {
      self.init()
      self.pointSize = pointSize
    }
    /// Makes a configuration with a size and a weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(pointSize: pointSize)
      self.weight = weight
    }
    /// Makes a configuration with a size, a weight and a scale.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(pointSize: pointSize, weight: weight)
      self.scale = scale
    }
    /// Makes a configuration from a font.
    public convenience init(font: UIFont) { self.init(pointSize: font.pointSize) }
    /// Makes a configuration from a font and a scale.
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(font: font)
      self.scale = scale
    }
    /// Makes a configuration from a text style.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(font: .preferredFont(forTextStyle: textStyle))
    }
    /// Makes a configuration from a text style and a scale.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(textStyle: textStyle)
      self.scale = scale
    }
    /// Makes a configuration with a scale.
    public convenience init(scale: SymbolScale) {
      self.init()
      self.scale = scale
    }
    /// Makes a configuration with a weight.
    public convenience init(weight: SymbolWeight) {
      self.init()
      self.weight = weight
    }
    /// Makes a configuration with one colour in several opacities.
    public convenience init(hierarchicalColor: UIColor) {
      self.init()
      colors = [hierarchicalColor]
    }
    /// Makes a configuration with a palette of colours.
    public convenience init(paletteColors: [UIColor]) {
      self.init()
      colors = paletteColors
    }
    /// Applies the values that another configuration specifies, and returns this one.
    open func applying(_ otherConfiguration: SymbolConfiguration) -> Self {
      if otherConfiguration.weight != .unspecified { weight = otherConfiguration.weight }
      if otherConfiguration.scale != .default { scale = otherConfiguration.scale }
      if !otherConfiguration.colors.isEmpty { colors = otherConfiguration.colors }
      return self
    }

    /// The side of the symbol's square, in points.
    var side: CGFloat {
      let factor: CGFloat =
        switch scale {
        case .small: 0.78
        case .large: 1.29
        default: 1
        }
      return (pointSize * 1.18 * factor).rounded()
    }
  }

  /// Returns the image under traits, as controls paint it; nil for an empty one.
  func picture(in traits: UITraitCollection) -> Image? {
    var image: Image?
    var isTemplate = false
    switch source {
    case .pixels(let pixels): image = pixels
    case .set(let asset):
      image = asset.image(for: traits)
      isTemplate = asset.isTemplate
    case .symbol(let name, let configuration):
      image =
        SymbolStandIn(
          name: name, side: configuration?.side ?? 20, scale: max(traits.displayScale, 1)
        ).image
      isTemplate = true
    case .empty: image = nil
    }
    guard var result = image else { return nil }
    if isResizable {
      result.capInsets = EdgeInsets(caps)
      result.resizingMode = resizes == .stretch ? .stretch : .tile
    }
    if alignmentInsets != .zero { result.alignmentRectInsets = EdgeInsets(alignmentInsets) }
    result.flipsForRightToLeft = result.flipsForRightToLeft || flips
    switch mode {
    case .automatic: result.isTemplate = result.isTemplate || isTemplate
    case .alwaysOriginal: result.isTemplate = false
    case .alwaysTemplate: result.isTemplate = true
    }
    if let tint {
      result = result.tinted(tint.resolved(in: traits), keepsTemplate: mode == .alwaysTemplate)
    }
    return result
  }

  /// Returns the display items that paint the image in a rectangle.
  func items(in rect: CGRect) -> [DisplayList.Item]? {
    guard let picture = picture(in: .current) else { return nil }
    return [.picture(picture, in: Rect(rect), tint: nil)]
  }

  /// The average colour of the image, for a background that repeats it.
  var averageColor: Color {
    guard let pixels = picture(in: .current)?.buffer.pixels, !pixels.isEmpty else { return .clear }
    var (alpha, red, green, blue) = (0.0, 0.0, 0.0, 0.0)
    for pixel in pixels {
      alpha += Double(pixel >> 24)
      red += Double(pixel >> 16 & 255)
      green += Double(pixel >> 8 & 255)
      blue += Double(pixel & 255)
    }
    guard alpha > 0 else { return .clear }
    return Color(
      red: red / alpha, green: green / alpha, blue: blue / alpha,
      alpha: alpha / Double(pixels.count) / 255)
  }
}

extension Image {
  /// Returns the image's shape in a single colour.
  func tinted(_ color: Color, keepsTemplate: Bool) -> Image {
    let pixels = buffer.pixels.map { pixel -> UInt32 in
      let coverage = Double(pixel >> 24) / 255
      return color.multipliedAlpha(by: coverage).premultipliedWord
    }
    var copy = self
    copy.buffer = ImageBuffer(
      width: buffer.width, height: buffer.height, scale: buffer.scale, pixels: pixels,
      isOpaque: false)
    copy.isTemplate = keepsTemplate
    return copy
  }
}

/// A Core Graphics image.
public final class CGImage: NSObject {
  let buffer: ImageBuffer
  init(_ buffer: ImageBuffer) { self.buffer = buffer }
  /// The width in pixels.
  public var width: Int { buffer.width }
  /// The height in pixels.
  public var height: Int { buffer.height }
  /// Returns the part of the image in a rectangle of pixels; nil if they don't overlap.
  public func cropping(to rect: CGRect) -> CGImage? {
    let area = rect.integral.intersection(
      CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height)))
    let (x, y, w, h) = (Int(area.minX), Int(area.minY), Int(area.width), Int(area.height))
    guard w > 0, h > 0 else { return nil }
    let pixels = (y..<y + h).flatMap { row in
      buffer.pixels[row * width + x..<row * width + x + w]
    }
    return CGImage(
      ImageBuffer(width: w, height: h, scale: 1, pixels: pixels, isOpaque: buffer.isOpaque))
  }
}
