import AutoLayout
import Geometry
import Testing

/// Random rows that leave something open; everything reported about them is proved by solving
/// again.
@Suite("Random freedoms")
struct RandomFreedomTests {
  /// The first 200 random rows that are satisfiable and ambiguous on the horizontal axis.
  private static let layouts: [(seed: Int, layout: RandomLayout)] = {
    var found: [(Int, RandomLayout)] = []
    var seed = 0
    while found.count < 200 {
      let layout = RandomLayout.loose(seed: seed)
      let (root, views) = layout.build()
      let isOpen = views.contains { view in
        view.layoutFreedom.contains { $0.unknown == .minX || $0.unknown == .width }
      }
      if root.layoutIssues.isEmpty, isOpen { found.append((seed, layout)) }
      seed += 1
    }
    return found
  }()

  private func horizontal(_ freedoms: [LayoutFreedom]) -> [LayoutFreedom] {
    freedoms.filter { freedom in
      freedom.members.contains { $0.value.unknown == .minX || $0.value.unknown == .width }
    }
  }

  /// Whether the freedom is that of a size that is currently 0.
  private func isOfNothing(_ freedom: LayoutFreedom) -> Bool {
    guard let leader = freedom.members.first, case .view(let view) = leader.item else {
      return false
    }
    return leader.value.unknown == .width && view.frame.width < 1
  }

