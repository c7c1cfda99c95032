import Testing
import UIKit

/// Names that only have to exist; `Scripts/uikit-names` declares them.
@Suite("Names")
@MainActor
struct NameTests {
  /// Declarations in extensions cannot be overridden (HYAlertController#10): members of a class stand
  /// in its body.
  @Test("A member of a class can be overridden")
  func overriding() {
    final class Touch: UITouch {
      override var tapCount: Int { 2 }
      override func location(in view: UIView?) -> CGPoint { CGPoint(x: 3, y: 4) }
    }
    let touch: UITouch = Touch()
    #expect(touch.tapCount == 2)
    #expect(touch.location(in: nil) == CGPoint(x: 3, y: 4))
    #expect(UITouch().tapCount == 1)
    #expect(UITouch().location(in: nil) == .zero)
  }

  @Test("A method of a delegate that UIKit leaves to the delegate is the delegate's if it has one")
  func delegates() {
    final class Waiting: NSObject, UIGestureRecognizerDelegate {
      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
      ) -> Bool { true }
    }
    final class Indifferent: NSObject, UIGestureRecognizerDelegate {}
    let tap = UITapGestureRecognizer()
    let answers = [Waiting(), Indifferent()].map { (delegate: any UIGestureRecognizerDelegate) in
      delegate.gestureRecognizer(tap, shouldRequireFailureOf: tap)
    }
    #expect(answers == [true, false])
  }

  @Test("A property of an extension keeps its value beside the object, from its default on")
  func keeping() {
    let (first, second) = (UISwitch(), UISwitch())
    first.preferredStyle = .sliding
    #expect(first.preferredStyle == .sliding)
    #expect(second.preferredStyle == .automatic)
  }

  @Test("A delegate that is kept beside the object is not kept alive")
  func keptWeakly() {
    final class Dragging: NSObject, UITableViewDragDelegate {
      func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession,
        at indexPath: IndexPath
      ) -> [UIDragItem] { [] }
    }
    let table = UITableView()
    var delegate: Dragging? = Dragging()
    table.dragDelegate = delegate
    #expect(table.dragDelegate === delegate)
    delegate = nil
    #expect(table.dragDelegate == nil)
  }

  @Test("A property that passes on another's value reads and sets it")
  func passingOn() {
    let bar = UISearchBar()
    bar.keyboardAppearance = .dark
    #expect(bar.searchTextField.keyboardAppearance == .dark)
    let style = NSMutableParagraphStyle()
    (style.lineSpacing, style.tabStops) = (3, [NSTextTab(textAlignment: .left, location: 9)])
    style.addTabStop(NSTextTab(textAlignment: .left, location: 4))
    #expect(style.lineSpacing == 3)
    #expect(style.tabStops.map(\.location) == [4, 9])
  }

  @Test("A set of options has UIKit's bits, a raw value UIKit's name")
  func values() {
    #expect(UIAxis.both.rawValue == 3)
    #expect(UISwipeGestureRecognizer.Direction.down.rawValue == 8)
    #expect(
      UIApplication.LaunchOptionsKey.url.rawValue == "UIApplicationLaunchOptionsURLKey")
    #expect(UIEvent.EventSubtype.remoteControlPlay.rawValue == 100)
  }
}
