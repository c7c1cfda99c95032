import Foundation
import Testing

@Suite("Goldens")
struct GoldensCommandTests {
  private static let scene = """
    canvas: { width: 120, height: 80, scale: 1 }
    root: { subviews: { box: { background: red }, note: { type: label, text: Hello } } }
    constraints: [ "H:|-10-[box(20)]-[note]", "V:|-10-[box(20)]", note.top == box.top ]
    """

  private func workshop(_ scenes: [String] = ["a/card"]) throws -> Workshop {
    let workshop = try Workshop()
    for scene in scenes { try workshop.write(Self.scene, to: "Scenes/\(scene).yaml") }
    return workshop
  }

  private func run(
    _ workshop: Workshop, _ arguments: String..., environment: [String: String] = [:]
  ) throws -> ProgramRun {
    try ProgramRun.run(
      arguments, in: workshop.folder, environment: ["CI": ""].merging(environment) { $1 })
  }

  private func goldens(_ workshop: Workshop) -> [String] {
    workshop.names.filter { $0.hasPrefix("goldens/") && $0.contains(".") }
  }

  @Test("A filter that nothing matches is an error, not a pass", arguments: ["verify", "record"])
  func filter(verb: String) throws {
    let shop = try workshop()
    _ = try run(shop, "record")
    let none = try run(shop, verb, "--filter", "crad")
    #expect(none.status == 2 && none.words.contains("no check matches 'crad'"), "\(none.words)")
    #expect(try run(shop, verb, "--filter", "card").status == 0)
  }

