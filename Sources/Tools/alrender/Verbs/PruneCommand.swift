import ArgumentParser
import Documents
import Goldens

/// `alrender prune`: removes goldens that no scene is compared with.
struct PruneCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "prune",
    abstract: "Remove the goldens that no scene and variant claim.",
    usage: "alrender prune [--dry-run] [options]",
    discussion: """
      alrender prune --dry-run    lists what would be removed
      alrender prune
      alrender prune --unasked    also pictures that are no longer asked for

      A picture of an existing variant is kept even if neither the scene nor alrender.yaml asks \
      for it: it may have been recorded with '--pictures' on the command line.
      """)

  @Flag(help: "Remove nothing.")
  var dryRun = false

  @Flag(help: "Also remove pictures and fingerprints that are no longer asked for.")
  var unasked = false

  @OptionGroup(title: "Golden options")
  var golden: GoldenOptions

  @OptionGroup(title: "Layout options")
  var layout: LayoutOptions

  func run() throws {
    let run = try GoldenSession(layout.choices, golden, at: [])
    // A scene that cannot be read claims nothing, so this throws and nothing is removed.
    let cases = try run.cases(at: [])
    let unclaimed = Claims(cases.claims(of:)).unclaimed(in: run.store)
    let names = unclaimed.names + unclaimed.leftovers + (unasked ? unclaimed.unasked : [])
    for name in names {
      let path = run.store.path(name)
      if !dryRun {
        do {
          let inner = try InnerPath(name)
          try run.store.root.remove(inner)
          run.store.root.removeEmptyFolders(above: inner)
        } catch {
          run.session.fail("cannot be removed: \(Failure.reason(of: error))", file: path)
          continue
        }
      }
      Console.put(fields: path)
    }
    let count = names.count
    let verb = dryRun ? "would be removed" : "removed"
    Console.say("\(count) file\(count == 1 ? "" : "s") \(verb)")
    if !unasked, !unclaimed.unasked.isEmpty {
      let kept = unclaimed.unasked.count
      Console.say(
        "kept \(kept) picture\(kept == 1 ? " that is" : "s that are") no longer asked for; "
          + "'alrender prune --unasked' removes \(kept == 1 ? "it" : "them")")
    }
    try run.session.finish()
  }
}
