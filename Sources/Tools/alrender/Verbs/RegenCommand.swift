import ArgumentParser
import Documents
import Glibc
import Goldens
import Scenes

/// `alrender regen`: the pictures behind hash-only goldens.
struct RegenCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "regen",
    abstract:
      "Rebuild the expected pictures of hash-only goldens from the revision that recorded them.",
    usage: "alrender regen [SCENE/VARIANT...] [--filter REGEX] [-o DIR]",
    discussion: """
      alrender regen chat/rtl

      The scene and its files come from Git as they were when the golden was recorded; they are drawn \
      by this program. A picture whose fingerprint differs from the recorded one is an error (1): \
      another version of the program recorded it, which '--program' can name.
      """)

  @Argument(help: "Goldens as scene/variant; default all that match the filter.")
  var names: [String] = []

  @Option(help: ArgumentHelp("Only goldens whose scene/variant matches.", valueName: "REGEX"))
  var filter: String?

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "Where the pictures go; default expected/ of the last run.", valueName: "DIR"),
    completion: .directory)
  var output: String?

  @Option(
    help: ArgumentHelp("The program that draws; default this one.", valueName: "PATH"),
    completion: .file())
  var program: String?

  func run() throws {
    let session = try Session(LayoutChoices())
    let project = session.project
    let store = GoldenStore(project: project)
    let memory = ProjectMemory(project: project.folder)
    let target =
      output.map { RootFolder($0) }
      ?? memory.lastRun.root.folder(ResultsFolder.Part.expected.folder)
    let pattern = try NameFilter(filter)
    let goldens = store.goldens().filter { golden in
      guard PathParts.isNamed(golden, ending: ".hash"), let end = golden.lastIndex(of: "@") else {
        return false
      }
      let name = String(golden[..<end])
      return (names.isEmpty || names.contains(name)) && pattern.matches(name)
    }
    if goldens.isEmpty { session.fail("no hash-only golden matches", file: "regen") }
    for name in goldens {
      do {
        let path = try Regeneration(
          project: project, store: store, program: program ?? "/proc/self/exe"
        ).rebuild(try InnerPath(name), into: target)
        Console.put(fields: path)
      } catch {
        session.fail("\(error)", file: store.path(name), as: .checkFailed)
      }
    }
    try session.finish()
  }
}
