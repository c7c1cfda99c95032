import Controls
import Drawing
import Geometry
import Testing
import Typesetting
import UIKit

/// Views in code on turned screens, and in the look of iOS 26.
@MainActor @Suite(.serialized) struct ScreenLooks {
  /// Calls a closure on a screen.
  private func on(
    _ width: CGFloat, _ height: CGFloat, _ look: Look = .ios18,
    _ idiom: UIUserInterfaceIdiom = .phone, bars: BarMetrics? = nil, top: CGFloat = 0,
    bottom: CGFloat = 0,
    _ body: () throws -> Void
  ) rethrows {
    let before = KitEnvironment.current
    defer { KitEnvironment.current = before }
    KitEnvironment.current = KitEnvironment(
      device: DeviceScreen(
        size: CGSize(width: width, height: height), scale: 3,
        safeArea: UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0), idiom: idiom,
        bars: bars, look: look), text: BlockMeasurer())
    try body()
  }

  private func shown(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }

  private func bars(_ navigation: UINavigationController) -> [CGFloat] {
    let tabs = UITabBarController()
    navigation.isToolbarHidden = false
    tabs.viewControllers = [navigation]
    let window = shown(tabs)
    return withExtendedLifetime(window) {
      [navigation.navigationBar, navigation.toolbar, tabs.tabBar].map(\.intrinsicContentSize.height)
    }
  }

  // The heights of documents and scenes (BarMetrics), and of swift-snapshot-testing's pictures of phones in
  // landscape, which were drawn on an upright simulator.
  @Test func `Bars of turned phones are low unless the screen is upright`() {
    func heights(_ width: CGFloat, _ height: CGFloat, _ bars: BarMetrics? = nil) -> [CGFloat] {
      var found: [CGFloat] = []
      on(width, height, bars: bars) {
        let controller = UINavigationController(rootViewController: UIViewController())
        controller.navigationBar.prefersLargeTitles = false
        found = self.bars(controller)
      }
      return found
    }
    #expect(heights(390, 844) == [44, 44, 49])
    #expect(heights(844, 390) == [32, 32, 32])
    #expect(heights(926, 428) == [44, 44, 49])
    #expect(heights(844, 390, .standard) == [44, 44, 49])
  }

  // code-ios-app, pull request 640: a probe in a tab of an iPhone 17 reports 83 at the bottom, 34 and a bar of 49.
  @Test func `The safe area of a tab of an iPhone 17 ends 83 above the bottom`() {
    on(402, 874, .ios26, top: 62, bottom: 34) {
      let (tabs, controller) = (UITabBarController(), UIViewController())
      tabs.viewControllers = [controller]
      let window = shown(tabs)
      withExtendedLifetime(window) {
        #expect(controller.view.safeAreaInsets.bottom == 83)
        #expect(controller.view.safeAreaInsets.top == 62)
        // The capsule reaches into the band of the home indicator.
        let place = Rect(x: 0, y: 0, width: 402, height: 83)
        let shapes = tabs.tabBar.paintedContent(in: place).compactMap { item in
          if case .backdrop(let shape, _) = item { shape.bounds } else { nil }
        }
        #expect(shapes.map(\.height) == [62])
      }
    }
  }

  // fluentui-apple, pull request 1727 (iPhone 14 Pro and Pro Max), REMenu 109 (iPhone 6 Plus), and Open Radar
  // 20262590 (iPhone 6: 44 upright, 32 turned, also of a bar that is in no view).
  @Test func `A bar in no view is as high as the screen makes it`() {
    let phones: [(width: CGFloat, height: CGFloat, bar: CGFloat)] = [
      (852, 393, 32), (932, 430, 44), (736, 414, 44), (667, 375, 32), (375, 667, 44),
    ]
    for phone in phones {
      on(phone.width, phone.height) {
        #expect(UINavigationBar().intrinsicContentSize.height == phone.bar)
      }
    }
  }

  @Test func `Large titles are small on a turned phone`() {
    let screens: [(width: CGFloat, height: CGFloat, bar: CGFloat)] = [
      (390, 844, 96), (844, 390, 32),
    ]
    for screen in screens {
      on(screen.width, screen.height) {
        let controller = UINavigationController(rootViewController: UIViewController())
        controller.navigationBar.prefersLargeTitles = true
        let window = shown(controller)
        withExtendedLifetime(window) {
          #expect(controller.navigationBar.frame.height == screen.bar)
        }
      }
    }
  }

  @Test func `Controls have the sizes of iOS 26 in its look`() {
    on(402, 874, .ios26) {
      #expect(UISwitch().frame.size == CGSize(width: 63, height: 28))
      #expect(UISwitch().intrinsicContentSize == CGSize(width: 61, height: 28))
      let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 245, height: 34))
      let track = slider.trackRect(forBounds: slider.bounds)
      #expect(track == CGRect(x: 0, y: 14, width: 245, height: 6))
      let thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 1)
      #expect(thumb.size == CGSize(width: 37, height: 24) && thumb.maxX == 245)
      let controller = UINavigationController(rootViewController: UIViewController())
      let window = shown(controller)
      withExtendedLifetime(window) { #expect(controller.navigationBar.frame.height == 54) }
    }
    on(402, 874) {
      #expect(UISwitch().frame.size == CGSize(width: 51, height: 31))
      let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 242, height: 34))
      let track = slider.trackRect(forBounds: slider.bounds)
      #expect(track.minX == 3 && track.size == CGSize(width: 236, height: 4))
    }
  }

  private final class Switches: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      3
    }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
      -> UITableViewCell
    {
      let cell = UITableViewCell()
      var content = cell.defaultContentConfiguration()
      content.text = "Hello World"
      cell.contentConfiguration = content
      cell.accessoryView = UISwitch()
      return cell
    }
  }

  private func find<Kind: UIView>(_ kind: Kind.Type, in view: UIView) -> Kind? {
    view as? Kind ?? view.subviews.lazy.compactMap { find(kind, in: $0) }.first
  }

  // accessibility-snapshot's HitTargetTests.testTableHitTarget: rows 44.33 apart at 393 points in iOS 17.5, 53
  // at 402 in 26.2; texts and lines from 20, in 26.2 lines to 382.
  @Test func `Rows with a switch stand as in pictures of iOS 17 and 26`() throws {
    for (width, look, pitch, end) in [
      (393.0, Look.ios18, 44 + 1.0 / 3, 393.0), (402, .ios26, 53, 382),
    ] {
      try on(width, 852, look) {
        let controller = Switches(style: .plain)
        let window = shown(controller)
        try withExtendedLifetime(window) {
          let cells = controller.tableView.visibleCells
          #expect(cells.count == 3)
          #expect(abs(cells[1].frame.minY - cells[0].frame.minY - pitch) < 1e-6)
          let label = try #require(find(UILabel.self, in: cells[0]))
          #expect(label.convert(label.bounds, to: cells[0]).minX == 20)
          let area = Rect(x: 0, y: 0, width: width, height: pitch)
          let line = cells[0].paintedCover(in: area).compactMap { item -> Rect? in
            if case .fill(let shape, .color) = item { shape.bounds } else { nil }
          }.first
          #expect(line?.minX == 20 && line?.maxX == end)
        }
      }
    }
  }

  // Titanium SDK, pull request 14337: a compact width brings the bar below back.
  @Test func `Tabs of an iPad are below in a compact width`() {
    on(375, 1024, .ios26, .pad) {
      let tabs = UITabBarController()
      tabs.viewControllers = [UIViewController()]
      let window = shown(tabs)
      withExtendedLifetime(window) { #expect(tabs.tabBar.frame.minY == 975) }
    }
  }

  @Test func `Tabs of an iPad are above the content in the look of iOS 26`() {
    for look in [Look.ios18, .ios26] {
      on(1024, 1366, look, .pad, top: 24) {
        let (tabs, inside) = (UITabBarController(), UIViewController())
        inside.tabBarItem = UITabBarItem(
          title: "Today", image: UIImage(systemName: "star"), tag: 0)
        tabs.viewControllers = [inside]
        let window = shown(tabs)
        withExtendedLifetime(window) {
          let isAbove = look == .ios26
          #expect(
            tabs.tabBar.frame == CGRect(x: 0, y: isAbove ? 24 : 1317, width: 1024, height: 49))
          #expect(inside.view.safeAreaInsets.top == (isAbove ? 73 : 24))
          #expect(inside.view.safeAreaInsets.bottom == (isAbove ? 0 : 49))
        }
      }
    }
  }

  private func pieces(_ controller: UIViewController, _ look: Look) -> [Rect] {
    var found: [Rect] = []
    on(402, 874, look, top: 62, bottom: 34) {
      let navigation = UINavigationController(rootViewController: controller)
      let window = shown(navigation)
      withExtendedLifetime(window) {
        let bar = navigation.navigationBar
        for item in bar.paintedContent(in: Rect(x: 0, y: 0, width: 402, height: 54)) {
          if case .backdrop(let shape, _) = item { found.append(shape.bounds) }
        }
      }
    }
    return found
  }

  // ReverseExtension, issue 62: a table behind the bar shows through its glass only where it is scrolled
  // below it; at rest nothing of it is.
  @Test func `A bar of glass has an effect at its edge only over scrolled content`() {
    func effects(_ offset: CGFloat) -> Int {
      let controller = Scrolled()
      controller.offset = offset
      return pieces(controller, .ios26).count { $0.width == 402 }
    }
    #expect(effects(0) == 0)
    #expect(effects(40) == 8)
  }
}

/// A table scrolled by a length.
private final class Scrolled: UITableViewController {
  var offset: CGFloat = 0
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    tableView.contentOffset.y = offset - tableView.adjustedContentInset.top
    navigationController?.view.setNeedsLayout()
  }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    60
  }
  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell() }
}
