package import Documents

/// All findings of a `check` run that share a cause.
package struct FindingGroup: Sendable {
  /// The first finding with the cause, which represents the others.
  package let finding: CheckFinding
  /// The number of findings in all scenes and variants.
  package fileprivate(set) var count = 0
  /// The names of the affected variants in order, each once per scene.
  package fileprivate(set) var variants: [String] = []
  /// The affected scenes in order.
  package fileprivate(set) var scenes: [String] = []

  /// Returns the finding with its number of occurrences: `..., in 2 views in 6 of 8 variants`, or
  /// `..., 12 times`.
  ///
  /// - Parameter total: returns the number of a scene's variants.
  package func diagnostic(of total: (String) -> Int) -> Diagnostic {
    let all = scenes.reduce(0) { $0 + total($1) }
    var words = ""
    if count == views.count * variants.count, views.count > 1 {
      words += ", in \(views.count) views"
    } else if count > variants.count {
      words += ", \(count) times"
    }
    let speaksOfVariants = all > scenes.count && !finding.isStated
    if speaksOfVariants {
      words += "\(words.isEmpty ? "," : "") \(Self.share(variants, of: all))"
    }
    if scenes.count > 1 {
      words += words.isEmpty ? "," : ""
      words += " \(speaksOfVariants ? "of" : "in") \(scenes.count) scenes"
    }
    var diagnostic = finding.diagnostic
    diagnostic.message += words
    if cures.count > 1 {
      let others = cures.count - 1
      diagnostic.listing.append(
        "  and likewise for \(others == 1 ? "another view" : "\(others) other views")")
    }
    if !consequences.isEmpty {
      diagnostic.listing.append("also found, perhaps because of it:")
      diagnostic.listing += consequences.prefix(Self.listed).map { "  \($0)" }
      let rest = consequences.count - Self.listed
      if rest > 0 { diagnostic.listing.append("  and \(rest) more") }
    }
    return diagnostic
  }

  /// The maximum number of variants that the head names.
  private static let named = 3
  /// The maximum number of consequences listed.
  private static let listed = 5

  /// Returns in which of a number of variants something holds: `in 2 of 4 variants ('de', 'rtl')`.
  package static func share(_ variants: [String], of all: Int) -> String {
    let words = "in \(variants.count) of \(all) variants"
    guard variants.count <= named, variants.count < all else { return words }
    return "\(words) (\(variants.map { "'\($0)'" }.joined(separator: ", ")))"
  }

  /// The views that the findings are about.
  private var views: Set<String> = []

  /// The first cure for each view in the first variant; views that share a freedom share it.
  private var cures: Set<String> = []

  /// The possible consequences, as the first message of each cause.
  private var consequences: [String] = []
  /// The causes of the consequences; used only for lookup.
  private var known: Set<FindingCause> = []

  fileprivate init(_ finding: CheckFinding) { self.finding = finding }

  fileprivate mutating func follow(_ finding: CheckFinding) {
    if known.insert(finding.cause).inserted { consequences.append(finding.diagnostic.message) }
  }

  fileprivate mutating func note(_ finding: CheckFinding, scene: String, variant: String) {
    count += 1
    if let view = finding.diagnostic.view { views.insert("\(scene)/\(view)") }
    let isNewScene = scenes.last != scene
    if isNewScene { scenes.append(scene) }
    if isNewScene || variants.last != variant { variants.append(variant) }
    if variants.count == 1, finding.diagnostic.code == .ambiguous,
      let cure = finding.diagnostic.advice.first?.edit
    {
      cures.insert(cure)
    }
  }
}

