import AutoLayout
import Geometry
import Testing

@Suite("Constraint equations")
struct EquationTests {
  @Test("C1: four constants place a view")
  func constants() {
    let view = plain()
    let root = root(320, 480, view)
    for (attribute, constant) in [
      (LayoutConstraint.Attribute.left, 50.0), (.top, 100.0),
    ] {
      LayoutConstraint(
        item: view, attribute: attribute, relatedBy: .equal, toItem: root, attribute: attribute,
        multiplier: 1, constant: constant
      ).isActive = true
    }
    for attribute in [LayoutConstraint.Attribute.width, .height] {
      LayoutConstraint(
        item: view, attribute: attribute, relatedBy: .equal, toItem: nil,
        attribute: .notAnAttribute, multiplier: 1, constant: 100
      ).isActive = true
    }
    root.layoutIfNeeded()
    #expect(view.frame == rect(50, 100, 100, 100))
    #expect(root.layoutIssues.isEmpty)
  }

  @Test("C3: views nest, and one is twice as high as another")
  func anchors() {
    let (yellow, green, red) = (plain(), plain(), plain())
    let root = root(375, 666, yellow)
    yellow.addSubview(green)
    yellow.addSubview(red)
    LayoutConstraint.activate([
      yellow.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      yellow.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
      yellow.topAnchor.constraint(equalTo: root.topAnchor, constant: 100),
      yellow.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -20),
      green.leadingAnchor.constraint(equalTo: yellow.leadingAnchor, constant: 20),
      green.trailingAnchor.constraint(equalTo: yellow.trailingAnchor, constant: -20),
      green.topAnchor.constraint(equalTo: yellow.topAnchor, constant: 20),
      red.leadingAnchor.constraint(equalTo: green.leadingAnchor),
      red.trailingAnchor.constraint(equalTo: green.trailingAnchor),
      red.topAnchor.constraint(equalTo: green.bottomAnchor, constant: 20),
      red.bottomAnchor.constraint(equalTo: yellow.bottomAnchor, constant: -20),
      red.heightAnchor.constraint(equalTo: green.heightAnchor, multiplier: 2),
    ])
    root.layoutIfNeeded()
    #expect(yellow.frame == rect(20, 100, 335, 546))
    #expect(green.tidyFrame == rect(20, 20, 295, 162))
    #expect(red.tidyFrame == rect(20, 202, 295, 324))
  }

  @Test("C4: a height is half its superview's")
  func multiplier() {
    let view = plain()
    let root = root(375, 667, view)
    LayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.leftAnchor.constraint(equalTo: root.leftAnchor),
      view.rightAnchor.constraint(equalTo: root.rightAnchor),
      view.heightAnchor.constraint(equalTo: root.heightAnchor, multiplier: 0.5),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == rect(0, 0, 375, 333.5))
  }

  @Test("C5: leading and trailing constants give the width")
  func edges() {
    let view = plain()
    let root = root(414, 100, view)
    LayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
    ])
    root.layoutIfNeeded()
    #expect(view.frame.minX == 20)
    #expect(view.frame.width == 374)
  }

  @Test("C6: a sibling begins 8 points after another")
  func siblings() {
    let (a, b) = (plain(), plain())
    let root = root(320, 100, a, b)
    LayoutConstraint.activate([
      a.leftAnchor.constraint(equalTo: root.leftAnchor),
      a.widthAnchor.constraint(equalToConstant: 100),
      b.leftAnchor.constraint(equalTo: a.rightAnchor, constant: 8),
      b.widthAnchor.constraint(equalToConstant: 50),
    ])
    root.layoutIfNeeded()
    #expect(b.frame.minX == 108)
  }

  @Test(
    "C7: the sign of a constant decides between a gap and an overlap", arguments: [true, false])
  func spacingSign(isGap: Bool) {
    let (first, second) = (plain(), plain())
    let root = root(320, 480, first, second)
    LayoutConstraint.activate([
      first.topAnchor.constraint(equalTo: root.topAnchor),
      first.heightAnchor.constraint(equalToConstant: 30),
      isGap
        ? second.topAnchor.constraint(equalTo: first.bottomAnchor, constant: 10)
        : first.bottomAnchor.constraint(equalTo: second.topAnchor, constant: 10),
    ])
    root.layoutIfNeeded()
    #expect(second.frame.minY == (isGap ? 40 : 20))
  }

  @Test("C8: a width is twice the same view's height")
  func aspectRatio() {
    let view = plain()
    let root = root(320, 480, view)
    LayoutConstraint.activate([
      view.widthAnchor.constraint(equalTo: view.heightAnchor, multiplier: 2),
      view.heightAnchor.constraint(equalToConstant: 44),
    ])
    root.layoutIfNeeded()
    #expect(view.frame.width == 88)
  }

  @Test("C9: equal centres place a view of its intrinsic size")
  func centres() {
    let view = Stand(100, 40)
    let root = root(300, 300, view)
    LayoutConstraint.activate([
      view.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      view.centerYAnchor.constraint(equalTo: root.centerYAnchor),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == rect(100, 130, 100, 40))
  }

  @Test("C10: a width is a quarter of its superview's")
  func quarter() {
    let view = plain()
    let root = root(360, 100, view)
    view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.25).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.width == 90)
  }

  @Test("C11: required duplicates do not contradict each other")
  func duplicates() {
    let (a, b, c) = (plain(), plain(), plain())
    let root = root(360, 100, a, b, c)
    LayoutConstraint.activate([
      a.widthAnchor.constraint(equalToConstant: 70), b.widthAnchor.constraint(equalToConstant: 70),
      a.widthAnchor.constraint(equalTo: b.widthAnchor),
      c.widthAnchor.constraint(equalTo: a.widthAnchor),
      c.widthAnchor.constraint(equalTo: b.widthAnchor),
    ])
    root.layoutIfNeeded()
    #expect(c.frame.width == 70)
    #expect(root.layoutIssues.isEmpty)
  }

  @Test("C12: right to left mirrors leading with its constant, and leaves left alone")
  func rightToLeft() {
    let (leading, left) = (plain(), plain())
    let root = root(320, 100, leading, left)
    root.layoutEnvironment.userInterfaceLayoutDirection = .rightToLeft
    LayoutConstraint.activate([
      leading.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      leading.widthAnchor.constraint(equalToConstant: 100),
      left.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 20),
      left.widthAnchor.constraint(equalToConstant: 100),
    ])
    root.layoutIfNeeded()
    #expect(leading.frame.minX == 200)
    #expect(left.frame.minX == 20)
  }

  @Test(
    "a location with a multiplier is measured in the coordinates of the constraint's view"
  )
  func multipliedPlace() {
    let (card, badge) = (plain(), plain())
    let root = root(400, 400, card)
    card.addSubview(badge)
    LayoutConstraint.activate([
      card.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 100),
      card.widthAnchor.constraint(equalToConstant: 200),
      badge.widthAnchor.constraint(equalToConstant: 10),
      LayoutConstraint(
        item: badge, attribute: .centerX, relatedBy: .equal, toItem: card, attribute: .centerX,
        multiplier: 0.5, constant: 0),
    ])
    root.layoutIfNeeded()
    #expect(badge.frame.midX == 50)
  }

  @Test("a distance between anchors can equal a distance elsewhere")
  func distances() {
    let (a, b, c) = (plain(), plain(), plain())
    let root = root(300, 100, a, b, c)
    for view in [a, b, c] { view.widthAnchor.constraint(equalToConstant: 20).isActive = true }
    let firstGap = a.trailingAnchor.anchorWithOffset(to: b.leadingAnchor)
    let secondGap = b.trailingAnchor.anchorWithOffset(to: c.leadingAnchor)
    LayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      c.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      secondGap.constraint(equalTo: firstGap, multiplier: 3),
    ])
    root.layoutIfNeeded()
    #expect(b.frame.minX == 80)
    root.layoutEnvironment.userInterfaceLayoutDirection = .rightToLeft
    root.layoutIfNeeded()
    #expect(b.frame.minX == 200)
  }

  @Test("system spacing is 8 points times its multiplier")
  func systemSpacing() {
    let (a, b) = (plain(), plain())
    let root = root(300, 300, a, b)
    LayoutConstraint.activate([
      a.leadingAnchor.constraint(equalToSystemSpacingAfter: root.leadingAnchor, multiplier: 2),
      a.widthAnchor.constraint(equalToConstant: 10),
      b.leadingAnchor.constraint(equalToSystemSpacingAfter: a.trailingAnchor, multiplier: 1),
      b.topAnchor.constraint(equalToSystemSpacingBelow: root.topAnchor, multiplier: 1.5),
    ])
    root.layoutIfNeeded()
    #expect(a.frame.minX == 16)
    #expect(b.frame.minX == 34)
    #expect(b.frame.minY == 12)
  }

  @Test(
    "baselines keep their distance from a label's edges, and those of plain views are their edges")
  func baselines() {
    let (label, other, box) = (BlockLabel("tall"), BlockLabel("small"), plain())
    let root = root(300, 300, label, other, box)
    LayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      label.heightAnchor.constraint(equalToConstant: 60),
      other.firstBaselineAnchor.constraint(equalTo: label.firstBaselineAnchor),
      box.lastBaselineAnchor.constraint(equalTo: label.lastBaselineAnchor),
      box.heightAnchor.constraint(equalToConstant: 30),
    ])
    root.layoutIfNeeded()
    #expect(other.frame.minY == 10)
    #expect(box.frame.maxY == 66)
  }

  @Test("baselines of text that wraps are those of its first and its last line")
  func wrappedBaselines() {
    let text = BlockLabel("aaaa bbbb cccc", lines: 0)
    let (below, beside) = (BlockLabel("x"), BlockLabel("y"))
    let root = root(100, 300, text, below, beside)
    LayoutConstraint.activate([
      text.topAnchor.constraint(equalTo: root.topAnchor),
      text.widthAnchor.constraint(equalToConstant: 50),
      below.firstBaselineAnchor.constraint(equalTo: text.lastBaselineAnchor, constant: 30),
      beside.lastBaselineAnchor.constraint(equalTo: text.firstBaselineAnchor),
    ])
    root.layoutIfNeeded()
    #expect(text.frame.height == 60)
    #expect((below.frame.minY, beside.frame.minY) == (70, 0))
  }

  @Test("distances between anchors are shared equally in both directions")
  func mirroredDistances() {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let (a, b) = (Stand(40, 10), Stand(20, 10))
      let root = root(300, 100, a, b)
      root.layoutEnvironment.userInterfaceLayoutDirection = direction
      let rest = b.trailingAnchor.anchorWithOffset(to: root.trailingAnchor)
      LayoutConstraint.activate([
        a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
        a.trailingAnchor.anchorWithOffset(to: b.leadingAnchor)
          .constraint(equalTo: rest, multiplier: 0.5),
      ])
      root.layoutIfNeeded()
      let xs = [a, b].map { direction == .leftToRight ? $0.frame.minX : 300 - $0.frame.maxX }
      #expect(zip(xs, [20, 400.0 / 3]).allSatisfy { abs($0 - $1) < 1e-9 })
    }
  }
}
