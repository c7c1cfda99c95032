import Rendering
import Scenes

/// Makes what a run found the new goldens.
package struct Approval: Sendable {
  /// The results that are promoted.
  package let results: ResultsFolder
  /// The goldens that they become.
  package let store: GoldenStore

  /// Promotes results into a store.
  package init(results: ResultsFolder, store: GoldenStore) {
    (self.results, self.store) = (results, store)
  }

  /// The report of the run; throws where there is none.
  package func report() throws(ReportError) -> Report {
    let path = results.path("report.json")
    let bytes: [UInt8]
    do {
      bytes = try FileBytes.read(path)
    } catch {
      throw ReportError(
        error == .missing
          ? "there is no run to approve at '\(results.path)'; 'alrender verify' makes one"
          : "'\(path)' cannot be read: \(error.message)")
    }
    do {
      return try Report(bytes: bytes)
    } catch {
      throw ReportError("'\(path)' cannot be used: \(error)")
    }
  }

  /// Promotes the files of a check and answers their names below the folder of goldens.
  package func promote(_ check: Check) throws -> [String] {
    var names: [String] = []
    let stem = GoldenStore.name(scene: check.scene, variant: check.variant, .layout)
      .dropLast(".layout.txt".count)
    for name in FileTree.files(below: results.path("actual")) where name.hasPrefix(stem) {
      let rest = name.dropFirst(stem.count)
      guard rest == ".layout.txt" || rest.hasPrefix("@") else { continue }
      // Of a picture whose golden is its fingerprint only the fingerprint is kept.
      if rest.hasSuffix(".png"), isHashOnly(stem: String(stem), rest: rest) { continue }
      try copy(name)
      names.append(name)
    }
    let outline = GoldenStore.name(scene: check.scene, variant: check.variant, .outline)
    if FileTree.exists(results.path("actual/\(outline)")) {
      try copy(outline)
      names.append(outline)
    }
    return names
  }

  private func isHashOnly(stem: String, rest: Substring) -> Bool {
    FileTree.exists(results.path("actual/\(stem)\(rest.dropLast(4)).hash"))
  }

  private func copy(_ name: String) throws {
    let path = results.path("actual/\(name)")
    do {
      try FileTree.write(try FileBytes.read(path), to: store.path(name))
    } catch let error as FileError {
      throw ReportError("'\(path)' cannot be read: \(error.message)")
    }
  }
}
