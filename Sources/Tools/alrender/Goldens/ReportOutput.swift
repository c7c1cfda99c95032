import Documents
import Glibc
import Goldens
import Rendering
import Reports
import Scenes

/// Writes the reports of a run to their destinations.
struct ReportOutput {
  let names: [ProjectConfiguration.ReporterName]
  let session: Session

  /// Writes the report files, moves the results into place and prints what people should read.
  ///
  /// - Parameters:
  ///   - scratch: the results of this run; nil if the project cannot be written to.
  ///   - folder: another folder in which the user wants results and reports.
  func write(
    _ report: Report, times: RecordedTimes, scratch: ResultsFolder?, memory: ProjectMemory,
    folder: String?
  ) {
    var report = report
    if report.project.isEmpty { report.project = RepositoryPaths.folder(session.project.folder) }
    var place = folder ?? ""
    if let scratch {
      writeFiles(report, times: times, to: scratch, all: false)
      if let folder { copy(scratch, to: ResultsFolder(folder)) }
      do {
        try memory.finish(scratch)
        place = memory.lastRun.path
      } catch let error as OutputError {
        session.fail("cannot be written: \(error.reason)", file: error.path)
      } catch {
        session.fail("\(error)", file: memory.path)
      }
    }
    if let folder { writeFiles(report, times: times, to: ResultsFolder(folder), all: true) }
    if names.contains(.list) { Console.put(ListReporter.text(report, results: place)) }
    if names.contains(.github) { writeGitHub(report) }
    if names.contains(.json), folder == nil, names == [.json] { report.write(Console.put) }
  }

  /// Writes the report in JUnit format to a file.
  func writeJUnit(_ report: Report, to path: String) {
    attempt { () throws(OutputError) in
      try OutputFile.write(to: path) { file in
        JUnitReporter.write(report) { file.append($0) }
      }
    }
  }

  private func writeFiles(
    _ report: Report, times: RecordedTimes, to folder: ResultsFolder, all: Bool
  ) {
    let isWritten = attempt { () throws(OutputError) in
      let root = folder.root
      try root.write(to: "report.json") { file in report.write { file.append($0) } }
      try root.write(Array(times.fileText.utf8), to: "times.json")
      if all || names.contains(.junit) {
        try root.write(to: "junit.xml") { file in JUnitReporter.write(report) { file.append($0) } }
      }
      if names.contains(.sarif) {
        let document = SARIFReporter.document(report.codeFindings, version: Version.number)
        try root.write(Array(document.indentedText.utf8), to: "alrender.sarif")
      }
      if names.contains(.gitlab) {
        let document = GitLabReporter.document(report.codeFindings)
        try root.write(Array(document.indentedText.utf8), to: "gl-code-quality-report.json")
      }
    }
    // A folder that cannot be written to is reported only once.
    if isWritten, all || names.contains(.html) { writePage(report, to: folder) }
  }

  private func writePage(_ report: Report, to folder: ResultsFolder) {
    attempt { () throws(OutputError) in
      try folder.root.write(to: "index.html") { file in
        ReportPage.write(report) { file.append($0) }
      }
    }
  }

  /// Collects the results of several runs in one folder, replacing its content.
  func gather(_ runs: [ResultsFolder], in folder: ResultsFolder) {
    for part in ResultsFolder.Part.allCases { folder.root.removeAll(part.folder) }
    for results in runs { add(results, to: folder) }
  }

  /// Copies results over those of an earlier run in the same place.
  private func copy(_ results: ResultsFolder, to folder: ResultsFolder) {
    gather([results], in: folder)
  }

  private func add(_ results: ResultsFolder, to folder: ResultsFolder) {
    for part in ResultsFolder.Part.allCases {
      for name in results.root.files(below: part.folder) {
        let path = part.folder.appending(name)
        let isWritten = attempt { () throws(OutputError) in
          try results.root.copy(path, to: folder.root)
        }
        // If one cannot be written, as with a full disk, the others cannot either.
        if !isWritten { return }
      }
    }
  }

  private func writeGitHub(_ report: Report) {
    Console.putCommands(GitHubReporter.annotations(report))
    guard let path = getenv("GITHUB_STEP_SUMMARY").map({ String(cString: $0) }), !path.isEmpty
    else { return }
    try? OutputFile.append(Array(GitHubReporter.summary(report).utf8), to: path)
  }

  @discardableResult
  private func attempt(_ work: () throws(OutputError) -> Void) -> Bool {
    do {
      try work()
      return true
    } catch {
      session.fail("cannot be written: \(error.reason)", file: error.path)
      return false
    }
  }
}
