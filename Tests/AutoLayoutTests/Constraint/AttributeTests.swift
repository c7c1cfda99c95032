import AutoLayout
import Geometry
import Testing

@Suite("Attributes of constraints")
struct AttributeTests {
  /// The attributes that code and scenes can name.
  private let all = (1..<32).compactMap(LayoutConstraint.Attribute.init(rawValue:))

  @Test("A directional attribute is at the other end in a right-to-left layout")
  func mirroring() {
    let directional = all.filter(\.isDirectional)
    #expect(directional.count == 4)
    for attribute in directional {
      #expect(attribute.resolved(.leftToRight).share == attribute.share)
      #expect(attribute.resolved(.rightToLeft).share == 1 - attribute.share)
    }
  }

  @Test("A location is at its fraction of the alignment rect or of the margins")
  func places() throws {
    for attribute in all where attribute.isLocation && !attribute.isBaseline {
      let root = View(frame: Rect(x: 0, y: 0, width: 300, height: 200))
      let (outer, probe) = (View(), View())
      root.addSubview(outer)
      root.addSubview(probe)
      outer.frame = Rect(x: 20, y: 10, width: 100, height: 60)
      outer.layoutMargins = EdgeInsets(top: 4, left: 8, bottom: 12, right: 16)
      probe.translatesAutoresizingMaskIntoConstraints = false
      let axis = try #require(attribute.axis)
      let edge: LayoutConstraint.Attribute = axis == .horizontal ? .left : .top
      LayoutConstraint(
        item: probe, attribute: attribute.isDirectional ? .leading : edge, relatedBy: .equal,
        toItem: outer, attribute: attribute, multiplier: 1, constant: 0
      ).isActive = true
      root.layoutIfNeeded()
      let rect = attribute.isMargin ? outer.frame.inset(by: outer.layoutMargins) : outer.frame
      let place = axis == .horizontal ? probe.frame.minX : probe.frame.minY
      #expect(place == rect.coordinate(attribute.share, along: axis), "\(attribute)")
    }
  }
}
