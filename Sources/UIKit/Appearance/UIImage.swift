import Controls
import Drawing
public import Foundation
import Geometry
import Typesetting

/// A picture.
open class UIImage: NSObject, NSCopying {
  private let header = FoundationHeader()
  enum Source {
    case pixels(Image)
    case set(ImageAsset)
    case symbol(String, UIImage.SymbolConfiguration?)
    case empty
  }

  let source: Source
  var caps = UIEdgeInsets.zero
  var resizes = ResizingMode.tile
  var alignmentInsets = UIEdgeInsets.zero
  var tint: UIColor?
  private(set) var mode = RenderingMode.automatic
  private(set) var flips = false

  init(_ source: Source) {
    self.source = source
    super.init()
  }

  convenience init(buffer: ImageBuffer) { self.init(.pixels(Image(buffer))) }

  /// Makes an empty picture.
  public override convenience init() { self.init(.empty) }
  /// Makes a picture of an asset catalog or of a file of the bundle; nil where there is none.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }
  /// Makes a picture of an asset catalog or of a file of the bundle.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard let asset = AssetLibrary.shared.image(named: name, bundle: bundle) else { return nil }
    self.init(.set(asset))
  }
  /// Makes a picture of an asset catalog or of a file of the bundle.
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: Configuration?
  ) { self.init(named: name, in: bundle, compatibleWith: nil) }
  /// Makes a symbol of the system; a simple shape stands for it.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }
  /// Makes a symbol of the system in a configuration.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  {
    guard !name.isEmpty else { return nil }
    self.init(.symbol(name, configuration as? SymbolConfiguration))
  }
  /// Makes a symbol of the system under traits.
  public convenience init?(
    systemName name: String, compatibleWith traitCollection: UITraitCollection?
  ) { self.init(systemName: name) }
  /// Makes a picture of a PNG or JPEG file; nil where it cannot be read.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data, scale: ImageAsset.scale(ofFile: path))
  }
  /// Makes a picture of the bytes of a PNG or JPEG file.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }
  /// Makes a picture of the bytes of a file with as many pixels in a point.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let buffer = try? ImageLoader.read([UInt8](data), scale: Double(scale)) else {
      return nil
    }
    self.init(buffer: buffer)
  }
  /// Makes a picture of Core Graphics'.
  public convenience init(cgImage: CGImage) { self.init(buffer: cgImage.buffer.withScale(1)) }
  /// Makes a picture of Core Graphics' with as many pixels in a point.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(buffer: cgImage.buffer.withScale(Double(scale)))
  }
  /// Makes a picture from an archive: there are none.
  public required convenience init?(coder: NSCoder) { return nil }
  /// Makes a picture of a literal.
  public required convenience init(imageLiteralResourceName name: String) {
    self.init(
      AssetLibrary.shared.image(named: name, bundle: nil).map { Source.set($0) } ?? Source.empty)
  }

  // MARK: Values

  /// The size in points.
  open var size: CGSize { CGSize(picture(in: .current)?.size ?? .zero) }
  /// Pixels in a point.
  open var scale: CGFloat { CGFloat(picture(in: .current)?.buffer.scale ?? 1) }
  /// The picture as Core Graphics'.
  open var cgImage: CGImage? { picture(in: .current).map { CGImage($0.buffer) } }
  /// The picture as Core Image's: there is none.
  open var ciImage: CIImage? { nil }
  /// How the picture is turned: it is upright.
  open var imageOrientation: Orientation { .up }
  /// How colours are shown.
  open var renderingMode: RenderingMode { mode }
  /// The parts that keep their size.
  open var capInsets: UIEdgeInsets { caps }
  /// How what lies between the caps fills the room.
  open var resizingMode: ResizingMode { resizes }
  /// The distances to what counts for layout.
  open var alignmentRectInsets: UIEdgeInsets { alignmentInsets }
  /// Whether the picture is mirrored in a right-to-left view.
  open var flipsForRightToLeftLayoutDirection: Bool { flips }
  /// Whether it is a symbol of the system.
  open var isSymbolImage: Bool {
    if case .symbol = source { return true }
    return false
  }
  /// The pictures of an animation; none.
  open var images: [UIImage]? { nil }
  /// How long an animation takes.
  open var duration: TimeInterval { 0 }
  /// The configuration.
  open var configuration: Configuration? { symbolConfiguration }
  /// The configuration of a symbol.
  open var symbolConfiguration: SymbolConfiguration? {
    if case .symbol(_, let configuration) = source { return configuration }
    return nil
  }
  /// What stands behind the picture: none.
  open var imageAsset: UIImageAsset? { nil }
  /// The distance of a symbol's baseline above its bottom.
  open var baselineOffsetFromBottom: CGFloat? { isSymbolImage ? size.height * 0.2 : nil }

  // MARK: Copies

  private func copied(_ change: (UIImage) -> Void) -> UIImage {
    let copy = UIImage(source)
    (copy.caps, copy.resizes, copy.alignmentInsets) = (caps, resizes, alignmentInsets)
    (copy.tint, copy.mode, copy.flips) = (tint, mode, flips)
    change(copy)
    return copy
  }
  /// The same picture whose colours are shown otherwise.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    copied { $0.mode = renderingMode }
  }
  /// The same picture in a colour.
  open func withTintColor(_ color: UIColor) -> UIImage { copied { $0.tint = color } }
  /// The same picture in a colour whose colours are shown otherwise.
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    copied {
      $0.tint = color
      $0.mode = renderingMode
    }
  }
  /// The same picture with parts that keep their size.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    copied { $0.caps = capInsets }
  }
  /// The same picture with parts that keep their size.
  open func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage {
    copied {
      $0.caps = capInsets
      $0.resizes = resizingMode
    }
  }
  /// The same picture with parts that keep their size.
  open func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    resizableImage(
      withCapInsets: UIEdgeInsets(
        top: CGFloat(topCapHeight), left: CGFloat(leftCapWidth),
        bottom: max(size.height - CGFloat(topCapHeight) - 1, 0),
        right: max(size.width - CGFloat(leftCapWidth) - 1, 0)), resizingMode: .stretch)
  }
  /// The same picture with distances to what counts for layout.
  open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    copied { $0.alignmentInsets = alignmentInsets }
  }
  /// The same picture, mirrored in right-to-left views.
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage { copied { $0.flips = true } }
  /// The same picture, mirrored.
  open func withHorizontallyFlippedOrientation() -> UIImage { self }
  /// The same symbol in another configuration.
  open func withConfiguration(_ configuration: Configuration) -> UIImage {
    guard case .symbol(let name, _) = source else { return self }
    let copy = UIImage(.symbol(name, configuration as? SymbolConfiguration))
    (copy.tint, copy.mode) = (tint, mode)
    return copy
  }
  /// The same symbol in another configuration.
  open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    withConfiguration(configuration)
  }
  /// The same picture decoded: it is.
  open func preparingForDisplay() -> UIImage? { self }
  /// The same picture at another size.
  open func preparingThumbnail(of size: CGSize) -> UIImage? {
    UIGraphicsImageRenderer(size: size).image { _ in draw(in: CGRect(origin: .zero, size: size)) }
  }

  // MARK: Files and painting

  /// The picture as a PNG file.
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
  /// The picture as a file: a PNG file, as JPEG is only read here.
  open func jpegData(compressionQuality: CGFloat) -> Data? { pngData() }
  /// Paints the picture in a rectangle.
  open func draw(in rect: CGRect) { GraphicsStack.current?.append(items(in: rect) ?? []) }
  /// Paints the picture at a point.
  open func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
  /// Paints the picture in a rectangle at an opacity.
  open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    GraphicsStack.current?.saveGState()
    GraphicsStack.current?.setAlpha(alpha)
    draw(in: rect)
    GraphicsStack.current?.restoreGState()
  }

  /// Pictures do not change: the same one.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The bytes of a picture as a PNG file.
public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }
/// The bytes of a picture as a file.
public func UIImageJPEGRepresentation(_ image: UIImage, _ compressionQuality: CGFloat) -> Data? {
  image.jpegData(compressionQuality: compressionQuality)
}
