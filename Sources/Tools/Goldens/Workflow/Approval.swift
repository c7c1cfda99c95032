import Documents
import Scenes

/// Turns the results of a run into the new goldens.
package struct Approval: Sendable {
  /// The results to promote.
  package let results: ResultsFolder
  /// The store of goldens to update.
  package let store: GoldenStore

  /// Promotes results into a store.
  package init(results: ResultsFolder, store: GoldenStore) {
    (self.results, self.store) = (results, store)
  }

  /// Returns the report of the run. Throws if there is none.
  package func report() throws(ReportError) -> Report { try results.report() }

  /// Promotes the files of a check that differ from the goldens, and returns their names below the folder of
  /// goldens.
  ///
  /// The scene's statements are promoted with the last of its failures: as long as another
  /// failure is open, they explain it.
  package func promote(_ check: Check, of report: Report) throws -> [String] {
    var names = try files(of: check)
    if names.isEmpty {
      throw ReportError("'\(results.path)' has no results for it; verify it again")
    }
    let own = try GoldenStore.name(scene: check.scene, variant: check.variant, .variantOutline)
    if results.root.contains(Self.actual(own)) { names.append(own) }
    names = try names.filter { try copy($0) }
    let open = report.failures.filter { other in
      other.scene == check.scene && other.status != .failed && !other.isRecorded
    }
    guard open.allSatisfy(isPromoted) else { return names.map(\.description) }
    let target = try GoldenStore.name(scene: check.scene, variant: check.variant, .outline)
    let stated = try GoldenStore.name(scene: check.scene, variant: check.variant, .statedOutline)
    if let source = [target, stated].first(where: { results.root.contains(Self.actual($0)) }) {
      if try copy(source, to: target) { names.append(target) }
    }
    return names.map(\.description)
  }

  /// Promotes what a scene states, whose variants have all passed: it is no cause of what fails later.
  package func promoteStatements(of scene: String) throws {
    let name = try GoldenStore.name(scene: scene, variant: Variant.default.name, .outline)
    if results.root.contains(Self.actual(name)) { try copy(name) }
  }

  /// Whether the goldens of a check equal what the run found.
  private func isPromoted(_ check: Check) -> Bool {
    let files = try? files(of: check)
    return files?.allSatisfy { name in
      let now = try? store.root.read(name)
      return now != nil && now == (try? results.root.read(Self.actual(name)))
    } ?? false
  }

  /// Returns what the run found for a check, as names below the folder of goldens.
  private func files(of check: Check) throws(InnerPathError) -> [InnerPath] {
    let layout = try GoldenStore.name(scene: check.scene, variant: check.variant, .layout)
    let folder = try InnerPath(check.scene)
    let ending = ".layout.txt"
    let stem = (layout.names.last ?? "").dropLast(ending.count)
    let names = results.root.entries(of: Self.actual(folder)).map(\.name)
    var files: [InnerPath] = []
    for name in names where name.hasPrefix(stem) {
      let rest = name.dropFirst(stem.count)
      guard rest == ending || rest == ".accessibility.txt" || rest.hasPrefix("@") else { continue }
      // If the golden is a fingerprint, only the fingerprint of the picture is kept.
      if rest.hasSuffix(".png"), names.contains("\(name.dropLast(4)).hash") { continue }
      files.append(folder.appending(try InnerPath(name)))
    }
    return files
  }

  /// Makes a result a golden, unless they are equal; returns whether they were not.
  @discardableResult
  private func copy(_ name: InnerPath, to target: InnerPath? = nil) throws -> Bool {
    let source = Self.actual(name)
    do {
      let bytes = try results.root.read(source)
      if bytes == (try? store.root.read(target ?? name)) { return false }
      try store.root.write(bytes, to: target ?? name, isDurable: true)
      return true
    } catch let error as FileError {
      throw ReportError("'\(results.root.path(source))' cannot be read: \(error.message)")
    }
  }

  /// Returns a golden's name below the folder of results.
  private static func actual(_ name: InnerPath) -> InnerPath {
    ResultsFolder.Part.actual.folder.appending(name)
  }
}
