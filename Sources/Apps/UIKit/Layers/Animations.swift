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
  /// What a transaction says; one that begins within another says the same at first.
  private struct Terms {
    var completion: (() -> Void)?
    var isWithoutActions = false
    var duration: CFTimeInterval = 0.25
    var pace: CAMediaTimingFunction?
  }
  private static var outer: [Terms] = []
  private static var terms = Terms()
  /// Begins a transaction.
  open class func begin() {
    outer.append(terms)
    terms.completion = nil
  }
  /// Commits a transaction, and runs its completion block.
  open class func commit() {
    guard let before = outer.popLast() else { return }
    if let completion = terms.completion { NextTurn.then(completion) }
    terms = before
  }
  /// Commits the changes; does nothing here.
  open class func flush() {}
  /// Sets whether changes are to be made without animations; here they always are.
  open class func setDisableActions(_ flag: Bool) { terms.isWithoutActions = flag }
  /// Returns whether changes are to be made without animations.
  open class func disableActions() -> Bool { terms.isWithoutActions }
  /// Sets the duration of changes.
  open class func setAnimationDuration(_ dur: CFTimeInterval) { terms.duration = dur }
  /// Returns the duration that changes would have.
  open class func animationDuration() -> CFTimeInterval { terms.duration }
  /// Sets the timing function of changes.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    terms.pace = function
  }
  /// Returns the timing function of changes.
  open class func animationTimingFunction() -> CAMediaTimingFunction? { terms.pace }
  /// Sets the block to run after the changes.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    if !outer.isEmpty {
      terms.completion = block
    } else if let block {
      NextTurn.then(block)
    }
  }
}

/// The key of the duration of a transaction's changes.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key of whether a transaction's changes are made without animations.
public let kCATransactionDisableActions = "disableActions"
/// The key of the timing function of a transaction's changes.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of the block to run after a transaction's changes.
public let kCATransactionCompletionBlock = "completionBlock"

extension CATransaction {
  /// Sets a term of the transaction by its key; other keys have no meaning.
  public class func setValue(_ anObject: Any?, forKey key: String) {
    switch key {
    case kCATransactionAnimationDuration: (anObject as? Double).map { setAnimationDuration($0) }
    case kCATransactionDisableActions: setDisableActions(anObject as? Bool ?? false)
    case kCATransactionAnimationTimingFunction:
      setAnimationTimingFunction(anObject as? CAMediaTimingFunction)
    case kCATransactionCompletionBlock: setCompletionBlock(anObject as? () -> Void)
    default: break
    }
  }
}

/// The timing curve of an animation, from (0, 0) to (1, 1), with two control points.
open class CAMediaTimingFunction: NSObject {
  private let points: [Float]

  /// Makes a timing function by name.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .linear: self.init(controlPoints: 0, 0, 1, 1)
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    }
  }
  /// Makes a timing function from two control points.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    points = [0, 0, c1x, c1y, c2x, c2y, 1, 1]
  }
  /// Writes a point of the curve, of four: its beginning, the control points and its end.
  open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    precondition((0..<4).contains(idx), "A timing function has the points 0 to 3.")
    (ptr[0], ptr[1]) = (points[2 * idx], points[2 * idx + 1])
  }
}
