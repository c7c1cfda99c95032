import AutoLayout
import Controls
import Geometry
import InterfaceBuilder
import Testing
import Typesetting

@Suite("Documents of our own")
struct NibFileTests {
  @Test("There are files for more than forty behaviours")
  func number() {
    #expect(NibFiles.names.count >= 40)
  }

  @Test("Every view gets the frame that its file records", arguments: NibFiles.names)
  func frames(name: String) throws {
    let document = try NibDocument(try NibFiles.bytes(of: name))
    var options = NibOptions(
      ControlEnvironment(measurer: BlockMeasurer(), scale: document.device.scale))
    options.insets.describesCanvas = true
    for tree in document.trees {
      var builder = NibBuilder(document, options)
      let built = builder.build(tree)
      built.root.layoutIfNeeded()
      #expect(built.root.layoutIssues.isEmpty)
      for (id, view, element) in built.views {
        let recorded = try #require(element.recordedFrame)
        #expect(view.frame.isClose(to: recorded), "\(id): \(view.frame), recorded \(recorded)")
      }
    }
  }
}

extension Rect {
  fileprivate func isClose(to other: Rect) -> Bool {
    max(
      abs(minX - other.minX), abs(minY - other.minY), abs(width - other.width),
      abs(height - other.height)) < 1e-3
  }
}
