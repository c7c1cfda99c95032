import Goldens
import Testing

@Suite("Parts of a run")
struct ShardPlanTests {
  private static let paths = (0..<2_000).map { "Scenes/g\($0 % 10)/scene\($0).yaml" }

  private static func parts(_ paths: [String], _ weights: [Double?]? = nil, _ count: Int) -> [Int] {
    ShardPlan(
      paths: paths, weights: weights ?? paths.map { _ in nil }, count: count
    ).parts
  }

  // jestjs/jest#13476 and fremtind/rules_vitest#36: with parts rounded up, the last ones were empty
  // although there were enough files.
  @Test("no part is empty as long as there are enough files")
  func small() {
    for (files, count) in [(10, 6), (9, 5), (12, 10), (100, 8), (3, 3)] {
      let parts = Self.parts(Array(Self.paths.prefix(files)), nil, count)
      #expect(Set(parts).count == count, "\(files) \(count)")
    }
    #expect(Set(Self.parts(Array(Self.paths.prefix(2)), nil, 5)).count == 2)
  }

  @Test("without times the parts have equally many files, of which new files move few")
  func hashed() {
    let parts = Self.parts(Self.paths, nil, 8)
    #expect(parts.allSatisfy { (1...8).contains($0) })
    let more = ["Scenes/a.yaml"] + Self.paths + ["Scenes/z.yaml"]
    let moved = zip(Self.parts(more, nil, 8)[1...2_000], parts).count { $0 != $1 }
    #expect(moved <= 2 * 7, "\(moved)")
    let counts = (1...8).map { part in parts.count { $0 == part } }
    #expect(counts.allSatisfy { $0 == 250 }, "\(counts)")
  }

  @Test("with times the parts take equally long, and new scenes go by their paths")
  func weighed() {
    let weights = (0..<2_000).map { index -> Double? in
      index % 50 == 0 ? nil : Double(index % 7 == 0 ? 40 : 2)
    }
    let parts = Self.parts(Self.paths, weights, 8)
    var loads = [Double](repeating: 0, count: 8)
    for (part, weight) in zip(parts, weights) { loads[part - 1] += weight ?? 0 }
    let mean = loads.reduce(0, +) / 8
    #expect(loads.allSatisfy { abs($0 - mean) < mean * 0.1 }, "\(loads)")
    let fresh = Self.paths.indices.filter { weights[$0] == nil }
    let hashed = Self.parts(fresh.map { Self.paths[$0] }, nil, 8)
    #expect(fresh.map { parts[$0] } == hashed)
  }

  @Test("parts by other times have another fingerprint")
  func fingerprint() {
    func plan(_ weight: Double) -> ShardPlan {
      ShardPlan(paths: ["a", "b", "c"], weights: [weight, 2, 3], count: 2)
    }
    #expect(plan(1).fingerprint == plan(1).fingerprint)
    #expect(plan(1).fingerprint != plan(9).fingerprint)
  }

  @Test("the time of a file is that of its scenes: itself, its examples, its controllers")
  func times() throws {
    var times = RecordedTimes()
    for scene in ["list", "list/row", "Main#Login", "Main#Home", "other"] {
      times.add(.milliseconds(10), to: scene)
    }
    #expect(times.weights(ofFiles: ["Main", "list", "new"]) == [20, 20, nil])
  }

  @Test("a run split by other times cannot be merged")
  func splits() throws {
    func report(_ index: Int, _ split: String) -> (name: String, report: Report) {
      var report = Report(shard: .init(index: index, count: 2), plan: "p", checks: [])
      report.shard?.split = split
      return ("part-\(index)", report)
    }
    #expect(throws: ReportError.self) {
      try MergedReport.merge([report(1, "x"), report(2, "y")])
    }
    #expect(try MergedReport.merge([report(1, "x"), report(2, "x")]).checks.isEmpty)
  }
}
