import Documents
import LanguageServer
import Rendering
import Scenes
import Testing

@Suite("Random edits")
struct RandomEditTests {
  /// Random numbers that are the same in every run.
  private struct Numbers: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ state >> 29
    }
  }

  @Test("Edits anywhere never end the session, and its text stays that of the editor")
  func edits() throws {
    let pieces = [
      "", "a", " ", "\n", "\n  ", ":", "{", "}", "[", "]", "\"", "'", "#", "- ", "😀", "سلام",
      "type: label", "|", ">", "*", "&", "\r", "\t", "@", ".", "== ", "root", "\u{1}", "…",
    ]
    var numbers = Numbers(state: 20)
    let editor = Editor()
    var mirror = Array(card.utf16)
    editor.open(card)
    let methods = ["hover", "completion", "definition", "references", "prepareRename"]
    let whole = [
      "documentSymbol", "foldingRange", "semanticTokens/full", "documentColor", "formatting",
    ]
    for step in 0..<600 {
      if step % 40 == 39 { mirror = [] }
      let text = String(decoding: mirror, as: UTF16.self)
      let buffer = TextBuffer(text)
      let start = Int.random(in: 0...buffer.bytes.count, using: &numbers)
      let end = min(buffer.bytes.count, start + Int.random(in: 0...6, using: &numbers))
      let range = TextRange(
        start: buffer.position(ofByte: start), end: buffer.position(ofByte: end))
      let piece = mirror.isEmpty ? card : pieces[Int.random(in: 0..<pieces.count, using: &numbers)]
      if mirror.isEmpty {
        editor.notify(
          "textDocument/didChange",
          .object([
            "textDocument": .object([
              "uri": .string("file:///project/Scenes/a.yaml"), "version": .int(step + 2),
            ]),
            "contentChanges": .array([.object(["text": .string(card)])]),
          ]))
        mirror = Array(card.utf16)
        continue
      }
      editor.change(
        range.start.line...max(range.start.line, range.end.line),
        (range.start.character, range.end.character), to: piece, version: step + 2)
      var changed = buffer
      changed.replace(buffer.bytes(of: range), with: piece)
      mirror = Array(changed.text.utf16)
      let place = changed.position(ofByte: min(start, changed.bytes.count))
      _ = editor.ask(methods[step % methods.count], place.line, place.character)
      _ = editor.ask(whole[step % whole.count])
      if step % 10 == 0 {
        editor.work()
        #expect(codes(editor) == strict(changed), "after edit \(step)")
      }
    }
  }

  private func codes(_ editor: Editor) -> [String] {
    editor.findings().filter { $0["severity"]?.integer == 1 }.compactMap { finding in
      guard let code = finding["code"]?.string, let message = finding["message"]?.string,
        code != "unsatisfiable", code != "expectation"
      else { return nil }
      return "\(code) \(message.split(separator: "\n")[0])"
    }
  }

  /// Returns the errors in a file with the same bytes.
  private func strict(_ buffer: TextBuffer) -> [String] {
    do throws(SceneErrors) {
      _ = try SceneReader.read(bytes: buffer.bytes, path: "/project/Scenes/a.yaml")
      return []
    } catch {
      return error.diagnostics.map {
        "\($0.code.rawValue) \($0.message.split(separator: "\n")[0])"
      }
    }
  }
}
