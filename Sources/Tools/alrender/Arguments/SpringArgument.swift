import ArgumentParser
import Rendering

/// The argument of `--spring`: `duration: 0.5, bounce: 0.3`, or `mass: 1, stiffness: 100, damping: 10,
/// velocity: 0`; what is left out has its default.
struct SpringArgument: ExpressibleByArgument {
  let timing: SpringTiming

  init?(argument: String) {
    var values: [String: Double] = [:]
    let text = argument.filter { $0 != "{" && $0 != "}" }
    for part in text.split(separator: ",") {
      let pair = part.split(whereSeparator: { $0 == ":" || $0 == "=" }).map { word in
        String(word.filter { $0 != " " })
      }
      guard pair.count == 2, let value = Double(pair[1]), value.isFinite,
        values.updateValue(value, forKey: pair[0]) == nil
      else { return nil }
    }
    let velocity = values.removeValue(forKey: "velocity") ?? 0
    if let timing = Self.perceived(values, velocity) ?? Self.physical(values, velocity) {
      self.timing = timing
    } else {
      return nil
    }
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
