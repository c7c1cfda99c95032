import ArgumentParser
import Goldens
import Rendering
import Scenes

/// `alrender prune`: removes goldens that nothing is compared with.
struct PruneCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "prune",
    abstract: "Remove the goldens that no scene and variant claims.",
    usage: "alrender prune [--dry-run] [options]",
    discussion: """
      alrender prune --dry-run    lists what would be removed
      alrender prune
      """)

  @Flag(help: "Remove nothing.")
  var dryRun = false

  @OptionGroup(title: "Golden options")
  var golden: GoldenOptions

  @OptionGroup(title: "Layout options")
  var layout: LayoutOptions

  func run() throws {
    let run = try GoldenSession(layout.choices, golden)
    // A scene that cannot be read claims nothing, so then nothing is removed: this throws.
    let (_, cases) = try run.cases(at: [])
    var claims = Claims()
    for golden in cases { claims.add(golden) }
    let names = claims.unclaimed(in: run.store)
    for name in names {
      let path = run.store.path(name)
      if !dryRun {
        guard FileTree.remove(path) else {
          run.session.fail("cannot be removed", file: path)
          continue
        }
        FileTree.removeEmptyFolders(above: path, below: run.store.folder)
      }
      Console.put("\(path)\n")
    }
    let count = names.count
    let verb = dryRun ? "would be removed" : "removed"
    Console.say("\(count) file\(count == 1 ? "" : "s") \(verb)")
    try run.session.finish()
  }
}
