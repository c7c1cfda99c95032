import Controls
import Drawing
public import Foundation
import Geometry
import InterfaceBuilder
import Typesetting

extension UIImage {
  /// A configuration of a symbol image.
  open class SymbolConfiguration: Configuration {
    /// The size; nil for that of the text style.
    var pointSize: CGFloat?
    /// The style of the text whose font a symbol has under the traits that it is shown in; nil for 17 points,
    /// whatever the text size.
    var textStyle: UIFont.TextStyle?
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
    /// Makes a configuration from a font: its size and its weight.
    public convenience init(font: UIFont) {
      self.init(pointSize: font.pointSize)
      weight = SymbolWeight(rawValue: font.core.weight / 100) ?? .unspecified
    }
    /// Makes a configuration from a font and a scale.
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(font: font)
      self.scale = scale
    }
    /// Makes a configuration from a text style.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(font: .preferredFont(forTextStyle: textStyle))
      (pointSize, self.textStyle) = (nil, textStyle)
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
    /// Returns this configuration with the values that another one specifies.
    open func applying(_ otherConfiguration: SymbolConfiguration) -> Self {
      let result = Self()
      result.take(self)
      result.take(otherConfiguration)
      return result
    }
    private func take(_ other: SymbolConfiguration) {
      if other.pointSize != nil || other.textStyle != nil {
        (pointSize, textStyle) = (other.pointSize, other.textStyle)
      }
      if other.weight != .unspecified { weight = other.weight }
      if ![.default, .unspecified].contains(other.scale) { scale = other.scale }
      if !other.colors.isEmpty { colors = other.colors }
    }

    /// Returns the style of the drawing under traits.
    func style(in traits: UITraitCollection) -> SymbolStyle {
      let font = textStyle.map { UIFont.preferredFont(forTextStyle: $0, compatibleWith: traits) }
      var style = SymbolStyle(
        pointSize: Double(pointSize ?? font?.pointSize ?? 17),
        weight: weight == .unspecified ? 400 : weight.rawValue * 100,
        scale: scale == .small ? .small : scale == .large ? .large : .medium)
      style.colors = colors.map { $0.resolved(in: traits) }
      return style
    }
  }

  /// Makes a system symbol of a size for layout, with the lines of a font's size.
  convenience init(
    symbol name: String, _ size: Size, pointSize: Double = 17, weight: SymbolWeight = .regular
  ) {
    // Documents record a circle of 20.3 points at 17 as one of 128.
    let unit = 128 / 20.3 * 17 / pointSize * (1 - 1e-9)
    let recorded = Size(width: size.width * unit, height: size.height * unit)
    let style = SymbolConfiguration(pointSize: CGFloat(pointSize), weight: weight)
    self.init(.symbol(name, style, recorded: recorded))
  }

  /// Returns a symbol with what a view prefers, where its own configuration specifies nothing.
  func preferring(_ configuration: SymbolConfiguration?) -> UIImage {
    guard let configuration, case .symbol(_, let own, _) = source else { return self }
    return withConfiguration(own.map(configuration.applying) ?? configuration)
  }

  /// Returns what controls show under traits: the lines of a symbol, the pixels of anything else;
  /// nil for an empty image.
  func shown(in traits: UITraitCollection) -> Picture? {
    let isPlain = tint == nil && mode != .alwaysOriginal && turn == .up && !flips
    if isPlain, let symbol = symbol(in: traits) { return symbol }
    return picture(in: traits).map(Picture.image)
  }

  /// Returns the drawing of a system symbol, or the box of one without; nil for other images.
  private func symbol(in traits: UITraitCollection) -> Picture? {
    guard case .symbol(let name, let configuration, let recorded) = source else { return nil }
    let style = configuration?.style(in: traits) ?? SymbolStyle()
    return .systemSymbol(
      name, style, recorded: recorded, on: PixelGrid(scale: Double(max(traits.displayScale, 1))))
  }

  /// Returns the pixels of a system symbol.
  private func symbolPixels(in traits: UITraitCollection) -> Image? {
    let environment = KitEnvironment.current.controls(for: traits)
    guard let symbol = symbol(in: traits),
      let canvas = try? Canvas(
        size: symbol.size, scale: environment.grid.scale, background: .clear),
      (try? canvas.draw(
        DisplayList(
          symbol.items(
            in: Rect(origin: .zero, size: symbol.size), tint: .black, mirrored: false,
            environment: environment)), text: KitEnvironment.current.text)) != nil
    else { return nil }
    return Image(canvas.image())
  }

  /// Returns the image under traits, as controls paint it; nil for an empty one.
  func picture(in traits: UITraitCollection) -> Image? {
    var image: Image?
    var isTemplate = false
    switch source {
    case .pixels(let pixels): image = pixels
    case .asset(let name, let bundle):
      image = AssetLibrary.shared.image(named: name, bundle: bundle, in: traits)
      image?.accessibilityLabel = Image.name(ofFile: name)
    case .symbol(let name, let configuration, _):
      image = symbolPixels(in: traits)
      image?.flipsForRightToLeft = Symbol.isDirectional(name)
      isTemplate = configuration?.colors.isEmpty ?? true
    case .empty: image = nil
    }
    guard var result = image else { return nil }
    if turn != .up { result.buffer = turn.turned(result.buffer) }
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
