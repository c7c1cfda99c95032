import AutoLayout
import Geometry
import Testing

/// Layouts that constraints leave open, each with the answer that public tests assert for UIKit.
///
/// W and H are the size of a root of 375 by 667 points; `v` is a plain view without content. A
/// name in brackets is that of the Stevia test that requires the case.
@Suite("Ambiguous layouts as UIKit settles them")
struct UIKitTieTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let expected: Rect
    var direction = LayoutDirection.leftToRight
    let constraints: @Sendable (_ view: View, _ root: View) -> [LayoutConstraint]
  }

  private static let (width, height) = (375.0, 667.0)

  private static func sized(_ view: View) -> [LayoutConstraint] {
    [
      view.widthAnchor.constraint(equalToConstant: 100),
      view.heightAnchor.constraint(equalToConstant: 100),
    ]
  }

  private static let positions: [Case] = [
    Case(testDescription: "nothing [ViewHasDefaultValues]", expected: .zero) { _, _ in [] },
    Case(testDescription: "a size [Size*]", expected: rect(0, 0, 100, 100)) { v, _ in sized(v) },
    Case(testDescription: "a size and a top [Top*]", expected: rect(0, 10, 100, 100)) { v, root in
      sized(v) + [v.topAnchor.constraint(equalTo: root.topAnchor, constant: 10)]
    },
    Case(
      testDescription: "a size and a bottom [Bottom*]", expected: rect(0, height - 110, 100, 100)
    ) { v, root in
      sized(v) + [v.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -10)]
    },
    Case(
      testDescription: "a size and a centre [CenterVertically]",
      expected: rect(0, (height - 100) / 2, 100, 100)
    ) { v, root in sized(v) + [v.centerYAnchor.constraint(equalTo: root.centerYAnchor)] },
    Case(
      testDescription: "a size and a right edge [Right*]", expected: rect(width - 110, 0, 100, 100)
    ) { v, root in
      sized(v) + [v.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -10)]
    },
    Case(
      testDescription: "a size and a leading edge from the right [PercentLeadingRTL]",
      expected: rect(width - 110, 0, 100, 100), direction: .rightToLeft
    ) { v, root in
      sized(v) + [v.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10)]
    },
  ]

  private static let sizes: [Case] = [
    Case(testDescription: "a height [Height*]", expected: rect(0, 0, 0, 18)) { v, _ in
      [v.heightAnchor.constraint(equalToConstant: 18)]
    },
    Case(testDescription: "a left edge [LeftMargin*]", expected: rect(12, 0, 0, 0)) { v, root in
      [v.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 12)]
    },
    Case(testDescription: "a right edge [Right, RightMargin*]", expected: rect(width - 23, 0, 0, 0))
    { v, root in [v.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -23)] },
    Case(
      testDescription: "a leading edge from the right [LeftMarginRTL]",
      expected: rect(width - 12, 0, 0, 0), direction: .rightToLeft
    ) { v, root in [v.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 12)] },
    Case(testDescription: "a bottom [Bottom*]", expected: rect(0, height - 23, 0, 0)) { v, root in
      [v.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -23)]
    },
  ]

  private static let bounds: [Case] = [
    Case(testDescription: "top >= [TopGreaterOrEqual]", expected: rect(0, 10, 0, 0)) { v, root in
      [v.topAnchor.constraint(greaterThanOrEqualTo: root.topAnchor, constant: 10)]
    },
    Case(testDescription: "top <= [TopLessThanOrEqual]", expected: rect(0, 10, 0, 0)) { v, root in
      [v.topAnchor.constraint(lessThanOrEqualTo: root.topAnchor, constant: 10)]
    },
    Case(testDescription: "left <= [LeftLessOrEqual]", expected: rect(10, 0, 0, 0)) { v, root in
      [v.leftAnchor.constraint(lessThanOrEqualTo: root.leftAnchor, constant: 10)]
    },
    Case(
      testDescription: "trailing <= from the right [LessTrailingRTL]",
      expected: rect(23, 0, 100, 100), direction: .rightToLeft
    ) { v, root in
      sized(v) + [root.trailingAnchor.constraint(lessThanOrEqualTo: v.trailingAnchor, constant: 23)]
    },
    Case(
      testDescription: "a size and right <= [GreaterRight]",
      expected: rect(width - 123, 0, 100, 100)
    ) { v, root in
      sized(v) + [v.rightAnchor.constraint(lessThanOrEqualTo: root.rightAnchor, constant: -23)]
    },
    Case(
      testDescription: "a size and right >= [LessRight]", expected: rect(width - 123, 0, 100, 100)
    ) { v, root in
      sized(v) + [v.rightAnchor.constraint(greaterThanOrEqualTo: root.rightAnchor, constant: -23)]
    },
    Case(
      testDescription: "a size and bottom <= [GreaterBottom]",
      expected: rect(0, height - 123, 100, 100)
    ) { v, root in
      sized(v) + [v.bottomAnchor.constraint(lessThanOrEqualTo: root.bottomAnchor, constant: -23)]
    },
    Case(
      testDescription: "a size and leading <= from the right [GreaterLeadingRTL]",
      expected: rect(width - 123, 0, 100, 100), direction: .rightToLeft
    ) { v, root in
      sized(v)
        + [v.leadingAnchor.constraint(greaterThanOrEqualTo: root.leadingAnchor, constant: 23)]
    },
    Case(testDescription: "right <= [RightLessOrEqual]", expected: rect(width - 23, 0, 0, 0)) {
      v, root in
      [v.rightAnchor.constraint(lessThanOrEqualTo: root.rightAnchor, constant: -23)]
    },
    Case(testDescription: "right >= [RightGreaterOrEqual]", expected: rect(width - 23, 0, 0, 0)) {
      v, root in
      [v.rightAnchor.constraint(greaterThanOrEqualTo: root.rightAnchor, constant: -23)]
    },
    Case(testDescription: "bottom <= [BottomLessOrEqual]", expected: rect(0, height - 23, 0, 0)) {
      v, root in
      [v.bottomAnchor.constraint(lessThanOrEqualTo: root.bottomAnchor, constant: -23)]
    },
  ]

  private static let boundsOfSizes: [Case] = [
    Case(testDescription: "width <= [WidthLessOrEqual]", expected: .zero) { v, _ in
      [v.widthAnchor.constraint(lessThanOrEqualToConstant: 23)]
    },
    Case(
      testDescription: "width and height <= about a centre [HeightLessOrEqual]",
      expected: rect(width / 2, height / 2, 0, 0)
    ) { v, root in
      [
        v.centerXAnchor.constraint(equalTo: root.centerXAnchor),
        v.centerYAnchor.constraint(equalTo: root.centerYAnchor),
        v.widthAnchor.constraint(lessThanOrEqualToConstant: 23),
        v.heightAnchor.constraint(lessThanOrEqualToConstant: 23),
      ]
    },
    Case(testDescription: "height >= [HeightGreaterOrEqual]", expected: rect(0, 0, 0, 23)) { v, _ in
      [v.heightAnchor.constraint(greaterThanOrEqualToConstant: 23)]
    },
    Case(
      testDescription: "a left edge and right <=: the size comes first",
      expected: rect(10, 0, 0, 0)
    ) { v, root in
      [
        v.rightAnchor.constraint(lessThanOrEqualTo: root.rightAnchor, constant: -74),
        v.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
      ]
    },
    Case(
      testDescription: "a top and bottom >= (Cartography): forced up to the bound",
      expected: rect(0, 210, 0, 190)
    ) { v, root in
      [
        v.topAnchor.constraint(equalTo: root.topAnchor, constant: 210),
        v.bottomAnchor.constraint(greaterThanOrEqualTo: root.topAnchor, constant: 400),
      ]
    },
    Case(testDescription: "of two bounds the first that was added", expected: rect(23, 0, 0, 0)) {
      v, root in
      [
        v.leftAnchor.constraint(greaterThanOrEqualTo: root.leftAnchor, constant: 23),
        v.leftAnchor.constraint(lessThanOrEqualTo: root.leftAnchor, constant: 50),
      ]
    },
  ]

  @Test("One view", arguments: positions + sizes + bounds + boundsOfSizes)
  func oneView(item: Case) {
    let view = plain("v")
    let root = root(Self.width, Self.height, view)
    root.layoutEnvironment.userInterfaceLayoutDirection = item.direction
    LayoutConstraint.activate(item.constraints(view, root))
    root.layoutIfNeeded()
    #expect(view.tidyFrame == item.expected)
    #expect(view.hasAmbiguousLayout)
    #expect(root.layoutIssues.isEmpty)
  }

  /// `a` is 10 wide at an edge; `b` is next to it and has no size.
  private func pair(
    _ direction: LayoutDirection, _ relate: (_ a: View, _ b: View) -> LayoutConstraint
  ) -> [Rect] {
    let (a, b) = (plain("a"), plain("b"))
    let root = root(Self.width, Self.height, a, b)
    root.layoutEnvironment.userInterfaceLayoutDirection = direction
    LayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      a.widthAnchor.constraint(equalToConstant: 10), relate(a, b),
    ])
    root.layoutIfNeeded()
    return [a.tidyFrame, b.tidyFrame]
  }

  @Test("A view beside another is at its gap and has no width [Margin*BetweenTwoViews*]")
  func neighbours() {
    for relation in [LayoutConstraint.Relation.equal, .lessThanOrEqual, .greaterThanOrEqual] {
      func gap(_ a: View, _ b: View) -> LayoutConstraint {
        LayoutConstraint(
          item: b, attribute: .leading, relatedBy: relation, toItem: a, attribute: .trailing,
          multiplier: 1, constant: 25)
      }
      #expect(pair(.leftToRight, gap) == [rect(0, 0, 10, 0), rect(35, 0, 0, 0)])
      #expect(
        pair(.rightToLeft, gap)
          == [rect(Self.width - 10, 0, 10, 0), rect(Self.width - 35, 0, 0, 0)])
    }
  }

  @Test("The last view of a row has no width, from either edge [MarginsBetweenThreeViews*]")
  func row() {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let views = ["a", "b", "c"].map { plain($0) }
      let root = root(Self.width, Self.height, views[0], views[1], views[2])
      root.layoutEnvironment.userInterfaceLayoutDirection = direction
      LayoutConstraint.activate([
        views[0].leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8),
        views[0].widthAnchor.constraint(equalToConstant: 20),
        views[1].widthAnchor.constraint(equalToConstant: 30),
        views[1].leadingAnchor.constraint(equalTo: views[0].trailingAnchor, constant: 5),
        views[2].leadingAnchor.constraint(equalTo: views[1].trailingAnchor, constant: 5),
      ])
      root.layoutIfNeeded()
      let places = direction == .leftToRight ? [8, 33, 68] : [347, 312, 307.0]
      #expect(views.map(\.tidyFrame.minX) == places)
      #expect(views.map(\.tidyFrame.width) == [20, 30, 0])
    }
  }
}
