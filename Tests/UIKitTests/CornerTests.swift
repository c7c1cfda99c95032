import Controls
import Drawing
import Geometry
import Testing
import UIKit

/// Corners of iOS 26: capsules, fixed and concentric radii.
@MainActor @Suite struct Corners {
  private let all: [UIRectCorner] = [.topLeft, .topRight, .bottomLeft, .bottomRight]

  private func view(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> UIView {
    UIView(frame: CGRect(x: x, y: y, width: width, height: height))
  }

  @Test func `A capsule has half its height, as far as it may`() {
    let pill = view(0, 0, 100, 40)
    pill.cornerConfiguration = .capsule()
    #expect(all.map { pill.effectiveRadius(corner: $0) } == [20, 20, 20, 20])
    #expect(pill.paintedLayer.cornerRadius == 20 && pill.paintedLayer.continuousCorners)
    pill.cornerConfiguration = .capsule(maximumRadius: 12)
    #expect(pill.effectiveRadius(corner: .topLeft) == 12)
  }

  @Test func `Corners have their own radii, and are drawn with them`() {
    let card = view(0, 0, 100, 60)
    card.backgroundColor = .red
    card.cornerConfiguration = .corners(
      topLeftRadius: 8, topRightRadius: .fixed(50), bottomLeftRadius: nil, bottomRightRadius: nil)
    #expect(all.map { card.effectiveRadius(corner: $0) } == [8, 30, 0, 0])
    let outline = card.paintedLayer.outline
    #expect(outline?.elements.last == .close)
    #expect(outline?.elements.contains(.line(Point(x: 100, y: 60))) == true)
    card.cornerConfiguration = .uniformEdges(topRadius: 10, bottomRadius: nil)
    #expect(all.map { card.effectiveRadius(corner: $0) } == [10, 10, 0, 0])
  }

  @Test func `Concentric corners lose the distance from their container's`() {
    let (card, inner) = (view(0, 0, 200, 200), view(8, 8, 184, 100))
    let between = view(0, 0, 200, 200)
    card.cornerConfiguration = .corners(radius: .fixed(26))
    card.addSubview(between)
    between.addSubview(inner)
    inner.cornerConfiguration = .corners(radius: .containerConcentric(minimum: 4))
    #expect(all.map { inner.effectiveRadius(corner: $0) } == [18, 18, 4, 4])
    inner.cornerConfiguration = .uniformCorners(radius: .containerConcentric())
    #expect(all.map { inner.effectiveRadius(corner: $0) } == [18, 18, 18, 18])
    inner.frame = CGRect(x: 6, y: 10, width: 184, height: 180)
    #expect(all.map { inner.effectiveRadius(corner: $0) } == [16, 16, 16, 16])
    inner.cornerConfiguration = .corners(radius: .containerConcentric())
    inner.frame = CGRect(x: 12, y: 4, width: 184, height: 194)
    #expect(all.map { inner.effectiveRadius(corner: $0) } == [14, 22, 14, 22])
    inner.removeFromSuperview()
    #expect(inner.effectiveRadius(corner: .topLeft) == 0)
  }

  @Test func `Glass is a capsule unless its view has corners`() {
    let glass = UIVisualEffectView(effect: UIGlassEffect())
    glass.frame = CGRect(x: 0, y: 0, width: 120, height: 44)
    func radii() -> Set<Double> {
      Set(
        glass.paintedContent(in: Rect(x: 0, y: 0, width: 120, height: 44)).compactMap {
          if case .backdrop(.roundedRect(_, let radius, _), _) = $0 { radius } else { nil }
        })
    }
    #expect(radii() == [22])
    glass.cornerConfiguration = .corners(radius: 12)
    #expect(radii() == [12])
  }
}
