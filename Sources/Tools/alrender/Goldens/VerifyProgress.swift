import Documents
import Goldens
import Scenes

/// How far a `verify` has come, so that its report says what happened even if nothing was compared:
/// the configuration has errors, scenes share goldens, or the environment is another.
final class VerifyProgress {
  /// The part of the run.
  var shard: Report.Shard?
  /// The session, as soon as there is one.
  var session: Session?
  /// The reports to write.
  var names: [ProjectConfiguration.ReporterName] = [.list]
  /// The fingerprint of what all parts check, once it is known.
  var plan = ""
  /// Whether the report of the comparison is being written.
  var isReported = false
  private var errors: [Diagnostic] = []

  init(shard: Report.Shard?) { self.shard = shard }

  /// Takes a diagnostic that is printed.
  func hear(_ remark: Diagnostic) { if remark.severity == .error { errors.append(remark) } }

  /// Writes a report with an error for each of the messages.
  ///
  /// - Parameter folder: the folder for results on the command line; nil for none.
  func write(to folder: String?) {
    guard !errors.isEmpty else { return }
    let session = session ?? Session(withoutProject: LayoutChoices())
    let memory = ProjectMemory(project: session.project.folder)
    var report = Report(shard: shard, plan: plan, checks: [])
    // All parts end for the same reason; the first says so.
    if shard?.index ?? 1 == 1 || !plan.isEmpty {
      report.checks = errors.enumerated().map { index, error in check(error, index, session) }
    }
    let scratch = self.session == nil ? nil : memory.begin()
    let silent = names.filter { $0 != .list }
    ReportOutput(names: silent, session: session).write(
      report, times: RecordedTimes(), scratch: scratch, memory: memory, folder: folder)
  }

  private func check(_ error: Diagnostic, _ index: Int, _ session: Session) -> Check {
    let source = session.project.inner(error.file) ?? error.file
    var check = Check(
      index: index, scene: "project", source: source,
      variant: PathParts.stem(of: PathParts.lastName(of: source)), scale: 1, status: .failed)
    // Lines that begin with a word are hints; the others say what is wrong.
    let details = error.listing.map(\.text).prefix { $0.hasPrefix("  ") }
      .map { String($0.drop { $0 == " " }) }
    let place = error.line.map { "line \($0): " } ?? ""
    check.causes = [
      Cause(
        .problem, subject: source,
        words: place + error.message
          + (details.isEmpty ? "" : ": " + details.joined(separator: "; ")))
    ]
    check.causeLines = [error.line]
    return check
  }
}
