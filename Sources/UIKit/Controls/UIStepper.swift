import Controls
import Foundation
import Geometry
import Typesetting

/// A minus and a plus.
@preconcurrency @MainActor open class UIStepper: UIControl {
  override func decode(_ nib: NibCoder) {
    super.decode(nib)
    nib.decode(into: self)
  }
  override func makeFace() -> PaintedView? { Stepper(frame: .zero) }

  /// The value.
  open var value: Double = 0
  /// The least value.
  open var minimumValue: Double = 0
  /// The greatest value.
  open var maximumValue: Double = 100
  /// How much a touch changes the value.
  open var stepValue: Double = 1
  /// Whether changes are told while a finger rests.
  open var isContinuous = true
  /// Whether a resting finger goes on.
  open var autorepeat = true
  /// Whether the value begins anew beyond its ends.
  open var wraps = false

  override func updateFace(_ face: PaintedView) {
    guard let view = face as? Stepper else { return }
    view.isEnabled = isEnabled
    view.minimum = minimumValue
    view.maximum = maximumValue
    view.value = value
  }
}
