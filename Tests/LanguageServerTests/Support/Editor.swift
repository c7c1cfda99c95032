import LanguageServer
import Rendering
import Workspace

/// An editor that talks to a session; messages and answers are values.
final class Editor {
  let session: EditorSession
  /// The session's unsolicited messages.
  private(set) var told: [JSON] = []
  private var number = 0
  private let workspaces: ProjectWorkspaces

  /// Begins a session in which text is measured as boxes.
  init() {
    var options = WorkspaceOptions()
    options.text = .blocks
    session = EditorSession(version: "1.0", options)
    workspaces = ProjectWorkspaces(over: session.files, session.options)
    _ = request("initialize", .object(["capabilities": .object([])]))
    notify("initialized", .object([]))
  }

  /// Sends a request, and returns its result, or null for a failure.
  func request(_ method: String, _ params: JSON) -> JSON {
    answer(method, params)["result"] ?? .null
  }

  /// Sends a request, and returns the whole answer.
  func answer(_ method: String, _ params: JSON) -> JSON {
    number += 1
    let replies = session.handle(
      .object([
        "jsonrpc": .string("2.0"), "id": .int(number), "method": .string(method), "params": params,
      ]))
    if let reply = replies.first { return reply }
    work()
    return told.popLast() ?? .null
  }

  /// Sends a notification.
  func notify(_ method: String, _ params: JSON) {
    told += session.handle(
      .object(["jsonrpc": .string("2.0"), "method": .string(method), "params": params]))
  }

  /// Does all the pending work.
  func work() {
    while let work = session.nextWork() { told += session.finish(work.run(in: workspaces)) }
  }

  /// Opens a document and waits for its findings.
  @discardableResult
  func open(_ text: String, as uri: String = "file:///project/Scenes/a.yaml") -> [JSON] {
    notify(
      "textDocument/didOpen",
      .object([
        "textDocument": .object([
          "uri": .string(uri), "languageId": .string("yaml"), "version": .int(1),
          "text": .string(text),
        ])
      ]))
    work()
    return findings(uri)
  }

  /// Replaces part of a document.
  func change(
    _ lines: ClosedRange<Int>, _ columns: (Int, Int), to text: String, version: Int = 2,
    uri: String = "file:///project/Scenes/a.yaml"
  ) {
    notify(
      "textDocument/didChange",
      .object([
        "textDocument": .object(["uri": .string(uri), "version": .int(version)]),
        "contentChanges": .array([
          .object([
            "range": .object([
              "start": Self.position(lines.lowerBound, columns.0),
              "end": Self.position(lines.upperBound, columns.1),
            ]),
            "text": .string(text),
          ])
        ]),
      ]))
  }

  /// Returns the latest findings for a document.
  func findings(_ uri: String = "file:///project/Scenes/a.yaml") -> [JSON] {
    told.last {
      $0["method"]?.string == "textDocument/publishDiagnostics"
        && $0["params"]?["uri"]?.string == uri
    }?["params"]?["diagnostics"]?.items ?? []
  }

  /// Makes a request about a position in a document, counted from 0.
  func ask(
    _ method: String, _ line: Int, _ column: Int,
    uri: String = "file:///project/Scenes/a.yaml"
  ) -> JSON {
    request(
      "textDocument/\(method)",
      .object([
        "textDocument": .object(["uri": .string(uri)]), "position": Self.position(line, column),
      ]))
  }

  /// Opens a text that contains a `¦` and requests completions at that place.
  func complete(_ marked: String) -> [String] {
    let lines = marked.split(separator: "\n", omittingEmptySubsequences: false)
    open(marked.replacing("¦", with: ""))
    guard let line = lines.firstIndex(where: { $0.contains("¦") }),
      let mark = lines[line].firstIndex(of: "¦")
    else { return [] }
    let column = lines[line][..<mark].utf16.count
    return ask("completion", line, column)["items"]?.items.compactMap { $0["label"]?.string } ?? []
  }

  /// Makes a request about a whole document.
  func ask(_ method: String, uri: String = "file:///project/Scenes/a.yaml") -> JSON {
    request(
      "textDocument/\(method)",
      .object(["textDocument": .object(["uri": .string(uri)])]))
  }

  static func position(_ line: Int, _ character: Int) -> JSON {
    .object(["line": .int(line), "character": .int(character)])
  }
}

/// A scene with a little of everything.
let card = """
  title: A card
  canvas: { width: 320, height: 200 }
  metrics: { gap: 8 }
  colors:
    accent: "#FF8800"
  root:
    subviews:
      title: { type: label, text: Hi, color: accent }
      body:
        type: label
        text: There
  constraints:
    - "H:|-gap-[title]"
    - "V:|-gap-[title]-gap-[body]"
    - { id: lead, expr: "body.leading == title.leading" }
  """
