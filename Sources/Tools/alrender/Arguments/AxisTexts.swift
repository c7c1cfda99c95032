import ArgumentParser
import Controls
import Documents
import Scenes

/// An axis with values as spelled on the command line: `direction=ltr,rtl`.
///
/// The values are read once the project is known, because it may define devices.
struct AxisTexts: Equatable {
  let axis: VariantAxis
  /// The values, at least one.
  let texts: [String]

  /// Reads `axis=value,value`. Throws if the axis is unknown or has no value.
  init(_ argument: String) throws(ValidationError) {
    let sides = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard sides.count == 2 else {
      throw ValidationError("'\(argument)' must have the form axis=value")
    }
    try self.init(axis: String(sides[0]), String(sides[1]))
  }

  /// Names an axis with its values.
  init(_ axis: VariantAxis, _ texts: [String]) {
    self.axis = axis
    self.texts = texts
  }

  private init(axis name: String, _ values: String) throws(ValidationError) {
    let known = VariantAxis.allCases.map(\.rawValue)
    guard let axis = VariantAxis(rawValue: name) else {
      let hint = NearestName.of(name, among: known).map { "did you mean '\($0)'?" }
      throw ValidationError(
        "there is no axis '\(name)'; "
          + (hint ?? "the axes are \(NameList.candidates(for: name, among: known))"))
    }
    self.axis = axis
    texts = values.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
  }

  /// Returns what to write instead of a value that the axis does not have.
  private func hint(_ text: String, in project: ProjectConfiguration) -> String {
    guard axis == .device else { return "expected \(axis.expected)" }
    let known = project.devices.map(\.name) + Device.names
    return "the nearest are \(NameList.either(Device.nearest(to: text, among: known)))"
  }

  /// Returns the values in a project. Throws for a value that the axis does not have, or has
  /// twice.
  func values(in project: ProjectConfiguration) throws(ValidationError) -> [AxisValue] {
    var values: [AxisValue] = []
    for text in texts {
      guard let value = axis.value(text, devices: project.devices) else {
        throw ValidationError("'\(text)' is not a value of '\(axis)': \(hint(text, in: project))")
      }
      guard !values.contains(value) else {
        throw ValidationError("the axis '\(axis)' has the value '\(text)' twice")
      }
      values.append(value)
    }
    return values
  }
}
