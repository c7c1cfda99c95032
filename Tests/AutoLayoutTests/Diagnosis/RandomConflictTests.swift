import AutoLayout
import Geometry
import Testing

/// Random contradictory rows; everything reported about them is proved by solving again.
@Suite("Random conflicts")
struct RandomConflictTests {
  /// The first 200 random rows that are unsatisfiable.
  private static let layouts: [(seed: Int, layout: RandomLayout)] = {
    var found: [(Int, RandomLayout)] = []
    var seed = 0
    while found.count < 200 {
      let layout = RandomLayout.crowded(seed: seed)
      if !layout.build().root.layoutIssues.isEmpty { found.append((seed, layout)) }
      seed += 1
    }
    return found
  }()

  @Test("a conflict's set contradicts itself, and without any member it does not")
  func irreducible() throws {
    for (seed, layout) in Self.layouts {
      for issue in layout.build().root.layoutIssues {
        let members = issue.constraints.compactMap(\.sourceIndex)
        let hasCanvas = issue.constraints.contains { $0.origin == .encapsulated }
        // Sizes are never negative, whether or not the contradiction needs that.
        func isSatisfiable(_ chosen: [Int], canvas: Bool) -> Bool {
          layout.isSatisfiable(chosen.map { layout.rules[$0] }, canvas: canvas)
        }
        #expect(!isSatisfiable(members, canvas: hasCanvas), "seed \(seed)")
        for member in members {
          let rest = members.filter { $0 != member }
          #expect(isSatisfiable(rest, canvas: hasCanvas), "seed \(seed)")
        }
        if hasCanvas { #expect(isSatisfiable(members, canvas: false), "seed \(seed)") }
        let broken = try #require(issue.broken)
        #expect(issue.constraints[broken].origin == .user, "seed \(seed)")
      }
    }
  }

  @Test("the shares of a conflict cancel every unknown and leave a gap")
  func shares() {
    for (seed, layout) in Self.layouts {
      for issue in layout.build().root.layoutIssues {
        #expect(issue.shares.count >= issue.constraints.count, "seed \(seed)")
        let gap = issue.shares.reduce(0) { $0 + $1.amount }
        #expect(abs(gap) > 1e-6, "seed \(seed)")
      }
    }
  }

  @Test("each cure makes the rest satisfiable and leaves the residual it promises")
  func cures() throws {
    var count = 0
    for (seed, layout) in Self.layouts {
      let (root, _) = layout.build()
      let issues = root.layoutIssues
      let broken = issues.compactMap { issue in
        issue.broken.flatMap { issue.constraints[$0].sourceIndex }
      }
      for issue in issues {
        let own = try #require(issue.broken.flatMap { issue.constraints[$0].sourceIndex })
        // Constraints that another conflict broke stay out, unless they are members of this one; these
        // stay out, too, if no edit is enough with them.
        let members = issue.constraints.compactMap(\.sourceIndex)
        let foreign = broken.filter { $0 != own && !members.contains($0) }
        let all = broken.filter { $0 != own }
        for cure in root.engine.cures(of: issue) {
          let index = try #require(issue.constraints[cure.member].sourceIndex)
          func heal(without others: [Int]) -> (root: View, views: [View]) {
            var rules = layout.rules.map(Optional.some)
            for other in others { rules[other] = nil }
            switch cure.edit {
            case .lower(let priority): rules[index]?.priority = priority.rawValue
            case .loosen(let relation): rules[index]?.relation = relation
            case .drop: rules[index] = nil
            }
            return layout.build(rules.compactMap { $0 })
          }
          var (healed, views) = heal(without: foreign)
          if !healed.layoutIssues.isEmpty, index == own {
            (healed, views) = heal(without: all)
          }
          #expect(healed.layoutIssues.isEmpty, "seed \(seed), \(cure)")
          let left = RandomLayout.violation(of: layout.rules[index], in: views, healed)
          #expect(abs(left - cure.residual) < 1e-6, "seed \(seed), \(cure), \(left)")
          count += 1
        }
      }
      withExtendedLifetime(root) {}
    }
    #expect(count > 600)
  }

  @Test("no edit that would help is left out")
  func complete() throws {
    for (seed, layout) in Self.layouts.prefix(60) {
      let (root, _) = layout.build()
      guard root.layoutIssues.count == 1, let issue = root.layoutIssues.first else { continue }
      let cures = root.engine.cures(of: issue)
      withExtendedLifetime(root) {}
      for (member, record) in issue.constraints.enumerated() {
        guard let index = record.sourceIndex else { continue }
        let rule = layout.rules[index]
        var edits: [ConflictCure.Edit] = [.drop, .lower(LayoutPriority(999))]
        if rule.relation == .equal {
          edits += [.loosen(.lessThanOrEqual), .loosen(.greaterThanOrEqual)]
        }
        for edit in edits {
          var rules = layout.rules.map(Optional.some)
          switch edit {
          case .lower(let priority): rules[index]?.priority = priority.rawValue
          case .loosen(let relation): rules[index]?.relation = relation
          case .drop: rules[index] = nil
          }
          let heals = layout.build(rules.compactMap { $0 }).root.layoutIssues.isEmpty
          let isOffered = cures.contains { $0.member == member && $0.edit == edit }
          #expect(heals == isOffered, "seed \(seed), rule \(index), \(edit)")
        }
      }
    }
  }
}
