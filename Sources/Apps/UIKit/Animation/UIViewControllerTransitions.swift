public import Foundation

/// An interactive transition driven by a percentage.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject,
  UIViewControllerInteractiveTransitioning
{
  public override init() { super.init() }
  open var completionSpeed: CGFloat = 1
  open var duration: CGFloat { 0 }
  open var percentComplete: CGFloat = 0
  open var completionCurve: UIView.AnimationCurve = .easeInOut
  open var wantsInteractiveStart = true
  open func update(_ percentComplete: CGFloat) { self.percentComplete = percentComplete }
  open func cancel() {}
  open func finish() {}
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {}
}
