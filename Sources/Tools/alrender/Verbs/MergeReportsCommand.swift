import ArgumentParser
import Documents
import Goldens
import Scenes

/// `alrender merge-reports`: merges the reports of several shards.
struct MergeReportsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge-reports",
    abstract: "Merge the reports of shards into the report of one run.",
    usage: "alrender merge-reports DIR... [--expect-shards N] [--report DIR] [--reporter names]",
    discussion: """
      alrender verify --ci --shard 2/3 --reporter json --report shard-2     on each machine
      alrender merge-reports shard-* --expect-shards 3 --report report

      A missing or duplicate shard is an error. The exit code is that of a single run. In the project's \
      folder the report lists the goldens that belong to no scene, as that of a single run does.
      """)

  @Argument(help: "The folders that 'verify --report' wrote.", completion: .directory)
  var folders: [String]

  @Option(help: ArgumentHelp("The number of shards to expect.", valueName: "N"))
  var expectShards: Int?

  @Option(
    help: ArgumentHelp("Where the merged results and reports go.", valueName: "DIR"),
    completion: .directory)
  var report: String?

  @Option(name: .customLong("reporter"), help: .reporters)
  var reporters: [ReporterList] = []

  @Option(
    help: ArgumentHelp(
      "The folder of goldens, of which some may belong to no scene; default the project's.",
      valueName: "DIR"), completion: .directory)
  var goldens: String?

  func run() throws {
    let session = Session.lenient()
    var reports: [(name: String, report: Report)] = []
    for folder in folders {
      let path = "\(folder)/report.json"
      do {
        reports.append((folder, try Report(bytes: try FileBytes.read(path))))
      } catch let error as FileError {
        session.fail("cannot be read: \(error.message)", file: path)
      } catch {
        session.fail("cannot be used: \(error)", file: path)
      }
    }
    if session.log.status != .done { throw session.log.end() }
    var merged: Report
    do {
      merged = try MergedReport.merge(reports, expected: expectShards)
    } catch {
      session.fail(error.description, file: "merge-reports")
      throw session.log.end()
    }
    let store = goldens.map { GoldenStore($0) } ?? GoldenStore(project: session.project)
    if let unclaimed = MergedReport.unclaimed(reports.map(\.report), in: store) {
      merged.unclaimed = unclaimed
    }
    let names = reporters.isEmpty ? session.project.reporters : reporters.flatMap(\.names)
    let output = ReportOutput(names: names, session: session)
    if let report { output.gather(folders.map { ResultsFolder($0) }, in: ResultsFolder(report)) }
    var times = RecordedTimes()
    for folder in folders { times.add(RecordedTimes(path: "\(folder)/times.json")) }
    output.write(
      merged, times: times, scratch: nil, memory: ProjectMemory(project: session.project.folder),
      folder: report)
    for check in merged.failures {
      session.log.settle(check.status == .failed ? .wrongInput : .checkFailed)
    }
    try session.finish()
  }
}
