import Foundation
import Testing
import UIKit

/// What port-uikit makes of an app's own protocol with optional requirements.
private protocol CardLayout: AnyObject {}
private final class WideLayout: CardLayout {}
private protocol CardDelegate: AnyObject {
  func layout() -> any CardLayout
  func wide() -> WideLayout
  func action() -> () -> Int
  func anything() -> Any
  func opened()
  func allows(_ number: Int) -> Bool
  func color() -> UIColor
  var limit: CGFloat { get }
}
extension CardDelegate {
  func layout() -> any CardLayout { _absent() }
  func wide() -> WideLayout { _absent() }
  func action() -> () -> Int { _absent() }
  func anything() -> Any { _absent() }
  func opened() {}
  func allows(_ number: Int) -> Bool { _absent() }
  func color() -> UIColor { _absent() }
  var limit: CGFloat { _absent() }
}

@MainActor @Suite struct OptionalRequirements {
  private final class Deaf: CardDelegate {}
  private final class Keen: CardDelegate {
    func allows(_ number: Int) -> Bool { number > 1 }
    func color() -> UIColor { .red }
    func layout() -> any CardLayout { WideLayout() }
    func action() -> () -> Int { { 3 } }
  }

  @Test func `A call of a method that a type lacks is nil, and otherwise what it returns`() {
    let (deaf, keen): (any CardDelegate, (any CardDelegate)?) = (Deaf(), Keen())
    #expect(_optional(deaf.allows(2)) == nil)
    #expect(_optional(keen?.allows(2)) == true)
    #expect(_optional(keen?.allows(1)) == false)
    #expect(_optional(deaf.color()) == nil)
    #expect(_optional(keen?.color()) == .red)
    #expect(_optional(deaf.limit) == nil)
    // FloatingPanel's delegates return objects of a protocol.
    #expect(_optional(deaf.layout()) == nil && _optional(deaf.wide()) == nil)
    #expect(_optional(keen?.layout()) is WideLayout)
    #expect(_optional(deaf.anything()) == nil)
    #expect(_optional(deaf.action()) == nil && _optional(keen?.action())?() == 3)
    _optional(deaf.opened())
    #expect((_optional(deaf.allows(1)) ?? true) == true)
  }
}

@MainActor @Suite struct Signatures {
  @Test func `Setters of priorities can be overridden, and are called`() {
    final class Firm: UILabel {
      var calls = 0
      override func setContentHuggingPriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
      ) {
        calls += 1
        super.setContentHuggingPriority(.required, for: axis)
      }
    }
    let firm = Firm()
    // A label sets its own when it is made.
    firm.calls = 0
    firm.setContentHuggingPriority(.defaultLow, for: .vertical)
    #expect(firm.calls == 1)
    #expect(firm.contentHuggingPriority(for: .vertical) == .required)
  }

  @Test func `A button runs an action without a type`() {
    var count = 0
    let button = UIButton(primaryAction: UIAction(title: "Go") { _ in count += 1 })
    button.sendActions(for: .primaryActionTriggered)
    #expect(count == 1)
    #expect(button.buttonType == .system)
    #expect(button.title(for: .normal) == "Go")
  }

  @Test func `A layer's hit test can be overridden`() {
    final class Hole: CALayer {
      override func hitTest(_ p: CGPoint) -> CALayer? { nil }
    }
    let (outer, hole) = (CALayer(), Hole())
    outer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    hole.frame = outer.bounds
    outer.addSublayer(hole)
    #expect(outer.hitTest(CGPoint(x: 5, y: 5)) === outer)
  }

  @Test func `No method is found or exchanged at run time`() {
    #expect(class_getInstanceMethod(UIView.self, Selector("layoutSubviews")) == nil)
    #expect(!class_addMethod(UIView.self, Selector("a"), imp_implementationWithBlock(self), nil))
  }

  @Test func `A class tells its own property by name`() {
    #expect(UIApplication.value(forKeyPath: "shared") as? UIApplication === UIApplication.shared)
    #expect(UIView.value(forKey: "shared") == nil)
  }

  @Test func `Structures are wrapped in values, equal ones in equal values`() {
    let turn = CATransform3DMakeScale(1, 2, 3)
    #expect(NSValue(caTransform3D: turn).caTransform3DValue == turn)
    #expect(NSValue(caTransform3D: turn) == NSValue(caTransform3D: turn))
    #expect(NSValue(caTransform3D: turn) != NSValue(caTransform3D: CATransform3DIdentity))
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
    #expect(NSValue(uiEdgeInsets: insets).cgAffineTransformValue == .identity)
    let number: NSInteger = 3
    #expect(NSNumber(value: number) == 3)
  }

  @Test func `A coordinator animates alongside, with nothing afterwards`() {
    func follow(_ coordinator: (any UIViewControllerTransitionCoordinator)?) {
      coordinator?.animate(alongsideTransition: { _ in })
      coordinator?.animate(alongsideTransition: nil) { _ in }
    }
    follow(UIViewController().transitionCoordinator)
  }
}
