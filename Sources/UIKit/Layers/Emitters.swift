public import Foundation

/// How values between keyframes are calculated.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name.
  public let rawValue: String
  /// Makes a mode from Core Animation's name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// As in Core Animation.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// As in Core Animation.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// As in Core Animation.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// As in Core Animation.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// As in Core Animation.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// How a layer rotates along a path.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name.
  public let rawValue: String
  /// Makes a mode from Core Animation's name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// As in Core Animation.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// As in Core Animation.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// The conversion of a number to a rotation or scale.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name.
  public let rawValue: String
  /// Makes a function from Core Animation's name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// As in Core Animation.
  public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
  /// As in Core Animation.
  public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
  /// As in Core Animation.
  public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
  /// As in Core Animation.
  public static let scale = CAValueFunctionName(rawValue: "scale")
  /// As in Core Animation.
  public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
  /// As in Core Animation.
  public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
  /// As in Core Animation.
  public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
  /// As in Core Animation.
  public static let translate = CAValueFunctionName(rawValue: "translate")
  /// As in Core Animation.
  public static let translateX = CAValueFunctionName(rawValue: "translateX")
  /// As in Core Animation.
  public static let translateY = CAValueFunctionName(rawValue: "translateY")
  /// As in Core Animation.
  public static let translateZ = CAValueFunctionName(rawValue: "translateZ")
}

/// The shape from which particles are emitted.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name.
  public let rawValue: String
  /// Makes a shape from Core Animation's name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// As in Core Animation.
  public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
  /// As in Core Animation.
  public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
  /// As in Core Animation.
  public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
  /// As in Core Animation.
  public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
  /// As in Core Animation.
  public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
  /// As in Core Animation.
  public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}

/// The part of the shape from which particles are emitted.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name.
  public let rawValue: String
  /// Makes a mode from Core Animation's name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// As in Core Animation.
  public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
  /// As in Core Animation.
  public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
  /// As in Core Animation.
  public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
  /// As in Core Animation.
  public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// How particles are drawn over each other.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name.
  public let rawValue: String
  /// Makes a mode from Core Animation's name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// As in Core Animation.
  public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
  /// As in Core Animation.
  public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
  /// As in Core Animation.
  public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
  /// As in Core Animation.
  public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
  /// As in Core Animation.
  public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}

/// How text that doesn't fit is truncated.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name.
  public let rawValue: String
  /// Makes a mode from Core Animation's name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// As in Core Animation.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// As in Core Animation.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// As in Core Animation.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  /// As in Core Animation.
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
