import AutoLayout
import Geometry
import Testing

/// Equal gaps have one minimum, that of the widest spacing: stated for each gap, the solver had as many
/// rows of as many terms, and gave up at a thousand views.
@Suite("Equal spacing")
struct EqualSpacingTests {
  private static func column(
    _ count: Int, _ height: Double, _ configure: (StackView) -> Void = { _ in }
  ) -> (stack: StackView, root: View) {
    let stack = StackView(arrangedSubviews: (0..<count).map { _ in Stand(40, 20) })
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.axis = .vertical
    stack.distribution = .equalSpacing
    configure(stack)
    let root = AutoLayoutTests.root(100, height, stack)
    LayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      stack.topAnchor.constraint(equalTo: root.topAnchor),
      stack.bottomAnchor.constraint(equalTo: root.bottomAnchor),
    ])
    root.layoutIfNeeded()
    return (stack, root)
  }

  private func rounded(_ stack: StackView) -> [[Double]] {
    stack.arrangedSubviews.map(\.frame).map { frame in
      [frame.minX, frame.minY, frame.width, frame.height].map { ($0 * 1000).rounded() / 1000 + 0 }
    }
  }

  private func tops(_ stack: StackView) -> [Double] {
    stack.arrangedSubviews.map { ($0.frame.minY * 1000).rounded() / 1000 }
  }

  @Test("of twice as many views takes twice the work, whether they fit or not")
  func growth() {
    for share in [30.0, 8] {
      let work = [250, 500].map { count in
        let (stack, root) = Self.column(count, share * Double(count))
        #expect(root.layoutIssues.isEmpty)
        #expect(stack.arrangedSubviews.last?.frame.maxY == share * Double(count))
        return Double(root.engine.work)
      }
      #expect(work[1] < 2.3 * work[0], "with \(share) points a view")
    }
  }

  @Test("keeps the widest of the spacings, also one of its own after a view")
  func minima() {
    let wide = Self.column(3, 300) { $0.spacing = 8 }
    #expect(tops(wide.stack) == [0, 140, 280])
    // The views give way rather than the spacing.
    let narrow = Self.column(3, 60) { stack in
      stack.spacing = 2
      stack.setCustomSpacing(12, after: stack.arrangedSubviews[1])
    }
    let frames = narrow.stack.arrangedSubviews.map(\.frame)
    #expect(frames[1].minY - frames[0].maxY == 12)
    #expect(frames[2].minY - frames[1].maxY == 12)
    #expect(frames[2].maxY == 60)
  }

  @Test("follows every change of distribution, axis, spacing and membership as a new stack would")
  func changes() {
    let (stack, root) = Self.column(4, 200)
    func agrees(_ configure: @escaping (StackView) -> Void) {
      configure(stack)
      root.layoutIfNeeded()
      let other = Self.column(4, 200) { fresh in
        for view in fresh.arrangedSubviews.dropFirst(stack.arrangedSubviews.count) {
          view.removeFromSuperview()
        }
        fresh.axis = stack.axis
        fresh.distribution = stack.distribution
        fresh.spacing = stack.spacing
        for (old, new) in zip(stack.arrangedSubviews, fresh.arrangedSubviews) {
          new.isHidden = old.isHidden
        }
      }
      #expect(rounded(stack) == rounded(other.stack))
      #expect(root.layoutIssues.count == other.root.layoutIssues.count)
    }
    agrees { $0.distribution = .equalCentering }
    agrees { $0.distribution = .equalSpacing }
    agrees { $0.axis = .horizontal }
    agrees { $0.spacing = 20 }
    agrees { $0.axis = .vertical }
    agrees { $0.arrangedSubviews[2].isHidden = true }
    agrees { $0.arrangedSubviews[2].isHidden = false }
    agrees { $0.arrangedSubviews[3].removeFromSuperview() }
    agrees { $0.spacing = 0 }
  }
}
