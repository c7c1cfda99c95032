package import Controls
package import Documents

/// The settings of an Xcode project, whose file has them as plain lines in every version.
package struct XcodeSettings {
  /// The project's name with its extension: `App.xcodeproj`.
  package let name: String
  /// The whole file.
  package let text: String
  /// The settings of the targets that are apps, before those of the whole project; the whole file
  /// if there is no such target.
  package let ofApps: String
  private let folder: String
  private let reach: FileReach

  /// Finds the project in a folder; nil if there is none that can be read.
  package init?(in folder: String, within reach: FileReach = .everywhere) {
    let names = FolderContents.names(of: folder) ?? []
    guard let name = names.first(where: { PathParts.isNamed($0, ending: ".xcodeproj") }),
      let bytes = try? FileBytes.read("\(folder)/\(name)/project.pbxproj", within: reach)
    else { return nil }
    text = String(decoding: bytes, as: UTF8.self)
    ofApps = XcodeTargets(text).settingsOfApps ?? text
    (self.name, self.folder, self.reach) = (name, folder, reach)
  }

  /// Returns the values of a setting, one for each target and configuration.
  package static func values(_ name: String, in text: String) -> [String] {
    text.split(separator: "\n").compactMap { line in
      guard let start = line.firstRange(of: "\(name) = ")?.upperBound else { return nil }
      return line[start...].prefix { $0 != ";" }.filter { $0 != "\"" }
    }
  }

  /// Returns the entries of the first list with a name.
  package func list(_ name: String) -> [String] {
    guard let start = text.firstRange(of: "\(name) = (")?.upperBound else { return [] }
    return text[start...].prefix { $0 != ")" }.split(separator: ",").compactMap { entry in
      let word = entry.filter { !$0.isWhitespace && $0 != "\"" }
      return word.isEmpty ? nil : String(word)
    }
  }

  /// The texts of the property lists that the targets name, within the project's folder.
  package var propertyLists: [String] {
    Set(Self.values("INFOPLIST_FILE", in: text)).sorted().compactMap { path in
      let inner = path.replacing("$(SRCROOT)/", with: "").replacing("$(PROJECT_DIR)/", with: "")
      let isInside = try? FileReach(below: folder).resolved("\(folder)/\(inner)")
      guard isInside != nil,
        let bytes = try? FileBytes.read("\(folder)/\(inner)", within: reach)
      else { return nil }
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  /// The name of the set with the app's tint; nil if the app has the system's.
  ///
  /// The build setting puts it into the app's property list; settings in files of their own, which are
  /// not read, may do so, too, and then it has Xcode's usual name.
  package var accentColor: String? {
    let names = Self.values("ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME", in: ofApps)
    if let name = names.first { return name.isEmpty ? nil : name }
    let stated = propertyLists.compactMap { PropertyText.value(of: "NSAccentColorName", in: $0) }
    if let name = stated.first { return name }
    return text.contains("baseConfigurationReference") ? Self.usualAccentColor : nil
  }

  /// The only appearance of the app (`UIUserInterfaceStyle`); nil if it follows the system.
  package var appearance: Appearance? {
    let stated =
      Self.values("INFOPLIST_KEY_UIUserInterfaceStyle", in: ofApps)
      + propertyLists.compactMap { PropertyText.value(of: "UIUserInterfaceStyle", in: $0) }
    return stated.first.flatMap { Appearance(rawValue: $0.lowercased()) }
  }

  /// The name that Xcode's templates give to the set with the tint.
  package static let usualAccentColor = "AccentColor"
}

/// A property list's text, in which keys are searched for.
package enum PropertyText {
  /// Returns the string of a key; nil if there is none.
  package static func value(of key: String, in list: String) -> String? {
    strings(of: key, in: list, closing: "</string>").first
  }

  /// Returns the strings of the array of a key.
  package static func strings(
    of key: String, in list: String, closing: String = "</array>"
  ) -> [String] {
    guard let start = list.firstRange(of: "<key>\(key)</key>")?.upperBound,
      let end = list[start...].firstRange(of: closing)
    else { return [] }
    let parts = list[start..<end.upperBound].split(
      separator: "<string>", omittingEmptySubsequences: false)
    return parts.dropFirst().map { part in
      String(part[..<(part.firstRange(of: "</string>")?.lowerBound ?? part.startIndex)])
    }
  }
}

/// The targets of an Xcode project's file.
///
/// Objects are blocks of lines there, each after its identifier: `0A1B /* Release */ = {`.
private struct XcodeTargets {
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
