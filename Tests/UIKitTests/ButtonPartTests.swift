import Foundation
import Testing
import UIKit

/// The label and the image view of a button are among its subviews, as everybody who walks a tree
/// of views sees them.
@MainActor @Suite struct ButtonPartRules: ButtonSamples {
  @Test func `A button has a label among its subviews once it has a title, and no image view`() {
    #expect(UIButton(type: .system).subviews.isEmpty)
    let plain = button()
    #expect(plain.subviews.count == 1 && plain.subviews.first === plain.titleLabel)
    #expect(plain.titleLabel?.superview === plain)
    #expect(plain.subviews.allSatisfy { !($0 is UIImageView) })
    let picture = button(nil, image: square(20))
    #expect(picture.subviews.count == 1 && picture.subviews.first === picture.imageView)
  }

  @Test func `Asking for the label or the image view makes it`() {
    let empty = UIButton()
    let label = empty.titleLabel
    #expect(empty.subviews.first === label && label === empty.titleLabel)
    let image = empty.imageView
    #expect(empty.subviews.contains { $0 === image })
  }

  @Test func `The image is behind the title, and both lie where the button has them`() throws {
    let shown = button(image: square(20))
    let (image, label) = (try #require(shown.imageView), try #require(shown.titleLabel))
    #expect(shown.subviews.map(ObjectIdentifier.init) == [image, label].map(ObjectIdentifier.init))
    #expect(image.frame.size == CGSize(width: 20, height: 20))
    #expect(abs(image.frame.midY - 22) < 0.5 && abs(label.frame.midY - 22) < 0.5)
    #expect(abs(image.frame.maxX - label.frame.minX) < 1)
    #expect(abs(image.frame.minX + label.frame.maxX - 200) < 1.5)
  }

  @Test func `A search for labels finds the titles of buttons`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let stack = UIStackView(arrangedSubviews: [button("One"), button("Two", .custom)])
    root.addSubview(stack)
    #expect(labels(in: root).map(\.text) == ["One", "Two"])
    var configuration = UIButton.Configuration.filled()
    (configuration.title, configuration.subtitle) = ("Three", "small")
    root.addSubview(UIButton(configuration: configuration))
    #expect(labels(in: root).compactMap(\.text) == ["One", "Two", "Three", "small"])
  }

  @Test func `A tag finds the label, which is a descendant of the window`() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let shown = button()
    window.addSubview(shown)
    let label = try #require(shown.titleLabel)
    label.tag = 77
    #expect(window.viewWithTag(77) === label)
    #expect(label.isDescendant(of: window) && label.window === window)
    #expect(label.next === shown)
  }

  @Test func `Places in the label are converted to those of the views around`() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let shown = button()
    root.addSubview(shown)
    root.layoutIfNeeded()
    let label = try #require(shown.titleLabel)
    let place = label.convert(label.bounds, to: root)
    #expect(place == label.frame.offsetBy(dx: 20, dy: 30))
    #expect(abs(root.convert(CGPoint(x: 120, y: 52), to: label).x - label.bounds.midX) < 1)
  }

  @Test func `A touch of the title is one of the button`() {
    let shown = button(image: square(20))
    for x in stride(from: CGFloat(2), to: 200, by: 7) {
      #expect(shown.hitTest(CGPoint(x: x, y: 22), with: nil) === shown)
    }
  }

  @Test func `A view between the background and the title is inserted below the label`() throws {
    let shown = button()
    let (between, front) = (UIView(), UIView())
    shown.insertSubview(between, belowSubview: try #require(shown.titleLabel))
    shown.addSubview(front)
    let order = shown.subviews.map(ObjectIdentifier.init)
    #expect(order == [between, shown.titleLabel!, front].map { ObjectIdentifier($0) })
    between.backgroundColor = .red
    between.frame = shown.bounds
    let below = shown.ink(.red)
    #expect(below.size == shown.bounds.size)
    #expect(!shown.ink(.other).isNull, "the title is in front")
    front.backgroundColor = .red
    front.frame = shown.bounds
    #expect(shown.ink(.other).isNull, "the title is covered")
    shown.bringSubviewToFront(try #require(shown.titleLabel))
    #expect(!shown.ink(.other).isNull)
  }

  @Test func `A gradient at the bottom of the layers is behind the title`() {
    let shown = button()
    let ground = CALayer()
    ground.backgroundColor = UIColor.red.cgColor
    ground.frame = shown.bounds
    shown.layer.insertSublayer(ground, at: 0)
    #expect(!shown.ink(.other).isNull)
    let cover = CALayer()
    cover.backgroundColor = UIColor.red.cgColor
    cover.frame = shown.bounds
    shown.layer.addSublayer(cover)
    #expect(shown.ink(.other).isNull)
  }

  @Test func `A badge is pinned to the image view and follows the title`() throws {
    let shown = button(image: square(20))
    shown.translatesAutoresizingMaskIntoConstraints = false
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    root.addSubview(shown)
    let (image, label) = (try #require(shown.imageView), try #require(shown.titleLabel))
    let (badge, line) = (UIView(), UIView())
    for view in [badge, line] {
      view.translatesAutoresizingMaskIntoConstraints = false
      shown.addSubview(view)
    }
    NSLayoutConstraint.activate([
      shown.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      shown.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      badge.centerXAnchor.constraint(equalTo: image.trailingAnchor),
      badge.centerYAnchor.constraint(equalTo: image.topAnchor),
      badge.widthAnchor.constraint(equalToConstant: 8),
      badge.heightAnchor.constraint(equalToConstant: 8),
      line.leadingAnchor.constraint(equalTo: label.leadingAnchor),
      line.trailingAnchor.constraint(equalTo: label.trailingAnchor),
      line.topAnchor.constraint(equalTo: label.bottomAnchor),
      line.heightAnchor.constraint(equalToConstant: 1),
    ])
    root.layoutIfNeeded()
    #expect(abs(badge.center.x - image.frame.maxX) < 0.01)
    #expect(abs(badge.center.y - image.frame.minY) < 0.01)
    #expect(abs(line.frame.width - label.frame.width) < 0.01 && line.frame.width > 20)
    let before = line.frame.width
    shown.setTitle("A much longer title", for: .normal)
    root.layoutIfNeeded()
    #expect(line.frame.width > before * 1.5)
    #expect(abs(line.frame.minX - label.frame.minX) < 0.01)
    #expect(!label.hasAmbiguousLayout)
  }

  @Test func `A label outside can be aligned with the title's baseline`() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let (shown, note) = (button(), UILabel())
    root.addSubview(shown)
    root.addSubview(note)
    note.text = "Note"
    note.translatesAutoresizingMaskIntoConstraints = false
    note.centerYAnchor.constraint(equalTo: try #require(shown.titleLabel).centerYAnchor)
      .isActive = true
    note.leadingAnchor.constraint(equalTo: shown.trailingAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(abs(note.frame.midY - 52) < 0.5 && note.frame.minX == 220)
  }

  @Test func `Constraints of an app place the title`() throws {
    let shown = button()
    let label = try #require(shown.titleLabel)
    label.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: shown.leadingAnchor, constant: 5),
      label.bottomAnchor.constraint(equalTo: shown.bottomAnchor),
    ])
    shown.layoutIfNeeded()
    #expect(label.frame.minX == 5 && label.frame.maxY == 44)
    #expect(label.frame.width == label.intrinsicContentSize.width && label.frame.width > 20)
    let box = shown.ink(.any)
    #expect(box.minX < 12 && box.maxX < label.frame.maxX + 1 && box.minY > 22)
  }
}
