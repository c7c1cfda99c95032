import Foundation
import OSLog
import Testing
import UIKit
import WebKit

private let logger = Logger(subsystem: "com.example", category: "views")

/// The modules beside UIKit that view code imports.
@MainActor @Suite struct SystemModuleTests {
  @Test func `Messages take values with privacy, in either form`() {
    logger.debug("loaded \(3, privacy: .public) of \("x", align: .right(columns: 3))")
    os_log("a %{public}@ of %d", log: .disabled, type: .debug, "b" as NSString, 3)
    os_log(.debug, "plain")
    os_signpost(.begin, log: .default, name: "layout")
    #expect(!OSLog.disabled.isEnabled(type: .fault))
    #expect(OSLog.default.isEnabled(type: .error))
  }

  @Test func `A lock guards a state`() {
    let lock = OSAllocatedUnfairLock(initialState: 1)
    #expect(
      lock.withLock {
        $0 += 1; return $0
      } == 2)
  }

  @Test func `A web view is an empty view, whose delegate compiles`() {
    final class Browser: UIViewController, WKNavigationDelegate {
      func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
    }
    final class Page: WKWebView {
      override init(frame: CGRect, configuration: WKWebViewConfiguration) {
        super.init(frame: frame, configuration: configuration)
      }
      required init?(coder: NSCoder) { fatalError() }
    }
    let configuration = WKWebViewConfiguration()
    let view = Page(frame: CGRect(x: 0, y: 0, width: 10, height: 20), configuration: configuration)
    let browser = Browser()
    view.navigationDelegate = browser
    #expect(view.load(URLRequest(url: URL(fileURLWithPath: "/"))) == nil)
    #expect(view.configuration === configuration)
    #expect(view.frame.height == 20)
    #expect(view.subviews.isEmpty)
  }

  @Test func `Forces are kept, and move nothing`() {
    let reference = UIView(frame: .zero)
    let item = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    let animator = UIDynamicAnimator(referenceView: reference)
    let gravity = UIGravityBehavior(items: [item])
    animator.addBehavior(gravity)
    animator.addBehavior(UIPushBehavior(items: [item], mode: .instantaneous))
    #expect(animator.behaviors.count == 2)
    animator.removeBehavior(gravity)
    #expect(animator.behaviors.count == 1)
    #expect(gravity.items.count == 1)
    #expect(item.frame.minY == 2)
  }
}
