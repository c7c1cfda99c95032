import PortUIKit
import Testing

@Suite struct FormerNameTests {
  private func ported(_ source: String) -> PortedSource {
    Porter([SourceText(path: "View.swift", text: source)]).port()[0]
  }

  @Test(arguments: [
    ("let a: UIControlState = .normal", "let a: UIControl.State = .normal"),
    ("let a = UITableViewCellStyle.value1", "let a = UITableViewCell.CellStyle.value1"),
    ("let a = [UITableViewCellStyle]()", "let a = [UITableViewCell.CellStyle]()"),
    (
      "let a = UIEdgeInsetsMake(1, 2, 3, 4)",
      "let a = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)"
    ),
    ("let a = CGRectGetMaxX(view.frame) + 1", "let a = (view.frame).maxX + 1"),
    ("let a = CGRectInset(b, 1, 2)", "let a = (b).insetBy( dx: 1, dy: 2)"),
    ("let a = UIImagePNGRepresentation(b)", "let a = (b).pngData()"),
    ("let a = UIImageJPEGRepresentation(b, 0.5)", "let a = (b).jpegData( compressionQuality: 0.5)"),
    ("let a = UITableViewAutomaticDimension", "let a = UITableView.automaticDimension"),
    ("let a = UILayoutPriorityDefaultHigh", "let a = UILayoutPriority.defaultHigh"),
    ("let a = UIFontWeightSemibold", "let a = UIFont.Weight.semibold"),
    ("a(.UIKeyboardWillShow)", "a(UIResponder.keyboardWillShowNotification)"),
    (
      "a(NSNotification.Name.UIApplicationDidBecomeActive)",
      "a(UIApplication.didBecomeActiveNotification)"
    ),
    ("addChildViewController(a)", "addChild(a)"),
    ("self.addChildViewController(a)", "self.addChild(a)"),
    ("a.didMove(toParentViewController: self)", "a.didMove(toParent: self)"),
    ("a.bringSubview(toFront: b)", "a.bringSubviewToFront(b)"),
    ("let a = b.childViewControllers.first", "let a = b.children.first"),
    ("let a = NSForegroundColorAttributeName", "let a = NSAttributedString.Key.foregroundColor"),
    ("let a = UIAccessibilityTraits.button", "let a = UIAccessibilityTraits.button"),
  ])
  func `A name of before Swift 4.2 becomes today's`(old: String, now: String) {
    #expect(ported(old).text == now)
  }

  @Test func `A name that the module declares itself stays`() {
    let source = "enum UIControlState {}\nlet a: UIControlState? = nil"
    #expect(ported(source).text == source)
  }

  @Test func `The exchange of methods is a warning at its place`() {
    let diagnostics = ported("\n  method_exchangeImplementations(a, b)").diagnostics
    #expect(diagnostics.map(\.severity) == [.warning])
    #expect(diagnostics.first?.line == 2)
    #expect(diagnostics.first?.column == 3)
  }

  @Test func `Previews go, and lines stay where they were`() {
    #expect(
      ported("let a = 1\n#Preview(\"A\") {\n  A()\n}\nlet b = 2\n").text
        == "let a = 1\n\n\n\nlet b = 2\n")
  }

  @Test func `An inspectable property that nobody may name is set by no nib`() {
    let source = """
      class A: UIView {
        @available(*, unavailable) @IBInspectable var old: Int = 0
      }
      """
    #expect(!ported(source).text.contains("_setFromNib"))
  }

  @Test func `A test class belongs to no actor, and its asynchronous methods to the main one`() {
    let source = """
      @MainActor final class ATests: XCTestCase {
        override func setUp() async throws {}
        @MainActor func testA() {}
        func testB() async {}
      }
      @MainActor final class Helper {}
      """
    #expect(
      ported(source).text == """
        final class ATests: XCTestCase {
          @MainActor override func setUp() async throws {}
          func testA() {}
          @MainActor func testB() async {}
        }
        @MainActor final class Helper {}
        """)
  }

  @Test func `An object's own answer to what it responds to overrides nothing`() {
    let source = """
      class A: NSObject {
        override func responds(to aSelector: Selector!) -> Bool { super.responds(to: aSelector) }
        override func forwardingTarget(for aSelector: Selector!) -> Any? { nil }
      }
      """
    let now = ported(source)
    #expect(!now.text.contains("override"))
    #expect(now.diagnostics.map(\.line) == [3])
  }

  @Test func `A function of a module that UIKit stands for is called by its name`() {
    #expect(ported("let a = CoreGraphics.log(2)").text == "let a = UIKit.log(2)")
  }
}
