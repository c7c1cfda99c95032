import Foundation
import Testing

@Suite("Standard output")
struct StandardOutputTests {
  private static let full = "<stdout>: error: cannot be written: no space left on device\n"
  private static let closed = "<stdout>: error: cannot be written: bad file descriptor\n"

  /// Runs the program through a shell that redirects its standard output; `$0` is the program.
  private func shell(_ script: String, in workshop: Workshop) throws -> ProgramRun {
    try ProgramRun.run([], in: workshop.folder, through: ["/bin/bash", "-c", script])
  }

  @Test(
    "A full disk is reported once, and nothing that lost data passes",
    arguments: [
      "layout card.yaml", "layout card.yaml card.yaml", "check card.yaml --format json",
      "list card.yaml", "trace card.yaml", "explain card.yaml square.width", "schema scene",
      "fonts list", "--version", "--help", "layout --help", "--generate-completion-script bash",
      "card.yaml -o -",
    ])
  func full(words: String) throws {
    let workshop = try Workshop()
    try workshop.write(SampleScene.square, to: "card.yaml")
    let run = try shell("\"$0\" \(words) > /dev/full", in: workshop)
    #expect(run.status == 2)
    #expect(run.words == Self.full)
    let closed = try shell("\"$0\" \(words) >&-", in: workshop)
    #expect(closed.status == 2)
    #expect(closed.words == Self.closed)
  }

  @Test("A run that prints nothing needs no standard output, and no file takes its place")
  func unused() throws {
    let workshop = try Workshop()
    try workshop.write(SampleScene.square, to: "card.yaml")
    let run = try shell("\"$0\" card.yaml -o card.png <&- >&-", in: workshop)
    #expect(run.status == 0)
    #expect(run.words.isEmpty)
    #expect(PNGHeader(workshop.read("card.png")) == PNGHeader(width: 40, height: 30))
  }

  @Test("The loss is reported like the other remarks")
  func format() throws {
    let workshop = try Workshop()
    try workshop.write(SampleScene.square, to: "card.yaml")
    let run = try shell("\"$0\" layout card.yaml --diagnostics json > /dev/full", in: workshop)
    #expect(run.status == 2)
    #expect(run.words.hasPrefix("{") && run.words.contains("\"<stdout>\""), "\(run.words)")
  }

  @Test("A reader that stops reading ends the program silently")
  func brokenPipe() throws {
    let workshop = try Workshop()
    try workshop.write(SampleScene.square, to: "card.yaml")
    _ = try shell("mkfifo gate", in: workshop)
    for words in ["layout card.yaml", "schema scene", "--version", "card.yaml -o -"] {
      // The reader opens the gate once it has closed the pipe.
      let reader = "{ exec <&-; echo > gate; }"
      let run = try shell(
        "{ read _ < gate; \"$0\" \(words); echo $? > status; } | \(reader)", in: workshop)
      #expect(run.words.isEmpty)
      #expect(workshop.read("status").map { String(decoding: $0, as: UTF8.self) } == "141\n")
      // If the parent process ignores the signal, the run continues to its end.
      let ignoring = try shell(
        "trap '' PIPE; { read _ < gate; \"$0\" \(words); echo $? > status; } | \(reader)",
        in: workshop)
      #expect(ignoring.words.isEmpty)
      #expect(workshop.read("status").map { String(decoding: $0, as: UTF8.self) } == "0\n")
    }
  }
}
