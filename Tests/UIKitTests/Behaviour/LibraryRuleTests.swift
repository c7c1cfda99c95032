import Foundation
import Testing
import UIKit

/// What public component libraries take for granted; each rule names the one in which it was seen.
@MainActor @Suite struct LibraryRules {
  final class Section: NSObject, UITableViewDataSource, UITableViewDelegate {
    var lines: [String] = []
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      "Fruit"
    }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
      "Ripe"
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(
      _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
    ) {
      (view as? UITableViewHeaderFooterView)?.textLabel?.textColor = .systemRed
      lines.append("header \(section)")
    }
    func tableView(
      _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
    ) { lines.append("footer \(section)") }
    func tableView(
      _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
    ) { lines.append("no header \(section)") }
  }

  // SkeletonView's `SkeletonCollectionDelegate`; in apps the place to colour a header.
  @Test func `A table tells of the headers and footers that it shows`() {
    let section = Section()
    let table = UITableView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400), style: .grouped)
    (table.dataSource, table.delegate) = (section, section)
    table.layoutIfNeeded()
    table.layoutIfNeeded()
    #expect(section.lines == ["header 0"])
    #expect(table.headerView(forSection: 0)?.textLabel?.textColor == .systemRed)
    table.contentOffset.y = table.contentSize.height - 400
    table.setNeedsLayout()
    table.layoutIfNeeded()
    #expect(section.lines == ["header 0", "no header 0", "footer 0"])
  }

  final class Carousel: UICollectionViewLayout {
    var turns = true
    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      let item = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
      item.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
      if turns { item.transform3D = CATransform3DMakeScale(0.5, 0.5, 1) }
      return [item]
    }
    override func targetContentOffset(forProposedContentOffset offset: CGPoint) -> CGPoint {
      CGPoint(x: offset.x + 7, y: offset.y)
    }
    override var collectionViewContentSize: CGSize { CGSize(width: 2_000, height: 200) }
  }

  final class Pages: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    { 1 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "page", for: indexPath)
    }
  }

  // FSPagerView's transformers and ChatLayout's `CollectionViewChatLayout`.
  @Test func `A layout's transform is the cell's, and its offset follows a change of items`() {
    let (layout, pages) = (Carousel(), Pages())
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 200), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "page")
    view.dataSource = pages
    view.layoutIfNeeded()
    let cell = view.visibleCells[0]
    #expect(cell.transform.a == 0.5 && cell.bounds.size == CGSize(width: 100, height: 100))
    #expect(cell.frame == CGRect(x: 75, y: 75, width: 50, height: 50))
    layout.turns = false
    layout.invalidateLayout()
    view.layoutIfNeeded()
    #expect(view.visibleCells[0].transform.isIdentity)
    view.visibleCells[0].transform = CGAffineTransform(scaleX: 1, y: -1)
    layout.invalidateLayout()
    view.layoutIfNeeded()
    #expect(view.visibleCells[0].transform.d == -1)
    view.performBatchUpdates({ view.reloadItems(at: [IndexPath(item: 0, section: 0)]) })
    #expect(view.contentOffset.x == 7)
  }

  final class Watcher: UIView {
    var seen: [String] = []
    override func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      let new = change?[.newKey] as? CGPoint
      seen.append("\(keyPath ?? "") \(new?.y ?? -1)")
    }
  }

  // FSPagerView's `FSPagerViewCell`, and many a header that follows a scroll view.
  @Test func `A property observed by name tells of its changes`() {
    let (watcher, scroll) = (Watcher(), UIScrollView())
    scroll.addObserver(watcher, forKeyPath: "contentOffset", options: [.old, .new], context: nil)
    scroll.contentOffset.y = 20
    scroll.layoutIfNeeded()
    scroll.layoutIfNeeded()
    #expect(watcher.seen == ["contentOffset 20.0"])
    scroll.removeObserver(watcher, forKeyPath: "contentOffset")
    scroll.contentOffset.y = 30
    scroll.layoutIfNeeded()
    #expect(watcher.seen.count == 1)
  }

  final class Action: NSObject {}

  // SwipeCellKit's `SwipeAction` and BulletinBoard's `BLTNPageItem`.
  @Test func `Objects that are no views have words for assistive technology`() {
    let (action, image) = (Action(), UIImage())
    action.accessibilityLabel = "Delete"
    image.accessibilityLabel = "Bin"
    image.accessibilityIdentifier = "bin"
    #expect(action.accessibilityLabel == "Delete" && Action().accessibilityLabel == nil)
    #expect(image.accessibilityLabel == "Bin" && image.accessibilityIdentifier == "bin")
    let view: NSObject = UIView()
    view.accessibilityLabel = "Card"
    #expect((view as? UIView)?.accessibilityLabel == "Card")
    #expect(!action.isAccessibilityElement && action.accessibilityTraits == .none)
  }

  final class Badge: NSTextAttachment {
    override func attachmentBounds(
      for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
      glyphPosition position: CGPoint, characterIndex charIndex: Int
    ) -> CGRect {
      CGRect(x: 0, y: -4, width: 2 * lineFrag.height, height: lineFrag.height)
    }
  }

  // InputBarAccessoryView's `InputTextView`, and many an icon in a line.
  @Test func `An attachment's class says how large it is in its line`() {
    let (label, font) = (UILabel(), UIFont.systemFont(ofSize: 17))
    let text = NSMutableAttributedString(attachment: Badge())
    text.addAttribute(.font, value: font, range: NSRange(location: 0, length: 1))
    label.attributedText = text
    #expect(abs(label.intrinsicContentSize.width - 2 * font.lineHeight) <= 0.5)
    let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 6)).image { _ in }
    let plain = NSTextAttachment(image: image)
    #expect(
      plain.attachmentBounds(
        for: nil, proposedLineFragment: .zero, glyphPosition: .zero, characterIndex: 0)
        == CGRect(x: 0, y: 0, width: 8, height: 6))
    #expect(plain.image(forBounds: .zero, textContainer: nil, characterIndex: 0) === image)
  }

  // Spring's `imageWithColor`, and many a tint of before iOS 7.
  @Test func `Core Graphics draws an image upside down, and as a mask`() throws {
    let size = CGSize(width: 2, height: 2)
    let half = UIGraphicsImageRenderer(size: size).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    }
    let image = try #require(half.cgImage)
    func colors(_ draw: (CGContext) -> Void) -> [String] {
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1
      let made = UIGraphicsImageRenderer(size: size, format: format).image { draw($0.cgContext) }
      return [made.pixel(0, 0), made.pixel(0, 1)]
    }
    let rect = CGRect(origin: .zero, size: size)
    let (none, red, blue) = ("00000000", "ffff0000", "ff0000ff")
    #expect(colors { $0.draw(image, in: rect) } == [none, red])
    #expect(
      colors { context in
        context.translateBy(x: 0, y: 2)
        context.scaleBy(x: 1, y: -1)
        context.draw(image, in: rect)
      } == [red, none])
    #expect(
      colors { context in
        context.clip(to: rect, mask: image)
        UIColor.blue.setFill()
        context.fill(rect)
      } == [none, blue])
  }

  // FloatingPanel's `LayoutTests`.
  @Test func `A layer of Core Graphics is drawn wherever it is asked`() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let made = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2), format: format).image {
      let context = $0.cgContext
      guard let layer = CGLayer(context, size: CGSize(width: 1, height: 2), auxiliaryInfo: nil)
      else { return }
      layer.context?.setFillColor(UIColor.red.cgColor)
      // What is beyond the layer is cut off.
      layer.context?.fill(CGRect(x: 0, y: 0, width: 9, height: 1))
      context.draw(layer, at: CGPoint(x: 1, y: 0))
      context.draw(layer, in: CGRect(x: 3, y: 0, width: 1, height: 4))
    }
    let (none, red) = ("00000000", "ffff0000")
    #expect((0..<4).map { made.pixel(CGFloat($0), 0) } == [none, red, none, red])
    #expect((0..<4).map { made.pixel(CGFloat($0), 1) } == [none, none, none, red])
  }

  // ActiveLabel draws itself so.
  @Test func `A layout manager draws its text in its container`() {
    let (manager, container) = (
      NSLayoutManager(), NSTextContainer(size: CGSize(width: 60, height: 40))
    )
    let storage = NSTextStorage()
    storage.append(
      NSAttributedString(
        string: "\u{2588}",
        attributes: [
          .font: UIFont.systemFont(ofSize: 20), .foregroundColor: UIColor.red,
        ]))
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
    let box = manager.usedRect(for: container).size
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let made = UIGraphicsImageRenderer(size: CGSize(width: 80, height: 60), format: format).image {
      _ in
      manager.drawGlyphs(
        forGlyphRange: manager.glyphRange(for: container), at: CGPoint(x: 20, y: 10))
    }
    #expect(made.pixel(20 + box.width / 2, 10 + box.height / 2) == "ffff0000")
    #expect(made.pixel(10, 10 + box.height / 2) == "00000000")
  }

  // Epoxy places bars above the keyboard by it.
  @Test func `The screen's coordinates are those of a window at its corner`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 50))
    window.addSubview(view)
    let space = UIScreen.main.coordinateSpace
    #expect(space.convert(CGPoint(x: 15, y: 25), to: view) == CGPoint(x: 5, y: 5))
    #expect(
      space.convert(CGRect(x: 1, y: 1, width: 2, height: 2), from: view).origin
        == CGPoint(x: 11, y: 21))
  }

  @Test func `An anchor of a constraint equals the view's`() {
    let (view, other) = (UIView(), UIView())
    view.addSubview(other)
    let constraint = other.topAnchor.constraint(equalTo: view.bottomAnchor)
    #expect(constraint.firstAnchor.isEqual(other.topAnchor))
    #expect(constraint.secondAnchor?.isEqual(view.bottomAnchor) == true)
    #expect(other.topAnchor.isEqual(constraint.firstAnchor))
    #expect(!constraint.firstAnchor.isEqual(view.topAnchor))
    #expect(constraint.firstAnchor.hash == other.topAnchor.hash)
    let none = other.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 0)
    #expect(none.secondItem == nil && none.multiplier == 1 && none.constant == 0)
    let half = other.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 0.5)
    #expect(half.secondItem === view && half.multiplier == 0.5)
  }

  // NVActivityIndicatorView's triangles.
  @Test func `Geometry is read from strings and written to them`() {
    #expect(NSCoder.cgPoint(for: "{1.5, -2}") == CGPoint(x: 1.5, y: -2))
    #expect(
      NSCoder.cgRect(for: "{{1, 2}, {3, 4}}") == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(NSCoder.cgSize(for: "large") == .zero && NSCoder.cgPoint(for: "{1}") == .zero)
    #expect(
      NSCoder.string(for: CGRect(x: 1, y: 2, width: 3, height: 4.5)) == "{{1, 2}, {3, 4.5}}")
  }

  // Pageboy, SkeletonView, Cosmos, DropDown and XLPagerTabStrip.
  @Test func `What Foundation has from C and Objective-C is there`() {
    #expect(UIApplication.responds(to: NSSelectorFromString("sharedApplication")))
    let shared = UIApplication.perform(NSSelectorFromString("sharedApplication"))
    #expect(shared?.takeUnretainedValue() === UIApplication.shared)
    let object = NSObject()
    objc_sync_enter(object)
    objc_sync_enter(object)
    #expect(objc_sync_exit(object) == 0 && objc_sync_exit(object) == 0)
    #expect(objc_AssociationPolicy(rawValue: 1) == .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    #expect(objc_AssociationPolicy(rawValue: 7) == nil)
    let font = UIFont.systemFont(ofSize: 12)
    #expect(CGFont(font.fontName as CFString)?.postScriptName == font.fontName)
    #expect((IndexPath(row: 3, section: 1) as NSIndexPath).row == 3)
    #expect(CGSize(width: 1, height: 2).equalTo(CGSize(width: 1, height: 2)))
    var lock = os_unfair_lock()
    os_unfair_lock_lock(&lock)
    #expect(!os_unfair_lock_trylock(&lock))
    os_unfair_lock_unlock(&lock)
  }

  private func made<B: UIButton>(_ type: B.Type) -> B { B(type: .system) }

  // LayoutKit's `ButtonLayout`, whose button's class is a parameter.
  @Test func `A generic button is made of its own class and type`() {
    final class Own: UIButton {}
    let button = made(Own.self)
    #expect(type(of: button) == Own.self && button.buttonType == .system)
  }

  // A public app's `StatusImageView` and `SpinnerActivityIndicatorView`.
  @Test func `A class of images begins with an image`() {
    final class Status: UIImageView {
      let state: Int
      init(state: Int) {
        self.state = state
        super.init(image: UIImage.halves(CGSize(width: 20, height: 10)))
      }
      required init?(coder: NSCoder) { nil }
    }
    #expect(Status(state: 1).frame == CGRect(x: 0, y: 0, width: 20, height: 10))
  }

  // The same app's fields, bars and buttons.
  @Test func `What is pasted, read and named has its names`() {
    final class Formatter: NSObject, UITextPasteDelegate {}
    let (field, formatter, item) = (UITextField(), Formatter(), UIBarButtonItem())
    field.pasteDelegate = formatter
    #expect(field.pasteDelegate === formatter && UITextView().pasteDelegate == nil)
    (item as any UIAccessibilityIdentification).accessibilityIdentifier = "done"
    #expect(item.accessibilityIdentifier == "done")
    CFRunLoopWakeUp(CFRunLoopGetCurrent())
    #expect(CFRunLoopGetMain() === RunLoop.main)
  }
}
