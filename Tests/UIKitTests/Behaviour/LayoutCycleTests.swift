import Testing
import UIKit

/// When views are laid out and told, as the pages of `UIView` and `UIWindow` say.
@MainActor @Suite struct LayoutCycleRules {
  private final class Told: UIView {
    var name = ""
    var diary: Diary?
    var layouts = 0
    var safeAreas = 0
    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
    }
    override func safeAreaInsetsDidChange() {
      super.safeAreaInsetsDidChange()
      safeAreas += 1
    }
    override func willMove(toWindow newWindow: UIWindow?) {
      diary?.lines.append("\(name) will window \(newWindow != nil)")
    }
    override func didMoveToWindow() { diary?.lines.append("\(name) did window \(window != nil)") }
    override func willMove(toSuperview newSuperview: UIView?) {
      diary?.lines.append("\(name) will super \(newSuperview != nil)")
    }
    override func didMoveToSuperview() {
      diary?.lines.append("\(name) did super \(superview != nil)")
    }
  }

  @Test func `Controls of a fixed size have it when they are made`() {
    #expect(UISwitch().frame.size == CGSize(width: 51, height: 31))
    #expect(
      UISwitch(frame: CGRect(x: 5, y: 6, width: 1, height: 1)).frame
        == CGRect(x: 5, y: 6, width: 51, height: 31))
    #expect(UIStepper().frame.size == CGSize(width: 94, height: 32))
    #expect(UIActivityIndicatorView(style: .medium).frame.size == CGSize(width: 20, height: 20))
    #expect(UIActivityIndicatorView(style: .large).frame.size == CGSize(width: 37, height: 37))
    #expect(UISegmentedControl(items: ["A", "B"]).frame.height >= 31)
    #expect(UISegmentedControl(items: ["A", "B"]).frame.width > 20)
    #expect(
      UIImageView(image: .halves(CGSize(width: 30, height: 20))).frame.size
        == CGSize(width: 30, height: 20))
  }

  @Test func `What is marked is laid out in the next turn of the run loop`() async {
    let (window, view) = (shown(nil), Told(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    window.addSubview(view)
    window.layoutIfNeeded()
    let before = view.layouts
    view.setNeedsLayout()
    #expect(view.layouts == before)
    await turn()
    await turn()
    #expect(view.layouts == before + 1)
  }

  @Test func `A constraint that changes moves its view in the next turn`() async {
    let (window, view) = (shown(nil), UIView())
    view.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(view)
    let width = view.widthAnchor.constraint(equalToConstant: 10)
    width.isActive = true
    window.layoutIfNeeded()
    width.constant = 30
    #expect(view.frame.width == 10)
    await turn()
    await turn()
    #expect(view.frame.width == 30)
  }

  @Test func `A view and those in it are told of their window before and after they move`() {
    let diary = Diary()
    let (window, outer, inner) = (shown(nil), Told(), Told())
    (outer.name, inner.name) = ("outer", "inner")
    outer.addSubview(inner)
    (outer.diary, inner.diary) = (diary, diary)
    window.addSubview(outer)
    let lines = diary.take()
    #expect(lines.filter { $0.contains("will window true") }.count == 2)
    #expect(lines.filter { $0.contains("did window true") }.count == 2)
    let wills = lines.lastIndex { $0.contains("will window") } ?? 99
    let dids = lines.firstIndex { $0.contains("did window") } ?? -1
    #expect(wills < dids)
    #expect(lines.firstIndex(of: "outer will super true") ?? 99 < dids)
    outer.removeFromSuperview()
    #expect(diary.take().filter { $0.contains("will window false") }.count == 2)
  }

  @Test func `A safe area that changes is told of once`() {
    let controller = UIViewController()
    let view = Told(frame: UIScreen.main.bounds)
    controller.view.addSubview(view)
    let window = shown(controller)
    window.layoutIfNeeded()
    #expect(view.safeAreas == 1 && view.safeAreaInsets.top == 47)
    window.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(view.safeAreas == 1)
    controller.additionalSafeAreaInsets.top = 10
    window.layoutIfNeeded()
    #expect(view.safeAreaInsets.top == 57)
    #expect(view.safeAreas == 2)
  }

  @Test func `A new size lays a view out, a new place does not`() {
    let (root, view) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), Told())
    root.addSubview(view)
    root.layoutIfNeeded()
    let before = view.layouts
    view.frame.size = CGSize(width: 10, height: 10)
    root.layoutIfNeeded()
    #expect(view.layouts == before + 1)
    view.frame.origin = CGPoint(x: 5, y: 5)
    root.layoutIfNeeded()
    #expect(view.layouts == before + 1)
    view.layoutIfNeeded()
    #expect(view.layouts == before + 1)
  }

  @Test func `A view that is added again is in front`() {
    let (root, first, second) = (UIView(), UIView(), UIView())
    root.addSubview(first)
    root.addSubview(second)
    root.addSubview(first)
    #expect(root.subviews == [second, first])
    root.insertSubview(first, belowSubview: second)
    #expect(root.subviews == [first, second])
    root.sendSubviewToBack(second)
    #expect(root.subviews == [second, first])
    root.exchangeSubview(at: 0, withSubviewAt: 1)
    #expect(root.subviews == [first, second])
  }

  @Test func `Frame, bounds, centre and transform agree`() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 40, height: 20))
    #expect(view.center == CGPoint(x: 30, y: 30) && view.bounds.origin == .zero)
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(view.frame == CGRect(x: -10, y: 10, width: 80, height: 40))
    #expect(view.bounds.size == CGSize(width: 40, height: 20))
    view.transform = .identity
    view.bounds.size = CGSize(width: 20, height: 20)
    #expect(view.frame == CGRect(x: 20, y: 20, width: 20, height: 20))
  }

  @Test
  func `A window's views are in it, and the constraints that cross a border leave with a view`() {
    let (window, view) = (shown(nil), UIView())
    window.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    let crossing = view.leadingAnchor.constraint(equalTo: window.leadingAnchor)
    let own = view.widthAnchor.constraint(equalToConstant: 10)
    NSLayoutConstraint.activate([crossing, own])
    #expect(view.window === window && window.window === window)
    view.removeFromSuperview()
    #expect(!crossing.isActive && own.isActive && view.window == nil)
  }

  @Test func `A view is told at once of margins that are set, and once`() {
    final class Heard: UIView {
      var margins: [UIEdgeInsets] = []
      override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        margins.append(layoutMargins)
      }
    }
    let view = Heard(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let wide = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(view.margins == [wide])
    view.layoutMargins = wide
    view.layoutIfNeeded()
    #expect(view.margins == [wide])
    view.layoutMargins.left = 20
    #expect(view.margins.count == 2 && view.margins.last?.left == 20)
  }
}
