// swift-tools-version: 6.2
import PackageDescription

// A package as an app's team would write it: its own views, and tests of their layout.
let package = Package(
  name: "LayoutTests",
  dependencies: [.package(name: "alrender", path: "../..")],
  targets: [
    .target(
      name: "Cards", dependencies: [.product(name: "UIKit", package: "alrender")],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "LayoutTests",
      dependencies: [
        "Cards", .product(name: "GoldenTesting", package: "alrender"),
        .product(name: "UIKitGoldens", package: "alrender"),
      ],
      exclude: ["__Snapshots__", "welcome.yaml"], swiftSettings: [.swiftLanguageMode(.v5)]),
  ]
)
