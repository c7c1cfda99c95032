// swift-tools-version: 6.2
import PackageDescription

let house: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// A wing of the house: a folder of `Sources`, and which wings its rooms may import.
enum Wing: String {
  /// A scene or a document becomes pixels.
  case core = "Core"
  /// What is wrong, what changed, show me: the program.
  case tools = "Tools"
  /// `import UIKit`: what the code and the tests of apps use.
  case apps = "Apps"

  /// The folder of a room.
  func path(_ room: String) -> String { "Sources/\(rawValue)/\(room)" }
}

/// Whether another package has fetched this one. Such a package gets no flags of its own: not every
/// version of the package manager accepts them.
let isFetched = Context.packageDirectory.contains("/checkouts/")

/// Compiler flags for the debug builds of those who turn on a trait.
func flags(_ flags: [String], for trait: String) -> [SwiftSetting] {
  isFetched ? [] : [.unsafeFlags(flags, .when(configuration: .debug, traits: [trait]))]
}

/// The settings of all rooms. An app's package builds each of them once and never edits it: as a
/// whole, a module takes a quarter less to compile than file by file, and another twelfth less if
/// no second process emits its interface; the package manager waits for the objects all the same. Without
/// debug information for code that nobody steps through it is a tenth less again: traces name functions.
let settings =
  house
  + flags(
    [
      "-disable-batch-mode", "-whole-module-optimization", "-no-emit-module-separately-wmo",
      "-index-ignore-system-modules", "-gnone", "-num-threads", "2",
    ], for: "App")

/// A Swift target with the settings shared by all rooms.
func room(_ wing: Wing, _ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(
    name: name, dependencies: dependencies, path: wing.path(name), swiftSettings: settings)
}

/// A room in whose loops every command spends its time, so that even a debug build optimises it: the
/// tests of the rooms above take half as long. That takes four times as long to compile, and an app's
/// pictures are hardly drawn any faster.
func hotRoom(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(
    name: name, dependencies: dependencies, path: Wing.core.path(name),
    swiftSettings: settings + flags(["-O"], for: "Development"))
}

/// The settings of C code that encodes pictures or computes digests: not optimised, its loops would
/// take five times as long.
let loops: [CSetting] =
  isFetched ? [] : [.unsafeFlags(["-O2"], .when(configuration: .debug))]

/// A room that runs at most once per command and works on little: not even a release optimises it,
/// because that would take four times as long to compile.
func coldRoom(
  _ name: String, _ dependencies: [Target.Dependency], exclude: [String] = []
) -> Target {
  .target(
    name: name, dependencies: dependencies, path: Wing.tools.path(name), exclude: exclude,
    swiftSettings: house + [.unsafeFlags(["-Onone"], .when(configuration: .release))])
}

/// A target with UIKit's API, in the language mode of code written for UIKit: its views belong to
/// the main actor, while the layout below belongs to whoever calls it.
func kit(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(
    name: name, dependencies: dependencies, path: Wing.apps.path(name),
    swiftSettings: settings + [.swiftLanguageMode(.v5)])
}

/// The tests of one room, which can access its `package` declarations.
func tests(
  _ name: String, _ dependencies: [Target.Dependency], exclude: [String] = []
) -> Target {
  .testTarget(name: name, dependencies: dependencies, exclude: exclude, swiftSettings: house)
}

/// How the program is linked for release: it does not export its symbols, so that unused code is
/// left out; its relative relocations are packed (glibc 2.36); and it has no tables for
/// unwinding. That takes 5.5 of 26.5 MB off.
let slim = LinkerSetting.unsafeFlags(
  ["-use-ld=lld"]
    + [
      "--no-export-dynamic", "-z", "pack-relative-relocs", "--no-eh-frame-hdr",
      "\(Context.packageDirectory)/Scripts/slim.ld",
    ].flatMap { ["-Xlinker", $0] },
  .when(platforms: [.linux], configuration: .release))

