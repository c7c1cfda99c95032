// swift-tools-version: 6.2
import PackageDescription

// A package as an app's team would write it: its own views, and tests of their layout.
let package = Package(
  name: "LayoutTests",
  dependencies: [.package(name: "alrender", path: "../..")],
  targets: [
    .target(
      name: "Cards",
      dependencies: [.product(name: "UIKitNames", package: "alrender")]),
    .testTarget(
      name: "LayoutTests",
      dependencies: ["Cards", .product(name: "GoldenTesting", package: "alrender")],
      exclude: ["__Snapshots__", "welcome.yaml"]),
  ],
  swiftLanguageModes: [.v6]
)
