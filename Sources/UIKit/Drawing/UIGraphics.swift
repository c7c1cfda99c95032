import Drawing
public import Foundation
import Geometry
import Typesetting

/// The contexts that are painted into, innermost last.
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

/// What is painted into now; nil outside drawing.
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsStack.current }
/// Paints into a context from here on.
public func UIGraphicsPushContext(_ context: CGContext) { GraphicsStack.push(context) }
/// Paints into the context before from here on.
public func UIGraphicsPopContext() { GraphicsStack.pop() }
/// Begins a picture of a size in points.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  GraphicsStack.push(CGContext(size: size), scale: 1)
}
/// Begins a picture of a size in points, with as many pixels in a point; 0 for the screen's.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat)
{
  GraphicsStack.push(CGContext(size: size), scale: scale)
}
/// The picture painted so far.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let (context, scale) = GraphicsStack.contexts.last else { return nil }
  return KitPicture.image(context, scale: scale)
}
/// Ends a picture.
public func UIGraphicsEndImageContext() { GraphicsStack.pop() }
/// Fills a rectangle with the current colour.
public func UIRectFill(_ rect: CGRect) { GraphicsStack.current?.fill(rect) }
/// Draws the frame of a rectangle with the current colour.
public func UIRectFrame(_ rect: CGRect) { GraphicsStack.current?.stroke(rect) }
/// Paints only inside a rectangle from here on.
public func UIRectClip(_ rect: CGRect) { GraphicsStack.current?.clip(to: rect) }

/// How a renderer makes pictures.
open class UIGraphicsImageRendererFormat: NSObject {
  /// Pixels in a point.
  open var scale: CGFloat = KitEnvironment.current.traits.displayScale
  /// Whether pictures cover what lies behind them.
  open var opaque = false
  /// The colours of pictures.
  open var preferredRange: Range = .standard
  /// Makes the usual format.
  public override init() { super.init() }
  /// Makes the usual format under traits.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }
  /// The usual format.
  open class func `default`() -> Self { preferred() }
  /// The usual format.
  open class func preferred() -> Self {
    unsafeDowncast(UIGraphicsImageRendererFormat(), to: self)
  }
  /// The colours of pictures.
  public enum Range: Int, Sendable {
    case unspecified = -1
    case automatic = 0
    case extended, standard
  }
}

/// What a renderer's closure paints into.
open class UIGraphicsImageRendererContext: NSObject {
  /// The context.
  public let cgContext: CGContext
  /// The format of the renderer.
  public let format: UIGraphicsImageRendererFormat
  init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat) {
    (cgContext, self.format) = (context, format)
  }
  /// The picture painted so far.
  open var currentImage: UIImage { KitPicture.image(cgContext, scale: format.scale) ?? UIImage() }
  /// Fills a rectangle with the current colour.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }
  /// Draws a rectangle with the current colour.
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
  /// Paints only inside a rectangle from here on.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// Makes pictures.
open class UIGraphicsImageRenderer: NSObject {
  private let size: CGSize
  private let origin: CGPoint
  /// How pictures are made.
  public let format: UIGraphicsImageRendererFormat

  /// Makes a renderer of pictures of a size in points.
  public convenience init(size: CGSize) {
    self.init(size: size, format: UIGraphicsImageRendererFormat())
  }
  /// Makes a renderer of pictures of a size in points in a format.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }
  /// Makes a renderer of pictures of what lies in a rectangle.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
  }
  /// Makes a renderer of pictures of what lies in a rectangle in a format.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    (size, origin, self.format) = (bounds.size, bounds.origin, format)
  }

  /// The picture that a closure paints.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = CGContext(size: size)
    context.translateBy(x: -origin.x, y: -origin.y)
    GraphicsStack.with(context) { actions(UIGraphicsImageRendererContext(context, format)) }
    return KitPicture.image(context, scale: format.scale) ?? UIImage()
  }
  /// The PNG file of the picture that a closure paints.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }
}

/// Pictures of views and of what was painted.
@preconcurrency @MainActor enum KitPicture {
  /// What was painted into a context, with as many pixels in a point; 0 for the screen's.
  nonisolated static func image(_ context: CGContext, scale: CGFloat) -> UIImage? {
    image(context.items(at: .zero), size: context.size, scale: scale)
  }

  /// A laid-out view.
  static func image(of view: UIView) -> UIImage? {
    view.layoutIfNeeded()
    return image(view.paintedTree(at: .zero), size: view.bounds.size, scale: 0)
  }

  private nonisolated static func image(
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
