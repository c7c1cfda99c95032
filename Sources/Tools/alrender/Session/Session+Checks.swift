import Checking
import Documents
import Rendering
import Scenes
import Workspace

extension Session {
  /// Checks the jobs in parallel and passes on the findings of each in order. An error among them
  /// fails the run's check.
  func check(_ jobs: [Job], then: (Job, [CheckFinding]) -> Void) {
    let isComplete = choices.variants.isEmpty
    let strictness: Strictness = choices.isStrict ? .strict : .checking
    let reader = reader(readsExamples: true)
    let audits = choices.audits
    forEachGroup(
      jobs.byScene.map(SceneChecks.init), tools: { Renderer(resources: $0) },
      part: { renderer, _, job, timings in
        let checked = CheckedVariant(job.variant, audits: audits) {
          try job.layOut(with: renderer, as: $0)
        }
        timings.add(checked.timings)
        return checked
      },
      whole: { renderer, scene, variants, timings in
        let findings = SceneFindings(
          variants, of: TrialScene(scene.jobs[0].subject, reader: reader, renderer: renderer),
          isComplete: isComplete && variants.count == scene.jobs.count, strictness: strictness,
          audits: audits, mostWork: AdviceTrial.mostWorkOfCheck)
        timings.add(findings.timings)
        return zip(scene.jobs, findings.outcomes).map { job, outcome in
          CheckedJob(
            job: job,
            findings: outcome.findings.mapError { Failure($0, of: job.subject.source) })
        }
      },
      then: { _, checked in
        for checked in checked {
          switch checked.findings {
          case .success(let findings):
            then(checked.job, findings)
            if findings.contains(where: \.isError) { log.settle(.checkFailed) }
          case .failure(let failure): fail(failure)
          }
        }
      })
  }

  /// Writes the findings, one diagnostic per cause, worst first, and the totals.
  ///
  /// - Parameters:
  ///   - limit: the maximum number of causes shown; nil for all.
  ///   - aside: what the findings leave out.
  func say(_ groups: FindingGroups, limit: Int?, _ aside: CheckAside) {
    summarise(groups, shown: say(groups, limit: limit), aside)
  }

  /// Writes the findings, one diagnostic per cause, worst first, and returns how many are shown.
  @discardableResult
  func say(_ groups: FindingGroups, limit: Int?) -> Int {
    let shown = limit.map { groups.folded.prefix($0) } ?? groups.worstFirst[...]
    for diagnostic in shown { log.say(diagnostic) }
    return shown.count
  }

  /// Writes the totals, such as `6 scenes in 48 variants: 3 errors, 12 warnings`, unless the
  /// findings could not be written.
  func summarise(_ groups: FindingGroups, shown: Int, _ aside: CheckAside) {
    guard !Console.hasLostData else { return }
    let found = Diagnostic.Severity.allCases.compactMap { severity -> String? in
      let count = groups.count(severity)
      return count == 0 ? nil : Self.counted(count, severity.rawValue)
    }
    let none = aside == .undrawnOnly ? "nothing is left undrawn" : "no findings"
    var words = found.isEmpty ? none : found.joined(separator: ", ")
    if !log.failedFiles.isEmpty {
      // Files that could not be read or laid out have already been reported; they were not
      // checked.
      let unread = "\(Self.counted(log.failedFiles.count, "file")) could not be checked"
      words = found.isEmpty ? unread : "\(words); \(unread)"
    }
    if groups.instanceCount > groups.count { words += ", \(groups.instanceCount) times in all" }
    let scenes = Self.counted(groups.sceneCount, "scene")
    words = "\(scenes) in \(Self.counted(groups.variantCount, "variant")): \(words)"
    if shown < groups.count { words += "; the first \(shown) are shown, '--all' shows the rest" }
    if case .undrawn(let count) = aside, count > 0 {
      words += "; \(count) \(count == 1 ? "thing is" : "things are") not drawn, "
      words += "'--undrawn' lists \(count == 1 ? "it" : "them")"
    }
    log.printer.summarise(words)
  }

  private static func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}

/// What the findings of a check leave out.
enum CheckAside: Equatable {
  /// The number of places and properties of documents that pictures leave empty.
  case undrawn(Int)
  /// Everything except those.
  case undrawnOnly
}

/// A scene with all its variants.
private struct SceneChecks: JobGroup {
  let jobs: [Job]
}

/// The findings of one variant.
private struct CheckedJob: Sendable {
  let job: Job
  let findings: Result<[CheckFinding], Failure>
}
