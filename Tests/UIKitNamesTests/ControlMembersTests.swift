import Geometry
import Testing
import UIKitNames

@Suite("UIKit's spellings of controls")
struct ControlMembersTests {
  @Test("members that determine a control's size are spelled as in UIKit")
  func sizes() {
    let field = UITextField()
    field.placeholder = "Email address"
    field.borderStyle = .none
    #expect(field.intrinsicContentSize.width == 130)
    #expect(field.intrinsicContentSize.height == 21)
    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    button.contentEdgeInsets = UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10)
    #expect(button.intrinsicContentSize == CGSize(width: 40, height: 30))
    let segments = UISegmentedControl(items: ["One", "Two"])
    segments.insertSegment(withTitle: "Three", at: 9, animated: false)
    #expect(segments.numberOfSegments == 3)
    #expect(segments.titleForSegment(at: 2) == "Three")
    #expect(segments.selectedSegmentIndex == UISegmentedControl.noSegment)
    segments.selectedSegmentIndex = 1
    #expect(segments.selectedSegmentIndex == 1)
  }

  @Test("a cell is made in a style, and a subclass inherits the short forms")
  func cells() {
    let cell = MessageCell(style: .subtitle, reuseIdentifier: "message")
    #expect(cell.reuseIdentifier == "message")
    #expect(cell.frame.size == CGSize(width: 320, height: 44))
    #expect(MessageCell().reuseIdentifier == nil)
    #expect(cell.className == "UIKitNamesTests.MessageCell")
    #expect(UITableViewCell().className == "UITableViewCell")
  }

  @Test("traits name the window's size classes")
  func traits() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 834, height: 1194))
    let view = UIView()
    window.addSubview(view)
    let traits: UITraitCollection = view.traitCollection
    #expect(traits.horizontalSizeClass == .regular)
    #expect(traits.verticalSizeClass == UIUserInterfaceSizeClass.regular)
    #expect(traits.layoutDirection == .leftToRight)
  }
}
