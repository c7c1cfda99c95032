import Foundation
import Testing

@Suite("Completion")
struct CompletionTests {
  /// The scripts of both shells, which take the program a second each to write.
  private static let scripts = Result { () throws -> [String: String] in
    let workshop = try Workshop()
    var scripts: [String: String] = [:]
    for shell in ["bash", "fish"] {
      scripts[shell] =
        try ProgramRun.run(["--generate-completion-script", shell], in: workshop.folder).text
    }
    return scripts
  }

  private static func write(_ shell: String, in workshop: Workshop) throws {
    try workshop.write(try #require(scripts.get()[shell]), to: "completion.\(shell)")
  }

  /// Returns what bash offers for a command line, whose last word is being typed.
  private func offers(_ line: [String], in workshop: Workshop) throws -> Set<String> {
    let words = line.map { "'\($0)'" }.joined(separator: " ")
    try Self.write("bash", in: workshop)
    let script = """
      source completion.bash
      COMP_WORDS=(alrender \(words)); COMP_CWORD=\(line.count)
      COMP_LINE="${COMP_WORDS[*]}"; COMP_POINT=${#COMP_LINE}; COMP_TYPE=9; COMP_KEY=9
      complete=$(complete -p alrender); complete=${complete##*-F }
      ${complete%% *} alrender "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD-1]}" 2>/dev/null
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    let run = try ProgramRun.run([], in: workshop.folder, through: ["/bin/bash", "-c", script])
    return Set(run.text.split(separator: "\n").map(String.init))
  }

  @Test("Bash completes the files of scenes, outputs and folders")
  func files() throws {
    let workshop = try Workshop()
    try workshop.write(SampleScene.square, to: "start.yaml")
    try workshop.write("", to: "stones/inner.txt")
    for line in [
      ["layout", "st"], ["render", "st"], ["check", "st"], ["trace", "--cycle", "st"],
      ["render", "start.yaml", "-o", "st"], ["render", "--sheet", "st"],
      ["render", "--diagnose", "st"], ["layout", "--insets", "st"],
      ["animate", "--filmstrip", "st"],
      ["diff", "start.yaml", "st"],
    ] {
      let offers = try offers(line, in: workshop)
      #expect(offers.isSuperset(of: ["start.yaml", "stones"]), "\(line): \(offers)")
    }
    for line in [
      ["layout", "--font-path", "st"], ["verify", "--report", "st"], ["verify", "--goldens", "st"],
      ["layout", "--assets", "st"], ["merge-reports", "st"],
      ["fonts", "list", "--font-path", "st"],
    ] {
      let offers = try offers(line, in: workshop)
      #expect(offers.contains("stones"), "\(line): \(offers)")
      #expect(!offers.contains("start.yaml"), "\(line): \(offers)")
    }
    #expect(try offers(["lay"], in: workshop) == ["layout"])
  }

  @Test("Bash completes after a scene without a verb as after 'render'")
  func withoutVerb() throws {
    let workshop = try Workshop()
    try workshop.write(SampleScene.square, to: "start.yaml")
    #expect(try offers(["st"], in: workshop) == ["start.yaml"])
    #expect(try offers(["start.yaml", "-o", "st"], in: workshop) == ["start.yaml"])
    let outputs = try offers(["start.yaml", "-o", ""], in: workshop)
    #expect(outputs.contains("start.yaml") && !outputs.contains("layout"), "\(outputs)")
    #expect(try offers(["start.yaml", "--exer"], in: workshop) == ["--exercise"])
    #expect(try offers(["li"], in: workshop) == ["list"])
    #expect(try offers(["--vers"], in: workshop) == ["--version"])
  }

  @Test(
    "Fish completes after a scene without a verb as after 'render'",
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/fish")))
  func fish() throws {
    let workshop = try Workshop()
    try workshop.write(SampleScene.square, to: "start.yaml")
    try Self.write("fish", in: workshop)
    for (line, offers) in [
      ("st", ["start.yaml"]), ("lay", ["layout"]), ("start.yaml --exe", ["--exercise"]),
      ("start.yaml -o st", ["start.yaml"]), ("render start.yaml --exe", ["--exercise"]),
    ] {
      let script = """
        source completion.fish
        complete -C "alrender $argv[2]" | string split -f 1 \\t
        """
      let run = try ProgramRun.run(
        [line], in: workshop.folder, through: ["/usr/bin/fish", "-c", script])
      #expect(run.text.split(separator: "\n").map(String.init) == offers, "\(line): \(run.words)")
    }
  }
}
