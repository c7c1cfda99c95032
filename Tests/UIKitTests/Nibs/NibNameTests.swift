import Foundation
import Testing
import UIKit

/// Enclosing types of a class in a nib.
enum NibSpace {
  struct Inner { final class Deep: UIView {} }
}
private final class HiddenNibView: UIView {}
final class RenamedNibView: UIView {}
// As `port-uikit` writes these aliases.
class _Nib_HiddenNibView: _NibAlias {
  override class var target: AnyClass { HiddenNibView.self }
}
class _Nib_ABCRenamed: _NibAlias {
  override class var target: AnyClass { RenamedNibView.self }
}

/// An object in a nib that is not a responder, as `port-uikit` writes it.
final class NibHelper: NSObject, _NibAwakening {
  private(set) var isAwake = false
  func awakeFromNib() {
    _awakeFromNib()
    isAwake = true
  }
}

/// A constraint of a custom class.
final class WideConstraint: NSLayoutConstraint {
  override func awakeFromNib() {
    super.awakeFromNib()
    constant *= 2
  }
}

/// A segue of a custom class.
final class CoverSegue: UIStoryboardSegue {
  override func perform() {
    destination.title = "covered"
    source.view.addSubview(destination.view)
  }
}

@MainActor @Suite(.serialized) struct NibNames {
  private func view(_ name: String) throws -> UIView? {
    let fixture = try NibFixture([
      "One.xib": NibFixture.xib(
        """
        <view contentMode="scaleToFill" id="v" customClass="\(name)" customModule="UIKitTests">
          <rect key="frame" x="0.0" y="0.0" width="50" height="50"/>
        </view>
        """)
    ])
    let objects = UINib(nibName: "One", bundle: nil).instantiate(withOwner: nil)
    #expect(NibDiagnostic.take().isEmpty)
    withExtendedLifetime(fixture) {}
    return objects.first as? UIView
  }

  @Test(arguments: [
    "NibSpace.Inner.Deep", "_TtCVO10UIKitTests8NibSpace5Inner4Deep",
  ])
  func `A nested class is found by Swift's name and by Objective-C's`(_ name: String) throws {
    #expect(try view(name) is NibSpace.Inner.Deep)
  }

  @Test
  func `A private class, and one that Objective-C calls otherwise, are found by their aliases`()
    throws
  {
    #expect(try view("HiddenNibView") is HiddenNibView)
    #expect(
      try view("_TtC10UIKitTestsP33_0123456789ABCDEF0123456789ABCDEF13HiddenNibView")
        is HiddenNibView)
    #expect(try view("ABCRenamed") is RenamedNibView)
  }

  @Test func `A constraint is of its own class, and awake`() throws {
    let fixture = try NibFixture([
      "One.xib": NibFixture.xib(
        """
        <view contentMode="scaleToFill" id="v">
          <rect key="frame" x="0.0" y="0.0" width="50" height="50"/>
          <constraints>
            <constraint firstAttribute="width" constant="30" id="k" customClass="WideConstraint" \
            customModule="UIKitTests"/>
          </constraints>
        </view>
        <customObject id="h" customClass="NibHelper" customModule="UIKitTests"/>
        """)
    ])
    let objects = UINib(nibName: "One", bundle: nil).instantiate(withOwner: nil)
    #expect(NibDiagnostic.take().isEmpty)
    let view = try #require(objects[0] as? UIView)
    let constraint = try #require(view.constraints.first as? WideConstraint)
    #expect(constraint.constant == 60 && constraint.isActive)
    #expect((objects[1] as? NibHelper)?.isAwake == true)
    withExtendedLifetime(fixture) {}
  }

  @Test func `A segue of its own class goes its own way`() throws {
    func scene(_ id: String, _ more: String) -> String {
      """
      <viewController storyboardIdentifier="\(id)" id="\(id)" sceneMemberID="viewController">
        <view key="view" contentMode="scaleToFill" id="\(id)v">
          <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
        </view>
        <connections>\(more)</connections>
      </viewController>
      """
    }
    let fixture = try NibFixture([
      "Main.storyboard": NibFixture.storyboard(
        initial: "a",
        [
          scene(
            "a",
            """
            <segue destination="b" kind="custom" identifier="go" customClass="CoverSegue" \
            customModule="UIKitTests" id="s"/>
            """), scene("b", ""),
        ])
    ])
    let board = UIStoryboard(name: "Main", bundle: nil)
    let first = try #require(board.instantiateInitialViewController())
    first.performSegue(withIdentifier: "go", sender: nil)
    #expect(NibDiagnostic.take().isEmpty)
    #expect(first.view.subviews.count == 1)
    #expect(first.presentedViewController == nil)
    withExtendedLifetime(fixture) {}
  }
}
