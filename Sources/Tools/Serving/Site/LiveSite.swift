import Documents
import Drawing
import Rendering
package import Scenes
package import Workspace

/// Answers the requests of the live page: scenes, pictures, layouts, explanations, goldens.
///
/// It does not deal with sockets: requests and answers are values. Every request from the page
/// carries the token of its URL and names a scene by a path in the list; nothing else in a
/// request opens a file.
package final class LiveSite {
  /// The settings of a site.
  package struct Setup {
    /// The project.
    package var project: ProjectConfiguration
    /// The paths as given.
    package var places: [String]
    /// Where the server listens.
    package var address: ServerAddress
    /// The secret in the page's URL.
    package var token: String
    /// Whether nothing is written.
    package var isReadOnly: Bool
    /// How scenes are read and laid out.
    package var options: WorkspaceOptions
    /// The playground; nil for a page of the project's scenes.
    package var playground: Playground?

    /// Makes a setup.
    package init(
      project: ProjectConfiguration, places: [String], address: ServerAddress, token: String,
      isReadOnly: Bool = false, options: WorkspaceOptions = WorkspaceOptions(),
      playground: Playground? = nil
    ) {
      (self.project, self.places, self.address) = (project, places, address)
      (self.token, self.isReadOnly, self.options) = (token, isReadOnly, options)
      self.playground = playground
    }
  }

  let setup: Setup
  let scenes: ServedScenes
  let workspace: Workspace
  /// The versions of the files that unsaved texts began from, which are shown in place of the files' text, by
  /// the scenes' paths; only for lookup.
  var drafts: [String: String] = [:]
  /// The keys of the playground's pages by the number of their scene; only for lookup.
  var pages: [Int: String] = [:]
  private var watcher: FolderWatcher
  /// The scenes that a page has saved since the last event.
  var saved: [String] = []
  /// The summaries that take several requests, by the paths of their scenes; only for lookup.
  var summaries: [String: KeptSummary] = [:]
  /// The animation requested last; nil after a change.
  var moments: KeptMoments?
  private var known: [String: ServedScenes.Scene] = [:]
  private var listed: [String] = []
  /// The scenes that were listed at the last event; requests list them in between.
  private var told: [String] = []

  /// Prepares to answer, without reading anything yet.
  package init(_ setup: Setup) {
    self.setup = setup
    var project = setup.project
    project.statedReach = ServedScenes.reach(setup.places, in: project)
    scenes = ServedScenes(setup.places, in: project)
    var options = setup.options
    options.confinesScenes = true
    options.readsExamples = true
    workspace = Workspace(project: project, options: options)
    watcher = FolderWatcher()
    if let first = sketches.first { begin(first) }
  }

  /// Removes what a server that was killed while it saved a scene may have left beside it, where
  /// files need a name while they are written.
  package func removeLeftovers() {
    guard !setup.isReadOnly else { return }
    for scene in sketches + look() { scene.root.removeTemporary(of: scene.inner) }
  }

  /// What has been read, built and measured so far.
  package var count: WorkspaceCounts { workspace.count }

  // MARK: - Changes

  /// The descriptor that becomes readable when a file has changed; negative if changes must be
  /// polled for.
  package var readable: Int32 { watcher.readable }

  /// The longest time to wait before looking for changes, in milliseconds.
  package var interval: Int { watcher.interval }

  /// Whether there is an event to send, whatever the system reports.
  package var hasNews: Bool { !saved.isEmpty }

  /// Returns what has changed since the last call, as the text of an event, or nil if nothing
  /// has.
  package func takeEvent() -> String? {
    watcher.settle()
    var reached = workspace.filesMayHaveChanged()
    for path in saved where !reached.contains(path) { reached.append(path) }
    saved = []
    if !reached.isEmpty { moments = nil }
    let scenes = look().map { AbsolutePath.of($0.path) }
    let places = self.scenes.places.filter(SceneSearch.isFolder).map { AbsolutePath.of($0) + "/*" }
    watcher.watch(workspace.watchedFiles + scenes + places)
    if reached.isEmpty, listed == told { return nil }
    told = listed
    return JSON.object(["changed": .array(reached.map(JSON.string))]).text
  }

  // MARK: - Answers

  /// Returns the answer to a request.
  package func respond(to request: HTTPRequest) -> HTTPResponse {
    guard setup.address.accepts(request) else {
      return .refusal(403, setup.address.refusal(of: request))
    }
    let method = request.method == "HEAD" ? "GET" : request.method
    if let asset = PageAssets.response(request.path) {
      return method == "GET" ? asset : .refusal(405, "only GET is allowed here")
    }
    guard request.path.hasPrefix("/api/") else { return .refusal(404, "there is nothing here") }
    let token = request.headers["x-alrender-token"] ?? request.query["token"] ?? ""
    guard Secret.areEqual(token, setup.token) else {
      return .refusal(403, "the token of the page's URL is missing; open the URL that was printed")
    }
    do {
      switch method {
      case "GET": return try read(request)
      case "POST":
        guard !setup.isReadOnly else { return .refusal(403, "the server was started --read-only") }
        return try write(request)
      default: return .refusal(405, "only GET and POST are allowed")
      }
    } catch {
      return refusal(error)
    }
  }

  private func read(_ request: HTTPRequest) throws -> HTTPResponse {
    switch request.path {
    case "/api/scenes": return .json(list())
    case "/api/events": return events()
    case "/api/scene": return .json(try describe(scene(request)))
    case "/api/picture": return try picture(request)
    case "/api/step": return try step(request)
    case "/api/layer": return try layer(request)
    case "/api/layout": return .json(try layout(request))
    case "/api/accessibility": return .json(try accessibility(request))
    case "/api/moment": return try moment(request)
    case "/api/cycle": return .json(try cycle(request))
    case "/api/view": return .json(try view(request))
    case "/api/components": return .json(components())
    case "/api/starts": return .json(try starts(request))
    case "/api/code": return .json(try code(request))
    case "/api/summary": return .json(try summary(request))
    case "/api/goldens": return .json(try goldens(request))
    case "/api/golden": return try golden(request)
    default: throw SiteError(404, "there is nothing here")
    }
  }

  private func write(_ request: HTTPRequest) throws -> HTTPResponse {
    guard let body = try? JSON(parsing: request.body) else {
      throw SiteError(400, "the body is not JSON")
    }
    switch request.path {
    case "/api/place": return .json(try place(body))
    case "/api/draft": return .json(try draft(body))
    case "/api/complete": return .json(try complete(body))
    case "/api/cure": return .json(try cure(body, request))
    case "/api/save": return .json(try save(body))
    case "/api/approve": return .json(try approve(body))
    default: throw SiteError(404, "there is nothing here")
    }
  }

  private func events() -> HTTPResponse {
    var response = HTTPResponse(200, type: "text/event-stream", Array("retry: 500\n\n".utf8))
    response.isStream = true
    return response
  }

  private func refusal(_ error: any Error) -> HTTPResponse {
    switch error {
    case let error as SiteError: .refusal(error.status, error.message)
    case let errors as SceneErrors:
      .json(
        .object(["errors": .array(errors.diagnostics.map(\.pageJSON))]), status: 422)
    case WorkspaceError.scene(let errors), RenderError.scene(let errors): refusal(errors)
    case RenderError.canvas(let error): .refusal(422, error.description)
    case let error as CanvasError: .refusal(422, error.description)
    case let error as OutputError: .refusal(500, "cannot be written: \(error.reason)")
    default: .refusal(500, "\(error)")
    }
  }

  /// Returns the scene that a request names; it must be in the list.
  func scene(_ request: HTTPRequest) throws(SiteError) -> ServedScenes.Scene {
    try scene(request.query["path"])
  }

  func scene(_ path: String?) throws(SiteError) -> ServedScenes.Scene {
    guard let path else { throw SiteError(400, "'path' is missing") }
    if let sketch = sketches.first(where: { $0.path == path }) { return sketch }
    if known[path] == nil || FileStamp(path) == nil { look() }
    guard let scene = known[path] else { throw SiteError(404, "there is no such scene") }
    return scene
  }

  /// Lists the current scenes. If a folder has come to hold more files than are searched, the
  /// previous list stays.
  @discardableResult
  func look() -> [ServedScenes.Scene] {
    if setup.playground != nil { return begunSketches }
    guard let all = try? scenes.all() else { return listed.compactMap { known[$0] } }
    listed = all.map(\.path)
    known = Dictionary(all.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    return all
  }
}

/// Why a request cannot be answered.
struct SiteError: Error {
  let status: Int
  /// A lowercase clause.
  let message: String

  init(_ status: Int, _ message: String) { (self.status, self.message) = (status, message) }
}
