public import Foundation

// Animations have no clock here: they are over in the next turn of the run loop.

/// Returns the time since an arbitrary moment, in seconds.
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }

/// The action that does nothing.
extension NSNull: CAAction {}

/// An animation of a property.
@preconcurrency @MainActor open class CAPropertyAnimation: CAAnimation {
  open var keyPath: String?
  open var isAdditive = false
  open var isCumulative = false
  open var valueFunction: CAValueFunction?
  /// Makes an animation of a property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}

/// A group of changes to layers.
@preconcurrency @MainActor open class CATransaction: NSObject {
  private static var completions: [(() -> Void)?] = []
  /// Begins a transaction.
  open class func begin() { completions.append(nil) }
  /// Commits a transaction, and runs its completion block.
  open class func commit() {
    if let completion = completions.popLast() ?? nil { NextTurn.then(completion) }
  }
  /// Commits the changes; does nothing here.
  open class func flush() {}
  /// Sets whether changes are made without animations; they always are.
  open class func setDisableActions(_ flag: Bool) {}
  /// Returns whether changes are made without animations: always.
  open class func disableActions() -> Bool { true }
  /// Sets the duration of changes.
  open class func setAnimationDuration(_ dur: CFTimeInterval) { duration = dur }
  /// Returns the duration that changes would have.
  open class func animationDuration() -> CFTimeInterval { duration }
  private static var duration: CFTimeInterval = 0.25
  /// Sets the timing function of changes.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    pace = function
  }
  /// Returns the timing function of changes.
  open class func animationTimingFunction() -> CAMediaTimingFunction? { pace }
  private static var pace: CAMediaTimingFunction?
  /// Sets the block to run after the changes.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    if !completions.isEmpty {
      completions[completions.count - 1] = block
    } else if let block {
      NextTurn.then(block)
    }
  }
}
