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
    #expect(told.count { $0.contains(" -> ") || $0.contains("Stubs.swift") } == 2, "\(told)")
  }

  @Test func `What stands in is told, first what the picture may miss`() throws {
    let app = try App([
      "Home.swift": """
      import UIKit
      class Home: UIViewController { let chart = Chart(), model = Model(), next = Next() }
      """,
      "Chart.swift": "import CoreData\nclass Chart: UIView {}",
      "Model.swift": "import Database\nclass Model {}",
      "Next.swift": "import Database\nclass Next: UIViewController {}",
    ])
    let told = try app.collect("Home").1
    #expect(
      told.contains("empty in the picture, unless you name them to take their files: Chart\n"))
    #expect(told.contains("stand in, name them to take their files: Model, Next"))
    #expect(try !app.collect("Home", "Chart", "Model", "Next").1.contains("stand in"))
    #expect(app.links == ["Chart.swift", "Home.swift", "Model.swift", "Next.swift"])
  }

  @Test func `A second run gives types what they lack, and leaves alone what somebody filled in`()
    throws
  {
    let app = try App([
      "First.swift": """
      import UIKit
      class First: UIViewController { var model: Model?; func a() { print(model?.name as Any) } }
      """,
      "Second.swift": """
      import UIKit
      class Second: UIViewController {
        var model: Model?, kind: Model.Kind?
        func a() { print(model!.age, kind == .tall, model!.find(id: 1), Log.write("x"), kind!.word) }
      }
      """,
      "Store.swift": """
      import Database
      struct Model {
        enum Kind { case short, tall; var word: String { "" } }
        var name: String { database.name }
        var age: Int { database.age }
        init(row: Int) {}
        func find(id: Int) -> Bool { true }
      }
      enum Log { static func write(_ text: String) {} }
      """,
    ])
    try app.collect("First")
    #expect(app.stubs.contains("struct Model {\n  var name: String = \"Name\"\n  init() {}\n}"))
    let filled = app.stubs.replacing("\"Name\"", with: "\"Anna\"").replacing(
      "  init() {}\n", with: "")
    try app.write(filled, to: "Linux/Stubs.swift")
    let told = try app.collect("Second").1
    #expect(told.contains("Linux/Stubs.swift: Model gains Kind, age, find"), "\(told)")
    #expect(
      app.stubs == """
        import UIKit

        struct Model {
          var name: String = "Anna"
          enum Kind {
            case short, tall
            var word: String { "Word" }
          }
          var age: Int = 0
          func find(id: Int) -> Bool { false }
        }

        enum Log {
          static func write(_ text: String) {}
        }

        """)
    let whole = app.stubs
    try app.collect("First", "Second")
    #expect(app.stubs == whole)
    #expect(app.links == ["First.swift", "Second.swift"])
  }

  @Test func `A stub that nobody filled in becomes what a first run writes`() throws {
    let files = [
      "Cell.swift": """
      import UIKit
      class Cell: UITableViewCell { func show(_ p: Podcast) { print(p.title, p.url as Any, p.kind) } }
      """,
      "Home.swift": "import UIKit\nclass Home: UIViewController { var podcasts: [Podcast] = [] }",
      "Podcast.swift": """
      import Database
      protocol Podcast { var title: String { get }; var url: URL? { get }; var kind: Kind { get } }
      enum Kind { case music; var icon: String { "" } }
      """,
    ]
    let two = try App(files)
    let one = try App(files)
    try two.collect("Home")
    #expect(two.stubs.contains("protocol Podcast {\n}"))
    try two.collect("Home", "Cell")
    try one.collect("Home", "Cell")
    let lines = { (text: String) in text.split(separator: "\n").map(String.init).sorted() }
    #expect(lines(two.stubs) == lines(one.stubs))
    #expect(two.stubs.contains("var url: URL? { get }"))
  }

  @Test func `The same run once more changes nothing`() throws {
    let app = try App([
      "Home.swift": """
      import UIKit
      protocol Titled { var title: String { get } }
      enum API { enum Entity {} }
      struct Row {}
      class Home: UIViewController {
        var account: API.Entity.Account?, rows: [Titled] = [Row()], color = UIColor(theme: 1)
        var word: String? { get { UserDefaults.shared.word } set { UserDefaults.shared[""] = newValue } }
        let bundle = Bundle.module, next = Next(), kind = Kind.plain
        func tell() { log("a"); NotificationCenter.default.post(name: .wordChanged, object: nil) }
      }
      """,
      "Word.swift": """
      import Foundation
      extension UserDefaults { var word: String? { get { self["w"] } set { self["w"] = newValue } } }
      """,
      "Store.swift": """
      import Database
      extension API.Entity { struct Account { var name: String } }
      extension Row: Titled { var title: String { Store.title } }
      extension UIColor { convenience init(theme: Int) { self.init(named: Store.title)! } }
      extension UserDefaults {
        static let shared = UserDefaults(suiteName: "a")!
        subscript<T>(key: String) -> T? { get { nil } set {} }
      }
      extension Notification.Name { static let wordChanged = Notification.Name("word") }
      func log(_ text: String) {}
      class Next: UIViewController {}
      enum Kind { case plain }
      enum Store { static let title = "" }
      """,
    ])
    try app.collect("Home")
    let first = app.stubs
    for word in ["Account", "Row: Titled", "theme", "subscript", "wordChanged", "module", "Next"] {
      #expect(first.contains(word), "\(word)")
    }
    let told = try app.collect("Home").1
    #expect(app.stubs == first && !told.contains("Stubs.swift"), "\(told)")
  }

  @Test func `What other files of the package declare is not declared again`() throws {
    let app = try App([
      "Home.swift": "import UIKit\nclass Home: UIViewController { let a = Model(), b = Owner() }",
      "Model.swift": "import Database\nclass Model {}; class Owner {}",
    ])
    try app.write("class Model {}", to: "Linux/Mine.swift")
    try app.write("class Owner {}", to: "App/Own.swift")
    try app.collect("Home")
    #expect(app.stubs.isEmpty && app.links == ["Home.swift", "Own.swift"])
  }

  @Test func `Links keep their names when a file of the same name comes before them`() throws {
    let app = try App([
      "A/Model.swift": "import UIKit\nclass Card: UIView {}",
      "B/Model.swift": "import UIKit\nclass Row: UIView {}",
      "Home.swift": "import UIKit\nclass Home: UIViewController { let row = Row() }",
      "Next.swift": "import UIKit\nclass Next: UIViewController { let card = Card() }",
    ])
    try app.collect("Home")
    try app.collect("Next")
    #expect(app.links == ["A-Model.swift", "Home.swift", "Model.swift", "Next.swift"])
  }

  @Test func `Documents that name taken classes are linked, and the classes beside them taken`()
    throws
  {
    let app = try App([
      "Home.swift": "import UIKit\nclass Home: UIViewController {}",
      "Badge.swift": "import UIKit\nimport Kit\nclass Badge: UIView {}",
      "Other.swift": "import UIKit\nclass Other: UIViewController {}",
      "Base.lproj/Main.storyboard": """
      <document><scenes>
      <scene sceneID="a"><viewController customClass="Home" customModule="Shop">
        <view customClass="Badge" customModule="Shop" customModuleProvider="target"/></scene>
      <scene sceneID="b"><viewController customClass="Other" customModule="Shop"/></scene>
      </scenes></document>
      """,
      "Launch.storyboard": "<document/>",
    ])
    let told = try app.collect("Home").1
    #expect(app.links == ["Badge.swift", "Home.swift", "Main.storyboard"])
    #expect(
      told.contains(
        "if a test opens Base.lproj/Main.storyboard, give the target the name 'Shop', "))
  }
}
