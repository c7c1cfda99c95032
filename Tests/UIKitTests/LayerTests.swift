import Foundation
import Testing
import UIKit

@MainActor @Suite struct Layers {
  /// Returns the colour of a view at one of its points.
  private func color(of view: UIView, _ x: CGFloat, _ y: CGFloat) -> UIColor {
    let picture = UIGraphicsImageRenderer(size: view.bounds.size).image {
      view.layer.render(in: $0.cgContext)
    }
    let scale = picture.scale
    let pixel = picture.cgImage?.cropping(
      to: CGRect(x: x * scale, y: y * scale, width: 1, height: 1))
    return pixel.map { UIColor(patternImage: UIImage(cgImage: $0)) } ?? .clear
  }

  private func alpha(of view: UIView, _ x: CGFloat, _ y: CGFloat) -> CGFloat {
    color(of: view, x, y).cgColor.alpha
  }

  private func square(_ side: CGFloat = 40) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: side, height: side))
    view.backgroundColor = .red
    return view
  }

  // BBBadgeBarButtonItem#2: a label's background is square until the layer masks, unlike a view's.
  @Test func `The corners of a label's layer reach its background only if it masks`() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    for view in [square(), label] {
      view.backgroundColor = .red
      view.layer.cornerRadius = 20
      #expect(alpha(of: view, 1, 1) == (view === label ? 1 : 0))
      view.layer.masksToBounds = true
      #expect(alpha(of: view, 1, 1) == 0)
    }
    let own = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    own.layer.backgroundColor = UIColor.red.cgColor
    own.layer.cornerRadius = 20
    #expect(alpha(of: own, 1, 1) == 0 && alpha(of: own, 20, 20) == 1)
  }

  // bynomial.com, 'UILabel shadow': a second copy of the text, without blur.
  @Test(arguments: [false, true])
  func `A label's shadow is a copy of its letters`(isRightToLeft: Bool) {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
    label.font = .systemFont(ofSize: 40)
    label.textColor = .black
    label.text = "II"
    if isRightToLeft { label.semanticContentAttribute = .forceRightToLeft }
    func painted() -> [Bool] {
      (0..<60).flatMap { y in (0..<60).map { x in alpha(of: label, CGFloat(x), CGFloat(y)) > 0.5 } }
    }
    let letters = painted()
    #expect(letters.contains(true))
    label.shadowColor = .black
    label.shadowOffset = CGSize(width: 0, height: 8)
    let both = painted()
    var moved = 0
    for y in 0..<52 {
      for x in 0..<60 where letters[y * 60 + x] {
        #expect(both[(y + 8) * 60 + x])
        moved += 1
      }
    }
    #expect(moved > 50 && both.count { $0 } < 2 * moved)
  }

  @Test func `A view is seen as far as its mask is opaque`() {
    let view = square()
    let mask = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 40))
    mask.backgroundColor = .black
    view.mask = mask
    #expect(alpha(of: view, 10, 20) == 1)
    #expect(alpha(of: view, 30, 20) == 0)
    mask.alpha = 0.5
    #expect(abs(alpha(of: view, 10, 20) - 0.5) < 0.01)
    mask.backgroundColor = nil
    #expect(alpha(of: view, 10, 20) == 0)
    view.mask = nil
    #expect(alpha(of: view, 30, 20) == 1)
  }

  /// Stack Overflow 39248092: a clear container of a rounded, clipping card.
  @Test func `A clear view casts the shadow of its subviews`() {
    let holder = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
    holder.layer.shadowOpacity = 1
    holder.layer.shadowRadius = 0
    holder.layer.shadowOffset = CGSize(width: 30, height: 30)
    let card = square()
    card.layer.cornerRadius = 20
    card.clipsToBounds = true
    holder.addSubview(card)
    #expect(alpha(of: holder, 60, 60) == 1)
    #expect(alpha(of: holder, 68, 68) == 0)
    holder.clipsToBounds = true
    #expect(alpha(of: holder, 60, 60) == 0)
  }

  /// Apple, `CGContext.setShadow(offset:blur:color:)`: everything that is drawn has the shadow.
  @Test func `What a context draws casts its shadow, whatever it is`() {
    let size = CGSize(width: 80, height: 80)
    let disc = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image {
      $0.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 40, height: 40))
    }
    let picture = UIGraphicsImageRenderer(size: size).image { context in
      context.cgContext.setShadow(
        offset: CGSize(width: 30, height: 30), blur: 0, color: UIColor.red.cgColor)
      disc.draw(at: .zero)
    }
    let view = UIImageView(image: picture)
    view.frame = CGRect(origin: .zero, size: size)
    #expect(alpha(of: view, 60, 60) == 1)
    #expect(alpha(of: view, 68, 68) == 0)
  }

  @Test func `A gradient as a mask fades a view out`() {
    let view = square()
    let fade = CAGradientLayer()
    fade.frame = view.bounds
    fade.colors = [UIColor.black.cgColor, UIColor.clear.cgColor]
    view.layer.mask = fade
    let (top, middle, bottom) = (
      alpha(of: view, 20, 2), alpha(of: view, 20, 20), alpha(of: view, 20, 37)
    )
    #expect(top > 0.9 && bottom < 0.1 && abs(middle - 0.5) < 0.05)
  }

  @Test func `A shape with a hole by the even-odd rule masks all but the hole`() {
    let view = square()
    let path = UIBezierPath(rect: view.bounds)
    path.append(UIBezierPath(ovalIn: view.bounds.insetBy(dx: 10, dy: 10)))
    let shape = CAShapeLayer()
    shape.path = path.cgPath
    view.layer.mask = shape
    #expect(alpha(of: view, 20, 20) == 1)
    shape.fillRule = .evenOdd
    #expect(alpha(of: view, 20, 20) == 0)
    #expect(alpha(of: view, 3, 3) == 1)
  }

  @Test func `A path drawn the other way round is a hole in another`() {
    func filled(_ change: (UIBezierPath) -> Void) -> UIColor {
      let canvas = Canvas(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
      canvas.path = UIBezierPath(rect: canvas.bounds)
      change(canvas.path)
      return color(of: canvas, 20, 20)
    }
    let hole = UIBezierPath(
      roundedRect: CGRect(x: 10, y: 10, width: 20, height: 20), cornerRadius: 4)
    #expect(filled { $0.append(hole) }.cgColor.alpha == 1)
    #expect(filled { $0.append(hole.reversing()) }.cgColor.alpha == 0)
    #expect(hole.reversing().reversing().cgPath.boundingBox == hole.cgPath.boundingBox)
    #expect(
      filled {
        $0.append(hole)
        $0.usesEvenOddFillRule = true
      }.cgColor.alpha == 0)
  }

  @Test func `Another anchor point moves a view about its centre, and transforms turn about it`() {
    let around = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 40, height: 60))
    around.addSubview(view)
    view.layer.anchorPoint = CGPoint(x: 0, y: 0)
    #expect(view.center == CGPoint(x: 30, y: 50))
    #expect(view.frame == CGRect(x: 30, y: 50, width: 40, height: 60))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(view.frame == CGRect(x: 30, y: 50, width: 80, height: 120))
    #expect(view.convert(CGPoint(x: 10, y: 10), to: around) == CGPoint(x: 50, y: 70))
    view.bounds.size = CGSize(width: 10, height: 10)
    #expect(view.frame == CGRect(x: 30, y: 50, width: 20, height: 20))
    view.frame = CGRect(x: 100, y: 100, width: 40, height: 40)
    #expect(view.center == CGPoint(x: 100, y: 100) && view.bounds.width == 20)
    view.backgroundColor = .red
    #expect(alpha(of: around, 139, 139) == 1 && alpha(of: around, 99, 99) == 0)
  }

  @Test func `A layer's frame follows from position, bounds, anchor point and transform`() {
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 20)
    layer.position = CGPoint(x: 50, y: 50)
    #expect(layer.frame == CGRect(x: 45, y: 40, width: 10, height: 20))
    layer.anchorPoint = CGPoint(x: 0, y: 1)
    #expect(layer.frame == CGRect(x: 50, y: 30, width: 10, height: 20))
    layer.transform = CATransform3DMakeScale(2, 2, 1)
    #expect(layer.frame == CGRect(x: 50, y: 10, width: 20, height: 40))
    layer.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    #expect(layer.bounds.size == CGSize(width: 20, height: 20))
    #expect(layer.position == CGPoint(x: 0, y: 40))
    let view = square(100)
    view.backgroundColor = nil
    layer.backgroundColor = UIColor.red.cgColor
    view.layer.addSublayer(layer)
    #expect(alpha(of: view, 38, 38) == 1 && alpha(of: view, 42, 20) == 0)
  }

  @Test func `A picture of a view has the transforms of what lies in it`() {
    let around = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let bar = UIView(frame: CGRect(x: 10, y: 45, width: 80, height: 10))
    bar.backgroundColor = .red
    bar.transform = CGAffineTransform(rotationAngle: .pi / 2)
    around.addSubview(bar)
    #expect(alpha(of: around, 50, 15) == 1 && alpha(of: around, 15, 50) == 0)
  }

  @Test func `Colours, fonts and traits go to other tasks`() async {
    let (color, font, traits) = (
      UIColor.systemRed.withAlphaComponent(0.5), UIFont.systemFont(ofSize: 12),
      UITraitCollection(userInterfaceStyle: .dark)
    )
    let found = await Task.detached {
      (color.resolvedColor(with: traits).cgColor.alpha, font.pointSize, font.fontDescriptor)
    }.value
    #expect(abs(found.0 - 0.5) < 1e-9 && found.1 == 12)
  }
}

/// A view that fills a path.
private final class Canvas: UIView {
  var path = UIBezierPath()
  override func draw(_ rect: CGRect) {
    UIColor.red.setFill()
    path.fill()
  }
}
