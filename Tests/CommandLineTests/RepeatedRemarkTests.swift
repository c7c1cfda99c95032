import Foundation
import Testing

/// A conflict in a thousand variants was five thousand lines.
@Suite("Remarks on many variants")
struct RepeatedRemarkTests {
  /// A conflict that has other numbers in each width.
  private static func conflict(_ count: Int) -> String {
    let widths = (0..<count).map { String(300 + $0) }.joined(separator: ", ")
    return """
      canvas: { width: 300, height: 44, scale: 1 }
      root: { subviews: { bar: { background: red } } }
      constraints:
        - bar.leading == root.leading + 16
        - bar.trailing == root.trailing
        - bar.width == 500
        - bar.top == root.top
        - bar.height == 20
      variants: { axes: { width: [\(widths)] } }
      """
  }

  private func run(_ options: String...) throws -> ProgramRun {
    let workshop = try Workshop()
    try workshop.write(Self.conflict(23), to: "bar.yaml")
    return try ProgramRun.run(
      ["render", "bar.yaml", "--all-variants", "--text", "blocks", "-o", "{variant}.png"] + options,
      in: workshop.folder)
  }

  @Test("are shown twenty times for one file, and the others are counted")
  func shown() throws {
    let lenient = try run()
    #expect(lenient.status == 0)
    #expect(lenient.lines.count { $0.contains(": warning: ") } == 20)
    let rest = "the first 20 of a kind are shown, '--diagnostics json' shows all"
    #expect(lenient.lines.last { !$0.isEmpty } == "bar.yaml: note: 3 more warnings; \(rest)")
    let strict = try run("--strict")
    #expect(strict.status == 1)
    #expect(strict.lines.count { $0.contains(": error: ") } == 20)
    #expect(strict.lines.last { !$0.isEmpty } == "bar.yaml: note: 3 more errors; \(rest)")
  }

  @Test("are all in the forms for machines", arguments: ["json", "github"])
  func machines(format: String) throws {
    let all = try run("--diagnostics", format)
    #expect(all.words.components(separatedBy: "bar.width == 500").count > 23)
    #expect(!all.words.contains("more warning"))
  }

  @Test("are not repeated in the same words")
  func same() throws {
    let workshop = try Workshop()
    let widths = (300..<330).map(String.init).joined(separator: ", ")
    try workshop.write(
      "root: { subviews: { v: {} } }\nvariants: { axes: { width: [\(widths)] } }\n", to: "a.yaml")
    let arguments = [
      "render", "a.yaml", "--all-variants", "--text", "blocks", "-o", "{variant}.png",
    ]
    let people = try ProgramRun.run(arguments, in: workshop.folder)
    #expect(people.lines.count { $0.contains("the scene has no constraints") } == 1)
    #expect(!people.words.contains("more warning"))
    let machines = try ProgramRun.run(
      arguments + ["--diagnostics", "json"], in: workshop.folder)
    #expect(machines.lines.count { $0.contains("the scene has no constraints") } == 30)
  }
}
