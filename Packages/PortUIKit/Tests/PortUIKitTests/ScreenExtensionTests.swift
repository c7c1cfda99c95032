import Testing

@testable import PortUIKit

/// What extensions give the types of a screen, whether their files are taken or left out.
@Suite struct ScreenExtensionTests {
  private func screen(_ names: String..., files: [String: String]) -> Screen {
    Screen(
      of: names,
      in: Screen.Input(
        sources: files.sorted { $0.key < $1.key }.map { SourceText(path: $0.key, text: $0.value) }))
  }

  /// Text of a file that is not taken, since it needs what Linux lacks.
  private func heavy(_ text: String) -> String { "import SomeDatabase\n" + text }

  @Test func `Cells and data sources are taken with modules that the screen itself doesn't import`()
  {
    let screen = screen(
      "Screen",
      files: [
        "Screen.swift":
          "import UIKit\nclass Screen: UIViewController { var rows: Rows!, other: Other! }",
        "Rows.swift": """
        import Kingfisher
        class Rows: NSObject { let id = Cell.id; var model = Model() }
        extension Rows: UITableViewDataSource {}
        """,
        "Cell.swift":
          "import Kingfisher\nimport MapKit\nclass Cell: Base<Int> { static let id = \"\" }",
        "Base.swift": """
        import SomeDatabase
        #if canImport(SwiftUI) && DEBUG
        import SwiftUI
        struct Preview: View {}
        #endif
        class Base<T>: UITableViewCell {}
        """,
        "Model.swift": heavy("class Model {}"),
        "Other.swift": heavy("class Other: UIViewController, UITableViewDataSource {}"),
      ])
    #expect(screen.files == ["Base.swift", "Cell.swift", "Rows.swift", "Screen.swift"])
    #expect(screen.modules == ["Kingfisher", "SomeDatabase"])
    #expect(screen.standIns.others == ["Model", "Other"] && screen.standIns.pictured.isEmpty)
  }

