// swift-tools-version: 6.2
import Foundation
import PackageDescription

// A separate package, so that only those who port code need swift-syntax.

/// The folder of the toolchain's own swift-syntax: the modules with which its compiler expands macros. Nil where
/// the toolchain has none; swift-syntax is fetched and built then, which takes a minute and a half.
let prebuilt: String? = {
  // The library of this manifest is in the toolchain, at usr/lib/swift/pm/ManifestAPI. The C library tells
  // its path; the list of mapped files, read while it changes, lacks it now and then.
  typealias Lookup = @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer) -> CInt
  guard let address = dlsym(dlopen(nil, RTLD_NOW), "dladdr") else { return nil }
  let lookup = unsafeBitCast(address, to: Lookup.self)
  // The first of four pointers is the path.
  var answer: [UnsafePointer<CChar>?] = [nil, nil, nil, nil]
  let library = unsafeBitCast(Package.self, to: UnsafeRawPointer.self)
  guard lookup(library, &answer) != 0, let path = answer[0] else { return nil }
  let host = URL(fileURLWithPath: String(cString: path)).deletingLastPathComponent()
    .appendingPathComponent("../../host").standardizedFileURL.path
  let hasModules = ["SwiftSyntax", "SwiftParser"].allSatisfy {
    FileManager.default.fileExists(atPath: "\(host)/\($0).swiftmodule")
      && FileManager.default.fileExists(atPath: "\(host)/lib\($0).so")
  }
  return hasModules ? host : nil
}()
let found: [SwiftSetting] = prebuilt.map { [.unsafeFlags(["-I", $0])] } ?? []
let linked: [LinkerSetting] =
  prebuilt.map { [.unsafeFlags(["-L", $0, "-Xlinker", "-rpath", "-Xlinker", $0])] } ?? []

let package = Package(
  name: "PortUIKit",
  products: [
    .executable(name: "uikit-porter", targets: ["uikit-porter"]),
    .plugin(name: "PortUIKitPlugin", targets: ["PortUIKitPlugin"]),
  ],
  dependencies: prebuilt == nil
    ? [.package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1")] : [],
  targets: [
    .target(
      name: "PortUIKit",
      dependencies: prebuilt == nil
        ? [
          .product(name: "SwiftSyntax", package: "swift-syntax"),
          .product(name: "SwiftParser", package: "swift-syntax"),
        ] : [],
      swiftSettings: found, linkerSettings: linked),
    .executableTarget(
      name: "uikit-porter", dependencies: ["PortUIKit"], swiftSettings: found),
    .plugin(name: "PortUIKitPlugin", capability: .buildTool(), dependencies: ["uikit-porter"]),
    .testTarget(name: "PortUIKitTests", dependencies: ["PortUIKit"], swiftSettings: found),
  ],
  swiftLanguageModes: [.v6]
)
