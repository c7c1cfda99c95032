import Controls
public import Foundation
import Geometry
import Typesetting

/// An on and off switch.
@preconcurrency @MainActor open class UISwitch: UIControl {
  override var recordedKind: ViewKind { .switch }
  override func makeFace() -> PaintedView? { Switch(frame: .zero) }
  override func didMakeNode() {
    hugStrongly(vertical: true)
    frame.size = sizeThatFits(.zero)
  }

  /// Whether the switch is on.
  open var isOn = false
  /// The colour of the switch when it is on.
  open var onTintColor: UIColor?
  /// The colour of the thumb.
  open var thumbTintColor: UIColor?
  /// The image for the on position; never shown.
  open var onImage: UIImage?
  /// The image for the off position; never shown.
  open var offImage: UIImage?
  /// The title of a checkbox; only stored.
  open var title: String?
  /// Turns the switch on or off, without animation.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  /// Returns the size of a switch: 51 x 31, 63 x 28 in the look of iOS 26.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(controlEnvironment.metrics.switchSize)
  }

  package override class var faces: [Face] { table }
  private static let table = [
    Face(\UIControl.isEnabled, \PaintedView.isEnabled),
    Face(\UISwitch.isOn, \Switch.isOn),
    Face(\UISwitch.onTintColor, \Switch.tintColor),
    Face(\UISwitch.thumbTintColor, \Switch.knobColor),
  ]
}
