import Documents
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
  ///
  /// What the scene stated is promoted with the last of its failures: as long as another one is open,
  /// it tells why that one fails.
  package func promote(_ check: Check, of report: Report) throws -> [String] {
    var names = files(of: check)
    for name in names { try copy(name) }
    let open = report.failures.filter { other in
      other.scene == check.scene && other.status != .failed && !other.isRecorded
    }
    guard open.allSatisfy(isPromoted) else { return names }
    let target = GoldenStore.name(scene: check.scene, variant: check.variant, .outline)
    let own = GoldenStore.name(scene: check.scene, variant: check.variant, .variantOutline)
    if let source = [target, own].first(where: { FileTree.exists(results.path("actual/\($0)")) }) {
      try copy(source, to: target)
      names.append(target)
    }
    return names
  }

  /// Whether the goldens of a check are what the run found.
  private func isPromoted(_ check: Check) -> Bool {
    files(of: check).allSatisfy { name in
      let now = try? FileBytes.read(store.path(name))
      return now != nil && now == (try? FileBytes.read(results.path("actual/\(name)")))
    }
  }

  /// What the run found for a check, as names below the folder of goldens.
  private func files(of check: Check) -> [String] {
    let stem = GoldenStore.name(scene: check.scene, variant: check.variant, .layout)
      .dropLast(".layout.txt".count)
    return FileTree.names(in: results.path("actual/\(check.scene)"))
      .map { "\(check.scene)/\($0)" }
      .filter { name in
        guard name.hasPrefix(stem) else { return false }
        let rest = name.dropFirst(stem.count)
        guard rest == ".layout.txt" || rest.hasPrefix("@") else { return false }
        // Of a picture whose golden is its fingerprint only the fingerprint is kept.
        return !(rest.hasSuffix(".png") && isHashOnly(stem: String(stem), rest: rest))
      }
  }

  private func isHashOnly(stem: String, rest: Substring) -> Bool {
    FileTree.exists(results.path("actual/\(stem)\(rest.dropLast(4)).hash"))
  }

  private func copy(_ name: String, to target: String? = nil) throws {
    let path = results.path("actual/\(name)")
    do {
      try FileTree.write(try FileBytes.read(path), to: store.path(target ?? name))
    } catch let error as FileError {
      throw ReportError("'\(path)' cannot be read: \(error.message)")
    }
  }
}
