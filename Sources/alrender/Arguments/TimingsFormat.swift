import ArgumentParser

/// How the times of a run are printed.
enum TimingsFormat: String, CaseIterable, ExpressibleByArgument {
  /// A line for each phase.
  case text
  /// One JSON object.
  case json

  /// Writes `--timings` with its format as one word, and without one as text: the word after it
  /// may also be a scene.
  static func join(_ arguments: [String]) -> [String] {
    var result: [String] = []
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      guard argument != "--" else { return result + [argument] + rest }
      if argument == "--timings" {
        let format = rest.first.flatMap(TimingsFormat.init(rawValue:))
        if format != nil { rest.removeFirst() }
        result.append("--timings=\((format ?? .text).rawValue)")
      } else {
        result.append(argument)
      }
    }
    return result
  }
}
