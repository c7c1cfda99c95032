import AutoLayout
import Controls
import Geometry
import InterfaceBuilder
import Typesetting

/// Writes small sample documents and lays them out without fonts.
enum Nib {
  /// Returns a nib whose root view is 320 x 480 and contains the given elements.
  static func document(
    subviews: String = "", constraints: String = "", root attributes: String = "",
    resources: String = "", device: String = #"<device id="retina4_7" orientation="portrait"/>"#,
    inside: String = ""
  ) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
    toolsVersion="17506" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      \(device)
      <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
        <view contentMode="scaleToFill" id="root" \(attributes)>
          <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
          <subviews>\(subviews)</subviews>
          \(inside)
          <constraints>\(constraints)</constraints>
          <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>
        </view>
      </objects>
      <resources>\(resources)</resources>
    </document>
    """
  }

  /// Returns a plain view laid out by constraints, recorded at 10, 20, 30 x 40.
  static func view(_ id: String, _ attributes: String = "", inside: String = "") -> String {
    """
    <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)" \
    \(attributes)>
      <rect key="frame" x="10" y="20" width="30" height="40"/>\(inside)
    </view>
    """
  }

  /// Reads a document and builds its first tree.
  static func build(
    _ text: String, _ adjust: (inout NibOptions) -> Void = { _ in }
  ) throws -> NibTree {
    let document = try NibDocument(Array(text.utf8))
    var options = NibOptions(ControlEnvironment(measurer: BlockMeasurer()))
    adjust(&options)
    var builder = NibBuilder(document, options)
    let tree = builder.build(document.trees[0])
    tree.root.layoutIfNeeded()
    builder.addEchoes(to: tree)
    return tree
  }

  /// Reads a document, lays out its first tree and returns the frames by id.
  static func frames(
    _ text: String, _ adjust: (inout NibOptions) -> Void = { _ in }
  ) throws -> [String: Rect] {
    var frames: [String: Rect] = [:]
    for (id, view, _) in try build(text, adjust).views { frames[id] = view.frame }
    return frames
  }
}
