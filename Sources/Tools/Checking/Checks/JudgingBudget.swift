import Documents
package import Rendering
package import Scenes

/// How much the expectations of a scene may ask of its layouts, and how many failures are kept.
///
/// A line such as `insideSuperview` is about all views: a thousand of them in a scene of many views would
/// take minutes, and their failures gigabytes. What is not judged has not passed: it is an error.
package struct JudgingBudget {
  /// More views than the expectations of one layout ask about: those of 10,000 rows for a hundred of them.
  package static let mostJudged = 5_000_000
  /// More failures than a scene has in all its layouts.
  package static let mostFailures = 100_000

  /// What is left of each layout's views.
  package private(set) var views: [Int]
  private var failures: Int
  /// The expectations that have not been judged, each once.
  package private(set) var leftOut = 0

  /// Begins the budget of some layouts.
  package init(
    layouts: Int, mostJudged: Int = JudgingBudget.mostJudged,
    mostFailures: Int = JudgingBudget.mostFailures
  ) {
    views = Array(repeating: mostJudged, count: layouts)
    failures = mostFailures
  }

  /// Whether an expectation may be judged in a layout that has some views; what it asks is taken.
  package mutating func takes(
    _ expectation: SceneExpectation, in layout: Int, of count: Int
  ) -> Bool {
    guard views[layout] > 0, failures > 0 else { return false }
    views[layout] -= expectation.kind.judgedViews(of: count)
    return true
  }

  /// Takes what has failed.
  package mutating func note(failures count: Int) { failures -= count }

  /// Notes that an expectation was not judged everywhere.
  package mutating func leaveOut() { leftOut += 1 }

  /// The error that says so; nil where all were judged.
  package func finding(about subject: any LayoutSubject, of count: Int) -> CheckFinding? {
    guard leftOut > 0 else { return nil }
    let words =
      leftOut == 1 ? "one of \(count) expectations is" : "\(leftOut) of \(count) expectations are"
    return subject.finding(
      .error, .leftOut,
      "\(words) not judged everywhere: those before take as much work as one scene may take",
      at: nil, hint: "expect the same of fewer views, or once of all")
  }
}

extension SceneExpectation.Kind {
  /// How many views it is about in a layout that has some, counted as often as they are looked at.
  fileprivate func judgedViews(of count: Int) -> Int {
    func named(_ ids: [String]) -> Int { ids.isEmpty ? count : ids.count }
    return switch self {
    case .satisfiable, .unambiguous, .noOverlapOfSiblings, .mirrors, .accessible: count
    case .insideSuperview(let ids), .insideSafeArea(let ids), .notTruncated(let ids),
      .wholeWords(let ids), .noTofu(let ids):
      named(ids)
    case .noOverlap(let ids): named(ids) * Self.comparisons
    case .minimumTapTarget(let rule): named(rule.views) + rule.exceptions.count
    case .comparison, .monotone: 1
    }
  }

  /// With how many others a view is compared, as a rule.
  private static var comparisons: Int { 20 }
}
