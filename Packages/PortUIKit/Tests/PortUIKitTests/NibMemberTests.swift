import PortUIKit
import Testing

@Suite struct NibMemberTests {
  private func ported(_ sources: String...) -> [PortedSource] {
    Porter(
      sources.enumerated().map { SourceText(path: "File\($0.offset).swift", text: $0.element) }
    ).port()
  }

  /// Returns the first line of the first file after porting.
  private func line(_ sources: String...) -> String {
    let ported = Porter(
      sources.enumerated().map { SourceText(path: "File\($0.offset).swift", text: $0.element) }
    ).port()
    return ported[0].text.split(separator: "\n").first.map(String.init) ?? ""
  }

  @Test func `Every property of an outlet or an inspectable value is set by its name`() {
    let text = line(
      """
      public final class Card: UIView {
        @IBOutlet private(set) weak var first, second: UILabel?
        @IBOutlet var buttons: [UIButton]!
        @IBInspectable var level = 3 { didSet { update() } }
        @IBInspectable var computed: Int { get { level } set { level = newValue } }
        @IBInspectable var readOnly: Int { level }
        func update() {}
      }
      """)
    for (name, setter) in [
      ("first", "(new: UILabel) in self.first = new"),
      ("second", "(new: UILabel) in self.second = new"),
      ("buttons", "(new: [UIButton]) in self.buttons = new"), ("level", "self.level = $0"),
      ("computed", "(new: Int) in self.computed = new"),
    ] {
      #expect(text.contains("case \"\(name)\": return _nibSet(value) { \(setter) };"))
    }
    #expect(!text.contains("readOnly"))
    #expect(text.hasPrefix("public final class Card: UIView { public override func _setFromNib("))
  }

  @Test func `Actions are found by Objective-C's names, also those of extensions`() {
    let text = line(
      """
      class Screen: UIViewController {
        @IBAction func save() {}
        @IBAction private func pick(_ sender: UIButton) {}
      }
      extension Screen {
        @IBAction func drag(_ sender: Any, forEvent event: UIEvent) {}
        @IBSegueAction func make(_ coder: NSCoder) -> UIViewController? { nil }
      }
      """)
    for selector in [
      "Selector(\"save\", Screen.save)", "Selector(\"pick:\", Screen.pick(_:))",
      "Selector(\"drag:forEvent:\", Screen.drag(_:forEvent:))",
      "Selector(\"make:\", Screen.make(_:))",
    ] {
      #expect(text.contains("return \(selector);"))
    }
    #expect(text.contains("default: return super._nibAction(name)"))
  }

  @Test func `An action that an extension in another file keeps to itself is left out`() {
    let text = line(
      "class Screen: UIViewController { @IBAction func save() {} }",
      "extension Screen { @IBAction private func hidden() {} }",
    )
    #expect(text.contains("Screen.save"))
    #expect(!text.contains("hidden"))
  }

  @Test func `An object of Foundation's becomes one that nibs connect to, its subclasses override`()
  {
    let files = ported(
      "class Base: NSObject { @IBOutlet var view: UIView! }",
      "final class Sub: Base { @IBAction func tap() {} }")
    #expect(
      files[0].text.hasPrefix("class Base: NSObject { @MainActor func _setFromNib("))
    let open = Porter([
      SourceText(
        path: "A.swift", text: "open class A: NSObject { @IBInspectable open var a: Int = 0 }")
    ]).port()[0].text
    // Attributes come before modifiers.
    #expect(open.hasPrefix("open class A: NSObject { @MainActor open func _setFromNib("))
    #expect(files[0].text.contains("default: return .unknown"))
    #expect(files[0].text.hasSuffix("\nextension Base: _NibObject {}\n"))
    #expect(files[1].text.hasPrefix("final class Sub: Base { override func _nibAction("))
    #expect(!files[1].text.contains("extension"))
  }

  @Test func `A class without outlets and actions stays as it is`() {
    let source = "class Plain: UIView {\n  var title: UILabel?\n}\n"
    #expect(ported(source)[0].text == source)
  }
}
