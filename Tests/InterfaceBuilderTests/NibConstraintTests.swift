import Geometry
import InterfaceBuilder
import Testing

@Suite("Constraints of a document")
struct NibConstraintTests {
  private func box(_ constraints: String, _ attributes: String = "") throws -> Rect? {
    let text = Nib.document(
      subviews: Nib.view("box", attributes), constraints: constraints)
    return try Nib.frames(text)["box"]
  }

  private static let corner = """
    <constraint firstItem="box" firstAttribute="leading" secondItem="root" \
    secondAttribute="leading" constant="12" id="l"/>
    <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" \
    constant="7" id="t"/>
    """

  @Test("A constant of zero, a multiplier of one and the relation equal are left out")
  func defaults() throws {
    let sizes = """
      <constraint firstItem="box" firstAttribute="width" secondItem="root" \
      secondAttribute="width" id="w"/>
      <constraint firstItem="box" firstAttribute="height" constant="44" id="h"/>
      """
    #expect(try box(Self.corner + sizes) == Rect(x: 12, y: 7, width: 320, height: 44))
  }

  @Test(
    "A multiplier is a decimal, a ratio with a colon or with a slash, or a ratio of decimals",
    arguments: [("0.5", 50.0), ("1:2", 50), ("1/4", 25), ("1:1.25", 80), ("16:10", 160)])
  func multipliers(text: String, expected: Double) throws {
    let sizes = """
      <constraint firstItem="box" firstAttribute="height" constant="100" id="h"/>
      <constraint firstItem="box" firstAttribute="width" secondItem="box" \
      secondAttribute="height" multiplier="\(text)" id="w"/>
      """
    let width = try #require(try box(Self.corner + sizes)).width
    #expect(abs(width - expected) < 1e-9)
  }

  @Test("Without a first item, the constraint applies to the view that lists it")
  func ownerIsFirstItem() throws {
    let inner = """
      <constraints>
        <constraint firstAttribute="width" constant="61" id="w"/>
        <constraint firstAttribute="height" relation="greaterThanOrEqual" constant="33" id="h"/>
      </constraints>
      """
    let text = Nib.document(
      subviews: Nib.view("box", inside: inner), constraints: Self.corner)
    let frame = try #require(try Nib.frames(text)["box"])
    #expect(frame.width == 61)
    #expect(frame.height >= 33)
  }

  @Test("A lower priority yields")
  func priority() throws {
    let sizes = """
      <constraint firstItem="box" firstAttribute="height" constant="1" id="h"/>
      <constraint firstItem="box" firstAttribute="width" constant="100" priority="750" id="a"/>
      <constraint firstItem="box" firstAttribute="width" constant="200" priority="749" id="b"/>
      """
    #expect(try box(Self.corner + sizes)?.width == 100)
  }

  @Test("A placeholder constraint is active, as on Interface Builder's canvas")
  func placeholder() throws {
    let sizes = """
      <constraint firstItem="box" firstAttribute="height" constant="1" id="h"/>
      <constraint firstItem="box" firstAttribute="width" constant="77" placeholder="YES" id="a"/>
      """
    #expect(try box(Self.corner + sizes)?.width == 77)
  }

  @Test(
    "A location with a multiplier is measured in the coordinates of the constraint's view"
  )
  func locationMultiplier() throws {
    let sizes = """
      <constraint firstItem="box" firstAttribute="height" constant="10" id="h"/>
      <constraint firstItem="box" firstAttribute="width" constant="10" id="w"/>
      <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" id="t"/>
      <constraint firstItem="box" firstAttribute="centerX" secondItem="root" \
      secondAttribute="centerX" multiplier="0.5" id="x"/>
      """
    #expect(try box(sizes)?.midX == 80)
  }

