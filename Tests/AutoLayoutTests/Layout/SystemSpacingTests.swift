import AutoLayout
import Geometry
import Testing

@Suite("System spacing")
struct SystemSpacingTests {
  /// A line of text of a different size.
  private final class Line: View {
    var ascent: Double { didSet { invalidateIntrinsicContentSize() } }

    init(ascent: Double) {
      self.ascent = ascent
      super.init(frame: .zero)
      translatesAutoresizingMaskIntoConstraints = false
    }

    override var intrinsicContentSize: Size { Size(width: 100, height: ascent + 5) }
    override var firstBaselineOffsetFromTop: Double? { ascent }
    override var lastBaselineOffsetFromBottom: Double? { 5 }
  }

  @Test("between baselines, one space is the larger text's line height")
  func baselines() {
    let (upper, lower) = (Line(ascent: 15), Line(ascent: 25))
    let root = root(320, 480, upper, lower)
    let gap = lower.firstBaselineAnchor.constraint(
      equalToSystemSpacingBelow: upper.lastBaselineAnchor, multiplier: 1)
    LayoutConstraint.activate([upper.topAnchor.constraint(equalTo: root.topAnchor), gap])
    root.layoutIfNeeded()
    #expect(gap.constant == 30)
    // 15 + 30 - 25
    #expect(lower.frame.minY == 20)
  }

  @Test("the space follows a font that changes")
  func change() {
    let (upper, lower) = (Line(ascent: 15), Line(ascent: 15))
    let root = root(320, 480, upper, lower)
    LayoutConstraint.activate([
      upper.topAnchor.constraint(equalTo: root.topAnchor),
      lower.firstBaselineAnchor.constraint(
        equalToSystemSpacingBelow: upper.lastBaselineAnchor, multiplier: 1.5),
    ])
    root.layoutIfNeeded()
    #expect(lower.frame.minY == 30)
    upper.ascent = 35
    root.layoutIfNeeded()
    // The upper baseline is at 35, the space is 60 and the lower ascent 15.
    #expect(lower.frame.minY == 80)
  }

  @Test("elsewhere the space is 8 points, and a constant that is set replaces it")
  func edges() {
    let (upper, lower) = (Line(ascent: 15), Line(ascent: 15))
    let root = root(320, 480, upper, lower)
    let gap = lower.topAnchor.constraint(
      equalToSystemSpacingBelow: upper.bottomAnchor, multiplier: 2)
    let mixed = lower.firstBaselineAnchor.constraint(
      greaterThanOrEqualToSystemSpacingBelow: root.topAnchor, multiplier: 1)
    LayoutConstraint.activate([upper.topAnchor.constraint(equalTo: root.topAnchor), gap, mixed])
    root.layoutIfNeeded()
    #expect((gap.constant, mixed.constant) == (16, 8))
    #expect(lower.frame.minY == 36)
    gap.constant = 30
    root.layoutIfNeeded()
    #expect(lower.frame.minY == 50)
  }
}
