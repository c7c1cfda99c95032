import AutoLayout
import Geometry
import Testing

/// Properties of every layout: laws that relate a random tree to a variation of it.
@Suite("Metamorphic laws")
struct MetamorphicTests {
  private static let seeds = Array<UInt64>(1...40)

  /// Compares the frames of a tree's unambiguous views with those of a variation.
  private func compare(
    _ seed: UInt64, _ variation: RandomTree.Variation,
    expected: (Rect, Rect) -> Rect = { frame, _ in frame }
  ) {
    let tree = RandomTree(seed: seed, views: 24)
    let plain = tree.build()
    let varied = tree.build(variation)
    #expect(plain.root.layoutIssues.isEmpty, "seed \(seed)")
    #expect(varied.root.layoutIssues.isEmpty, "seed \(seed)")
    let isUnambiguous = plain.views.allSatisfy { !$0.hasAmbiguousLayout }
    guard isUnambiguous else { return }
    for (index, (view, other)) in zip(plain.views, varied.views).enumerated() {
      let target = expected(view.frame, view.superview?.frame ?? .zero)
      let isClose =
        abs(target.minX - other.frame.minX) < 1e-6 && abs(target.minY - other.frame.minY) < 1e-6
        && abs(target.width - other.frame.width) < 1e-6
        && abs(target.height - other.frame.height) < 1e-6
      #expect(isClose, "seed \(seed), view \(index): \(target), got \(other.frame)")
    }
  }

  @Test("most random trees are unambiguous, so that the laws are put to the test")
  func coverage() {
    let unambiguous = Self.seeds.filter { seed in
      let built = RandomTree(seed: seed, views: 24).build()
      return built.views.allSatisfy { !$0.hasAmbiguousLayout } && built.root.layoutIssues.isEmpty
    }
    #expect(unambiguous.count > Self.seeds.count / 2)
  }

  @Test("reversing the direction mirrors every frame in its superview", arguments: seeds)
  func mirroring(seed: UInt64) {
    compare(seed, .init(direction: .rightToLeft)) { frame, superview in
      Rect(
        x: superview.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
    }
  }

  @Test("scaling every constant and size scales every frame", arguments: seeds)
  func scaling(seed: UInt64) {
    compare(seed, .init(scale: 2.5)) { frame, _ in
      Rect(
        x: frame.minX * 2.5, y: frame.minY * 2.5, width: frame.width * 2.5,
        height: frame.height * 2.5)
    }
  }

  @Test("the order of activation does not matter", arguments: seeds)
  func order(seed: UInt64) {
    compare(seed, .init(shuffle: seed &* 31))
  }

  @Test("a pass in the middle of the changes does not matter", arguments: seeds)
  func split(seed: UInt64) {
    compare(seed, .init(shuffle: seed, passAfter: 20))
  }

  @Test("constraints that are not active do not matter", arguments: seeds)
  func inactive(seed: UInt64) {
    compare(seed, .init(hasInactive: true))
  }

  @Test("a constraint that is stated twice counts once", arguments: seeds)
  func repetition(seed: UInt64) {
    compare(seed, .init(repeats: true))
  }

  @Test("names do not matter", arguments: seeds)
  func names(seed: UInt64) {
    compare(seed, .init(hasNames: true))
  }

  @Test("a view around the root does not matter", arguments: seeds)
  func wrapper(seed: UInt64) {
    compare(seed, .init(isWrapped: true))
  }

  @Test("a guide over a view does not matter", arguments: seeds)
  func guides(seed: UInt64) {
    compare(seed, .init(hasGuides: true))
  }

  @Test("a tree that is changed into another ends where that one does", arguments: seeds)
  func changes(seed: UInt64) {
    let origin = RandomTree(seed: seed, views: 24).withOtherNumbers(seed: seed &* 17)
    compare(seed, .init(origin: [origin]))
  }

  @Test("reverted changes leave no trace", arguments: seeds)
  func disturbance(seed: UInt64) {
    compare(seed, .init(disturbance: seed &+ 99))
  }
}
