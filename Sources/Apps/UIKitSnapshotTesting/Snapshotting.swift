public import UIKit
@_exported public import UIKitGoldens

/// The strategy of a comparison, in terms of swift-snapshot-testing.
public struct Snapshotting<Value, Format> {
  let subject: @MainActor (Value) -> ShownSubject
  let variant: ViewVariant
  let pictures: Bool
  let tolerance: PixelTolerance
}

extension Snapshotting where Value == UIView, Format == UIImage {
  /// Compares a picture and the layout of the view at its own size, or its fitting size if that
  /// is empty.
  public static var image: Snapshotting { .image() }

  /// Compares a picture and the layout of the view.
  ///
  /// - Parameters:
  ///   - drawHierarchyInKeyWindow: ignored, because there is only one way of painting.
  ///   - precision: the share of pixels that must be equal, 0 to 1.
  ///   - perceptualPrecision: how similar two pixels must be to count as equal, 0 to 1.
  ///   - size: the size in points; nil for the view's own, or its fitting size if that is empty.
  ///   - traits: traits in addition to those of an iPhone 13.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
    size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    Snapshotting(
      subject: { .view($0) }, variant: ViewVariant(size: size, traits: traits), pictures: true,
      tolerance: .precisions(precision, perceptualPrecision))
  }

  /// Compares a picture and the layout of the view at a device's size.
  public static func image(
    on config: ViewImageConfig, precision: Float = 1, perceptualPrecision: Float = 1,
    size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    Snapshotting(
      subject: { .view($0) },
      variant: config.variant(size: size ?? config.device.size, traits: traits), pictures: true,
      tolerance: .precisions(precision, perceptualPrecision))
  }
}

extension Snapshotting where Value == UIViewController, Format == UIImage {
  /// Compares a picture and the layout of the controller on an iPhone 13.
  public static var image: Snapshotting { .image() }

  /// Compares a picture and the layout of the controller on an iPhone 13, or at a size without a
  /// safe area.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
    size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    .image(
      on: .iPhone13, precision: precision, perceptualPrecision: perceptualPrecision, size: size,
      traits: traits)
  }

  /// Compares a picture and the layout of the controller on a device.
  public static func image(
    on config: ViewImageConfig, precision: Float = 1, perceptualPrecision: Float = 1,
    size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    Snapshotting(
      subject: { .controller($0) }, variant: config.variant(size: size, traits: traits),
      pictures: true, tolerance: .precisions(precision, perceptualPrecision))
  }
}

extension Snapshotting where Value == UIView, Format == String {
  /// Compares the layout of the view as text.
  public static var recursiveDescription: Snapshotting { .recursiveDescription() }

  /// Compares the layout of the view as text, at a size and under traits.
  public static func recursiveDescription(
    size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    Snapshotting(
      subject: { .view($0) }, variant: ViewVariant(size: size, traits: traits), pictures: false,
      tolerance: .exact)
  }
}

extension Snapshotting where Value == UIViewController, Format == String {
  /// Compares the layout of the controller's view as text, on an iPhone 13.
  public static var recursiveDescription: Snapshotting { .recursiveDescription() }

  /// Compares the layout of the controller's view as text, on a device.
  public static func recursiveDescription(
    on config: ViewImageConfig = .iPhone13, size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    Snapshotting(
      subject: { .controller($0) }, variant: config.variant(size: size, traits: traits),
      pictures: false, tolerance: .exact)
  }
}

extension PixelTolerance {
  fileprivate static func precisions(_ precision: Float, _ perceptual: Float) -> PixelTolerance {
    PixelTolerance(
      pixel: Double(max(0, 1 - perceptual)), ratio: precision < 1 ? Double(1 - precision) : nil)
  }
}
