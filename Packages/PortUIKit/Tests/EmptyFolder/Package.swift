// swift-tools-version: 6.2
import PackageDescription

// An app's package whose screen is still to be collected: the folder of files to rewrite is not there.
let package = Package(
  name: "EmptyFolder",
  dependencies: [.package(name: "PortUIKit", path: "../..")],
  targets: [
    .target(
      name: "Unported", path: "Linux",
      plugins: [.plugin(name: "PortUIKitPlugin", package: "PortUIKit")])
  ])
