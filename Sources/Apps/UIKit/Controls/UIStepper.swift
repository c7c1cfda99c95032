import Controls
import Foundation
import Geometry

/// A control with a minus and a plus button.
@preconcurrency @MainActor open class UIStepper: UIControl {
  override var recordedKind: ViewKind { .stepper }
  override func decode(_ nib: NibCoder) {
    super.decode(nib)
    stepValue = Double(nib.number("stepValue") ?? 1)
  }
  override func makeFace() -> PaintedView? { Stepper(frame: .zero) }
  override func didMakeNode() {
    hugStrongly(vertical: true)
    frame.size = CGSize(width: 94, height: 32)
  }

  /// The value.
  open var value: Double = 0 { didSet { keepWithinLimits() } }
  /// The smallest value.
  open var minimumValue: Double = 0 { didSet { keepWithinLimits() } }
  /// The largest value.
  open var maximumValue: Double = 100 { didSet { keepWithinLimits() } }
  private func keepWithinLimits() {
    let kept = max(min(value, maximumValue), minimumValue)
    if kept != value { value = kept }
  }
  /// The amount by which a tap changes the value.
  open var stepValue: Double = 1
  /// Whether changes are sent while a button is held.
  open var isContinuous = true
  /// Whether holding a button keeps changing the value.
  open var autorepeat = true
  /// Whether the value wraps around at its limits.
  open var wraps = false

  package override class var faces: [Face] { table }
  private static let table = [
    Face(\UIControl.isEnabled, \PaintedView.isEnabled),
    Face(\UIStepper.maximumValue, \Stepper.maximum),
    Face(\UIStepper.minimumValue, \Stepper.minimum),
    Face(\UIStepper.value, \Stepper.value),
  ]
}
