public import Foundation

extension UIImage {
  /// Makes an empty image, because nothing here renders Core Image.
  public convenience init(ciImage: CIImage, scale: CGFloat, orientation: Orientation) {
    self.init()
  }
  /// The renderer format that matches the image.
  public var imageRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return format
  }
  /// Returns the image as a thumbnail.
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    preparingThumbnail(of: size)
  }
  /// Fills a rectangle with tiled copies of the image.
  public func drawAsPattern(in rect: CGRect) {
    guard size.width > 0, size.height > 0 else { return }
    var y = rect.minY
    while y < rect.maxY {
      var x = rect.minX
      while x < rect.maxX {
        draw(at: CGPoint(x: x, y: y))
        x += size.width
      }
      y += size.height
    }
  }
  /// Returns the frames of an animation in files `name0`, `name1`, ...; nil if there are none.
  public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    var frames: [UIImage] = []
    while frames.count < 1_024, let frame = UIImage(named: "\(name)\(frames.count)") {
      frames.append(frame)
    }
    return frames.isEmpty ? nil : animatedImage(with: frames, duration: duration)
  }
}

extension UIImage.SymbolConfiguration {
  /// A configuration without particular values.
  public class var unspecified: UIImage.SymbolConfiguration {
    UIImage.SymbolConfiguration(scale: .unspecified)
  }
}

extension UIColor {
  /// How prominent a colour is.
  public enum Prominence: Int, Sendable { case primary, secondary, tertiary, quaternary }
  /// Returns the colour in a less prominent shade.
  public func withProminence(_ prominence: Prominence) -> UIColor {
    let parts: [CGFloat] = [1, 0.6, 0.3, 0.18]
    let part = parts[prominence.rawValue]
    return UIColor { traits in
      let color = self.resolvedColor(with: traits)
      return color.withAlphaComponent(color.cgColor.alpha * part)
    }
  }
  /// Makes a colour from a Core Image colour.
  public convenience init(ciColor: CIColor) {
    self.init(red: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: ciColor.alpha)
  }
}
