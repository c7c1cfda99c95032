import AutoLayout
import Geometry
import Testing

/// The samples are lines of public logs; addresses become `@`.
@Suite("Constraint descriptions")
struct ConstraintDescriptionTests {
  /// A view of another class, with text.
  private final class Control: View {
    private let storedClassName: String
    private let text: String?

    override var className: String { storedClassName }
    override var contentDescription: String? { text }

    init(_ className: String, _ text: String? = nil, identifier: String? = nil) {
      storedClassName = className
      self.text = text
      super.init(frame: .zero)
      self.identifier = identifier
    }
  }

  private func description(
    _ constraint: LayoutConstraint, _ form: ConstraintLogForm = .modern
  ) -> String {
    constraint.description(form).replacing(/0x[0-9a-f]+/, with: "@")
  }

  /// Returns an active constraint between a view and another, where the second is in the first,
  /// or both are in a host.
  private func constraint(
    _ first: View, _ attribute: LayoutConstraint.Attribute,
    _ relation: LayoutConstraint.Relation = .equal, _ second: View? = nil,
    _ other: LayoutConstraint.Attribute = .notAnAttribute, multiplier: Double = 1,
    constant: Double = 0, identifier: String? = nil
  ) -> LayoutConstraint {
    let constraint = LayoutConstraint(
      item: first, attribute: attribute, relatedBy: relation, toItem: second, attribute: other,
      multiplier: multiplier, constant: constant)
    constraint.identifier = identifier
    return constraint
  }

