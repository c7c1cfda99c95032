import Documents
import Geometry
import Rendering

/// Describes a failure in the order that is easiest to understand: what moved, why, which texts,
/// where the pixels differ, the files, and the command that approves it.
package struct FailureText: Sendable {
  /// The path of the results as a person would type it; empty for paths below a report.
  package var results: String
  private let older: OlderValue

  /// Writes paths below a folder.
  ///
  /// - Parameter older: what was expected.
  package init(results: String, older: OlderValue = .recorded) {
    (self.results, self.older) = (results, older)
  }

  private static let mostFrames = 5
  private static let mostRegions = 3

  /// Returns the lines about a check, without its name.
  ///
  /// - Parameter told: a cause that the reader already knows.
  package func lines(_ check: Check, besides told: Cause? = nil) -> [String] {
    let check = check.unpacked
    return explanation(check, besides: told) + files(check) + approval(check)
  }

  /// Returns the lines that say what differs and why, without files and commands.
  ///
  /// - Parameter told: a cause that the reader already knows.
  package func explanation(_ check: Check, besides told: Cause? = nil) -> [String] {
    let check = check.unpacked
    return frames(check) + causes(check, besides: told) + pixels(check)
  }

  private static let mostOthers = 8

  /// Returns the causes for which only some of a group's checks fail, and which nothing else tells:
  /// whoever approves the group approves them, too.
  ///
  /// - Parameter headlines: the causes of all groups.
  package static func others(_ checks: [Check], besides headlines: Set<Cause>) -> [String] {
    let told = Set(checks.first?.causes ?? [])
    var places: [Cause: Int] = [:]
    var found: [(words: String, count: Int)] = []
    for cause in checks.dropFirst().flatMap(\.causes)
    where !told.contains(cause) && !headlines.contains(cause) {
      if let place = places[cause] {
        found[place].count += 1
      } else {
        places[cause] = found.count
        found.append((cause.words, 1))
      }
    }
    let rest = found.count - mostOthers
    return found.prefix(mostOthers).map { "why, in \($0.count) of them: \($0.words)" }
      + (rest > 0 ? [more(rest, "cause")] : [])
  }

  /// Returns the command that makes the check pass from now on.
  package static func approveCommand(_ check: Check) -> String? { approveCommand([check]) }

  /// Returns the command that makes the checks pass from now on, and approves nothing else that the
  /// report found; nil if none can be approved.
  ///
  /// - Parameter report: the report of the checks; without one, each check is named.
  package static func approveCommand(_ checks: [Check], of report: Report? = nil) -> String? {
    let names = checks.filter(\.canBeApproved).map(\.name)
    guard !names.isEmpty else { return nil }
    if names.count > mostApproved, let report {
      let others = Set(report.checks.filter(\.canBeApproved).map(\.name)).subtracting(names)
      if others.isEmpty { return "alrender approve" }
      return command(
        "^\(either(ApprovalPattern(names, besides: others.sorted()).patterns))")
    }
    return command("^\(either(names.map(exactPattern)))$")
  }

  /// Returns an expression that matches what one of others does.
  private static func either(_ patterns: [String]) -> String {
    patterns.count == 1 ? patterns[0] : "(\(patterns.joined(separator: "|")))"
  }

  private static func command(_ pattern: String) -> String {
    "alrender approve --filter \(Escape.shell(pattern))"
  }

  /// The most checks that one command names one by one.
  private static let mostApproved = 8

  /// Returns a regular expression that matches a name and nothing else.
  ///
  /// Expressions are read by characters: a scalar that forms one with a sign of the expression
  /// beside it is written by its number.
  static func exactPattern(of name: String) -> String {
    let special = "\\^$.|?*+()[]{}".unicodeScalars
    return name.unicodeScalars.map { scalar in
      if special.contains(scalar) { return "\\\(scalar)" }
      let merges = "\(scalar)\\".count == 1 || "\\\(scalar)".count == 1
      return merges ? "\\u{\(String(scalar.value, radix: 16))}" : "\(scalar)"
    }.joined()
  }

  private func frames(_ check: Check) -> [String] {
    let moved = check.layout?.moved ?? []
    // What moves farthest is what there is to see, wherever it is in the tree.
    let ranks = moved.indices.sorted { (moved[$1].reach, $0) < (moved[$0].reach, $1) }
    var lines = ranks.prefix(Self.mostFrames).sorted().map { moved[$0] }.map {
      "'\($0.name)' moved from \(Self.text($0.before)) to \(Self.text($0.after))"
    }
    if moved.count > lines.count { lines.append(Self.more(moved.count - lines.count, "frame")) }
    return lines
  }

  private static func more(_ count: Int, _ noun: String) -> String {
    "and \(count) more \(noun)\(count == 1 ? "" : "s")"
  }

  /// The most differences of a kind that are told of a check; `report.json` has all.
  package static let mostTold = 40

  /// Returns the first of some clauses, and how many more there are.
  package static func first(of clauses: [String], _ noun: String) -> [String] {
    // A line that counts takes the place of none.
    guard clauses.count > mostTold + 1 else { return clauses }
    return clauses.prefix(mostTold) + [more(clauses.count - mostTold, noun)]
  }

  private func causes(_ check: Check, besides told: Cause?) -> [String] {
    let stated = check.causes.filter { $0.kind != .text && $0 != told }.map { cause in
      "why: \(cause.words)\(cause.sharedPlace.map { " (\($0))" } ?? "")"
    }
    let texts = (check.layout?.texts ?? []).filter { text in
      told?.wordsWithoutFile != text.words && !check.causes.contains { $0.tells(text) }
    }.map(\.words)
    let said = Set(check.causes.map(\.words))
    let others = (check.layout?.others ?? []).map(\.words).filter { !said.contains($0) }
    return Self.first(of: stated, "cause") + Self.first(of: texts, "text")
      + Self.first(of: others, "difference")
  }

  /// Returns the lines about a check's pixels; none if they are equal.
  package func pixels(_ check: Check) -> [String] {
    guard let picture = check.picture else { return [] }
    let (expected, actual) = (picture.expectedSize, picture.actualSize)
    guard expected == actual else {
      return [
        "the picture is \(actual.width) x \(actual.height) pixels, \(older.words()) "
          + "\(expected.width) x \(expected.height)"
      ]
    }
    guard picture.unequal > 0 else {
      return [
        "the pixels' fingerprint is \(picture.actualHash), \(older.words()) \(picture.expectedHash); "
          + "'alrender regen \(Self.argument(check.name))' rebuilds the recorded picture"
      ]
    }
    var lines = ["pixels: \(Self.figures(picture))"]
    lines += picture.regions.prefix(Self.mostRegions).map { region in
      let views = region.views.map { "'\(check.name(of: $0))'" }.joined(separator: ", ")
      let place = "\(region.width) x \(region.height) at (\(region.x), \(region.y))"
      return "  \(place): \(views.isEmpty ? "no view" : views)"
    }
    let more = picture.regions.count - Self.mostRegions
    if more > 0 { lines.append("  " + Self.more(more, "area")) }
    return lines
  }

  /// Returns the three figures that tolerances limit: `812 unequal (0.081 %), largest area 300,
  /// ...`.
  package static func figures(_ picture: PictureDifference) -> String {
    let percent = (picture.ratio * 100_000).rounded() / 1000
    let distance = (picture.distance * 10_000).rounded() / 10_000
    return "\(picture.unequal) unequal (ratio \(JSON.number(percent).text) %), "
      + "largest cluster \(picture.cluster), greatest distance \(JSON.number(distance).text)"
  }

  /// Returns a name as a shell argument, quoted if necessary.
  private static func argument(_ name: String) -> String {
    let plain = name.unicodeScalars.allSatisfy { scalar in
      scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
        || "/._-+=@,:".unicodeScalars.contains(scalar)
    }
    return plain && !name.hasPrefix("-") ? name : Escape.shell(name)
  }

  private func files(_ check: Check) -> [String] {
    let files = check.files
    let pairs = [
      ("expected", files.expectedPicture ?? files.expectedLayout ?? files.expectedAccessibility),
      ("actual", files.actualPicture ?? files.actualLayout ?? files.actualAccessibility),
      (
        "difference",
        files.pictureDifference ?? files.layoutDifference ?? files.accessibilityDifference
      ),
    ]
    return pairs.compactMap { name, path in
      path.map { "\(name): \(results.isEmpty ? $0 : "\(results)/\($0)")" }
    }
  }

  private func approval(_ check: Check) -> [String] {
    Self.approveCommand(check).map { ["approve: \($0)"] } ?? []
  }

  private static func text(_ rect: Rect) -> String {
    let numbers = [rect.minX, rect.minY, rect.width, rect.height].map { JSON.number($0).text }
    return "(\(numbers[0]) \(numbers[1]); \(numbers[2]) \(numbers[3]))"
  }
}
