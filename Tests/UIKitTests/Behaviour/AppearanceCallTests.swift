import Testing
import UIKit

/// The calls around an appearance, as UIKit sends them (Apple's pages of `UIViewController`, 'Responding to
/// view-related events' and 'Creating a custom container view controller').
@MainActor @Suite struct AppearanceCalls {
  private let diary = Diary()
  private static let appearing = ["will appear", "is appearing", "did appear"]

  private func said(_ name: String) -> [String] {
    diary.take().filter {
      $0.hasPrefix(name + " ") && !$0.contains("move") && !$0.hasSuffix("loaded")
    }
    .map { String($0.dropFirst(name.count + 1)) }
    .map { $0.replacingOccurrences(of: " (to)", with: "") }
    .map { $0.replacingOccurrences(of: " (from)", with: "") }
  }

  @Test func `A window's root is loaded and appears, once`() {
    let window = shown(Speaker("A", diary))
    #expect(
      diary.take() == ["A loaded", "A will appear", "A is appearing", "A did appear"])
    window.makeKeyAndVisible()
    #expect(diary.take() == [])
    window.rootViewController = Speaker("B", diary)
    #expect(
      diary.take().filter { $0.hasPrefix("A") } == ["A will disappear", "A did disappear"])
  }

  @Test func `A window that is no longer hidden shows its root`() {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = Speaker("A", diary)
    #expect(!diary.take().contains("A will appear"))
    window.isHidden = false
    #expect(diary.take().contains("A did appear"))
  }

  @Test
  func `A child that is added to a visible parent appears, and disappears when it is removed`() {
    let (parent, child) = (Speaker("P", diary), Speaker("C", diary))
    let window = shown(parent)
    _ = diary.take()
    parent.addChild(child)
    #expect(diary.take() == ["C will move"])
    parent.view.addSubview(child.view)
    #expect(said("C") == Self.appearing)
    child.didMove(toParent: parent)
    #expect(diary.take() == ["C did move"])
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    #expect(
      said("C") == ["will disappear", "did disappear"])
    child.removeFromParent()
    #expect(diary.take() == ["C did move out"])
    _ = window
  }

  @Test func `Children of a controller appear with it, after it, once`() {
    let (parent, child) = (Speaker("P", diary), Speaker("C", diary))
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    _ = diary.take()
    let window = shown(parent)
    #expect(
      diary.take() == [
        "P will appear", "C will appear", "P is appearing", "C is appearing", "P did appear",
        "C did appear",
      ])
    window.rootViewController = nil
    #expect(
      diary.take() == [
        "P will disappear", "C will disappear", "P did disappear", "C did disappear",
      ])
  }

  @Test func `A child that its parent adds while it appears ends its appearance with it`() {
    final class Late: Speaker {
      lazy var child = Speaker("C", diary)
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        addChild(child)
        view.addSubview(child.view)
        child.didMove(toParent: self)
      }
    }
    let window = shown(Late("P", diary))
    #expect(said("C") == Self.appearing)
    _ = window
  }

  @Test func `A container that forwards nothing sends its children's calls itself`() {
    let (parent, child) = (Speaker("P", diary), Speaker("C", diary))
    parent.forwards = false
    let window = shown(parent)
    _ = diary.take()
    parent.addChild(child)
    child.beginAppearanceTransition(true, animated: false)
    parent.view.addSubview(child.view)
    #expect(said("C").filter { $0 != "is appearing" } == ["will appear"])
    child.endAppearanceTransition()
    #expect(said("C").filter { $0 != "is appearing" } == ["did appear"])
    child.didMove(toParent: parent)
    child.beginAppearanceTransition(false, animated: false)
    child.view.removeFromSuperview()
    child.endAppearanceTransition()
    #expect(said("C") == ["will disappear", "did disappear"])
    _ = window
  }

  // arm1.ru, 'UIViewController Lifecycle', and readke.com/c/0Z41505102021.html list these calls in this order.
  @Test func `A controller that is pushed takes the place of the one below`() {
    let (first, second) = (Speaker("A", diary), Speaker("B", diary))
    let navigation = UINavigationController(rootViewController: first)
    let window = shown(navigation)
    _ = diary.take()
    navigation.pushViewController(second, animated: false)
    #expect(
      diary.take() == [
        "B will move", "B loaded", "A will disappear", "B will appear (to)",
        "B is appearing (to)", "A did disappear", "B did appear (to)", "B did move",
      ])
    navigation.popViewController(animated: false)
    #expect(
      diary.take() == [
        "B will move out", "B will disappear (from)", "A will appear", "A is appearing",
        "B did disappear (from)", "A did appear", "B did move out",
      ])
    #expect(second.parent == nil && second.view.window == nil)
    #expect(first.view.window === window)
  }

  @Test func `Of a new stack the top alone appears`() {
    let names = ["A", "B", "C"].map { Speaker($0, diary) }
    let navigation = UINavigationController(rootViewController: names[0])
    let window = shown(navigation)
    _ = diary.take()
    navigation.setViewControllers(names, animated: false)
    let lines = diary.take()
    #expect(lines.contains("C did appear (to)"))
    #expect(!lines.contains { $0.hasPrefix("B") && $0.contains("appear") })
    #expect(!names[1].isViewLoaded)
    #expect(navigation.popToRootViewController(animated: false) == [names[1], names[2]])
    #expect(
      navigation.topViewController === names[0] && navigation.visibleViewController === names[0])
    _ = window
  }

  @Test func `A delegate hears of a push once before and once after`() {
    final class Listener: NSObject, UINavigationControllerDelegate {
      let diary: Diary
      init(_ diary: Diary) { self.diary = diary }
      func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController,
        animated: Bool
      ) { diary.lines.append("will show") }
      func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool
      ) { diary.lines.append("did show") }
    }
    let listener = Listener(diary)
    let navigation = UINavigationController(rootViewController: Speaker("A", diary))
    let window = shown(navigation)
    navigation.delegate = listener
    _ = diary.take()
    navigation.pushViewController(Speaker("B", diary), animated: false)
    let lines = diary.take()
    #expect(lines.filter { $0 == "will show" }.count == 1)
    #expect(lines.filter { $0 == "did show" }.count == 1)
    let will = lines.firstIndex(of: "will show") ?? 99
    let did = lines.firstIndex(of: "did show") ?? -1
    #expect(will < lines.firstIndex(of: "B did appear (to)") ?? -1)
    #expect(did > lines.firstIndex(of: "B will appear (to)") ?? 99)
    _ = window
  }

  @Test func `Tabs load and appear when they are chosen`() {
    let tabs = [Speaker("A", diary), Speaker("B", diary)]
    let controller = UITabBarController()
    controller.viewControllers = tabs
    let window = shown(controller)
    #expect(!tabs[1].isViewLoaded)
    _ = diary.take()
    controller.selectedIndex = 1
    let lines = diary.take()
    #expect(lines.filter { $0 == "A will disappear" }.count == 1)
    #expect(lines.filter { $0 == "A did disappear" }.count == 1)
    #expect(lines.filter { $0 == "B will appear" }.count == 1)
    #expect(lines.last == "B did appear")
    controller.selectedViewController = tabs[1]
    #expect(diary.take() == [])
    _ = window
  }

  @Test func `A tab that was chosen before the view is loaded, or is still there, stays chosen`() {
    let tabs = (0..<3).map { _ in UIViewController() }
    let controller = UITabBarController()
    controller.viewControllers = tabs
    controller.selectedIndex = 2
    let window = shown(controller)
    #expect(controller.selectedViewController === tabs[2] && tabs[2].view.window === window)
    controller.viewControllers = [tabs[2], tabs[0]]
    #expect(controller.selectedIndex == 0 && controller.selectedViewController === tabs[2])
  }

  @Test func `Pages appear and disappear as they turn`() {
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.setViewControllers([Speaker("A", diary)], direction: .forward, animated: false)
    let window = shown(pages)
    #expect(said("A") == Self.appearing)
    pages.setViewControllers([Speaker("B", diary)], direction: .forward, animated: false)
    let lines = diary.take().map { $0.components(separatedBy: " (")[0] }
    #expect(
      lines.filter { $0.hasPrefix("A") && $0.contains("appear") }
        == ["A will disappear", "A did disappear"])
    #expect(
      lines.filter { $0.hasPrefix("B") && $0.contains("appear") }
        == Self.appearing.map { "B \($0)" })
    _ = window
  }

  @Test func `A child that replaces another by a transition appears`() {
    let (parent, first, second) = (Speaker("P", diary), Speaker("A", diary), Speaker("B", diary))
    let window = shown(parent)
    parent.addChild(first)
    parent.view.addSubview(first.view)
    parent.addChild(second)
    _ = diary.take()
    var isDone = false
    parent.transition(from: first, to: second, duration: 0, animations: nil) { isDone = $0 }
    let lines = diary.take().map { $0.replacingOccurrences(of: " (to)", with: "") }
    #expect(lines.contains("A did disappear") && lines.contains("B did appear") && isDone)
    #expect(second.view.superview === parent.view && first.view.superview == nil)
    _ = window
  }

  @Test func `Columns of a split view appear with it`() {
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(Speaker("A", diary), for: .primary)
    let window = shown(split)
    #expect(said("A").filter { $0.hasPrefix("did appear") }.count == 1)
    _ = window
  }

  @Test func `A loaded view does not appear, and subviews are laid out before the appearance ends`()
  {
    final class Laid: Speaker {
      override func viewWillLayoutSubviews() { diary.lines.append("will lay out") }
      override func viewDidLayoutSubviews() { diary.lines.append("did lay out") }
    }
    let controller = Laid("A", diary)
    controller.loadViewIfNeeded()
    #expect(controller.isViewLoaded && diary.take() == ["A loaded"])
    let window = shown(controller)
    #expect(
      diary.take() == [
        "A will appear", "A is appearing", "will lay out", "did lay out", "A did appear",
      ])
    _ = window
  }

  // Stack Overflow 48653763.
  @Test func `Pages that are set when the view was loaded have appeared before their layout`() {
    final class Page: Speaker {
      override func viewDidLayoutSubviews() { diary.lines.append("A did lay out") }
    }
    final class Pages: UIPageViewController {
      var diary: Diary?
      override func viewDidLoad() {
        super.viewDidLoad()
        guard let diary else { return }
        setViewControllers([Page("A", diary)], direction: .forward, animated: true)
      }
    }
    let pages = Pages(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.diary = diary
    let window = shown(pages)
    let lines = diary.take().map { $0.components(separatedBy: " (")[0] }
    #expect(lines.filter { $0.contains("appear") } == Self.appearing.map { "A \($0)" })
    #expect(lines.last == "A did lay out" && lines.firstIndex(of: "A did lay out") ?? 0 > 3)
    pages.setViewControllers([Speaker("B", diary)], direction: .forward, animated: false)
    #expect(diary.take().contains { $0.hasPrefix("A did disappear") })
    _ = window
  }
}