  @Test("A constant size prints as an equation after its identifier")
  func constantSize() {
    let cell = Control("UITableViewCellContentView")
    let height = constraint(
      cell, .height, constant: 50, identifier: "UIView-Encapsulated-Layout-Height")
    height.isActive = true
    #expect(
      description(height)
        == "<NSLayoutConstraint:@ 'UIView-Encapsulated-Layout-Height' "
        + "UITableViewCellContentView:@.height == 50   (active)>")
  }

  @Test("Neighbours print as a visual format, text cut after 25 characters")
  func neighbours() {
    let root = View()
    let text = Control("UITextView", "This is a test of the position")
    let stack = StackView()
    root.addSubview(text)
    root.addSubview(stack)
    let gap = constraint(stack, .top, .equal, text, .bottom, constant: 8)
    gap.isActive = true
    #expect(
      description(gap)
        == "<NSLayoutConstraint:@ V:[UITextView:@'This is a test of the pos...']-(8)-"
        + "[UIStackView:@]   (active)>")
  }

  @Test("C75: The superview's edge prints as a bar, explained at the end")
  func bar() {
    let header = Control("Proto.HeaderView")
    let stack = StackView()
    let label = Control("UILabel", "Name")
    header.addSubview(stack)
    header.addSubview(label)
    let bottom = constraint(header, .bottom, .equal, stack, .bottom, constant: 9)
    bottom.isActive = true
    #expect(
      description(bottom)
        == "<NSLayoutConstraint:@ V:[UIStackView:@]-(9)-|   "
        + "(active, names: '|':Proto.HeaderView:@ )>")
    let leading = constraint(label, .leading, .equal, header, .leading, constant: 20)
    #expect(
      description(leading)
        == "<NSLayoutConstraint:@ H:|-(20)-[UILabel:@'Name']   "
        + "(inactive, names: '|':Proto.HeaderView:@ )>")
    let reversed = constraint(header, .leading, .equal, label, .leading, constant: 20)
    #expect(
      description(reversed)
        == "<NSLayoutConstraint:@ Proto.HeaderView:@.leading == UILabel:@'Name'.leading + 20   "
        + "(inactive)>")
  }

  @Test("Named views print as their names, listed at the end with the superview last")
  func names() {
    let factor = Control("OverView", identifier: "OverViewFactorLabel")
    let name = Control("UILabel", "ignored", identifier: "name_label")
    factor.addSubview(name)
    let leading = constraint(name, .leading, .equal, factor, .leading)
    leading.isActive = true
    #expect(
      description(leading)
        == "<NSLayoutConstraint:@ H:|-(0)-[name_label]   (active, names: name_label:@, "
        + "OverViewFactorLabel:@, '|':OverViewFactorLabel:@ )>")
    let image = Control("UIImageView", identifier: "ListViewImage-a...")
    let aspect = constraint(image, .width, .equal, image, .height, multiplier: 1.574)
    aspect.isActive = true
    #expect(
      description(aspect)
        == "<NSLayoutConstraint:@ ListViewImage-a....width == 1.574*ListViewImage-a....height   "
        + "(active, names: ListViewImage-a...:@ )>")
  }

  @Test("Left and right carry a mark, and guides their identifier")
  func physicalSides() {
    let stack = StackView()
    let guide = stack.layoutMarginsGuide
    let left = LayoutConstraint(
      item: guide, attribute: .left, relatedBy: .equal, toItem: stack, attribute: .left,
      multiplier: 1, constant: 22)
    left.identifier = "UIView-leftMargin-guide-constraint"
    left.isActive = true
    #expect(
      description(left)
        == "<NSLayoutConstraint:@ 'UIView-leftMargin-guide-constraint' "
        + "H:|-(22)-[UILayoutGuide:@'UIViewLayoutMarginsGuide'](LTR)   "
        + "(active, names: '|':UIStackView:@ )>")
  }

  @Test("A stack's spanning guide prints with its class and identifier")
  func spanner() {
    let stack = StackView(arrangedSubviews: [View(), View()])
    stack.alignment = .center
    let lines = stack.makeSystemConstraints().map { description($0) }
    #expect(
      lines.contains(
        "<NSLayoutConstraint:@ 'UISV-spanning-boundary' _UILayoutSpacer:@'UISV-alignment-spanner'"
          + ".top <= UIView:@.top   (active)>"))
    #expect(
      lines.contains(
        "<NSLayoutConstraint:@ 'UISV-canvas-connection' "
          + "V:[_UILayoutSpacer:@'UISV-alignment-spanner']-(0)-|   "
          + "(active, names: '|':UIStackView:@ )>"))
    #expect(
      lines.contains(
        "<NSLayoutConstraint:@ 'UISV-canvas-connection' UIStackView:@.leading == UIView:@.leading"
          + "   (active)>"))
  }

  @Test("The system's spacing in a column is a baseline constraint with a symbol")
  func systemSpacing() {
    let inner = StackView()
    let button = Control("UIButton", "E-posta adresini mi unuttunuz")
    let stack = StackView(arrangedSubviews: [inner, button])
    stack.axis = .vertical
    stack.spacing = StackView.spacingUseSystem
    #expect(
      stack.makeSystemConstraints().map { description($0) }.contains(
        "<_UISystemBaselineConstraint:@ 'UISV-spacing' V:[UIStackView:@]-"
          + "(NSLayoutAnchorConstraintSpace(8))-[UIButton:@'E-posta adresini mi unutt...']   "
          + "(active)>"))
  }

  @Test("C73: Old consoles print constant sizes in brackets, without the active state")
  func classic() {
    let label = Control("UILabel", "Name")
    let width = constraint(
      label, .width, .greaterThanOrEqual, constant: 400, identifier: "Label Width")
    #expect(
      description(width, .classic)
        == "<NSLayoutConstraint:@ 'Label Width' H:[UILabel:@'Name'(>=400)]>")
    let view = View()
    let fitting = constraint(view, .height)
    fitting.priority = LayoutPriority(51)
    #expect(description(fitting, .classic) == "<NSLayoutConstraint:@ V:[UIView:@(0@51)]>")
    let root = View()
    root.addSubview(view)
    let top = constraint(view, .top, .equal, root, .top, constant: 4)
    #expect(
      description(top, .classic)
        == "<NSLayoutConstraint:@ V:|-(4)-[UIView:@]   (Names: '|':UIView:@ )>")
  }

  @Test("C74: A mask's constraint shows the mask, and the superview if it gives a location")
  func masks() {
    let root = Control("UIViewControllerWrapperView")
    let label = Control("UILabel", "Testing out NSLayoutConstraint")
    root.addSubview(label)
    func rule(
      _ attribute: LayoutConstraint.Attribute, _ identifier: String? = nil
    ) -> LayoutConstraint {
      LayoutConstraint(
        item: .view(label), attribute: attribute, constant: 0, identifier: identifier,
        origin: .autoresizing)
    }
    #expect(
      description(rule(.width))
        == "<NSAutoresizingMaskLayoutConstraint:@ h=--& v=--& "
        + "UILabel:@'Testing out NSLayoutConst...'.width == 0   (active)>")
    label.autoresizingMask = [.flexibleWidth, .flexibleLeftMargin, .flexibleRightMargin]
    #expect(
      description(rule(.minX, "UIView-Encapsulated-Layout-Left"))
        == "<NSAutoresizingMaskLayoutConstraint:@ h=&&& v=--& 'UIView-Encapsulated-Layout-Left' "
        + "UILabel:@'Testing out NSLayoutConst...'.minX == 0   "
        + "(active, names: '|':UIViewControllerWrapperView:@ )>")
    let far = LayoutConstraint(
      item: .view(root), attribute: .maxX, toItem: .view(label), attribute: .maxX, constant: 5,
      origin: .autoresizing)
    #expect(
      description(far)
        == "<NSAutoresizingMaskLayoutConstraint:@ h=&&& v=--& "
        + "H:[UILabel:@'Testing out NSLayoutConst...']-(5)-|   "
        + "(active, names: '|':UIViewControllerWrapperView:@ )>")
  }

  @Test("Inequalities and priorities print inside a gap, and standard spaces as symbols")
  func gaps() throws {
    let root = View()
    let (a, b) = (View(), View())
    a.identifier = "a"
    b.identifier = "b"
    root.addSubview(a)
    root.addSubview(b)
    let made = try LayoutConstraint.make(
      visualFormat: "[a]-(>=11@750)-[b]", views: ["a": a, "b": b])
    #expect(
      description(made[0])
        == "<NSLayoutConstraint:@ H:[a]-(>=11@750)-[b]   (inactive, names: b:@, a:@ )>")
    let standard = try LayoutConstraint.make(
      visualFormat: "V:|-[a]-[b]", views: ["a": a, "b": b])
    #expect(
      standard.map { description($0) } == [
        "<NSLayoutConstraint:@ a.top == UIView:@.topMargin   (inactive, names: a:@ )>",
        "<NSLayoutConstraint:@ V:[a]-(NSSpace(8))-[b]   (inactive, names: b:@, a:@ )>",
      ])
    let system = b.topAnchor.constraint(
      greaterThanOrEqualToSystemSpacingBelow: a.bottomAnchor, multiplier: 1)
    #expect(
      description(system)
        == "<_UISystemBaselineConstraint:@ V:[a]-(>=NSLayoutAnchorConstraintSpace(8))-[b]   "
        + "(inactive, names: b:@, a:@ )>")
  }

  @Test("Multipliers come first, constants last, distances in parentheses")
  func equations() {
    let root = View()
    let (a, b) = (View(), View())
    a.identifier = "A"
    b.identifier = "B"
    root.addSubview(a)
    root.addSubview(b)
    func body(_ constraint: LayoutConstraint) -> Substring {
      description(constraint).dropFirst("<NSLayoutConstraint:@ ".count).prefix { $0 != "(" }
    }
    let height = constraint(a, .height, .equal, b, .height, multiplier: 0.9, constant: 3)
    #expect(body(height) == "A.height == 0.9*B.height + 3   ")
    let bottom = constraint(a, .bottom, .equal, b, .bottom, constant: -10)
    #expect(body(bottom) == "A.bottom == B.bottom - 10   ")
    let center = constraint(a, .centerX, .lessThanOrEqual, b, .centerX, constant: 94.333333)
    #expect(body(center) == "A.centerX <= B.centerX + 94.3333   ")
    let distance = b.leadingAnchor.anchorWithOffset(to: a.leadingAnchor).constraint(
      equalTo: b.widthAnchor, multiplier: 0.5)
    #expect(
      description(distance)
        == "<NSLayoutConstraint:@ (A.leading - B.leading) == 0.5*B.width   "
        + "(inactive, names: A:@, B:@ )>")
  }

  @Test("Stand-in addresses distinguish items and never change")
  func addresses() throws {
    func tree() -> (View, LayoutConstraint) {
      let root = View()
      let (a, b) = (View(), View())
      root.addSubview(a)
      root.addSubview(b)
      let gap = LayoutConstraint(
        item: b, attribute: .centerX, relatedBy: .equal, toItem: a, attribute: .centerX,
        multiplier: 1, constant: 0)
      gap.isActive = true
      return (root, gap)
    }
    let (first, second) = (tree(), tree())
    #expect("\(first.1)" == "\(second.1)")
    let addresses = "\(first.1)".matches(of: /0x[0-9a-f]{12}/).map { String($0.output) }
    #expect(Set(addresses).count == 3)
  }
}
