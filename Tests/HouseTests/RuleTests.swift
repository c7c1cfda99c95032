import Testing

/// The keys that test names begin with.
@Suite("Rules")
struct RuleTests {
  @Test("Every rule that a test cites has a row in the page of rules")
  func keys() throws {
    let rows = try House.text("Documentation/Rules.md").split(separator: "\n").compactMap { line in
      line.firstMatch(of: /^\| ([CVI][^|]*) \|/)?.1
    }
    let known = Set(rows.flatMap(Self.keys(of:)))
    #expect(known.count > 90)
    for path in try House.paths(in: "Tests") where path.hasSuffix(".swift") {
      let names = try House.text("Tests/\(path)").matches(of: /@(?:Test|Suite)\("([^"]+)/)
      for name in names {
        guard let head = name.1.firstMatch(of: /^((?:[CVI]\d+a?(?:, )?)+)(?: \(([VI]\d+a?)\))?:/)
        else { continue }
        let cited = Self.keys(of: head.1) + (head.2.map(Self.keys(of:)) ?? [])
        #expect(known.isSuperset(of: cited.map(Self.withoutLetter)), "\(path): \(name.1)")
      }
    }
  }

  /// Returns the keys in `C24-C30` and `I2, I3` one by one.
  private static func keys(of cell: Substring) -> [String] {
    cell.split(separator: ", ").flatMap { part -> [String] in
      guard let range = part.wholeMatch(of: /([CVI])(\d+)-[CVI](\d+)/),
        let first = Int(range.2), let last = Int(range.3)
      else { return [String(part)] }
      return (first...last).map { "\(range.1)\($0)" }
    }
  }

  /// A variant of a rule, such as `V2a`, is in the row of the rule.
  private static func withoutLetter(_ key: String) -> String {
    key.hasSuffix("a") ? String(key.dropLast()) : key
  }
}