let package = Package(
  name: "alrender",
  products: [
    .executable(name: "alrender", targets: ["alrender"]),
    .library(name: "Cassowary", targets: ["Cassowary"]),
    .library(name: "AutoLayout", targets: ["AutoLayout"]),
    .library(name: "UIKit", targets: ["UIKit", "_Testing_UIKit"]),
    .library(name: "SwiftUI", targets: ["SwiftUI"]),
    .library(name: "Combine", targets: ["Combine"]),
    .library(name: "WebKit", targets: ["WebKit"]),
    .library(name: "OSLog", targets: ["OSLog"]),
    .library(name: "UIKitGoldens", targets: ["UIKitGoldens"]),
    .library(name: "UIKitSnapshotTesting", targets: ["UIKitSnapshotTesting"]),
    .executable(name: "port-uikit", targets: ["port-uikit"]),
    .library(name: "Rendering", targets: ["Rendering", "Diagnosis"]),
    .library(name: "GoldenTesting", targets: ["GoldenTesting"]),
  ],
  traits: [
    .trait(
      name: "Development", description: "Debug builds whose tests run fast, for work on the rooms"),
    .trait(name: "App", description: "Debug builds that are made fast, for an app's package"),
    .default(enabledTraits: ["Development"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0")
  ],
  targets: [
    .systemLibrary(
      name: "CCairo", path: Wing.core.path("CCairo"), pkgConfig: "cairo",
      providers: [.apt(["libcairo2-dev"])]),
    .systemLibrary(
      name: "CPango", path: Wing.core.path("CPango"), pkgConfig: "pangocairo",
      providers: [.apt(["libpango1.0-dev"])]),
    .systemLibrary(
      name: "CYAML", path: Wing.core.path("CYAML"), pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"])]),
    .systemLibrary(
      name: "CTurboJPEG", path: Wing.core.path("CTurboJPEG"), pkgConfig: "libturbojpeg",
      providers: [.apt(["libturbojpeg0-dev"])]),
    .systemLibrary(
      name: "CExpat", path: Wing.core.path("CExpat"), pkgConfig: "expat",
      providers: [.apt(["libexpat1-dev"])]),
    .target(name: "CAdvances", dependencies: ["CPango"], path: Wing.core.path("CAdvances")),
    .target(name: "CPages", path: Wing.tools.path("CPages")),
    .target(name: "CSystem", path: Wing.tools.path("CSystem"), cSettings: loops),
    .target(
      name: "CImages", path: Wing.core.path("CImages"),
      cSettings: loops,
      linkerSettings: [.linkedLibrary("lcms2"), .linkedLibrary("png"), .linkedLibrary("z")]),

    room(.core, "Geometry"),
    hotRoom("Cassowary"),
    room(.core, "AutoLayout", ["Geometry", "Cassowary"]),
    kit(
      "UIKit",
      [
        "AutoLayout", "Controls", "Documents", "Drawing", "Geometry", "InterfaceBuilder", "OSLog",
        "Typesetting",
      ]),
    kit("_Testing_UIKit", ["UIKit"]),
    // Not 'os': packages ask whether there is one, to lock as on Apple's systems.
    kit("OSLog"),
    kit("Combine", ["UIKit"]),
    kit("SwiftUI", ["Combine", "Documents", "UIKit"]),
    kit("WebKit", ["UIKit"]),
    kit(
      "UIKitGoldens",
      [
        "AutoLayout", "Controls", "Documents", "Geometry", "GoldenTesting", "Rendering",
        "Typesetting", "UIKit",
      ]),
    kit("UIKitSnapshotTesting", ["GoldenTesting", "UIKit", "UIKitGoldens"]),
    .executableTarget(
      name: "port-uikit", path: Wing.apps.path("port-uikit"), swiftSettings: house),
    hotRoom("Typesetting", ["CAdvances", "CPango", "Geometry"]),
    room(.core, "Drawing", ["CCairo", "CImages", "CTurboJPEG", "Geometry", "Typesetting"]),
    room(.core, "Controls", ["AutoLayout", "Drawing", "Geometry", "Typesetting"]),
    hotRoom("Documents", ["CExpat", "CYAML"]),
    room(.core, "Localization", ["Documents"]),
    room(
      .core, "Scenes",
      [
        "AutoLayout", "Controls", "Documents", "Drawing", "Geometry", "Localization", "Typesetting",
      ]),
    room(
      .core, "InterfaceBuilder",
      [
        "AutoLayout", "Controls", "Documents", "Drawing", "Geometry", "Localization", "Typesetting",
      ]),
    room(
      .core, "Rendering",
      [
        "AutoLayout", "Controls", "Documents", "Drawing", "Geometry", "InterfaceBuilder",
        "Localization", "Scenes", "Typesetting",
      ]),
    coldRoom(
      "Converting",
      [
        "AutoLayout", "Controls", "Documents", "Drawing", "Geometry", "InterfaceBuilder",
        "Localization", "Rendering", "Scenes", "Typesetting",
      ]),
    room(
      .tools, "Diagnosis",
      [
        "AutoLayout", "Controls", "Documents", "Drawing", "Geometry", "Rendering", "Scenes",
        "Typesetting",
      ]),
    room(
      .tools, "Checking",
      [
        "AutoLayout", "Controls", "Diagnosis", "Documents", "Drawing", "Geometry",
        "InterfaceBuilder", "Localization", "Rendering", "Scenes", "Typesetting",
      ]),
    room(
      .tools, "Workspace",
      [
        "CSystem", "Checking", "Controls", "Documents", "InterfaceBuilder", "Rendering", "Scenes",
        "Typesetting",
      ]),
    room(
      .tools, "Goldens",
      [
        "AutoLayout", "CSystem", "Controls", "Diagnosis", "Documents", "Drawing", "Geometry",
        "Localization", "Rendering", "Scenes", "Typesetting",
      ]),
    room(
      .apps, "GoldenTesting",
      [
        "AutoLayout", "Controls", "Documents", "Geometry", "Goldens", "Rendering", "Scenes",
        "Typesetting",
      ]),
    coldRoom(
      "Reports",
      ["CPages", "Documents", "Geometry", "Goldens", "Localization", "Rendering"],
      exclude: ["Resources"]),
    coldRoom(
      "Serving",
      [
        "AutoLayout", "CSystem", "Checking", "Controls", "Converting", "Diagnosis", "Documents",
        "Drawing", "Geometry", "Goldens", "Localization", "Rendering", "Reports", "Scenes",
        "Typesetting", "Workspace",
      ], exclude: ["Resources"]),
    coldRoom(
      "LanguageServer",
      [
        "AutoLayout", "Checking", "Controls", "Diagnosis", "Documents", "Geometry", "Localization",
        "Rendering", "Scenes", "Typesetting", "Workspace",
      ]),
    .executableTarget(
      name: "alrender",
      dependencies: [
        "AutoLayout", "CSystem", "Checking", "Controls", "Converting", "Diagnosis", "Documents",
        "Drawing", "Geometry", "Goldens", "InterfaceBuilder", "LanguageServer", "Localization",
        "Rendering",
        "Reports", "Scenes", "Serving", "Typesetting", "Workspace",
        // An app's package doesn't build the program, nor fetch what only that needs.
        .product(
          name: "ArgumentParser", package: "swift-argument-parser",
          condition: .when(traits: ["Development"])),
      ],
      path: Wing.tools.path("alrender"), swiftSettings: house, linkerSettings: [slim]),

    .target(
      name: "FuzzTargets",
      dependencies: [
        "AutoLayout", "Checking", "Converting", "Diagnosis", "Documents", "Drawing", "Geometry",
        "Goldens", "InterfaceBuilder", "Localization", "Rendering", "Scenes", "Typesetting",
      ],
      path: "Fuzz/Targets", swiftSettings: house),
    tests("FuzzTests", ["Documents", "FuzzTargets", "Localization", "Rendering"]),
    tests("HouseTests", []),
    tests("GeometryTests", ["Geometry"]),
    tests("CassowaryTests", ["Cassowary"]),
    tests("AutoLayoutTests", ["AutoLayout", "Cassowary", "Geometry"]),
    .testTarget(
      name: "UIKitTests",
      dependencies: [
        "Controls", "Drawing", "Geometry", "Rendering", "Typesetting", "UIKit", "_Testing_UIKit",
      ],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "StandInTests",
      dependencies: [
        "Combine", "OSLog", "SwiftUI", "UIKit", "UIKitGoldens", "WebKit", "_Testing_UIKit",
      ],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "UIKitGoldensTests",
      dependencies: ["UIKit", "UIKitGoldens", "UIKitSnapshotTesting", "_Testing_UIKit"],
      exclude: [
        "__Snapshots__", "Project/alrender.yaml", "Project/switch.yaml", "Project/__Snapshots__",
      ],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "RoadsTests",
      dependencies: [
        "AutoLayout", "Controls", "Converting", "Documents", "Drawing", "Geometry",
        "InterfaceBuilder", "Rendering", "Scenes", "Typesetting", "UIKit",
      ],
      exclude: ["Differences.txt"], swiftSettings: [.swiftLanguageMode(.v5)]),
    tests("TypesettingTests", ["CPango", "Geometry", "Typesetting"]),
    tests("DrawingTests", ["Drawing", "Geometry", "Typesetting"]),
    tests("ControlsTests", ["AutoLayout", "Controls", "Drawing", "Geometry", "Typesetting"]),
    tests("DocumentsTests", ["Documents"]),
    tests(
      "ScenesTests",
      [
        "AutoLayout", "Controls", "Documents", "Drawing", "Geometry", "Localization", "Scenes",
        "Typesetting",
      ]),
    tests(
      "InterfaceBuilderTests",
      [
        "AutoLayout", "Controls", "Documents", "Drawing", "Geometry", "InterfaceBuilder",
        "Typesetting",
      ]),
    tests(
      "RenderingTests",
      [
        "AutoLayout", "Controls", "Documents", "Drawing", "Geometry", "InterfaceBuilder",
        "Rendering", "Scenes", "Typesetting",
      ]),
    tests(
      "DiagnosisTests",
      [
        "AutoLayout", "Controls", "Diagnosis", "Documents", "Drawing", "Geometry", "Rendering",
        "Scenes", "Typesetting",
      ]),
    tests(
      "CheckingTests",
      [
        "AutoLayout", "Checking", "Controls", "Diagnosis", "Documents", "Drawing", "Geometry",
        "InterfaceBuilder", "Rendering", "Scenes", "Typesetting",
      ]),
    tests(
      "WorkspaceTests",
      ["CSystem", "Documents", "Geometry", "InterfaceBuilder", "Rendering", "Scenes", "Workspace"]),
    tests(
      "GoldensTests",
      [
        "AutoLayout", "Checking", "Controls", "Converting", "Diagnosis", "Documents", "Drawing",
        "Geometry", "GoldenTesting", "Goldens", "InterfaceBuilder", "Localization", "Rendering",
        "Scenes", "Typesetting",
      ]),
    tests(
      "ReportsTests", ["Diagnosis", "Documents", "Geometry", "Goldens", "Rendering", "Reports"]),
    tests("ServingTests", ["Documents", "Rendering", "Scenes", "Serving", "Workspace"]),
    tests(
      "LanguageServerTests", ["Documents", "LanguageServer", "Rendering", "Scenes", "Workspace"]),
    tests(
      "CommandLineTests",
      ["Documents", "LanguageServer", "Rendering", "Scenes", "Serving", "Workspace", "alrender"]),
    tests(
      "GalleryTests",
      [
        "Controls", "Diagnosis", "Documents", "Drawing", "Geometry", "Goldens", "Rendering",
        "Scenes",
        "Typesetting",
      ],
      exclude: ["Overlays"]),
  ],
  swiftLanguageModes: [.v6]
)

// `make test-fast` builds only the tests of some rooms and their dependencies.
if let names = Context.environment["ALRENDER_TESTS"] {
  let targets = Dictionary(uniqueKeysWithValues: package.targets.map { ($0.name, $0) })
  var kept: Set<String> = []
  var open = names.split(separator: " ").map(String.init)
  while let name = open.popLast() {
    guard let target = targets[name], kept.insert(name).inserted else { continue }
    for case .byNameItem(let other, _) in target.dependencies { open.append(other) }
  }
  package.targets.removeAll { !kept.contains($0.name) }
  package.products = []
}
