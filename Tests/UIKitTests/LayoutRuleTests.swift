import Testing
import UIKit

/// The behaviour other than frames that code written for UIKit relies on.
@MainActor @Suite struct LayoutRuleTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

  /// Adds a subview to the root that doesn't translate its mask.
  private func subview<View: UIView>(_ view: View) -> View {
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    return view
  }

  // MARK: Constraints

  @Test func `A constraint does not keep the views that it relates`() {
    let constraint: NSLayoutConstraint
    do {
      let (first, second) = (UIView(), UIView())
      constraint = first.leadingAnchor.constraint(equalTo: second.trailingAnchor)
    }
    #expect(constraint.firstItem == nil)
    #expect(constraint.secondItem == nil)
  }

  @Test func `A view that goes takes its constraints out of the superview`() {
    do {
      let view = subview(UIView())
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 7).isActive = true
      view.removeFromSuperview()
    }
    #expect(root.constraints.isEmpty)
  }

  @Test func `A constraint that is added before its items arrive counts when they have`() {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    let constraint = NSLayoutConstraint(
      item: view, attribute: .leading, relatedBy: .equal, toItem: root, attribute: .leading,
      multiplier: 1, constant: 12)
    root.addConstraint(constraint)
    #expect(!constraint.isActive)
    root.addSubview(view)
    root.layoutIfNeeded()
    #expect(constraint.isActive)
    #expect(view.frame.minX == 12)
  }

  @Test func `Activating a constraint between two trees stops the process`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        UIView().leadingAnchor.constraint(equalTo: UIView().leadingAnchor).isActive = true
      }
    }
  }

  @Test func `A constraint between attributes that do not match is made`() {
    let view = subview(UIView())
    let constraint = NSLayoutConstraint(
      item: view, attribute: .left, relatedBy: .equal, toItem: root, attribute: .top,
      multiplier: 1, constant: 0)
    #expect(constraint.firstAttribute == .left)
    #expect(constraint.secondAttribute == .top)
  }

  @Test func `The constraints that lay a view out are listed axis by axis`() {
    let view = subview(UIView())
    let left = view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 5)
    let width = view.widthAnchor.constraint(equalToConstant: 30)
    let top = view.topAnchor.constraint(equalTo: root.topAnchor)
    NSLayoutConstraint.activate([left, width, top])
    root.layoutIfNeeded()
    let horizontal = view.constraintsAffectingLayout(for: .horizontal)
    #expect(horizontal.contains(left))
    #expect(horizontal.contains(width))
    #expect(!horizontal.contains(top))
    #expect(view.constraintsAffectingLayout(for: .vertical).contains(top))
  }

  // MARK: Ambiguity

  @Test func `A layout that constraints leave open is ambiguous, and can be moved`() {
    let view = subview(UIView())
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 40),
      view.heightAnchor.constraint(equalToConstant: 40),
      view.leadingAnchor.constraint(greaterThanOrEqualTo: root.leadingAnchor),
      view.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor),
    ])
    root.layoutIfNeeded()
    #expect(view.hasAmbiguousLayout)
    let before = view.frame
    view.exerciseAmbiguityInLayout()
    root.layoutIfNeeded()
    #expect(view.frame.minX != before.minX)
    #expect(view.frame.size == before.size)
  }

  // MARK: Sizes

  private final class Tag: UIView {
    var size = CGSize(width: 50, height: 20) { didSet { invalidateIntrinsicContentSize() } }
    override var intrinsicContentSize: CGSize { size }
  }

  @Test func `The content size that a subclass says is asked again when it says so`() {
    let tag = subview(Tag())
    NSLayoutConstraint.activate([
      tag.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      tag.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(tag.frame.size == CGSize(width: 50, height: 20))
    tag.size.width = 80
    root.layoutIfNeeded()
    #expect(tag.frame.size == CGSize(width: 80, height: 20))
  }

  @Test func `The fitting size is that of the constraints inside, at both targets`() {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = "Words that need more than one line where there is little room"
    label.translatesAutoresizingMaskIntoConstraints = false
    let box = UIView()
    box.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 10),
      label.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -10),
      label.topAnchor.constraint(equalTo: box.topAnchor, constant: 10),
      label.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: -10),
    ])
    let wide = box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    let narrow = box.systemLayoutSizeFitting(
      CGSize(width: 150, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(narrow.width == 150)
    #expect(narrow.height > wide.height)
  }

  // MARK: Passes

  private final class Counter: UIView {
    var (layouts, updates) = (0, 0)
    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
    }
    override func updateConstraints() {
      updates += 1
      super.updateConstraints()
    }
  }

  @Test func `A constant lays the views out again whose frames it changes, and updates nothing`() {
    let (moved, other) = (subview(Counter()), subview(Counter()))
    let inner = Counter()
    moved.addSubview(inner)
    let width = moved.widthAnchor.constraint(equalToConstant: 30)
    width.isActive = true
    root.layoutIfNeeded()
    let before = (moved.layouts, inner.layouts, other.layouts, moved.updates)
    width.constant = 60
    root.layoutIfNeeded()
    #expect(moved.frame.width == 60)
    #expect(moved.layouts == before.0 + 1)
    #expect(inner.layouts == before.1)
    #expect(other.layouts == before.2)
    #expect(moved.updates == before.3)
  }

  @Test func `Constraints are updated once however often they are asked for`() {
    let view = subview(Counter())
    root.layoutIfNeeded()
    let before = view.updates
    for _ in 0..<3 { view.setNeedsUpdateConstraints() }
    #expect(view.needsUpdateConstraints())
    root.layoutIfNeeded()
    #expect(view.updates == before + 1)
    #expect(!view.needsUpdateConstraints())
  }

  @Test func `A view is laid out once however often it is asked for`() {
    let view = subview(Counter())
    root.layoutIfNeeded()
    let before = view.layouts
    for _ in 0..<3 { view.setNeedsLayout() }
    root.layoutIfNeeded()
    root.layoutIfNeeded()
    #expect(view.layouts == before + 1)
  }

  // MARK: Insets

  private final class Notched: UIView {
    override var safeAreaInsets: UIEdgeInsets {
      UIEdgeInsets(top: super.safeAreaInsets.top + 44, left: 0, bottom: 34, right: 0)
    }
  }

  private final class Padded: UIView {
    override var layoutMargins: UIEdgeInsets {
      get { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
      set {}
    }
  }

  /// Returns a view that fills a guide, laid out.
  private func filling(_ guide: UILayoutGuide, of view: UIView) -> UIView {
    let filling = UIView()
    filling.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(filling)
    NSLayoutConstraint.activate([
      filling.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      filling.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      filling.topAnchor.constraint(equalTo: guide.topAnchor),
      filling.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    view.layoutIfNeeded()
    return filling
  }

  @Test func `A safe area that a subclass says counts for its guide and its subviews`() {
    let view = Notched(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    let inner = UIView(frame: CGRect(x: 0, y: 20, width: 100, height: 180))
    view.addSubview(inner)
    view.layoutIfNeeded()
    #expect(view.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
    let filling = filling(view.safeAreaLayoutGuide, of: view)
    #expect(filling.frame == CGRect(x: 0, y: 44, width: 100, height: 122))
    #expect(inner.safeAreaInsets == UIEdgeInsets(top: 24, left: 0, bottom: 34, right: 0))
  }

  @Test func `Margins that a subclass says count for its guide`() {
    let view = Padded(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let filling = filling(view.layoutMarginsGuide, of: view)
    #expect(filling.frame == CGRect(x: 2, y: 1, width: 94, height: 96))
  }

  // MARK: Events

  @Test func `A notification and a timer send their selectors`() {
    final class Listener: NSObject {
      var heard: [String] = []
      func hear(_ notification: Notification) { heard.append(notification.name.rawValue) }
      func tick(_ timer: Timer) { heard.append("tick") }
    }
    let (center, listener) = (NotificationCenter(), Listener())
    let name = Notification.Name("News")
    center.addObserver(
      listener, selector: Selector("hear:", Listener.hear), name: name, object: nil)
    center.post(name: name, object: nil)
    center.post(name: Notification.Name("Other"), object: nil)
    center.removeObserver(listener)
    center.post(name: name, object: nil)
    Timer(
      timeInterval: 1, target: listener, selector: Selector("tick:", Listener.tick), userInfo: nil,
      repeats: false
    ).fire()
    #expect(listener.heard == ["News", "tick"])
  }

  @Test func `An object answers whether it has the method of a selector`() {
    final class Listener: NSObject {
      func hear(_ notification: Notification) {}
    }
    let selector = Selector("hear:", Listener.hear)
    #expect(Listener().responds(to: selector))
    #expect(!UIView().responds(to: selector))
    #expect(UIView().canPerformAction(Selector("go", UIView.layoutIfNeeded), withSender: nil))
    #expect(!Listener().responds(to: Selector("hear:")))
  }

  @Test func `A colour's literal is a colour of UIKit's`() {
    let label = UILabel()
    label.textColor = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(label.textColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
  }

  @Test func `A gesture does not keep its target`() {
    weak var view: UIView?
    do {
      let made = UIView()
      made.addGestureRecognizer(
        UITapGestureRecognizer(target: made, action: Selector("layoutIfNeeded")))
      view = made
    }
    #expect(view == nil)
  }

  @Test func `An action without a target goes to the first responder that has the method`() {
    final class Screen: UIViewController {
      var (taps, last) = (0, "")
      func tap(_ sender: UIButton) {
        taps += 1
        last = sender.accessibilityIdentifier ?? ""
      }
    }
    let (screen, button) = (Screen(), UIButton())
    button.accessibilityIdentifier = "go"
    screen.view.addSubview(button)
    button.addTarget(nil, action: Selector("tap:", Screen.tap), for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect((screen.taps, screen.last) == (1, "go"))
  }
}
