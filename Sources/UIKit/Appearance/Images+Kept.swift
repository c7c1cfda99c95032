public import Foundation

extension UIImage {
  /// Makes a picture of Core Image's: an empty one, for nothing filters here.
  public convenience init(ciImage: CIImage) { self.init() }
  /// Makes a picture of Core Image's: an empty one, for nothing filters here.
  public convenience init(ciImage: CIImage, scale: CGFloat, orientation: Orientation) {
    self.init()
  }
  /// What a renderer needs to paint the picture as it is.
  public var imageRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return format
  }
  /// The bytes of an HEIC file: none are written.
  public func heicData() -> Data? { nil }
  /// The picture, ready to be shown; it always is.
  public func byPreparingForDisplay() async -> UIImage? { preparingForDisplay() }
  /// The picture, ready to be shown; it always is.
  public func prepareForDisplay(completionHandler: @escaping (UIImage?) -> Void) {
    completionHandler(preparingForDisplay())
  }
  /// The picture in a smaller size.
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    preparingThumbnail(of: size)
  }
  /// The picture in a smaller size.
  public func prepareThumbnail(
    of size: CGSize, completionHandler: @escaping (UIImage?) -> Void
  ) { completionHandler(preparingThumbnail(of: size)) }
  /// The picture with a baseline so far above its bottom; kept.
  public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage { self }
  /// The picture without a baseline.
  public func imageWithoutBaseline() -> UIImage { self }
  /// The traits that the picture is of; those of its configuration.
  public var traitCollection: UITraitCollection { .current }
  /// Fills a rectangle with copies of the picture.
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
  /// The frames of an animation in files `name0`, `name1`, ...; nil where there is none.
  public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    var frames: [UIImage] = []
    while frames.count < 1_024, let frame = UIImage(named: "\(name)\(frames.count)") {
      frames.append(frame)
    }
    return frames.isEmpty ? nil : animatedImage(with: frames, duration: duration)
  }
}

extension UIImage.SymbolConfiguration {
  /// Nothing in particular.
  public class var unspecified: UIImage.SymbolConfiguration {
    UIImage.SymbolConfiguration(scale: .unspecified)
  }
  /// One colour.
  public class func preferringMonochrome() -> UIImage.SymbolConfiguration { unspecified }
  /// Its own layers' shades.
  public class func preferringHierarchical() -> UIImage.SymbolConfiguration { unspecified }
}

extension UIColor {
  /// How strongly a colour stands out.
  public enum Prominence: Int, Sendable { case primary, secondary, tertiary, quaternary }
  /// The colour, standing out less.
  public func withProminence(_ prominence: Prominence) -> UIColor {
    let parts: [CGFloat] = [1, 0.6, 0.3, 0.18]
    let part = parts[prominence.rawValue]
    return UIColor { traits in
      let color = self.resolvedColor(with: traits)
      return color.withAlphaComponent(color.cgColor.alpha * part)
    }
  }
  /// Makes a colour of Core Image's.
  public convenience init(ciColor: CIColor) {
    self.init(red: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: ciColor.alpha)
  }
}

extension NSValue {
  /// Boxes insets.
  public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
    self.init(
      bytes: [insets.top, insets.left, insets.bottom, insets.right], objCType: "{UIEdgeInsets=dddd}"
    )
  }
  /// Boxes an offset.
  public convenience init(uiOffset offset: UIOffset) {
    self.init(bytes: [offset.horizontal, offset.vertical], objCType: "{UIOffset=dd}")
  }
}
