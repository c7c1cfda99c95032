import Documents

/// What an Xcode project says about its app, as far as a layout depends on it.
///
/// Its file has the settings as plain lines in every version, which are searched for.
struct XcodeProject {
  /// The name with its extension: `App.xcodeproj`.
  let name: String
  /// The languages: the one of development, then the others in ascending order.
  let languages: [String]
  /// The devices to begin with: a small and a large one of each kind that the app is for.
  let devices: [String]

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
    languages = [own] + Set(others).sorted()
    devices = Self.devices(in: text, turns: Self.turns(text, in: folder))
    let systems = Set(Self.values("SDKROOT", in: text))
    isForMac = systems == ["macosx"]
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

  /// Whether the app is for the Mac alone, whose documents are not laid out.
  let isForMac: Bool

  private static func devices(in text: String, turns: Bool) -> [String] {
    let family = value("TARGETED_DEVICE_FAMILY", in: text) ?? "1"
    // A television has one screen, that of its documents.
    if family == "3" { return [] }
    let target =
      value("IPHONEOS_DEPLOYMENT_TARGET", in: text)
      .flatMap { Double($0.split(separator: ".").first ?? "") } ?? 17
    var devices: [String] = []
    if family.contains("1") {
      // The smallest iPhone that runs the system.
      devices = [target < 16 ? "iPhone SE 1" : "iPhone SE", "iPhone 16"]
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

extension XcodeProject {
  /// The files with which its storyboards and nibs are verified.
  ///
  /// - Parameter isTop: whether the folder is the top of a repository, where workflows are.
  func files(isTop: Bool) -> [StarterProject.File] {
    let workflow = StarterProject.File(
      path: ".github/workflows/alrender.yml", text: Self.workflow)
    return [StarterProject.File(path: "alrender.yaml", text: configuration)]
      + (isTop ? [workflow] : []) + [StarterProject.ignored]
  }

  private var configuration: String {
    let axes = [("device", devices), ("locale", languages)].filter { $0.1.count > 1 }
      .map { "      \($0.0): [\($0.1.joined(separator: ", "))]\n" }.joined()
    let head = """
      # The storyboards and nibs of \(name), on the devices and in the languages that it names.
      scenes: .

      """
    return axes.isEmpty ? head : "\(head)documents:\n  variants:\n    axes:\n\(axes)"
  }

  private static let workflow = """
    # Compares the layouts of storyboards and nibs with their goldens. tools/alrender is the program
    # that `make build` puts into .build/release, or one from elsewhere.
    name: layouts

    on: [pull_request]

    permissions:
      contents: read

    jobs:
      verify:
        runs-on: ubuntu-latest
        # The goldens were recorded with this distribution's libraries and fonts.
        container: debian:12
        steps:
          # Without Git in the image, checkout brings no history to compare with.
          - run: |
              apt-get update
              apt-get install --yes --no-install-recommends ca-certificates git git-lfs \\
                libcairo2 libpango-1.0-0 libpangocairo-1.0-0 libpangoft2-1.0-0 libturbojpeg0 \\
                libyaml-0-2 libexpat1 libpng16-16 liblcms2-2 librsvg2-2 libpoppler-glib8 libicu72 \\
                fonts-inter fonts-noto-core fonts-noto-cjk fonts-noto-color-emoji \\
                fontconfig-config fonts-liberation fonts-dejavu-core
          - uses: actions/checkout@v4
            with: { fetch-depth: 0, lfs: true, persist-credentials: false }
          - run: tools/alrender verify --ci --reporter list,github,html --report report
          - uses: actions/upload-artifact@v4
            if: failure()
            with: { name: layouts, path: report, include-hidden-files: true }

    """
}
