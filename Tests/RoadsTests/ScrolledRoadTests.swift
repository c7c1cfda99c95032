import AutoLayout
import Converting
import Foundation
import Geometry
import InterfaceBuilder
import Rendering
import Scenes
import Testing
import Typesetting

/// Documents on a phone: what scrolls begins under its bars, and so do the scenes made of it.
@Suite("Scrolled documents") @MainActor
struct ScrolledRoadTests {
  private static func storyboard(_ controller: String, _ view: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
    useTraitCollections="YES" useSafeAreas="YES">
    <device id="retina6_12" orientation="portrait" appearance="light"/><scenes><scene sceneID="s">
    <objects><\(controller) id="c" sceneMemberID="viewController">\(view)</\(controller)>
    </objects></scene></scenes></document>
    """
  }

  private static func rect(_ width: Double, _ height: Double) -> String {
    #"<rect key="frame" x="0.0" y="0.0" width="\#(width)" height="\#(height)"/>"#
  }

  private static func constraint(_ first: String, _ second: String, _ attribute: String) -> String {
    """
    <constraint firstItem="\(first)" firstAttribute="\(attribute)" secondItem="\(second)" \
    secondAttribute="\(attribute)" id="\(first)-\(second)-\(attribute)"/>
    """
  }

  private func laidOut(_ text: String, _ values: [AxisValue] = []) throws -> LaidOutScene {
    let scenes = try NibScene.read(bytes: Array(text.utf8), path: "scrolled.storyboard")
    return try Renderer(.blocks).layOut(
      try #require(scenes.first), Variant(name: "default", values: values))
  }

  @Test(
    "A scroll view's content begins under the status bar, inside its insets",
    arguments: [
      ("", false, 0.0, 2000.0, [59.0]), ("never", false, 0, 2000, []),
      ("never", false, 20, 2000, [20]), ("", false, 20, 2000, [79]), ("", false, 0, 100, []),
      ("always", false, 0, 100, [59]), ("", true, 0, 100, [59]), ("never", true, 0, 100, []),
    ])
  func scrolled(
    behavior: String, bounces: Bool, inset: Double, height: Double, insets: [Double]
  ) throws {
    let edges = ["leading", "top", "trailing", "bottom"]
    let adjusts =
      (behavior.isEmpty ? "" : "contentInsetAdjustmentBehavior=\"\(behavior)\"")
      + (bounces ? " alwaysBounceVertical=\"YES\"" : "")
    let own =
      inset == 0
      ? "" : "<inset key=\"contentInset\" minX=\"0\" minY=\"\(inset)\" maxX=\"0\" maxY=\"0\"/>"
    let view = """
      <view key="view" contentMode="scaleToFill" id="root">\(Self.rect(393, 852))<subviews>
      <scrollView contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="v" \
      \(adjusts)>\(Self.rect(393, 852))<subviews>\
      <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="w">\
      \(Self.rect(393, height))</view></subviews><constraints>\
      \(edges.map { Self.constraint("w", "v", $0) }.joined())\
      \(Self.constraint("w", "v", "width"))\
      <constraint firstItem="w" firstAttribute="height" constant="\(height)" id="h"/>\
      </constraints>\(own)</scrollView></subviews>\
      <constraints>\(edges.map { Self.constraint("v", "root", $0) }.joined())</constraints></view>
      """
    let document = try laidOut(Self.storyboard("viewController", view))
    let nib = try #require(document.nib)
    #expect(nib.tree.insets.values.map { $0 } == insets)
    let scene = try #require(document.convertedScene())
    #expect(scene.text.contains("contentInsetAdjustment: \(behavior)") == !behavior.isEmpty)
    #expect(scene.text.contains("contentInset: [20, 0, 0, 0]") == (inset == 20))
    #expect(scene.text.contains("alwaysBounceVertical: true") == bounces)
  }

  @Test("A converted table header's margins do not know the safe area")
  func header() throws {
    let view = """
      <tableView key="view" contentMode="scaleToFill" style="plain" id="t">\(Self.rect(393, 852))\
      <view key="tableHeaderView" contentMode="scaleToFill" id="h">\(Self.rect(393, 60))</view>\
      <prototypes/></tableView>
      """
    let scene = try #require(
      try laidOut(Self.storyboard("tableViewController", view)).convertedScene())
    #expect(scene.text.contains("insetsLayoutMarginsFromSafeArea: false"))
  }

  @Test(
    "The size of a window says the size classes of a document",
    arguments: [(667.0, 375.0, 30.0), (375, 667, 10), (1024, 768, 300), (320, 100, 10)])
  func sizeClasses(width: Double, height: Double, right: Double) throws {
    let view = """
      <view key="view" contentMode="scaleToFill" id="root">\(Self.rect(393, 852))<subviews>
      <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="v">\
      \(Self.rect(10, 10))<constraints>\
      <constraint firstItem="v" firstAttribute="height" constant="10" id="a"/>\
      <constraint firstItem="v" firstAttribute="width" constant="10" id="b">\
      <variation key="heightClass=compact" constant="30"/>\
      <variation key="heightClass=regular-widthClass=regular" constant="300"/></constraint>\
      </constraints></view></subviews><constraints>\(Self.constraint("v", "root", "leading"))\
      \(Self.constraint("v", "root", "top"))</constraints></view>
      """
    let document = try laidOut(
      Self.storyboard("viewController", view), [.width(.points(width)), .height(.points(height))])
    #expect(document.root.subviews.first?.layoutFrame.width == right)
  }

  @Test(
    "A last line break leaves nothing out",
    arguments: [("a\n", 1, 1), ("a\nb\n", 2, 2), ("a\nb", 1, 1), ("a\n", 0, 2)])
  func lastBreak(text: String, lines: Int, count: Int) throws {
    let library = try FontLibrary()
    for measurer in [BlockMeasurer(), Typesetter(library: library)] as [any TextDrawing] {
      let measure = measurer.measure(Paragraph(text, lines: lines), width: nil)
      #expect(measure.lineCount == count)
      #expect(measure.isTruncated == (text == "a\nb"))
    }
  }
}
