import AutoLayout
import Geometry
import Testing

@Suite("Visual form and back")
struct VisualRoundTripTests {
  private let root = View()
  private let views: [String: View]

  init() {
    root.identifier = "root"
    views = ["a": View(), "b": View(), "c": View()]
    for name in ["a", "b", "c"] {
      guard let view = views[name] else { continue }
      view.identifier = name
      root.addSubview(view)
    }
  }

  /// Returns the body of a description, between the address and the names.
  private func body(_ constraint: LayoutConstraint, _ form: ConstraintLogForm) throws -> String {
    let text = constraint.description(form)
    let match = try #require(try /^<\w+:0x[0-9a-f]+ (.*?)(   \(.*)?>$/.wholeMatch(in: text))
    return String(match.output.1)
  }

  @Test(
    "A format prints as itself, and the printed format reads as the same constraint",
    arguments: [
      "H:|-(20)-[a]", "H:|-(0)-[a]", "V:|-(-4.5)-[b]", "H:[a]-(15)-|", "V:[a]-(>=15@750)-|",
      "H:[a]-(8)-[b]", "V:[c]-(<=8@12.5)-[b]", "H:[a]-(-8)-[b]",
    ])
  func gaps(format: String) throws {
    for form in [ConstraintLogForm.modern, .classic] {
      let constraint = try LayoutConstraint.make(visualFormat: format, views: views)[0]
      let printed = try body(constraint, form)
      #expect(printed == format)
      let again = try LayoutConstraint.make(visualFormat: printed, views: views)
      #expect(again.map(\.equation) == [constraint.equation])
    }
  }

  @Test(
    "Sizes print as formats on old consoles",
    arguments: ["H:[a(50)]", "V:[a(>=100)]", "H:[b(0@51)]", "V:[c(<=94.3333@999.5)]"])
  func sizes(format: String) throws {
    let constraint = try LayoutConstraint.make(visualFormat: format, views: views)[0]
    #expect(try body(constraint, .classic) == format)
  }

  @Test("Left-to-right formats are marked")
  func physical() throws {
    let constraints = try LayoutConstraint.make(
      visualFormat: "H:|-(2)-[a]-(3)-[b]-(4)-|", options: .directionLeftToRight, views: views)
    #expect(
      try constraints.map { try body($0, .modern) } == [
        "H:|-(2)-[a](LTR)", "H:[a]-(3)-[b](LTR)", "H:[b]-(4)-|(LTR)",
      ])
    let reversed = try LayoutConstraint.make(
      visualFormat: "H:|-(2)-[a]-(3)-[b]", options: .directionRightToLeft, views: views)
    #expect(
      try reversed.map { try body($0, .modern) } == ["H:[a]-(2)-|(LTR)", "H:[b]-(3)-[a](LTR)"])
  }
}
