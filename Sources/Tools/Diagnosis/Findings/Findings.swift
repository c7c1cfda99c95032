import AutoLayout
import Documents
import Drawing
import Geometry
package import Rendering
import Scenes
import Typesetting

/// Converts the results of a layout to remarks about the scene.
struct Findings {
  let subject: any LayoutSubject
  let issues: [LayoutIssue]
  let views: [LaidOutView]
  let root: View
  private let freedoms: SharedFreedoms
  /// Where each view is stated; used only for lookup.
  let places: [String: Place]

  let findsAmbiguity: Bool
  /// Whether the solver did not give up; otherwise the layout isn't explored further.
  let isSolved: Bool
  private let explainsAmbiguity: Bool
  private let explainsConflicts: Bool
  private let listsAmbiguity: Bool
  /// How many contradictions are explained.
  private let mostConflicts: Int
  /// Whether a note counts the others; who shows only some counts them, too.
  private let countsUnexplained: Bool

  /// The number of free values not explored, for lack of time.
  private let unexplored: Int
  /// The names in constraints whose conditions do not apply, and in none of which does; only for lookup.
  private let unmet: [String: [Int]]

  init(
    subject: any LayoutSubject, root: View, views: [LaidOutView], findsAmbiguity: Bool = true,
    explainsAmbiguity: Bool = true, explainsConflicts: Bool = true, mostConflicts: Int? = nil,
    listsAmbiguity: Bool = true
  ) {
    self.findsAmbiguity = findsAmbiguity
    self.explainsAmbiguity = explainsAmbiguity
    self.explainsConflicts = explainsConflicts
    self.listsAmbiguity = listsAmbiguity
    self.mostConflicts = min(mostConflicts ?? Self.mostConflicts, Self.mostConflicts)
    countsUnexplained = mostConflicts == nil
    self.subject = subject
    self.root = root
    self.views = views
    issues = root.layoutIssues
    places = subject.places
    isSolved = issues.allSatisfy { $0.kind != .solverFault }
    unmet = (subject as? Scene)?.unmetConstraints(in: root) ?? [:]
    let isAsked = explainsAmbiguity && isSolved && views.contains { !$0.freedoms.isEmpty }
    let found = isAsked ? root.engine.freedoms() : []
    freedoms = SharedFreedoms(found, in: root)
    unexplored = found.count { !$0.isExplored }
  }

  /// Contradictions first, then ambiguities, then texts; where the solver gave up, nothing else: all of it
  /// would only say that nothing has its place.
  var diagnostics: [Diagnostic] {
    guard isSolved else { return issueRemarks }
    return issueRemarks + (listsAmbiguity ? ambiguityRemarks : []) + unexploredRemark + guideRemarks
      + scrollRemarks
      + sizeRemarks
      + shown.flatMap(textRemarks)
  }

  /// The maximum number of ambiguous views that are explained.
  private static let mostAmbiguities = 1_000

  /// The ambiguities; of very many views, only the first are explained.
  private var ambiguityRemarks: [Diagnostic] {
    let open = views.filter { !$0.freedoms.isEmpty && !subject.unverified.contains($0.id) }
    let remarks = open.enumerated().map { place, view in
      ambiguity(view, isExplained: explainsAmbiguity && place < Self.mostAmbiguities)
    }
    let rest = open.count - Self.mostAmbiguities
    guard rest > 0 else { return remarks }
    let words = rest == 1 ? "one more ambiguous view is" : "\(rest) more ambiguous views are"
    return remarks + [
      remark(.note, .leftOut, "\(words) listed but not explained", at: nil)
    ]
  }

  /// The maximum number of contradictions that are explained.
  private static let mostConflicts = 100

