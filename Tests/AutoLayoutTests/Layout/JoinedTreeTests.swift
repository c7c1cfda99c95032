import AutoLayout
import Geometry
import Testing

/// What a view needs when it joins a tree: everything, no matter what was laid out before.
@Suite("Views that join a tree")
struct JoinedTreeTests {
  /// A view that counts the calls it gets.
  private final class Counting: View {
    var updates = 0
    var layouts = 0

    override func updateConstraints() {
      updates += 1
      super.updateConstraints()
    }

    override func layoutSubviews() {
      layouts += 1
      super.layoutSubviews()
    }
  }

  private let views = (0..<5).map { _ in Counting() }

  /// Adds each view to the next one, from the inside out.
  private func nest() {
    for (inner, outer) in zip(views, views.dropFirst()) { outer.addSubview(inner) }
  }

  @Test("a tree built from its leaves is laid out once, as a whole")
  func grown() {
    nest()
    views[4].layoutIfNeeded()
    #expect(views.map(\.updates) == [1, 1, 1, 1, 1])
    #expect(views.map(\.layouts) == [1, 1, 1, 1, 1])
    views[4].layoutIfNeeded()
    #expect(views.map(\.layouts) == [1, 1, 1, 1, 1])
  }

  @Test("a view laid out alone is laid out again in the tree that it joins")
  func joined() {
    views[1].addSubview(views[0])
    views[1].layoutIfNeeded()
    #expect(views.map(\.layouts) == [1, 1, 0, 0, 0])
    for (inner, outer) in zip(views, views.dropFirst()).dropFirst() { outer.addSubview(inner) }
    views[4].layoutIfNeeded()
    #expect(views.map(\.updates) == [2, 2, 1, 1, 1])
    #expect(views.map(\.layouts) == [2, 2, 1, 1, 1])
  }

  @Test("so is a view updated alone, deep in a tree that was not")
  func updated() {
    nest()
    views[1].updateConstraintsIfNeeded()
    #expect(views.map(\.updates) == [1, 1, 0, 0, 0])
    let other = Counting()
    other.addSubview(views[4])
    other.layoutIfNeeded()
    #expect(views.map(\.updates) == [2, 2, 1, 1, 1])
    #expect(views.map(\.layouts) == [1, 1, 1, 1, 1])
  }

  @Test("safe area added in the middle of a tree reaches the views below, and only those")
  func safeArea() {
    nest()
    for view in views { view.frame = rect(0, 0, 100, 100) }
    #expect(views.allSatisfy { $0.safeAreaInsets == .zero })
    views[2].additionalSafeAreaInsets = EdgeInsets(top: 7, left: 0, bottom: 0, right: 0)
    #expect(views.map(\.safeAreaInsets.top) == [7, 7, 7, 0, 0])
    views[3].insetOverrides.safeArea = InsetOverrides.Sides(leading: 5)
    #expect(views.map(\.safeAreaInsets.left) == [5, 5, 5, 5, 0])
    views[4].layoutEnvironment.safeAreaInsets = EdgeInsets(top: 0, left: 0, bottom: 9, right: 0)
    #expect(views.map(\.safeAreaInsets.bottom) == [9, 9, 9, 9, 9])
  }
}
