import AutoLayout
import Geometry
import Testing

/// Wrapped content is as wide as its longest line where its width is only limited: message bubbles
/// (MessageKit#430, nicklockwood/layout#150) and 15 labels that Xcode recorded.
@Suite("Wrapped widths")
struct WrappedWidthTests {
  /// Four words of 100 x 20 points.
  private final class Words: View {
    private(set) var measureCount = 0
    override var intrinsicContentSize: Size { Size(width: 400, height: 20) }
    override func intrinsicContentSize(forWidth width: Double) -> Size? {
      measureCount += 1
      let words = min(max(1, (width / 100).rounded(.down)), 4)
      return Size(width: min(width, words * 100), height: 20 * (4 / words).rounded(.up))
    }
  }

  /// A view that counts how often it laid out its subviews.
  private final class Bubble: View {
    var layoutCount = 0
    override func layoutSubviews() {
      layoutCount += 1
      super.layoutSubviews()
    }
  }

  private func bubble(
    in width: Double = 320
  ) -> (root: View, bubble: Bubble, words: Words, limit: LayoutConstraint) {
    let (words, bubble) = (Words(), Bubble())
    words.translatesAutoresizingMaskIntoConstraints = false
    bubble.translatesAutoresizingMaskIntoConstraints = false
    bubble.addSubview(words)
    let root = root(width, 200, bubble)
    words.pin(to: bubble, inset: 8)
    let limit = bubble.trailingAnchor.constraint(
      lessThanOrEqualTo: root.trailingAnchor, constant: -40)
    LayoutConstraint.activate([
      bubble.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      bubble.topAnchor.constraint(equalTo: root.topAnchor), limit,
    ])
    root.layoutIfNeeded()
    return (root, bubble, words, limit)
  }

  @Test("a bubble is as wide as its longest line, in either direction")
  func bubbles() {
    let (root, bubble, words, _) = bubble()
    #expect(bubble.frame == rect(0, 0, 216, 56))
    #expect(words.frame == rect(8, 8, 200, 40))
    #expect(!bubble.hasAmbiguousLayout && !words.hasAmbiguousLayout)
    root.layoutEnvironment.userInterfaceLayoutDirection = .rightToLeft
    root.layoutIfNeeded()
    #expect(bubble.frame == rect(104, 0, 216, 56))
  }

  @Test("with more room the text is unwrapped again, with less it wraps more")
  func changes() {
    let (root, bubble, words, limit) = bubble()
    for (constant, width, height) in [(0.0, 316.0, 56.0), (-150, 116, 96), (-40, 216, 56)] {
      limit.constant = constant
      root.layoutIfNeeded()
      #expect([bubble.frame.width, bubble.frame.height] == [width, height])
    }
    root.frame.size.width = 500
    root.layoutIfNeeded()
    #expect(words.frame.size == Size(width: 400, height: 20))
  }

  @Test("a width that constraints give stays, and a neighbour takes what is left")
  func given() {
    let (words, neighbour) = (Words(), Stand(50, 20))
    words.translatesAutoresizingMaskIntoConstraints = false
    let root = root(320, 200, words, neighbour)
    LayoutConstraint.activate([
      words.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      words.topAnchor.constraint(equalTo: root.topAnchor),
      words.trailingAnchor.constraint(equalTo: neighbour.leadingAnchor),
      neighbour.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    neighbour.setContentCompressionResistancePriority(.required, for: .horizontal)
    neighbour.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    root.layoutIfNeeded()
    #expect(words.frame == rect(0, 0, 270, 40))
    neighbour.setContentHuggingPriority(LayoutPriority(rawValue: 1), for: .horizontal)
    root.layoutIfNeeded()
    #expect([words.frame.width, neighbour.frame.width] == [200, 120])
  }

  // austrianredcross/stopp-corona-ios, SelfTestingHintViewController: a picture of 115 points beside
  // a text of several lines, all of priority 750, keeps its width.
  @Test("text that wraps gives way to neighbours, on either side and whenever it begins to wrap")
  func yields() {
    let row = StackView(arrangedSubviews: [
      Stand(50, 20), BlockLabel("aaaaaaaaaa bbbbbbbbbb cccccccc", lines: 1), Stand(40, 20),
    ])
    row.translatesAutoresizingMaskIntoConstraints = false
    row.alignment = .top
    let root = root(330, 200, row)
    row.pin(to: root)
    root.layoutIfNeeded()
    #expect(row.arrangedSubviews.map(\.tidyFrame.width) == [0, 290, 40])
    (row.arrangedSubviews[1] as? BlockLabel)?.numberOfLines = 0
    root.layoutIfNeeded()
    #expect(row.arrangedSubviews.map(\.tidyFrame.width) == [50, 240, 40])
    #expect(row.arrangedSubviews[1].frame.height == 40)
  }

  @Test("what does not move is not laid out again, though texts are measured on one line again")
  func work() {
    let (root, bubble, words, _) = bubble()
    let other = plain()
    root.addSubview(other)
    let left = other.leftAnchor.constraint(equalTo: root.leftAnchor)
    left.isActive = true
    root.layoutIfNeeded()
    let (layouts, measures) = (bubble.layoutCount, words.measureCount)
    left.constant = 10
    root.layoutIfNeeded()
    #expect(other.frame.minX == 10)
    #expect(bubble.layoutCount == layouts)
    #expect(words.measureCount - measures <= 4)
  }
}
