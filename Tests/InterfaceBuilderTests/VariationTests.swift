import Geometry
import InterfaceBuilder
import Testing

@Suite("Size-class variations")
struct VariationTests {
  private static let sizes = """
    <constraint firstItem="box" firstAttribute="leading" secondItem="root" \
    secondAttribute="leading" id="l"/>
    <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" id="t"/>
    <constraint firstItem="box" firstAttribute="height" constant="10" id="h"/>
    <constraint firstItem="box" firstAttribute="width" constant="100" id="wide"/>
    <constraint firstItem="box" firstAttribute="width" constant="50" id="narrow"/>
    """

  private func width(_ variations: String, device: String) throws -> Double? {
    let text = Nib.document(
      subviews: Nib.view("box"), constraints: Self.sizes, device: device, inside: variations)
    return try Nib.frames(text)["box"]?.width
  }

  private static let variations = """
    <variation key="default"><mask key="constraints"><exclude reference="wide"/></mask></variation>
    <variation key="widthClass=regular">
      <mask key="constraints"><include reference="wide"/><exclude reference="narrow"/></mask>
    </variation>
    """

  @Test("On a phone, the default applies")
  func compact() throws {
    let device = #"<device id="retina4_7" orientation="portrait"/>"#
    #expect(try width(Self.variations, device: device) == 50)
  }

  @Test("On a tablet, the variation for the regular width applies after the default")
  func regular() throws {
    let device = #"<device id="ipad9_7" orientation="portrait"/>"#
    #expect(try width(Self.variations, device: device) == 100)
  }

  @Test("The square canvas of old files uses only defaults")
  func noDevice() throws {
    #expect(try width(Self.variations, device: "") == 50)
  }

  @Test("A variation of a constraint changes its constant")
  func constant() throws {
    let text = Nib.document(
      subviews: Nib.view("box"),
      constraints: """
        <constraint firstItem="box" firstAttribute="width" constant="10" id="w">
          <variation key="heightClass=regular-widthClass=compact" constant="30"/>
          <variation key="heightClass=regular" constant="20"/>
        </constraint>
        """)
    #expect(try Nib.frames(text)["box"]?.width == 30)
  }
}
