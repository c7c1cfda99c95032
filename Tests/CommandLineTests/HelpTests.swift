import Foundation
import Testing

@Suite("Help")
struct HelpTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appending(path: "../..").standardized
  private static let folder = root.appending(path: "Tests/Help")

  /// The commands whose help is recorded; `alrender` stands for the program itself.
  private static let recorded: [String] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".txt") }.map { String($0.dropLast(4)) }.sorted()
  }()

  private func help(of verb: String, in shop: Workshop) throws -> ProgramRun {
    let words = verb.split(separator: " ").map(String.init)
    return try ProgramRun.run(
      verb == "alrender" ? ["--help"] : ["help"] + words, in: shop.folder,
      environment: ["COLUMNS": "100"])
  }

  @Test("Every verb's help is as recorded by Scripts/record-help.sh", arguments: recorded)
  func words(verb: String) throws {
    let run = try help(of: verb, in: Workshop())
    let file = Self.folder.appending(path: "\(verb).txt")
    #expect(run.status == 0)
    #expect(run.text == (try String(contentsOf: file, encoding: .utf8)))
  }

  @Test("Every verb has help with an example, and a section of the manual")
  func examples() throws {
    let shop = try Workshop()
    let overview = try help(of: "alrender", in: shop).text
    let verbs = overview.split(separator: "SUBCOMMANDS:")[1].split(separator: "\n")
      .filter { $0.hasPrefix("  ") && !$0.hasPrefix("   ") && !$0.contains("See '") }
      .map { String($0.split(separator: " ")[0]) }
    #expect(verbs.count >= 20)
    #expect(Set(verbs + ["alrender"]) == Set(Self.recorded))
    let all = verbs + ["fonts list", "fonts check"]
    for verb in all {
      #expect(try help(of: verb, in: shop).text.contains("\nalrender \(verb)"), "\(verb)")
    }
    let manual = Process()
    let output = Pipe()
    manual.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    manual.arguments = [
      "python3", Self.root.appending(path: "Scripts/manual.py").path, ProgramRun.program.path,
    ]
    manual.standardOutput = output
    try manual.run()
    let page = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    manual.waitUntilExit()
    for verb in all { #expect(page.contains("\n.SS \(verb)\n"), "\(verb)") }
    let part = page.split(separator: "\n.SS fonts check\n")[1].split(separator: "\n.SS ")[0]
    #expect(part.contains("font\\-path"), "\(part)")
  }
}
