import Goldens
import Scenes
import Workspace

/// The passes remembered from earlier runs, keyed by everything a check depends on.
struct CheckMemory: Sendable {
  private let cache: PassCache
  private let cases: CaseList
  /// The fingerprints of each scene's files, in the order of the groups.
  private let sources: [String]
  /// Used to request the texts of documents.
  private let files: WorkspaceFiles

  init(_ folder: String, of cases: CaseList, through files: WorkspaceFiles, base: String) {
    cache = PassCache(folder: folder, base: base)
    (self.cases, self.files) = (cases, files)
    var fingerprints = FileFingerprints()
    var below: [String: [String]] = [:]
    sources = cases.jobs.groups.map { group in
      var paths = group.dependencies.files
      for folder in group.dependencies.folders {
        let inner = below[folder] ?? FileTree.files(below: folder).map { "\(folder)/\($0)" }
        below[folder] = inner
        paths += inner
      }
      return paths.map { fingerprints.fingerprint(of: $0) ?? "missing" }.joined(separator: " ")
    }
  }

  /// Returns the fingerprint of a check.
  func key(of golden: GoldenCase, store: GoldenStore) -> String {
    let job = cases.jobs[golden.index]
    let values = job.variant.values.map { "\($0.axis.rawValue)=\($0.name)" }
    var fingerprints = FileFingerprints()
    let texts = SceneDependencies().adding(job.variant, of: job.subject, through: files)
    let source =
      [sources[cases.jobs.group(of: golden.index)]]
      + texts.files.map { fingerprints.fingerprint(of: $0) ?? "missing" }
    return cache.key(
      golden, source: source.joined(separator: " "),
      values: values.joined(separator: ","), store: store)
  }

  func contains(_ key: String) -> Bool { cache.contains(key) }

  func insert(_ key: String) { cache.insert(key) }
}