  /// The layout's issues; of very many contradictions, only the first are explained.
  private var issueRemarks: [Diagnostic] {
    guard explainsConflicts else { return issues.map(bareRemark) }
    let conflicts = issues.filter { $0.kind == .unsatisfiable }
    var cures = cures(of: conflicts)
    var number = 0
    // Whether it is said that no edits were tried.
    var isSaid = false
    let remarks = issues.map { issue -> Diagnostic in
      guard issue.kind == .unsatisfiable else { return diagnostic(issue) }
      number += 1
      // Who shows only the first ones needs no words for hundreds more.
      guard countsUnexplained || number <= mostConflicts else { return bareRemark(issue) }
      let isExplained = !cures.isEmpty
      let cured = isExplained ? cures.removeFirst() : nil
      defer { isSaid = isSaid || cured == nil }
      return .conflict(
        issue, cures: cured, of: subject, in: root, isExplained: isExplained,
        saysOmissions: cured != nil || !isSaid)
    }
    let rest = conflicts.count - mostConflicts
    guard rest > 0, countsUnexplained else { return remarks }
    let words = rest == 1 ? "one more contradiction is" : "\(rest) more contradictions are"
    return remarks + [
      remark(.note, .leftOut, "\(words) listed but not explained", at: nil)
    ]
  }

  /// Returns the cures of the contradictions that are explained. Where there are more, and only some are
  /// shown, they are tried for the first ones alone: what cures these changes the others. Where there are
  /// so many that advice about this layout is not tried, no cures are looked for.
  private func cures(of conflicts: [LayoutIssue]) -> ArraySlice<[ConflictCure]?> {
    guard !countsUnexplained, conflicts.count > mostConflicts else {
      return root.engine.cures(of: Array(conflicts.prefix(mostConflicts)))[...]
    }
    let work = Timings.leastWork(views: views.count, remarks: conflicts.count)
    let mayTry = Timings.workOfTrial(layout: work, variants: 1) <= Timings.mostWorkOfTrials
    let first = mayTry ? root.engine.cures(of: Array(conflicts.prefix(Self.mostCured))) : []
    return (first + Array(repeating: nil, count: mostConflicts))[..<mostConflicts]
  }

  /// How many contradictions have cures where not all are shown.
  private static let mostCured = 4

  /// Returns the remark about an issue for those who only count contradictions.
  private func bareRemark(_ issue: LayoutIssue) -> Diagnostic {
    guard issue.kind == .unsatisfiable else { return diagnostic(issue) }
    let broken = issue.broken.flatMap { subject.source(of: issue.constraints[$0]) }
    return remark(.error, .unsatisfiable, "constraints cannot all hold", at: broken?.place)
  }

  private func diagnostic(_ issue: LayoutIssue) -> Diagnostic {
    let place =
      issue.constraints.lazy.compactMap { subject.source(of: $0) }.first?.place
      ?? issue.views.lazy.compactMap { places[$0] }.first
    let code: Diagnostic.Code = issue.kind == .layoutLoop ? .layoutLoop : .invalidConstraint
    let clause = issue.clause { id in views.first { $0.id == id }?.name ?? id }
    return remark(.error, code, clause, at: place).with {
      $0.view = issue.views.count == 1 ? issue.views[0] : nil
      $0.constraints = issue.constraints.map { subject.reference($0) }
    }
  }

  private func ambiguity(_ view: LaidOutView, isExplained: Bool) -> Diagnostic {
    let explanation = FreedomExplanation(
      view, freedoms: freedoms, subject: subject, places: places,
      unmet: unmet)
    return remark(explanation.severity, .ambiguous, explanation.clause, at: places[view.id]).with {
      $0.view = view.id
      if isExplained {
        $0.advice = explanation.advice
        $0.listing = explanation.listing
        $0.views = explanation.squeezed
      }
      $0.cause = explanation.cause { places[$0] }
    }
  }

  /// A note about values that a search left out because it would have taken long.
  private var unexploredRemark: [Diagnostic] {
    func values(_ count: Int) -> String {
      count == 1 ? "one more free value" : "\(count) more free values"
    }
    let unasked = findsAmbiguity ? root.engine.unaskedCount : 0
    let unranged = explainsAmbiguity ? root.engine.unrangedCount : 0
    let asked = unasked == 1 ? "one more value is" : "\(unasked) more values are"
    let clauses = [
      unasked == 0 ? nil : "whether \(asked) free is not known",
      unranged == 0 ? nil : "the range of \(values(unranged)) is not known",
      unexplored == 0 ? nil : "what would settle \(values(unexplored)) is not known",
    ]
    return clauses.compactMap { $0 }.map {
      remark(.note, .leftOut, "\($0): the search ran out of time", at: nil)
    }
  }

