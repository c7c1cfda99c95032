import Foundation
import Testing
import UIKit

/// What Apple documents of windows, interactions, recognizers and frames on the screen.
@MainActor @Suite struct WindowRuleTests {
  private final class Log {
    var lines: [String] = []
    private var tokens: [any NSObjectProtocol] = []
    init(_ windows: [(String, UIWindow)]) {
      let names = [
        (UIWindow.didBecomeVisibleNotification, "visible"),
        (UIWindow.didBecomeHiddenNotification, "hidden"),
        (UIWindow.didBecomeKeyNotification, "key"),
        (UIWindow.didResignKeyNotification, "resigned"),
      ]
      for (title, window) in windows {
        for (name, word) in names {
          tokens.append(
            NotificationCenter.default.addObserver(forName: name, object: window, queue: nil) {
              [unowned self] _ in lines.append("\(title) \(word)")
            })
        }
      }
    }
    deinit { tokens.forEach(NotificationCenter.default.removeObserver) }
    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  @Test func `Windows post that they are visible, then that they are key`() {
    let (one, two) = (UIWindow(), UIWindow())
    let log = Log([("one", one), ("two", two)])
    #expect(one.isHidden && !one.isKeyWindow)
    one.makeKeyAndVisible()
    #expect(log.take() == ["one visible", "one key"])
    one.makeKeyAndVisible()
    #expect(log.take().isEmpty && one.isKeyWindow && !one.isHidden)
    two.isHidden = false
    #expect(log.take() == ["two visible"] && one.isKeyWindow)
    two.makeKey()
    #expect(log.take() == ["one resigned", "two key"])
    #expect(two.isKeyWindow && !one.isKeyWindow && UIApplication.shared.keyWindow === two)
    two.isHidden = true
    #expect(log.take() == ["two resigned", "one key", "two hidden"])
  }

  @Test func `A window is told that it is key before the notification is posted`() {
    final class Window: UIWindow {
      var calls: [String] = []
      override func becomeKey() {
        super.becomeKey()
        calls.append("become \(isKeyWindow)")
      }
      override func resignKey() {
        super.resignKey()
        calls.append("resign")
      }
    }
    final class Never: UIWindow {
      override var canBecomeKey: Bool { false }
    }
    let (one, two) = (Window(), UIWindow())
    one.makeKey()
    two.makeKeyAndVisible()
    #expect(one.calls == ["become true", "resign"])
    Never().makeKeyAndVisible()
    #expect(two.isKeyWindow)
  }

  // MARK: Interactions

  private final class Interaction: NSObject, UIInteraction {
    weak var view: UIView?
    var calls: [String] = []
    func willMove(to view: UIView?) {
      calls.append(view == nil ? "will leave" : "will enter \(self.view == nil)")
    }
    func didMove(to view: UIView?) {
      self.view = view
      calls.append(view == nil ? "left" : "entered")
    }
  }

  @Test func `An interaction is told of its view, and belongs to one`() {
    let (one, two, interaction) = (UIView(), UIView(), Interaction())
    #expect(one.interactions.isEmpty)
    one.addInteraction(interaction)
    #expect(interaction.view === one && one.interactions.count == 1)
    two.removeInteraction(interaction)
    #expect(interaction.view === one)
    two.addInteraction(interaction)
    #expect(one.interactions.isEmpty && two.interactions.first === interaction)
    two.removeInteraction(interaction)
    #expect(interaction.view == nil && two.interactions.isEmpty)
    #expect(
      interaction.calls == [
        "will enter true", "entered", "will leave", "left", "will enter true", "entered",
        "will leave", "left",
      ])
    let others = [Interaction(), Interaction()]
    one.interactions = others
    #expect(others.allSatisfy { $0.view === one })
    one.interactions = [others[1]]
    #expect(others[0].view == nil && others[1].view === one)
  }

