import Testing
import UIKit

/// When constraints fail, what they are called, and when layout is ambiguous.
@MainActor @Suite struct ConstraintRuleTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

  /// Adds a subview to the root that doesn't translate its mask.
  private func subview(_ view: UIView = UIView()) -> UIView {
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    return view
  }

  @Test func `A pair of attributes that do not match may be activated outside a window`() {
    let view = subview()
    let constraint = NSLayoutConstraint(
      item: view, attribute: .left, relatedBy: .equal, toItem: root, attribute: .top,
      multiplier: 1, constant: 0)
    constraint.isActive = true
    #expect(root.constraints.contains(constraint))
    constraint.isActive = false
    #expect(root.constraints.isEmpty)
  }

  @Test func `A pair of attributes that do not match is left out of the layout that it reaches`() {
    let view = subview()
    let wrong = NSLayoutConstraint(
      item: view, attribute: .left, relatedBy: .equal, toItem: root, attribute: .top,
      multiplier: 1, constant: 50)
    NSLayoutConstraint.activate([
      wrong, view.topAnchor.constraint(equalTo: root.topAnchor, constant: 5),
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 3),
    ])
    root.layoutIfNeeded()
    #expect(view.frame.origin == CGPoint(x: 3, y: 5))
    #expect(!view.constraintsAffectingLayout(for: .horizontal).contains(wrong))
  }

  @Test func `A constraint is described by its identifier`() {
    let view = subview()
    let constraint = view.widthAnchor.constraint(equalToConstant: 40)
    #expect(constraint.identifier == nil)
    constraint.identifier = "badge-width"
    constraint.isActive = true
    #expect(view.constraints.first { $0.identifier == "badge-width" } === constraint)
    #expect(constraint.description.contains("'badge-width'"))
  }

  @Test func `What hangs on an exercised view stays ambiguous with it`() {
    let (first, second) = (subview(), subview())
    for view in [first, second] {
      view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
      view.widthAnchor.constraint(equalToConstant: 40).isActive = true
      view.heightAnchor.constraint(equalToConstant: 40).isActive = true
    }
    NSLayoutConstraint.activate([
      first.leadingAnchor.constraint(greaterThanOrEqualTo: root.leadingAnchor),
      second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 8),
      second.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor),
    ])
    root.layoutIfNeeded()
    let before = second.frame
    first.exerciseAmbiguityInLayout()
    root.layoutIfNeeded()
    #expect(second.frame.minX != before.minX)
    #expect(first.hasAmbiguousLayout)
    #expect(second.hasAmbiguousLayout)
    let moved = first.frame
    second.exerciseAmbiguityInLayout()
    root.layoutIfNeeded()
    #expect(first.frame.minX != moved.minX)
    #expect(second.frame.minX == first.frame.maxX + 8)
  }

  @Test func `A view is ambiguous no longer once a constraint settles what was exercised`() {
    let view = subview()
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 40),
      view.heightAnchor.constraint(equalToConstant: 40),
      view.leadingAnchor.constraint(greaterThanOrEqualTo: root.leadingAnchor),
      view.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor),
    ])
    root.layoutIfNeeded()
    view.exerciseAmbiguityInLayout()
    root.layoutIfNeeded()
    view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 7).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.minX == 7)
    #expect(!view.hasAmbiguousLayout)
  }

  // MARK: Generic code

  private class Titled: UIView {
    let title: String
    init(title: String) {
      self.title = title
      super.init(frame: .zero)
    }
    override init(frame: CGRect) {
      title = "made by frame"
      super.init(frame: frame)
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class Screen: UIViewController {
    let number: Int
    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
      number = 7
      super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    required init?(coder: NSCoder) { nil }
  }

  private func make<Made: UIView>(_ type: Made.Type) -> Made { Made() }
  private func make<Made: UIView>(_ type: Made.Type, at frame: CGRect) -> Made {
    Made(frame: frame)
  }
  private func make<Made: UIViewController>(controller type: Made.Type) -> Made { Made() }

  @Test func `Generic code makes views and controllers of the class that it is handed`() {
    let label: UILabel = make(UILabel.self)
    #expect(label.text == nil)
    let titled = make(Titled.self, at: CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(titled.title == "made by frame")
    #expect(titled.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(make(Titled.self).title == "made by frame")
    #expect(make(controller: Screen.self).number == 7)
    #expect(Titled(title: "by hand").title == "by hand")
    let type: UIView.Type = Titled.self
    #expect(type.init(frame: .zero) is Titled)
  }
}
