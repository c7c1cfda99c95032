import Foundation
import Testing
import UIKit

/// The label and the image view of a button show what they are told, where they are put.
@MainActor @Suite struct ButtonPartLooks: ButtonSamples {
  private final class Moved: UIButton {
    override func layoutSubviews() {
      super.layoutSubviews()
      imageView?.frame = CGRect(x: 170, y: 12, width: 20, height: 20)
      titleLabel?.frame = CGRect(x: 4, y: 0, width: 120, height: 20)
    }
  }
  @Test func `A subclass places image and title in its layout`() throws {
    let shown = Moved(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
    shown.setTitle("Press", for: .normal)
    shown.setTitleColor(.black, for: .normal)
    shown.setImage(square(20), for: .normal)
    shown.layoutIfNeeded()
    #expect(shown.titleLabel?.frame == CGRect(x: 4, y: 0, width: 120, height: 20))
    #expect(shown.ink(.red) == CGRect(x: 170, y: 12, width: 20, height: 20))
    let text = shown.ink(.other)
    #expect(text.minX < 8 && text.maxX < 60 && text.maxY <= 22)
  }

  private final class Ruled: UIButton {
    override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
      let rect = super.imageRect(forContentRect: contentRect)
      return CGRect(x: contentRect.maxX - rect.width, y: rect.minY, width: rect.width, height: 10)
    }
    override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
      CGRect(x: contentRect.minX, y: 0, width: 100, height: contentRect.height)
    }
  }
  @Test func `A subclass states the rectangles of image and title`() throws {
    let shown = Ruled(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
    shown.setTitle("Press", for: .normal)
    shown.setImage(square(20), for: .normal)
    shown.layoutIfNeeded()
    #expect(shown.titleLabel?.frame == CGRect(x: 0, y: 0, width: 100, height: 44))
    #expect(shown.ink(.red) == CGRect(x: 180, y: 12, width: 20, height: 10))
  }

  @Test func `A transform puts the image behind the title`() throws {
    let shown = button(image: square(20))
    let before = shown.ink(.red)
    let flip = CGAffineTransform(scaleX: -1, y: 1)
    shown.transform = flip
    shown.titleLabel?.transform = flip
    shown.imageView?.transform = flip
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 240, height: 100))
    root.addSubview(shown)
    let after = root.ink(.red)
    #expect(abs(after.midX - 20 - (200 - before.midX)) < 1.5 && after.size == before.size)
  }

  @Test func `An image alone fills the button if its alignments say so, in its content mode`() {
    let shown = button(nil, .custom, image: square(10))
    shown.contentHorizontalAlignment = .fill
    shown.contentVerticalAlignment = .fill
    #expect(shown.ink(.red).size == CGSize(width: 200, height: 44))
    shown.imageView?.contentMode = .scaleAspectFit
    #expect(shown.ink(.red) == CGRect(x: 78, y: 0, width: 44, height: 44))
  }

  @Test func `An image too large for the button is squeezed, or fitted by the content mode`() {
    let shown = button(nil, .custom, image: square(88))
    #expect(shown.ink(.red).size == CGSize(width: 88, height: 44))
    shown.imageView?.contentMode = .scaleAspectFit
    #expect(shown.ink(.red).size == CGSize(width: 44, height: 44))
  }

  @Test func `Hiding and fading the label hides and fades the title`() {
    let shown = button()
    shown.titleLabel?.isHidden = true
    #expect(shown.ink(.any).isNull)
    shown.titleLabel?.isHidden = false
    shown.titleLabel?.alpha = 0.1
    #expect(shown.ink(.any).isNull)
    shown.titleLabel?.alpha = 1
    shown.titleLabel?.backgroundColor = .red
    #expect(!shown.ink(.red).isNull)
  }

  @Test func `A label that was removed comes back with the next title`() {
    let shown = button()
    for view in shown.subviews { view.removeFromSuperview() }
    #expect(shown.subviews.isEmpty && shown.currentTitle == "Press")
    shown.layoutIfNeeded()
    shown.setTitle("Again", for: .normal)
    shown.layoutIfNeeded()
    #expect(shown.subviews.count == 1 && shown.titleLabel?.text == "Again")
    #expect(!shown.ink(.any).isNull)
  }

  @Test func `The label says the size, font and colour of the title`() throws {
    let shown = button("Press", .custom)
    let label = try #require(shown.titleLabel)
    #expect(label.font.pointSize == 18 && label.textColor == .white)
    let system = button()
    #expect(system.titleLabel?.font.pointSize == 15)
    shown.setTitleColor(.red, for: .normal)
    #expect(label.textColor == .red && label.attributedText?.string == "Press")
    #expect(abs(label.intrinsicContentSize.width - label.frame.width) < 1)
    let configured = UIButton(configuration: .filled())
    configured.configuration?.title = "Go"
    #expect(configured.titleLabel?.font.pointSize == 17)
    #expect(configured.titleLabel?.textColor == .white)
  }

  @Test func `A wrapped title makes a button as high as its label asks for`() {
    final class Tall: UIButton {
      override var intrinsicContentSize: CGSize { titleLabel?.intrinsicContentSize ?? .zero }
      override func layoutSubviews() {
        super.layoutSubviews()
        titleLabel?.preferredMaxLayoutWidth = titleLabel?.frame.width ?? 0
        super.layoutSubviews()
      }
    }
    let tall = Tall(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    tall.titleLabel?.numberOfLines = 0
    tall.titleLabel?.lineBreakMode = .byWordWrapping
    tall.setTitle("Words that need several lines in so narrow a button", for: .normal)
    tall.layoutIfNeeded()
    #expect(tall.intrinsicContentSize.height > 60)
  }

  @Test func `Fonts of labels in buttons come from an appearance proxy`() {
    let proxy = UILabel.appearance(whenContainedInInstancesOf: [Moved.self])
    proxy.font = .systemFont(ofSize: 30)
    defer { proxy.font = .systemFont(ofSize: 17) }
    let (shown, own) = (Moved(), Moved())
    own.titleLabel?.font = .systemFont(ofSize: 11)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    for button in [shown, own] {
      button.setTitle("Press", for: .normal)
      window.addSubview(button)
    }
    #expect(shown.titleLabel?.font.pointSize == 30 && shown.intrinsicContentSize.height > 36)
    #expect(own.titleLabel?.font.pointSize == 11)
  }

  @Test func `Layers of a button are those of its image and title`() {
    let shown = button(image: square(20))
    #expect(shown.layer.sublayers?.count == 2)
    #expect(shown.titleLabel?.layer.superlayer === shown.layer)
  }

  @Test func `Traits reach a label once`() throws {
    let shown = button()
    let label = try #require(shown.titleLabel)
    var turns = 0
    label.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UILabel, _) in
      turns += 1
    }
    shown.overrideUserInterfaceStyle = .dark
    #expect(turns == 1 && label.traitCollection.userInterfaceStyle == .dark)
  }

  @Test func `Setting the same values in every layout comes to rest`() {
    final class Restless: UIButton {
      var turns = 0
      override func layoutSubviews() {
        turns += 1
        super.layoutSubviews()
        titleLabel?.textAlignment = .center
        titleLabel?.font = .systemFont(ofSize: 20)
        imageView?.contentMode = .scaleAspectFit
        setTitle("Press", for: .normal)
        setTitleColor(.red, for: .normal)
      }
    }
    let restless = Restless(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    restless.setImage(square(20), for: .normal)
    restless.layoutIfNeeded()
    #expect(restless.turns < 8)
  }

  @Test func `A thousand buttons are laid out`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    let image = square(10)
    for index in 0..<1000 {
      let shown = button("Press", image: image)
      shown.frame.origin = CGPoint(x: CGFloat(index % 10) * 40, y: CGFloat(index / 10) * 8)
      root.addSubview(shown)
    }
    root.layoutIfNeeded()
    #expect(labels(in: root).count == 1000)
  }
}
