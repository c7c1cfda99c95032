import Testing
import UIKit

/// Animations as the pages of `UIView` and `UIViewPropertyAnimator` describe them.
@MainActor @Suite struct AnimationRules {
  @Test func `Changes are made at once, and the end is told later`() async {
    let (view, diary) = (UIView(), Diary())
    UIView.animate(withDuration: 0.2) {
      view.alpha = 0
      diary.lines.append("change")
    } completion: {
      diary.lines.append("end \($0)")
    }
    diary.lines.append("after")
    #expect(view.alpha == 0 && diary.lines == ["change", "after"])
    await turn()
    await turn()
    #expect(diary.lines == ["change", "after", "end true"])
  }

  @Test func `Ends are told in the order of the animations`() async {
    let diary = Diary()
    UIView.animate(withDuration: 0.2, animations: {}) { _ in diary.lines.append("1") }
    UIView.transition(with: UIView(), duration: 0.2, options: [], animations: {}) { _ in
      diary.lines.append("2")
    }
    UIView.animate(
      withDuration: 0.2, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
      animations: {}
    ) { _ in diary.lines.append("3") }
    UIView.animateKeyframes(withDuration: 0.2, delay: 0, animations: {}) { _ in
      diary.lines.append("4")
    }
    #expect(diary.lines == [])
    await turn()
    await turn()
    #expect(diary.lines == ["1", "2", "3", "4"])
  }

  @Test func `Animations are enabled unless they are turned off, and know their duration`() {
    #expect(UIView.areAnimationsEnabled)
    UIView.setAnimationsEnabled(false)
    #expect(!UIView.areAnimationsEnabled)
    UIView.setAnimationsEnabled(true)
    UIView.performWithoutAnimation { #expect(!UIView.areAnimationsEnabled) }
    #expect(UIView.areAnimationsEnabled)
    #expect(UIView.inheritedAnimationDuration == 0)
    UIView.animate(withDuration: 0.7) { #expect(UIView.inheritedAnimationDuration == 0.7) }
    #expect(UIView.inheritedAnimationDuration == 0)
  }

  @Test func `An animator is active from its start to its end`() async {
    let view = UIView()
    var ends: [UIViewAnimatingPosition] = []
    let animator = UIViewPropertyAnimator(duration: 0.2, curve: .linear) { view.alpha = 0 }
    animator.addCompletion { ends.append($0) }
    animator.addCompletion { ends.append($0) }
    #expect(animator.state == .inactive && !animator.isRunning && view.alpha == 1)
    animator.startAnimation()
    #expect(animator.state == .active && animator.isRunning && view.alpha == 0 && ends.isEmpty)
    await turn()
    await turn()
    #expect(animator.state == .inactive && !animator.isRunning && ends == [.end, .end])
  }

  @Test func `A paused animator is active, and goes on when it is started`() async {
    let view = UIView()
    let animator = UIViewPropertyAnimator(duration: 0.2, curve: .linear) { view.alpha = 0 }
    animator.pauseAnimation()
    #expect(animator.state == .active && !animator.isRunning)
    animator.fractionComplete = 0.5
    #expect(animator.fractionComplete == 0.5)
    await turn()
    #expect(animator.state == .active)
    animator.startAnimation()
    await turn()
    await turn()
    #expect(animator.state == .inactive && view.alpha == 0)
  }

  @Test func `A stopped animator is finished where it is asked to`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var ends: [UIViewAnimatingPosition] = []
    func animator() -> UIViewPropertyAnimator {
      let made = UIViewPropertyAnimator(duration: 0.2, curve: .linear) {
        view.alpha = 0.5
        view.frame.origin.x = 100
      }
      made.addCompletion { ends.append($0) }
      made.startAnimation()
      return made
    }
    let first = animator()
    first.stopAnimation(false)
    #expect(first.state == .stopped && ends.isEmpty)
    first.finishAnimation(at: .start)
    #expect(first.state == .inactive && ends == [.start])
    #expect(view.alpha == 1 && view.frame.origin.x == 0)
    let second = animator()
    second.stopAnimation(false)
    second.finishAnimation(at: .end)
    #expect(view.alpha == 0.5 && view.frame.origin.x == 100 && ends == [.start, .end])
    let third = animator()
    third.stopAnimation(true)
    #expect(third.state == .inactive && ends.count == 2)
  }

  @Test func `A reversed animator ends where it began`() async {
    let view = UIView()
    var ends: [UIViewAnimatingPosition] = []
    let animator = UIViewPropertyAnimator(duration: 0.2, curve: .linear) {
      view.alpha = 0.5
      view.transform = CGAffineTransform(scaleX: 2, y: 2)
      view.backgroundColor = .red
    }
    animator.addCompletion { ends.append($0) }
    animator.startAnimation()
    animator.isReversed = true
    await turn()
    await turn()
    #expect(ends == [.start] && view.alpha == 1 && view.transform.isIdentity)
    #expect(view.backgroundColor == nil)
  }

  @Test func `A running animator is made and started`() async {
    let view = UIView()
    var ends = 0
    let animator = UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 0.2, delay: 0, animations: { view.alpha = 0 }, completion: { _ in ends += 1 })
    #expect(animator.state == .active && view.alpha == 0 && ends == 0)
    await turn()
    await turn()
    #expect(animator.state == .inactive && ends == 1)
  }