  @Test func `A screen's own extensions are taken, its types' conformances, and none of its tests`()
  {
    let screen = screen(
      "Screen",
      files: [
        "Screen.swift":
          "import UIKit\nclass Screen: UIViewController { let card = Card(); let n = Card.reuse }",
        "Screen+Table.swift": heavy("extension Screen: UITableViewDataSource {}"),
        "Screen+Look.swift": heavy("extension Screen { func look() {} }"),
        "ScreenTests.swift": "import XCTest\nextension Screen { func check() {} }",
        "Card.swift": "import UIKit\nclass Card: UIView {}",
        "Card+Taps.swift": heavy("extension Card: UIGestureRecognizerDelegate {}"),
        "Card+Data.swift": heavy("extension Card { func load() {} }"),
        "Named.swift": "protocol Named {}\nextension Named { static var reuse: String { \"\" } }",
        "UIView+Named.swift": "import UIKit\nextension UIView: Named {}",
      ])
    #expect(
      screen.files == [
        "Card+Taps.swift", "Card.swift", "Named.swift", "Screen+Look.swift", "Screen+Table.swift",
        "Screen.swift", "UIView+Named.swift",
      ])
  }

  @Test func `Initialisers and labelled subscripts of extensions are taken or stand in`() {
    let screen = screen(
      "Screen",
      files: [
        "Screen.swift": """
        import UIKit
        class Screen: UIViewController {
          let a = UIColor(hex: "a"), b: UIColor = .init(theme: 1), c = [1][safe: 2], d = Date(day: 1)
        }
        """,
        "Hex.swift": "extension UIColor { convenience init(hex: String) { self.init() } }",
        "Theme.swift": heavy(
          """
          extension UIColor {
            convenience init(theme: Int) { self.init(named: Theme.name)! }
            convenience init(unused: Int) { self.init() }
          }
          """),
        "Theme2.swift": heavy("enum Theme { static let name = \"\" }"),
        "Safe.swift": """
        extension Collection { subscript(safe index: Index) -> Element? { nil } }
        """,
        "Date.swift": heavy("extension Date { init?(day: Int) { self = Theme.date } }"),
      ])
    #expect(screen.files == ["Hex.swift", "Safe.swift", "Screen.swift"])
    #expect(
      screen.stubs == """
        extension Date {
          init?(day: Int) { return nil }
        }

        extension UIColor {
          convenience init(theme: Int) { self.init() }
        }
        """)
  }

  @Test func `What an extension stores nowhere, returns itself or has a condition keeps that`() {
    let screen = screen(
      "Screen",
      files: [
        "Screen.swift": """
        import UIKit
        class Screen: UIViewController {
          let card = Card(), text = NSMutableAttributedString().bold("a"), sum = [Row]().total
          func fill() { card.isWide = card.level == 1 }
        }
        """,
        "Card.swift": "import UIKit\nclass Card: UIView {}; struct Row {}",
        "Card+Store.swift": heavy(
          """
          extension Card {
            var isWide: Bool { get { Store.isWide } set { Store.isWide = newValue } }
            var level: Int { Store.level }
          }
          extension NSMutableAttributedString {
            @discardableResult func bold(_ text: String) -> NSMutableAttributedString { Store.draw(self) }
          }
          extension Array where Element == Row { var total: Int { Store.level } }
          """),
        "Store.swift": heavy("enum Store {}"),
      ])
    #expect(screen.files == ["Card.swift", "Screen.swift"])
    #expect(screen.stubs.contains("  var isWide: Bool { get { false } set {} }\n"))
    #expect(screen.stubs.contains("  var level: Int { 0 }\n"))
    #expect(screen.stubs.contains("-> NSMutableAttributedString { self }"))
    #expect(
      screen.stubs.contains("extension Array where Element == Row {\n  var total: Int { 0 }\n}"))
  }

  @Test func `Conformances to the app's protocols stand in with what these demand`() {
    let screen = screen(
      "Screen",
      files: [
        "Screen.swift": """
        import UIKit
        protocol Titled { var title: String { get } }
        class Screen: UIViewController { let rows: [Titled] = [Row()] }
        struct Row { func open() {} }
        """,
        "Row+Titled.swift": heavy(
          "extension Row: Titled { var title: String { Store.title }; var unused: Int { 1 } }"),
        "Far.swift": heavy("protocol Far {}\nextension Row: Far {}"),
      ])
    #expect(screen.files == ["Screen.swift"])
    #expect(screen.stubs == "extension Row: Titled {\n  var title: String { \"Title\" }\n}")
  }

  @Test func `Of one member in an app and its widget the nearer file is taken, and one stands in`()
  {
    let screen = screen(
      "Screen",
      files: [
        "App/Screen.swift":
          "import UIKit\nclass Screen: UIViewController { let a = UIColor.brand, b = UIColor.deep }",
        "App/Z.swift": "extension UIColor { static var brand: UIColor { .red } }",
        "Widget/Color.swift": "extension UIColor { static var brand: UIColor { .blue } }",
        "App/Deep.swift": heavy("extension UIColor { static var deep: UIColor { .red } }"),
        "Widget/Deep.swift": heavy("extension UIColor { static var deep: UIColor { .blue } }"),
      ])
    #expect(screen.files == ["App/Screen.swift", "App/Z.swift"])
    #expect(screen.stubs == "extension UIColor {\n  static var deep: UIColor { .red }\n}")
  }

  @Test func `A type that stands in conforms to the app's protocols that the screen names`() {
    let screen = screen(
      "Screen",
      files: [
        "Screen.swift": """
        import UIKit
        protocol Storing: Counting { var name: String { get }; func load(id: Int); func log() }
        protocol Counting: AnyObject { var count: Int { get } }
        protocol Listing { associatedtype Row; var rows: [Row] { get } }
        protocol Missing { var absent: Int { get } }
        extension Storing { func log() {} }
        class Screen: UIViewController {
          let store: Storing = Store()
          let other: [(Listing.Type, Missing.Type)] = []
        }
        """,
        "Store.swift": heavy(
          """
          class Store: NSObject, Storing, Listing, Missing, Codable {
            var name: String { database.name }
            var count = 3
            var rows: [Int] = []
            var unused = 1
            func load(id: Int) { database.load(id) }
          }
          """),
      ])
    #expect(
      screen.stubs == """
        class Store: NSObject, Storing {
          var name: String = "Name"
          let count = 3
          func load(id: Int) {}
        }
        """)
  }
}
