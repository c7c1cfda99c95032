import AutoLayout
import Geometry
import Testing

@Suite("Margins, safe areas and alignment rects")
struct MarginTests {
  @Test("C69: the safe area of a view is the part that overlaps it")
  func safeArea() {
    let (child, inner) = (plain(), plain())
    let root = root(393, 852, child)
    root.layoutEnvironment.safeAreaInsets = EdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    let top = child.topAnchor.constraint(equalTo: root.topAnchor)
    child.addSubview(inner)
    LayoutConstraint.activate([
      top, child.heightAnchor.constraint(equalTo: root.heightAnchor),
      child.leftAnchor.constraint(equalTo: root.leftAnchor),
      child.rightAnchor.constraint(equalTo: root.rightAnchor),
      inner.topAnchor.constraint(equalTo: child.safeAreaLayoutGuide.topAnchor),
      inner.bottomAnchor.constraint(equalTo: child.safeAreaLayoutGuide.bottomAnchor),
    ])
    root.layoutIfNeeded()
    #expect(child.safeAreaInsets == EdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    #expect((inner.frame.minY, inner.frame.maxY) == (59, 818))
    top.constant = 20
    child.constraints.first { $0.firstAttribute == .height }?.constant = -20
    root.constraints.first { $0.firstAttribute == .height }?.constant = -20
    root.layoutIfNeeded()
    #expect(child.safeAreaInsets == EdgeInsets(top: 39, left: 0, bottom: 34, right: 0))
    #expect((inner.frame.minY, inner.frame.maxY) == (39, 832 - 34))
  }

