import Controls
import Drawing
public import Foundation
import Geometry
import Typesetting

/// An image.
open class UIImage: NSObject, NSCopying {
  private let header = FoundationHeader()
  enum Source {
    case pixels(Image)
    /// A set of a catalog, or loose files.
    case asset(String, Bundle?)
    /// A system symbol, with the size that a document recorded for it.
    case symbol(String, UIImage.SymbolConfiguration?, recorded: Size? = nil)
    case empty
  }

  let source: Source
  var caps = UIEdgeInsets.zero
  var resizes = ResizingMode.tile
  /// Whether the image was made to be resized in parts, even without caps.
  var isResizable = false
  var alignmentInsets = UIEdgeInsets.zero
  var tint: UIColor?
  private(set) var mode = RenderingMode.automatic
  private(set) var flips = false
  /// How the pixels are turned when they are drawn.
  private(set) var turn = Orientation.up
  private var frames: (images: [UIImage], duration: TimeInterval)?

  init(_ source: Source) {
    self.source = source
    super.init()
  }

  convenience init(buffer: ImageBuffer) { self.init(.pixels(Image(buffer))) }

  /// Makes an empty image.
  public override convenience init() { self.init(.empty) }
  /// Makes an image from an asset catalog or a file of the bundle; nil if there is none.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }
  /// Makes an image from an asset catalog or a file of the bundle.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard AssetLibrary.shared.image(named: name, bundle: bundle, in: .current) != nil else {
      return nil
    }
    self.init(.asset(name, bundle))
  }
  /// Makes an image from an asset catalog or a file of the bundle.
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: Configuration?
  ) { self.init(named: name, in: bundle, compatibleWith: nil) }
  /// Makes a system symbol, shown by our own drawing.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }
  /// Makes a system symbol with a configuration; nil if Apple has none of the name.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  {
    guard SymbolNames.contains(name) else { return nil }
    self.init(.symbol(name, configuration as? SymbolConfiguration))
  }
  /// Makes a system symbol under traits.
  public convenience init?(
    systemName name: String, compatibleWith traitCollection: UITraitCollection?
  ) { self.init(systemName: name) }
  /// Makes an image from a PNG or JPEG file; nil if it cannot be read.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data, scale: CGFloat(LooseImage.scale(ofFile: path)))
  }
  /// Makes an image from PNG or JPEG data.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }
  /// Makes an image from PNG or JPEG data with a number of pixels per point.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let buffer = try? ImageLoader.read([UInt8](data), scale: Double(scale)) else {
      return nil
    }
    self.init(buffer: buffer)
  }
  /// Makes an image from a Core Graphics image.
  public convenience init(cgImage: CGImage) { self.init(buffer: cgImage.buffer.withScale(1)) }
  /// Makes an image from a Core Graphics image with a number of pixels per point.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(buffer: cgImage.buffer.withScale(Double(scale)))
    turn = orientation
  }
  /// Fails: there are no archived images.
  public required convenience init?(coder: NSCoder) { return nil }
  /// Makes an image from a literal.
  public required convenience init(imageLiteralResourceName name: String) {
    self.init(.asset(name, nil))
  }

  // MARK: Values

  /// The size in points.
  open var size: CGSize { CGSize(shown(in: .current)?.size ?? .zero) }
  /// The number of pixels per point.
  open var scale: CGFloat { CGFloat(picture(in: .current)?.buffer.scale ?? 1) }
  /// The Core Graphics image.
  open var cgImage: CGImage? {
    if case .pixels(let pixels) = source, tint == nil { return CGImage(pixels.buffer) }
    return picture(in: .current).map { CGImage($0.buffer) }
  }
  /// The Core Image image: always nil.
  open var ciImage: CIImage? { nil }
  /// The orientation of the image.
  open var imageOrientation: Orientation { turn }
  /// How the image's colours are rendered; a catalog may say so.
  open var renderingMode: RenderingMode {
    guard mode == .automatic, case .asset = source else { return mode }
    return picture(in: .current)?.isTemplate == true ? .alwaysTemplate : mode
  }
  /// The parts that keep their size when the image is stretched.
  open var capInsets: UIEdgeInsets { caps }
  /// How the area between the caps is filled.
  open var resizingMode: ResizingMode { resizes }
  /// The insets to the alignment rectangle.
  open var alignmentRectInsets: UIEdgeInsets { alignmentInsets }
  /// Whether the image is mirrored in a right-to-left view.
  open var flipsForRightToLeftLayoutDirection: Bool { flips }
  /// Whether the image is a system symbol.
  open var isSymbolImage: Bool {
    if case .symbol = source { return true }
    return false
  }
  /// The images of an animation, the first of which is shown; nil for a single image.
  open var images: [UIImage]? { frames?.images }
  /// The duration of the animation in seconds.
  open var duration: TimeInterval { frames?.duration ?? 0 }
  /// The configuration.
  open var configuration: Configuration? { symbolConfiguration }
  /// The configuration of a symbol.
  open var symbolConfiguration: SymbolConfiguration? {
    if case .symbol(_, let configuration, _) = source { return configuration }
    return nil
  }
  /// The asset of the image: always nil.
  open var imageAsset: UIImageAsset? { nil }
  /// The distance of a symbol's baseline above its bottom edge.
  open var baselineOffsetFromBottom: CGFloat? {
    guard case .symbol(_, let configuration, _) = source else { return nil }
    let pointSize = configuration?.style(in: .current).pointSize ?? SymbolStyle().pointSize
    return size.height / 2 - CGFloat(Symbol.middle(besideTextOf: pointSize))
  }

  // MARK: Copies

  private func copied(_ change: (UIImage) -> Void) -> UIImage {
    let copy = UIImage(source)
    (copy.caps, copy.resizes, copy.alignmentInsets) = (caps, resizes, alignmentInsets)
    (copy.tint, copy.mode, copy.flips, copy.turn) = (tint, mode, flips, turn)
    (copy.isResizable, copy.frames) = (isResizable, frames)
    change(copy)
    return copy
  }
  /// Returns an image that stands for an animation, which takes a thirtieth of a second for each image
  /// unless it has a duration; nil if there are no images.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    images.first?.copied {
      $0.frames = (images, duration > 0 ? duration : Double(images.count) / 30)
    }
  }
  /// Returns the same image in another rendering mode.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    copied { $0.mode = renderingMode }
  }
  /// Returns the same image in a tint colour.
  open func withTintColor(_ color: UIColor) -> UIImage { copied { $0.tint = color } }
  /// Returns the same image in a tint colour and another rendering mode.
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    copied {
      $0.tint = color
      $0.mode = renderingMode
    }
  }
  /// Returns the same image with caps that keep their size.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }
  /// Returns the same image with caps that keep their size.
  open func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage {
    copied {
      $0.caps = capInsets
      $0.resizes = resizingMode
      $0.isResizable = true
    }
  }
  /// Returns the same image with caps that keep their size.
  open func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    resizableImage(
      withCapInsets: UIEdgeInsets(
        top: CGFloat(topCapHeight), left: CGFloat(leftCapWidth),
        bottom: max(size.height - CGFloat(topCapHeight) - 1, 0),
        right: max(size.width - CGFloat(leftCapWidth) - 1, 0)), resizingMode: .stretch)
  }
  /// Returns the same image with insets to the alignment rectangle.
  open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    copied { $0.alignmentInsets = alignmentInsets }
  }
  /// Returns the same image, mirrored in right-to-left views.
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage { copied { $0.flips = true } }
  /// Returns the same image, mirrored from left to right.
  open func withHorizontallyFlippedOrientation() -> UIImage { copied { $0.turn = turn.mirrored } }
  /// Returns the same symbol with another configuration.
  open func withConfiguration(_ configuration: Configuration) -> UIImage {
    guard case .symbol(let name, _, let recorded) = source else { return self }
    let copy = UIImage(
      .symbol(name, configuration as? SymbolConfiguration, recorded: recorded))
    (copy.tint, copy.mode, copy.flips, copy.turn) = (tint, mode, flips, turn)
    return copy
  }
  /// Returns the same symbol with another configuration.
  open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    withConfiguration(symbolConfiguration?.applying(configuration) ?? configuration)
  }
  /// Returns the image itself, which is already decoded.
  open func preparingForDisplay() -> UIImage? { self }
  /// Returns the same image at another size.
  open func preparingThumbnail(of size: CGSize) -> UIImage? {
    UIGraphicsImageRenderer(size: size).image { _ in draw(in: CGRect(origin: .zero, size: size)) }
  }

  // MARK: Files and painting

  /// Returns the image as PNG data.
  open func pngData() -> Data? {
    guard let picture = picture(in: .current),
      let canvas = try? Canvas(
        size: picture.size, scale: picture.buffer.scale, background: .clear)
    else { return nil }
    let place = Rect(origin: .zero, size: picture.size)
    guard
      (try? canvas.draw(
        DisplayList([.picture(picture, in: place, tint: nil)]), text: KitEnvironment.current.text))
        != nil
    else { return nil }
    return (try? canvas.png()).map { Data($0) }
  }
  /// Returns the image as PNG data, because JPEG is only read here.
  open func jpegData(compressionQuality: CGFloat) -> Data? { pngData() }
  /// Draws the image in a rectangle.
  open func draw(in rect: CGRect) { GraphicsStack.current?.append(items(in: rect) ?? []) }
  /// Draws the image at a point.
  open func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
  /// Draws the image in a rectangle at an opacity.
  open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    GraphicsStack.current?.mixing(blendMode, alpha) { draw(in: rect) }
  }

  /// Returns the image itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Returns the image as PNG data.
public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }
/// Returns the image as the data of a file.
public func UIImageJPEGRepresentation(_ image: UIImage, _ compressionQuality: CGFloat) -> Data? {
  image.jpegData(compressionQuality: compressionQuality)
}
