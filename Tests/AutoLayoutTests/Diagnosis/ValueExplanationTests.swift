import AutoLayout
import Geometry
import Testing

@Suite("Explained values")
struct ValueExplanationTests {
  @Test("contributions add up to the value exactly, whatever is asked for")
  func sums() throws {
    for seed in 0..<120 {
      let (root, views) = RandomLayout.loose(seed: seed).build()
      for view in views {
        for attribute in [LayoutConstraint.Attribute.left, .right, .centerX, .width] {
          let found = try #require(root.engine.explain(.view(view), attribute))
          let sum = found.terms.reduce(0) { $0 + $1.contribution }
          #expect(sum == found.value, "seed \(seed), \(attribute)")
        }
      }
    }
  }

  @Test("a sensitivity is the change of the value per point of the constant")
  func sensitivities() throws {
    for seed in 0..<60 {
      let layout = RandomLayout.crowded(seed: seed)
      let (root, views) = layout.build()
      guard root.layoutIssues.isEmpty, let last = views.last, !last.hasAmbiguousLayout else {
        continue
      }
      let found = try #require(root.engine.explain(.view(last), .width))
      for term in found.terms {
        guard let constraint = term.half?.constraint, constraint.origin == .user else { continue }
        let before = constraint.constant
        constraint.constant = before + 1e-3
        root.layoutIfNeeded()
        let gained = (last.frame.width - found.value) / 1e-3
        constraint.constant = before
        root.layoutIfNeeded()
        guard root.layoutIssues.isEmpty else { continue }
        #expect(abs(gained - term.sensitivity) < 1e-3, "seed \(seed), \(constraint)")
      }
    }
  }

  @Test("a losing constraint names its winners, and the value it would have given")
  func losses() throws {
    let (title, done) = (Stand(200, 20), Stand(120, 20))
    title.identifier = "title"
    done.identifier = "done"
    done.setContentCompressionResistancePriority(LayoutPriority(751), for: .horizontal)
    let root = root(300, 100, title, done)
    LayoutConstraint.activate([
      title.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 16),
      done.leftAnchor.constraint(equalTo: title.rightAnchor, constant: 8),
      done.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -16),
    ])
    root.layoutIfNeeded()
    let found = try #require(root.engine.explain(.view(title), .width))
    #expect(found.value == 140)
    let loss = try #require(found.losses.first)
    #expect(found.losses.count == 1)
    #expect(loss.half.contentSide == .compressionResistance)
    #expect(loss.residual == 60)
    #expect(loss.valueIfHeld == 200)
    #expect(loss.beatenBy.map(\.contentSide) == [.compressionResistance])
    #expect(loss.beatenBy.first?.constraint.firstItem === done)
  }

  @Test("a baseline rests on its view's top and on the text")
  func baselines() throws {
    let label = BlockLabel("aaaa", lines: 1)
    label.identifier = "label"
    let root = root(100, 100, label)
    LayoutConstraint.activate([
      label.leftAnchor.constraint(equalTo: root.leftAnchor),
      label.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
    ])
    root.layoutIfNeeded()
    let found = try #require(root.engine.explain(.view(label), .firstBaseline))
    #expect(found.value == 26)
    #expect(found.terms.last?.half == nil)
    #expect(found.terms.reduce(0) { $0 + $1.contribution } == 26)
  }
}
