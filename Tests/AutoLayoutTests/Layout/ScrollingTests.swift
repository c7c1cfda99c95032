import AutoLayout
import Geometry
import Testing

@Suite("Scrolling")
struct ScrollingTests {
  private let scroll = ScrollView()
  private let content = Stand(500, 900)
  private let floating = Stand(20, 20)

  /// Returns a scroll view with content larger than itself, and a view held to its frame.
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

  @Test("views pinned to the frame move relative to the scrolling content, which stays")
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

  @Test("to its content, a scroll view's centre is that of its frame, and scrolls along")
  func middle() {
    let root = tree()
    let label = Stand(60, 20)
    scroll.addSubview(label)
    label.translatesAutoresizingMaskIntoConstraints = false
    LayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: scroll.leadingAnchor, constant: 20),
      label.centerXAnchor.constraint(equalTo: scroll.centerXAnchor),
      label.centerYAnchor.constraint(equalTo: scroll.centerYAnchor),
    ])
    root.layoutIfNeeded()
    // 20 from the beginning of the content and from the end of the frame.
    #expect(label.tidyFrame == rect(20, 190, 260, 20))
    scroll.contentOffset = Point(x: 30, y: 50)
    root.layoutIfNeeded()
    #expect(label.tidyFrame == rect(20, 190, 260, 20))
    #expect(scroll.contentSize == Size(width: 520, height: 920))
  }

  @Test("from right to left, the trailing edge of the frame is the left one")
  func fromTheRight() {
    let root = tree()
    root.layoutEnvironment.userInterfaceLayoutDirection = .rightToLeft
    root.layoutIfNeeded()
    #expect(floating.tidyFrame == rect(5, 5, 20, 20))
    #expect(content.tidyFrame == rect(10, 10, 500, 900))
  }
}

/// A scroll view that fills a screen with bands, and a stack in it that stays inside its margins.
@Suite("Safe areas of scroll content")
struct ScrollSafeAreaTests {
  private let scroll = ScrollView()
  private let stack = StackView()
  private let tall = plain("tall")
  private let height: LayoutConstraint

  init() {
    height = tall.heightAnchor.constraint(equalToConstant: 900)
  }

  private func tree(_ safeArea: EdgeInsets, width: Double = 393, _ high: Double = 852) -> View {
    let root = root(width, high, scroll)
    root.layoutEnvironment.safeAreaInsets = safeArea
    for view in [scroll, stack] { view.translatesAutoresizingMaskIntoConstraints = false }
    stack.axis = .vertical
    stack.identifier = "stack"
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = EdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
    stack.addArrangedSubview(tall)
    scroll.addSubview(stack)
    scroll.pin(to: root)
    stack.pin(to: scroll)
    height.isActive = true
    stack.widthAnchor.constraint(equalTo: scroll.widthAnchor).isActive = true
    root.layoutIfNeeded()
    return root
  }

  private let portrait = EdgeInsets(top: 59, left: 0, bottom: 34, right: 0)

  @Test("scrolling content has no safe area along its axis")
  func scrolling() {
    let root = tree(portrait)
    #expect(stack.tidyFrame == rect(0, 0, 393, 932))
    #expect(tall.tidyFrame == rect(16, 16, 361, 900))
    #expect(stack.safeAreaInsets == .zero)
    #expect(scroll.safeAreaInsets == portrait)
    #expect(root.layoutIssues.isEmpty)
  }

  @Test("across the axis the safe area reaches the content")
  func landscape() {
    let root = tree(
      EdgeInsets(top: 0, left: 59, bottom: 21, right: 59), width: 852, 393)
    #expect(stack.tidyFrame == rect(0, 0, 852, 932))
    #expect(tall.tidyFrame == rect(75, 16, 702, 900))
    #expect(root.layoutIssues.isEmpty)
  }

  @Test("across the axis the safe area reaches the content of scroll views in scroll views")
  func nested() {
    let (inner, page) = (ScrollView(), plain("page"))
    let root = root(852, 393, scroll)
    root.layoutEnvironment.safeAreaInsets = EdgeInsets(top: 0, left: 59, bottom: 21, right: 59)
    for view in [scroll, inner, stack] { view.translatesAutoresizingMaskIntoConstraints = false }
    stack.axis = .vertical
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = EdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
    stack.addArrangedSubview(tall)
    scroll.addSubview(page)
    page.addSubview(inner)
    inner.addSubview(stack)
    scroll.pin(to: root)
    page.pin(to: scroll)
    inner.pin(to: page)
    stack.pin(to: inner)
    LayoutConstraint.activate([
      page.widthAnchor.constraint(equalTo: scroll.widthAnchor),
      page.heightAnchor.constraint(equalToConstant: 786), height,
      stack.widthAnchor.constraint(equalTo: inner.widthAnchor),
    ])
    root.layoutIfNeeded()
    #expect(stack.tidyFrame == rect(0, 0, 852, 932))
    #expect(tall.tidyFrame == rect(75, 16, 702, 900))
    #expect(root.layoutIssues.isEmpty)
  }

  @Test("content that fits respects the safe area until it no longer fits with it")
  func fitting() {
    let root = tree(portrait)
    height.constant = 300
    root.layoutIfNeeded()
    #expect(stack.tidyFrame == rect(0, 0, 393, 300 + 32 + 59))
    #expect(tall.tidyFrame == rect(16, 75, 361, 300))
    // 800 and the margins fit; 800 and the safe area do not.
    for constant in [800, 300, 800, 805.0] {
      height.constant = constant
      root.layoutIfNeeded()
    }
    #expect(stack.tidyFrame == rect(0, 0, 393, 837))
    #expect(root.layoutIssues.isEmpty)
  }

  @Test(
    "content that is kept at its start settles at every height",
    arguments: [700, 728, 740, 770, 786, 787, 820, 900.0],
    [
      ScrollView.ContentInsetAdjustmentBehavior.automatic, .scrollableAxes, .always, .never,
    ])
  func beginning(content: Double, behavior: ScrollView.ContentInsetAdjustmentBehavior) {
    scroll.staysAtBeginning = true
    scroll.contentInsetAdjustmentBehavior = behavior
    height.constant = content
    let root = tree(portrait)
    let first = stack.tidyFrame
    #expect(root.layoutIssues.isEmpty)
    // 59 and 34 are the bands; the margins take 32.
    let scrolls = behavior == .always || behavior != .never && content + 32 + 59 > 852 - 34
    #expect(scroll.contentOffset.y == (scrolls ? -59 : 0))
    #expect(scroll.adjustedContentInset.top == (scrolls ? 59 : 0))
    if scrolls { #expect(first.height == content + 32) }
    // Having been larger or smaller before leaves no trace.
    for constant in [300, content, 2000, content] {
      height.constant = constant
      root.layoutIfNeeded()
    }
    #expect(root.layoutIssues.isEmpty)
    #expect(stack.tidyFrame == first)
  }

  @Test(
    "an explicit adjustment does not depend on whether the content fits",
    arguments: [
      (ScrollView.ContentInsetAdjustmentBehavior.always, 300, 332.0), (.never, 300, 391),
      (.never, 900, 900 + 32 + 59 + 34), (.scrollableAxes, 900, 932),
    ])
  func behaviors(
    behavior: ScrollView.ContentInsetAdjustmentBehavior, content: Double, expected: Double
  ) {
    scroll.contentInsetAdjustmentBehavior = behavior
    let root = tree(portrait)
    height.constant = content
    root.layoutIfNeeded()
    #expect(stack.tidyFrame.height == expected)
    #expect(root.layoutIssues.isEmpty)
  }
}
