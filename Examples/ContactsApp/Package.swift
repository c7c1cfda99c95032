// swift-tools-version: 6.2
import PackageDescription

// The folders `Contacts` and `ContactsTests` are those of an app's project. Only this file and
// the folder `Linux` exist for Linux: the plugin rewrites code that needs Objective-C into the
// build.
let package = Package(
  name: "ContactsApp",
  dependencies: [
    .package(name: "alrender", path: "../..", traits: ["App"]),
    .package(name: "PortUIKit", path: "../../Packages/PortUIKit"),
  ],
  targets: [
    .executableTarget(
      name: "Contacts", dependencies: [.product(name: "UIKit", package: "alrender")],
      path: "Linux",
      swiftSettings: [.swiftLanguageMode(.v5)],
      plugins: [.plugin(name: "PortUIKitPlugin", package: "PortUIKit")]),
    .testTarget(
      name: "ContactsTests",
      dependencies: [
        "Contacts", .product(name: "UIKit", package: "alrender"),
        .product(name: "UIKitGoldens", package: "alrender"),
        .product(name: "UIKitSnapshotTesting", package: "alrender"),
      ],
      path: "ContactsTests", exclude: ["__Snapshots__"],
      swiftSettings: [.swiftLanguageMode(.v5)]),
  ]
)
