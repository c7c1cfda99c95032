import Drawing
public import Foundation
import Geometry
import Typesetting

/// The stack of graphics contexts, innermost last.
enum GraphicsStack {
  private(set) static var contexts: [(context: CGContext, scale: CGFloat)] = []

  static var current: CGContext? { contexts.last?.context }
  static func push(_ context: CGContext, scale: CGFloat = 0) { contexts.append((context, scale)) }
  static func pop() { if !contexts.isEmpty { contexts.removeLast() } }

  static func with(_ context: CGContext, _ body: () -> Void) {
    push(context)
    defer { pop() }
    body()
  }
}

/// Returns the current context; nil outside drawing.
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsStack.current }
/// Makes a context the current one.
public func UIGraphicsPushContext(_ context: CGContext) { GraphicsStack.push(context) }
/// Restores the previous context.
public func UIGraphicsPopContext() { GraphicsStack.pop() }
/// Begins an image context of a size in points.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  GraphicsStack.push(CGContext(size: size), scale: 1)
}
/// Begins an image context of a size in points, with a number of pixels per point; 0 for the
/// screen's.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat)
{
  GraphicsStack.push(CGContext(size: size), scale: scale)
}
/// Returns the image drawn so far.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let (context, scale) = GraphicsStack.contexts.last else { return nil }
  return KitPicture.image(context, scale: scale)
}
/// Ends an image context.
public func UIGraphicsEndImageContext() { GraphicsStack.pop() }
/// Fills a rectangle with the current colour.
public func UIRectFill(_ rect: CGRect) { GraphicsStack.current?.fill(rect) }
/// Strokes a rectangle with the current colour.
public func UIRectFrame(_ rect: CGRect) { GraphicsStack.current?.stroke(rect) }
/// Fills a rectangle with the current colour, blended by a mode.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  GraphicsStack.current?.mixing(blendMode, 1) { UIRectFill(rect) }
}
/// Strokes a rectangle with the current colour, blended by a mode.
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  GraphicsStack.current?.mixing(blendMode, 1) { UIRectFrame(rect) }
}
/// Clips to a rectangle.
public func UIRectClip(_ rect: CGRect) { GraphicsStack.current?.clip(to: rect) }

/// The format of the images that a renderer creates.
open class UIGraphicsImageRendererFormat: NSObject {
  /// The number of pixels per point.
  open var scale: CGFloat = KitEnvironment.current.traits.displayScale
  /// Whether images are opaque.
  open var opaque = false
  /// The colour range of images.
  open var preferredRange: Range = .standard
  /// The bounds of what a renderer of this format draws.
  open internal(set) var bounds = CGRect.zero
  /// Makes the default format.
  public override init() { super.init() }
  /// Makes the default format under traits.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }
  /// Returns the default format.
  open class func `default`() -> Self { preferred() }
  /// Returns the default format.
  open class func preferred() -> Self {
    unsafeDowncast(UIGraphicsImageRendererFormat(), to: self)
  }
}

/// The context into which a renderer's closure draws.
open class UIGraphicsImageRendererContext: NSObject {
  /// The context.
  public let cgContext: CGContext
  /// The format of the renderer.
  public let format: UIGraphicsImageRendererFormat
  init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat) {
    (cgContext, self.format) = (context, format)
  }
  /// The image drawn so far.
  open var currentImage: UIImage { KitPicture.image(cgContext, scale: format.scale) ?? UIImage() }
  /// Fills a rectangle with the current colour.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }
  /// Strokes a rectangle with the current colour.
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
  /// Clips to a rectangle.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// Renders images.
open class UIGraphicsImageRenderer: NSObject {
  private let size: CGSize
  private let origin: CGPoint
  /// The format of the images.
  public let format: UIGraphicsImageRendererFormat

  /// Makes a renderer for images of a size in points.
  public convenience init(size: CGSize) {
    self.init(size: size, format: UIGraphicsImageRendererFormat())
  }
  /// Makes a renderer for images of a size in points with a format.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }
  /// Makes a renderer for images of a rectangle's content.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
  }
  /// Makes a renderer for images of a rectangle's content with a format.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    (size, origin, self.format) = (bounds.size, bounds.origin, format)
    format.bounds = bounds
  }

  /// Returns the image that a closure draws.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = CGContext(size: size)
    context.translateBy(x: -origin.x, y: -origin.y)
    GraphicsStack.with(context) { actions(UIGraphicsImageRendererContext(context, format)) }
    return KitPicture.image(context, scale: format.scale) ?? UIImage()
  }
  /// Returns the image that a closure draws as PNG data.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }
}

/// Renders views and contexts as images.
@preconcurrency @MainActor enum KitPicture {
  /// Returns the drawing in a context as an image, with a number of pixels per point; 0 for the
  /// screen's.
  nonisolated static func image(_ context: CGContext, scale: CGFloat) -> UIImage? {
    image(context.items(at: .zero), size: context.size, scale: scale)
  }

  nonisolated static func image(
    _ items: [DisplayList.Item], size: CGSize, scale: CGFloat
  ) -> UIImage? {
    let pixels = scale > 0 ? scale : KitEnvironment.current.traits.displayScale
    guard let canvas = try? Canvas(size: Size(size), scale: Double(pixels), background: .clear)
    else { return nil }
    guard (try? canvas.draw(DisplayList(items), text: KitEnvironment.current.text)) != nil else {
      return nil
    }
    return UIImage(buffer: canvas.image())
  }
}
