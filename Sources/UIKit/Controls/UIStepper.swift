import Controls
import Foundation
import Geometry
import Typesetting

/// A control with a minus and a plus button.
@preconcurrency @MainActor open class UIStepper: UIControl {
  override var recordedKind: ViewKind { .stepper }
  override func decode(_ nib: NibCoder) {
    super.decode(nib)
    nib.decode(into: self)
  }
  override func makeFace() -> PaintedView? { Stepper(frame: .zero) }

  /// The value.
  open var value: Double = 0
  /// The smallest value.
  open var minimumValue: Double = 0
  /// The largest value.
  open var maximumValue: Double = 100
  /// The amount by which a tap changes the value.
  open var stepValue: Double = 1
  /// Whether changes are sent while a button is held.
  open var isContinuous = true
  /// Whether holding a button keeps changing the value.
  open var autorepeat = true
  /// Whether the value wraps around at its limits.
  open var wraps = false

  override func updateFace(_ face: PaintedView) {
    guard let view = face as? Stepper else { return }
    view.isEnabled = isEnabled
    view.minimum = minimumValue
    view.maximum = maximumValue
    view.value = value
  }
}
