import Foundation
import Testing
import UIKit

/// What the tests of public libraries expect of UIKit; each rule names the one in which it was seen.
@MainActor @Suite struct UnseenLibraryTests {
  // Carbon.
  @Test func `The first layout reloads a list whose data source was set, and no setter does`() {
    final class Table: UITableView {
      var reloads = 0
      override func reloadData() {
        super.reloadData()
        reloads += 1
      }
    }
    final class Grid: UICollectionView {
      var reloads = 0
      override func reloadData() {
        super.reloadData()
        reloads += 1
      }
    }
    final class Source: NSObject, UITableViewDataSource, UICollectionViewDataSource {
      func tableView(_ view: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(_ view: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        UITableViewCell()
      }
      func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        0
      }
      func collectionView(
        _ view: UICollectionView, cellForItemAt path: IndexPath
      ) -> UICollectionViewCell { UICollectionViewCell() }
    }
    let frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let (source, table) = (Source(), Table(frame: frame))
    let grid = Grid(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
    (table.dataSource, grid.dataSource) = (source, source)
    table.rowHeight = 30
    grid.collectionViewLayout = UICollectionViewFlowLayout()
    #expect(table.reloads == 0 && grid.reloads == 0)
    for _ in 0..<2 {
      table.layoutIfNeeded()
      grid.layoutIfNeeded()
      #expect(table.reloads == 1 && grid.reloads == 1)
    }
    table.selectRow(at: [0, 0], animated: false, scrollPosition: .none)
    table.rowHeight = 40
    table.layoutIfNeeded()
    #expect(table.reloads == 1 && table.indexPathForSelectedRow == [0, 0])
    #expect(table.rectForRow(at: [0, 0]).height == 40)
  }

  // ReactiveLists.
  @Test func `A class has an identity`() {
    let (known, other): (AnyClass?, AnyClass) = (UILabel.self, UIView.self)
    #expect(known === UILabel.self && known !== other && other !== known)
    #expect(UIView.self === other)
  }

  // GitHawk.
  @Test func `A transaction's terms have keys, and columns their former names`() {
    CATransaction.begin()
    CATransaction.setValue(kCFBooleanTrue, forKey: kCATransactionDisableActions)
    CATransaction.setValue(0.5, forKey: kCATransactionAnimationDuration)
    #expect(CATransaction.disableActions() && CATransaction.animationDuration() == 0.5)
    CATransaction.commit()
    #expect(!CATransaction.disableActions())
    #expect(UISplitViewController.DisplayMode.allVisible == .oneBesideSecondary)
  }

  // Delta Chat.
  @Test func `Arguments that are handed on are one, and a button may be round as before iOS 7`() {
    func formatted(_ format: String, _ parameters: any CVarArg...) -> String {
      String(format: format, parameters)
    }
    #expect(formatted("%d rows", 3) == "3 rows")
    #expect(UIButton(type: .roundedRect).buttonType == .system)
    let url = NSURL(fileURLWithPath: "/tmp")
    #expect(url.startAccessingSecurityScopedResource())
    url.stopAccessingSecurityScopedResource()
  }

  // Instructions.
  @Test func `Views of two trees convert by the frames of the outermost ones`() {
    let first = UIView(frame: CGRect(x: 0, y: 0, width: 500, height: 500))
    let second = UIView(frame: CGRect(x: 20, y: 30, width: 200, height: 300))
    let (inner, far) = (UIView(frame: CGRect(x: 70, y: 90, width: 10, height: 10)), UIView())
    first.addSubview(inner)
    second.addSubview(far)
    far.frame = CGRect(x: 5, y: 5, width: 50, height: 50)
    let place = CGRect(x: 30, y: 40, width: 50, height: 60)
    #expect(inner.convert(place, to: far) == CGRect(x: 75, y: 95, width: 50, height: 60))
    #expect(far.convert(place, from: inner) == CGRect(x: 75, y: 95, width: 50, height: 60))
    #expect(far.convert(CGPoint.zero, to: inner) == CGPoint(x: -45, y: -55))
    #expect(inner.convert(CGPoint.zero, to: first) == CGPoint(x: 70, y: 90))
    #expect(inner.convert(CGPoint.zero, to: nil) == CGPoint(x: 70, y: 90))
  }

  // ReactiveLists.
  @Test func `A table is made by one initialiser, however little its class is given`() {
    final class Table: UITableView {
      private(set) var isReady = false
      override init(frame: CGRect, style: UITableView.Style) {
        super.init(frame: frame, style: style)
        isReady = true
      }
      required init?(coder: NSCoder) { nil }
    }
    #expect(Table().isReady && Table().style == .plain)
    let framed = Table(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(framed.isReady && framed.frame.width == 3)
  }

  // Family.
  @Test func `Places, visibility, content sizes and parents are told of when they are set`() {
    let (view, scroll) = (UIView(), UIScrollView())
    var told: [String] = []
    let observations = [
      view.observe(\.frame, options: [.new]) { told.append("frame \($1.newValue?.width ?? 0)") },
      view.observe(\.isHidden) { view, _ in told.append("hidden \(view.isHidden)") },
      view.observe(\.center) { view, _ in told.append("centre \(view.center.x)") },
      scroll.observe(\.contentSize) { view, _ in told.append("content \(view.contentSize.height)")
      },
      scroll.observe(\.contentOffset) { view, _ in told.append("offset \(view.contentOffset.y)") },
    ]
    view.frame = CGRect(x: 0, y: 0, width: 20, height: 10)
    #expect(told == ["frame 20.0", "centre 10.0"])
    view.frame = CGRect(x: 0, y: 0, width: 20, height: 10)
    view.isHidden = true
    scroll.contentSize.height = 7
    scroll.contentOffset.y = 3
    #expect(told.dropFirst(2) == ["hidden true", "content 7.0", "offset 3.0"])
    observations.forEach { $0.invalidate() }
    view.isHidden = false
    #expect(told.count == 5)
    let (parent, child) = (UIViewController(), UIViewController())
    let parents = child.observe(\.parent) { child, _ in
      told.append(child.parent == nil ? "out" : "in")
    }
    parent.addChild(child)
    child.removeFromParent()
    #expect(told.suffix(2) == ["in", "out"])
    parents.invalidate()
  }

  @Test func `Thousands of observations are told of`() {
    let views = (0..<4_000).map { _ in UIView() }
    var told = 0
    let observations = views.map { $0.observe(\.frame) { _, _ in told += 1 } }
    for view in views { view.frame.size.width = 1 }
    #expect(told == 4_000)
    observations.forEach { $0.invalidate() }
  }

  // Chatto keeps presenters by their cells.
  @Test func `A table of weak keys forgets what is gone`() {
    let table = NSMapTable<NSObject, NSObject>(
      keyOptions: .weakMemory, valueOptions: .weakMemory)
    let (key, value) = (NSObject(), NSObject())
    table.setObject(value, forKey: key)
    do {
      let gone = NSObject()
      table.setObject(value, forKey: gone)
      #expect(table.count == 2)
    }
    #expect(table.count == 1 && table.object(forKey: key) === value)
    #expect(table.keyEnumerator().allObjects.count == 1)
    table.removeObject(forKey: key)
    #expect(table.count == 0 && table.object(forKey: key) == nil)
    let names = NSMapTable<NSString, NSNumber>.strongToStrongObjects()
    for number in 0..<4_000 {
      names.setObject(NSNumber(value: number), forKey: NSString(string: "\(number % 2_000)"))
    }
    #expect(names.count == 2_000)
    #expect(names.object(forKey: NSString(string: "7"))?.intValue == 2_007)
  }

  // QuickTableViewController, rewritten by port-uikit.
  @Test func `A value that names a class of cells makes one of its own class and style`() {
    final class Row: UITableViewCell {
      let made: CellStyle
      override init(style: CellStyle, reuseIdentifier: String?) {
        made = style
        super.init(style: style, reuseIdentifier: reuseIdentifier)
      }
      required init?(coder: NSCoder) { nil }
    }
    let type: UITableViewCell.Type = Row.self
    let cell = _madeCell(type, style: .subtitle, reuseIdentifier: "row")
    #expect((cell as? Row)?.made == .subtitle && cell.reuseIdentifier == "row")
    #expect(_madeCell(Row.self, style: .value1, reuseIdentifier: nil).reuseIdentifier == nil)
  }

  // Seen in StackViewController.
  @Test func `A rectangle is filled in a blend mode`() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: format).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
      UIColor.blue.setFill()
      UIRectFillUsingBlendMode(CGRect(x: 0, y: 0, width: 4, height: 4), .plusLighter)
    }
    #expect(image.pixel(2, 2) == "ffff00ff")
  }

  // ChatLayout.
  @Test func `Rectangles that only touch don't intersect`() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(!rect._intersects(CGRect(x: 10, y: 0, width: 10, height: 10)))
    #expect(!rect._intersects(CGRect(x: 0, y: -10, width: 10, height: 10)))
    #expect(rect._intersects(CGRect(x: 9, y: 9, width: 10, height: 10)))
    #expect(rect._intersects(CGRect(x: 4, y: 4, width: 0, height: 0)))
  }

  // ContextMenu (GitHawkApp) covers its bar with a picture.
  @Test func `A bar's background picture is painted, and one without a size leaves the bar clear`()
  {
    let stack = UINavigationController(rootViewController: UIViewController())
    let (window, bar) = (UIWindow(frame: UIScreen.main.bounds), stack.navigationBar)
    window.backgroundColor = .green
    stack.topViewController?.view.backgroundColor = .green
    window.rootViewController = stack
    window.makeKeyAndVisible()
    let red = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    bar.setBackgroundImage(red, for: .any, barMetrics: .default)
    #expect(bar.backgroundImage(for: .default) === red)
    let place = bar.convert(CGPoint(x: 20, y: 20), to: window)
    #expect(window.picture.pixel(place.x, place.y) == "ffff0000")
    bar.setBackgroundImage(UIImage(), for: .default)
    #expect(window.picture.pixel(place.x, place.y) == "ff00ff00")
  }

  // ESTabBarController overrides what its tab bar tells it.
  @Test func `A tab bar controller is the delegate of its bar, and subclasses hear of it`() {
    final class Tabs: UITabBarController {
      var chosen: UITabBarItem?
      override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { chosen = item }
    }
    let (tabs, item) = (Tabs(), UITabBarItem())
    #expect(tabs.tabBar.delegate === tabs)
    tabs.tabBar.delegate?.tabBar(tabs.tabBar, didSelect: item)
    #expect(tabs.chosen === item)
    tabs.tabBar.beginCustomizingItems([item])
    #expect(tabs.tabBar.isCustomizing && !tabs.tabBar.endCustomizing(animated: false))
  }

  // SwiftOverlays closes its banner some time after it was shown.
  @Test func `An object is sent a selector after a delay, unless that is taken back`() async throws
  {
    final class Banner: NSObject {
      var sent: [String] = []
      func close(_ text: String) { sent.append(text) }
    }
    let (banner, close) = (Banner(), Selector("close:", Banner.close(_:)))
    banner.perform(close, with: "late", afterDelay: 0.02)
    NSObject.cancelPreviousPerformRequests(withTarget: banner)
    banner.perform(close, with: "now", afterDelay: 0.01)
    NSObject.cancelPreviousPerformRequests(
      withTarget: banner, selector: Selector("open"), object: nil)
    for _ in 0..<100 where banner.sent.isEmpty { try await Task.sleep(for: .milliseconds(20)) }
    try await Task.sleep(for: .milliseconds(40))
    #expect(banner.sent == ["now"])
  }

  // RangeSeekSlider and MKRingProgressView; LTMorphingLabel and CountdownLabel.
  @Test func `Numbers, colour spaces and former names of frames are there`() {
    let width: CGFloat = 1.5
    #expect((width as NSNumber).doubleValue == 1.5 && (NSNumber(value: 2) as? CGFloat) == 2)
    #expect(UIColor.red.cgColor.colorSpace?.model == .rgb)
    #expect(CGColor(gray: 1, alpha: 1).colorSpace?.model == .monochrome)
    #expect(CGColorSpaceCreateDeviceGray().numberOfComponents == 1)
    let link = CADisplayLink(target: self, selector: Selector("tick"))
    #expect(link.frameInterval == 1)
    link.frameInterval = 2
    #expect(link.preferredFramesPerSecond == 30 && link.frameInterval == 2)
    #expect(class_getSuperclass(UILabel.self) == UIView.self)
  }

  // Caishen draws its placeholder where the text is; BouncyLayout and ZLSwipeableView pull at views.
  @Test func `A field's text is in the field, and a bond knows what it holds`() {
    let (field, layout) = (UITextField(), UICollectionViewLayoutAttributes())
    #expect(field.textInputView === field)
    let bond = UIAttachmentBehavior(
      item: field, offsetFromCenter: .zero, attachedTo: UIView(), offsetFromCenter: .zero)
    #expect(bond.items.count == 2)
    #expect(UIAttachmentBehavior(item: layout, attachedToAnchor: .zero).items.first === layout)
  }

  // MKRingProgressView makes its gradient of bytes, GradientView of an array.
  @Test func `A context of pixels has its origin below, and what its bytes show`() {
    var bytes: [UInt8] = [255, 0, 0, 255, 0, 0, 255, 255]
    let format = CGImageAlphaInfo.premultipliedLast.rawValue
    let context = CGContext(
      data: &bytes, width: 1, height: 2, bitsPerComponent: 8, bytesPerRow: 4,
      space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: format)
    let image = context?.makeImage().map { UIImage(cgImage: $0) }
    #expect(image?.pixel(0, 0) == "ffff0000" && image?.pixel(0, 1) == "ff0000ff")
    context?.setFillColor(UIColor.green.cgColor)
    context?.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let painted = context?.makeImage().map { UIImage(cgImage: $0) }
    #expect(painted?.pixel(0, 0) == "ffff0000" && painted?.pixel(0, 1) == "ff00ff00")
    let colors = [UIColor.red.cgColor, UIColor.blue.cgColor] as CFArray
    #expect(CGGradient(colorsSpace: nil, colors: colors, locations: [0, 1]) != nil)
  }

  // Fashion shares styles by a protocol's proxy; ZLSwipeableView asks for a class by its object's name.
  @Test func `Generic code finds the proxy and the name of a class`() {
    func dress<Kind: UIAppearance>(_ kind: Kind.Type) -> Kind { kind.appearance() }
    final class Dressed: UILabel {}
    #expect(dress(Dressed.self) === Dressed.appearance())
    #expect(Dressed().isKind(of: UILabel.classForCoder()))
  }

  // BRYXBanner hides behind the status bar's former setters, UIComponent mixes offsets.
  @Test func `Former setters of the status bar and mixed numbers are there`() {
    let before = UIApplication.shared.statusBarStyle
    UIApplication.shared.setStatusBarStyle(.lightContent, animated: true)
    #expect(UIApplication.shared.statusBarStyle == .lightContent)
    UIApplication.shared.setStatusBarStyle(before, animated: false)
    #expect(simd_mix(10, 20, 0.25) == 12.5 && simd_clamp(7, 0, 5) == 5)
  }
}
