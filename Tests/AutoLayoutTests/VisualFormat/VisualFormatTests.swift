import AutoLayout
import Geometry
import Testing

/// The constraints of formats, as lists of equations; the resulting frames are in
/// `VisualFormatLayoutTests`.
@Suite("Visual format constraints")
struct VisualFormatTests {
  private let root = View()
  private let views: [String: View]

  init() {
    let names = ["a", "b", "c", "top", "bottom", "button", "textField", "p", "flexibleButton"]
    views = Dictionary(uniqueKeysWithValues: names.map { ($0, View()) })
    root.identifier = "root"
    for name in names {
      guard let view = views[name] else { continue }
      view.identifier = name
      root.addSubview(view)
    }
  }

  private func equations(
    _ format: String, options: LayoutConstraint.FormatOptions = [], metrics: [String: Any] = [:]
  ) throws -> [String] {
    try LayoutConstraint.make(
      visualFormat: format, options: options, metrics: metrics, views: views
    ).map(\.equation)
  }

  private func failure(
    _ format: String, options: LayoutConstraint.FormatOptions = [], metrics: [String: Any] = [:],
    views: [String: Any]? = nil
  ) throws -> VisualFormatError {
    try #require(throws: VisualFormatError.self) {
      try LayoutConstraint.make(
        visualFormat: format, options: options, metrics: metrics, views: views ?? self.views)
    }
  }

  @Test("C31: A lone hyphen is one required gap of 8")
  func standardGap() throws {
    #expect(
      try equations("[button]-[textField]") == ["textField.leading == button.trailing + 8"])
  }

  @Test("C32: Gaps to the superview's edges are two constraints")
  func superviewGaps() throws {
    #expect(
      try equations("|-50-[p]-50-|") == [
        "p.leading == root.leading + 50", "root.trailing == p.trailing + 50",
      ])
  }

  @Test("C33: A vertical gap runs from bottom to top")
  func verticalGap() throws {
    #expect(try equations("V:[top]-10-[bottom]") == ["bottom.top == top.bottom + 10"])
  }

  @Test("C34: Views without a gap touch")
  func flush() throws {
    #expect(try equations("[a][b]") == ["b.leading == a.trailing"])
  }

  @Test("C35: A size takes a priority")
  func sizePriority() throws {
    #expect(try equations("[button(100@20)]") == ["button.width == 100 @20"])
  }

  @Test("C36: Each predicate is a constraint")
  func predicates() throws {
    #expect(
      try equations("[flexibleButton(>=70,<=100)]") == [
        "flexibleButton.width >= 70", "flexibleButton.width <= 100",
      ])
  }

  @Test("C37: A hyphen beside a bar is the superview's margin")
  func margins() throws {
    #expect(
      try equations("|-[a]-[b]-[c(>=20)]-|") == [
        "a.leading == root.leadingMargin", "b.leading == a.trailing + 8",
        "c.leading == b.trailing + 8", "c.width >= 20", "root.trailingMargin == c.trailing",
      ])
    #expect(
      try equations("V:|-[a]-|") == [
        "a.top == root.topMargin", "root.bottomMargin == a.bottom",
      ])
  }

  @Test("C38: A size equals another view's")
  func equalSizes() throws {
    #expect(
      try equations("|[a(==b)]-10-[b]|") == [
        "a.leading == root.leading", "a.width == b.width", "b.leading == a.trailing + 10",
        "root.trailing == b.trailing",
      ])
    #expect(try equations("V:[a(b)]") == ["a.height == b.height"])
  }

  @Test("C39: The direction options choose sides")
  func directions() throws {
    #expect(
      try equations("|-20-[a]-(>=8)-[b]-|", options: .directionLeftToRight) == [
        "a.left == root.left + 20", "b.left >= a.right + 8", "root.rightMargin == b.right",
      ])
    #expect(
      try equations("|-20-[a]-(>=8)-[b]-|", options: .directionRightToLeft) == [
        "root.right == a.right + 20", "a.left >= b.right + 8", "b.left == root.leftMargin",
      ])
    #expect(
      try equations("V:|-20-[a]", options: .directionRightToLeft) == ["a.top == root.top + 20"])
  }

  @Test("C40: A named superview takes part in the alignment")
  func centring() throws {
    var views: [String: Any] = self.views
    views["superview"] = root
    let constraints = try LayoutConstraint.make(
      visualFormat: "V:[superview]-(<=1)-[a]", options: .alignAllCenterX, views: views)
    #expect(
      constraints.map(\.equation) == ["a.top <= root.bottom + 1", "root.centerX == a.centerX"])
  }

  @Test("C41: A gap in parentheses may be negative")
  func negativeGap() throws {
    #expect(try equations("[a]-(-8)-[b]") == ["b.leading == a.trailing - 8"])
    #expect(
      try equations("[a]-overlap-[b]", metrics: ["overlap": -8]) == [
        "b.leading == a.trailing - 8"
      ])
  }

  @Test("C42: Gaps take priorities with or without parentheses")
  func gapPriorities() throws {
    #expect(
      try equations("|-(==20@999)-[a(50)]") == [
        "a.leading == root.leading + 20 @999", "a.width == 50",
      ])
    #expect(
      try equations("[a]-(>=90@999)-[b(50)]-|") == [
        "b.leading >= a.trailing + 90 @999", "b.width == 50", "root.trailingMargin == b.trailing",
      ])
    #expect(try equations("V:|-0@999-[a]") == ["a.top == root.top @999"])
  }

  @Test("C43: Errors have Apple's words and caret")
  func errors() throws {
    let outside = View()
    #expect(
      try failure("H:|-10-|").description
        == "Unable to parse constraint format: \nExpected a view \nH:|-10-| \n       ^")
    #expect(
      try failure("H:[self.arrows]-5-|").description
        == """
        Unable to parse constraint format:\(" ")
        self is not a key in the views dictionary.\(" ")
        H:[self.arrows]-5-|\(" ")
               ^
        """)
    #expect(
      try failure("H:|-margiin-[a(width)]-|").description
        == """
        Unable to parse constraint format:\(" ")
        Encountered metric with name "margiin", but value was not specified in metrics or views \
        dictionaries\(" ")
        H:|-margiin-[a(width)]-|\(" ")
                   ^
        """)
    // Both carets are from posted logs.
    #expect(
      try failure("|[view]|", views: ["view": outside]).description
        == """
        Unable to parse constraint format:\(" ")
        Unable to interpret '|' character, because the related view doesn't have a superview\(" ")
        |[view]|\(" ")
               ^
        """)
    #expect(try failure("H:|-(>=50)-[view(100)]", views: ["view": outside]).offset == 22)
    #expect(try failure("H:[view]-|", views: ["view": outside]).offset == 10)
  }

  @Test("C44: Views cannot be aligned along the format's own axis")
  func ownAxis() throws {
    #expect(
      try failure("V:[a][b]", options: .alignAllTop).message
        == "Views of a vertical format cannot be aligned on an attribute of the same axis")
    #expect(
      try failure("[a][b]", options: .alignAllLeading).message
        == "Views of a horizontal format cannot be aligned on an attribute of the same axis")
  }

  @Test("Alignments come last, for each pair, in the order of the attributes")
  func alignments() throws {
    #expect(
      try equations("[a][b][c]", options: [.alignAllBottom, .alignAllTop]) == [
        "b.leading == a.trailing", "c.leading == b.trailing",
        "a.top == b.top", "a.bottom == b.bottom", "b.top == c.top", "b.bottom == c.bottom",
      ])
    #expect(try equations("[a]", options: .alignAllTop) == [])
  }

  @Test("Rows align on baselines, and columns are spaced by them")
  func baselines() throws {
    #expect(
      try equations("[a]-[b]", options: .alignAllFirstBaseline) == [
        "b.leading == a.trailing + 8", "a.firstBaseline == b.firstBaseline",
      ])
    #expect(
      try equations("V:|[a]-20-[b]|", options: .spacingBaselineToBaseline) == [
        "a.top == root.top", "b.firstBaseline == a.lastBaseline + 20", "root.bottom == b.bottom",
      ])
    #expect(
      try failure("[a]-20-[b]", options: .spacingBaselineToBaseline).message
        == "Only a vertical format can be spaced from baseline to baseline")
  }

  @Test("Metrics of any numeric type can be sizes, gaps and priorities")
  func metrics() throws {
    #expect(
      try equations(
        "|-gap-[a(size@high)]", metrics: ["gap": 4 as Float, "size": 20, "high": 750.5]) == [
          "a.leading == root.leading + 4", "a.width == 20 @750.5",
        ])
  }

  @Test("A metric hides a view of the same name, and the views' table may hold numbers")
  func sharedNames() throws {
    #expect(try equations("[a(b)]", metrics: ["b": 30]) == ["a.width == 30"])
    var views: [String: Any] = self.views
    views["size"] = 12.5
    let constraints = try LayoutConstraint.make(visualFormat: "[a(size)]", views: views)
    #expect(constraints.map(\.equation) == ["a.width == 12.5"])
  }

  @Test("Guides can be in the brackets, with their owner as the bar")
  func guides() throws {
    let guide = LayoutGuide(identifier: "gap")
    root.addLayoutGuide(guide)
    var views: [String: Any] = self.views
    views["guide"] = guide
    let constraints = try LayoutConstraint.make(visualFormat: "|-4-[guide][a]", views: views)
    #expect(
      constraints.map(\.equation) == [
        "gap.leading == root.leading + 4", "a.leading == gap.trailing",
      ])
    #expect(
      try failure("[guide][a]", options: .alignAllLastBaseline, views: views).message
        == "A layout guide has no baseline")
  }

  @Test(
    "A name or number that is not valid in its place is an error at its end",
    arguments: [
      ("[a]-[x]", "x is not a key in the views dictionary.", 6),
      ("[a]-b-[c]", "b is a view, which can be used only as a size", 5),
      ("[a(50@b)]", "b is a view, which can be used only as a size", 7),
      ("[a]-nan-[c]", "The metric \"nan\" is not a finite number", 7),
      ("[a(50@0)]", "Priorities must be greater than 0 and at most 1000", 7),
      ("[a(50@1001)]", "Priorities must be greater than 0 and at most 1000", 10),
      ("[x]-[a", "x is not a key in the views dictionary.", 2),
    ])
  func meanings(format: String, message: String, offset: Int) throws {
    let error = try failure(format, metrics: ["nan": Double.nan])
    #expect(error.message == message)
    #expect(error.offset == offset)
  }

  @Test("The options have UIKit's bits")
  func bits() {
    let options: [(LayoutConstraint.FormatOptions, UInt)] = [
      (.alignAllLeft, 2), (.alignAllRight, 4), (.alignAllTop, 8), (.alignAllBottom, 16),
      (.alignAllLeading, 32), (.alignAllTrailing, 64), (.alignAllCenterX, 512),
      (.alignAllCenterY, 1024), (.alignAllLastBaseline, 2048), (.alignAllFirstBaseline, 4096),
      (.alignmentMask, 0xFFFF), (.directionLeadingToTrailing, 0), (.directionLeftToRight, 65536),
      (.directionRightToLeft, 131072), (.directionMask, 196608), (.spacingEdgeToEdge, 0),
      (.spacingBaselineToBaseline, 524288), (.spacingMask, 524288),
    ]
    for (option, bits) in options { #expect(option.rawValue == bits) }
  }
}
