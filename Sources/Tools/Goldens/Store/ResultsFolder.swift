package import Documents

/// The folder of a run's results: `actual/ expected/ diff/` with the goldens' relative names, and
/// the reports.
package struct ResultsFolder: Hashable, Sendable {
  /// The three kinds of files beside the reports.
  package enum Part: String, CaseIterable, Hashable, Sendable {
    case actual, expected
    case difference = "diff"

    /// The folder that holds these files.
    package var folder: InnerPath {
      switch self {
      case .actual: "actual"
      case .expected: "expected"
      case .difference: "diff"
      }
    }
  }

  /// The folder, below which results are written and removed.
  package let root: RootFolder

  /// Makes a folder of results named by the user, which need not exist.
  package init(_ path: String) { root = RootFolder(path) }

  /// Keeps results in a folder.
  package init(_ root: RootFolder) { self.root = root }

  /// The path.
  package var path: String { root.path }

  /// Returns the path of a file relative to the working directory.
  package func path(_ name: String) -> String { "\(path)/\(name)" }

  /// Returns the bytes of a file that a report names. Throws for a name that leads outside the
  /// folder.
  package func read(_ name: String) throws -> [UInt8] { try root.read(try InnerPath(name)) }

  /// Returns the report of the run. Throws if there is none.
  package func report() throws(ReportError) -> Report {
    let path = path("report.json")
    let bytes: [UInt8]
    do {
      bytes = try FileBytes.read(path)
    } catch {
      throw ReportError(
        error == .missing
          ? "there is no report at '\(self.path)'; 'alrender verify' creates one"
          : "'\(path)' cannot be read: \(error.message)")
    }
    do {
      return try Report(bytes: bytes)
    } catch {
      throw ReportError("'\(path)' cannot be used: \(error)")
    }
  }

  /// Writes a file and returns its path below the folder.
  package func write(
    _ bytes: [UInt8], _ part: Part, _ golden: InnerPath
  ) throws(OutputError) -> String {
    let name = part.folder.appending(golden)
    try root.write(bytes, to: name)
    return name.description
  }
}
