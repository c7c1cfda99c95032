import Combine
import Foundation
import OSLog
import Testing
import UIKit
import WebKit

/// Shows each departure that the page 'Departures from UIKit' states of view code: a test has the name of the
/// entry. `PageTests` compares the two.
@MainActor @Suite struct DepartureTests {
  private func shown(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }
  private func turn() async {
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
  }

  @Test func `Time`() async {
    let view = UIView()
    var ended = false
    UIView.animate(withDuration: 60, animations: { view.alpha = 0 }, completion: { ended = $0 })
    #expect(view.alpha == 0 && !ended)
    await turn()
    #expect(ended)
    let animator = UIViewPropertyAnimator(duration: 60, curve: .linear) { view.alpha = 1 }
    animator.fractionComplete = 0.5
    #expect(view.alpha == 0 && animator.fractionComplete == 0.5)
  }

  @Test func `Children`() {
    final class Child: UIViewController {
      var calls: [String] = []
      override func viewWillAppear(_ animated: Bool) { calls.append("will") }
      override func viewDidAppear(_ animated: Bool) { calls.append("did") }
    }
    let (parent, child) = (UIViewController(), Child())
    let window = shown(parent)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    #expect(child.calls == ["will", "did"] && window.rootViewController === parent)
  }

  @Test func `A sheet`() {
    let (presenter, sheet) = (UIViewController(), UIViewController())
    let window = shown(presenter)
    sheet.modalPresentationStyle = .pageSheet
    sheet.sheetPresentationController?.detents = [.medium(), .large()]
    presenter.present(sheet, animated: false)
    window.layoutIfNeeded()
    #expect(presenter.view.transform == .identity && presenter.view.frame == window.bounds)
    #expect(sheet.view.bounds.height < window.bounds.height * 0.6)
  }

  @Test func `Appearance proxies`() {
    final class Rimmed: UIView { var rim: CGFloat = 0 }
    Rimmed.appearance().rim = 3
    Rimmed.appearance().backgroundColor = .red
    defer { Rimmed.appearance().backgroundColor = nil }
    let view = Rimmed()
    shown(UIViewController()).addSubview(view)
    #expect(view.rim == 0 && view.backgroundColor == .red)
  }

