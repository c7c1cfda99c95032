import Foundation
import Testing
import UIKit

/// What Apple's pages, or everybody's experience, say of colours, fonts, pictures, texts and layout.
@MainActor @Suite struct FurtherValueRules {
  // Apple, CGColor and UIColor.
  @Test func `A grey has two components, and other colours three`() {
    #expect(UIColor.red == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(UIColor.white.cgColor.numberOfComponents == 2)
    #expect(UIColor.red.cgColor.components == [1, 0, 0, 1])
    #expect(UIColor(white: 0.5, alpha: 1).withAlphaComponent(0.3).cgColor.alpha == 0.3)
    var (hue, saturation, brightness, alpha) = (CGFloat(-1), CGFloat(-1), CGFloat(-1), CGFloat(-1))
    #expect(
      UIColor.blue.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha))
    #expect(abs(hue - 2.0 / 3) < 1e-6 && saturation == 1 && brightness == 1 && alpha == 1)
    var white = CGFloat(-1)
    #expect(UIColor.gray.getWhite(&white, alpha: nil) && white == 0.5)
    #expect(UIColor.clear.cgColor.alpha == 0 && UIColor.orange.cgColor.components?[1] == 0.5)
  }

  // Apple, UIFont: the system's sizes; UIFontMetrics.
  @Test func `Fonts have the system's sizes, and metrics leave the usual text size as it is`() {
    #expect(UIFont.systemFontSize == 14 && UIFont.smallSystemFontSize == 12)
    #expect(UIFont.labelFontSize == 17 && UIFont.buttonFontSize == 18)
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
    #expect(UIFont.preferredFont(forTextStyle: .largeTitle).pointSize == 34)
    #expect(UIFont.preferredFont(forTextStyle: .caption2).pointSize == 11)
    #expect(UIFont.systemFont(ofSize: 10).withSize(20).pointSize == 20)
    let usual = UITraitCollection(preferredContentSizeCategory: .large)
    let huge = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    let metrics = UIFontMetrics(forTextStyle: .body)
    #expect(metrics.scaledValue(for: 10, compatibleWith: usual) == 10)
    #expect(metrics.scaledValue(for: 10, compatibleWith: huge) > 20)
    let scaled = metrics.scaledFont(
      for: .systemFont(ofSize: 10), maximumPointSize: 15, compatibleWith: huge)
    #expect(scaled.pointSize == 15)
    #expect(UIFont(name: "No such font", size: 10) == nil)
    #expect(UIFont.boldSystemFont(ofSize: 9).fontDescriptor.symbolicTraits.contains(.traitBold))
  }

  // Apple, UIGraphicsImageRenderer and UIImage.
  @Test func `Pictures keep their scale, mode and insets in copies`() throws {
    let format = UIGraphicsImageRendererFormat()
    (format.scale, format.opaque) = (2, false)
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 20), format: format).image {
      #expect($0.format.bounds == CGRect(x: 0, y: 0, width: 10, height: 20))
      UIColor.red.setFill()
      $0.fill($0.format.bounds)
    }
    #expect(image.size == CGSize(width: 10, height: 20) && image.scale == 2)
    #expect(image.cgImage?.width == 20 && image.imageOrientation == .up)
    #expect(image.renderingMode == .automatic && image.capInsets == .zero)
    let template = image.withRenderingMode(.alwaysTemplate)
    #expect(template.renderingMode == .alwaysTemplate && template.size == image.size)
    let stretched = template.resizableImage(
      withCapInsets: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(stretched.capInsets.left == 2 && stretched.renderingMode == .alwaysTemplate)
    #expect(stretched.resizingMode == .tile)
    let inset = image.withAlignmentRectInsets(UIEdgeInsets(top: 1, left: 0, bottom: 0, right: 0))
    #expect(inset.alignmentRectInsets.top == 1 && inset.scale == 2)
    let turned = UIImage(cgImage: try #require(image.cgImage), scale: 2, orientation: .right)
    #expect(turned.size == CGSize(width: 20, height: 10))
    let data = try #require(image.pngData())
    #expect(UIImage(data: data)?.size == CGSize(width: 20, height: 40))
    #expect(UIImage(data: data, scale: 2)?.size == image.size)
    #expect(UIImage().size == .zero && UIImage().cgImage == nil && UIImage().pngData() == nil)
    #expect(!image.flipsForRightToLeftLayoutDirection)
    #expect(image.imageFlippedForRightToLeftLayoutDirection().flipsForRightToLeftLayoutDirection)
  }

  // Apple, UIBezierPath.
  @Test func `Paths know their bounds, their end and what they contain`() {
    let path = UIBezierPath()
    #expect(path.isEmpty && path.lineWidth == 1 && path.miterLimit == 10 && path.flatness == 0.6)
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 11, y: 2))
    path.addLine(to: CGPoint(x: 11, y: 12))
    #expect(path.currentPoint == CGPoint(x: 11, y: 12))
    path.close()
    #expect(path.currentPoint == CGPoint(x: 1, y: 2))
    #expect(path.bounds == CGRect(x: 1, y: 2, width: 10, height: 10))
    #expect(path.contains(CGPoint(x: 10, y: 4)) && !path.contains(CGPoint(x: 2, y: 11)))
    path.apply(CGAffineTransform(translationX: 5, y: 0))
    #expect(path.bounds.minX == 6)
    let circle = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(abs(circle.currentPoint.y - 10) < 1e-6 && abs(circle.currentPoint.x) < 1e-6)
    path.append(circle)
    #expect(path.bounds.minX < 1e-6)
    path.removeAllPoints()
    #expect(path.isEmpty && path.cgPath.isEmpty && path.cgPath.boundingBox.isNull)
    #expect(UIBezierPath(rect: .zero) == UIBezierPath(rect: .zero))
    #expect(
      UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 4, height: 6)).bounds.size
        == CGSize(width: 4, height: 6))
  }

  // Apple, NSTextStorage: what was edited is told once, at the end of editing.
  @Test func `A text storage tells its delegate once of what was edited`() {
    final class Reader: NSObject, NSTextStorageDelegate {
      var told: [String] = []
      func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
      ) { told.append("will \(editedRange) \(delta)") }
      func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
      ) {
        told.append(
          "did \(editedMask.contains(.editedCharacters)) \(editedMask.contains(.editedAttributes))")
      }
    }
    let (storage, reader) = (NSTextStorage(string: "hello"), Reader())
    storage.delegate = reader
    storage.beginEditing()
    storage.replaceCharacters(in: NSRange(location: 1, length: 1), with: "xyz")
    storage.addAttribute(.kern, value: 1, range: NSRange(location: 0, length: 1))
    #expect(reader.told.isEmpty)
    storage.endEditing()
    #expect(reader.told == ["will {0, 4} 2", "did true true"])
    reader.told = []
    storage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "a")
    #expect(reader.told == ["will {0, 1} 1", "did true false"] || reader.told.count == 2)
    let manager = NSLayoutManager()
    storage.addLayoutManager(manager)
    #expect(manager.textStorage === storage && storage.layoutManagers == [manager])
  }

  // Apple, UITraitCollection.
  @Test func `Traits are merged, contained and compared`() {
    let phone = UITraitCollection(userInterfaceIdiom: .phone)
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let both = UITraitCollection(traitsFrom: [phone, dark])
    #expect(both.userInterfaceIdiom == .phone && both.userInterfaceStyle == .dark)
    #expect(both.containsTraits(in: dark) && !phone.containsTraits(in: dark))
    let none = UITraitCollection()
    #expect(none.userInterfaceIdiom == .unspecified && none.horizontalSizeClass == .unspecified)
    #expect(none.displayScale == 0 && none.preferredContentSizeCategory == .unspecified)
    #expect(
      dark.hasDifferentColorAppearance(comparedTo: UITraitCollection(userInterfaceStyle: .light)))
    #expect(!dark.hasDifferentColorAppearance(comparedTo: both))
    let light = both.modifyingTraits { $0.userInterfaceStyle = .light }
    #expect(light.userInterfaceStyle == .light && both.userInterfaceStyle == .dark)
    var inside: UIUserInterfaceStyle?
    dark.performAsCurrent { inside = UITraitCollection.current.userInterfaceStyle }
    #expect(inside == .dark && UITraitCollection.current.userInterfaceStyle != .dark)
    #expect(UITraitCollection(traitsFrom: [phone, dark]) == both)
  }

  // Apple, UILayoutGuide and NSLayoutConstraint.
  @Test func `Guides belong to one view, and constraints begin inactive and required`() {
    let (view, other, guide) = (UIView(), UIView(), UILayoutGuide())
    #expect(guide.owningView == nil && guide.identifier == "" && guide.layoutFrame == .zero)
    view.addLayoutGuide(guide)
    #expect(guide.owningView === view && view.layoutGuides == [guide])
    other.addLayoutGuide(guide)
    #expect(guide.owningView === other && view.layoutGuides.isEmpty)
    other.removeLayoutGuide(guide)
    #expect(guide.owningView == nil)
    let constraint = view.widthAnchor.constraint(equalToConstant: 10)
    #expect(!constraint.isActive && constraint.priority == .required && constraint.constant == 10)
    #expect(
      constraint.multiplier == 1 && constraint.identifier == nil && constraint.secondItem == nil)
    constraint.isActive = true
    #expect(view.constraints == [constraint] && constraint.firstItem === view)
    constraint.isActive = false
    #expect(view.constraints.isEmpty)
    #expect(constraint.firstAttribute == .width && constraint.secondAttribute == .notAnAttribute)
    #expect(
      UILayoutPriority.defaultHigh.rawValue == 750
        && UILayoutPriority.fittingSizeLevel.rawValue == 50)
  }

  @Test func `Margins in the reading direction are those of the sides`() {
    final class View: UIView {
      var changes = 0
      override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        changes += 1
      }
    }
    let view = View()
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(view.changes == 1)
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect(view.layoutMargins.left == 4 && view.layoutMargins.right == 2)
    view.layoutMargins = UIEdgeInsets(top: 0, left: 9, bottom: 0, right: 5)
    #expect(
      view.directionalLayoutMargins.leading == 5 && view.directionalLayoutMargins.trailing == 9)
  }

  // Apple, UIResponder: actions go up the chain to whoever can perform them.
  @Test func `A first responder is in a window, and editing ends from above`() {
    final class Inner: UIView {
      override var canBecomeFirstResponder: Bool { true }
    }
    let (root, inner) = (UIViewController(), Inner())
    let window = shown(root)
    root.view.addSubview(inner)
    #expect(!inner.isFirstResponder && inner.becomeFirstResponder() && inner.isFirstResponder)
    #expect(inner.next === root.view && root.view.next === root && root.next === window)
    inner.removeFromSuperview()
    #expect(!inner.isFirstResponder && inner.next == nil)
    root.view.addSubview(inner)
    let field = UITextField()
    root.view.addSubview(field)
    #expect(field.becomeFirstResponder() && field.isEditing)
    #expect(root.view.endEditing(false) && !field.isEditing)
    #expect(!root.view.endEditing(true))
    field.isEnabled = false
    #expect(!field.becomeFirstResponder())
  }

  // Apple, UIPasteboard.
  @Test func `A pasteboard counts its changes and knows what it has`() {
    let board = UIPasteboard.withUniqueName()
    #expect(!board.hasStrings && board.string == nil && board.numberOfItems == 0)
    let before = board.changeCount
    board.string = "a"
    #expect(board.hasStrings && board.strings == ["a"] && board.changeCount == before + 1)
    board.strings = ["b", "c"]
    #expect(board.string == "b" && board.numberOfItems == 2)
    board.color = .red
    #expect(board.hasColors && !board.hasStrings && board.numberOfItems == 1)
    board.items = []
    #expect(board.numberOfItems == 0 && !board.hasColors && !board.hasURLs && !board.hasImages)
  }
}
