import AutoLayout
import Geometry
import Testing

@Suite("Autoresizing masks")
struct AutoresizingTests {
  typealias Mask = View.AutoresizingMask

  private static let left = Mask.flexibleLeftMargin
  private static let width = Mask.flexibleWidth
  private static let right = Mask.flexibleRightMargin

  /// Returns the x and width that result from the horizontal rules in a superview of the given
  /// width.
  private func solve(_ recipe: AutoresizingRecipe, superview: Double) throws -> (Double, Double) {
    var origin: Double?
    var length: Double?
    var far: Double?
    for rule in recipe.rules.prefix(2) {
      let right = rule.second == nil ? 0 : rule.multiplier * superview
      switch rule.first.attribute {
      case .minX: origin = right + rule.constant
      case .width: length = right + rule.constant
      case .maxX: far = superview - rule.constant
      default: Issue.record("\(rule)")
      }
    }
    let x = try #require(origin ?? far.flatMap { far in length.map { far - $0 } })
    let extent = try #require(length ?? far.map { $0 - x })
    return (x, extent)
  }

  @Test(
    "C62, C63: The rules share the superview's growth in proportion",
    arguments: [
      (Mask(), 160, 80), (left, 480, 80), (width, 160, 400), (right, 160, 80),
      ([left, width], 373.333, 186.667), ([width, right], 160, 240),
      ([left, width, right], 320, 160), ([left, right], 373.333, 80),
    ] as [(Mask, Double, Double)])
  func growth(mask: Mask, x: Double, width: Double) throws {
    let recipe = AutoresizingRecipe(
      mask: mask, frame: Rect(x: 160, y: 0, width: 80, height: 10),
      superviewSize: Size(width: 320, height: 10))
    let solved = try solve(recipe, superview: 640)
    #expect(abs(solved.0 - x) < 0.001)
    #expect(abs(solved.1 - width) < 0.001)
    let resized = mask.resized(
      recipe.frame, from: recipe.superviewSize, to: Size(width: 640, height: 10))
    #expect(abs(resized.minX - x) < 0.001)
    #expect(abs(resized.width - width) < 0.001)
  }

  @Test(
    "Each mask gets the constraints of the newer recipe",
    arguments: [
      (Mask(), ["view.minX == 160", "view.width == 80"]),
      (right, ["view.minX == 160", "view.width == 80"]),
      (left, ["superview.maxX == view.maxX + 80", "view.width == 80"]),
      (width, ["view.minX == 160", "superview.maxX == view.maxX + 80"]),
      (
        [left, width],
        ["superview.maxX == view.maxX + 80", "view.width == 0.333333*superview.width - 26.6667"]
      ),
      ([width, right], ["view.minX == 160", "view.width == 0.5*superview.width - 80"]),
      (
        [left, width, right],
        ["view.minX == 0.5*superview.width", "view.width == 0.25*superview.width"]
      ),
      ([left, right], ["view.width == 80", "view.minX == 0.666667*superview.width - 53.3333"]),
    ] as [(Mask, [String])])
  func forms(mask: Mask, expected: [String]) {
    let recipe = AutoresizingRecipe(
      mask: mask, frame: Rect(x: 160, y: 4, width: 80, height: 10),
      superviewSize: Size(width: 320, height: 100))
    #expect(recipe.rules.prefix(2).map(\.description) == expected)
    #expect(recipe.rules.suffix(2).map(\.description) == ["view.minY == 4", "view.height == 10"])
  }

  @Test("The multiplier and constant of a published log follow from its frame")
  func postedLog() {
    // minX == 0.500507*width - 32.0324 corresponds to a width of 64.
    let recipe = AutoresizingRecipe(
      mask: [.flexibleLeftMargin, .flexibleRightMargin],
      frame: Rect(x: 494, y: 0, width: 64, height: 10),
      superviewSize: Size(width: 1051, height: 10))
    #expect(
      recipe.rules[1].description == "view.minX == 0.500507*superview.width - 32.0324")
  }

  @Test("C64: A shrinking container shrinks the flexible width")
  func shrinking() {
    let frame = ([.flexibleLeftMargin, .flexibleWidth] as Mask).resized(
      Rect(x: 0, y: 0, width: 300, height: 100), from: Size(width: 320, height: 100),
      to: Size(width: 300, height: 100))
    #expect(frame == Rect(x: 0, y: 0, width: 280, height: 100))
  }

  @Test("Flexible parts of zero length share growth equally")
  func emptyParts() {
    let frame = ([.flexibleWidth, .flexibleRightMargin] as Mask).resized(
      .zero, from: .zero, to: Size(width: 100, height: 50))
    #expect(frame == Rect(x: 0, y: 0, width: 50, height: 0))
    let recipe = AutoresizingRecipe(
      mask: [.flexibleWidth, .flexibleRightMargin], frame: .zero, superviewSize: .zero)
    #expect(recipe.rules[1].description == "view.width == 0.5*superview.width")
  }

  @Test(
    "C65: The tags show the margin, the size and the other margin",
    arguments: [
      (Mask(), "h=--& v=--&"), ([.flexibleWidth, .flexibleHeight], "h=-&- v=-&-"),
      (.flexibleLeftMargin, "h=&-- v=--&"),
      (
        [
          .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
        ], "h=&-& v=&-&"
      ),
      ([.flexibleWidth, .flexibleTopMargin], "h=-&- v=&--"),
    ] as [(Mask, String)])
  func tags(mask: Mask, tag: String) {
    #expect(mask.tag == tag)
  }

  @Test("Constraints hold the alignment rect of the frame that the mask gives")
  func alignmentInsets() throws {
    let insets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let frame = Rect(x: 40, y: 10, width: 60, height: 30)
    for bits in 0..<8 {
      let mask = Mask(rawValue: UInt(bits))
      let recipe = AutoresizingRecipe(
        mask: mask, frame: frame, superviewSize: Size(width: 200, height: 100),
        alignmentInsets: insets)
      let resized = mask.resized(
        frame, from: Size(width: 200, height: 100), to: Size(width: 290, height: 100)
      ).inset(by: insets)
      let solved = try solve(recipe, superview: 290)
      #expect(abs(solved.0 - resized.minX) < 1e-9, "\(mask.tag)")
      #expect(abs(solved.1 - resized.width) < 1e-9, "\(mask.tag)")
    }
  }
}
