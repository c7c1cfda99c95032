import Controls
import Foundation
import InterfaceBuilder
import Testing

/// Which sets an asset catalog lists, and that links do not have it list them without end.
@Suite("Asset catalogs") struct NibCatalogTests {
  /// Calls a closure with a temporary catalog of some files and links, which is removed at the end.
  private func withCatalog(
    _ files: [String], links: [(name: String, target: String)], namespaces: [String] = [],
    _ body: (String) throws -> Void
  ) throws {
    let root = FileManager.default.temporaryDirectory
      .appendingPathComponent("alrender-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    let manager = FileManager.default
    func write(_ name: String, _ text: String) throws {
      let file = root.appendingPathComponent(name)
      try manager.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    for name in files { try write(name, "{}") }
    for name in namespaces {
      try write("\(name)/Contents.json", #"{"properties": {"provides-namespace": true}}"#)
    }
    for (name, target) in links {
      try manager.createSymbolicLink(
        atPath: root.appendingPathComponent(name).path, withDestinationPath: target)
    }
    try body(root.path)
  }

  private func file(_ name: String, in catalog: AssetCatalog) -> String? {
    let traits = AssetTraits(scale: 1, appearance: .light, isPad: false, isRightToLeft: false)
    return catalog.file(of: name, traits)?.path
  }

  private static let star = "star.imageset/Contents.json"

  @Test("A group that links lead to again is listed once, and never in itself")
  func links() throws {
    // Each of two groups leads back to both.
    try withCatalog(
      ["a/\(Self.star)", "b/other.imageset/Contents.json"],
      links: [("a/loop", ".."), ("b/loop", "..")]
    ) { folder in
      // Two groups with a set and a link each, and the catalog's own two: six entries.
      _ = try AssetCatalog(folders: [folder], limit: 6)
      #expect(throws: AssetFault.self) { try AssetCatalog(folders: [folder], limit: 5) }
    }
    // Thirty groups, each with two links to the next: a thousand million ways to the last.
    let steps = 0..<30
    try withCatalog(
      steps.map { "outside\($0)/\(Self.star)" },
      links: steps.dropLast().flatMap { step in
        ["x", "y"].map { ("outside\(step)/\($0)", "../outside\(step + 1)") }
      }
    ) { folder in
      _ = try AssetCatalog(folders: ["\(folder)/outside0"], limit: 100)
    }
  }

  @Test("A linked group has its sets under each of its namespaces, but not without end")
  func namespaces() throws {
    try withCatalog(
      ["set.png"], links: [("light/shared", "../shared"), ("dark/shared", "../shared")],
      namespaces: ["light", "dark", "shared"]
    ) { folder in
      try Data().write(to: URL(fileURLWithPath: "\(folder)/shared/set.png"))
      try FileManager.default.createDirectory(
        atPath: "\(folder)/shared/star.imageset", withIntermediateDirectories: true)
      let contents = #"{"images": [{"filename": "star.png", "scale": "1x"}]}"#
      try Data(contents.utf8).write(
        to: URL(fileURLWithPath: "\(folder)/shared/\(Self.star)"))
      let catalog = try AssetCatalog(folders: [folder])
      for name in ["shared/star", "light/shared/star", "dark/shared/star"] {
        #expect(file(name, in: catalog)?.hasSuffix("\(name).imageset/star.png") == true, "\(name)")
      }
    }
    // The two links of each group have names of their own, so that all ways count.
    let steps = 0..<20
    try withCatalog(
      [],
      links: steps.dropLast().flatMap { step in
        ["x", "y"].map { ("g\(step)/\($0)", "../g\(step + 1)") }
      }, namespaces: steps.map { "g\($0)" }
    ) { folder in
      let fault = #expect(throws: AssetFault.self) {
        try AssetCatalog(folders: ["\(folder)/g0"], limit: 1_000)
      }
      #expect(fault?.message.contains("1000 sets, groups") == true)
    }
  }

  // tuya-home-ios-sdk-sample-swift: Xcode's project begins with such a set.
  @Test("An empty set of the accent colour is the system's, any other empty one is a fault")
  func emptyAccent() throws {
    let names = ["AccentColor", "Brand"]
    try withCatalog(names.map { "\($0).colorset/Contents.json" }, links: []) { folder in
      for name in names {
        try Data(#"{"colors": [{"idiom": "universal"}]}"#.utf8).write(
          to: URL(fileURLWithPath: "\(folder)/\(name).colorset/Contents.json"))
      }
      func faults(_ name: String) throws -> Int {
        let color = "<color key=\"backgroundColor\" name=\"\(name)\"/>"
        let text = Nib.document(subviews: Nib.view("box", inside: color))
        return try Nib.build(text) {
          $0.assets = try? AssetCatalog(folders: [folder])
          $0.accentColor = "AccentColor"
        }.warnings.count
      }
      #expect(try faults("AccentColor") == 0)
      #expect(try faults("Brand") == 1)
    }
  }

  // UIImage(named:): a name without an ending is a PNG's; the device comes before the scale.
  @Test("A picture outside of the catalogs is that of its name, device and scale")
  func loosePictures() throws {
    let catalog = try AssetCatalog(folders: []).adding(pictures: [
      "near/star@2x.png", "far/star@2x.png", "star.png", "star@3x~ipad.png", "phone~iphone.png",
      "photo.jpg",
    ])
    func file(_ name: String, _ scale: Double, isPad: Bool = false) -> String? {
      let traits = AssetTraits(
        scale: scale, appearance: .light, isPad: isPad, isRightToLeft: false)
      return catalog.file(of: name, traits).map { "\($0.path) \($0.scale)" }
    }
    #expect(file("star", 1) == "star.png 1.0")
    #expect(file("star", 2) == "near/star@2x.png 2.0")
    #expect(file("star.png", 3) == "near/star@2x.png 2.0")
    #expect(file("star", 2, isPad: true) == "star@3x~ipad.png 3.0")
    #expect(file("phone", 2) == "phone~iphone.png 1.0")
    #expect(file("phone", 2, isPad: true) == nil)
    #expect(file("photo.jpg", 2) == "photo.jpg 1.0")
    #expect(file("photo", 2) == nil)
    #expect(file("stars", 2) == nil)
  }
}
