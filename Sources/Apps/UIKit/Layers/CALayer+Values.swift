public import Foundation

/// The edges of a layer; bits are Core Animation's.
public struct CAEdgeAntialiasingMask: OptionSet, Hashable, Sendable {
  /// Core Animation's raw bits.
  public let rawValue: UInt32
  /// Makes edges from Core Animation's raw bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The left edge.
  public static let layerLeftEdge = CAEdgeAntialiasingMask(rawValue: 1)
  /// The right edge.
  public static let layerRightEdge = CAEdgeAntialiasingMask(rawValue: 2)
  /// The bottom edge.
  public static let layerBottomEdge = CAEdgeAntialiasingMask(rawValue: 4)
  /// The top edge.
  public static let layerTopEdge = CAEdgeAntialiasingMask(rawValue: 8)
}

/// The pixel format of a layer's contents; only stored.
public struct CALayerContentsFormat: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name.
  public let rawValue: String
  /// Makes a format from Core Animation's name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Eight bits per component.
  public static let RGBA8Uint = CALayerContentsFormat(rawValue: "RGBA8")
  /// Sixteen bits per component.
  public static let RGBA16Float = CALayerContentsFormat(rawValue: "RGBAh")
  /// Grey.
  public static let gray8Uint = CALayerContentsFormat(rawValue: "Gray8")
}

extension CALayer {
  /// The pixel format of the layer's contents; it has no effect.
  public var contentsFormat: CALayerContentsFormat {
    get { kept() ?? .RGBA8Uint }
    set { keep(newValue) }
  }
  /// Whether the back of a rotated layer is visible; it always is.
  public var isDoubleSided: Bool {
    get { kept() ?? true }
    set { keep(newValue) }
  }
  /// Whether the sublayers' coordinates start at the bottom; ignored.
  public var isGeometryFlipped: Bool {
    get { kept() ?? false }
    set { keep(newValue) }
  }
  /// The edges that are antialiased; all of them are.
  public var edgeAntialiasingMask: CAEdgeAntialiasingMask {
    get { kept() ?? [.layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge] }
    set { keep(newValue) }
  }
  /// Whether a change of size requires a redraw; the layer is always redrawn.
  public var needsDisplayOnBoundsChange: Bool {
    get { kept() ?? false }
    set { keep(newValue) }
  }
  /// The depth of the point about which the layer rotates; ignored.
  public var anchorPointZ: CGFloat {
    get { kept() ?? 0 }
    set { keep(newValue) }
  }
  /// The actions for changes of properties; nothing is animated.
  public var actions: [String: any CAAction]? {
    get { kept() }
    set { keep(newValue) }
  }
  /// The values of properties that aren't set; ignored.
  public var style: [AnyHashable: Any]? {
    get { kept() }
    set { keep(newValue) }
  }
  /// Filters for the content behind the layer; they have no effect.
  public var backgroundFilters: [Any]? {
    get { kept() }
    set { keep(newValue) }
  }
  /// The visible part of the layer: all of it.
  public var visibleRect: CGRect { bounds }
  /// Returns whether a redraw is pending: never.
  public func needsDisplay() -> Bool { false }
  /// Returns whether a layout is pending: never.
  public func needsLayout() -> Bool { false }
  /// Does nothing: drawing is never deferred.
  public func setNeedsDisplay(_ r: CGRect) {}
  /// Returns the preferred size of the layer: its own.
  public func preferredFrameSize() -> CGSize { bounds.size }
  /// Converts a rectangle of the layer to another's coordinates.
  public func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    CGRect(origin: convert(r.origin, to: l), size: r.size)
  }
  /// Converts a rectangle of another layer to this one's coordinates.
  public func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    CGRect(origin: convert(r.origin, from: l), size: r.size)
  }
  /// Converts a time of another layer to this one's: there is a single clock.
  public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval { t }
  /// Converts a time of the layer to another's: there is a single clock.
  public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval { t }
  /// Returns the frontmost layer at a point in the superlayer's coordinates.
  public func hitTest(_ p: CGPoint) -> CALayer? {
    let inner = CGPoint(
      x: p.x - frame.minX + bounds.minX, y: p.y - frame.minY + bounds.minY)
    guard !isHidden, opacity > 0, contains(inner) else { return nil }
    for layer in (sublayers ?? []).reversed() {
      if let found = layer.hitTest(inner) { return found }
    }
    return self
  }
  /// Returns the default value of a property: unknown.
  public class func defaultValue(forKey key: String) -> Any? { nil }
  /// Returns the default action for a property: nothing is animated.
  public class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  /// Sets a property by its key path: rotations, scales and translations of the transform, and
  /// the layer properties that animations address by path.
  func set(_ value: Any?, atPath path: String) -> Bool {
    let number =
      (value as? NSNumber)?.doubleValue ?? (value as? CGFloat).map { Double($0) }
      ?? value as? Double
    switch (path, number) {
    case ("transform.rotation", let angle?), ("transform.rotation.z", let angle?):
      transform = CATransform3DMakeRotation(CGFloat(angle), 0, 0, 1)
    case ("transform.scale", let scale?):
      transform = CATransform3DMakeScale(CGFloat(scale), CGFloat(scale), 1)
    case ("transform.scale.x", let scale?): transform.m11 = CGFloat(scale)
    case ("transform.scale.y", let scale?): transform.m22 = CGFloat(scale)
    case ("transform.translation.x", let way?): transform.m41 = CGFloat(way)
    case ("transform.translation.y", let way?): transform.m42 = CGFloat(way)
    case ("position.x", let place?): position.x = CGFloat(place)
    case ("position.y", let place?): position.y = CGFloat(place)
    case ("opacity", let opacity?): self.opacity = Float(opacity)
    case ("cornerRadius", let radius?): cornerRadius = CGFloat(radius)
    case ("borderWidth", let width?): borderWidth = CGFloat(width)
    case ("zPosition", let depth?): zPosition = CGFloat(depth)
    case ("hidden", _): isHidden = (value as? Bool) ?? false
    default: return false
    }
    return true
  }
}

extension CALayer: KeyedValue {
  nonisolated func set(_ value: Any?, forKnownKey key: String) {
    MainActor.assumeIsolated { _ = set(value, atPath: key) }
  }
}
