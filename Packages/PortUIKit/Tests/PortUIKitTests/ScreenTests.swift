import Testing

@testable import PortUIKit

/// What a screen needs of its app: files that are taken, and declarations that stand in.
@Suite struct ScreenTests {
  private func screen(_ names: String..., files: [String: String], existing: String = "") -> Screen
  {
    var input = Screen.Input(
      sources: files.sorted { $0.key < $1.key }.map { SourceText(path: $0.key, text: $0.value) })
    input.existing = existing
    return Screen(of: names, in: input)
  }

  /// Files that need one another, so that none of them is taken.
  private func heavy(_ text: String) -> String {
    "import SomeDatabase\n" + text
  }

  @Test func `A screen takes its own file and those on which little depends`() {
    let screen = screen(
      "Screen",
      files: [
        "A/Screen.swift": "import UIKit\nclass Screen: UIViewController { let cell = Cell() }",
        "A/Cell.swift": "import UIKit\nclass Cell: UIView { let c = Colors.red }",
        "A/Colors.swift": "import UIKit\nenum Colors { static let red = UIColor.red }",
        "A/Other.swift": "import UIKit\nclass Other: UIView {}",
      ])
    #expect(screen.files == ["A/Cell.swift", "A/Colors.swift", "A/Screen.swift"])
    #expect(screen.stubs.isEmpty && screen.missing.isEmpty && screen.modules.isEmpty)
  }

  @Test func `Files of one name have two, and a folder is none of Apple's modules`() {
    let screen = screen(
      "Screen",
      files: [
        "A/Screen.swift":
          "import UIKit\nclass Screen: UIView { let a = First(), b = Second(), c = Row() }",
        "A/Model.swift": "import UIKit\nclass First: UIView {}",
        "B/Model.swift": "import UIKit\nclass Second: UIView {}",
        "CoreData/Row.swift": "import CoreData\nclass Row { var name: String }",
      ])
    #expect(screen.files == ["A/Model.swift", "A/Screen.swift", "B/Model.swift"])
    #expect(screen.names == ["Model.swift", "Screen.swift", "B-Model.swift"])
    #expect(screen.stubs.contains("class Row {"))
  }

  @Test func `A long file that needs no other is taken, with a bundle for its texts`() {
    let texts = (0..<600).map { "    static let report\($0) = Texts.find(\"\($0)\")" }
    let screen = screen(
      "Screen",
      files: [
        "Screen.swift": "import UIKit\nclass Screen: UIView { let a = Texts.Report.report3 }",
        "Report.swift": heavy("class Report {}"),
        "Texts.swift": """
        #if os(macOS)
          import AppKit
        #elseif os(iOS)
          import UIKit
        #endif
        #if canImport(SwiftUI)
          import SwiftUI
        #endif
        enum Texts {
          enum Report {
        \(texts.joined(separator: "\n"))
          }
          private static func find(_ key: String) -> String {
            Bundle.module.localizedString(forKey: key, value: nil, table: nil)
          }
        }
        """,
      ])
    #expect(screen.files == ["Screen.swift", "Texts.swift"])
    #expect(screen.stubs.contains("static let module = Bundle.main"))
  }

  @Test func `What other files declare stands in, as far as it is used`() {
    let screen = screen(
      "Screen",
      files: [
        "Screen.swift": """
        import UIKit
        class Screen: UIViewController {
          let store = Store.shared
          func fill() {
            title = store.displayName
            print(store.count(of: "a"), store.kind == .small, store.owner.email as Any)
          }
        }
        """,
        "Store.swift": heavy(
          """
          public final class Store: NSObject {
            public static let shared = Store()
            public var displayName: String { database.name }
            public var secret: Int = 3
            public private(set) var owner: Owner
            public var kind: Kind { .large }
            public func count(of word: String) -> Int { database.count(word) }
            private func load() {}
          }
          public enum Kind { case large, small }
          """),
        "Owner.swift": heavy("public struct Owner { public var email: String?; var age = 3 }"),
      ])
    #expect(screen.files == ["Screen.swift"])
    let expected = """
      class Store: NSObject {
        static let shared = Store()
        var displayName: String = "Display name"
        var owner: Owner = Owner()
        var kind: Kind = .large
        func count(of word: String) -> Int { 0 }
      }
      """
    #expect(screen.stubs.contains(expected))
    #expect(screen.stubs.contains("enum Kind {\n  case large, small\n}"))
    #expect(screen.stubs.contains("struct Owner {\n  var email: String? = nil\n  init() {}\n}"))
    #expect(!screen.stubs.contains("secret") && !screen.stubs.contains("load"))
    #expect(screen.modules.isEmpty)
  }

