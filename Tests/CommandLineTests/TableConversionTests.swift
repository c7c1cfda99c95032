import Foundation
import Testing

/// The conversion of a document's tables to scenes.
@Suite("Conversion of tables")
struct TableConversionTests {
  private static let table = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
    toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
      <objects>
        <tableView id="table" dataMode="static" style="plain" rowHeight="-1">
          <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
          <sections><tableViewSection id="section"><cells>
            <tableViewCell id="row" accessoryType="disclosureIndicator" \
    preservesSuperviewLayoutMargins="YES">
              <rect key="frame" x="0.0" y="28" width="320" height="44"/>
              <tableViewCellContentView key="contentView" id="content" \
    preservesSuperviewLayoutMargins="YES" insetsLayoutMarginsFromSafeArea="NO">
                <rect key="frame" x="0.0" y="0.0" width="290" height="44"/>
                <subviews>
                  <label text="A text that takes several lines in its row" numberOfLines="0" \
    translatesAutoresizingMaskIntoConstraints="NO" id="text" userLabel="words">
                    <rect key="frame" x="16" y="11" width="266" height="22"/>
                  </label>
                </subviews>
                <constraints>
                  <constraint firstItem="text" firstAttribute="leading" secondItem="content" \
    secondAttribute="leadingMargin" id="a"/>
                  <constraint firstItem="text" firstAttribute="trailing" secondItem="content" \
    secondAttribute="trailingMargin" id="b"/>
                  <constraint firstItem="text" firstAttribute="top" secondItem="content" \
    secondAttribute="topMargin" id="c"/>
                  <constraint firstItem="text" firstAttribute="bottom" secondItem="content" \
    secondAttribute="bottomMargin" id="d"/>
                </constraints>
              </tableViewCellContentView>
            </tableViewCell>
          </cells></tableViewSection></sections>
        </tableView>
      </objects>
    </document>
    """

  /// Returns the origin and size of the label in a file's layout.
  private func label(_ file: String, in shop: Workshop, _ options: [String]) throws -> [Double] {
    let run = try ProgramRun.run(
      ["layout", file, "--format", "json", "--text", "blocks"] + options, in: shop.folder)
    let layout = try #require(
      try JSONSerialization.jsonObject(with: run.output) as? [String: Any], "\(run.words)")
    let views = try #require(layout["views"] as? [[String: Any]])
    let label = try #require(views.first { $0["type"] as? String == "label" })
    return try #require(label["absoluteFrame"] as? [Double])
  }

  @Test(
    "A self-sizing row, and its content beside the accessory, are laid out as in the document",
    arguments: [[], ["--rtl"]])
  func rows(options: [String]) throws {
    let shop = try Workshop()
    try shop.write(Self.table, to: "Table.xib")
    let drawn = try label("Table.xib", in: shop, options)
    #expect(drawn[3] > 22, "\(drawn)")
    let converted = try ProgramRun.run(
      ["convert", "Table.xib", "-o", "table.yaml", "--text", "blocks"] + options, in: shop.folder)
    #expect(converted.status == 0, "\(converted.words)")
    #expect(try label("table.yaml", in: shop, []) == drawn)
  }
}
