import ArgumentParser
import Controls
import Documents
import Scenes

/// An axis with values as spelled on the command line: `direction=ltr,rtl`.
///
/// The values are read once the project is known, because it may define devices, and those of an axis
/// that the format does not have once a scene is, which may declare it.
struct AxisTexts: Equatable {
  let axis: VariantAxis
  /// The values, at least one.
  let texts: [String]

  /// Whether only a scene can have the axis.
  var isOfScene: Bool { VariantAxis(rawValue: axis.rawValue) == nil }

  /// Reads `axis=value,value`. Throws if it has another form.
  init(_ argument: String) throws(ValidationError) {
    let sides = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard sides.count == 2 else {
      throw ValidationError("'\(argument)' must have the form axis=value")
    }
    let name = String(sides[0])
    self.init(
      VariantAxis(rawValue: name) ?? .states(name),
      sides[1].split(separator: ",", omittingEmptySubsequences: false).map(String.init))
  }

  /// Names an axis with its values.
  init(_ axis: VariantAxis, _ texts: [String]) {
    self.axis = axis
    self.texts = texts
  }

  /// What is wrong with an axis that neither the format nor a scene with these axes has.
  func unknown(beside own: [VariantAxis]) -> ValidationError {
    let (name, known) = (axis.rawValue, (VariantAxis.allCases + own).map(\.rawValue))
    let hint = NearestName.of(name, among: known).map { "did you mean '\($0)'?" }
    return ValidationError(
      "there is no axis '\(name)'; "
        + (hint ?? "the axes are \(NameList.candidates(for: name, among: known))"))
  }

  /// Returns what to write instead of a value that the axis does not have.
  private func hint(
    _ text: String, in project: ProjectConfiguration, _ own: SceneVariants.Axis?
  ) -> String {
    if let own { return "expected \(NameList.either(own.values.map { "'\($0.name)'" }))" }
    guard axis == .device else { return "expected \(axis.expected)" }
    let known = project.devices.map(\.name) + Device.names
    return "the nearest are \(NameList.either(Device.nearest(to: text, among: known)))"
  }

  /// Returns the values in a project, for a scene with these variants. Throws for a value that the
  /// axis does not have, or has twice, and for an axis that the scene lacks.
  func values(
    in project: ProjectConfiguration, of variants: SceneVariants = SceneVariants()
  ) throws(ValidationError) -> [AxisValue] {
    let own = isOfScene ? variants.axes.first { $0.name == axis } : nil
    guard own != nil || !isOfScene else { throw unknown(beside: variants.axes.map(\.name)) }
    var values: [AxisValue] = []
    for text in texts {
      guard let value = own?[text] ?? axis.value(text, devices: project.devices) else {
        throw ValidationError(
          "'\(text)' is not a value of '\(axis.rawValue)': \(hint(text, in: project, own))")
      }
      guard !values.contains(value) else {
        throw ValidationError("the axis '\(axis.rawValue)' has the value '\(text)' twice")
      }
      values.append(value)
    }
    return values
  }
}
