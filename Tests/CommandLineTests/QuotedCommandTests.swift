import Foundation
import Testing

/// Commands that the program suggests to copy.
@Suite("Suggested commands")
struct QuotedCommandTests {
  private static let scene = """
    canvas: { width: 120, height: 80, scale: 1 }
    root: { subviews: { box: { background: red } } }
    constraints: [ "H:|-10-[box(20)]", "V:|-10-[box(20)]" ]
    """

  @Test("The command that approves a check is quoted for the shell, whatever the scene is called")
  func quoted() throws {
    let name = "it's \u{600}$(id)"
    let workshop = try Workshop()
    try workshop.write(Self.scene, to: "Scenes/\(name).yaml")
    _ = try workshop.run("record")
    try workshop.write(
      Self.scene.replacing("|-10-", with: "|-12-"), to: "Scenes/\(name).yaml")
    let failed = try workshop.run("verify", "--ci")
    let command = try #require(
      failed.text.split(separator: "\n").first { $0.contains("alrender approve --filter") })
    let process = Process()
    process.executableURL = URL(filePath: "/bin/bash")
    process.arguments = [
      "-c",
      "alrender() { printf '%s\\n' \"$@\"; }; "
        + String(command[try #require(command.firstRange(of: "alrender")).lowerBound...]),
    ]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let words = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    #expect(words.count == 3 && words[0] == "approve" && words[1] == "--filter", "\(words)")
    let pattern = try Regex(String(try #require(words.last)))
      .matchingSemantics(.unicodeScalar)
    #expect("\(name)/default".contains(pattern), "\(words)")
  }
}
