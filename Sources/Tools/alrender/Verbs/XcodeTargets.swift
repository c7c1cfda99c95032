/// The targets of an Xcode project's file.
///
/// Objects are blocks of lines there, each after its identifier: `0A1B /* Release */ = {`.
struct XcodeTargets {
  /// The lines of each object, by its identifier; looked up, never iterated.
  private var objects: [Substring: [Substring]] = [:]
  /// The identifiers in the order of the file.
  private var order: [Substring] = []

  init(_ text: String) {
    var current: Substring?
    for line in text.split(separator: "\n") {
      let words = line.drop { $0 == "\t" || $0 == " " }
      if current == nil {
        guard words.hasSuffix("= {") || words.contains("= {isa = ") else { continue }
        let id = words.prefix { $0 != " " }
        guard id.count >= 8, id.allSatisfy({ $0.isHexDigit || $0.isUppercase }) else { continue }
        order.append(id)
        objects[id] = [words]
        if !words.hasSuffix("};") { current = id }
      } else if let id = current {
        objects[id]?.append(line)
        // An object ends at its own indentation, which is that of two tabs.
        if line == "\t\t};" { current = nil }
      }
    }
  }

  /// The settings of the targets that are apps, before those of the whole project; nil if there is no
  /// such target. Extensions and tests have settings of their own.
  var settingsOfApps: String? {
    let apps = order.filter { id in
      objects[id]?.contains { $0.contains("\"com.apple.product-type.application\"") } == true
    }
    guard !apps.isEmpty else { return nil }
    let project = order.filter {
      objects[$0]?.contains { $0.contains("isa = PBXProject;") } == true
    }
    let lines = (apps + project).flatMap(configurations).flatMap { objects[$0] ?? [] }
    return lines.joined(separator: "\n")
  }

  /// Returns the identifiers of the configurations of a target or of the project.
  private func configurations(of owner: Substring) -> [Substring] {
    let list = objects[owner]?.lazy.compactMap { line in
      line.firstRange(of: "buildConfigurationList = ").map { line[$0.upperBound...] }
    }.first?.prefix { $0.isHexDigit || $0.isUppercase }
    guard let list, let lines = objects[list],
      let start = lines.firstIndex(where: { $0.contains("buildConfigurations = (") })
    else { return [] }
    return lines[(start + 1)...].prefix { !$0.contains(");") }
      .map { $0.drop { $0 == "\t" || $0 == " " }.prefix { $0.isHexDigit || $0.isUppercase } }
  }
}
