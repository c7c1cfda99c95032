import Testing
import UIKit

@MainActor @Suite struct HeldActionTests {
  private final class Gate: UIControl {
    var isOpen = false
    override func sendAction(_ action: UIAction) { if isOpen { super.sendAction(action) } }
  }

  // Apple, UIControl.sendAction(_:): not calling super holds the action back.
  @Test func `A control runs its actions through a method that subclasses override`() {
    let gate = Gate()
    var count = 0
    gate.addAction(UIAction { _ in count += 1 }, for: .primaryActionTriggered)
    gate.sendActions(for: .primaryActionTriggered)
    #expect(count == 0)
    gate.isOpen = true
    gate.sendActions(for: .primaryActionTriggered)
    #expect(count == 1)
  }

  // Apple, UIMenuLeaf.performWithSender(_:target:).
  @Test func `An action is performed in code with a sender`() {
    let button = UIButton()
    var sender: AnyObject?
    let action = UIAction { sender = $0.sender as AnyObject? }
    action.performWithSender(button, target: nil)
    #expect(sender === button)
  }

  private final class Catcher: UIView {
    var began = 0
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { began += 1 }
  }

  // Apple, UIResponder.touchesBegan(_:with:): the default implementation forwards the message.
  @Test func `Touches go up to the first who handles them, but not out of a control`() {
    let (outer, inner, leaf, control) = (Catcher(), Catcher(), UIView(), UIControl())
    outer.addSubview(inner)
    inner.addSubview(leaf)
    inner.addSubview(control)
    leaf.touchesBegan([], with: nil)
    #expect(inner.began == 1 && outer.began == 0)
    control.touchesBegan([], with: nil)
    #expect(inner.began == 1)
  }
}
