import ArgumentParser
import Rendering

/// The argument of `--spring`: `duration: 0.5, bounce: 0.3`, or `mass: 1, stiffness: 100, damping: 10,
/// velocity: 0`; what is left out has its default.
struct SpringArgument {
  let timing: SpringTiming

  /// Reads a spring. Throws if it is none, saying which there are.
  init(_ argument: String) throws(ValidationError) {
    var values: [String: Double] = [:]
    let text = argument.filter { $0 != "{" && $0 != "}" }
    for part in text.split(separator: ",") {
      let pair = part.split(whereSeparator: { $0 == ":" || $0 == "=" }).map { word in
        String(word.filter { $0 != " " })
      }
      guard pair.count == 2, let value = Double(pair[1]), value.isFinite,
        values.updateValue(value, forKey: pair[0]) == nil
      else { throw Self.fault(argument) }
    }
    let velocity = values.removeValue(forKey: "velocity") ?? 0
    guard let timing = Self.perceived(values, velocity) ?? Self.physical(values, velocity) else {
      throw Self.fault(argument)
    }
    self.timing = timing
  }

  private static func fault(_ argument: String) -> ValidationError {
    ValidationError(
      "'\(argument)' is no spring: it has a 'duration' from 0.001 to 1000 seconds and a 'bounce' above -1, "
        + "at most 1, or 'mass' and 'stiffness' above 0 and a 'damping' of at least 0, besides a 'velocity'"
    )
  }

  private static func perceived(_ values: [String: Double], _ velocity: Double) -> SpringTiming? {
    let (duration, bounce) = (values["duration"] ?? 0.5, values["bounce"] ?? 0)
    guard !values.isEmpty, Set(values.keys).isSubset(of: ["duration", "bounce"]),
      (0.001...1_000).contains(duration), bounce > -1, bounce <= 1
    else { return nil }
    return SpringTiming(duration: duration, bounce: bounce, velocity: velocity)
  }

  private static func physical(_ values: [String: Double], _ velocity: Double) -> SpringTiming? {
    let (mass, stiffness) = (values["mass"] ?? 1, values["stiffness"] ?? 100)
    let damping = values["damping"] ?? 10
    guard Set(values.keys).isSubset(of: ["mass", "stiffness", "damping"]),
      mass > 0, stiffness > 0, damping >= 0
    else { return nil }
    return SpringTiming(mass: mass, stiffness: stiffness, damping: damping, velocity: velocity)
  }
}
