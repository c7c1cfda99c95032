import Foundation
import Testing
import UIKit

/// Shows a controller in a window.
@MainActor func hosted(
  _ root: UIViewController, _ size: CGSize = CGSize(width: 390, height: 844)
) -> UIWindow {
  let window = UIWindow(frame: CGRect(origin: .zero, size: size))
  window.rootViewController = root
  window.isHidden = false
  window.layoutIfNeeded()
  return window
}

/// What Apple documents, or everybody observes, of guides, margins and insets.
@MainActor @Suite struct GuideRuleTests {
  // Apple: a guide belongs to one view, and its constraints go with it.
  @Test func `A guide belongs to one view at a time, and leaves with its constraints`() {
    let (first, second, guide) = (UIView(), UIView(), UILayoutGuide())
    #expect(guide.owningView == nil)
    first.addLayoutGuide(guide)
    let width = guide.widthAnchor.constraint(equalToConstant: 10)
    let edge = guide.leadingAnchor.constraint(equalTo: first.leadingAnchor)
    NSLayoutConstraint.activate([width, edge])
    #expect(first.layoutGuides == [guide] && guide.owningView === first)
    second.addLayoutGuide(guide)
    #expect(first.layoutGuides.isEmpty && second.layoutGuides == [guide])
    #expect(guide.owningView === second)
    #expect(!edge.isActive)
    second.removeLayoutGuide(guide)
    #expect(guide.owningView == nil && second.layoutGuides.isEmpty && !width.isActive)
  }

  // Names that every log of constraints shows.
  @Test func `The system's guides have the names that logs show`() {
    let (view, scroll) = (UIView(), UIScrollView())
    #expect(view.layoutMarginsGuide.identifier == "UIViewLayoutMarginsGuide")
    #expect(view.readableContentGuide.identifier == "UIViewReadableContentGuide")
    #expect(view.safeAreaLayoutGuide.identifier == "UIViewSafeAreaLayoutGuide")
    #expect(scroll.contentLayoutGuide.identifier == "UIScrollView-contentLayoutGuide")
    #expect(scroll.frameLayoutGuide.identifier == "UIScrollView-frameLayoutGuide")
    #expect(UILayoutGuide().identifier == "")
  }

  // 672 points at the standard text size; never wider than the margins' guide.
  @Test func `The readable width is 672 points, wider for large texts, within the margins`() {
    let controller = UIViewController()
    let window = hosted(controller, CGSize(width: 1366, height: 1024))
    let view: UIView = controller.view
    #expect(view.readableContentGuide.layoutFrame.width == 672)
    #expect(view.readableContentGuide.layoutFrame.midX == 683)
    window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
    window.layoutIfNeeded()
    #expect(view.readableContentGuide.layoutFrame.width > 672)
    // Recorded frames of canvases with the smallest text.
    window.traitOverrides.preferredContentSizeCategory = .extraSmall
    window.layoutIfNeeded()
    #expect(view.readableContentGuide.layoutFrame.width == 560)
    let small = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    view.addSubview(small)
    small.layoutMargins = UIEdgeInsets(top: 1, left: 20, bottom: 1, right: 30)
    window.layoutIfNeeded()
    #expect(small.readableContentGuide.layoutFrame.width == 270)
    #expect(small.readableContentGuide.layoutFrame.minX == 20)
  }

  // Apple, systemMinimumLayoutMargins and viewRespectsSystemMinimumLayoutMargins.
  @Test func `A root view has the system's margins at least, unless its controller says no`() {
    let controller = UIViewController()
    let window = hosted(controller, CGSize(width: 390, height: 844))
    let system = controller.systemMinimumLayoutMargins
    #expect(system.leading == 16 && system.trailing == 16)
    controller.view.directionalLayoutMargins = .zero
    window.layoutIfNeeded()
    #expect(controller.view.directionalLayoutMargins.leading == 16)
    controller.viewRespectsSystemMinimumLayoutMargins = false
    window.layoutIfNeeded()
    #expect(controller.view.directionalLayoutMargins.leading == 0)
  }

  // The content guide is the content area, the frame guide the visible part.
  @Test func `A scroll view's guides are its content and what is seen of it`() {
    let view = UIScrollView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
    let content = UIView()
    content.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(content)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: view.contentLayoutGuide.topAnchor),
      content.leadingAnchor.constraint(equalTo: view.contentLayoutGuide.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: view.contentLayoutGuide.trailingAnchor),
      content.bottomAnchor.constraint(equalTo: view.contentLayoutGuide.bottomAnchor),
      content.widthAnchor.constraint(equalTo: view.frameLayoutGuide.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 400),
    ])
    view.layoutIfNeeded()
    #expect(view.contentSize == CGSize(width: 100, height: 400))
    #expect(view.contentLayoutGuide.layoutFrame.size == view.contentSize)
    view.contentOffset.y = 60
    view.layoutIfNeeded()
    #expect(view.frameLayoutGuide.layoutFrame == CGRect(x: 0, y: 60, width: 100, height: 100))
  }

  // Apple, contentInsetAdjustmentBehavior: .scrollableAxes and alwaysBounceVertical.
  @Test func `Insets count along axes that scroll, or always if told so`() {
    let controller = UIViewController()
    let window = hosted(controller)
    let view = UIScrollView(frame: controller.view.bounds)
    controller.additionalSafeAreaInsets.top = 30
    controller.view.addSubview(view)
    view.contentInsetAdjustmentBehavior = .scrollableAxes
    view.contentSize = CGSize(width: 100, height: 100)
    window.layoutIfNeeded()
    let safe = view.safeAreaInsets.top
    #expect(safe >= 30)
    #expect(view.adjustedContentInset.top == 0)
    view.alwaysBounceVertical = true
    window.layoutIfNeeded()
    #expect(view.adjustedContentInset.top == safe)
    view.alwaysBounceVertical = false
    view.contentSize.height = 2000
    window.layoutIfNeeded()
    #expect(view.adjustedContentInset.top == safe)
    view.contentInsetAdjustmentBehavior = .always
    view.contentSize.height = 10
    view.contentInset.top = 5
    window.layoutIfNeeded()
    #expect(view.adjustedContentInset.top == safe + 5)
  }

  // Apple: adjustedContentInsetDidChange() and scrollViewDidChangeAdjustedContentInset(_:).
  @Test func `A scroll view and its delegate hear of insets that change`() {
    final class View: UIScrollView {
      var changes = 0
      override func adjustedContentInsetDidChange() {
        super.adjustedContentInsetDidChange()
        changes += 1
      }
    }
    final class Reader: NSObject, UIScrollViewDelegate {
      var changes = 0
      func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { changes += 1 }
    }
    let (view, reader) = (View(frame: CGRect(x: 0, y: 0, width: 50, height: 50)), Reader())
    view.delegate = reader
    view.contentInset.top = 10
    #expect(view.changes == 1 && reader.changes == 1)
    view.contentInset.top = 10
    #expect(view.changes == 1 && reader.changes == 1)
  }

  // The indicators' insets follow automatically; the setter of both sets each.
  @Test func `Indicators have insets of their own, set together or apart`() {
    let view = UIScrollView()
    #expect(view.automaticallyAdjustsScrollIndicatorInsets)
    #expect(view.keyboardDismissMode == .none && view.indicatorStyle == .default)
    view.scrollIndicatorInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(view.verticalScrollIndicatorInsets.top == 1)
    #expect(view.horizontalScrollIndicatorInsets.right == 4)
    view.verticalScrollIndicatorInsets.top = 9
    #expect(view.horizontalScrollIndicatorInsets.top == 1)
  }
}
