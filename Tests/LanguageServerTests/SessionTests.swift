import LanguageServer
import Rendering
import Synchronization
import Testing

@Suite("Conversations with an editor")
struct SessionTests {
  private func code(_ answer: JSON) -> Int? { answer["error"]?["code"]?.integer }

  @Test("A conversation begins with initialize and ends with shutdown and exit")
  func phases() {
    let session = EditorSession(version: "1.0")
    func send(_ method: String, id: Int?) -> JSON? {
      var members: [JSON.Member] = [.init("method", .string(method))]
      if let id { members.append(.init("id", .int(id))) }
      return session.handle(.object(members)).first
    }
    #expect(send("textDocument/hover", id: 1).flatMap(code) == -32002)
    #expect(send("initialize", id: 2)?["result"]?["serverInfo"]?["name"]?.string == "alrender")
    #expect(send("initialize", id: 3).flatMap(code) == -32600)
    #expect(send("unknown", id: 4).flatMap(code) == -32601)
    #expect(send("textDocument/hover", id: 5).flatMap(code) == -32602)
    #expect(send("shutdown", id: 6)?["result"] == .null)
    #expect(send("textDocument/hover", id: 7).flatMap(code) == -32600)
    #expect(send("exit", id: nil) == nil)
    #expect(session.exitCode == 0)
  }

  @Test("An exit without a shutdown is a failure")
  func hastyExit() {
    let editor = Editor()
    editor.notify("exit", .null)
    #expect(editor.session.exitCode == 1)
  }

  @Test("What is not a message is refused, and the conversation goes on")
  func nonsense() {
    let editor = Editor()
    for json in [JSON.null, .array([]), .object([:]), .object(["id": .int(1)])] {
      #expect(editor.session.handle(json).first.flatMap(code) == -32600)
    }
    #expect(editor.open("root: 1").count == 1)
  }

  @Test("Errors in a text are reported at once, under the word and with a suggestion")
  func errors() throws {
    let editor = Editor()
    let findings = editor.open("root:\n  subviews:\n    a: { type: lable }\n")
    let finding = try #require(findings.first)
    #expect(findings.count == 1)
    #expect(finding["range"]?["start"] == Editor.position(2, 15))
    #expect(finding["range"]?["end"] == Editor.position(2, 20))
    #expect(finding["severity"]?.integer == 1)
    #expect(finding["message"]?.string?.contains("did you mean 'label'?") == true)
  }

  @Test("A library of components needs no root, and its mistakes are reported")
  func libraries() {
    let row = "components: { row: { view: { type: label } } }\n"
    #expect(Editor().open(row).isEmpty)
    #expect(Editor().open(row + "metrics: { gap: gap }\n").count == 1)
  }

  @Test("Errors after emoji and Arabic are at UTF-16 columns")
  func units() throws {
    let editor = Editor()
    editor.open("root:\n  subviews:\n    a: { text: \"سلام 😀😀\", type: lable }\n")
    let start = try #require(editor.findings().first?["range"]?["start"])
    #expect(start == Editor.position(2, 34))
  }

  @Test("Findings of a layout are reported with the constraints involved")
  func layoutFindings() throws {
    let editor = Editor()
    let findings = editor.open(
      """
      canvas: { width: 100, height: 100 }
      root: { subviews: { a: { } } }
      constraints:
        - a.width == 10
        - a.width == 20
        - "V:|[a]|"
        - "H:|[a]"
      """)
    let conflict = try #require(findings.first { $0["code"]?.string == "unsatisfiable" })
    let lines = conflict["relatedInformation"]?.items.compactMap {
      $0["location"]?["range"]?["start"]?["line"]?.integer
    }
    #expect(lines == [3, 4])
  }

  @Test("Edits change the text incrementally, and corrected errors disappear")
  func edits() {
    let editor = Editor()
    #expect(!editor.open("root:\n  subviews:\n    a: { type: lable }\n").isEmpty)
    editor.change(2...2, (15, 20), to: "label, text: \"😀\"")
    editor.work()
    #expect(!editor.findings().contains { $0["code"]?.string == "invalidValue" })
    editor.change(2...2, (29, 31), to: "é", version: 3)
    editor.work()
    #expect(editor.ask("hover", 2, 23) != .null)
  }

