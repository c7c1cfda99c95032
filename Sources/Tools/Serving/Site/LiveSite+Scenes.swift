import Checking
import Controls
import Documents
import Goldens
import Localization
import Rendering
import Scenes
import Workspace

extension LiveSite {
  /// Returns all scenes, without reading any of them.
  func list() -> JSON {
    .object([
      "readOnly": .bool(setup.isReadOnly), "playground": .bool(setup.playground != nil),
      "scenes": .array(
        look().map { scene in
          .object([
            "path": .string(scene.path),
            "name": .string(SceneName.of(path: scene.path, in: workspace.project)),
            "draft": .bool(drafts[scene.path] != nil),
          ])
        }),
    ])
  }

  /// Returns a description of a scene: its text, the version of the file that it began from, its axes, its variants, and the errors in its
  /// file.
  func describe(_ scene: ServedScenes.Scene) throws -> JSON {
    let bytes = try text(of: scene)
    var errors: [Diagnostic] = []
    var subjects: [SceneSubject] = []
    do throws(SceneErrors) { subjects = try workspace.read(scene.path) } catch {
      errors = error.diagnostics
    }
    let variants = subjects.first?.variants ?? SceneVariants()
    return .object([
      "path": .string(scene.path), "title": .optional(subjects.first?.title),
      "text": .string(String(decoding: bytes, as: UTF8.self)),
      "version": .string(try drafts[scene.path] ?? version(of: scene)),
      "versionOnDisk": .string(try version(of: scene)),
      "isDraft": .bool(drafts[scene.path] != nil),
      "errors": .array(errors.map(\.pageJSON)),
      "parts": .array(subjects.map { .string($0.part ?? "") }),
      "partNames": .array(subjects.map { .string($0.partName) }),
      "variants": .array(variants.list.prefix(200).map(\.pageJSON)),
      "axes": .array(
        variants.axes.map { axis in
          .object([
            "axis": .string(axis.name.pageKey),
            "values": .array(axis.values.map { .string($0.name) }),
          ])
        }),
      "states": .array((subjects.first?.states ?? []).map(JSON.string)),
      "devices": .array((workspace.project.devices.map(\.name) + Device.names).map(JSON.string)),
      "locales": .array((subjects.first?.locales ?? []).map(JSON.string)),
    ])
  }

  /// Returns the text to show: the unsaved text if there is any, else the file's.
  func text(of scene: ServedScenes.Scene) throws -> [UInt8] {
    let reach = workspace.project.reach
    let (bytes, _) = workspace.files.tracing {
      Result { () throws(FileError) in try FileBytes.read(scene.path, within: reach) }
    }
    do throws(FileError) { return try bytes.get() } catch { throw SiteError(404, error.message) }
  }

  /// Returns what distinguishes the current content of the file on disk, or of the file that a
  /// link leads to, from any other.
  func version(of scene: ServedScenes.Scene) throws -> String {
    guard let target = try? workspace.project.reach.resolved(scene.path),
      let bytes = try? FileBytes.readFromDisk(target)
    else { return "" }
    return String(SHA256.digits(of: bytes).prefix(16))
  }

  /// Returns a scene's state for its row in the list: the numbers of causes that `check` finds, and
  /// the state of the goldens of all its variants and examples.
  ///
  /// A file of many examples takes several requests, so that no other request waits for all of them.
  func summary(_ request: HTTPRequest) throws -> JSON {
    let scene = try scene(request)
    var kept = summaries.removeValue(forKey: scene.path) ?? KeptSummary()
    if kept.change != workspace.files.changeCount {
      kept = KeptSummary(change: workspace.files.changeCount)
    }
    var errors: [Diagnostic] = []
    var (golden, isReadable, isComplete) = ("none", true, true)
    do {
      isComplete = try kept.add(workspace.read(scene.path), of: scene.path, in: workspace)
      if isComplete { isComplete = (try? compareGoldens(of: scene, &kept)) ?? true }
      if isComplete { golden = kept.golden?.rawValue ?? golden }
    } catch {
      errors = try Self.errors(of: error).diagnostics
      isReadable = false
    }
    if !isComplete { summaries[scene.path] = kept }
    func count(_ severity: Diagnostic.Severity) -> JSON {
      .int(kept.groups.count(severity) + errors.count { $0.severity == severity })
    }
    return .object([
      "errors": count(.error), "warnings": count(.warning), "golden": .string(golden),
      "isReadable": .bool(isReadable), "isComplete": .bool(isComplete),
    ])
  }

  /// Returns the errors of a scene that cannot be read or laid out; throws anything else again.
  private static func errors(of error: any Error) throws -> SceneErrors {
    switch error {
    case let errors as SceneErrors: return errors
    case WorkspaceError.scene(let errors): return errors
    default: throw error
    }
  }
}

/// The findings about the first of a file's parts, and the state of their goldens.
struct KeptSummary {
  /// The number of changes of files that were seen before.
  var change = -1
  private(set) var groups = FindingGroups()
  /// The number of parts whose findings have been added.
  private var count = 0
  /// The state of the first golden that is not as recorded, or that of all; nil if there are none.
  var golden: Check.Status?
  /// The number of variants and examples that have been compared with their goldens.
  var compared = 0

  init(change: Int = -1) { self.change = change }

  /// About how many layouts and other pieces of work a request may take: some hundredths of a second.
  private static let mostWork = 3e7
  private static let workOfLayout = 2e6

  /// Adds the findings about further parts, at least one, and returns whether these were the last.
  mutating func add(
    _ subjects: [SceneSubject], of path: String, in workspace: Workspace
  ) throws -> Bool {
    // What is found of a scene alone is shown when it is opened, with its advice; examples wait for that.
    let advice: SceneFindings.Trial = subjects.count == 1 ? .all : .claims
    guard count < subjects.count else { return true }
    var work = 0.0
    while count < subjects.count, work < Self.mostWork {
      let findings = try workspace.findings(path, part: subjects[count].part, trying: advice)
      try groups.add(findings, scene: subjects[count].name)
      work += findings.timings.work + Self.workOfLayout * Double(findings.outcomes.count)
      count += 1
    }
    return count >= subjects.count
  }
}

extension SceneSubject {
  /// Its name for people among the parts of its file.
  fileprivate var partName: String {
    switch self {
    case .scene(let loaded): loaded.scene.example?.path ?? "scene"
    case .nib(let scene, _): scene.name
    }
  }

  /// The languages to choose from: those of a scene's strings, or some of each kind.
  fileprivate var locales: [String] {
    if case .scene(let loaded) = self, !loaded.strings.languages.isEmpty {
      return loaded.strings.languages
    }
    return ["en", "ar", "de", "he", "hi", "ja", "th", "zh-Hans"]
  }

  /// The names of a scene's states.
  fileprivate var states: [String] {
    if case .scene(let loaded) = self { loaded.scene.states.map(\.name) } else { [] }
  }
}

extension Variant {
  /// The name, and the values with which the page requests the same layout.
  fileprivate var pageJSON: JSON {
    .object([
      "name": .string(name),
      "values": .object(values.map { .init($0.axis.pageKey, .string($0.name)) }),
    ])
  }
}

extension Diagnostic {
  /// The remark as the page shows it.
  var pageJSON: JSON {
    .object([
      "severity": .string(severity.rawValue), "code": .string(code.rawValue),
      "message": .string(message), "file": .string(file), "line": .optional(line),
      "column": .optional(column), "hint": .optional(hint?.text),
    ])
  }
}
