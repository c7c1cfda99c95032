import ArgumentParser

/// How the times of a run are printed.
enum TimingsFormat: String, CaseIterable, ExpressibleByArgument {
  /// One line per phase.
  case text
  /// One JSON object.
  case json

  /// Joins `--timings` and its format into one word, or writes the format as text if none
  /// follows: the next word may also be a scene.
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