  @Test("each fix settles its freedom: where it is today, or at a standard distance")
  func fixes() throws {
    var count = 0
    for (seed, layout) in Self.layouts {
      let (sample, _) = layout.build()
      let open = horizontal(sample.engine.freedoms()).map(\.fixes.count)
      withExtendedLifetime(sample) {}
      #expect(!open.isEmpty, "seed \(seed)")
      for (index, fixes) in open.enumerated() {
        for fix in 0..<fixes {
          let (root, views) = layout.build()
          let freedom = horizontal(root.engine.freedoms())[index]
          let before = views.map(\.frame)
          // A later freedom's fix assumes that the earlier ones are settled.
          let earlier = horizontal(root.engine.freedoms()).prefix(index)
          // If an earlier one has no fix, those of this one depend on its current value.
          if earlier.contains(where: \.fixes.isEmpty) { continue }
          // A size of 0 becomes positive, which moves what is next to it.
          let keepsFrames =
            !isOfNothing(freedom) && !earlier.contains(where: isOfNothing)
            && !freedom.movingFixes.contains(fix)
            && !earlier.contains { $0.movingFixes.contains(0) }
          for earlier in earlier { try #require(earlier.fixes.first).isActive = true }
          freedom.fixes[fix].isActive = true
          root.layoutIfNeeded()
          #expect(root.layoutIssues.isEmpty, "seed \(seed)")
          let leader = try #require(freedom.members.first)
          guard case .view(let view) = leader.item else { continue }
          let isStillOpen = view.layoutFreedom.contains { $0.unknown == leader.value.unknown }
          #expect(!isStillOpen, "seed \(seed), \(freedom.fixes[fix])")
          count += 1
          guard keepsFrames else { continue }
          for (view, frame) in zip(views, before) {
            #expect(abs(view.frame.minX - frame.minX) < 1e-6, "seed \(seed)")
            #expect(abs(view.frame.width - frame.width) < 1e-6, "seed \(seed)")
          }
        }
      }
    }
    #expect(count > 200)
  }

  @Test("a range's ends can be reached, and exercising goes there")
  func ends() {
    for (seed, layout) in Self.layouts {
      for end in [AmbiguityEnd.lower, .upper] {
        let (root, _) = layout.build()
        guard let leader = horizontal(root.engine.freedoms()).first?.members.first,
          case .view(let view) = leader.item
        else { continue }
        root.exerciseAmbiguity(toward: end)
        root.layoutIfNeeded()
        let reached = leader.value.unknown == .minX ? view.frame.minX : view.frame.width
        let bound = end == .lower ? leader.value.lower : leader.value.upper
        if let bound { #expect(abs(reached - bound) < 1e-6, "seed \(seed), \(leader.value)") }
      }
    }
  }

  @Test(
    "a tie is reported only where optional constraints of one priority alone cause the ambiguity")
  func ties() {
    for (seed, layout) in Self.layouts {
      let (root, _) = layout.build()
      let freedoms = horizontal(root.engine.freedoms())
      withExtendedLifetime(root) {}
      for freedom in freedoms where !freedom.tied.isEmpty {
        #expect(freedom.tied.count >= 2, "seed \(seed)")
        #expect(Set(freedom.tied.map(\.priority)).count == 1, "seed \(seed)")
        #expect(freedom.tied.allSatisfy { !$0.priority.isRequired }, "seed \(seed)")
      }
    }
  }
}

@Suite("Cures of ambiguity")
struct AmbiguityCureTests {
  /// A label of 190 points next to a switch of 51, in a root with room for neither.
  private func row(_ lines: Int, width: Double) -> View {
    let label = BlockLabel("aaaa bbbb cccc dddd", lines: lines)
    label.identifier = "agree"
    let toggle = Stand(51, 31)
    toggle.identifier = "toggle"
    toggle.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    let root = root(width, 200, label, toggle)
    LayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      label.topAnchor.constraint(equalTo: root.topAnchor, constant: 16),
      toggle.topAnchor.constraint(equalTo: label.topAnchor),
      toggle.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8),
      toggle.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
    ])
    root.layoutIfNeeded()
    return root
  }

  @Test("a tie between a label and its neighbour is reported whether or not the label wraps")
  func tie() throws {
    for lines in [1, 0] {
      for width in [200.0, 245.5] {
        let root = row(lines, width: width)
        let found = root.engine.freedoms().first
        defer { withExtendedLifetime(root) {} }
        let freedom = try #require(found, "\(lines) lines in \(width)")
        #expect(freedom.tied.map { $0.constraint.first?.name } == ["toggle", "agree"])
        #expect(freedom.tied.allSatisfy { $0.contentSide == .compressionResistance })
        #expect(freedom.winners.map(\.priority.rawValue).prefix(2) == [751, 751])
      }
    }
    let roomy = row(0, width: 300)
    #expect(withExtendedLifetime(roomy) { roomy.engine.freedoms() }.isEmpty)
  }

  private func fixes(_ constraints: (View, View) -> [LayoutConstraint]) -> [String] {
    let badge = plain("badge")
    let root = root(393, 100, badge)
    LayoutConstraint.activate(
      constraints(badge, root) + [
        badge.topAnchor.constraint(equalTo: root.topAnchor),
        badge.heightAnchor.constraint(equalToConstant: 20),
      ])
    root.layoutIfNeeded()
    return withExtendedLifetime(root) {
      root.engine.freedoms().flatMap { $0.fixes.map(\.equation) }
    }
  }

  @Test("constants of cures are whole or half points")
  func roundNumbers() {
    let found = fixes { badge, root in
      [
        badge.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 1.0 / 3),
        badge.rightAnchor.constraint(
          lessThanOrEqualTo: root.rightAnchor, constant: -10.0 / 3),
        badge.leftAnchor.constraint(greaterThanOrEqualTo: root.leftAnchor),
      ]
    }
    #expect(found == ["badge.right == root.right - 4"])
  }

  @Test("a view without a size gets the margin of its other side")
  func sizes() {
    let found = fixes { badge, root in
      [badge.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16)]
    }
    #expect(found == ["badge.trailing == root.trailing - 16"])
  }
}

@Suite("Freedoms in stacks")
struct StackFreedomTests {
  @Test("a view hidden in a stack is not ambiguous, whatever the distribution")
  func hidden() {
    for distribution in [StackView.Distribution.fill, .equalSpacing, .equalCentering] {
      let views = [Stand(40, 20), Stand(60, 20), Stand(30, 20)]
      views[1].isHidden = true
      let stack = StackView(arrangedSubviews: views)
      stack.translatesAutoresizingMaskIntoConstraints = false
      stack.distribution = distribution
      let root = root(320, 100, stack)
      LayoutConstraint.activate([
        stack.leftAnchor.constraint(equalTo: root.leftAnchor),
        stack.topAnchor.constraint(equalTo: root.topAnchor),
      ])
      root.layoutIfNeeded()
      #expect(!views[1].hasAmbiguousLayout, "\(distribution)")
      #expect(root.engine.freedoms().isEmpty, "\(distribution)")
    }
  }
}
