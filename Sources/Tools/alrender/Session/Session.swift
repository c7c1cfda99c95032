import ArgumentParser
import Documents
import Rendering
import Scenes
import Workspace

/// One run of a command: it reads scenes, chooses variants, lays out, reports, and records the
/// worst result.
///
/// A scene with errors never stops the others. All output comes from the thread that made the
/// session, in the order of the jobs.
final class Session {
  let choices: LayoutChoices
  /// The settings in `alrender.yaml`; the command line overrides them wherever they are used.
  let project: ProjectConfiguration
  /// The files of the run: each is read once, however many scenes name it.
  let files = WorkspaceFiles()
  /// The messages of the run.
  let log: RunLog
  /// The arguments that could not be read at all, with the reasons, in order.
  var unread: [(argument: String, failure: Failure)] = []

  /// The files that were found in folders, in contrast to those on the command line.
  var searched: Set<String> = []
  /// The files that may be scenes, once scenes were searched for.
  var split: SceneSplit?
  /// The documents that have nothing to lay out.
  var viewless: [String] = []

  /// The folders and files of the run's own fonts: those stated, else those of the documents' apps.
  private(set) lazy var fontPaths: [String] = {
    let stated = choices.fontPaths + project.fonts.map(project.path)
    guard stated.isEmpty else { return stated }
    return AppFonts.files(around: paths.isEmpty ? [project.folder] : paths, within: project.reach)
  }()
  /// The scenes and folders on the command line.
  private let paths: [String]

  private var costs = RunCosts()

  /// Begins a run. Throws the exit code if the project's `alrender.yaml` has errors.
  ///
  /// - Parameters:
  ///   - paths: the scenes and folders on the command line, which decide whose project it is.
  ///   - draws: whether anything is drawn, which needs more than the sizes of pictures.
  ///   - listener: called with every diagnostic before it is printed.
  init(
    _ choices: LayoutChoices, at paths: [String] = [], draws: Bool = true,
    listener: ((Diagnostic) -> Void)? = nil
  ) throws {
    (self.choices, self.paths) = (choices, paths)
    log = RunLog(choices)
    log.listener = listener
    do {
      project = try Self.project(choices, paths, draws: draws)
      try choices.checkNamedFiles()
    } catch {
      let remarks = error.diagnostics.shown(atMost: log.limit)
      for remark in remarks {
        listener?(remark)
        log.printer.print(remark)
      }
      throw ExitStatus.wrongInput.code
    }
  }

  /// Begins a run of a project without settings, for messages about an `alrender.yaml` with errors.
  convenience init(withoutProject choices: LayoutChoices) {
    self.init(choices, project: ProjectConfiguration())
  }

  /// Begins a run that needs no settings: a report of a project whose `alrender.yaml` has errors, in
  /// which it says so.
  static func lenient() -> Session {
    guard let project = try? ProjectConfiguration.find(of: []) else {
      return Session(withoutProject: LayoutChoices())
    }
    return Session(LayoutChoices(), project: project)
  }

  private init(_ choices: LayoutChoices, project: ProjectConfiguration) {
    (self.choices, self.project, paths) = (choices, project, [])
    log = RunLog(choices)
  }

  /// Returns the settings of the project that the command line names, else of the one that a path
  /// belongs to.
  func project(of path: String) throws(SceneErrors) -> ProjectConfiguration {
    try Self.project(choices, [path], draws: !project.measuresPictures)
  }

  private static func project(
    _ choices: LayoutChoices, _ paths: [String], draws: Bool
  ) throws(SceneErrors) -> ProjectConfiguration {
    var found = try project(choices.project, paths)
    found.statedReach = choices.confinement.map { FileReach(below: $0) }
    found.repositoryReach = RepositoryPaths.reach(of: [found.folder] + paths + choices.namedFiles)
    found.measuresPictures = !draws
    return found
  }

  /// Returns the project that the command line names, else the one that its scenes belong to.
  private static func project(
    _ named: String?, _ paths: [String]
  ) throws(SceneErrors) -> ProjectConfiguration {
    guard let named else { return try ProjectConfiguration.find(of: paths) }
    let isFile = PathParts.lastName(of: named) == ProjectConfiguration.fileName
    let folder = isFile ? OutputFile.parts(of: named).folder : named
    guard FileStamp(folder)?.isFolder == true else {
      throw SceneErrors(file: named, "there is no such folder")
    }
    return try ProjectConfiguration.find(from: folder)
  }

  /// The maximum number of threads that work at once.
  var workers: Int { choices.workers ?? OrderedWork.processorCount }

  /// Reports a failure that concerns a whole file.
  func fail(_ message: String, file: String, as status: ExitStatus = .wrongInput) {
    log.fail(Failure(message, file: file, as: status))
  }

  /// Reports a failure.
  func fail(_ failure: Failure) { log.fail(failure) }

  /// Records layouts that were made, and their time.
  func note(_ timings: Timings, layouts: Int) { costs.note(timings, layouts: layouts) }

  /// Ends the run: reports errors of standard output and, if requested, the time. Throws the exit
  /// code unless everything went well.
  func finish() throws {
    if let failure = Console.takeLoss() { fail(failure) }
    log.endRound()
    if let format = choices.timings {
      let report = costs.report(filesRead: files.filesRead, workers: workers)
      Console.say(format == .json ? report.json.text : report.text)
    }
    if log.status != .done { throw log.status.code }
  }
}
