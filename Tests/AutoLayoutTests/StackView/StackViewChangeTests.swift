import AutoLayout
import Geometry
import Testing

@Suite("Stack view changes")
struct StackViewChangeTests {
  @Test(
    "Arranging adds a subview and turns off its mask's translation; un-arranging keeps the subview")
  func membership() {
    let stack = StackView()
    let view = View()
    stack.addArrangedSubview(view)
    #expect(view.superview === stack)
    #expect(!view.translatesAutoresizingMaskIntoConstraints)
    stack.removeArrangedSubview(view)
    #expect(stack.arrangedSubviews.isEmpty)
    #expect(view.superview === stack)
    stack.addArrangedSubview(view)
    view.removeFromSuperview()
    #expect(stack.arrangedSubviews.isEmpty)
  }

  @Test("Inserting moves an arranged view and keeps the order of the subviews")
  func order() {
    let views = [View(), View(), View()]
    let stack = StackView(arrangedSubviews: views)
    stack.insertArrangedSubview(views[2], at: 0)
    #expect(stack.arrangedSubviews == [views[2], views[0], views[1]])
    #expect(stack.subviews == views)
    stack.addArrangedSubview(views[2])
    #expect(stack.arrangedSubviews == views)
  }

  @Test("Custom spacings are kept only for arranged views")
  func customSpacings() {
    let views = [View(), View()]
    let stack = StackView(arrangedSubviews: [views[0]])
    stack.setCustomSpacing(4, after: views[0])
    stack.setCustomSpacing(4, after: views[1])
    #expect(stack.customSpacing(after: views[0]) == 4)
    #expect(stack.customSpacing(after: views[1]) == StackView.spacingUseDefault)
    stack.setCustomSpacing(StackView.spacingUseDefault, after: views[0])
    #expect(stack.customSpacing(after: views[0]) == StackView.spacingUseDefault)
    stack.setCustomSpacing(StackView.spacingUseSystem, after: views[0])
    #expect(stack.customSpacing(after: views[0]) == StackView.spacingUseSystem)
  }

  @Test("The next pass follows every change of property, visibility and membership")
  func changes() {
    let k = StackFixture()
    k.stack.spacing = 5
    k.root.layoutIfNeeded()
    #expect(k.xs == [0, 165, 250])
    k.views[1].isHidden = true
    k.root.layoutIfNeeded()
    #expect(k.widths == [160, 0, 40])
    #expect(k.stack.tidyFrame.width == 205)
    k.views[1].isHidden = false
    k.stack.distribution = .equalSpacing
    k.root.layoutIfNeeded()
    #expect(k.xs == [0, 165, 250])
    k.stack.axis = .vertical
    k.stack.alignment = .center
    k.root.layoutIfNeeded()
    #expect(k.stack.allGuides.map(\.identifier) == ["", "", "UISV-alignment-spanner"])
    #expect(k.frames == [rect(0, 0, 160, 200), rect(40, 205, 80, 100), rect(60, 310, 40, 50)])
    k.stack.distribution = .fill
    k.stack.alignment = .fill
    k.root.layoutIfNeeded()
    #expect(k.stack.tidyFrame == rect(0, 0, 160, 360))
    #expect(k.stack.allGuides.isEmpty)
    k.views[0].removeFromSuperview()
    k.root.layoutIfNeeded()
    #expect(k.stack.tidyFrame == rect(0, 0, 80, 155))
    k.stack.addArrangedSubview(k.views[0])
    k.root.layoutIfNeeded()
    #expect(k.frames == [rect(0, 160, 160, 200), rect(0, 0, 160, 100), rect(0, 105, 160, 50)])
    #expect(k.root.layoutIssues.isEmpty)
    #expect(k.stack.layoutGuides.isEmpty)
  }

