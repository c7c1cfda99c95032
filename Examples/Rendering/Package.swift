// swift-tools-version: 6.2
import PackageDescription

// Two programs that use the library: one draws scenes as a service would, the other a view made
// in code.
let package = Package(
  name: "RenderingExamples",
  dependencies: [.package(name: "alrender", path: "../..")],
  targets: [
    .executableTarget(
      name: "RenderService", dependencies: [.product(name: "Rendering", package: "alrender")]),
    .executableTarget(
      name: "DrawView",
      dependencies: [
        .product(name: "Rendering", package: "alrender"),
        .product(name: "UIKitNames", package: "alrender"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
