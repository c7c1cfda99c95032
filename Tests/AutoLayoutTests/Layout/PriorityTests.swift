import AutoLayout
import Geometry
import Testing

@Suite("Priorities")
struct PriorityTests {
  /// Returns the width of a single view with relations of the given priorities.
  private func width(
    _ wishes: [(LayoutConstraint.Relation, Double, Double)], content: Double? = nil
  ) -> (width: Double, view: View, root: View) {
    let view = Stand(content ?? -1)
    let root = root(1000, 100, view)
    for (relation, constant, priority) in wishes {
      let constraint = LayoutConstraint(
        item: view, attribute: .width, relatedBy: relation, toItem: nil,
        attribute: .notAnAttribute, multiplier: 1, constant: constant)
      constraint.priority = LayoutPriority(priority)
      constraint.isActive = true
    }
    root.layoutIfNeeded()
    return (view.frame.width, view, root)
  }

  @Test("C13: a required limit beats an optional constraint")
  func limit() {
    #expect(width([(.equal, 100, 500), (.lessThanOrEqual, 60, 1000)]).width == 60)
  }

  @Test("C14: an optional constraint that cannot be met is met as closely as possible")
  func asCloseAsItCan() {
    let (label, field) = (plain(), Stand(97))
    let root = root(320, 100, label, field)
    let wide = label.widthAnchor.constraint(greaterThanOrEqualToConstant: 400)
    wide.priority = LayoutPriority(999)
    LayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      field.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8),
      root.trailingAnchor.constraint(equalTo: field.trailingAnchor, constant: 16),
      wide,
    ])
    root.layoutIfNeeded()
    #expect((label.frame.minX, label.frame.width) == (16, 280))
    #expect((field.frame.minX, field.frame.width) == (304, 0))
  }

  /// Returns two flush views of intrinsic widths 100 and 120 in a row.
  private func row(
    _ width: Double, hugging: (Double, Double) = (250, 250),
    resistance: (Double, Double) = (750, 750)
  ) -> (View, View, View) {
    let (a, b) = (Stand(100), Stand(120))
    let root = root(width, 100, a, b)
    a.setContentHuggingPriority(LayoutPriority(hugging.0), for: .horizontal)
    b.setContentHuggingPriority(LayoutPriority(hugging.1), for: .horizontal)
    a.setContentCompressionResistancePriority(LayoutPriority(resistance.0), for: .horizontal)
    b.setContentCompressionResistancePriority(LayoutPriority(resistance.1), for: .horizontal)
    LayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      b.leadingAnchor.constraint(equalTo: a.trailingAnchor),
      b.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      a.topAnchor.constraint(equalTo: root.topAnchor),
      b.topAnchor.constraint(equalTo: root.topAnchor),
      a.heightAnchor.constraint(equalToConstant: 20),
      b.heightAnchor.constraint(equalToConstant: 20),
    ])
    root.layoutIfNeeded()
    return (a, b, root)
  }

  @Test("C15: the view with the lower hugging priority is stretched")
  func hugging() {
    let (a, b, root) = row(300, hugging: (251, 250))
    #expect((a.frame.width, b.frame.width) == (100, 200))
    #expect(!a.hasAmbiguousLayout && !b.hasAmbiguousLayout)
    #expect(root.layoutIssues.isEmpty)
  }

  @Test("C16: the view with the lower resistance is compressed")
  func compression() {
    let (a, b, root) = row(150, resistance: (750, 749))
    #expect((a.frame.width, b.frame.width) == (100, 50))
    #expect(root.layoutIssues.isEmpty)
  }

  @Test("C17: equal hugging is ambiguous, with a range")
  func equalHugging() {
    let (a, b, root) = row(300)
    #expect(root.layoutIssues.isEmpty)
    #expect(a.frame.width + b.frame.width == 300)
    #expect((100...180).contains(a.frame.width))
    #expect(a.hasAmbiguousLayout)
    #expect(a.layoutFreedom == [FreeValue(unknown: .width, lower: 100, upper: 180)])
    #expect(
      b.layoutFreedom == [
        FreeValue(unknown: .minX, lower: 100, upper: 180),
        FreeValue(unknown: .width, lower: 120, upper: 200),
      ])
  }

  @Test("C18: equal widths below a limit of 50", arguments: [(30.0, 30.0), (80.0, 50.0)])
  func equalBelowLimit(given: Double, expected: Double) {
    let (first, second) = (plain(), plain())
    let root = root(320, 100, first, second)
    let equal = second.widthAnchor.constraint(equalTo: first.widthAnchor)
    equal.priority = .defaultHigh
    LayoutConstraint.activate([
      first.widthAnchor.constraint(equalToConstant: given), equal,
      second.widthAnchor.constraint(lessThanOrEqualToConstant: 50),
    ])
    root.layoutIfNeeded()
    #expect(second.frame.width == expected)
  }

  @Test("C19: five weaker constraints do not outweigh a stronger one")
  func lexicographic() {
    let wishes =
      [(LayoutConstraint.Relation.equal, 100.0, 750.0)]
      + Array(repeating: (.equal, 50.0, 749.0), count: 5)
    #expect(width(wishes).width == 100)
  }

  @Test("C20: two contradictory optional constraints leave the values between them")
  func twoWishes() {
    let result = width([(.equal, 100, 500), (.equal, 200, 500)])
    #expect((100...200).contains(result.width))
    #expect(
      result.view.layoutFreedom.contains(FreeValue(unknown: .width, lower: 100, upper: 200)))
  }

  @Test("C21: of three optional constraints the middle one wins")
  func median() {
    #expect(width([(.equal, 100, 500), (.equal, 150, 500), (.equal, 300, 500)]).width == 150)
  }

  @Test("C22: a content priority of 1000 yields to a required size without a conflict")
  func contentIsNeverRequired() {
    let view = Stand(50, 50)
    let root = root(320, 100, view)
    view.setContentHuggingPriority(.required, for: .horizontal)
    view.setContentCompressionResistancePriority(.required, for: .horizontal)
    view.widthAnchor.constraint(equalToConstant: 100).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.width == 100)
    #expect(root.layoutIssues.isEmpty)
    let almost = view.widthAnchor.constraint(equalToConstant: 30)
    almost.priority = LayoutPriority(999.99)
    almost.isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.width == 100)
  }

  @Test("C23: a constraint is removed with its view")
  func removal() {
    let (a, b) = (plain(), plain())
    let root = root(320, 100, a, b)
    let inside = b.widthAnchor.constraint(equalToConstant: 50)
    let across = a.leftAnchor.constraint(equalTo: b.rightAnchor)
    LayoutConstraint.activate([
      inside, across, b.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
    ])
    root.layoutIfNeeded()
    #expect(a.frame.minX == 60)
    b.removeFromSuperview()
    root.layoutIfNeeded()
    #expect(!across.isActive)
    #expect(inside.isActive)
    #expect(a.hasAmbiguousLayout)
    #expect(a.layoutFreedom.map(\.unknown) == [.minX, .minY, .width, .height])
  }

  @Test("priorities are offset by numbers and compared, as in UIKit")
  func arithmetic() {
    var priority = LayoutPriority.defaultLow + 1
    #expect(priority == LayoutPriority(251))
    priority -= 2
    #expect(priority == LayoutPriority(249) && priority < .defaultLow)
    priority += 500.5
    #expect(priority - 0.5 == LayoutPriority(749))
  }
}
