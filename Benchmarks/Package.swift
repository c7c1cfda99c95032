// swift-tools-version: 6.2
import PackageDescription

// The solver is built from the same files as in the main package, which this one does not need
// otherwise: `Sources/Cassowary` is a link.
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
  ],
  swiftLanguageModes: [.v6]
)
