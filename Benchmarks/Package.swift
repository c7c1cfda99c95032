// swift-tools-version: 6.2
import PackageDescription

// The solver, the layout library, the painter and the scenes are built from the same files as in the main
// package, which this one does not need otherwise: `Sources/Cassowary` and its like are links.
let house: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "Benchmarks",
  targets: [
    .target(name: "Cassowary", swiftSettings: house),
    .target(name: "Workloads", dependencies: ["Cassowary"], swiftSettings: house),
    .executableTarget(
      name: "SolverBench", dependencies: ["Cassowary", "Workloads"], swiftSettings: house),
    .target(name: "Geometry", swiftSettings: house),
    .target(name: "AutoLayout", dependencies: ["Cassowary", "Geometry"], swiftSettings: house),
    .executableTarget(
      name: "LayoutBench", dependencies: ["AutoLayout", "Geometry"], swiftSettings: house),
    .systemLibrary(name: "CCairo", pkgConfig: "cairo"),
    .systemLibrary(name: "CPango", pkgConfig: "pangocairo"),
    .systemLibrary(name: "CTurboJPEG", pkgConfig: "libturbojpeg"),
    .target(name: "CAdvances", dependencies: ["CPango"]),
    .target(
      name: "CImages",
      linkerSettings: [.linkedLibrary("lcms2"), .linkedLibrary("png"), .linkedLibrary("z")]),
    .target(
      name: "Typesetting", dependencies: ["CAdvances", "CPango", "Geometry"], swiftSettings: house),
    .target(
      name: "Drawing",
      dependencies: ["CCairo", "CImages", "CTurboJPEG", "Geometry", "Typesetting"],
      swiftSettings: house),
    .executableTarget(
      name: "PaintBench",
      dependencies: ["CCairo", "CPango", "Drawing", "Geometry", "Typesetting"],
      swiftSettings: house),
    .systemLibrary(name: "CYAML", pkgConfig: "yaml-0.1"),
    .systemLibrary(name: "CExpat", pkgConfig: "expat"),
    .target(
      name: "Controls", dependencies: ["AutoLayout", "Drawing", "Geometry", "Typesetting"],
      swiftSettings: house),
    .target(name: "Documents", dependencies: ["CExpat", "CYAML"], swiftSettings: house),
    .target(name: "Localization", dependencies: ["Documents"], swiftSettings: house),
    .target(
      name: "Scenes",
      dependencies: [
        "AutoLayout", "Controls", "Documents", "Drawing", "Geometry", "Localization", "Typesetting",
      ], swiftSettings: house),
    .executableTarget(
      name: "ReadingBench", dependencies: ["CYAML", "Documents", "Scenes"], swiftSettings: house),
  ],
  swiftLanguageModes: [.v6]
)