  @Test func `Tables`() {
    final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
      var asked = 0
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 200 }
      func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
      }
      func tableView(_ tableView: UITableView, heightForRowAt path: IndexPath) -> CGFloat {
        asked += 1
        return 60
      }
      func tableView(_ tableView: UITableView, estimatedHeightForRowAt p: IndexPath) -> CGFloat {
        44
      }
    }
    let (rows, table) = (Rows(), UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 300)))
    (table.dataSource, table.delegate) = (rows, rows)
    table.layoutIfNeeded()
    #expect(rows.asked >= 200 && table.contentSize.height == 12_000)
  }

  @Test func `Editing`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 300, height: 44)
    cell.layoutIfNeeded()
    let before = (cell.subviews.count, cell.contentView.frame)
    cell.setEditing(true, animated: false)
    cell.layoutIfNeeded()
    #expect(cell.isEditing && (cell.subviews.count, cell.contentView.frame) == before)
  }

  @Test func `A dimmed tint`() {
    let view = UIView()
    view.tintColor = .red
    view.tintAdjustmentMode = .dimmed
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(1), CGFloat(2), CGFloat(0))
    view.tintColor.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    #expect(red == green && green == blue && red > 0 && red < 1)
  }

  @Test func `Screens of the system`() {
    let screens = [
      UIDocumentPickerViewController(forOpeningContentTypes: []),
      SFSafariViewController(url: URL(fileURLWithPath: "/")),
    ]
    for screen in screens { #expect(screen.view.subviews.isEmpty) }
  }

  @Test func `Switches and steppers`() {
    for control in [UISwitch(), UIStepper()] {
      #expect(control.frame.width > 40)
      control.frame.size = CGSize(width: 100, height: 90)
      #expect(control.frame.size == CGSize(width: 100, height: 90))
    }
  }

  @Test func `Combine`() {
    let numbers = PassthroughSubject<Int, Never>()
    let mapped: AnyPublisher<String, Never> = numbers.map { "\($0)" }
    var seen: [String] = []
    let watch = mapped.sink { seen.append($0) }
    for number in 0..<5 { numbers.send(number) }
    #expect(seen.count == 5)
    watch.cancel()
  }

  @Test func `Dynamics`() async {
    let (root, item) = (UIView(), UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    root.addSubview(item)
    let animator = UIDynamicAnimator(referenceView: root)
    let gravity = UIGravityBehavior(items: [item])
    animator.addBehavior(gravity)
    await turn()
    #expect(item.frame.minY == 0 && animator.behaviors.count == 1)
    #expect(WKWebView().subviews.isEmpty)
  }

  @Test func `Tabs beyond the fourth`() {
    let tabs = UITabBarController()
    let stacks = (0..<6).map { _ in UINavigationController(rootViewController: UIViewController()) }
    tabs.viewControllers = stacks
    let window = shown(tabs)
    tabs.selectedIndex = 5
    #expect(stacks[5].navigationBar.window === window && stacks[5].parent === tabs)
    #expect(tabs.moreNavigationController.viewControllers.count == 1)
  }

  @Test func `Methods`() {
    #expect(class_getInstanceMethod(UIView.self, Selector("layoutSubviews")) == nil)
  }

  @Test func `Text fields`() {
    final class Field: UITextField {
      var drawn = 0
      override func drawText(in rect: CGRect) { drawn += 1 }
      override func drawPlaceholder(in rect: CGRect) { drawn += 1 }
    }
    let field = Field(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    for text in ["text", ""] {
      (field.text, field.placeholder) = (text, "placeholder")
      _ = UIGraphicsImageRenderer(size: field.bounds.size).image { _ in
        field.drawHierarchy(in: field.bounds, afterScreenUpdates: true)
      }
    }
    #expect(field.drawn == 0)
  }

  @Test func `Observed properties`() {
    let label = UILabel()
    label.text = "a"
    var texts: [String?] = []
    let watch = label.observe(\.text) { label, _ in texts.append(label.text) }
    label.text = "b"
    label.text = "a"
    label.layoutIfNeeded()
    #expect(texts.isEmpty)
    label.text = "c"
    label.layoutIfNeeded()
    #expect(texts == ["c"])
    watch.invalidate()
  }

  @Test func `Transforms in three dimensions`() {
    let view = UIView()
    var turned = CATransform3DIdentity
    turned.m34 = -1 / 500
    turned = CATransform3DRotate(turned, .pi / 3, 0, 1, 0)
    view.layer.transform = turned
    let plane = view.transform
    #expect(abs(plane.a - 0.5) < 1e-9 && abs(plane.d - 1) < 1e-9 && plane.b == 0 && plane.tx == 0)
  }

  @Test func `Pictures of bytes`() throws {
    let provider = try #require(CGDataProvider(data: Data(repeating: 255, count: 64) as CFData))
    func picture(_ bits: Int, _ pixel: Int, _ info: CGImageAlphaInfo) -> CGImage? {
      CGImage(
        width: 2, height: 2, bitsPerComponent: bits, bitsPerPixel: pixel, bytesPerRow: pixel / 4,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGBitmapInfo(rawValue: info.rawValue),
        provider: provider, decode: nil, shouldInterpolate: false, intent: .defaultIntent)
    }
    #expect(picture(8, 32, .premultipliedLast) != nil && picture(8, 8, .none) != nil)
    #expect(picture(16, 64, .premultipliedLast) == nil)
  }

  @Test func `The view of a collection view controller`() {
    let controller = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
    controller.loadViewIfNeeded()
    #expect(controller.view === controller.collectionView)
  }

  @Test func `A refresh control`() {
    let scroll = UIScrollView()
    scroll.refreshControl = UIRefreshControl()
    scroll.refreshControl?.beginRefreshing()
    #expect(scroll.subviews.isEmpty && scroll.contentInset == .zero)
  }

  @Test func `Configurations`() {
    var configuration = UIButton.Configuration.plain()
    #expect(configuration == configuration)
    configuration.imageColorTransformer = UIConfigurationColorTransformer { $0 }
    #expect(configuration != configuration)
  }

  @Test func `Logs`() {
    #expect(!OSLog.default.isEnabled(type: .debug) && OSLog.default.isEnabled(type: .default))
  }

  @Test func `Contexts of bytes`() throws {
    var bytes = [UInt8](repeating: 7, count: 4 * 4 * 4)
    try bytes.withUnsafeMutableBytes {
      let context = try #require(
        CGContext(
          data: $0.baseAddress, width: 4, height: 4, bitsPerComponent: 8, bytesPerRow: 16,
          space: CGColorSpaceCreateDeviceRGB(),
          bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
      context.setFillColor(UIColor.red.cgColor)
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
      #expect(context.makeImage()?.width == 4)
    }
    #expect(bytes.allSatisfy { $0 == 7 })
  }

  @Test func `Fonts that code registers`() throws {
    let font = try #require(CGFont(UIFont.systemFont(ofSize: 10).fontName))
    #expect(!CTFontManagerRegisterGraphicsFont(font, nil))
    let file = URL(fileURLWithPath: "/fonts/Own.ttf")
    #expect(!CTFontManagerRegisterFontsForURL(file, .process, nil))
  }
}
