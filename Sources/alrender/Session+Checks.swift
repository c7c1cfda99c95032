import Rendering
import Scenes

extension Session {
  /// Checks the jobs, several at a time, and hands over the findings of each in their order; a
  /// failed expectation makes the run one whose check failed.
  func check(_ jobs: [Job], then: (Job, [CheckFinding]) -> Void) {
    let isComplete = choices.variants.isEmpty
    forEachGroup(
      jobs.byScene.map(CheckedScene.init), tools: { Renderer(resources: $0) },
      part: { renderer, _, job, timings in
        let checked = CheckedVariant(job.variant) { try job.layOut(with: renderer, as: $0) }
        timings.add(checked.timings)
        return checked
      },
      whole: { renderer, scene, variants, timings in
        let check = SceneCheck(variants, isComplete: isComplete) { variant in
          try scene.jobs[0].layOut(with: renderer, as: variant)
        }
        timings.add(check.timings)
        return zip(scene.jobs, check.outcomes).map { job, outcome in
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

/// A scene with all its variants.
private struct CheckedScene: JobGroup {
  let jobs: [Job]
}

/// The findings of one variant.
private struct CheckedJob: Sendable {
  let job: Job
  let findings: Result<[CheckFinding], Failure>
}
