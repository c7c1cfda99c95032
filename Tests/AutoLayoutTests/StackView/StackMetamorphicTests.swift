import AutoLayout
import Geometry
import Testing

/// Laws that hold for every stack, whatever its frames.
@Suite("Stack view laws")
struct StackMetamorphicTests {
  /// A stack with everything that decides its layout.
  private struct Setting: CustomStringConvertible {
    var recipe: StackRecipe
    var sizes: [Size]
    var length: Double?
    var breadth: Double?

    var description: String { "\(recipe), \(sizes), \(length ?? -1) x \(breadth ?? -1)" }

    /// Makes a random setting; a stack may be loose or tight, but has room for its gaps.
    init(using random: inout SeededGenerator) {
      let count = Int.random(in: 1...4, using: &random)
      let axis = Axis.allCases.randomElement(using: &random) ?? .horizontal
      sizes = (0..<count).map { _ in
        Size(
          width: Double.random(in: 10...90, using: &random).rounded(),
          height: Double.random(in: 10...90, using: &random).rounded())
      }
      recipe = StackRecipe(
        axis: axis,
        distribution: StackView.Distribution.allCases.randomElement(using: &random) ?? .fill,
        alignment: StackView.Alignment.allCases.randomElement(using: &random) ?? .fill,
        spacing: Double.random(in: 0...12, using: &random).rounded(),
        isLayoutMarginsRelative: Bool.random(using: &random),
        elements: (0..<count).map { _ in
          StackRecipe.Element(
            isHidden: Int.random(in: 0..<4, using: &random) == 0,
            customSpacing: Bool.random(using: &random)
              ? nil : Double.random(in: 0...20, using: &random).rounded())
        })
      length = Bool.random(using: &random) ? nil : Double.random(in: 120...500, using: &random)
      breadth = Bool.random(using: &random) ? nil : Double.random(in: 120...200, using: &random)
    }

    /// Builds the stack in a root of 1000 x 1000, at its top leading corner.
    func tree(direction: LayoutDirection, scale: Double = 1) -> (root: View, stack: StackView) {
      let stack = StackView()
      stack.translatesAutoresizingMaskIntoConstraints = false
      let root = AutoLayoutTests.root(1000 * scale, 1000 * scale, stack)
      root.layoutEnvironment.userInterfaceLayoutDirection = direction
      stack.constrain.make {
        $0.leading.top.equalToSuperview()
        if let length {
          $0.naming([recipe.axis == .horizontal ? .width : .height]).equalTo(length * scale)
        }
        if let breadth {
          $0.naming([recipe.axis == .vertical ? .width : .height]).equalTo(breadth * scale)
        }
      }
      for (index, size) in sizes.enumerated() {
        let view = Stand(size.width * scale, size.height * scale)
        // Different priorities prevent ties.
        for axis in Axis.allCases {
          view.setContentHuggingPriority(LayoutPriority(250 + Double(index)), for: axis)
          view.setContentCompressionResistancePriority(
            LayoutPriority(750 + Double(index)), for: axis)
        }
        stack.addArrangedSubview(view)
      }
      apply(to: stack, scale: scale)
      root.layoutIfNeeded()
      return (root, stack)
    }

    /// Sets every property of the stack and the visibility of its views.
    func apply(to stack: StackView, scale: Double = 1) {
      stack.axis = recipe.axis
      stack.distribution = recipe.distribution
      stack.alignment = recipe.alignment
      stack.spacing = recipe.spacing * scale
      stack.isLayoutMarginsRelativeArrangement = recipe.isLayoutMarginsRelative
      stack.layoutMargins = EdgeInsets(
        top: 3 * scale, left: 5 * scale, bottom: 7 * scale, right: 5 * scale)
      for (view, element) in zip(stack.arrangedSubviews, recipe.elements) {
        view.isHidden = element.isHidden
        stack.setCustomSpacing(
          element.customSpacing.map { $0 * scale } ?? StackView.spacingUseDefault, after: view)
      }
    }
  }

  private func settings(_ count: Int, seed: UInt64) -> [Setting] {
    var random = SeededGenerator(seed: seed)
    return (0..<count).map { _ in Setting(using: &random) }
  }

  private func isClose(_ left: Rect, _ right: Rect) -> Bool {
    left.contains(right, tolerance: 1e-6) && right.contains(left, tolerance: 1e-6)
  }

  /// Returns the visible arranged views; loose gaps keep the places of hidden ones open, as in
  /// UIKit.
  private func visiblePairs(_ one: StackView, _ two: StackView) -> [(View, View)] {
    Array(zip(one.arrangedSubviews, two.arrangedSubviews)).filter { !$0.0.isHidden }
  }

  @Test("Mirroring the direction mirrors every frame", arguments: [1, 2, 3] as [UInt64])
  func mirroring(seed: UInt64) {
    for setting in settings(25, seed: seed) {
      let left = setting.tree(direction: .leftToRight)
      let right = setting.tree(direction: .rightToLeft)
      let width = left.stack.frame.width
      #expect(abs(right.stack.frame.width - width) < 1e-6, "seed \(seed): \(setting)")
      for (one, two) in visiblePairs(left.stack, right.stack) {
        var mirrored = one.frame
        mirrored.origin.x = width - one.frame.maxX
        #expect(isClose(mirrored, two.frame), "seed \(seed): \(setting)")
      }
    }
  }

  @Test("Scaling every number scales every frame", arguments: [4, 5] as [UInt64])
  func scaling(seed: UInt64) {
    for setting in settings(25, seed: seed) {
      let one = setting.tree(direction: .leftToRight)
      let two = setting.tree(direction: .leftToRight, scale: 2)
      for (small, large) in visiblePairs(one.stack, two.stack) {
        let doubled = rect(
          small.frame.minX * 2, small.frame.minY * 2, small.frame.width * 2,
          small.frame.height * 2)
        #expect(isClose(doubled, large.frame), "seed \(seed): \(setting)")
      }
    }
  }

  @Test("A changed stack lays out like one built that way", arguments: [6, 7] as [UInt64])
  func history(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for first in settings(25, seed: seed) {
      var second = Setting(using: &random)
      second.sizes = first.sizes
      second.length = first.length
      second.breadth = first.breadth
      let count = first.sizes.count
      second.recipe.axis = first.recipe.axis
      second.recipe.elements = (0..<count).map { _ in
        StackRecipe.Element(isHidden: Bool.random(using: &random))
      }
      let changed = first.tree(direction: .leftToRight)
      second.apply(to: changed.stack)
      changed.root.layoutIfNeeded()
      let made = second.tree(direction: .leftToRight)
      for (one, two) in zip(changed.stack.arrangedSubviews, made.stack.arrangedSubviews) {
        #expect(isClose(one.frame, two.frame), "seed \(seed): \(first) then \(second)")
      }
    }
  }

  @Test("Every combination is satisfiable and keeps every arranged view inside its stack")
  func satisfiable() {
    for setting in settings(60, seed: 8) {
      let tree = setting.tree(direction: .leftToRight)
      let lone = setting.recipe.elements.filter { !$0.isHidden }.count == 1
      // A single proportional view is as long as the stack with its margins: a known conflict.
      if lone, setting.recipe.distribution == .fillProportionally,
        setting.recipe.isLayoutMarginsRelative
      {
        continue
      }
      #expect(tree.root.layoutIssues.isEmpty, "\(setting)")
    }
  }
}
