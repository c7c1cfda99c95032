public import Foundation

/// Edges of a layer; bits are Core Animation's.
public struct CAEdgeAntialiasingMask: OptionSet, Hashable, Sendable {
  /// Core Animation's bits.
  public let rawValue: UInt32
  /// Makes edges from Core Animation's bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The left edge.
  public static let layerLeftEdge = CAEdgeAntialiasingMask(rawValue: 1)
  /// The right edge.
  public static let layerRightEdge = CAEdgeAntialiasingMask(rawValue: 2)
  /// The lower edge.
  public static let layerBottomEdge = CAEdgeAntialiasingMask(rawValue: 4)
  /// The upper edge.
  public static let layerTopEdge = CAEdgeAntialiasingMask(rawValue: 8)
}

/// How the pixels of a layer's picture are kept; kept.
public struct CALayerContentsFormat: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name.
  public let rawValue: String
  /// Makes one from Core Animation's name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Eight bits a component.
  public static let RGBA8Uint = CALayerContentsFormat(rawValue: "RGBA8")
  /// Sixteen bits a component.
  public static let RGBA16Float = CALayerContentsFormat(rawValue: "RGBAh")
  /// Grey.
  public static let gray8Uint = CALayerContentsFormat(rawValue: "Gray8")
}

extension CALayer {
  /// How the pixels of the layer's picture are kept; one way.
  public var contentsFormat: CALayerContentsFormat {
    get { kept() ?? .RGBA8Uint }
    set { keep(newValue) }
  }
  /// Whether the back of a turned layer is seen; always.
  public var isDoubleSided: Bool {
    get { kept() ?? true }
    set { keep(newValue) }
  }
  /// Whether the sublayers are counted from below; not heeded.
  public var isGeometryFlipped: Bool {
    get { kept() ?? false }
    set { keep(newValue) }
  }
  /// Which edges are smoothed; all.
  public var edgeAntialiasingMask: CAEdgeAntialiasingMask {
    get { kept() ?? [.layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge] }
    set { keep(newValue) }
  }
  /// Whether another size needs painting; it is painted always.
  public var needsDisplayOnBoundsChange: Bool {
    get { kept() ?? false }
    set { keep(newValue) }
  }
  /// The depth of the point about which the layer turns; not heeded.
  public var anchorPointZ: CGFloat {
    get { kept() ?? 0 }
    set { keep(newValue) }
  }
  /// What changes of properties do; nothing is animated.
  public var actions: [String: any CAAction]? {
    get { kept() }
    set { keep(newValue) }
  }
  /// Values for properties that are not set; not heeded.
  public var style: [AnyHashable: Any]? {
    get { kept() }
    set { keep(newValue) }
  }
  /// Filters of what lies behind; without effect.
  public var backgroundFilters: [Any]? {
    get { kept() }
    set { keep(newValue) }
  }
  /// The part of the layer that is seen: all of it.
  public var visibleRect: CGRect { bounds }
  /// Whether painting is put off: never.
  public func needsDisplay() -> Bool { false }
  /// Whether the layer waits for a layout: never.
  public func needsLayout() -> Bool { false }
  /// Painting is never put off.
  public func setNeedsDisplay(_ r: CGRect) {}
  /// The size that the layer would like: its own.
  public func preferredFrameSize() -> CGSize { bounds.size }
  /// A rectangle of the layer in another's coordinates.
  public func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    CGRect(origin: convert(r.origin, to: l), size: r.size)
  }
  /// A rectangle of another layer in this one's coordinates.
  public func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    CGRect(origin: convert(r.origin, from: l), size: r.size)
  }
  /// A time of another layer in this one's: there is one clock.
  public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval { t }
  /// A time of the layer in another's: there is one clock.
  public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval { t }
  /// The frontmost layer at a point in the superlayer's coordinates.
  public func hitTest(_ p: CGPoint) -> CALayer? {
    let inner = CGPoint(
      x: p.x - frame.minX + bounds.minX, y: p.y - frame.minY + bounds.minY)
    guard !isHidden, opacity > 0, contains(inner) else { return nil }
    for layer in (sublayers ?? []).reversed() {
      if let found = layer.hitTest(inner) { return found }
    }
    return self
  }
  /// What a property is where nothing sets it: unknown.
  public class func defaultValue(forKey key: String) -> Any? { nil }
  /// What changes of a property do by themselves: nothing is animated.
  public class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  /// Sets a property by its path: turns, scales and moves of the transform, and the values of layers
  /// that are paths in animations.
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