  @Test("The check of outdated text reports nothing")
  func staleChecks() throws {
    let editor = Editor()
    editor.open(card)
    editor.change(0...0, (0, 0), to: "# a comment\n", version: 2)
    let work = try #require(editor.session.nextWork())
    editor.change(0...0, (0, 0), to: "rooot: 1\n", version: 3)
    let result = work.run(in: ProjectWorkspaces(over: editor.session.files, editor.session.options))
    #expect(editor.session.finish(result).isEmpty)
    #expect(editor.findings().contains { $0["code"]?.string == "unknownKey" })
  }

  @Test("A closed document has no findings")
  func closing() {
    let editor = Editor()
    editor.open("root: 1")
    editor.notify(
      "textDocument/didClose",
      .object(["textDocument": .object(["uri": .string("file:///project/Scenes/a.yaml")])]))
    #expect(editor.findings().isEmpty)
    #expect(editor.session.nextWork() == nil)
  }

  @Test("The settings of a project are judged by their own keys")
  func configuration() {
    let editor = Editor()
    let uri = "file:///project/alrender.yaml"
    let findings = editor.open("scenes: Scenes\nsceens: x\n", as: uri)
    #expect(findings.count == 1)
    #expect(findings.first?["code"]?.string == "unknownKey")
  }

  @Test("A file of another kind is ignored")
  func foreign() {
    let editor = Editor()
    #expect(editor.open("on: push\njobs: {}\n", as: "file:///project/ci.yml").isEmpty)
    #expect(editor.session.nextWork() == nil)
  }

  @Test("A request that is cancelled while waiting is refused without being handled")
  func waitingCancellations() {
    let queue = MessageQueue()
    queue.add(.message(.object(["id": .int(1), "method": .string("a")])))
    queue.add(.message(.object(["id": .int(2), "method": .string("b")])))
    let parameters = JSON.object(["id": .int(2)])
    queue.add(
      .message(.object(["method": .string("$/cancelRequest"), "params": parameters])))
    _ = queue.next()
    guard case .cancelled(let id) = queue.next() else {
      Issue.record("The request is still to be handled.")
      return
    }
    #expect(id == .int(2))
    #expect(queue.isEmpty)
  }

  @Test(
    "What is read waits until there is room, however fast an editor sends", arguments: [1, 200_000])
  func room(_ bytes: Int) async throws {
    let queue = MessageQueue()
    let sent = 3_000
    let count = Mutex(0)
    let reader = try #require(
      WorkerThread {
        for number in 0..<sent {
          queue.read(.message(.object(["id": .int(number)])), bytes: bytes)
          count.withLock { $0 += 1 }
        }
      })
    _ = reader
    var most = 0
    for number in 0..<sent {
      guard case .message(let json) = queue.next() else {
        Issue.record("There is no message.")
        return
      }
      #expect(json["id"]?.integer == number)
      most = max(most, count.withLock { $0 } - number)
    }
    #expect(most <= min(1_000, (4 << 20) / bytes) + 2)
    #expect(queue.isEmpty)
  }

  @Test("A picture that is cancelled is never drawn")
  func cancelledPreview() {
    let editor = Editor()
    editor.open(card)
    let replies = editor.session.handle(
      .object([
        "id": .int(7), "method": .string("alrender/preview"),
        "params": .object([
          "textDocument": .object(["uri": .string("file:///project/Scenes/a.yaml")])
        ]),
      ]))
    #expect(replies.isEmpty)
    editor.notify("$/cancelRequest", .object(["id": .int(7)]))
    #expect(editor.told.last.flatMap(code) == -32800)
    #expect(editor.session.nextWork() == nil)
  }

  @Test("A text that asks for more views than an editor's layouts may have is an error in it")
  func weight() {
    let findings = Editor().open("root: { subviews: { a: { each: 25000 } } }\n")
    #expect(findings.count == 1)
    #expect(findings.first?["message"]?.string?.contains("while it is edited") == true)
  }
}
