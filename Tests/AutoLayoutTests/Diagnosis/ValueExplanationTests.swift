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
    #expect(loss.opponents.map(\.contentSide) == [.compressionResistance])
    #expect(loss.opponents.first?.constraint.firstItem === done)
    #expect(loss.reason == .priority)
  }

  // Stevia#55: two labels share a row, and nothing decides which one is squeezed.
  @Test("what loses to as much of the same priority ties with it, and to more is outweighed")
  func ties() throws {
    let (one, two) = (Stand(150, 20), Stand(150, 20))
    let root = root(200, 100, one, two)
    LayoutConstraint.activate([
      one.leftAnchor.constraint(equalTo: root.leftAnchor),
      two.leftAnchor.constraint(equalTo: one.rightAnchor),
      two.rightAnchor.constraint(equalTo: root.rightAnchor),
    ])
    root.layoutIfNeeded()
    let tied = try #require(root.engine.explain(.view(one), .width)?.losses.first)
    #expect(tied.reason == .tie)
    #expect(tied.opponents.count == 1)
    #expect(tied.opponents.first?.constraint.firstItem === two)

    let box = Stand(10, 10)
    let other = AutoLayoutTests.root(200, 100, box)
    func wish(_ constant: Double) -> LayoutConstraint {
      let constraint = box.leftAnchor.constraint(equalTo: other.leftAnchor, constant: constant)
      constraint.priority = .defaultLow
      return constraint
    }
    LayoutConstraint.activate([
      wish(20), wish(20), wish(50), box.topAnchor.constraint(equalTo: other.topAnchor),
    ])
    other.layoutIfNeeded()
    let lost = try #require(other.engine.explain(.view(box), .left)?.losses.first)
    #expect((lost.reason, lost.opponents.count) == (.sum, 2))
  }

  // Apple's Auto Layout Guide, 'Dynamic Height Label and Text Field': a required minimum beside a
  // wish for the same distance.
  @Test("a wish is what holds an inequality at its bound")
  func bounds() throws {
    let box = Stand(10, 10)
    let root = root(200, 100, box)
    let wish = box.topAnchor.constraint(equalTo: root.topAnchor, constant: 20)
    wish.priority = LayoutPriority(249)
    LayoutConstraint.activate([
      box.topAnchor.constraint(greaterThanOrEqualTo: root.topAnchor, constant: 20), wish,
    ])
    root.layoutIfNeeded()
    let term = try #require(
      root.engine.explain(.view(box), .top)?.terms.first { $0.half?.relation != .equal })
    #expect(term.heldBy.map(\.constraint) == [wish])
    #expect(!term.restsAtBound)
  }

  @Test("a root that fits its content is as large as the constraints inside make it")
  func fittings() throws {
    let box = Stand(10, 10)
    let root = root(200, 100, box)
    let size = box.widthAnchor.constraint(equalToConstant: 120.25)
    size.priority = LayoutPriority(900)
    LayoutConstraint.activate([
      box.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 4),
      box.rightAnchor.constraint(equalTo: root.rightAnchor), size,
    ])
    root.frame.size = root.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
    root.layoutIfNeeded()
    let found = try #require(root.engine.explain(.view(root), .width))
    #expect(found.terms.compactMap(\.half?.constraint).contains { $0 === size })
    #expect(found.terms.last?.isRounding == true)
    #expect(found.terms.reduce(0) { $0 + $1.contribution } == found.value)
    // A size that is merely given isn't its content's.
    root.frame.size = Size(width: 300, height: 100)
    root.layoutIfNeeded()
    let given = try #require(root.engine.explain(.view(root), .width))
    #expect(given.terms.map(\.half?.constraint.origin) == [.encapsulated])
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
