import ArgumentParser
import Scenes

/// The argument of `--variant`: values of axes, or the name of a variant.
enum VariantChoice: Equatable, ExpressibleByArgument {
  case values([AxisValue])
  case name(String)

  /// Nil when an axis or a value of it is unknown.
  init?(argument: String) {
    guard argument.contains("=") else {
      self = .name(argument)
      return
    }
    var values: [AxisValue] = []
    for pair in argument.split(separator: ",", omittingEmptySubsequences: false) {
      let sides = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard sides.count == 2, let axis = VariantAxis(rawValue: String(sides[0])),
        let value = axis.value(String(sides[1]))
      else { return nil }
      values.append(value)
    }
    self = .values(values)
  }

  /// The variant that is meant; nil when there is none of that name.
  func variant(of variants: SceneVariants) -> Variant? {
    switch self {
    case .values(let values): variants.variant(of: values)
    case .name(let name): variants.list.first { $0.name == name }
    }
  }
}
