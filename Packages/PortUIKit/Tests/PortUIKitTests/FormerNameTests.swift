import Foundation
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
    // SAConfettiView, DGElasticPullToRefresh and BottomSheet.
    ("let a = kCAEmitterLayerLine", "let a = CAEmitterLayerEmitterShape.line"),
    ("let a = kCAEmitterLayerOutline", "let a = CAEmitterLayerEmitterMode.outline"),
    ("let a = kCAEmitterLayerAdditive", "let a = CAEmitterLayerRenderMode.additive"),
    ("a(RunLoopMode.commonModes)", "a(RunLoop.Mode.common)"),
    ("let a = Darwin.ceil(b)", "let a = Glibc.ceil(b)"),
    ("let a = kCALineCapRound", "let a = CAShapeLayerLineCap.round"),
    (
      "let a = kCAMediaTimingFunctionEaseInEaseOut",
      "let a = CAMediaTimingFunctionName.easeInEaseOut"
    ),
    (
      "let a = [kCATransitionPush, kCATransitionFromLeft]",
      "let a = [CATransitionType.push, CATransitionSubtype.fromLeft]"
    ),
    ("let a = kCAAnimationRotateAuto", "let a = CAAnimationRotationMode.rotateAuto"),
    ("let a = kCAAnimationPaced", "let a = CAAnimationCalculationMode.paced"),
    ("a(.UIKeyboardWillShow)", "a(UIResponder.keyboardWillShowNotification)"),
    (
      "a(NSNotification.Name.UIApplicationDidBecomeActive)",
      "a(UIApplication.didBecomeActiveNotification)"
    ),
    ("addChildViewController(a)", "addChild(a)"),
    ("self.addChildViewController(a)", "self.addChild(a)"),
    ("a.didMove(toParentViewController: self)", "a.didMove(toParent: self)"),
    ("a.bringSubview(toFront: b)", "a.bringSubviewToFront(b)"),
    ("a.frame.intersects(b)", "a.frame._intersects(b)"),
    ("CGRectIntersectsRect(a, b)", "(a)._intersects( b)"),
    ("a.intersects(integersIn: b)", "a.intersects(integersIn: b)"),
    ("let a = b.childViewControllers.first", "let a = b.children.first"),
    ("let a = NSForegroundColorAttributeName", "let a = NSAttributedString.Key.foregroundColor"),
    ("let a = UIAccessibilityTraits.button", "let a = UIAccessibilityTraits.button"),
  ])
  func `A name of before Swift 4.2 becomes today's`(old: String, now: String) {
    #expect(ported(old).text == now)
  }

  @Test(arguments: [
    (
      "let a = b?[c].map { $0 as AnyObject }?.cgRectValue",
      "let a = _unbox(b?[c].map { $0 as AnyObject }, \\NSValue.cgRectValue)"
    ),
    (
      "let a = (b as AnyObject).doubleValue",
      "let a = _unbox(b as AnyObject, \\NSNumber.doubleValue)"
    ),
    (
      "a?.performSelector(onMainThread: b, with: self, waitUntilDone: true)",
      "_perform(a, b, self)"
    ),
    (
      "a.performSelector(onMainThread: #selector(b), with: nil, waitUntilDone: false)",
      "_perform(a, Selector(\"b\"), nil)"
    ),
  ])
  func `What only Objective-C finds in an object of any class is asked of the class`(
    old: String, now: String
  ) {
    #expect(ported(old).text.replacingOccurrences(of: " )", with: ")") == now)
  }

  @Test func `A name that the module declares itself stays`() {
    let source = "enum UIControlState {}\nlet a: UIControlState? = nil"
    #expect(ported(source).text == source)
  }

  // Epoxy's collection view.
  @Test func `An override that nobody may call is called by nothing`() {
    let source = """
      class V: UIView {}
      extension V {
        @available(*, unavailable, message: "Don't.")
        override func tintColorDidChange() {}
      }
      """
    #expect(ported(source).text.hasPrefix("class V: UIView {}\n"))
    #expect(!ported(source).text.contains("override"))
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
