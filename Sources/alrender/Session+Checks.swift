import Rendering
import Scenes

extension Session {
  /// Checks the jobs scene by scene, several at a time, and hands over the findings of each job in
  /// their order; a failed expectation makes the run one whose check failed.
  func check(_ jobs: [Job], then: (Job, [CheckFinding]) -> Void) {
    let isComplete = choices.variants.isEmpty
    perform(
      jobs.byScene, noun: "scenes", tools: { Renderer(resources: $0) },
      work: { renderer, jobs in
        Outcome(of: jobs[0].subject.source, layouts: jobs.count) { timings in
          let check = SceneCheck(jobs.map(\.variant), isComplete: isComplete) { variant in
            try jobs[0].layOut(with: renderer, as: variant)
          }
          timings = check.timings
          return zip(jobs, check.outcomes).map { job, outcome in
            CheckedJob(
              job: job,
              findings: outcome.findings.mapError { Failure($0, of: job.subject.source) })
          }
        }
      },
      then: { _, checked in
        for checked in checked {
          switch checked.findings {
          case .success(let findings):
            then(checked.job, findings)
            settle(findings)
          case .failure(let failure): fail(failure)
          }
        }
      })
  }

  /// Writes a finding as a remark that names the variant; the default one only where an expectation
  /// fails that is judged in several.
  func print(_ finding: CheckFinding, of job: Job) {
    var diagnostic = finding.diagnostic
    let isOneOfSeveral = !job.subject.variants.axes.isEmpty || !choices.matrix.isEmpty
    if job.variant.name != "default" || (isOneOfSeveral && diagnostic.remark.code == .expectation) {
      diagnostic.remark = diagnostic.remark.adding(", in '\(job.variant.name)'")
    }
    printer.print(diagnostic)
  }

  private func settle(_ findings: [CheckFinding]) {
    let isBad = findings.contains { finding in
      switch finding.diagnostic.remark.code {
      case .expectation: true
      case .unsatisfiable, .ambiguous: choices.isStrict
      default: false
      }
    }
    if isBad { settle(.checkFailed) }
  }
}

/// The findings of one variant.
private struct CheckedJob: Sendable {
  let job: Job
  let findings: Result<[CheckFinding], Failure>
}
