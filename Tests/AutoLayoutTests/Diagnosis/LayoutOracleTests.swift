import AutoLayout
import Foundation
import Geometry
import Testing

/// Rows of views with answers from a lexicographic linear program; `make_rows.py`, next to the
/// data, generates them and describes the format.
@Suite("Layouts compared with a linear program")
struct LayoutOracleTests {
  /// A row with its answers.
  private struct Sample {
    var seed: String
    var layout: RandomLayout
    var ranges: [(view: Int, unknown: LayoutUnknown, lower: Double?, upper: Double?)] = []
    var conflicts: [Set<String>] = []
  }

  private static func samples() throws -> [Sample] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "LayoutOracle/rows.txt")
    var found: [Sample] = []
    for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
      let fields = line.split(separator: " ").map(String.init)
      switch fields[0] {
      case "S":
        found.append(
          Sample(seed: fields[1], layout: RandomLayout(views: Int(fields[2]) ?? 0, rules: [])))
      case "A":
        found[found.count - 1].layout.rules.append(try rule(fields))
      case "F":
        let view = try #require(Int(fields[1]))
        found[found.count - 1].ranges.append(
          (view, fields[2] == "minX" ? .minX : .width, Double(fields[3]), Double(fields[4])))
      default:
        found[found.count - 1].conflicts.append(Set(fields.dropFirst()))
      }
    }
    return found
  }

  private static func rule(_ fields: [String]) throws -> RandomLayout.Rule {
    let attributes: [String: LayoutConstraint.Attribute] = [
      "left": .left, "right": .right, "width": .width,
    ]
    let other = Int(fields[4])
    return RandomLayout.Rule(
      view: try #require(Int(fields[1])), attribute: try #require(attributes[fields[2]]),
      relation: try #require(LayoutConstraint.Relation(rawValue: Int(fields[3]) ?? 9)),
      other: other,
      otherAttribute: other == nil ? .notAnAttribute : try #require(attributes[fields[5]]),
      multiplier: try #require(Double(fields[6])), constant: try #require(Double(fields[7])),
      priority: try #require(Double(fields[8])))
  }

  @Test("determined values and the ranges of the others are those of the linear program")
  func ranges() throws {
    var free = 0
    for sample in try Self.samples() where sample.conflicts.isEmpty {
      let (root, views) = sample.layout.build()
      #expect(root.layoutIssues.isEmpty, "row \(sample.seed)")
      for wanted in sample.ranges {
        let place: Comment = "row \(sample.seed), \(wanted)"
        let frame = views[wanted.view].frame
        let value = wanted.unknown == .minX ? frame.minX : frame.width
        let found = views[wanted.view].layoutFreedom.first { $0.unknown == wanted.unknown }
        if let lower = wanted.lower, let upper = wanted.upper, abs(upper - lower) < 1e-6 {
          #expect(found == nil, place)
          #expect(abs(value - lower) < 1e-6, place)
        } else {
          free += 1
          #expect(isNear(found?.lower, wanted.lower), place)
          #expect(isNear(found?.upper, wanted.upper), place)
          #expect(found != nil, place)
        }
      }
      #expect(
        views.contains { $0.hasAmbiguousLayout }
          || sample.ranges.allSatisfy { isNear($0.lower, $0.upper) && $0.lower != nil })
    }
    #expect(free > 300)
  }

  @Test("the set of a conflict is one of those that the linear program finds")
  func conflicts() throws {
    var count = 0
    for sample in try Self.samples() where !sample.conflicts.isEmpty {
      let (root, _) = sample.layout.build()
      let issue = try #require(root.layoutIssues.first, "row \(sample.seed)")
      let members = issue.constraints.map { $0.sourceIndex.map(String.init) ?? "c" }
      #expect(sample.conflicts.contains(Set(members)), "row \(sample.seed): \(members)")
      count += 1
    }
    #expect(count > 30)
  }

  private func isNear(_ found: Double?, _ wanted: Double?) -> Bool {
    guard let found, let wanted else { return found == nil && wanted == nil }
    return abs(found - wanted) <= 1e-6 * max(1, abs(wanted))
  }
}
