public import Foundation

/// An element found by a rotor.
@preconcurrency @MainActor open class UIAccessibilityCustomRotorItemResult: NSObject {
  open weak var targetElement: (any NSObjectProtocol)?
  open var targetRange: UITextRange?
  /// Makes an empty result.
  public override init() { super.init() }
  /// Makes a result.
  public convenience init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
    self.init()
    (self.targetElement, self.targetRange) = (targetElement, targetRange)
  }
}