  @Test("C70: constraints see the alignment rect, the frame has the shadow around it")
  func alignmentRect() {
    let view = Stand(insets: EdgeInsets(top: 12, left: 12, bottom: 0, right: 12))
    let root = root(320, 480, view)
    LayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 50),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 100),
      view.widthAnchor.constraint(equalToConstant: 60),
      view.heightAnchor.constraint(equalToConstant: 120),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == rect(38, 88, 84, 132))
  }

  @Test("alignment rect insets shift the content, not the neighbours")
  func insideAndBeside() {
    let card = Stand(insets: EdgeInsets(top: 5, left: 10, bottom: 0, right: 0))
    let (inside, beside) = (plain(), plain())
    let root = root(320, 480, card, beside)
    card.addSubview(inside)
    LayoutConstraint.activate([
      card.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 50),
      card.widthAnchor.constraint(equalToConstant: 100),
      inside.leftAnchor.constraint(equalTo: card.leftAnchor),
      inside.rightAnchor.constraint(equalTo: card.rightAnchor),
      beside.leftAnchor.constraint(equalTo: inside.rightAnchor),
    ])
    root.layoutIfNeeded()
    #expect((card.frame.minX, card.frame.width) == (40, 110))
    #expect((inside.frame.minX, inside.frame.width) == (10, 100))
    #expect(beside.frame.minX == 150)
  }

  @Test("C71: the readable guide is 672 wide in the middle of 1024")
  func readable() {
    let (readable, margins) = (plain(), plain())
    let root = root(1024, 768, readable, margins)
    root.layoutMargins = EdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
    for (view, guide) in [
      (readable, root.readableContentGuide), (margins, root.layoutMarginsGuide),
    ] {
      LayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      ])
    }
    root.layoutIfNeeded()
    #expect((readable.frame.minX, readable.frame.width) == (176, 672))
    #expect((margins.frame.minX, margins.frame.width) == (20, 984))
    root.frame.size.width = 600
    root.layoutIfNeeded()
    #expect((readable.frame.minX, readable.frame.width) == (20, 560))
  }

  @Test("C72: a switch is 49 points for constraints and 51 points in its frame")
  func switchSize() {
    let view = Stand(49, 31, insets: EdgeInsets(top: 0, left: 0, bottom: 0, right: 2))
    let root = root(320, 480, view)
    root.layoutIfNeeded()
    #expect(view.frame.size == Size(width: 51, height: 31))
  }

  @Test("margins are 8, follow the direction, and add the safe area")
  func margins() {
    let view = plain()
    let root = root(320, 480, view)
    root.layoutEnvironment.safeAreaInsets = EdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    root.directionalLayoutMargins = DirectionalEdgeInsets(
      top: 1, leading: 30, bottom: 2, trailing: 4)
    LayoutConstraint.activate([
      LayoutConstraint(
        item: view, attribute: .leading, relatedBy: .equal, toItem: root,
        attribute: .leadingMargin, multiplier: 1, constant: 0),
      view.trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor),
      view.topAnchor.constraint(equalTo: root.layoutMarginsGuide.topAnchor),
      LayoutConstraint(
        item: view, attribute: .bottom, relatedBy: .equal, toItem: root,
        attribute: .bottomMargin, multiplier: 1, constant: 0),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == rect(30, 21, 286, 457))
    #expect(view.layoutMargins == EdgeInsets(all: 8))
    root.layoutEnvironment.userInterfaceLayoutDirection = .rightToLeft
    root.insetsLayoutMarginsFromSafeArea = false
    root.layoutIfNeeded()
    #expect(view.frame == rect(4, 1, 286, 477))
  }

  @Test("a view that preserves its superview's margins has at least the part that reaches into it")
  func preserved() {
    let (cell, content) = (plain(), plain())
    let root = root(320, 480, cell)
    root.layoutMargins = EdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
    cell.addSubview(content)
    cell.layoutMargins = EdgeInsets(top: 11, left: 16, bottom: 11, right: 16)
    cell.preservesSuperviewLayoutMargins = true
    let left = cell.leftAnchor.constraint(equalTo: root.leftAnchor)
    LayoutConstraint.activate([
      left, cell.rightAnchor.constraint(equalTo: root.rightAnchor),
      content.leftAnchor.constraint(equalTo: cell.layoutMarginsGuide.leftAnchor),
      content.rightAnchor.constraint(equalTo: cell.layoutMarginsGuide.rightAnchor),
    ])
    root.layoutIfNeeded()
    #expect((content.frame.minX, content.frame.maxX) == (20, 300))
    left.constant = 10
    root.layoutIfNeeded()
    #expect((content.frame.minX, content.frame.maxX) == (16, 290))
  }

  @Test("the keyboard's guide is the strip below the safe area")
  func keyboard() {
    let view = plain()
    let root = root(320, 480, view)
    root.layoutEnvironment.safeAreaInsets = EdgeInsets(top: 0, left: 0, bottom: 34, right: 0)
    view.bottomAnchor.constraint(equalTo: root.keyboardLayoutGuide.topAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.maxY == 446)
    #expect(root.keyboardLayoutGuide.layoutFrame == rect(0, 446, 320, 34))
  }

  @Test("custom guides take part and have no room below zero")
  func customGuides() {
    let (a, b, gap) = (plain(), plain(), LayoutGuide(identifier: "gap"))
    let root = root(300, 100, a, b)
    root.addLayoutGuide(gap)
    LayoutConstraint.activate([
      a.leftAnchor.constraint(equalTo: root.leftAnchor),
      a.widthAnchor.constraint(equalToConstant: 100),
      gap.leftAnchor.constraint(equalTo: a.rightAnchor),
      gap.widthAnchor.constraint(equalTo: a.widthAnchor, multiplier: 0.3),
      b.leftAnchor.constraint(equalTo: gap.rightAnchor),
    ])
    root.layoutIfNeeded()
    #expect(b.frame.minX == 130)
    #expect(gap.layoutFrame.minX == 100)
    root.removeLayoutGuide(gap)
    root.layoutIfNeeded()
    #expect(b.hasAmbiguousLayout)
  }

  @Test("a scroll view's edges are its content's to subviews and its frame's to other views")
  func scrollView() {
    let (scroll, content, beside) = (ScrollView(), plain(), plain())
    scroll.translatesAutoresizingMaskIntoConstraints = false
    let root = root(320, 480, scroll, beside)
    scroll.addSubview(content)
    scroll.pin(to: root, inset: 20)
    content.pin(to: scroll, inset: 5)
    LayoutConstraint.activate([
      content.widthAnchor.constraint(equalTo: scroll.widthAnchor, multiplier: 2),
      content.heightAnchor.constraint(equalToConstant: 1000),
      beside.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
    ])
    root.layoutIfNeeded()
    #expect(scroll.frame == rect(20, 20, 280, 440))
    #expect(content.frame == rect(5, 5, 560, 1000))
    #expect(scroll.contentSize == Size(width: 570, height: 1010))
    #expect(beside.frame.maxY == 460)
    scroll.contentOffset = Point(x: 0, y: 100)
    let pinned = plain()
    scroll.addSubview(pinned)
    pinned.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(pinned.frame.minY == 100)
    #expect(content.frame.minY == 5)
    #expect(scroll.frameLayoutGuide.layoutFrame == rect(0, 100, 280, 440))
  }

  @Test("a scroll view also has an explicit content guide")
  func contentGuide() {
    let (scroll, content) = (ScrollView(), plain())
    scroll.translatesAutoresizingMaskIntoConstraints = false
    let root = root(320, 480, scroll)
    scroll.addSubview(content)
    scroll.pin(to: root)
    LayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
      content.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
      content.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
      content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 900),
    ])
    root.layoutIfNeeded()
    #expect(content.frame == rect(0, 0, 320, 900))
    #expect(scroll.contentSize == Size(width: 320, height: 900))
  }
}
