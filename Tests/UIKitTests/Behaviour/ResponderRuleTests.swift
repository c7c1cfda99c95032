import Testing
import UIKit

/// Targets, recognizers and responders, as Apple's page 'Using responders and the responder chain to handle
/// events' and the class pages say.
@MainActor @Suite struct ResponderRules {
  private final class Target: NSObject {
    var heard: [String] = []
    func one() { heard.append("one") }
    func two() { heard.append("two") }
    static let first = Selector("one", Target.one)
    static let second = Selector("two", Target.two)
  }

  @Test func `An action that is added twice is sent once`() {
    let (target, control) = (Target(), UIControl())
    control.addTarget(target, action: Target.first, for: .touchUpInside)
    control.addTarget(target, action: Target.first, for: .touchUpInside)
    control.addTarget(target, action: Target.first, for: .valueChanged)
    control.sendActions(for: .touchUpInside)
    #expect(target.heard == ["one"])
    #expect(control.actions(forTarget: target, forControlEvent: .touchUpInside)?.count == 1)
    #expect(control.allControlEvents == [.touchUpInside, .valueChanged])
  }

  @Test func `A target is removed for the events that are named`() {
    let (target, control) = (Target(), UIControl())
    control.addTarget(target, action: Target.first, for: [.touchUpInside, .valueChanged])
    control.removeTarget(target, action: Target.first, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(target.heard == [])
    control.sendActions(for: .valueChanged)
    #expect(target.heard == ["one"])
    control.removeTarget(nil, action: nil, for: .allEvents)
    control.sendActions(for: .valueChanged)
    #expect(target.heard == ["one"] && control.allTargets.isEmpty)
  }

  @Test
  func `Actions are sent in their order, and one takes the place of another with its identifier`() {
    let (target, control) = (Target(), UIControl())
    control.addTarget(target, action: Target.second, for: .touchUpInside)
    control.addTarget(target, action: Target.first, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(target.heard == ["two", "one"])
    var heard: [Int] = []
    for number in 1...2 {
      control.addAction(
        UIAction(identifier: UIAction.Identifier("a")) { _ in heard.append(number) },
        for: .valueChanged)
    }
    control.sendActions(for: .valueChanged)
    #expect(heard == [2])
  }

  @Test func `A control does not keep its targets`() {
    weak var gone: Target?
    let control = UIControl()
    do {
      let target = Target()
      gone = target
      control.addTarget(target, action: Target.first, for: .touchUpInside)
    }
    #expect(gone == nil)
    control.sendActions(for: .touchUpInside)
  }

  @Test func `A recognizer moves from view to view`() {
    let (first, second, tap) = (UIView(), UIView(), UITapGestureRecognizer())
    first.addGestureRecognizer(tap)
    #expect(tap.view === first && first.gestureRecognizers == [tap])
    second.addGestureRecognizer(tap)
    #expect(tap.view === second && second.gestureRecognizers == [tap])
    #expect(first.gestureRecognizers?.isEmpty ?? true)
    second.addGestureRecognizer(tap)
    #expect(second.gestureRecognizers?.count == 1)
    second.removeGestureRecognizer(tap)
    #expect(tap.view == nil && second.gestureRecognizers?.isEmpty ?? true)
  }

  @Test func `A recognizer's target and action count once`() {
    let (target, tap) = (Target(), UITapGestureRecognizer())
    tap.addTarget(target, action: Target.first)
    tap.addTarget(target, action: Target.first)
    tap.fire()
    #expect(target.heard == ["one"])
    #expect(tap.numberOfTapsRequired == 1 && tap.isEnabled && tap.state == .possible)
  }

  @Test func `A scroll view has its recognizers`() {
    let scroll = UIScrollView()
    #expect(scroll.panGestureRecognizer.view === scroll)
    #expect(scroll.gestureRecognizers?.contains(scroll.panGestureRecognizer) == true)
    let table = UITableView()
    #expect(table.gestureRecognizers?.contains(table.panGestureRecognizer) == true)
  }

  @Test func `A first responder that leaves its window resigns`() {
    let (window, outer, field) = (shown(nil), UIView(), UITextField())
    window.addSubview(outer)
    outer.addSubview(field)
    #expect(field.becomeFirstResponder() && field.isFirstResponder)
    outer.removeFromSuperview()
    #expect(!field.isFirstResponder)
    #expect(!UITextField().becomeFirstResponder())
    #expect(!UIView().canBecomeFirstResponder && UITextView().canBecomeFirstResponder)
  }

  @Test func `A field tells of the beginning and the end of editing`() {
    final class Listener: NSObject, UITextFieldDelegate {
      var heard: [String] = []
      var allows = true
      func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { allows }
      func textFieldDidBeginEditing(_ textField: UITextField) { heard.append("began") }
      func textFieldDidEndEditing(_ textField: UITextField) { heard.append("ended") }
    }
    let (window, first, second, listener) = (shown(nil), UITextField(), UITextField(), Listener())
    window.addSubview(first)
    window.addSubview(second)
    first.delegate = listener
    listener.allows = false
    #expect(!first.becomeFirstResponder() && !first.isFirstResponder)
    listener.allows = true
    #expect(first.becomeFirstResponder() && first.isEditing)
    #expect(listener.heard == ["began"])
    second.becomeFirstResponder()
    #expect(listener.heard == ["began", "ended"] && !first.isFirstResponder)
    #expect(window.endEditing(true) && !second.isFirstResponder)
  }

  @Test func `The chain goes from a view to its controllers, the window and the application`() {
    let (child, view) = (UIViewController(), UIView())
    let navigation = UINavigationController(rootViewController: child)
    let window = shown(navigation)
    child.view.addSubview(view)
    #expect(view.next === child.view && child.view.next === child)
    var (seen, current): ([UIResponder], UIResponder?) = ([], view)
    while let responder = current, seen.count < 30 {
      seen.append(responder)
      current = responder.next
    }
    #expect(seen.contains(navigation) && seen.contains(window))
    #expect(seen.contains(UIApplication.shared))
    #expect(seen.firstIndex(of: navigation) ?? 99 < seen.firstIndex(of: window) ?? 0)
    #expect(navigation.next === window)
  }

  @Test func `An action without a target finds who answers it in the chain`() {
    final class Answering: UIViewController {
      var heard = 0
      func press() { heard += 1 }
    }
    let (controller, button) = (Answering(), UIButton())
    let window = shown(controller)
    controller.view.addSubview(button)
    let press = Selector("press", Answering.press)
    button.addTarget(nil, action: press, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(controller.heard == 1)
    #expect(UIApplication.shared.sendAction(press, to: nil, from: button, for: nil))
    #expect(controller.heard == 2)
    _ = window
  }

  @Test func `A touch finds the frontmost view that takes it`() {
    let (root, front, outside) = (
      UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)),
      UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)),
      UIView(frame: CGRect(x: 40, y: 40, width: 40, height: 40))
    )
    root.addSubview(front)
    front.addSubview(outside)
    func hit(_ x: CGFloat) -> UIView? { root.hitTest(CGPoint(x: x, y: x), with: nil) }
    #expect(hit(45) === outside && hit(60) === root && hit(10) === front && hit(200) == nil)
    front.isHidden = true
    #expect(hit(10) === root)
    (front.isHidden, front.alpha) = (false, 0.005)
    #expect(hit(10) === root)
    (front.alpha, front.isUserInteractionEnabled) = (1, false)
    #expect(hit(10) === root)
    #expect(!UILabel().isUserInteractionEnabled && !UIImageView().isUserInteractionEnabled)
  }

  @Test func `Controls tell assistive technologies what they are`() {
    let (button, label, slider) = (UIButton(), UILabel(), UISlider())
    button.setTitle("Press", for: .normal)
    label.text = "Words"
    #expect(button.accessibilityTraits.contains(.button) && button.isAccessibilityElement)
    #expect(label.accessibilityTraits.contains(.staticText) && label.isAccessibilityElement)
    #expect(slider.accessibilityTraits.contains(.adjustable))
    #expect(button.accessibilityLabel == "Press" && label.accessibilityLabel == "Words")
    button.isEnabled = false
    #expect(button.accessibilityTraits.contains(.notEnabled))
    (button.isEnabled, button.isSelected) = (true, true)
    #expect(button.accessibilityTraits.contains(.selected))
    #expect(!UIView().isAccessibilityElement && UIView().accessibilityTraits == .none)
    #expect(!UIImageView().isAccessibilityElement)
  }
}