  @Test func `A transaction's block runs after its animations`() async {
    let (layer, diary) = (CALayer(), Diary())
    CATransaction.begin()
    CATransaction.setCompletionBlock { diary.lines.append("block") }
    layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "fade")
    CATransaction.commit()
    #expect(diary.lines == [])
    #expect(layer.animationKeys() == ["fade"] && layer.animation(forKey: "fade") != nil)
    await turn()
    await turn()
    #expect(diary.lines == ["block"])
    #expect(layer.animationKeys() == nil)
  }

  @Test func `An animation tells its delegate of its start and its end`() async {
    final class Listener: NSObject, CAAnimationDelegate {
      var heard: [String] = []
      func animationDidStart(_ anim: CAAnimation) { heard.append("start") }
      func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        heard.append("stop \(flag)")
      }
    }
    let (layer, listener, animation) = (CALayer(), Listener(), CABasicAnimation(keyPath: "opacity"))
    animation.delegate = listener
    layer.add(animation, forKey: nil)
    #expect(!listener.heard.contains("stop true"))
    await turn()
    await turn()
    #expect(listener.heard == ["start", "stop true"])
    let kept = CABasicAnimation(keyPath: "opacity")
    kept.isRemovedOnCompletion = false
    layer.add(kept, forKey: "kept")
    await turn()
    #expect(layer.animation(forKey: "kept") != nil)
    layer.removeAllAnimations()
    #expect(layer.animationKeys() == nil)
  }
  // Apple, CALayer.add(_:forKey:): the animation is copied by the layer.
  @Test func `A layer keeps a copy of an animation, with its values`() throws {
    let (layer, move) = (CALayer(), CAKeyframeAnimation(keyPath: "position"))
    move.duration = 2
    move.values = [CGPoint.zero, CGPoint(x: 9, y: 9)]
    move.setValue("first", forKey: "name")
    layer.add(move, forKey: "move")
    move.duration = 5
    let kept = try #require(layer.animation(forKey: "move") as? CAKeyframeAnimation)
    #expect(kept !== move && kept.duration == 2 && kept.keyPath == "position")
    #expect(kept.values?.count == 2 && kept.value(forKey: "name") as? String == "first")
    #expect(layer.animation(forKey: "move") === kept)
    let spring = CASpringAnimation(keyPath: "opacity")
    (spring.damping, spring.toValue) = (3, 1)
    let twin = try #require(spring.copy() as? CASpringAnimation)
    #expect(twin !== spring && twin.damping == 3 && twin.toValue as? Int == 1)
  }

  // Apple, performWithoutAnimation(_:); everybody looks for the animations of a view's layer.
  @Test func `A change in a block of animations has an animation of the layer until it ends`()
    async throws
  {
    let (view, other, window) = (UIView(), UIView(), UIWindow())
    for view in [view, other] { window.addSubview(view) }
    UIView.animate(withDuration: 0.1) {
      (view.alpha, view.center.x, view.backgroundColor) = (0.5, 20, .red)
      UIView.performWithoutAnimation { other.alpha = 0.5 }
    }
    #expect(view.layer.animationKeys() == ["backgroundColor", "opacity", "position"])
    #expect(view.layer.animation(forKey: "opacity")?.duration == 0.1)
    #expect(other.layer.animationKeys() == nil)
    for _ in 0..<100 where view.layer.animationKeys() != nil {
      try await Task.sleep(for: .milliseconds(20))
    }
    #expect(view.layer.animationKeys() == nil && view.alpha == 0.5)
  }

  // Apple, UIViewAnimating.fractionComplete: changing it moves an inactive animator to the active state.
  @Test func `An animator that is scrubbed is active, and ends where it is told`() {
    for (place, alpha) in [(UIViewAnimatingPosition.start, 1.0), (.end, 0)] {
      let view = UIView()
      var told: [UIViewAnimatingPosition] = []
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
      animator.addCompletion { told.append($0) }
      animator.fractionComplete = 0.5
      #expect(animator.state == .active && !animator.isRunning)
      animator.stopAnimation(false)
      #expect(animator.state == .stopped)
      animator.finishAnimation(at: place)
      #expect(animator.state == .inactive && told == [place] && Double(view.alpha) == alpha)
    }
  }
}
