import ArgumentParser
import Goldens
import Scenes

/// The options of every command that compares with goldens.
struct GoldenOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("The folder of goldens; default that of the project.", valueName: "DIR"),
    completion: .directory)
  var goldens: String?

  @Option(
    help: ArgumentHelp(
      "Which variants have a picture: all, none, or a pattern of variants or scenes; repeatable.",
      valueName: "which"))
  var pictures: [String] = []

  @Option(
    help: ArgumentHelp(
      "Which variants have a fingerprint of their pixels in place of a picture; repeatable.",
      valueName: "which"))
  var hashes: [String] = []

  @Option(
    name: .customLong("mask"),
    help: ArgumentHelp("Do not compare the pixels of this view; repeatable.", valueName: "ID"))
  var masks: [String] = []

  @OptionGroup(title: "Tolerance")
  var tolerance: ToleranceOptions

  @Flag(help: "Compare even if the goldens were made in a different environment.")
  var allowEnvironment = false

  /// Returns which variants have pictures; the command line overrides the project.
  func pictures(in project: ProjectConfiguration) -> VariantSelection {
    pictures.isEmpty ? project.pictures : Self.selection(pictures)
  }

  /// Returns which variants have fingerprints.
  func hashes(in project: ProjectConfiguration) -> VariantSelection {
    hashes.isEmpty ? project.hashes : Self.selection(hashes)
  }

  private static func selection(_ words: [String]) -> VariantSelection {
    VariantSelection(words.flatMap { VariantSelection($0).patterns })
  }
}

/// The three limits, also under the names that odiff and reg-cli use for them.
struct ToleranceOptions: ParsableArguments {
  @Option(
    name: [.customLong("pixel"), .customLong("threshold"), .customLong("matching-threshold")],
    help: ArgumentHelp("The distance up to which pixels count as equal, 0...1.", valueName: "N"))
  var pixel: Double?

  @Option(
    name: [.customLong("ratio"), .customLong("threshold-rate")],
    help: ArgumentHelp("The share of pixels that may be unequal, 0...1.", valueName: "N"))
  var ratio: Double?

  @Option(
    help: ArgumentHelp("The largest connected unequal area, in pixels.", valueName: "N"))
  var cluster: Int?

  func validate() throws {
    for (name, value) in [("pixel", pixel), ("ratio", ratio)] {
      if let value, !(0...1).contains(value) {
        throw ValidationError("'--\(name)' must be a number from 0 to 1")
      }
    }
    if let cluster, cluster < 0 { throw ValidationError("'--cluster' must be 0 or greater") }
  }

  /// Returns the limits, with those on the command line replacing others.
  func applied(to tolerance: Tolerance = .exact) -> Tolerance {
    Tolerance(
      pixel: pixel ?? tolerance.pixel, ratio: ratio ?? tolerance.ratio,
      cluster: cluster ?? tolerance.cluster)
  }
}

/// The argument of `--shard`: `2/10`.
struct ShardArgument: ExpressibleByArgument {
  let shard: Report.Shard

  init?(argument: String) {
    let numbers = argument.split(separator: "/", omittingEmptySubsequences: false)
      .compactMap { Int($0) }
    guard numbers.count == 2, argument.contains("/"), numbers[1] >= 1,
      (1...numbers[1]).contains(numbers[0])
    else { return nil }
    shard = Report.Shard(index: numbers[0], count: numbers[1])
  }
}

/// The argument of `--reporter`: kinds of reports separated by commas.
struct ReporterList: ExpressibleByArgument {
  let names: [ProjectConfiguration.ReporterName]

  init?(argument: String) {
    let words = argument.split(separator: ",").map(String.init)
    names = words.compactMap(ProjectConfiguration.ReporterName.init)
    if words.isEmpty || names.count != words.count { return nil }
  }
}

extension GoldenWriter.Mode: ExpressibleByArgument {}
