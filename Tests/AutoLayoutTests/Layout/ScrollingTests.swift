import AutoLayout
import Geometry
import Testing

@Suite("Scrolling")
struct ScrollingTests {
  private let scroll = ScrollView()
  private let content = Stand(500, 900)
  private let floating = Stand(20, 20)

  /// A scroll view whose content is larger than itself, with a view that is held to its frame.
  private func tree() -> View {
    let root = root(300, 400, scroll)
    scroll.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(content)
    scroll.addSubview(floating)
    scroll.pin(to: root)
    content.pin(to: scroll, inset: 10)
    LayoutConstraint.activate([
      floating.topAnchor.constraint(equalTo: root.topAnchor, constant: 5),
      floating.trailingAnchor.constraint(
        equalTo: scroll.frameLayoutGuide.trailingAnchor, constant: -5),
    ])
    root.layoutIfNeeded()
    return root
  }

  @Test("what is held to the frame moves against the content as it scrolls, the content stays")
  func offset() {
    let root = tree()
    #expect(scroll.contentSize == Size(width: 520, height: 920))
    #expect(floating.tidyFrame == rect(275, 5, 20, 20))
    scroll.contentOffset = Point(x: 30, y: 50)
    root.layoutIfNeeded()
    #expect(content.tidyFrame == rect(10, 10, 500, 900))
    #expect(floating.tidyFrame == rect(305, 55, 20, 20))
    #expect(floating.convert(floating.bounds, to: root) == rect(275, 5, 20, 20))
    #expect(scroll.frameLayoutGuide.layoutFrame == rect(30, 50, 300, 400))
    #expect(scroll.contentLayoutGuide.layoutFrame == rect(0, 0, 520, 920))
    #expect(scroll.contentSize == Size(width: 520, height: 920))
  }

  @Test("read from the right, the trailing edge of the frame is its left one")
  func fromTheRight() {
    let root = tree()
    root.layoutEnvironment.userInterfaceLayoutDirection = .rightToLeft
    root.layoutIfNeeded()
    #expect(floating.tidyFrame == rect(5, 5, 20, 20))
    #expect(content.tidyFrame == rect(10, 10, 500, 900))
  }
}