  @Test
  func `What stands in is whole without the protocols that the compiler fulfils for structures`() {
    let screen = screen(
      "Screen",
      files: [
        "Screen.swift": """
        import UIKit
        class Screen: UIView {
          let store = Store.shared, status = Status(), way = Way.other("x")
          func fill() { print(store.name, store.container, store.body) }
        }
        """,
        "Store.swift": heavy(
          """
          class Store: Hashable {
            static let shared = Store()
            var name: String { "" }
            func container(_ made: NSPersistentContainer) {}
            var body: some View { Text("") }
          }
          extension Store { static var shared: Store { Store() } }
          class Status: NSObject, Equatable {}
          enum Way: RawRepresentable { case open, other(String); var rawValue: String { "" } }
          """),
      ])
    #expect(screen.stubs.contains("static func == (left: Store, right: Store) -> Bool"))
    #expect(screen.stubs.contains("func hash(into hasher: inout Hasher)"))
    #expect(screen.stubs.ranges(of: " shared").count == 1)
    #expect(!screen.stubs.contains("NSPersistent") && !screen.stubs.contains("some View"))
    #expect(
      screen.stubs.contains("class Status: NSObject") && !screen.stubs.contains("left: Status"))
    #expect(screen.stubs.contains("init?(rawValue: String)"))
    #expect(!screen.stubs.contains("super.init()"))
  }

  @Test
  func `Inner types of a taken type stand in where they are named, and subscripts are copied`() {
    let screen = screen(
      "Screen",
      files: [
        "Screen.swift": """
        import UIKit
        class Screen: UIView {
          var account: API.Entity.Account?
          func tell() { NotificationCenter.default.post(name: .wordChanged, object: nil) }
          var word: String? { get { UserDefaults.shared.word } set { UserDefaults.shared.word = newValue } }
        }
        """,
        "API.swift": "enum API { enum Entity {} }",
        "Account.swift": heavy(
          """
          extension API.Entity { struct Account { var name: String } }
          extension API.Entity { struct Other {} }
          """),
        "Word.swift": """
        import Foundation
        extension UserDefaults { var word: String? { get { self["w"] } set { self["w"] = newValue } } }
        """,
        "Shared.swift": heavy(
          """
          extension UserDefaults {
            static let shared = UserDefaults(suiteName: Names.group)!
            subscript<T>(key: String) -> T? { get { value(forKey: key) as? T } set { set(newValue, forKey: key) } }
          }
          """),
        "Notification.swift": heavy(
          """
          class Notification {}
          extension Foundation.Notification.Name {
            static let wordChanged = Notification.Name(rawValue: "org.example.word")
          }
          """),
        "Names.swift": heavy("enum Names { static let group = \"group\" }"),
      ])
    #expect(screen.files == ["API.swift", "Screen.swift", "Word.swift"])
    #expect(screen.stubs.contains("extension API.Entity {\n  struct Account {"))
    #expect(!screen.stubs.contains("Other") && !screen.stubs.contains("class Notification"))
    #expect(screen.stubs.contains("static let wordChanged = NSNotification.Name(\"wordChanged\")"))
    #expect(screen.stubs.contains("static let shared = UserDefaults(suiteName: Names.group)!"))
    #expect(screen.stubs.contains("subscript<T>(key: String) -> T?"))
    #expect(screen.stubs.contains("static let group = \"group\""))
  }

  @Test func `Controllers that are left out are empty, with the initialisers that are called`() {
    let screen = screen(
      "Screen",
      files: [
        "Screen.swift": """
        import UIKit
        class Screen: UIViewController {
          func next() { show(Detail(title: "a"), sender: log("x")) }
        }
        """,
        "Detail.swift": heavy(
          """
          class Detail: UITableViewController {
            init(title: String) { super.init(style: .grouped) }
            init(number: Int) { super.init(style: .plain) }
            required init?(coder: NSCoder) { fatalError() }
            override func viewDidLoad() {}
          }
          func log(_ text: String) { database.log(text) }
          """),
      ])
    #expect(
      screen.stubs == """
        class Detail: UITableViewController {
          init(title: String) { super.init(style: .plain) }
          required init?(coder: NSCoder) { fatalError("not from a nib") }
        }

        func log(_ text: String) {}
        """)
  }

  @Test func `A member of an extension is copied if it needs nothing else, else it stands in`() {
    let screen = screen(
      "Screen",
      files: [
        "Screen.swift": """
        import UIKit
        class Screen: UIViewController { let c = UIColor.brand; let d = UIColor.stored }
        """,
        "Color.swift": heavy(
          """
          extension UIColor {
            static var brand: UIColor { .red }
            static var stored: UIColor { Store.color }
            static var unused: UIColor { .blue }
          }
          """),
        "Store.swift": heavy("enum Store { static var color: UIColor { database.color } }"),
      ])
    let copied = "extension UIColor {\n  static var brand: UIColor { .red }\n}"
    let made = "extension UIColor {\n  static var stored: UIColor = UIColor()\n}"
    #expect(screen.stubs == copied + "\n\n" + made)
  }

  @Test func `Of two types of a name the nearer one is taken, and a call beside Apple's is none`() {
    let screen = screen(
      "Screen",
      files: [
        "Core/Constants.swift": "enum Constants { static let core = 1 }",
        "UI/Constants.swift": "enum Constants { static let wide = 1 }",
        "UI/Present.swift": """
        extension UIViewController {
          func present(_ picker: Picker) { present(picker, animated: true) }
        }
        """,
        "UI/Screens/Screen.swift": """
        class Screen: UIViewController {
          func show() { self.present(UIViewController()); print(Constants.wide) }
        }
        """,
      ])
    #expect(screen.files == ["UI/Constants.swift", "UI/Screens/Screen.swift"])
    #expect(screen.stubs.isEmpty)
  }

  @Test func `What stands in already is left alone, and a missing name is told`() {
    let files = [
      "Screen.swift": "import AppModel\nclass Screen: UIViewController { let s = Store() }",
      "Store.swift": heavy("class Store {}"),
    ]
    #expect(screen("Screen", files: files).stubs == "class Store {\n  init() {}\n}")
    let again = screen("Screen", "Nothing", files: files, existing: "final class Store {}")
    #expect(
      again.stubs.isEmpty && again.missing.map(\.name) == ["Nothing"]
        && again.modules == ["AppModel"])
  }

  @Test func `The superclasses of a screen are taken whatever they need, and its modules' cells`() {
    let screen = screen(
      "Screen",
      files: [
        "Screen.swift": "import UIKit\nimport Kit\nclass Screen: Table { let row = Row() }",
        "Table.swift": heavy("class Table: Base { let a = A(), b = B(), c = C(), d = D() }"),
        "Base.swift": "import UIKit\nclass Base: UIViewController { func configure() {} }",
        "Row.swift": "import UIKit\nimport Kit\nclass Row: UITableViewCell { let a = A() }",
        "Far.swift": heavy("class A {}; class B {}; class C {}; class D {}"),
      ])
    #expect(screen.files == ["Base.swift", "Row.swift", "Screen.swift", "Table.swift"])
    #expect(screen.stubs.contains("class A") && screen.modules == ["Kit", "SomeDatabase"])
  }

  @Test func `A type that stood in is left out once its file is taken`() {
    let screen = screen(
      "Second",
      files: ["Second.swift": "import UIKit\nclass Second: UIViewController {}"],
      existing: """
        import UIKit

        /// Filled in by hand.
        struct Model { var name = "Anna" }

        class Second: UIViewController {}
        """)
    #expect(screen.dropped == ["Second"])
    #expect(screen.kept.contains("Anna") && !screen.kept.contains("class Second"))
    #expect(screen.kept.hasPrefix("import UIKit"))
  }

  @Test func `Products of alrender that a screen imports are named`() {
    let screen = screen(
      "Screen",
      files: [
        "Screen.swift":
          "import UIKit\nimport WebKit\nclass Screen: UIViewController { let m = Model() }",
        "Model.swift": "import Foundation\nclass Model: ObservableObject {}",
      ])
    #expect(screen.products == ["Combine", "WebKit"])
  }

  @Test func `Apple's names in an app's files for another system don't stand in`() {
    let screen = screen(
      "Screen",
      files: [
        "Screen.swift":
          "import UIKit\nclass Screen: UIView { var k = UIKeyboardType.url; let b = B() }",
        "Shim.swift": heavy("enum UIKeyboardType { case url }; class B {}"),
      ])
    #expect(!screen.stubs.contains("UIKeyboardType") && screen.stubs.contains("class B"))
  }
}
