import AutoLayout
import Geometry
import Testing

@Suite("Announcements")
struct AnnouncementTests {
  /// A view that records its notifications.
  private final class Listener: View {
    var heard: [String] = []

    override func safeAreaInsetsDidChange() { heard.append("safe area \(safeAreaInsets.top)") }
    override func layoutMarginsDidChange() { heard.append("margins \(layoutMargins.top)") }
    override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
      heard.append("traits")
    }
    override func layoutSubviews() {
      heard.append("layout")
      super.layoutSubviews()
    }
  }

  /// A controller that records its notifications.
  private final class Page: ViewController {
    var heard: [String] = []

    override func viewSafeAreaInsetsDidChange() {
      heard.append("safe area \(view.safeAreaInsets.top)")
    }
    override func viewLayoutMarginsDidChange() { heard.append("margins") }
    override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
      heard.append("traits")
    }
    override func viewWillAppear(_ animated: Bool) { heard.append("will appear") }
    override func viewDidAppear(_ animated: Bool) { heard.append("did appear") }
    override func viewWillDisappear(_ animated: Bool) { heard.append("will disappear") }
    override func viewDidDisappear(_ animated: Bool) { heard.append("did disappear") }
    override func viewDidLayoutSubviews() { heard.append("did lay out") }
  }

  @Test("a view is notified of its safe area and margins once, before it lays out its subviews")
  func insets() {
    let view = Listener()
    view.translatesAutoresizingMaskIntoConstraints = false
    let window = Window(frame: rect(0, 0, 400, 800))
    window.layoutEnvironment.safeAreaInsets = EdgeInsets(top: 50, left: 0, bottom: 0, right: 0)
    window.addSubview(view)
    view.pin(to: window)
    view.heard = []
    window.layoutIfNeeded()
    #expect(view.heard == ["safe area 50.0", "margins 58.0", "layout"])
    view.heard = []
    view.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(view.heard == ["layout"])
    view.layoutMargins.top = 100
    window.layoutIfNeeded()
    #expect(view.heard == ["layout", "margins 150.0", "layout"])
  }

  @Test("a safe area that appears above during layout is announced to the views below")
  func insetsFromBelow() {
    /// A view that gives its superview a bar.
    final class Opener: View {
      override func layoutSubviews() {
        super.layoutSubviews()
        superview?.additionalSafeAreaInsets.top = 30
      }
    }
    let (outer, opener, listener) = (View(), Opener(), Listener())
    let window = Window(frame: rect(0, 0, 400, 800))
    for (view, superview) in [(outer, window), (opener, outer), (listener, opener)] {
      view.translatesAutoresizingMaskIntoConstraints = false
      superview.addSubview(view)
      view.pin(to: superview)
    }
    listener.heard = []
    window.layoutIfNeeded()
    #expect(listener.heard == ["safe area 30.0", "margins 38.0", "layout"])
  }

  @Test("traits are announced when they change: direction, scale, size class, another tree")
  func traits() {
    let view = Listener()
    let window = Window(frame: rect(0, 0, 390, 844))
    #expect(view.traitCollection.horizontalSizeClass == .unspecified)
    window.addSubview(view)
    #expect(view.heard == ["traits"])
    #expect(view.traitCollection.horizontalSizeClass == .compact)
    #expect(view.traitCollection.verticalSizeClass == .regular)
    window.layoutEnvironment.userInterfaceLayoutDirection = .rightToLeft
    #expect(view.heard == ["traits", "traits"])
    #expect(view.traitCollection.layoutDirection == .rightToLeft)
    window.frame.size.height = 800
    #expect(view.heard.count == 2)
    window.frame.size = Size(width: 1024, height: 768)
    #expect(view.heard.count == 3)
    #expect(view.traitCollection.horizontalSizeClass == .regular)
    window.layoutEnvironment.safeAreaInsets.top = 20
    #expect(view.heard.count == 3)
  }

  @Test("a window that becomes visible lays out between its controllers' appearances")
  func appearance() {
    let (page, next) = (Page(), Page())
    let window = Window(frame: rect(0, 0, 390, 844))
    window.layoutEnvironment.safeAreaInsets.top = 47
    window.rootViewController = page
    page.heard = []
    window.makeKeyAndVisible()
    #expect(
      page.heard == ["will appear", "safe area 47.0", "margins", "did lay out", "did appear"])
    page.heard = []
    window.makeKeyAndVisible()
    #expect(page.heard == [])
    window.rootViewController = next
    #expect(page.heard.filter { $0.contains("disappear") } == ["will disappear", "did disappear"])
    #expect(next.heard.first { $0.contains("appear") } == "will appear")
    #expect(next.heard.last == "did appear")
  }
}