  @Test("A missing golden is written and fails once, then passes")
  func missing() throws {
    let workshop = try workshop()
    let first = try run(workshop, "verify", "--pictures", "all")
    #expect(first.status == 1)
    #expect(
      goldens(workshop) == [
        "goldens/a/card/default.layout.txt", "goldens/a/card/default@1x.png",
        "goldens/a/card/scene.txt", "goldens/environment.json",
      ])
    let second = try run(workshop, "verify", "--pictures", "all")
    #expect(second.status == 0, "\(second.text)\(second.words)")
    #expect(second.text == "1 check: 1 passed\n")
  }

  @Test("In CI a missing golden fails and nothing is written", arguments: ["--ci", "CI=true"])
  func continuousIntegration(_ way: String) throws {
    let workshop = try workshop()
    let result =
      way == "--ci"
      ? try run(workshop, "verify", "--ci")
      : try run(workshop, "verify", environment: ["CI": "true"])
    #expect(result.status == 1)
    #expect(goldens(workshop).isEmpty)
  }

  @Test("What one command approves is told whole in a comment, an annotation and findings")
  func everyCause() throws {
    let workshop = try workshop(["a/card", "a/other"])
    _ = try run(workshop, "record")
    // Both differ in a width, one of them in its text, too.
    let wider = Self.scene.replacing("box(20)]-[", with: "box(25)]-[")
    try workshop.write(wider, to: "Scenes/a/card.yaml")
    try workshop.write(
      wider.replacing("text: Hello", with: "text: \"Total 10 USD\""), to: "Scenes/a/other.yaml")
    let told = try run(
      workshop, "verify", "--ci", "--report", "rp", "--reporter", "github,sarif,json")
    #expect(told.status == 1)
    let annotation = try #require(
      told.text.split(separator: "\n").first { $0.hasPrefix("::error") })
    // The example is the check that shows most; the others' causes would follow, 'in 1 of them'.
    #expect(annotation.contains("in a/other/default, a/card/default"), "\(annotation)")
    #expect(annotation.contains("Total 10 USD"), "\(annotation)")
    let shown = try run(workshop, "verify", "--ci")
    let heads = shown.text.split(separator: "\n").map(String.init)
    #expect(heads.contains { $0.hasPrefix("  a/other/default  Scenes/a/other.yaml:") }, "\(heads)")
    let comment = try run(workshop, "comment", "rp").text
    #expect(comment.contains("Total 10 USD"), "\(comment)")
    #expect(
      String(decoding: try #require(workshop.read("rp/alrender.sarif")), as: UTF8.self)
        .contains("USD"))
    // Alone, too: the first of a group.
    let alone = try run(
      workshop, "verify", "--ci", "--filter", "a/other", "--report", "rp", "--reporter", "json")
    #expect(alone.status == 1)
    #expect(try run(workshop, "comment", "rp").text.contains("Total 10 USD"))
  }

  @Test(
    "A change fails with what moved, why, and the command that approves it; approved, it passes"
  )
  func change() throws {
    let workshop = try workshop()
    _ = try run(workshop, "record", "--pictures", "all")
    try workshop.write(
      Self.scene.replacing("|-10-[box", with: "|-10.5-[box"), to: "Scenes/a/card.yaml")
    let failed = try run(workshop, "verify", "--ci", "--pictures", "all")
    #expect(failed.status == 1)
    #expect(failed.text.contains("'box' moved from (10 10; 20 20) to (10.5 10"), "\(failed.text)")
    #expect(failed.text.hasPrefix("✘ the constraint"))
    #expect(failed.text.contains("pixels: "))
    #expect(failed.text.contains("alrender approve --filter '^a/card/default$'"))
    #expect(workshop.read(".alrender/last-run/diff/a/card/default@1x.png") != nil)
    let approved = try run(workshop, "approve", "--filter", "^a/card")
    #expect(approved.status == 0, "\(approved.words)")
    let passed = try run(workshop, "verify", "--ci", "--pictures", "all")
    #expect(passed.status == 0, "\(passed.text)")
  }

  @Test(
    "The recorded statements are approved with the last failure, and explain the cause until then"
  )
  func approvedInParts() throws {
    let workshop = try workshop(["card"])
    let scene = Self.scene + "\nvariants: { axes: { direction: [ltr, rtl] } }"
    try workshop.write(scene, to: "Scenes/card.yaml")
    _ = try run(workshop, "record")
    let changed = scene.replacing("(20)", with: "(21)")
    try workshop.write(changed, to: "Scenes/card.yaml")
    _ = try run(workshop, "verify", "--ci")
    let first = try run(workshop, "approve", "--filter", "card/rtl")
    #expect(first.text == "approved\tcard/rtl.layout.txt\n")
    let left = try run(workshop, "verify", "--ci")
    #expect(left.text.contains("[box(21)]-[note]', recorded as"), "\(left.text)")
    let second = try run(workshop, "approve")
    #expect(second.text == "approved\tcard/default.layout.txt\napproved\tcard/scene.txt\n")
    // A run of only a later variant also knows what the scene states.
    let later = changed.replacing("text: Hello", with: "text: Hello, hidden: true")
    try workshop.write(later, to: "Scenes/card.yaml")
    _ = try run(workshop, "verify", "--ci", "--variant", "rtl")
    _ = try run(workshop, "approve")
    #expect(
      String(decoding: workshop.read("goldens/card/scene.txt") ?? Data(), as: UTF8.self)
        .contains("hidden\ttrue"))
  }

  @Test("What has changed since the run is told before its results are approved")
  func stale() throws {
    let workshop = try workshop(["card", "other"])
    _ = try run(workshop, "record")
    for name in ["card", "other"] {
      try workshop.write(Self.scene.replacing("(20)", with: "(21)"), to: "Scenes/\(name).yaml")
    }
    _ = try run(workshop, "verify", "--ci")
    try workshop.write(Self.scene.replacing("(20)", with: "(22)"), to: "Scenes/card.yaml")
    let stale = try run(workshop, "approve", "--filter", "card")
    #expect(stale.status == 0 && stale.text.contains("approved\tcard/default.layout.txt"))
    #expect(stale.words.contains("Scenes/card.yaml: warning: has changed since this run"))
    let fresh = try run(workshop, "approve", "--filter", "other")
    #expect(fresh.status == 0 && fresh.words.isEmpty, "\(fresh.words)")
  }

  @Test("Recording is never a pass unless there is nothing to record")
  func record() throws {
    let workshop = try workshop()
    let first = try run(workshop, "record")
    #expect(first.status == 1)
    #expect(first.text.contains("new\ta/card/default.layout.txt"))
    #expect(try run(workshop, "record").status == 0)
  }

  @Test("Another environment is exit code 3 with what differs, unless it is allowed or not needed")
  func environment() throws {
    let workshop = try workshop()
    _ = try run(workshop, "record")
    let recorded = try #require(workshop.read("goldens/environment.json"))
    let other = String(decoding: recorded, as: UTF8.self)
      .replacing(#/"pango": "[^"]*"/#, with: "\"pango\": \"1.99.0\"")
    try workshop.write(other, to: "goldens/environment.json")
    let refused = try run(workshop, "verify")
    #expect(refused.status == 3)
    #expect(refused.words.split(separator: "recorded with 1.99.0").count == 2, "\(refused.words)")
    #expect(refused.words.contains("apt-get install"))
    #expect(!refused.text.contains("moved"))
    let allowed = try run(workshop, "verify", "--allow-environment")
    #expect(allowed.status == 0)
    #expect(allowed.words.contains("a different environment"))
  }

  @Test("Layouts of blocks need no environment")
  func blocks() throws {
    let workshop = try workshop()
    _ = try run(workshop, "record", "--text", "blocks")
    #expect(workshop.read("goldens/environment.json") == nil)
    #expect(try run(workshop, "verify", "--text", "blocks").status == 0)
  }

  @Test("A damaged golden is distinguished from a changed layout")
  func damaged() throws {
    let workshop = try workshop()
    _ = try run(workshop, "record", "--pictures", "all")
    let layout = try #require(workshop.read("goldens/a/card/default.layout.txt"))
    try workshop.write(layout.dropLast(5), to: "goldens/a/card/default.layout.txt")
    let short = try run(workshop, "verify", "--ci")
    #expect(short.status == 2)
    #expect(short.text.contains("is cut short"), "\(short.text)")
    try workshop.write(layout, to: "goldens/a/card/default.layout.txt")
    try workshop.write(
      "version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 3\n",
      to: "goldens/a/card/default@1x.png")
    let pointer = try run(workshop, "verify", "--ci", "--pictures", "all")
    #expect(pointer.status == 2)
    #expect(pointer.text.contains("git lfs pull"))
  }

  @Test("Prune removes goldens that no scene claims, and nothing if a scene cannot be read")
  func prune() throws {
    let workshop = try workshop(["a/card", "b"])
    _ = try run(workshop, "record")
    try FileManager.default.removeItem(at: workshop.folder.appending(path: "Scenes/b.yaml"))
    let dry = try run(workshop, "prune", "--dry-run")
    #expect(dry.text == "goldens/b/default.layout.txt\ngoldens/b/scene.txt\n")
    #expect(workshop.read("goldens/b/scene.txt") != nil)
    try workshop.write("root: [", to: "Scenes/c.yaml")
    #expect(try run(workshop, "prune").status == 2)
    #expect(workshop.read("goldens/b/scene.txt") != nil)
    try FileManager.default.removeItem(at: workshop.folder.appending(path: "Scenes/c.yaml"))
    #expect(try run(workshop, "prune").status == 0)
    #expect(!goldens(workshop).contains { $0.hasPrefix("goldens/b") })
  }

  @Test("Prune keeps what an option recorded for an existing variant, and says so")
  func unaskedPictures() throws {
    let workshop = try workshop(["card", "old"])
    _ = try run(workshop, "record", "--pictures", "all")
    _ = try run(workshop, "record", "--hashes", "card")
    try FileManager.default.removeItem(at: workshop.folder.appending(path: "Scenes/old.yaml"))
    let all = goldens(workshop)
    let verified = try run(workshop, "verify", "--ci")
    #expect(verified.text.contains("note: 3 goldens without a scene"), "\(verified.text)")
    let pruned = try run(workshop, "prune")
    #expect(
      pruned.words.contains("kept 2 pictures that are no longer asked for"), "\(pruned.words)")
    #expect(goldens(workshop) == all.filter { !$0.contains("/old/") })
    #expect(try run(workshop, "verify", "--ci").text == "1 check: 1 passed\n")
    #expect(try run(workshop, "verify", "--ci", "--pictures", "all").status == 0)
    let unasked = try run(workshop, "prune", "--unasked", "--hashes", "card")
    #expect(unasked.text == "goldens/card/default@1x.png\n")
    // A picture at another scale no longer belongs to any variant.
    try workshop.write(
      Self.scene.replacing("scale: 1", with: "scale: 2"), to: "Scenes/card.yaml")
    #expect(try run(workshop, "prune").text == "goldens/card/default@1x.hash\n")
  }

  @Test("Scenes that would share goldens are refused")
  func collision() throws {
    let workshop = try workshop(["a/card"])
    try workshop.write("{\"root\": {}}", to: "Scenes/a/card.json")
    let refused = try run(workshop, "verify")
    #expect(refused.status == 2)
    #expect(refused.words.contains("shares the goldens"))
  }

  /// auspice#1122, open-wc#963: such a repository cannot be checked out on Windows.
  @Test(
    "A recording warns of names that Windows refuses",
    arguments: ["a:b", "q?", "CON", "dot.", "back\\slash", "tr ", "fine name"])
  func portable(name: String) throws {
    let workshop = try workshop([name])
    let run = try run(workshop, "record")
    #expect(run.words.contains("Windows refuses the name of its goldens") == (name != "fine name"))
    #expect(workshop.read("goldens/\(name)/default.layout.txt") != nil)
  }

  @Test("Ten shards merge into the bytes of one run; a missing one is an error")
  func shards() throws {
    let workshop = try workshop((0..<12).map { "s\($0)" } + ["gone", "old/name"])
    _ = try run(workshop, "record")
    try workshop.write(Self.scene.replacing("(20)", with: "(21)"), to: "Scenes/s3.yaml")
    // A scene that is gone, one that was renamed, and what is beside a scene's own goldens.
    try FileManager.default.removeItem(at: workshop.folder.appending(path: "Scenes/gone.yaml"))
    try FileManager.default.removeItem(at: workshop.folder.appending(path: "Scenes/old/name.yaml"))
    try workshop.write(Self.scene, to: "Scenes/new/name.yaml")
    let layout = String(
      decoding: workshop.read("goldens/s7/default.layout.txt") ?? Data(), as: UTF8.self)
    try workshop.write(layout, to: "goldens/s7/dark.layout.txt")
    _ = try run(workshop, "verify", "--ci", "--report", "whole")
    var folders: [String] = []
    for index in 1...10 {
      folders.append("part-\(index)")
      _ = try run(
        workshop, "verify", "--ci", "--shard", "\(index)/10", "--report", "part-\(index)")
    }
    let arguments = ["merge-reports"] + folders.reversed() + ["--expect-shards", "10"]
    let merged = try ProgramRun.run(arguments + ["--report", "merged"], in: workshop.folder)
    #expect(merged.status == 1, "\(merged.words)")
    for name in ["report.json", "junit.xml", "diff/s3/default.layout.txt"] {
      #expect(workshop.read("merged/\(name)") == workshop.read("whole/\(name)"), "\(name)")
    }
    let report = String(decoding: workshop.read("merged/report.json") ?? Data(), as: UTF8.self)
    #expect(report.contains("\"gone/default.layout.txt\"") && report.contains("s7/dark.layout"))
    #expect(report.contains("recorded under 'old/name'") && !report.contains("\"old/name/default"))
    let lost = try run(workshop, "merge-reports", "part-1", "part-2", "--expect-shards", "10")
    #expect(lost.status == 2)
    #expect(lost.words.contains("shards 3, 4, 5, 6, 7, 8, 9, 10 of 10 are missing"))
  }

  @Test("Scenes of several shards that equal one golden get it as in a single run, and one alone")
  func sharedRenames() throws {
    let list =
      "components: { row: { view: { intrinsicContentSize: [50, 20] }, examples: { EXAMPLE: {} } } }\n"
    let workshop = try workshop(["old/a", "old/b", "x/z", "s0", "s1", "s2"])
    try workshop.write(list.replacing("EXAMPLE", with: "first"), to: "Scenes/list.yaml")
    _ = try run(workshop, "record")
    try FileManager.default.removeItem(at: workshop.folder.appending(path: "Scenes/old"))
    // Four want two goldens: one by its name, one as the first, two in vain.
    for name in ["new/c", "new/b", "other/d", "zoo/a2"] {
      try workshop.write(Self.scene, to: "Scenes/\(name).yaml")
    }
    try workshop.write(list.replacing("EXAMPLE", with: "second"), to: "Scenes/list.yaml")
    _ = try run(workshop, "verify", "--ci", "--report", "whole")
    for index in 1...7 {
      _ = try run(workshop, "verify", "--ci", "--shard", "\(index)/7", "--report", "part-\(index)")
    }
    let parts = (1...7).map { "part-\($0)" }
    let merged = try ProgramRun.run(
      ["merge-reports"] + parts + ["--report", "merged"], in: workshop.folder)
    #expect(merged.status == 1, "\(merged.words)")
    let report = String(decoding: workshop.read("whole/report.json") ?? Data(), as: UTF8.self)
    #expect(workshop.read("merged/report.json") == workshop.read("whole/report.json"))
    #expect(report.components(separatedBy: "recorded under 'old/a'").count > 1)
    #expect(report.components(separatedBy: "recorded under 'old/b'").count > 1)
    #expect(report.contains("recorded under 'list/row/first'"), "\(report)")
    #expect(report.contains("there is no golden"))
  }

  @Test(
    "Times of a shard are merged with those of the others; a run that measured nothing has none")
  func times() throws {
    let workshop = try workshop(["a", "b"])
    _ = try run(workshop, "record")
    // Recorded times change the assignment, so both shards run before any are recorded.
    let last = ".alrender/last-run/times.json"
    var measured: [Data] = []
    for shard in ["1/2", "2/2"] {
      _ = try run(workshop, "verify", "--ci", "--shard", shard)
      measured.append(try #require(workshop.read(last)))
    }
    for part in measured {
      try workshop.write(part, to: last)
      _ = try run(workshop, "record", "--times")
    }
    let times = String(decoding: workshop.read("goldens/times.json") ?? Data(), as: UTF8.self)
    #expect(times.contains("\"a\": ") && times.contains("\"b\": "), "\(times)")
    _ = try run(workshop, "verify", "--ci", "--shard", "3/3")
    let nothing = try run(workshop, "record", "--times")
    #expect(nothing.status == 2 && nothing.words.contains("recorded no times"), "\(nothing.words)")
  }

  @Test("A shard with a scene that cannot be read merges as a single run says it")
  func unreadShards() throws {
    let workshop = try workshop((0..<6).map { "s\($0)" })
    _ = try run(workshop, "record")
    try workshop.write("root: [", to: "Scenes/s2.yaml")
    try workshop.write("root: {", to: "Scenes/s4.yaml")
    _ = try run(workshop, "verify", "--ci", "--report", "whole")
    for index in 1...3 {
      _ = try run(workshop, "verify", "--ci", "--shard", "\(index)/3", "--report", "part-\(index)")
    }
    let merged = try run(
      workshop, "merge-reports", "part-3", "part-1", "part-2", "--report", "merged")
    #expect(merged.status == 2)
    #expect(workshop.read("merged/report.json") == workshop.read("whole/report.json"))
  }

  @Test("A shard reads only its own scenes, and scenes that share goldens are refused all the same")
  func ownScenes() throws {
    let workshop = try workshop((0..<40).map { "s\($0)" })
    _ = try run(workshop, "record")
    func filesRead(_ options: String...) throws -> Int {
      let run = try ProgramRun.run(
        ["verify", "--ci", "--timings", "json"] + options, in: workshop.folder)
      let words = run.words.split(separator: "\"filesRead\": ").last ?? ""
      return Int(words.prefix { $0.isNumber }) ?? -1
    }
    let all = try filesRead()
    let parts = try (1...8).map { try filesRead("--shard", "\($0)/8") }
    #expect(all >= 40 && parts.allSatisfy { $0 >= 0 && $0 < 16 }, "\(all) \(parts)")
    // What every part reads, such as the configuration, is a file or two.
    #expect(parts.reduce(0, +) <= all + 8 * 3, "\(all) \(parts)")
    try workshop.write("{\"root\": {}}", to: "Scenes/s9.json")
    let refused = try (1...8).map { try run(workshop, "verify", "--ci", "--shard", "\($0)/8") }
    #expect(refused.contains { $0.status == 2 && $0.words.contains("shares the goldens") })
  }

  // PostHog/posthog#81184 and #66240, posit-dev/py-shiny#2333: a shard took the snapshots of others for
  // unused, and failed or deleted them.
  @Test("A shard neither lists nor removes what belongs to others, and one without scenes passes")
  func othersGoldens() throws {
    let workshop = try workshop(["a", "b", "c"])
    _ = try run(workshop, "record")
    let all = goldens(workshop)
    for index in 1...5 {
      let part = try run(
        workshop, "verify", "--ci", "--shard", "\(index)/5", "--report", "part-\(index)")
      #expect(part.status == 0, "\(part.words)")
      let report = String(
        decoding: workshop.read("part-\(index)/report.json") ?? Data(), as: UTF8.self)
      #expect(report.contains("\"unclaimed\": [],"))
    }
    #expect(goldens(workshop).filter { $0.hasPrefix("goldens/") } == all)
    let merged = try run(
      workshop, "merge-reports", "part-1", "part-2", "part-3", "part-4", "part-5")
    #expect(merged.status == 0 && merged.text.contains("3 checks: 3 passed"), "\(merged.text)")
  }

  @Test("A project whose files are links, as in Bazel's sandboxes, has the same goldens")
  func links() throws {
    let workshop = try workshop(["a/card", "b"])
    _ = try run(workshop, "record")
    let linked = try Workshop()
    for name in workshop.names where name.contains(".") && !name.contains(".alrender") {
      let place = linked.folder.appending(path: name)
      try FileManager.default.createDirectory(
        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try? FileManager.default.removeItem(at: place)
      try FileManager.default.createSymbolicLink(
        at: place, withDestinationURL: workshop.folder.appending(path: name))
    }
    let verified = try run(linked, "verify", "--ci")
    #expect(verified.status == 0, "\(verified.words)")
    #expect(verified.text == "2 checks: 2 passed\n")
  }

  @Test("Bazel's variables choose the shard and the place of the report")
  func bazel() throws {
    let workshop = try workshop(["a", "b"])
    _ = try run(workshop, "record")
    // With times that are known the parts are balanced.
    try workshop.write("{\"a\": 5, \"b\": 5}", to: "goldens/times.json")
    let result = try run(
      workshop, "verify", "--ci",
      environment: [
        "TEST_SHARD_INDEX": "0", "TEST_TOTAL_SHARDS": "2", "TEST_SHARD_STATUS_FILE": "status",
        "XML_OUTPUT_FILE": "out.xml",
      ])
    #expect(result.status == 0)
    #expect(result.text == "shard 1/2: 1 check: 1 passed\n")
    #expect(workshop.read("status") != nil)
    // bazelbuild/bazel#22028, JetBrains/intellij-community#3515: the file is there whatever happens.
    try workshop.write("scenes: [", to: "alrender.yaml")
    let broken = try run(
      workshop, "verify", "--ci",
      environment: [
        "TEST_SHARD_INDEX": "1", "TEST_TOTAL_SHARDS": "2", "TEST_SHARD_STATUS_FILE": "broken",
      ])
    #expect(broken.status == 2 && workshop.read("broken") != nil)
    #expect(
      String(decoding: workshop.read("out.xml") ?? Data(), as: UTF8.self).contains("tests=\"1\""))
  }

  @Test("Passed checks are cached until something that they depend on changes")
  func cache() throws {
    let workshop = try workshop()
    _ = try run(workshop, "record")
    #expect(try run(workshop, "verify", "--ci", "--cache", "c").status == 0)
    #expect(workshop.names.contains { $0.hasPrefix("c/") })
    #expect(try run(workshop, "verify", "--ci", "--cache", "c").text == "1 check: 1 passed\n")
    try workshop.write(Self.scene.replacing("(20)", with: "(21)"), to: "Scenes/a/card.yaml")
    #expect(try run(workshop, "verify", "--ci", "--cache", "c").status == 1)
  }

  @Test("Two pictures, layouts or folders are compared; a third argument is drawn")
  func diff() throws {
    let workshop = try workshop()
    _ = try run(workshop, "record", "--pictures", "all")
    _ = try run(workshop, "Scenes/a/card.yaml", "-o", "dark.png", "--dark")
    let same = try run(
      workshop, "diff", "goldens/a/card/default@1x.png", "goldens/a/card/default@1x.png")
    #expect(same.status == 0)
    let other = try run(workshop, "diff", "goldens/a/card/default@1x.png", "dark.png", "d.png")
    #expect(other.status == 1)
    #expect(other.text.contains("unequal"))
    #expect(workshop.read("d.png") != nil)
    #expect(try run(workshop, "diff", "goldens", "goldens").status == 0)
    #expect(try run(workshop, "diff", "goldens", "nowhere").status == 2)
  }

  @Test("A document's golden names the constraint that its author changed")
  func document() throws {
    let workshop = try Workshop()
    let nib = try String(
      contentsOf: URL(fileURLWithPath: #filePath)
        .appendingPathComponent("../../Nibs/constant-distances.xib").standardized,
      encoding: .utf8)
    try workshop.write(nib, to: "Scenes/Box.xib")
    _ = try run(workshop, "record")
    #expect(try run(workshop, "verify").status == 0)
    try workshop.write(
      nib.replacingOccurrences(of: #"constant="100""#, with: #"constant="90""#),
      to: "Scenes/Box.xib")
    let changed = try run(workshop, "verify", "--ci")
    #expect(changed.status == 1)
    #expect(
      changed.text.hasPrefix(
        "✘ the constraint is 'box.width == 90', recorded as 'box.width == 100'\n"),
      "\(changed.text)")
  }

  @Test("Changes in data are reported by the items' ids, wherever they are")
  func items() throws {
    let workshop = try Workshop()
    func write(_ people: String) throws {
      try workshop.write(
        """
        canvas: { width: 200, height: fit }
        data: { people: [\(people)] }
        root:
          type: stackView
          axis: vertical
          subviews: { rows: { each: $people, type: label, text: $item.name } }
        """, to: "Scenes/list.yaml")
    }
    try write("{ id: mei, name: Mei }, { id: bob, name: Bob }")
    _ = try run(workshop, "record", "--text", "blocks")
    try write("{ id: ann, name: Ann }, { id: mei, name: Mei }, { id: bob, name: Rob }")
    let changed = try run(workshop, "verify", "--ci", "--text", "blocks")
    #expect(changed.text.contains("'data.people.bob.name' of the scene is Rob, recorded as Bob"))
    #expect(!changed.text.contains("data.people.mei"), "\(changed.text)")
  }
}
