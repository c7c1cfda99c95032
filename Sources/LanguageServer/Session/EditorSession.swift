import Documents
package import Rendering
import Scenes
package import Workspace

/// One conversation with an editor: messages in, messages out.
///
/// What takes long is handed out as work that any thread may do, so that answers do not wait for it;
/// its result comes back as messages. A session belongs to one thread.
package final class EditorSession {
  /// Work that takes long.
  package enum Work: Sendable {
    /// A document is to be judged.
    case check(DocumentCheck)
    /// A picture is to be drawn.
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

  /// Where a conversation is.
  enum Phase {
    case new, running, shutDown, ended
  }

  var phase = Phase.new
  /// The exit code once the editor has said goodbye: 0 in good order, 1 without `shutdown`.
  package internal(set) var exitCode: Int32?
  /// The documents by their names.
  package var documents: [String: OpenDocument] = [:]
  /// The work that waits, the oldest first; at most one check a document.
  var work: [Work] = []
  /// The requests that await pictures.
  var awaited: Set<JSON> = []
  /// Whether the editor asks again for hints when the layout has changed.
  var refreshesHints = false
  /// Whether the editor can rename files.
  var renamesFiles = false
  private var requestNumber = 0

  /// The files of the projects, and the texts of the open documents in place of theirs.
  package let files = WorkspaceFiles()
  /// How scenes are read and laid out.
  package let options: WorkspaceOptions
  /// The workspaces of the thread that answers.
  let workspaces: ProjectWorkspaces
  /// The version that the server says it has.
  let version: String

  /// Begins a conversation.
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

  /// What lays a document out; nil where the fonts cannot be had.
  func renderer(of document: OpenDocument) -> Renderer? {
    workspaces.renderer(of: document.project)
  }

  /// Handles a message and returns the answers, in order.
  package func handle(_ json: JSON) -> [JSON] {
    switch RemoteMessage(json) {
    case .request(let id, let method, let params): [answer(id, method, params)].compactMap { $0 }
    case .notification(let method, let params): hear(method, params)
    case .response: []
    case nil:
      [Reply.failure(json["id"] ?? .null, RequestFailure(.invalidRequest, "no message"))]
    }
  }

  /// The next work to do; nil for none.
  package func nextWork() -> Work? { work.isEmpty ? nil : work.removeFirst() }

  /// Takes in what came of work; what the editor is to be told.
  package func finish(_ result: WorkResult) -> [JSON] {
    switch result {
    case .check(let outcome): return publish(outcome)
    case .preview(let id, let answer): return awaited.remove(id) == nil ? [] : [answer]
    }
  }

  private func answer(_ id: JSON, _ method: String, _ params: JSON) -> JSON? {
    do throws(RequestFailure) {
      guard let result = try result(of: method, params, id) else { return nil }
      return Reply.result(id, result)
    } catch {
      return Reply.failure(id, error)
    }
  }

  /// A request of the server's own.
  func request(_ method: String) -> JSON {
    requestNumber += 1
    return .object([
      "jsonrpc": .string("2.0"), "id": .string("alrender-\(requestNumber)"),
      "method": .string(method),
    ])
  }

  /// The document that some parameters name.
  func document(_ params: JSON) throws(RequestFailure) -> OpenDocument {
    let uri = params["textDocument"]?["uri"]?.string
    guard let uri, let document = documents[uri] else {
      throw RequestFailure(.invalidParams, "the document is not open")
    }
    return document
  }

  /// The files that a document includes.
  func included(by document: OpenDocument) -> IncludedFiles {
    IncludedFiles(of: files, within: document.project.reach)
  }
}
