import Foundation
import Testing

@Suite("Records of a document's variants")
struct VariantRecordTests {
  private static func document(_ text: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
      <device id="retina4_7" orientation="portrait" appearance="light"/>
      <objects>
        <view contentMode="scaleToFill" id="root">
          <rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
          <subviews>
            <label opaque="NO" text="\(text)" textAlignment="natural" id="note" \
    translatesAutoresizingMaskIntoConstraints="NO">
              <rect key="frame" x="16" y="20" width="60" height="21"/>
              <fontDescription key="fontDescription" type="system" pointSize="17"/>
              <color key="textColor" systemColor="labelColor"/>
            </label>
          </subviews>
          <viewLayoutGuide key="safeArea" id="safe"/>
          <color key="backgroundColor" systemColor="systemBackgroundColor"/>
          <constraints>
            <constraint firstItem="note" firstAttribute="leading" secondItem="safe" \
    secondAttribute="leading" constant="16" id="c1"/>
            <constraint firstItem="note" firstAttribute="top" secondItem="safe" \
    secondAttribute="top" constant="8" id="c2"/>
          </constraints>
        </view>
      </objects>
    </document>
    """
  }

  private func run(_ shop: Workshop, _ arguments: String...) throws -> ProgramRun {
    try ProgramRun.run(arguments, in: shop.folder, environment: ["CI": ""])
  }

  /// Returns a folder whose document has goldens in three variants.
  private static func shop() throws -> Workshop {
    let shop = try Workshop()
    try shop.write(
      """
      scenes: [.]
      documents:
        variants: { axes: { direction: [ltr, rtl] }, include: [{ appearance: dark }] }
      pictures: ["*"]
      """, to: "alrender.yaml")
    try shop.write(document("Hello"), to: "card.xib")
    let run = try ProgramRun.run(["record"], in: shop.folder, environment: ["CI": ""])
    #expect(run.text.contains("dark.scene.txt"), "\(run.text)\(run.words)")
    return shop
  }

  // A failure in the dark was said to come from a background that the light variant had recorded.
  @Test("A failure is explained by what its own variant recorded")
  func explained() throws {
    let shop = try Self.shop()
    let names = shop.names.filter { $0.hasPrefix("goldens/") && $0.hasSuffix("scene.txt") }
    #expect(
      names.map { String($0.split(separator: "/").last ?? "") } == [
        "dark.scene.txt", "rtl.scene.txt", "scene.txt",
      ])
    #expect(try run(shop, "verify").status == 0)
    try shop.write(Self.document("Goodbye"), to: "card.xib")
    let changed = try run(shop, "verify")
    #expect(changed.status == 1)
    #expect(changed.text.contains("'text' of 'Goodbye' is Goodbye, recorded as Hello (3 checks)"))
    #expect(try run(shop, "approve").status == 0)
    let after = try run(shop, "verify")
    #expect(after.status == 0, "\(after.text)\(after.words)")
    for name in names {
      #expect(String(decoding: shop.read(name) ?? Data(), as: UTF8.self).contains("Goodbye"))
    }
  }

  @Test("A variant whose picture alone differs isn't explained by another's colours")
  func pictures() throws {
    let shop = try Self.shop()
    let light = try #require(shop.read("goldens/card/default@2x.png"))
    try shop.write(light, to: "goldens/card/dark@2x.png")
    let changed = try run(shop, "verify")
    #expect(changed.status == 1)
    #expect(changed.text.contains("differ, though the scene is as recorded"), "\(changed.text)")
    #expect(!changed.text.contains("#FFFFFF"), "\(changed.text)")
  }
}