  // Apple, UIControl: the menu's interaction is there while it is enabled; its delegate is the control.
  @Test func `A control's menu may be its subclass's`() {
    final class Control: UIControl {
      var told = 0
      override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
      ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(actionProvider: { _ in UIMenu(title: "Own") })
      }
      override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
      ) {
        super.contextMenuInteraction(
          interaction, willDisplayMenuFor: configuration, animator: animator)
        told += 1
      }
      override func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
        .zero
      }
    }
    let control = Control()
    #expect(control.contextMenuInteraction == nil && !control.isContextMenuInteractionEnabled)
    #expect(!control.showsMenuAsPrimaryAction)
    control.isContextMenuInteractionEnabled = true
    #expect(control.contextMenuInteraction?.view === control)
    #expect(control.contextMenuInteraction?.delegate === control)
    #expect(control.contextMenuInteraction?.menu()?.title == "Own")
    control.isContextMenuInteractionEnabled = false
    #expect(control.contextMenuInteraction == nil && control.interactions.isEmpty)
    let button = UIButton()
    button.menu = UIMenu(title: "Menu")
    #expect(button.contextMenuInteraction?.menu()?.title == "Menu")
    let spring = UISpringLoadedInteraction { _, _ in }
    button.addInteraction(spring)
    #expect(spring.view === button && !button.isSpringLoaded)
  }

  // MARK: Recognizers

  // Apple, pinchGestureRecognizer: nil when zooming is disabled.
  @Test func `Plain views have no recognizers, scroll views have those for scrolling and zooming`()
  {
    for view in [UIView(), UILabel(), UIImageView(), UIControl(), UIButton(), UIStackView()] {
      #expect(view.gestureRecognizers == nil)
    }
    let scroll = UIScrollView()
    #expect(scroll.gestureRecognizers?.contains(scroll.panGestureRecognizer) == true)
    #expect(scroll.panGestureRecognizer.view === scroll && scroll.pinchGestureRecognizer == nil)
    scroll.maximumZoomScale = 2
    #expect(scroll.pinchGestureRecognizer?.view === scroll)
    #expect(scroll.gestureRecognizers?.count == 2)
    scroll.maximumZoomScale = 1
    #expect(scroll.pinchGestureRecognizer == nil && scroll.gestureRecognizers?.count == 1)
  }

  @Test func `Recognizers that are set belong to the view, and those that are replaced to none`() {
    let (view, other) = (UIView(), UIView())
    let (tap, pan) = (UITapGestureRecognizer(), UIPanGestureRecognizer())
    other.addGestureRecognizer(pan)
    view.gestureRecognizers = [tap, pan]
    #expect(tap.view === view && pan.view === view && other.gestureRecognizers?.isEmpty != false)
    view.gestureRecognizers = [pan]
    #expect(tap.view == nil && pan.view === view)
    view.addGestureRecognizer(pan)
    #expect(view.gestureRecognizers?.count == 1)
    view.gestureRecognizers = nil
    #expect(pan.view == nil)
  }

  @Test func `A scroll view's subclass decides which touches begin and are cancelled`() {
    final class Scroll: UIScrollView {
      override func touchesShouldBegin(
        _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
      ) -> Bool { !(view is UIButton) && super.touchesShouldBegin(touches, with: event, in: view) }
      override func touchesShouldCancel(in view: UIView) -> Bool {
        view is UIButton || super.touchesShouldCancel(in: view)
      }
    }
    let (plain, own) = (UIScrollView(), Scroll())
    #expect(plain.touchesShouldBegin([], with: nil, in: UIButton()))
    #expect(!plain.touchesShouldCancel(in: UIButton()) && plain.touchesShouldCancel(in: UIView()))
    #expect(!own.touchesShouldBegin([], with: nil, in: UIButton()))
    #expect(own.touchesShouldCancel(in: UIButton()))
  }

  // MARK: Frames on the screen

  // Apple, accessibilityFrameInContainerSpace: the frame follows the container.
  @Test func `Elements are where their container has them on the screen`() {
    let window = UIWindow(frame: CGRect(x: 10, y: 20, width: 300, height: 300))
    let (outer, view) = (UIView(), UIView(frame: CGRect(x: 5, y: 5, width: 40, height: 20)))
    outer.frame = CGRect(x: 100, y: 100, width: 100, height: 100)
    window.addSubview(outer)
    outer.addSubview(view)
    #expect(view.accessibilityFrame == CGRect(x: 115, y: 125, width: 40, height: 20))
    #expect(view.accessibilityActivationPoint == CGPoint(x: 135, y: 135))
    #expect(
      UIAccessibility.convertToScreenCoordinates(CGRect(x: 1, y: 1, width: 2, height: 2), in: view)
        == CGRect(x: 116, y: 126, width: 2, height: 2))
    let path = UIAccessibility.convertToScreenCoordinates(
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4)), in: view)
    #expect(path.bounds == CGRect(x: 115, y: 125, width: 4, height: 4))
    let element = UIAccessibilityElement(accessibilityContainer: view)
    element.accessibilityFrameInContainerSpace = CGRect(x: 2, y: 3, width: 10, height: 10)
    #expect(element.accessibilityFrame == CGRect(x: 117, y: 128, width: 10, height: 10))
    #expect(element.accessibilityActivationPoint == CGPoint(x: 122, y: 133))
    outer.frame.origin.x += 50
    #expect(element.accessibilityFrame.minX == 167)
    element.accessibilityFrame = CGRect(x: 175, y: 135, width: 6, height: 6)
    #expect(element.accessibilityFrameInContainerSpace == CGRect(x: 10, y: 10, width: 6, height: 6))
    view.accessibilityFrame = CGRect(x: 0, y: 0, width: 8, height: 8)
    #expect(view.accessibilityActivationPoint == CGPoint(x: 4, y: 4))
    view.accessibilityActivationPoint = CGPoint(x: 1, y: 1)
    #expect(view.accessibilityActivationPoint == CGPoint(x: 1, y: 1))
  }
}
