import Testing
import UIKit

@MainActor @Suite struct ViewLife {
  private final class Counter: UIView {
    var layouts = 0
    var updates = 0
    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
    }
    override func updateConstraints() {
      updates += 1
      super.updateConstraints()
    }
  }

  private final class Fixed: UIView {
    override var intrinsicContentSize: CGSize { CGSize(width: 30, height: 40) }
  }

  @Test func `A superview keeps its subviews, and nothing keeps a view that was taken out`() {
    let superview = UIView()
    weak var view: UIView?
    do {
      let made = UIView()
      superview.addSubview(made)
      view = made
    }
    #expect(view != nil)
    #expect(superview.subviews.first === view)
    view?.removeFromSuperview()
    #expect(view == nil)
  }

  @Test func `A tree goes with its root, constraints and all`() {
    weak var view: UIView?
    weak var constraint: NSLayoutConstraint?
    do {
      let root = UIView()
      let made = UIView()
      root.addSubview(made)
      let width = made.widthAnchor.constraint(equalToConstant: 10)
      width.isActive = true
      made.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
      root.layoutIfNeeded()
      (view, constraint) = (made, width)
    }
    #expect(view == nil)
    #expect(constraint == nil)
  }

  @Test func `An installed constraint is kept, and is the one that was made`() {
    let view = UIView()
    let id: ObjectIdentifier
    do {
      let made = view.heightAnchor.constraint(equalToConstant: 5)
      made.isActive = true
      id = ObjectIdentifier(made)
    }
    let held = view.constraints.filter { $0.firstAttribute == .height && $0.constant == 5 }
    #expect(held.map { ObjectIdentifier($0) } == [id])
    #expect(held.first?.firstItem === view)
  }

  @Test func `The content size that a subclass says counts`() {
    let stack = UIStackView(arrangedSubviews: [Fixed(), Fixed()])
    stack.spacing = 5
    #expect(
      stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 65, height: 40))
  }

  @Test func `A pass lays a view out and updates its constraints once`() {
    let root = Counter(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = Counter()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      view.widthAnchor.constraint(equalToConstant: 30),
      view.heightAnchor.constraint(equalToConstant: 40),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect((root.layouts, view.layouts) == (1, 1))
    #expect((root.updates, view.updates) == (1, 1))
    root.layoutIfNeeded()
    #expect((root.layouts, view.layouts) == (1, 1))
  }

  @Test func `A colour of the system follows the appearance`() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let light = UITraitCollection(userInterfaceStyle: .light)
    #expect(UIColor.label.resolvedColor(with: dark) == UIColor.white)
    #expect(UIColor.label.resolvedColor(with: light) == UIColor.black)
  }

  @Test func `A selector with its method reaches the target of a control`() {
    final class Target: NSObject {
      var senders: [UIButton] = []
      func tap(_ sender: UIButton) { senders.append(sender) }
    }
    let (target, button) = (Target(), UIButton(type: .system))
    button.addTarget(target, action: Selector("tap(_:)", Target.tap), for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    button.sendActions(for: .valueChanged)
    #expect(target.senders == [button])
  }
}
