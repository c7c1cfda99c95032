import AutoLayout
import Controls
import Drawing
import Geometry
import InterfaceBuilder
import Testing
import Typesetting

@Suite("Runtime attributes of layers")
struct NibLayerTests {
  private func layer(_ attributes: String) throws -> (layer: Layer, alpha: Double) {
    let inside = "<userDefinedRuntimeAttributes>\(attributes)</userDefinedRuntimeAttributes>"
    let tree = try Nib.build(Nib.document(subviews: Nib.view("box", inside: inside)))
    let view = try #require(tree.views.first { $0.id == "box" }?.view as? any Paintable)
    return (view.layer, view.alpha)
  }

  private func number(_ path: String, _ value: String) -> String {
    """
    <userDefinedRuntimeAttribute type="number" keyPath="\(path)"><real key="value" \
    value="\(value)"/></userDefinedRuntimeAttribute>
    """
  }

  @Test("'maskedCorners' selects the rounded corners by Core Animation's bits")
  func corners() throws {
    let radius = number("layer.cornerRadius", "12")
    #expect(try layer(radius).layer.roundCorners == .all)
    let upper = try layer(radius + number("layer.maskedCorners", "3")).layer
    #expect(upper.roundCorners == [.topLeft, .topRight])
    #expect(try layer(number("layer.maskedCorners", "99")).layer.roundCorners == .all)
  }

  @Test("A box with two rounded corners is a path, one with four a rounded rectangle")
  func shapes() {
    var layer = Layer()
    layer.cornerRadius = 8
    let box = Rect(x: 10, y: 10, width: 40, height: 20)
    #expect(layer.shape(in: box) == .roundedRect(box, radius: 8))
    layer.roundCorners = [.topLeft, .bottomRight]
    guard case .path(let path) = layer.shape(in: box) else {
      Issue.record("not a path")
      return
    }
    #expect(path.bounds == box)
  }

  @Test("Opacity, curve and background are also read")
  func others() throws {
    let color = """
      <userDefinedRuntimeAttribute type="color" keyPath="layer.backgroundUIColor">
      <color key="value" white="0" alpha="1" colorSpace="calibratedWhite"/>
      </userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="string" keyPath="layer.cornerCurve" value="continuous"/>
      """
    let found = try layer(number("layer.opacity", "0.4") + color)
    #expect(found.alpha == 0.4)
    #expect(found.layer.background == .black)
    #expect(found.layer.continuousCorners)
  }
}
