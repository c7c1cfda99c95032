import Checking
import Documents
import Scenes
import Testing

@Suite("Corrections of errors")
struct CorrectionTrialTests {
  /// Returns the hints about a text that stay, and the text after all of their fixes.
  private func tried(
    _ text: String
  ) throws -> (hints: [String], fixed: String, reads: Int, texts: Int) {
    let file = SourceFile(path: "scene.yaml", bytes: Array(text.utf8))
    func errors(_ bytes: [UInt8]) -> [Diagnostic] {
      do throws(SceneErrors) {
        _ = try SceneReader.read(bytes: bytes, path: "scene.yaml", project: ProjectConfiguration())
        return []
      } catch {
        return error.diagnostics
      }
    }
    var texts = 0
    var trial = CorrectionTrial(
      text: { _ in
        texts += 1
        return file
      }, errors: { errors($0.applied(to: file)) })
    let before = errors(file.bytes)
    let proven = trial.proven(before)
    let reads = trial.reads
    let fixes = before.flatMap { trial.fixes(of: $0, among: before) }
    let fixed = Fix("", fixes.flatMap(\.edits)).applied(to: file)
    let hints = proven.compactMap(\.hint?.text)
    return (hints, String(decoding: fixed, as: UTF8.self), reads, texts)
  }

  private static func scene(_ view: String) -> String {
    """
    root:
      subviews:
        a:
          type: label
    \(view)
    constraints: [a.top == root.top, a.leading == root.leading]

    """
  }

  @Test(
    "are offered where they help",
    arguments: [
      ("      text: Hello: world", "      text: \"Hello: world\""),
      ("        text: Hello\n        lines: 2", "      text: Hello\n      lines: 2"),
      ("      alpha: 50%", "      alpha: 0.5"), ("      lines: two", "      lines: 2"),
      ("      font: bold 17", "      font: { size: 17, weight: bold }"),
      ("      font: 17", "      font: { size: 17 }"),
      (
        "      font: Georgia Italic 12pt",
        "      font: { family: Georgia, size: 12, italic: true }"
      ),
      ("      font: headline", "      font: { style: headline }"),
      ("      txet: A", "      text: A"),
    ])
  func corrections(wrong: String, right: String) throws {
    let outcome = try tried(Self.scene(wrong))
    #expect(outcome.hints.count == 1)
    #expect(outcome.fixed == Self.scene(right))
  }

  @Test("are not offered where they only bring other errors")
  func harm() throws {
    // `b` would be the same name twice.
    let outcome = try tried(Self.scene("      txet: A\n      text: B"))
    #expect(outcome.hints == [])
    #expect(try tried("root: { subviews: { sign-in: {}, sign_in: {} } }\n").hints == [])
  }

  @Test("are not offered where another error takes the place of the first")
  func place() {
    let file = SourceFile(path: "scene.yaml", bytes: Array("alpha: 50%\n".utf8))
    func error(_ message: String, column: Int) -> Diagnostic {
      Diagnostic(
        severity: .error, code: .invalidValue, message: message, file: "scene.yaml",
        place: Place(line: 1, column: column, length: 3), hint: .replace(by: "50", "write 50"))
    }
    for (column, isShown) in [(8, false), (20, true)] {
      var trial = CorrectionTrial(
        text: { _ in file }, errors: { _ in [error("it must be at most 1", column: column)] })
      let proven = trial.proven([error("it must be a number", column: 8)])
      #expect((proven.first?.hint != nil) == isShown)
    }
  }

  @Test("are offered where they bring a wrong equation to light, and examples as they are")
  func light() throws {
    let scene = "root: { subviews: { a: {} } }\nconstraints: [a.leadingAnchor == root.left]\n"
    let equation = try tried(scene)
    #expect(equation.hints == ["did you mean 'leading'?"])
    #expect(equation.fixed == scene.replacing("leadingAnchor", with: "leading"))
    let example = try tried(Self.scene("      fontSize: 12"))
    #expect(example.hints == ["write 'font: { size: 12 }'"])
    #expect(example.fixed == Self.scene("      fontSize: 12") && example.reads == 0)
  }

  @Test("are tried together first, so that thousands are read once")
  func cost() throws {
    let views = (0..<300).map { "    v\($0): { type: label, txet: A }" }.joined(separator: "\n")
    let outcome = try tried("root:\n  subviews:\n\(views)\n")
    #expect(outcome.hints.count == 300)
    #expect(outcome.reads == 1 && outcome.texts == 1)
  }

  @Test("that help no one cost a bounded number of readings, and the file is parsed once")
  func useless() throws {
    // A text would be there twice.
    let views = (0..<200).map { "    v\($0): { type: label, txet: A, text: B }" }
    let outcome = try tried("root:\n  subviews:\n\(views.joined(separator: "\n"))\n")
    #expect(outcome.reads > 40 && outcome.reads <= 48 && outcome.texts == 1)
  }
}
