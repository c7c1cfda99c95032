// swift-tools-version: 6.2
import PackageDescription

// The modules are built from the same files as in the main package, but instrumented:
// `Sources/Scenes` and the others are links. `FuzzTargets` belongs to both packages; in the main
// one, its tests replay the corpus.
let house: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

func room(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: house)
}

let package = Package(
  name: "Fuzz",
  targets: [
    .systemLibrary(name: "CCairo", pkgConfig: "cairo"),
    .systemLibrary(name: "CPango", pkgConfig: "pangocairo"),
    .systemLibrary(name: "CYAML", pkgConfig: "yaml-0.1"),
    .systemLibrary(name: "CTurboJPEG", pkgConfig: "libturbojpeg"),
    .systemLibrary(name: "CExpat", pkgConfig: "expat"),
    .target(name: "CAdvances", dependencies: ["CPango"]),
    .target(name: "CSystem"),
    .target(
      name: "CImages",
      linkerSettings: [.linkedLibrary("lcms2"), .linkedLibrary("png"), .linkedLibrary("z")]),
    room("Geometry"),
    room("Cassowary"),
    room("AutoLayout", ["Geometry", "Cassowary"]),
    room("Typesetting", ["CAdvances", "CPango", "Geometry"]),
    room("Drawing", ["CCairo", "CImages", "CTurboJPEG", "Geometry", "Typesetting"]),
    room("Controls", ["AutoLayout", "Drawing", "Geometry", "Typesetting"]),
    room("Documents", ["CExpat", "CYAML"]),
    room("Localization", ["Documents"]),
    room(
      "Scenes",
      [
        "AutoLayout", "Controls", "Documents", "Drawing", "Geometry", "Localization", "Typesetting",
      ]),
    room(
      "InterfaceBuilder",
      [
        "AutoLayout", "Controls", "Documents", "Drawing", "Geometry", "Localization", "Typesetting",
      ]),
    room(
      "Rendering",
      [
        "AutoLayout", "Controls", "Documents", "Drawing", "Geometry", "InterfaceBuilder",
        "Localization", "Scenes", "Typesetting",
      ]),
    room(
      "Converting",
      [
        "AutoLayout", "Controls", "Documents", "Drawing", "Geometry", "InterfaceBuilder",
        "Localization", "Rendering", "Scenes", "Typesetting",
      ]),
    room(
      "Diagnosis",
      [
        "AutoLayout", "Documents", "Drawing", "Geometry", "Rendering", "Scenes", "Typesetting",
      ]),
    room(
      "Checking",
      [
        "AutoLayout", "Controls", "Diagnosis", "Documents", "Geometry", "InterfaceBuilder",
        "Localization", "Rendering", "Scenes", "Typesetting",
      ]),
    room(
      "Goldens",
      [
        "AutoLayout", "CSystem", "Controls", "Diagnosis", "Documents", "Drawing", "Geometry",
        "Rendering", "Scenes", "Typesetting",
      ]),
    room(
      "FuzzTargets",
      [
        "AutoLayout", "Checking", "Converting", "Diagnosis", "Documents", "Drawing", "Geometry",
        "Goldens", "InterfaceBuilder", "Localization", "Rendering", "Scenes", "Typesetting",
      ]),
    .executableTarget(name: "Fuzz", dependencies: ["FuzzTargets"], swiftSettings: house),
  ],
  swiftLanguageModes: [.v6]
)