  @Test("Proportions follow changes of intrinsic size")
  func intrinsicChange() {
    let k = StackFixture { stack, _ in
      stack.distribution = .fillProportionally
      StackFixture.width(240, of: stack)
    }
    k.views[0].size.width = 40
    k.views[2].size.width = 120
    k.root.layoutIfNeeded()
    #expect(k.widths == [40, 80, 120])
  }

  @Test("A constraint whose rule stays is kept, and a constant changes in place")
  func keptConstraints() {
    let k = StackFixture { stack, _ in stack.spacing = 10 }
    let before = k.stack.makeSystemConstraints()
    k.stack.spacing = 20
    let after = k.stack.makeSystemConstraints()
    #expect(zip(before, after).allSatisfy { $0 === $1 })
    k.views[1].isHidden = true
    let hidden = k.stack.makeSystemConstraints()
    #expect(hidden.count == before.count + 1)
    #expect(before.allSatisfy { constraint in hidden.contains { $0 === constraint } })
  }

  @Test("With all views hidden, the stack has no length")
  func allHidden() {
    let k = StackFixture { stack, views in
      stack.spacing = 10
      for view in views { view.isHidden = true }
    }
    #expect(k.stack.tidyFrame.width == 0)
    #expect(k.widths == [0, 0, 0])
    #expect(k.root.layoutIssues.isEmpty)
    k.views[1].isHidden = false
    k.root.layoutIfNeeded()
    #expect(k.stack.tidyFrame.width == 80)
  }

  @Test("A stack's baselines are those of its first and last visible views")
  func baselines() {
    let labels = [BlockLabel("one"), BlockLabel("two"), BlockLabel("three")]
    let stack = StackView(arrangedSubviews: labels)
    #expect(stack.forFirstBaselineLayout === labels[0])
    #expect(stack.forLastBaselineLayout === labels[0])
    stack.axis = .vertical
    #expect(stack.forLastBaselineLayout === labels[2])
    labels[2].isHidden = true
    #expect(stack.forLastBaselineLayout === labels[1])
    #expect(StackView().forFirstBaselineLayout is StackView)
  }

  @Test("Views aligned with a stack's baseline follow the view that provides it")
  func baselineSource() {
    let inner = StackView(arrangedSubviews: [Stand(10, 50), BlockLabel("text")])
    inner.alignment = .top
    let outer = StackView(arrangedSubviews: [inner])
    outer.translatesAutoresizingMaskIntoConstraints = false
    let neighbour = BlockLabel("next")
    let root = root(320, 480, outer, neighbour)
    outer.constrain.make {
      $0.left.equalToSuperview()
      $0.top.equalTo(100)
    }
    neighbour.constrain.make {
      $0.right.equalToSuperview()
      $0.firstBaseline.equalTo(outer)
    }
    root.layoutIfNeeded()
    #expect(neighbour.tidyFrame.minY == 84)
    inner.arrangedSubviews[0].isHidden = true
    root.layoutIfNeeded()
    #expect(neighbour.tidyFrame.minY == 100)
  }

  @Test("The time to build a stack of thousands grows with its length")
  func thousands() {
    let stack = StackRecipe(
      alignment: .center, spacing: 1,
      elements: (0..<5000).map { StackRecipe.Element(isHidden: $0 % 3 == 0) })
    let visible = 3333
    #expect(stack.rules.count == 2 + 4999 + 1667 + 4999 + 2 * visible + 1 + 3 + 5000)
  }

  @Test("Stacks nest, and size each other")
  func nesting() {
    let inner = StackView(arrangedSubviews: [Stand(50, 10), Stand(70, 20)])
    inner.axis = .vertical
    inner.alignment = .trailing
    inner.spacing = 4
    let k = StackFixture { stack, _ in
      stack.alignment = .center
      stack.addArrangedSubview(inner)
    }
    #expect(inner.tidyFrame == rect(280, 83, 70, 34))
    #expect(inner.arrangedSubviews.map(\.tidyFrame) == [rect(20, 0, 50, 10), rect(0, 14, 70, 20)])
    #expect(k.stack.tidyFrame.width == 350)
  }
}
