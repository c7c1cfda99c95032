import Foundation
import PortUIKit
import Testing

/// What is linked, written and told when the files of a screen are collected.
@Suite struct ScreenFolderTests {
  /// An app's folder with some files, in a folder of its own.
  private struct App: ~Copyable {
    let place = FileManager.default.temporaryDirectory.appending(path: "screen-\(UUID())").path
    var stubs: String { text("Linux/Stubs.swift") ?? "" }
    var links: [String] {
      ((try? FileManager.default.contentsOfDirectory(atPath: "\(place)/App")) ?? []).sorted()
    }

    init(_ files: [String: String]) throws {
      for (path, text) in files { try write(text, to: "app/\(path)") }
    }

    deinit { try? FileManager.default.removeItem(atPath: place) }

    func text(_ path: String) -> String? {
      try? String(contentsOfFile: "\(place)/\(path)", encoding: .utf8)
    }

    func write(_ text: String, to path: String) throws {
      let url = URL(fileURLWithPath: "\(place)/\(path)")
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }

    /// Collects a screen's files; returns what was told, without the app's place.
    @discardableResult
    func collect(_ names: String..., from folder: String = "app") throws -> (Bool, String) {
      var told: [String] = []
      let screen = ScreenFolder(
        source: "\(place)/\(folder)", links: "\(place)/App", stubs: "\(place)/Linux/Stubs.swift"
      ) { told.append($0) }
      let isWhole = try screen.collect(names)
      return (isWhole, told.joined(separator: "\n").replacing(place + "/", with: ""))
    }
  }

  @Test(arguments: [
    ("SettingsViewControler", "SettingsViewController"), ("settingscell", "SettingsCell"),
    ("SettingsController", "SettingsViewController"), ("Home", nil),
  ])
  func `A name that no file declares is told with a near one`(name: String, near: String?) throws {
    let app = try App([
      "Settings.swift": "import UIKit\nclass SettingsViewController: UIViewController {}",
      "Cell.swift": "import UIKit\nclass SettingsCell: UITableViewCell {}",
    ])
    let (isWhole, told) = try app.collect(name)
    let hint = near.map { "; did you mean '\($0)'?" } ?? ""
    #expect(
      told == "port-uikit: error: none of the 2 Swift files in app declares '\(name)'\(hint)")
    #expect(!isWhole && app.links.isEmpty && app.stubs.isEmpty)
  }

  @Test func `Types that lie elsewhere in the repository are told, with its root`() throws {
    let app = try App([
      "App.xcodeproj/project.pbxproj": "",
      "App/Home.swift":
        "import UIKit\nimport Kit\nclass Home: UIViewController { let a = Bar(), b = Knob(), c: Flow? }",
      "Other.swift": "struct Other { enum Flow {} }",
      "Bar.swift": "import UIKit\nclass Bar: UIView {}",
      "Kit/Knob.swift": "import UIKit\nclass Knob: UIView {}",
      "Pods/View.swift": "class UIViewController {}",
    ])
    let (isWhole, told) = try app.collect("Home", from: "app/App")
    #expect(isWhole)
    #expect(
      told.hasSuffix(
        "warning: left out, since they are not in app/App: Bar (Bar.swift); give app instead"),
      "\(told)")
    #expect(try !app.collect("Home").1.contains("warning"))
    #expect(app.links.contains("Bar.swift"))
  }

  @Test func `New links make the package's manifest newer, so that the next build sees them`()
    throws
  {
    let app = try App(["Home.swift": "import UIKit\nclass Home: UIViewController {}"])
    try app.write("", to: "Package.swift")
    let (manifest, old) = ("\(app.place)/Package.swift", Date(timeIntervalSince1970: 1_000))
    var isOld: Bool {
      let attributes = try? FileManager.default.attributesOfItem(atPath: manifest)
      return attributes?[.modificationDate] as? Date == old
    }
    try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: manifest)
    #expect(isOld)
    try app.collect("Home")
    #expect(!isOld)
    try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: manifest)
    try app.collect("Home")
    #expect(isOld)
  }

  @Test func `A folder that is not there or has no Swift files is told`() throws {
    let app = try App(["readme.txt": ""])
    #expect(throws: (any Error).self) { try app.collect("Home") }
    #expect(throws: (any Error).self) { try app.collect("Home", from: "none") }
  }

  @Test func `What was written into the app's own folder is none of its files`() throws {
    let app = try App([
      "Home.swift": "import UIKit\nclass Home: UIViewController { let model = Model() }",
      "Model.swift": "import Database\nclass Model {}",
    ])
    var told: [String] = []
    for _ in 0..<2 {
      let place = "\(app.place)/app"
      let screen = ScreenFolder(
        source: place, links: "\(place)/AppOnLinux/App",
        stubs: "\(place)/AppOnLinux/Linux/Stubs.swift"
      ) { told.append($0) }
      #expect(try screen.collect(["Home"]))
    }
    #expect(told.count == 2, "\(told)")
  }
}
