// swift-tools-version: 6.2
import PackageDescription

// A separate package, so that only those who port code wait for swift-syntax.
let package = Package(
  name: "PortUIKit",
  products: [
    .executable(name: "uikit-porter", targets: ["uikit-porter"]),
    .plugin(name: "PortUIKitPlugin", targets: ["PortUIKitPlugin"]),
  ],
  dependencies: [
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1")
  ],
  targets: [
    .target(
      name: "PortUIKit",
      dependencies: [
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
      ]),
    .executableTarget(name: "uikit-porter", dependencies: ["PortUIKit"]),
    .plugin(name: "PortUIKitPlugin", capability: .buildTool(), dependencies: ["uikit-porter"]),
    .testTarget(name: "PortUIKitTests", dependencies: ["PortUIKit"]),
  ],
  swiftLanguageModes: [.v6]
)
