import Foundation

/// An effect of tilting the device: nothing is visible at rest.
@preconcurrency @MainActor open class UIInterpolatingMotionEffect: UIMotionEffect {
  open private(set) var keyPath = ""
  open private(set) var type = EffectType.tiltAlongHorizontalAxis
  open var minimumRelativeValue: Any?
  open var maximumRelativeValue: Any?
  /// Makes an effect on a property.
  public convenience init(keyPath: String, type: EffectType) {
    self.init()
    (self.keyPath, self.type) = (keyPath, type)
  }
}
