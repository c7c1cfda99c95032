import Testing
import UIKit
import UIKitSnapshotTesting

/// Assertions written for swift-snapshot-testing; only the import differs.
@Suite @MainActor struct SnapshotTests {
  private func badge() -> UILabel {
    let label = UILabel()
    label.text = "New"
    label.textColor = .white
    label.backgroundColor = .systemRed
    label.layer.cornerRadius = 6
    label.clipsToBounds = true
    label.accessibilityIdentifier = "badge"
    return label
  }

  @Test func `Assertions without names are numbered`() {
    assertSnapshot(of: badge(), as: .image)
    assertSnapshot(of: badge(), as: .image(size: CGSize(width: 80, height: 30)))
  }

  @Test func `A view fills a device, a controller its window`() {
    assertSnapshot(of: badge(), as: .image(on: .iPhoneSe), named: "view")
    assertSnapshot(of: UIViewController(), as: .image(on: .iPhoneSe), named: "controller")
  }

  @Test func `A controller is compared on several devices at once`() {
    let controller = UIViewController()
    controller.view.backgroundColor = .systemBackground
    controller.view.addSubview(badge())
    assertSnapshots(
      of: controller,
      as: [
        "phone": .recursiveDescription(on: .iPhone13),
        "landscape": .recursiveDescription(on: .iPhone13(.landscape)),
        "pad": .recursiveDescription(on: .iPadPro11),
      ])
  }

  // Sizes, insets and size classes of swift-snapshot-testing's Common/View.swift.
  @Test func `Screens are those of swift-snapshot-testing`() {
    typealias Row = (ViewImageConfig, Double, Double, UIEdgeInsets, UIUserInterfaceSizeClass)
    func insets(_ top: Double, _ left: Double, _ bottom: Double, _ right: Double) -> UIEdgeInsets {
      UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
    }
    let rows: [Row] = [
      (.iPhoneSe, 320, 568, insets(20, 0, 0, 0), .compact),
      (.iPhoneX(.landscape), 812, 375, insets(0, 44, 24, 44), .compact),
      (.iPhoneXsMax(.landscape), 896, 414, insets(0, 44, 24, 44), .regular),
      (.iPhone12ProMax, 428, 926, insets(47, 0, 34, 0), .compact),
      (.iPhone13Mini, 375, 812, insets(50, 0, 34, 0), .compact),
      (.iPadMini, 1024, 768, insets(20, 0, 0, 0), .regular),
      (.iPad9_7(.landscape(splitView: .oneHalf)), 507, 768, insets(20, 0, 0, 0), .compact),
      (.iPad10_2(.portrait(splitView: .twoThirds)), 480, 1080, insets(20, 0, 0, 0), .compact),
      (.iPadPro11(.landscape(splitView: .oneThird)), 375, 834, insets(24, 0, 20, 0), .compact),
      (.iPadPro12_9(.landscape(splitView: .oneHalf)), 678, 1024, insets(20, 0, 0, 0), .regular),
    ]
    for (config, width, height, insets, sizeClass) in rows {
      #expect(config.size == CGSize(width: width, height: height))
      #expect(config.safeArea == insets)
      #expect(config.traits.horizontalSizeClass == sizeClass, "\(width)")
    }
    #expect(ViewImageConfig.iPhone8.traits.preferredContentSizeCategory == .medium)
    #expect(ViewImageConfig.iPadMini.traits.preferredContentSizeCategory == .unspecified)
  }

  private func barHeight(_ variant: ViewVariant) -> CGFloat {
    let controller = UINavigationController(rootViewController: UIViewController())
    let stage = ViewStage { .controller(controller) }
    _ = stage.show(variant)
    defer { stage.clear() }
    return controller.navigationBar.frame.height
  }

  // testTraitsEmbeddedInTabNavigation's pictures of phones in landscape.
  @Test func `Bars in landscape are as high as on an upright simulator, on a turned device low`() {
    let config = ViewImageConfig.iPhone13(.landscape)
    #expect(barHeight(config.variant(size: nil, traits: UITraitCollection())) == 44)
    #expect(barHeight(.device(.iPhone13.landscape)) == 32)
  }

  /// The safe area of a controller in a navigation bar above a tab bar.
  private func safeArea(_ config: ViewImageConfig) -> UIEdgeInsets {
    let (inside, tabs) = (UIViewController(), UITabBarController())
    tabs.viewControllers = [UINavigationController(rootViewController: inside)]
    let stage = ViewStage { .controller(tabs) }
    _ = stage.show(config.variant(size: nil, traits: UITraitCollection()))
    defer { stage.clear() }
    return inside.view.safeAreaInsets
  }

  // swift-snapshot-testing, issues 180 and 463: a controller in bars had the safe area of the simulator that
  // ran the tests, and 48 instead of 0 above the bar of a turned iPhone 11. Bars there are as high as upright.
  @Test func `In bars, the safe area is the configuration's and what the bars cover`() {
    #expect(safeArea(.iPhone8) == UIEdgeInsets(top: 64, left: 0, bottom: 49, right: 0))
    #expect(safeArea(.iPhoneX) == UIEdgeInsets(top: 88, left: 0, bottom: 83, right: 0))
    #expect(
      safeArea(.iPhoneXr(.landscape)) == UIEdgeInsets(top: 44, left: 44, bottom: 73, right: 44))
    #expect(safeArea(.iPhone8(.landscape)) == UIEdgeInsets(top: 44, left: 0, bottom: 49, right: 0))
  }

  @Test func `A device of 2025 has the look of iOS 26, and a variant can state it`() {
    #expect(barHeight(.device(.iPhone17)) == 54)
    #expect(barHeight(.device(.iPhone13)) == 44)
    #expect(barHeight(.device(.iPhone13).and(.look(.ios26))) == 54)
    #expect(barHeight(.device(.iPhone17Pro).and(.look(.ios18))) == 44)
    let variant = ViewVariant.look(.ios26).and(.dark)
    #expect(variant.name == "ios26+dark" && ViewVariant.device(.iPhone17).name == "iPhone17")
  }

  @Test func `A split screen has the size class of its part`() {
    let controller = SplitController()
    assertSnapshot(
      of: controller, as: .recursiveDescription(on: .iPadMini(.landscape(splitView: .oneThird))))
    #expect(controller.seen == .compact)
  }
}

private final class SplitController: UIViewController {
  var seen = UIUserInterfaceSizeClass.unspecified

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    seen = traitCollection.horizontalSizeClass
  }
}
