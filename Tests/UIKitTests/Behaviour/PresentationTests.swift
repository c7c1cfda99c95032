import Testing
import UIKit

/// Presentations as Apple's page of `UIViewController` and the simulator show them; the standard screen is a
/// phone of 390 x 844 points, whose safe area begins at 47 and ends 34 above the bottom.
@MainActor @Suite struct Presentations {
  private let diary = Diary()
  private func calls(_ name: String) -> [String] {
    diary.lines.filter { $0.hasPrefix(name + " ") && $0.contains("appear") }
      .map { String($0.dropFirst(2)) }
  }

  @Test func `A full screen takes the presenter's place, and gives it back`() {
    let (presenter, presented) = (Speaker("A", diary), Speaker("B", diary))
    let window = shown(presenter)
    _ = diary.take()
    presented.modalPresentationStyle = .fullScreen
    presenter.present(presented, animated: false) { diary.lines.append("done") }
    #expect(
      diary.take() == [
        "B loaded", "A will disappear", "B will appear (presented)", "B is appearing (presented)",
        "B did appear (presented)", "A did disappear", "done",
      ])
    #expect(presenter.view.window == nil && presented.view.window === window)
    #expect(presented.view.frame == window.bounds && !presented.isBeingPresented)
    presented.dismiss(animated: false)
    #expect(
      diary.take() == [
        "B will disappear (dismissed)", "A will appear", "A is appearing", "A did appear",
        "B did disappear (dismissed)",
      ])
    #expect(presenter.view.window === window && presented.view.window == nil)
    #expect(presenter.presentedViewController == nil && presented.presentingViewController == nil)
  }

  @Test(arguments: [
    UIModalPresentationStyle.automatic, .pageSheet, .formSheet, .overFullScreen,
    .overCurrentContext, .custom,
  ])
  func `A presentation that covers a part leaves its presenter alone`(
    style: UIModalPresentationStyle
  ) {
    let (presenter, presented) = (Speaker("A", diary), Speaker("B", diary))
    let window = shown(presenter)
    _ = diary.take()
    presented.modalPresentationStyle = style
    presenter.present(presented, animated: false)
    #expect(calls("A") == [])
    #expect(presenter.view.window === window && presented.view.window === window)
    _ = diary.take()
    presenter.dismiss(animated: false)
    #expect(calls("A") == [])
    #expect(calls("B") == ["will disappear (dismissed)", "did disappear (dismissed)"])
  }

  @Test func `The outermost container presents for its children`() {
    let child = UIViewController()
    let navigation = UINavigationController(rootViewController: child)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    let window = shown(tabs)
    let (presented, inside) = (UINavigationController(), UIViewController())
    presented.viewControllers = [inside]
    child.present(presented, animated: false)
    #expect(presented.presentingViewController === tabs)
    #expect(inside.presentingViewController === tabs)
    #expect(tabs.presentedViewController === presented)
    #expect(child.presentedViewController === presented)
    #expect(navigation.visibleViewController === presented)
    inside.dismiss(animated: false)
    #expect(tabs.presentedViewController == nil && presented.view.window == nil)
    _ = window
  }

  @Test func `A context presents within its view`() {
    let (root, context, presented) = (UIViewController(), UIViewController(), UIViewController())
    let window = shown(root)
    root.addChild(context)
    context.view.frame = CGRect(x: 0, y: 100, width: 390, height: 300)
    root.view.addSubview(context.view)
    context.definesPresentationContext = true
    presented.modalPresentationStyle = .overCurrentContext
    context.present(presented, animated: false)
    window.layoutIfNeeded()
    #expect(presented.presentingViewController === context)
    #expect(
      presented.view.convert(presented.view.bounds, to: nil)
        == CGRect(x: 0, y: 100, width: 390, height: 300))
  }

  @Test func `A second presentation is refused, and one on top of the first goes with it`() {
    let root = UIViewController()
    let window = shown(root)
    let (first, second) = (UIViewController(), UIViewController())
    root.present(first, animated: false)
    root.present(second, animated: false)
    #expect(root.presentedViewController === first && second.presentingViewController == nil)
    first.present(second, animated: false)
    #expect(second.presentingViewController === first)
    root.dismiss(animated: false)
    #expect(root.presentedViewController == nil && first.presentedViewController == nil)
    #expect(first.view.window == nil && second.view.window == nil)
    _ = window
  }

  @Test func `Dismissing the one on top leaves the one below`() {
    let (root, first, second) = (UIViewController(), UIViewController(), UIViewController())
    let window = shown(root)
    root.present(first, animated: false)
    first.present(second, animated: false)
    second.dismiss(animated: false)
    #expect(first.view.window === window && second.view.window == nil)
    #expect(root.presentedViewController === first)
  }

  /// The gap of 10 points is from memory; Apple's page of detents says that a medium one is about half as
  /// high as a large one, and that heights do not include the safe area.
  @Test func `A sheet begins 10 points below the status bar, a medium one in the middle`() throws {
    func place(_ detents: [UISheetPresentationController.Detent]) throws -> CGRect {
      let (root, presented) = (UIViewController(), UIViewController())
      let window = shown(root)
      let sheet = try #require(presented.sheetPresentationController)
      sheet.detents = detents
      root.present(presented, animated: false)
      window.layoutIfNeeded()
      #expect(presented.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
      return presented.view.convert(presented.view.bounds, to: nil)
    }
    #expect(try place([.large()]) == CGRect(x: 0, y: 57, width: 390, height: 787))
    let medium = try place([.medium(), .large()])
    #expect(abs(medium.minY - 433.5) <= 0.5 && medium.maxY == 844)
    #expect(try place([.custom { _ in 200 }]) == CGRect(x: 0, y: 610, width: 390, height: 234))
  }

  @Test func `A sheet stands at the detent that is selected`() throws {
    let (root, presented) = (UIViewController(), UIViewController())
    let window = shown(root)
    let sheet = try #require(presented.sheetPresentationController)
    sheet.detents = [.medium(), .large()]
    sheet.selectedDetentIdentifier = .large
    root.present(presented, animated: false)
    window.layoutIfNeeded()
    #expect(presented.view.convert(CGPoint.zero, to: nil).y == 57)
    sheet.animateChanges { sheet.selectedDetentIdentifier = .medium }
    window.layoutIfNeeded()
    #expect(presented.view.convert(CGPoint.zero, to: nil).y > 400)
  }

  @Test func `A sheet has round upper corners, a dimmed ground, and a grabber where it is wanted`()
    throws
  {
    let (root, presented) = (UIViewController(), UIViewController())
    root.view.backgroundColor = .white
    presented.view.backgroundColor = .red
    let window = shown(root)
    let sheet = try #require(presented.sheetPresentationController)
    root.present(presented, animated: false)
    let picture = window.picture
    #expect(picture.pixel(195, 20) != "ffffffff")
    #expect(picture.pixel(195, 400) == "ffff0000")
    #expect(picture.pixel(0, 57) != "ffff0000")
    #expect(picture.pixel(0, 843) == "ffff0000")
    sheet.prefersGrabberVisible = true
    window.layoutIfNeeded()
    #expect(window.picture.pixel(195, 64) != "ffff0000")
  }

  @Test func `An alert is a card of 270 points in the middle`() {
    let root = UIViewController()
    let window = shown(root)
    let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    root.present(alert, animated: false)
    window.layoutIfNeeded()
    let place = alert.view.convert(alert.view.bounds, to: nil)
    #expect(place.width == 270)
    #expect(abs(place.midX - 195) < 0.5 && abs(place.midY - 422) < 1)
    #expect(place.height > 100 && place.height < 150)
    #expect(root.view.window === window)
  }

  private func buttons(_ alert: UIAlertController) -> [(String, CGRect)] {
    let root = UIViewController()
    let window = shown(root)
    root.present(alert, animated: false)
    window.layoutIfNeeded()
    func all(_ view: UIView) -> [UIButton] {
      ((view as? UIButton).map { [$0] } ?? []) + view.subviews.flatMap { all($0) }
    }
    return all(alert.view).map { ($0.currentTitle ?? "", $0.convert($0.bounds, to: nil)) }
  }

  @Test
  func `Two actions stand side by side, more in a column, and the cancelling one first or last`() {
    let two = UIAlertController(title: "T", message: nil, preferredStyle: .alert)
    two.addAction(UIAlertAction(title: "OK", style: .default))
    two.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    let row = buttons(two)
    #expect(row.map(\.0) == ["Cancel", "OK"])
    #expect(Set(row.map(\.1.minY)).count == 1 && row.allSatisfy { $0.1.height == 44 })
    let three = UIAlertController(title: "T", message: nil, preferredStyle: .alert)
    for (title, style) in [
      ("Cancel", UIAlertAction.Style.cancel), ("A", .default), ("B", .default),
    ] {
      three.addAction(UIAlertAction(title: title, style: style))
    }
    let column = buttons(three).sorted { $0.1.minY < $1.1.minY }
    #expect(column.map(\.0) == ["A", "B", "Cancel"])
    #expect(column.allSatisfy { $0.1.width == 270 })
  }

  @Test func `An action sheet stands above the bottom, with its cancelling button apart`() throws {
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    sheet.addAction(UIAlertAction(title: "A", style: .default))
    sheet.addAction(UIAlertAction(title: "B", style: .destructive))
    let rows = buttons(sheet).sorted { $0.1.minY < $1.1.minY }
    #expect(rows.map(\.0) == ["A", "B", "Cancel"])
    #expect(rows.allSatisfy { $0.1.width == 374 && $0.1.minX == 8 && $0.1.height == 57 })
    let (last, cancel) = try (#require(rows.dropLast().last).1, #require(rows.last).1)
    #expect(cancel.minY - last.maxY == 8)
    #expect(cancel.maxY == 810)
  }

  @Test func `A presentation controller of the app's own says where the view is`() {
    final class Half: UIPresentationController {
      var heard: [String] = []
      override var frameOfPresentedViewInContainerView: CGRect {
        CGRect(x: 0, y: 422, width: 390, height: 422)
      }
      override func presentationTransitionWillBegin() { heard.append("will begin") }
      override func presentationTransitionDidEnd(_ completed: Bool) { heard.append("did end") }
      override func dismissalTransitionWillBegin() { heard.append("will leave") }
      override func dismissalTransitionDidEnd(_ completed: Bool) { heard.append("did leave") }
    }
    final class Deciding: NSObject, UIViewControllerTransitioningDelegate {
      var made: Half?
      func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?,
        source: UIViewController
      ) -> UIPresentationController? {
        made = Half(presentedViewController: presented, presenting: presenting)
        return made
      }
    }
    let (root, presented, deciding) = (UIViewController(), UIViewController(), Deciding())
    let window = shown(root)
    presented.modalPresentationStyle = .custom
    presented.transitioningDelegate = deciding
    root.present(presented, animated: false)
    window.layoutIfNeeded()
    #expect(presented.view.frame == CGRect(x: 0, y: 422, width: 390, height: 422))
    #expect(deciding.made?.presentingViewController === root)
    #expect(deciding.made?.containerView != nil)
    presented.dismiss(animated: false)
    #expect(deciding.made?.heard == ["will begin", "did end", "will leave", "did leave"])
  }
}
