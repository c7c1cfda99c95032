import Documents
package import Rendering
import Scenes
package import Workspace

/// One session with an editor: messages in, messages out.
///
/// Anything that takes long is handed out as work for any thread, so that answers do not wait for
/// it; its result comes back as messages. A session belongs to one thread.
package final class EditorSession {
  /// Work that can take long.
  package enum Work: Sendable {
    /// Checks a document.
    case check(DocumentCheck)
    /// Draws a picture.
    case preview(PreviewRequest)

    /// Does the work.
    package func run(in workspaces: ProjectWorkspaces) -> WorkResult {
      switch self {
      case .check(let check): .check(check.run(in: workspaces))
      case .preview(let request): .preview(request.id, request.answer(in: workspaces))
      }
    }
  }

  /// The result of work.
  package enum WorkResult: Sendable {
    case check(DocumentCheck.Outcome)
    /// The answer to the request with an id.
    case preview(JSON, JSON)
  }

  /// The state of a session.
  enum Phase {
    case new, running, shutDown, ended
  }

  var phase = Phase.new
  /// The exit code after the editor's `exit`: 0 if `shutdown` came first, else 1.
  package internal(set) var exitCode: Int32?
  /// The documents by URI.
  package var documents: [String: OpenDocument] = [:]
  /// The pending work, oldest first, with at most one check per document.
  var work: [Work] = []
  /// The requests that are waiting for pictures.
  var awaited: Set<JSON> = []
  /// Whether the editor refreshes hints when the layout has changed.
  var refreshesHints = false
  /// Whether the editor can rename files.
  var renamesFiles = false
  private var requestNumber = 0
  /// The messages that follow the current answer.
  private var words: [JSON] = []

  /// The files of the projects, with the texts of open documents in place of those on disk.
  package let files = WorkspaceFiles()
  /// How scenes are read and laid out.
  package let options: WorkspaceOptions
  /// The workspaces of the thread that answers.
  let workspaces: ProjectWorkspaces
  /// The version that the server reports.
  let version: String

  /// Begins a session.
  ///
  /// - Parameters:
  ///   - version: the program's version.
  ///   - options: how scenes are read and laid out; examples of components always are.
  package init(version: String, _ options: WorkspaceOptions = WorkspaceOptions()) {
    self.version = version
    var options = options
    options.readsExamples = true
    self.options = options
    workspaces = ProjectWorkspaces(over: files, options)
  }

  /// Returns the renderer for a document, or nil if the fonts cannot be loaded.
  func renderer(of document: OpenDocument) -> Renderer? {
    workspaces.renderer(of: document.project)
  }

  /// Handles a message and returns the answers, in order.
  package func handle(_ json: JSON) -> [JSON] {
    switch RemoteMessage(json) {
    case .request(let id, let method, let params):
      [answer(id, method, params)].compactMap { $0 } + takeWords()
    case .notification(let method, let params): hear(method, params)
    case .response: []
    case nil:
      [Reply.failure(json["id"] ?? .null, RequestFailure(.invalidRequest, "not a message"))]
    }
  }

  /// Returns the next work to do, or nil if there is none.
  package func nextWork() -> Work? { work.isEmpty ? nil : work.removeFirst() }

  /// Accepts the result of work and returns the messages for the editor.
  package func finish(_ result: WorkResult) -> [JSON] {
    switch result {
    case .check(let outcome): return publish(outcome)
    case .preview(let id, let answer): return awaited.remove(id) == nil ? [] : [answer]
    }
  }

  /// Shows people a message, after the answer to the current request.
  func say(_ text: String) {
    words.append(
      Reply.notification(
        "window/showMessage", .object(["type": .int(3), "message": .string(text)])))
  }

  private func takeWords() -> [JSON] {
    defer { words = [] }
    return words
  }

  private func answer(_ id: JSON, _ method: String, _ params: JSON) -> JSON? {
    do throws(RequestFailure) {
      guard let result = try result(of: method, params, id) else { return nil }
      return Reply.result(id, result)
    } catch {
      return Reply.failure(id, error)
    }
  }

  /// Returns a request by the server.
  func request(_ method: String) -> JSON {
    requestNumber += 1
    return .object([
      "jsonrpc": .string("2.0"), "id": .string("alrender-\(requestNumber)"),
      "method": .string(method),
    ])
  }

  /// Returns the document named in parameters.
  func document(_ params: JSON) throws(RequestFailure) -> OpenDocument {
    let uri = params["textDocument"]?["uri"]?.string
    guard let uri, let document = documents[uri] else {
      throw RequestFailure(.invalidParams, "the document is not open")
    }
    return document
  }

  /// Returns the files that a document includes.
  func included(by document: OpenDocument) -> IncludedFiles {
    IncludedFiles(of: files, within: document.project.reach)
  }
}