  @Test("A constraint that names a missing object is skipped, with its line")
  func missingItem() throws {
    let text = Nib.document(
      subviews: Nib.view("box"),
      constraints: """
        <constraint firstItem="ghost" firstAttribute="width" constant="1" id="g"/>
        """)
    let warnings = try Nib.build(text).warnings
    #expect(
      warnings.map(\.message) == [
        "the width constraint of 'view 1' names an object that is not in the tree, 'ghost'"
      ])
    #expect(warnings.first?.line != nil)
  }

  // A label without <rect> was dropped, and each of its constraints said that it wasn't in the tree.
  @Test("A constraint of a view without a frame says so")
  func missingFrame() throws {
    let text = Nib.document(
      subviews: "<label text=\"Help\" id=\"l-1\"/>",
      constraints: """
        <constraint firstItem="l-1" firstAttribute="width" constant="1" id="g"/>
        """)
    let message = try #require(try Nib.build(text).warnings.first).message
    #expect(message.hasSuffix("names 'Help', which has no frame and is left out"), "\(message)")
  }

  // dji-sdk/Mobile-SDK-iOS, MobileRemoteControllerViewController.xib, and five more repositories: the
  // format of Xcode 8 has no frames of views that constraints lay out.
  @Test("A view that constraints lay out needs no frame", arguments: NibOptions.Intrinsic.allCases)
  func withoutFrame(intrinsic: NibOptions.Intrinsic) throws {
    let noMask = "translatesAutoresizingMaskIntoConstraints=\"NO\""
    let text = Nib.document(
      subviews: """
        <view \(noMask) id="outer"><subviews>
          <label text="Help" \(noMask) id="inner">
            <fontDescription key="fontDescription" type="system" pointSize="17"/>
          </label>
        </subviews><constraints>
          <constraint firstItem="inner" firstAttribute="top" secondItem="outer" secondAttribute="top" constant="5" id="t"/>
          <constraint firstItem="inner" firstAttribute="leading" secondItem="outer" secondAttribute="leading" constant="7" id="l"/>
          <constraint firstAttribute="height" constant="90" id="h"/>
          <constraint firstAttribute="width" constant="200" id="w"/>
        </constraints></view>
        """,
      constraints: """
        <constraint firstItem="outer" firstAttribute="centerX" secondItem="root" secondAttribute="centerX" id="x"/>
        <constraint firstItem="outer" firstAttribute="top" secondItem="root" secondAttribute="top" constant="40" id="y"/>
        """)
    let tree = try Nib.build(text) { $0.intrinsic = intrinsic }
    #expect(tree.warnings.isEmpty, "\(tree.warnings.map(\.message))")
    let frames = try Nib.frames(text) { $0.intrinsic = intrinsic }
    #expect(frames["outer"] == Rect(x: 60, y: 40, width: 200, height: 90))
    let label = try #require(frames["inner"])
    #expect(label.minX == 7 && label.minY == 5)
    #expect(label.width > 20 && label.height > 15)
  }

  @Test(
    "A number that cannot be read is a remark, with the value used instead",
    arguments: [
      ("constant=\"nan\"", "the constant 'nan'", "0"),
      ("constant=\"12pt\"", "the constant '12pt'", "0"),
      ("priority=\"high\"", "the priority 'high'", "1000"),
      ("multiplier=\"3:0\"", "the multiplier '3:0'", "1"),
      ("multiplier=\"nan\"", "the multiplier 'nan'", "1"),
      ("multiplier=\"1:2:3\"", "the multiplier '1:2:3'", "1"),
    ])
  func numbers(attribute: String, number: String, standard: String) throws {
    let text = Nib.document(
      subviews: Nib.view("box"),
      constraints: """
        <constraint firstItem="box" firstAttribute="width" secondItem="root" \
        secondAttribute="width" \(attribute) id="w"/>
        """)
    let tree = try Nib.build(text)
    let words = "\(number) of the width constraint of 'view 2' is not a number; \(standard) is used"
    #expect(tree.warnings.map(\.message) == [words])
    #expect(tree.constraints.map(\.id) == ["w"])
  }
}
