import ArgumentParser
import Scenes

/// The argument of `--variant`: values of axes, or the name of a variant.
enum VariantChoice: Equatable {
  case values([AxisTexts])
  case name(String)

  /// Reads `axis=value,axis=value` or a name.
  init(_ argument: String) throws(ValidationError) {
    guard argument.contains("=") else {
      self = .name(argument)
      return
    }
    var values: [AxisTexts] = []
    for pair in argument.split(separator: ",", omittingEmptySubsequences: false) {
      values.append(try AxisTexts(String(pair)))
    }
    self = .values(values)
  }

  /// The name; empty for values of axes.
  var name: String {
    if case .name(let name) = self { name } else { "" }
  }

  /// What may be meant by a name that no variant has: the value of an axis.
  var meant: String? {
    guard case .name(let name) = self else { return nil }
    let parts = name.split(separator: ":", maxSplits: 1).map(String.init)
    let axes: [VariantAxis] = [.direction, .appearance, .textSize, .strings]
    let axis =
      parts.count == 2
      ? VariantAxis(rawValue: parts[0])
      : axes.first { axis in
        axis.value(name, devices: []) != nil
      }
    return axis.map { "\($0.rawValue)=\(parts.last ?? name)" }
  }

  /// Returns the chosen variant, or nil if there is none of that name.
  func variant(
    of variants: SceneVariants, in project: ProjectConfiguration
  ) throws(ValidationError) -> Variant? {
    switch self {
    case .values(let texts):
      var values: [AxisValue] = []
      for axis in texts { values += try axis.values(in: project, of: variants) }
      return variants.variant(of: values)
    case .name(let name):
      return variants.list.first { $0.name == name }
    }
  }
}
