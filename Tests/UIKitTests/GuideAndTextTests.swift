import Foundation
import Testing
import UIKit

@MainActor @Suite(.serialized) struct GuidesAndText {
  @Test func `The keyboard's guide stands above the safe area's band, or at the bottom`() {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let (root, field) = (UIViewController(), UIView())
    window.rootViewController = root
    window.makeKeyAndVisible()
    defer { window.rootViewController = nil }
    let view: UIView = root.view
    field.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(field)
    let guide = view.keyboardLayoutGuide
    #expect(guide === view.keyboardLayoutGuide)
    guide.setConstraints(
      [field.heightAnchor.constraint(equalToConstant: 44)], activeWhenNearEdge: .bottom)
    guide.setConstraints(
      [field.heightAnchor.constraint(equalToConstant: 99)], activeWhenAwayFrom: .bottom)
    field.bottomAnchor.constraint(equalTo: guide.topAnchor).isActive = true
    window.layoutIfNeeded()
    let band = view.safeAreaInsets.bottom
    #expect(band > 0)
    #expect(field.frame.maxY == view.bounds.height - band && field.frame.height == 44)
    guide.usesBottomSafeArea = false
    window.layoutIfNeeded()
    #expect(field.frame.maxY == view.bounds.height)
  }

  @Test func `A property that is observed is told after the layout that changed it`() {
    let (outer, inner) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50)), UIView())
    inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    inner.frame = outer.bounds
    outer.addSubview(inner)
    outer.layoutIfNeeded()
    var told: [CGFloat] = []
    let observation = inner.observe(\.bounds, options: [.initial, .new, .old]) { _, change in
      told.append(change.newValue?.width ?? -1)
    }
    outer.frame.size.width = 200
    outer.layoutIfNeeded()
    outer.layoutIfNeeded()
    #expect(told == [100, 200])
    observation.invalidate()
    outer.frame.size.width = 300
    outer.layoutIfNeeded()
    #expect(told == [100, 200])
  }

  @Test func `A layout manager finds the character at a point, and the lines of a text`() {
    let storage = NSTextStorage(
      string: "one two three four five six", attributes: [.font: UIFont.systemFont(ofSize: 20)])
    let (manager, container) = (
      NSLayoutManager(), NSTextContainer(size: CGSize(width: 80, height: 0))
    )
    container.lineFragmentPadding = 0
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    let used = manager.usedRect(for: container)
    #expect(used.height > 50 && used.width <= 80)
    let first = manager.characterIndex(
      for: CGPoint(x: 1, y: 1), in: container, fractionOfDistanceBetweenInsertionPoints: nil)
    #expect(first == 0)
    let last = manager.characterIndex(
      for: CGPoint(x: 79, y: used.height - 1), in: container,
      fractionOfDistanceBetweenInsertionPoints: nil)
    #expect(last == storage.length - 1)
    let five = (storage.string as NSString).range(of: "five")
    let rect = manager.boundingRect(forGlyphRange: five, in: container)
    #expect(rect.minY > 20 && rect.height > 20)
    #expect(
      manager.characterIndex(
        for: CGPoint(x: rect.midX, y: rect.midY), in: container,
        fractionOfDistanceBetweenInsertionPoints: nil) >= five.location)
  }

  @Test func `A style has twelve tabs until it is given others, which are kept in order`() {
    let style = NSMutableParagraphStyle()
    #expect(style.tabStops.map(\.location).prefix(3) == [28, 56, 84] && style.tabStops.count == 12)
    style.tabStops = [NSTextTab(textAlignment: .right, location: 200)]
    style.addTabStop(NSTextTab(textAlignment: .left, location: 40))
    #expect(style.tabStops.map(\.location) == [40, 200])
    style.removeTabStop(NSTextTab(textAlignment: .left, location: 40))
    #expect(style.tabStops.map(\.location) == [200])
  }

  /// As checked on macOS for gnustep/libs-gui#479; Apple declares the property `null_resettable`.
  @Test
  func `Tab stops are read in the order in which they were given; nil restores the usual ones`() {
    let style = NSMutableParagraphStyle()
    style.tabStops = [300, 100, 200].map { NSTextTab(textAlignment: .left, location: $0) }
    #expect(style.tabStops.map(\.location) == [300, 100, 200])
    style.addTabStop(NSTextTab(textAlignment: .left, location: 150))
    #expect(style.tabStops.map(\.location) == [150, 300, 100, 200])
    style.tabStops = nil
    #expect(style.tabStops.count == 12)
  }

  @Test func `Where there is no content, the configuration's column stands in the middle`() throws {
    let controller = UIViewController()
    controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    var nothing = UIContentUnavailableConfiguration.search()
    nothing.button.title = "Clear"
    controller.contentUnavailableConfiguration = nothing
    controller.view.layoutIfNeeded()
    let shown = try #require(controller.view.subviews.last as? UIContentUnavailableView)
    let column = try #require(shown.subviews.first)
    #expect(column.subviews.count == 4)
    #expect(abs(column.frame.midY - 240) < 1)
    controller.contentUnavailableConfiguration = nil
    #expect(controller.view.subviews.isEmpty)
  }

  // paralayout's pictures; a label asks with its own number of lines when it draws.
  @Test func `A label's text rectangle keeps to the number of lines it is asked for`() {
    let label = UILabel()
    label.text = "A text of several words that needs some lines"
    label.numberOfLines = 0
    let bounds = CGRect(x: 5, y: 7, width: 100, height: 1_000)
    let heights = [1, 2, 0].map {
      label.textRect(forBounds: bounds, limitedToNumberOfLines: $0).height
    }
    let line = ceil(label.font.lineHeight)
    #expect(abs(heights[0] - line) < 1 && abs(heights[1] - 2 * line) < 2)
    #expect(heights[2] > heights[1] && label.numberOfLines == 0)
    #expect(label.textRect(forBounds: bounds, limitedToNumberOfLines: 0).origin == bounds.origin)
    label.numberOfLines = 1
    #expect(label.textRect(forBounds: bounds, limitedToNumberOfLines: 0).height == heights[2])
  }

  @Test("The monospaced design has characters of 0.6 em, the others keep the system's lines")
  func designs() throws {
    let system = UIFont.systemFont(ofSize: 20)
    let mono = UIFont.monospacedSystemFont(ofSize: 20, weight: .bold)
    #expect(mono.fontDescriptor.symbolicTraits.contains(.traitMonoSpace))
    func width(_ text: String, _ font: UIFont) -> CGFloat {
      let label = UILabel()
      (label.font, label.text) = (font, text)
      return label.intrinsicContentSize.width
    }
    #expect(width("iiiiiWWWWW", mono) == 120)
    for design in [UIFontDescriptor.SystemDesign.monospaced, .rounded, .serif] {
      let descriptor = try #require(system.fontDescriptor.withDesign(design))
      #expect(abs(UIFont(descriptor: descriptor, size: 0).lineHeight - system.lineHeight) < 0.01)
    }
    let rounded = try #require(system.fontDescriptor.withDesign(.rounded))
    #expect(width("Round", UIFont(descriptor: rounded, size: 0)) == width("Round", system))
  }
}
