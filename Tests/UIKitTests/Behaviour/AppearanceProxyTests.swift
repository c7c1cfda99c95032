import Testing
import UIKit

/// `UIAppearance`: values of a proxy reach a view when it enters a window, unless it has its own.
@MainActor @Suite struct AppearanceProxyRules {
  private class Line: UILabel {}
  private final class Thin: Line {}
  private final class Box: UIView {}
  private final class Press: UIButton {}
  private final class Rail: UINavigationBar {}
  private final class Pick: UISegmentedControl {}

  @Test func `A proxy's values reach a view when it enters a window`() {
    Line.appearance().textColor = .red
    defer { Line.appearance().textColor = .label }
    let line = Line()
    #expect(line.textColor == .label)
    let window = shown(UIViewController())
    window.rootViewController?.view.addSubview(line)
    #expect(line.textColor == .red)
    let own = Line()
    own.textColor = .green
    window.rootViewController?.view.addSubview(own)
    #expect(own.textColor == .green)
    Line.appearance().textColor = .blue
    #expect(line.textColor == .red)
    let plain = UILabel()
    window.addSubview(plain)
    #expect(plain.textColor == .label)
  }

  @Test func `A subclass has its superclass's values unless it has its own`() {
    Line.appearance().textColor = .red
    Line.appearance().font = .boldSystemFont(ofSize: 20)
    Thin.appearance().textColor = .green
    defer {
      Line.appearance().textColor = .label
      Line.appearance().font = .systemFont(ofSize: 17)
      Thin.appearance().textColor = .label
    }
    let thin = Thin()
    let window = shown(nil)
    window.addSubview(thin)
    #expect(thin.textColor == .green)
    #expect(thin.font == .boldSystemFont(ofSize: 20))
  }

  @Test func `A proxy for what is contained in a class reaches nothing else, and wins`() {
    Line.appearance().textColor = .red
    Line.appearance(whenContainedInInstancesOf: [Box.self]).textColor = .purple
    defer {
      Line.appearance().textColor = .label
      Line.appearance(whenContainedInInstancesOf: [Box.self]).textColor = .label
    }
    let (window, box, inner) = (shown(nil), Box(), UIView())
    window.addSubview(box)
    box.addSubview(inner)
    let (inside, outside) = (Line(), Line())
    inner.addSubview(inside)
    window.addSubview(outside)
    #expect(inside.textColor == .purple)
    #expect(outside.textColor == .red)
  }

  @Test func `Backgrounds and tints are values as well`() {
    Box.appearance().backgroundColor = .yellow
    Box.appearance().tintColor = .orange
    defer {
      Box.appearance().backgroundColor = nil
      Box.appearance().tintColor = nil
    }
    let (window, box) = (shown(nil), Box())
    window.addSubview(box)
    #expect(box.backgroundColor == .yellow)
    #expect(box.tintColor == .orange)
  }

  @Test func `Values for states and bars are passed on`() {
    Press.appearance().setTitleColor(.red, for: .normal)
    Pick.appearance().selectedSegmentTintColor = .green
    let look = UINavigationBarAppearance()
    look.configureWithOpaqueBackground()
    look.backgroundColor = .brown
    Rail.appearance().standardAppearance = look
    Rail.appearance().prefersLargeTitles = true
    defer { Press.appearance().setTitleColor(nil, for: .normal) }
    let window = shown(nil)
    let (press, pick, rail) = (Press(), Pick(), Rail())
    for view in [press, pick, rail] { window.addSubview(view) }
    #expect(press.titleColor(for: .normal) == .red)
    #expect(pick.selectedSegmentTintColor == .green)
    #expect(rail.standardAppearance.backgroundColor == .brown)
    #expect(rail.prefersLargeTitles)
  }

  @Test func `Items of bars take the proxy's text`() {
    final class Item: UIBarButtonItem {}
    Item.appearance().setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
    Item.appearance().tintColor = .purple
    let inside = UIViewController()
    let item = Item(title: "Go", style: .plain, target: nil, action: nil)
    inside.navigationItem.rightBarButtonItem = item
    let window = shown(UINavigationController(rootViewController: inside))
    #expect(
      item.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor == .red)
    #expect(item.tintColor == .purple)
    _ = window
  }
}