  /// Visible views of which nobody sees the text, or which nobody can touch, because they have no
  /// size, and controls that are too small to be drawn.
  private var sizeRemarks: [Diagnostic] {
    guard views.contains(where: { $0.isCollapsed || $0.shortage != .zero }) else { return [] }
    var found: [Diagnostic] = []
    var index = 0
    func visit(_ view: View, isVisible: Bool) {
      let isVisible = isVisible && !view.isHidden && view.alpha > 0
      if isVisible, views.indices.contains(index) {
        let laidOut = views[index]
        let collapse = laidOut.collapseClause
        if let clause = collapse ?? laidOut.squeezeClause {
          found.append(
            remark(
              .warning, collapse == nil ? .squeezed : .collapsed, clause, at: places[laidOut.id]
            ).with { $0.view = laidOut.id })
        }
      }
      index += 1
      for subview in view.subviews { visit(subview, isVisible: isVisible) }
    }
    visit(root, isVisible: true)
    return found
  }

  /// The views outside of hidden ones.
  private var shown: [LaidOutView] {
    var hidden: Int?
    return views.filter { view in
      if let hidden, view.depth > hidden { return false }
      hidden = view.isHidden ? view.depth : nil
      return true
    }
  }

  private func textRemarks(_ view: LaidOutView) -> [Diagnostic] {
    guard !view.texts.isEmpty, !view.isHidden else { return [] }
    let place = places.place(of: view.id)
    var remarks: [Diagnostic] = []
    if let clause = view.truncationClause, !view.mayTruncate {
      remarks.append(remark(.warning, .truncated, clause, at: place))
    }
    // Of a text without a size it is said already that nobody sees it.
    if let clause = view.cutClause, !view.isCollapsed {
      remarks.append(remark(.warning, .cropped, clause, at: place))
    }
    if let clause = view.overlapClause {
      remarks.append(remark(.warning, .overlap, clause, at: place).with { $0.views = [view.id] })
    }
    if let clause = view.brokenWordClause {
      remarks.append(remark(.warning, .brokenWord, clause, at: place))
    }
    for characters in view.missingGlyphs.byScript {
      let clause = "no font has a glyph for \(characters.named) in '\(view.name)'"
      remarks.append(
        remark(.warning, .missingGlyph, clause, at: place).with {
          let first = characters.first?.codePoints ?? ""
          $0.cause = "\(place?.line ?? 0):\(place?.column ?? 0) \(first)"
        })
    }
    return remarks.map { remark in remark.with { $0.view = view.id } }
  }

  private func remark(
    _ severity: Diagnostic.Severity, _ code: Diagnostic.Code, _ clause: String, at place: Place?
  ) -> Diagnostic {
    subject.diagnostic(severity, code, clause, at: place, hint: nil)
  }
}

extension Scene {
  /// Returns the constraints with conditions that name a view, by its id, where none is in force in a tree.
  fileprivate func unmetConstraints(in root: View) -> [String: [Int]] {
    guard constraints.contains(where: { $0.condition != nil }) else { return [:] }
    var active: Set<Int> = []
    func visit(_ view: View) {
      active.formUnion(view.constraints.compactMap(\.sourceIndex))
      for subview in view.subviews { visit(subview) }
    }
    visit(root)
    var (met, unmet): (Set<String>, [String: [Int]]) = ([], [:])
    for (index, constraint) in constraints.enumerated() where constraint.condition != nil {
      let names = constraint.text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(
        String.init)
      if active.contains(index) {
        met.formUnion(names)
      } else {
        for name in names where unmet[name]?.last != index {
          unmet[name, default: []].append(index)
        }
      }
    }
    return unmet.filter { !met.contains($0.key) }
  }
}
