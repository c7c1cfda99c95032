import Documents
import Workspace

/// What an Xcode project says about its app, as far as a layout depends on it.
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
    guard let settings = XcodeSettings(in: folder) else { return nil }
    let own = Self.language(Self.value("developmentRegion", in: settings.text) ?? "en")
    name = settings.name
    let others = settings.list("knownRegions").map(Self.language)
      .filter { $0 != "Base" && $0 != own }
    let files = AppFiles(below: folder)
    languages = [own] + files.languages(among: Set(others).sorted())
    fonts = files.fontFolders
    devices = Self.devices(in: settings.ofApps, turns: Self.turns(settings))
    let systems = Set(XcodeSettings.values("SDKROOT", in: settings.text))
    otherPlatform =
      systems == ["macosx"] ? "the Mac" : systems == ["appletvos"] ? "Apple TV" : nil
  }

  /// Returns the tag of a language that a project of before Xcode 4 names in English.
  private static func language(_ region: String) -> String {
    [
      "English": "en", "French": "fr", "German": "de", "Japanese": "ja", "Spanish": "es",
      "Italian": "it", "Dutch": "nl",
    ][region] ?? region
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
  private static func turns(_ settings: XcodeSettings) -> Bool {
    let isInProject = settings.text.split(separator: "\n").contains { line in
      line.contains("UIInterfaceOrientationLandscape") && !line.contains("_iPad")
    }
    return isInProject
      || settings.propertyLists.contains { list in
        ["", "~iphone"].contains { kind in
          PropertyText.strings(of: "UISupportedInterfaceOrientations\(kind)", in: list)
            .contains { $0.hasPrefix("UIInterfaceOrientationLandscape") }
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
    XcodeSettings.values(name, in: text).first
  }
}
