// swift-tools-version: 6.2
import PackageDescription

// Two programs that use the library: one draws scenes as a service would, the other a view made
// in code.
let package = Package(
  name: "RenderingExamples",
  dependencies: [.package(name: "alrender", path: "../..")],
  targets: [
    .executableTarget(
      name: "RenderService", dependencies: [.product(name: "Rendering", package: "alrender")],
      swiftSettings: [.swiftLanguageMode(.v6)]),
    .executableTarget(
      name: "DrawView", dependencies: [.product(name: "UIKit", package: "alrender")],
      swiftSettings: [.swiftLanguageMode(.v5)]),
  ]
)
