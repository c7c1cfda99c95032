import AutoLayout
import Testing

/// Every form that a constraint's body takes in a console, once.
@Suite("Shapes of constraint descriptions")
struct ConstraintShapeTests {
  /// `A` and `B` side by side in `S`, with `C` in `A`.
  private final class Tree {
    let superview = Tree.view("S")
    let (a, b, c) = (Tree.view("A"), Tree.view("B"), Tree.view("C"))

    init() {
      superview.addSubview(a)
      superview.addSubview(b)
      a.addSubview(c)
    }

    private static func view(_ name: String) -> View {
      let view = View()
      view.identifier = name
      return view
    }
  }

  private let tree = Tree()

  private func body(
    _ first: View, _ attribute: LayoutConstraint.Attribute,
    _ relation: LayoutConstraint.Relation = .equal, _ second: View? = nil,
    _ other: LayoutConstraint.Attribute = .notAnAttribute, multiplier: Double = 1,
    constant: Double = 0, priority: Float = 1000, symbol: SymbolicConstant? = nil,
    _ form: ConstraintLogForm = .modern
  ) -> String {
    let constraint = LayoutConstraint(
      item: first, attribute: attribute, relatedBy: relation, toItem: second, attribute: other,
      multiplier: multiplier, constant: constant)
    constraint.priority = LayoutPriority(rawValue: Double(priority))
    constraint.symbolicConstant = symbol
    let text = constraint.description(form)
    return text.replacing(#/^<[^ ]* /#, with: "").replacing(#/( {3}\(.*\))?>$/#, with: "")
  }

  @Test("A distance from the superview, positive or negative, prints at either edge of either axis")
  func superview() {
    let (s, a) = (tree.superview, tree.a)
    #expect(body(a, .leading, .equal, s, .leading, constant: 20) == "H:|-(20)-[A]")
    #expect(body(a, .left, .equal, s, .left, constant: -7) == "H:|-(-7)-[A](LTR)")
    #expect(body(a, .top, .equal, s, .top) == "V:|-(0)-[A]")
    #expect(body(s, .trailing, .equal, a, .trailing, constant: 15) == "H:[A]-(15)-|")
    #expect(body(s, .right, .equal, a, .right, constant: 15) == "H:[A]-(15)-|(LTR)")
    #expect(body(s, .bottom, .equal, a, .bottom, constant: -2) == "V:[A]-(-2)-|")
    // The other order leaves no gap to print.
    #expect(body(a, .bottom, .equal, s, .bottom, constant: -10) == "A.bottom == S.bottom - 10")
    #expect(
      body(a, .trailing, .equal, a, .trailing, constant: -5) == "A.trailing == A.trailing - 5")
  }

  @Test("A distance between siblings prints its relation and priority in the gap")
  func siblings() {
    let (a, b) = (tree.a, tree.b)
    #expect(body(b, .leading, .equal, a, .trailing, constant: 8) == "H:[A]-(8)-[B]")
    #expect(
      body(b, .leading, .greaterThanOrEqual, a, .trailing, constant: 11) == "H:[A]-(>=11)-[B]")
    #expect(
      body(b, .top, .lessThanOrEqual, a, .bottom, constant: 3, priority: 51) == "V:[A]-(<=3@51)-[B]"
    )
    #expect(body(b, .left, .equal, a, .right) == "H:[A]-(0)-[B](LTR)")
    #expect(body(a, .trailing, .equal, b, .leading, constant: -8) == "A.trailing == B.leading - 8")
    #expect(body(a, .top, .equal, b, .top) == "A.top == B.top")
    #expect(body(a, .leading, .equal, b, .leadingMargin) == "A.leading == B.leadingMargin")
  }

  @Test("Standard spaces print as symbols, in gaps and in equations")
  func symbols() {
    let (s, a, b) = (tree.superview, tree.a, tree.b)
    #expect(
      body(b, .leading, .equal, s, .leading, constant: 20, symbol: .standardSpace)
        == "H:|-(NSSpace(20))-[B]")
    #expect(
      body(b, .leading, .equal, a, .trailing, constant: 8, symbol: .standardSpace)
        == "H:[A]-(NSSpace(8))-[B]")
    #expect(
      body(b, .top, .equal, a, .bottom, constant: 8, symbol: .anchorSpace)
        == "V:[A]-(NSLayoutAnchorConstraintSpace(8))-[B]")
    #expect(
      body(a, .top, .greaterThanOrEqual, s, .top, constant: 8, symbol: .anchorSpace)
        == "V:|-(>=NSLayoutAnchorConstraintSpace(8))-[A]")
    #expect(
      body(a, .bottom, .equal, b, .bottom, symbol: .standardSpace)
        == "A.bottom == B.bottom NSSpace(0)")
    #expect(
      body(a, .bottom, .lessThanOrEqual, b, .bottom, constant: 8, symbol: .anchorSpace)
        == "A.bottom <= B.bottom NSLayoutAnchorConstraintSpace(8)")
  }

  @Test("A constant size prints as an equation, in brackets on old consoles")
  func sizes() {
    let a = tree.a
    #expect(body(a, .width, constant: 40) == "A.width == 40")
    #expect(body(a, .height, .greaterThanOrEqual, constant: 50) == "A.height >= 50")
    #expect(body(a, .width, constant: 50, .classic) == "H:[A(50)]")
    #expect(body(a, .height, .greaterThanOrEqual, constant: 100, .classic) == "V:[A(>=100)]")
    #expect(body(a, .width, constant: 0, priority: 51, .classic) == "H:[A(0@51)]")
  }

  @Test("Factors precede their attribute, and numbers have six digits")
  func factors() {
    let (a, b) = (tree.a, tree.b)
    #expect(body(a, .width, .equal, b, .width, multiplier: 0.4) == "A.width == 0.4*B.width")
    #expect(
      body(a, .height, .equal, b, .height, multiplier: 0.9, constant: 3)
        == "A.height == 0.9*B.height + 3")
    #expect(
      body(a, .centerX, .equal, b, .centerX, constant: 152.5) == "A.centerX == B.centerX + 152.5")
    #expect(
      body(a, .width, .equal, b, .width, multiplier: 5.0 / 13) == "A.width == 0.384615*B.width")
    #expect(body(a, .width, constant: 94.333333333) == "A.width == 94.3333")
    #expect(body(a, .width, constant: 2.2250738585072014e-308) == "A.width == 2.22507e-308")
  }
}
