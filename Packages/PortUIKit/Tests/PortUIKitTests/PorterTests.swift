import PortUIKit
import Testing

@Suite struct PorterTests {
  private func ported(_ source: String) -> PortedSource {
    Porter([SourceText(path: "View.swift", text: source)]).port()[0]
  }

  private func ported(_ sources: [String]) -> [PortedSource] {
    Porter(
      sources.enumerated().map { SourceText(path: "File\($0.offset).swift", text: $0.element) }
    ).port()
  }

  // MARK: Attributes, conditions, imports

  @Test func `Attributes of Objective-C go, and lines stay where they were`() {
    let source = """
      @objc
      @IBDesignable class Cell: UIView {
        @IBOutlet weak var title: UILabel!
        @objc(tapWith:) dynamic func tap(_ sender: Any) {}
      }
      """
    #expect(
      ported(source).text == """

        class Cell: UIView { override func _setFromNib(_ name: String, _ value: Any) -> _NibOutcome { switch name { case "title": return _nibSet(value) { (new: UILabel) in self.title = new }; default: return super._setFromNib(name, value) } };
          weak var title: UILabel!
          func tap(_ sender: Any) {}
        }
        """)
  }

  @Test func `A selector over several lines keeps its lines`() {
    let source = "let a = #selector(\n  Cell.tap(_:)\n)\nlet b = 1\n"
    let text = ported(source).text
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count == 5)
    #expect(text.hasSuffix("\nlet b = 1\n"))
  }

  @Test func `Conditions of iOS hold on Linux`() {
    let source = """
      #if os(iOS) || os(tvOS)
      import UIKit
      #elseif !os(iOS)
      import AppKit
      #endif
      """
    #expect(
      ported(source).text.hasPrefix(
        "#if (os(iOS) || os(Linux)) || os(tvOS)\nimport UIKit\n#elseif !(os(iOS) || os(Linux))\n"))
  }

  @Test func `Modules that UIKit stands for are imported by its name`() {
    let source =
      "import UIKit.UIGestureRecognizerSubclass\nimport QuartzCore // layers\nimport Foo\n"
    #expect(ported(source).text == "import UIKit\nimport UIKit // layers\nimport Foo\n")
    #expect(
      ported("import Darwin\nimport Darwin.C\nimport func Darwin.sqrt\n").text
        == "import Glibc\nimport Glibc\nimport func Glibc.sqrt\n")
    #expect(ported("import os\nimport os.log\n").text == "import OSLog\nimport OSLog\n")
    #expect(
      ported("import struct CoreGraphics.CGFloat\n").text == "import struct UIKit.CGFloat\n")
  }

  @Test func `Strings and comments that look like attributes stay`() {
    let source = "let a = \"@objc #selector(x)\" // @IBOutlet\n"
    #expect(ported(source).text == source)
  }

  @Test func `A text that names its source begins with the place of its first line`() {
    let text = Porter([SourceText(path: "a/\"b\".swift", text: "let a = 1\n")])
      .port(locates: true)[0].text
    #expect(text == "#sourceLocation(file: \"a/\\\"b\\\".swift\", line: 1)\nlet a = 1\n")
  }

  // MARK: Selectors

  @Test func `A selector knows the method of the type around it`() {
    let source = """
      class Cell: UIView {
        func build() { button.addTarget(self, action: #selector(tap(_:)), for: .touchUpInside) }
        @objc func tap(_ sender: UIButton) {}
      }
      """
    #expect(ported(source).text.contains("Selector(\"tap:\", Cell.tap(_:))"))
  }

  @Test func `A selector without labels takes them from the method, wherever it is declared`() {
    let files = ported([
      "class Cell: Base { func build() { s = #selector(tap) } }",
      "class Base: UIView { @objc func tap(sender: Any) {} }",
    ])
    #expect(files[0].text.contains("Selector(\"tapWithSender:\", Cell.tap)"))
  }

  @Test func `A selector has the name that the method was given for Objective-C`() {
    let source = "class A { func f() { s = #selector(tap) }\n @objc(hit:) func tap(_ a: Any) {} }"
    #expect(ported(source).text.contains("Selector(\"hit:\", A.tap)"))
  }

  @Test(arguments: [
    ("move(to:animated:)", "moveTo:animated:"), ("tap(_:event:)", "tap:event:"),
    ("update(sender:)", "updateWithSender:"), ("goTo(place:)", "goToPlace:"), ("run", "run"),
  ])
  func `Selectors have the names of Objective-C`(method: String, name: String) {
    #expect(
      ported("class A { func f() { s = #selector(A.\(method)) } }").text.contains("\"\(name)\""))
  }

  @Test func `A selector of self or of another type names that type`() {
    let source = """
      extension Outer.Cell {
        func build() {
          a = #selector(self.tap)
          b = #selector(UIView.layoutIfNeeded)
        }
      }
      """
    let text = ported(source).text
    #expect(text.contains("Selector(\"tap\", Outer.Cell.tap)"))
    #expect(text.contains("Selector(\"layoutIfNeeded\", UIView.layoutIfNeeded)"))
  }

  @Test func `A selector of an object's method finds it through the object`() {
    #expect(
      ported("class A { func f() { s = #selector(object.run) } }").text
        .contains("Selector(\"run\", of: object) { $0.run }"))
  }

  @Test func `A selector of a protocol's method goes through any such object`() {
    let source = "@objc protocol P { func run(_ a: Any) }\nlet s = #selector(P.run(_:))"
    #expect(
      ported(source).text.contains("Selector(\"run:\") { (object: any P) in object.run(_:) }"))
  }

  @Test func `A selector of a property is its accessor's name`() {
    let source = "let a = #selector(getter: A.title)\nlet b = #selector(setter: A.title)"
    #expect(ported(source).text == "let a = Selector(\"title\")\nlet b = Selector(\"setTitle:\")")
  }

  @Test func `A selector that would send nothing is a warning at its place`() {
    let source = "class A { @objc class func f() {}\n  func g() { s = #selector(A.f) } }"
    let diagnostics = ported(source).diagnostics
    #expect(diagnostics.map(\.severity) == [.warning])
    #expect(diagnostics.first?.line == 2)
    #expect(diagnostics.first?.column == 18)
  }

  @Test func `A key path becomes its name`() {
    #expect(ported("let k = #keyPath(UIView.layer.bounds)").text == "let k = \"layer.bounds\"")
  }

  // Seen in Pageboy's `PageboyAutoScroller`, which imports Foundation alone.
  @Test func `A file that has a selector's type from Foundation imports it from UIKit`() {
    let timer = "import Foundation\nlet s = #selector(Clock.tick)\nclass Clock { func tick() {} }"
    #expect(ported(timer).text.hasPrefix("import UIKit; import Foundation\nlet s = Selector("))
    #expect(ported("import QuartzCore\nlet s: Selector? = nil").text.hasPrefix("import UIKit\n"))
    #expect(ported("import Foundation\nlet selector = 1").text.hasPrefix("import Foundation\n"))
  }

  // Seen in PagingMenuController's protocols, whose framework imports UIKit in a header.
  @Test func `A file that names views without an import of UIKit gets one`() {
    let text = "import Foundation\nprotocol Customizable { var color: UIColor { get } }"
    #expect(ported(text).text == "import UIKit; \(text)")
    // Seen in HorizonCalendar's `CalendarViewProxy`.
    let model = "import Foundation\nclass Model: ObservableObject {}"
    #expect(ported(model).text == "import Combine; \(model)")
    let own = "import Foundation\nclass CAPerson {}\nlet person = CAPerson()"
    #expect(ported(own).text == own)
  }

  // Seen in Spring and Motion.
  @Test func `A module that Linux lacks is told, and the file goes on`() {
    let file = ported("import AudioToolbox\nimport UIKit\n")
    #expect(file.text == "import UIKit\nimport UIKit\n")
    #expect(
      file.diagnostics.map(\.message) == [
        "'AudioToolbox' isn't available on Linux; what is used of it isn't either"
      ])
  }

  // Seen in WireGuard's screens.
  @Test func `A part of a module that Linux lacks is told, too`() {
    let file = ported("import SystemConfiguration.CaptiveNetwork\nimport NetworkExtension\n")
    #expect(file.text == "import UIKit\nimport UIKit\n" && file.diagnostics.count == 2)
  }

  // Seen in Pageboy's tests, whose common class belongs to the main actor, and in ChatLayout's.
  @Test func `Methods of a test class keep to the main actor that the class is taken from`() {
    let text = ported(
      """
      @MainActor class PagesCase: XCTestCase {
        override func setUp() { pages = Pages() }
      }
      class PageTests: PagesCase {
        func testCount() throws { pages.count = 3 }
        func testScroll() async { await scroll() }
        func count() -> Int { 3 }
        private func title() throws -> String { try pages.title() }
      }
      """
    ).text
    #expect(
      text == """
        class PagesCase: XCTestCase {
          override func setUp() { MainActor.assumeIsolated { () -> Void in pages = Pages() } }
        }
        class PageTests: PagesCase {
          func testCount() throws { try MainActor.assumeIsolated { () throws -> Void in pages.count = 3 } }
          @MainActor func testScroll() async { await scroll() }
          func count() -> Int { 3 }
          @MainActor private func title() throws -> String { try pages.title() }
        }
        """)
  }

  // Seen in Hero's `UIViewController+Hero.swift`.
  @Test func `A variable with a former name of UIKit's keeps it`() {
    let text = "if let childViewControllers = x { for c in childViewControllers {} }"
    #expect(ported(text).text == text)
    #expect(ported("let c = child.childViewControllers").text == "let c = child.children")
  }

  // Seen in XLPagerTabStrip's example, and in many answers about keyboards.
  @Test func `A boxed value of an unknown object is read from the class that boxes it`() {
    #expect(
      ported("let w = (info[key]! as AnyObject).cgRectValue?.width").text
        == #"let w = _unbox(info[key]! as AnyObject, \NSValue.cgRectValue)?.width"#)
    #expect(
      ported("let d = (info[key] as AnyObject).doubleValue!").text
        == #"let d = _unbox(info[key] as AnyObject, \NSNumber.doubleValue)!"#)
    #expect(ported("let f = (x as? NSValue).cgRectValue").text.contains("as? NSValue)"))
  }

  // MARK: Overrides in extensions

  @Test func `An override in an extension is reached from the class of the module`() {
    let files = ported([
      "public extension Cell {\n  override var description: String { \"\" }\n}\n",
      "public class Cell: UIView {\n}\n",
    ])
    #expect(
      files[0].text
        == "public extension Cell {\n  nonisolated var ported_Cell_description: String { \"\" }\n}\n"
    )
    #expect(
      files[1].text == "public class Cell: UIView { public override var description: String "
        + "{ ported_Cell_description };\n}\n")
    #expect(files.flatMap(\.diagnostics).isEmpty)
  }

  // Seen in JTAppleCalendar's `JTACMonthView` and DropDown's `DropDownCell`.
  @Test func `Observers of an overridden property in an extension are called from the class`() {
    let files = ported([
      "class Cell: UITableViewCell {}",
      """
      extension Cell {
        open override var isSelected: Bool {
          willSet { a(newValue) }
          didSet(old) { b(old) }
        }
      }
      """,
    ])
    #expect(
      files[0].text == "class Cell: UITableViewCell { open override var isSelected: Bool "
        + "{ willSet { ported_Cell_isSelected_willSet(newValue) } "
        + "didSet { ported_Cell_isSelected_didSet(oldValue) } };}")
    let methods = files[1].text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.drop { $0 == " " } }
    #expect(
      methods == [
        "extension Cell {", "open ",
        "func ported_Cell_isSelected_willSet(_ newValue: Bool) { a(newValue) }",
        "func ported_Cell_isSelected_didSet(_ old: Bool){ b(old) }", "", "}",
      ])
  }

  @Test func `An override of an extension's method is reached from that method`() {
    let source = """
      extension UIView {
        @objc func fill(_ views: [UIView], by gap: CGFloat) -> UIView { self }
      }
      extension UITableViewCell {
        @discardableResult override func fill(_ views: [UIView], by gap: CGFloat) -> UIView { self }
      }
      """
    #expect(
      ported(source).text == """
        extension UIView {
          func fill(_ views: [UIView], by gap: CGFloat) -> UIView { if let late = self as? \
        UITableViewCell { return late.ported_UITableViewCell_fill(views, by: gap) }; \
        return ported_UIView_fill(views, by: gap) }; \
        func ported_UIView_fill(_ views: [UIView], by gap: CGFloat) -> UIView { self }
        }
        extension UITableViewCell {
          @discardableResult func ported_UITableViewCell_fill(_ views: [UIView], by gap: CGFloat) \
        -> UIView { self }
        }
        """)
  }

  @Test func `A class that overrides an extension's method is reached from it, and calls super`() {
    let files = ported([
      "extension UIView { @objc func theme() { tint() } }",
      "class Card: UIView { override func theme() { super.theme() } }",
      "class Badge: Card {}\nextension Badge { override func theme() { super.theme() } }",
    ])
    #expect(
      files[0].text == "extension UIView { func theme() { if let late = self as? Badge "
        + "{ return late.ported_Badge_theme() }; if let late = self as? Card "
        + "{ return late.ported_Card_theme() }; return ported_UIView_theme() }; "
        + "func ported_UIView_theme() { tint() } }")
    #expect(
      files[1].text == "class Card: UIView { func ported_Card_theme() { ported_UIView_theme() } }")
    #expect(files[2].text.contains("func ported_Badge_theme() { ported_Card_theme() }"))
    #expect(files.flatMap(\.diagnostics).isEmpty)
  }

  @Test func `An override of what a class declares stays, whatever an extension calls its own`() {
    let source = """
      class Base { func setUp() {} }
      class Sub: Base { override func setUp() {} }
      extension Helper { @objc func setUp() {} }
      """
    #expect(ported(source).text.contains("class Sub: Base { override func setUp() {} }"))
  }

  @Test func `A property that an extension declares is read and written through its override`() {
    let source = """
      extension UIView { @objc var name: String { get { a } set { a = newValue } } }
      extension UILabel { override var name: String { get { b } set { b = newValue } } }
      """
    #expect(
      ported(source).text.contains(
        "var name: String { get { if let late = self as? UILabel { return late.ported_UILabel_name }; "
          + "return ported_UIView_name } set { if let late = self as? UILabel "
          + "{ late.ported_UILabel_name = newValue; return }; ported_UIView_name = newValue } }; "
          + "var ported_UIView_name"))
  }

  @Test func `A class describes itself, whatever the object's type is`() {
    #expect(
      ported("let a = type(of: object).description()").text
        == "let a = _classDescription(type(of: object))")
  }

  @Test func `Subclasses are asked before their superclasses`() {
    let source = """
      class A: UIView {}
      class B: A {}
      extension UIView { @objc func go() {} }
      extension UILabel { override func go() {} }
      extension UIButton { override func go() {} }
      """
    let text = ported(source).text
    #expect(text.contains("func go() { if let late = self as? UILabel"))
    #expect(text.contains("; if let late = self as? UIButton"))
  }

  @Test func `An override that nothing can reach is a warning at its place`() {
    let source = """
      extension UINavigationController {
        override open var shouldAutorotate: Bool { false }
      }
      """
    let diagnostics = ported(source).diagnostics
    #expect(diagnostics.map(\.severity) == [.warning])
    #expect(diagnostics.first?.line == 2)
    #expect(diagnostics.first?.column == 3)
    #expect(ported(source).text.contains("  open var ported_UINavigationController_should"))
  }

  @Test func `A managed value is an error at its place`() {
    let diagnostics = ported("\nclass A { @NSManaged var a: Int }").diagnostics
    #expect(diagnostics.map(\.severity) == [.error])
    #expect(diagnostics.map(\.line) == [2])
  }
}
