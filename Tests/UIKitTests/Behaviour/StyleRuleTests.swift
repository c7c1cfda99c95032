import Testing
import UIKit

/// Light and dark, as Apple's page 'Supporting Dark Mode in your interface' says.
@MainActor @Suite struct StyleRules {
  private final class Told: UIView {
    var heard: [UIUserInterfaceStyle?] = []
    var drawn: [UIUserInterfaceStyle] = []
    var laidOut: [UIUserInterfaceStyle] = []
    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      heard.append(previous?.userInterfaceStyle)
    }
    override func layoutSubviews() {
      super.layoutSubviews()
      laidOut.append(UITraitCollection.current.userInterfaceStyle)
    }
    override func draw(_ rect: CGRect) {
      drawn.append(UITraitCollection.current.userInterfaceStyle)
    }
  }
  private final class ToldController: UIViewController {
    var heard: [UIUserInterfaceStyle?] = []
    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      heard.append(previous?.userInterfaceStyle)
    }
  }

  @Test func `A window's style reaches all below it, who are told once`() {
    let (controller, view) = (ToldController(), Told())
    let window = shown(controller)
    controller.view.addSubview(view)
    window.overrideUserInterfaceStyle = .dark
    #expect(view.traitCollection.userInterfaceStyle == .dark)
    #expect(window.traitCollection.userInterfaceStyle == .dark)
    #expect(controller.traitCollection.userInterfaceStyle == .dark)
    #expect(view.heard == [.light] && controller.heard == [.light])
    window.overrideUserInterfaceStyle = .dark
    #expect(view.heard.count == 1)
    window.overrideUserInterfaceStyle = .unspecified
    #expect(view.heard == [.light, .dark])
    #expect(view.traitCollection.userInterfaceStyle == .light)
  }

  @Test func `A view's and a controller's style reach what is below them alone`() {
    let (controller, outer, inner, beside) = (ToldController(), Told(), Told(), Told())
    let window = shown(controller)
    controller.view.addSubview(outer)
    controller.view.addSubview(beside)
    outer.addSubview(inner)
    outer.overrideUserInterfaceStyle = .dark
    #expect(outer.heard == [.light] && inner.heard == [.light] && beside.heard == [])
    controller.overrideUserInterfaceStyle = .dark
    #expect(inner.heard.count == 1 && beside.heard == [.light] && controller.heard == [.light])
    #expect(window.traitCollection.userInterfaceStyle == .light)
  }

  @Test func `Who is first shown in the dark is told`() {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.overrideUserInterfaceStyle = .dark
    let (controller, view) = (ToldController(), Told())
    controller.view.addSubview(view)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    #expect(view.heard == [.light])
    #expect(controller.traitCollection.userInterfaceStyle == .dark)
    let late = Told()
    controller.view.addSubview(late)
    #expect(late.heard == [.light])
  }

  @Test func `What a view draws and lays out, it does under its own traits`() {
    let view = Told(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.overrideUserInterfaceStyle = .dark
    view.layoutIfNeeded()
    _ = view.picture
    #expect(view.laidOut.last == .dark && view.drawn.last == .dark)
    #expect(UITraitCollection.current.userInterfaceStyle == .light)
  }

  @Test func `A colour of the system in a view follows its style, one given to a layer stays`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.backgroundColor = .label
    #expect(view.picture.pixel(5, 5) == "ff000000")
    view.overrideUserInterfaceStyle = .dark
    #expect(view.picture.pixel(5, 5) == "ffffffff")
    let layered = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    layered.layer.backgroundColor = UIColor.label.cgColor
    layered.overrideUserInterfaceStyle = .dark
    #expect(layered.picture.pixel(5, 5) == "ff000000")
  }

  @Test func `Who asked to hear of the style hears of a window's`() {
    let (window, view) = (shown(nil), UIView())
    window.addSubview(view)
    var heard = 0
    view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIView, old) in heard += 1
    }
    window.overrideUserInterfaceStyle = .dark
    #expect(heard == 1)
    window.traitOverrides.preferredContentSizeCategory = .extraLarge
    #expect(heard == 1)
  }

  @Test func `Traits tell whether colours differ`() {
    let (light, dark) = (
      UITraitCollection(userInterfaceStyle: .light), UITraitCollection(userInterfaceStyle: .dark)
    )
    #expect(dark.hasDifferentColorAppearance(comparedTo: light))
    #expect(!dark.hasDifferentColorAppearance(comparedTo: dark))
    var seen: UIUserInterfaceStyle?
    dark.performAsCurrent { seen = UITraitCollection.current.userInterfaceStyle }
    #expect(seen == .dark)
  }

  @Test func `A presented controller has the window's style, not its presenter's`() {
    let (root, presented) = (UIViewController(), UIViewController())
    let window = shown(root)
    root.overrideUserInterfaceStyle = .dark
    root.present(presented, animated: false)
    #expect(presented.traitCollection.userInterfaceStyle == .light)
    window.overrideUserInterfaceStyle = .dark
    #expect(presented.traitCollection.userInterfaceStyle == .dark)
  }
}
