public import Foundation

/// How values between keyframes are calculated.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name.
  public let rawValue: String
  /// Makes a mode from Core Animation's name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Interpolates linearly between keyframes.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// Jumps from keyframe to keyframe.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// Interpolates at an even pace.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// Interpolates smoothly through keyframes.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// Interpolates smoothly at an even pace.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// How a layer rotates along a path.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name.
  public let rawValue: String
  /// Makes a mode from Core Animation's name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Along the tangent of the path.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// Along the tangent of the path, turned by 180 degrees.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// The conversion of a number to a rotation or scale.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name.
  public let rawValue: String
  /// Makes a function from Core Animation's name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A rotation about the x-axis.
  public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
  /// A rotation about the y-axis.
  public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
  /// A rotation about the z-axis.
  public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
  /// A scaling along all axes.
  public static let scale = CAValueFunctionName(rawValue: "scale")
  /// A scaling along the x-axis.
  public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
  /// A scaling along the y-axis.
  public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
  /// A scaling along the z-axis.
  public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
  /// A translation along all axes.
  public static let translate = CAValueFunctionName(rawValue: "translate")
  /// A translation along the x-axis.
  public static let translateX = CAValueFunctionName(rawValue: "translateX")
  /// A translation along the y-axis.
  public static let translateY = CAValueFunctionName(rawValue: "translateY")
  /// A translation along the z-axis.
  public static let translateZ = CAValueFunctionName(rawValue: "translateZ")
}

/// The shape from which particles are emitted.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name.
  public let rawValue: String
  /// Makes a shape from Core Animation's name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A point.
  public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
  /// A line.
  public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
  /// A rectangle.
  public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
  /// A cuboid.
  public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
  /// A circle.
  public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
  /// A sphere.
  public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}

/// The part of the shape from which particles are emitted.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name.
  public let rawValue: String
  /// Makes a mode from Core Animation's name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// From the points of the shape.
  public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
  /// From the outline of the shape.
  public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
  /// From the surface of the shape.
  public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
  /// From the inside of the shape.
  public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// How particles are drawn over each other.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name.
  public let rawValue: String
  /// Makes a mode from Core Animation's name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// In no particular order.
  public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
  /// The oldest first.
  public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
  /// The oldest last.
  public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
  /// From back to front.
  public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
  /// Added to each other.
  public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}

/// How text that doesn't fit is truncated.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name.
  public let rawValue: String
  /// Makes a mode from Core Animation's name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Not truncated.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// Truncated at the start.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// Truncated at the end.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  /// Truncated in the middle.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}

/// A type of particle; particles aren't painted.
@preconcurrency @MainActor open class CAEmitterCell: NSObject, CAMediaTiming {
  /// Makes a cell.
  public override init() { super.init() }
  open var name: String?
  open var isEnabled = true
  open var birthRate: Float = 0
  open var lifetime: Float = 0
  open var lifetimeRange: Float = 0
  open var emissionLatitude: CGFloat = 0
  open var emissionLongitude: CGFloat = 0
  open var emissionRange: CGFloat = 0
  open var velocity: CGFloat = 0
  open var velocityRange: CGFloat = 0
  open var xAcceleration: CGFloat = 0
  open var yAcceleration: CGFloat = 0
  open var zAcceleration: CGFloat = 0
  open var scale: CGFloat = 1
  open var scaleRange: CGFloat = 0
  open var scaleSpeed: CGFloat = 0
  open var spin: CGFloat = 0
  open var spinRange: CGFloat = 0
  open var color: CGColor?
  open var redRange: Float = 0
  open var greenRange: Float = 0
  open var blueRange: Float = 0
  open var alphaRange: Float = 0
  open var redSpeed: Float = 0
  open var greenSpeed: Float = 0
  open var blueSpeed: Float = 0
  open var alphaSpeed: Float = 0
  open var contents: Any?
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  open var contentsScale: CGFloat = 1
  open var emitterCells: [CAEmitterCell]?
  open var beginTime: CFTimeInterval = 0
  open var timeOffset: CFTimeInterval = 0
  open var speed: Float = 1
  open var repeatCount: Float = 0
  open var duration: CFTimeInterval = 0
  open var autoreverses = false
  open var fillMode: CAMediaTimingFillMode = .removed
}
/// A layer that emits particles; they aren't painted.
@preconcurrency @MainActor open class CAEmitterLayer: CALayer {
  open var emitterCells: [CAEmitterCell]?
  open var birthRate: Float = 1
  open var lifetime: Float = 1
  open var emitterPosition = CGPoint.zero
  open var emitterZPosition: CGFloat = 0
  open var emitterSize = CGSize.zero
  open var emitterDepth: CGFloat = 0
  open var emitterShape = CAEmitterLayerEmitterShape.point
  open var emitterMode = CAEmitterLayerEmitterMode.volume
  open var renderMode = CAEmitterLayerRenderMode.unordered
  open var preservesDepth = false
  open var velocity: Float = 1
  open var scale: Float = 1
  open var spin: Float = 1
  open var seed: UInt32 = 0
}
