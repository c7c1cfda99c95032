import Foundation
import Testing
import UIKit

@MainActor @Suite(.serialized) struct Scenes {
  private final class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
  }
  private final class Dark: UIViewController {
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    override var prefersStatusBarHidden: Bool { true }
  }

  @Test func `The window scene knows its windows, the key one, and the status bar`() throws {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = Dark()
    window.makeKeyAndVisible()
    defer { window.rootViewController = nil }
    let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
    #expect(scene.activationState == .foregroundActive)
    #expect(scene.keyWindow === window)
    #expect(scene.windows.contains(window))
    #expect(scene.session.scene === scene)
    #expect(scene.session.configuration.role == .windowApplication)
    let bar = try #require(scene.statusBarManager)
    #expect(bar.statusBarStyle == .lightContent)
    #expect(bar.isStatusBarHidden)
    #expect(bar.statusBarFrame == .zero)
  }

  // NVActivityIndicatorView's tests block the key window of the app that hosts them.
  @Test func `Where no window is shown, that of an app around a test is the key window`() throws {
    let application = UIApplication.shared
    do {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      window.makeKeyAndVisible()
      #expect(application.keyWindow === window && application.windows.last === window)
    }
    let host = try #require(application.keyWindow)
    #expect(application.keyWindow === host && host.isKeyWindow && !host.isHidden)
    #expect(host.frame == UIScreen.main.bounds && host.rootViewController?.view.window === host)
    #expect(application.windows.contains(host))
    let own = UIWindow(frame: UIScreen.main.bounds)
    own.makeKeyAndVisible()
    #expect(application.keyWindow === own && !host.isKeyWindow)
  }

  @Test func `The window of a delegate of an unknown class is an optional of an optional`() {
    let delegate = Delegate()
    delegate.window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let unknown: any UIApplicationDelegate = delegate
    #expect(unknown.window??.bounds.width == 10)
  }

  @Test func `What is copied counts as a change, by its type`() {
    let board = UIPasteboard.withUniqueName()
    board.string = "one"
    board.strings = ["two", "three"]
    #expect(board.string == "two" && board.numberOfItems == 2 && board.changeCount == 2)
    #expect(board.hasStrings && !board.hasImages)
    board.url = URL(string: "https://example.org")
    #expect(board.types == ["public.url"] && !board.hasStrings)
  }
}
