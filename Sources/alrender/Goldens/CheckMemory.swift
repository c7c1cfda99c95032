import Goldens
import Scenes
import Workspace

/// What is remembered of earlier runs' passes, by everything that a check depends on.
struct CheckMemory: Sendable {
  private let cache: PassCache
  private let cases: CaseList
  /// The fingerprints of each scene's files, in the order of the groups.
  private let sources: [String]

  init(_ folder: String, of cases: CaseList, in project: ProjectConfiguration, base: String) {
    cache = PassCache(folder: folder, base: base)
    self.cases = cases
    var fingerprints = FileFingerprints()
    let workspace = Workspace(project: project, options: .ofGoldens)
    sources = cases.jobs.groups.map { group in
      workspace.dependencies(of: group.subject.source).map {
        fingerprints.fingerprint(of: $0) ?? "missing"
      }.joined(separator: " ")
    }
  }

  /// The fingerprint of a check.
  func key(of golden: GoldenCase, store: GoldenStore) -> String {
    let values = cases.jobs[golden.index].variant.values.map { "\($0.axis.rawValue)=\($0.name)" }
    return cache.key(
      golden, source: sources[cases.jobs.group(of: golden.index)],
      values: values.joined(separator: ","), store: store)
  }

  func contains(_ key: String) -> Bool { cache.contains(key) }

  func insert(_ key: String) { cache.insert(key) }
}
