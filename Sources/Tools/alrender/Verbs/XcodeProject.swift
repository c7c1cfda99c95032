import Documents

/// What an Xcode project says about its app, as far as a layout depends on it.
///
/// Its file has the settings as plain lines in every version, which are searched for.
struct XcodeProject {
  /// The name with its extension: `App.xcodeproj`.
  let name: String
  /// The languages of its documents: the one of development, then in ascending order the others in
  /// which a document has texts.
  let languages: [String]
  /// The devices to begin with: a small and a large one of each kind that the app is for.
  let devices: [String]
  /// The folders of its own fonts.
  let fonts: [String]

  /// Finds the project in a folder; nil if there is none that can be read.
  init?(in folder: String) {
    let names = FolderContents.names(of: folder) ?? []
    guard let name = names.first(where: { PathParts.isNamed($0, ending: ".xcodeproj") }),
      let bytes = try? FileBytes.read("\(folder)/\(name)/project.pbxproj")
    else { return nil }
    let text = String(decoding: bytes, as: UTF8.self)
    let own = Self.value("developmentRegion", in: text) ?? "en"
    self.name = name
    let others = Self.list("knownRegions", in: text).filter { $0 != "Base" && $0 != own }
    let files = AppFiles(below: folder)
    languages = [own] + files.languages(among: Set(others).sorted())
    fonts = files.fontFolders
    devices = Self.devices(
      in: XcodeTargets(text).settingsOfApps ?? text, turns: Self.turns(text, in: folder))
    let systems = Set(Self.values("SDKROOT", in: text))
    otherPlatform =
      systems == ["macosx"] ? "the Mac" : systems == ["appletvos"] ? "Apple TV" : nil
  }

  /// The folder of a project one level below another folder; nil if there is none.
  static func below(_ folder: String) -> String? {
    (FolderContents.names(of: folder) ?? []).first { name in
      !name.contains(".")
        && (FolderContents.names(of: "\(folder)/\(name)") ?? []).contains {
          PathParts.isNamed($0, ending: ".xcodeproj")
        }
    }
  }

  /// Whether phones may lie on their side, by the project or by a property list that it names.
  private static func turns(_ text: String, in folder: String) -> Bool {
    let isInProject = text.split(separator: "\n").contains { line in
      line.contains("UIInterfaceOrientationLandscape") && !line.contains("_iPad")
    }
    if isInProject { return true }
    return Set(values("INFOPLIST_FILE", in: text)).sorted().contains { path in
      let inner = path.replacing("$(SRCROOT)/", with: "").replacing("$(PROJECT_DIR)/", with: "")
      guard let bytes = try? FileBytes.read("\(folder)/\(inner)", within: FileReach(below: folder))
      else { return false }
      let list = String(decoding: bytes, as: UTF8.self)
      return ["", "~iphone"].contains { kind in
        let key = "<key>UISupportedInterfaceOrientations\(kind)</key>"
        guard let start = list.firstRange(of: key)?.upperBound else { return false }
        let end = list[start...].firstRange(of: "</array>")?.lowerBound ?? start
        return list[start..<end].contains("UIInterfaceOrientationLandscape")
      }
    }
  }

  /// The platform of an app whose documents are not laid out; nil for others.
  let otherPlatform: String?

  private static func devices(in text: String, turns: Bool) -> [String] {
    let family = value("TARGETED_DEVICE_FAMILY", in: text) ?? "1"
    let system =
      value("IPHONEOS_DEPLOYMENT_TARGET", in: text)
      .flatMap { Double($0.split(separator: ".").first ?? "") } ?? 17
    var devices: [String] = []
    if family.contains("1") {
      // The smallest iPhone that runs the system.
      devices = [system < 16 ? "iPhone SE 1" : "iPhone SE", "iPhone 16"]
      if turns { devices.append("iPhone 16 landscape") }
    }
    if family.contains("2") { devices.append("iPad A16") }
    return devices.isEmpty ? ["iPhone 16"] : devices
  }

  /// Returns the first value of a setting.
  private static func value(_ name: String, in text: String) -> String? {
    values(name, in: text).first
  }

  /// Returns the values of a setting, one for each target and configuration.
  private static func values(_ name: String, in text: String) -> [String] {
    text.split(separator: "\n").compactMap { line in
      guard let start = line.firstRange(of: "\(name) = ")?.upperBound else { return nil }
      return line[start...].prefix { $0 != ";" }.filter { $0 != "\"" }
    }
  }

  /// Returns the entries of the first list with a name.
  private static func list(_ name: String, in text: String) -> [String] {
    guard let start = text.firstRange(of: "\(name) = (")?.upperBound else { return [] }
    return text[start...].prefix { $0 != ")" }.split(separator: ",").compactMap { entry in
      let word = entry.filter { !$0.isWhitespace && $0 != "\"" }
      return word.isEmpty ? nil : String(word)
    }
  }
}