/// The findings of a run, grouped by cause.
package struct FindingGroups: Sendable {
  private var groups: [FindingGroup] = []
  /// The index of the group of a cause; used only for lookup.
  private var places: [FindingCause: Int] = [:]
  /// The number of variants of each scene; used only for lookup.
  private var totals: [String: Int] = [:]
  /// The number of variants checked.
  package private(set) var variantCount = 0

  private let languagesFirst: Bool

  /// Creates an empty collection.
  ///
  /// - Parameter languagesFirst: whether what some variants have alone comes before what all have; for
  ///   variants that are languages.
  package init(languagesFirst: Bool = false) { self.languagesFirst = languagesFirst }

  /// The number of scenes checked.
  package var sceneCount: Int { totals.count }
  /// The number of causes.
  package var count: Int { groups.count }
  /// The number of findings, including repeated ones.
  package var instanceCount: Int { groups.reduce(0) { $0 + $1.count } }

  /// Returns the number of causes with a severity.
  package func count(_ severity: Diagnostic.Severity) -> Int {
    groups.count { $0.finding.diagnostic.severity == severity }
  }

  /// Adds the findings of a variant; the variants of one scene must be consecutive.
  package mutating func add(_ findings: [CheckFinding], scene: String, variant: String) {
    totals[scene, default: 0] += 1
    variantCount += 1
    for finding in findings {
      // A possible consequence of another finding is listed with it, once for each cause.
      if let origin = finding.origin.flatMap({ places[$0] }) {
        groups[origin].follow(finding)
        continue
      }
      let key = finding.cause
      let place = places[key] ?? groups.count
      if place == groups.count {
        places[key] = place
        groups.append(FindingGroup(finding))
      }
      groups[place].note(finding, scene: scene, variant: variant)
    }
  }

  /// The remarks for each cause: errors before warnings, then what breaks a layout before what is
  /// questionable, then what affects many variants before what affects few.
  package var worstFirst: [Diagnostic] {
    groups.enumerated().sorted { first, second in
      let (one, other) = (rank(first.element), rank(second.element))
      return one == other ? first.offset < second.offset : one < other
    }.map { $0.element.diagnostic { totals[$0] ?? 0 } }
  }

  /// The same for people who read about a whole app: of what scenes state, a kind that several
  /// findings share is one line, with their number.
  package var folded: [Diagnostic] {
    let all = worstFirst
    guard sceneCount > 1 else { return all }
    var counts: [Diagnostic.Code: Int] = [:]
    for remark in all where remark.code.isOfStatements { counts[remark.code, default: 0] += 1 }
    return all.compactMap { remark in
      guard let count = counts[remark.code], count > Self.unfolded else { return remark }
      defer { counts[remark.code] = .max }
      guard count != .max else { return nil }
      return remark.with {
        $0.message += "; and \(count - 1) more of this kind, which '--all' lists"
        ($0.excerpt, $0.hint, $0.listing, $0.advice) = (nil, nil, [], [])
      }
    }
  }

  /// As many findings of a kind are shown one by one.
  private static let unfolded = 2

  private func rank(_ group: FindingGroup) -> [Int] {
    let remark = group.finding.diagnostic
    let severity = Diagnostic.Severity.allCases.firstIndex(of: remark.severity) ?? 0
    let all = group.scenes.reduce(0) { $0 + (totals[$1] ?? 0) }
    let isOfAll = group.finding.isStated || group.variants.count == all
    let kind = Self.kinds.firstIndex(of: remark.code) ?? Self.kinds.count
    return [severity, languagesFirst && isOfAll ? 1 : 0, kind, -group.variants.count]
  }

  /// The kinds of findings, the worst first; unlisted kinds come last.
  private static let kinds: [Diagnostic.Code] = [
    .invalidConstraint, .layoutLoop, .unsatisfiable, .expectation, .formatMismatch, .ambiguous,
    .missingGlyph, .collapsed, .squeezed, .truncated, .brokenWord, .cropped, .overlap,
    .outsideSuperview,
    .outsideSafeArea, .missingKey,
    .requiredContentSize, .fixedHeight,
  ]
}

extension [Int] {
  /// Whether the first differing number is less.
  fileprivate static func < (first: [Int], second: [Int]) -> Bool {
    first.lexicographicallyPrecedes(second)
  }
}

extension Diagnostic.Code {
  /// Whether it is about what the scene states, whichever variant shows it.
  var isOfStatements: Bool {
    [.absoluteSide, .fixedHeight, .requiredContentSize, .redundant].contains(self)
  }
}
