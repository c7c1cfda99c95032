import Controls
import Testing

@Suite("System colours with increased contrast")
struct IncreasedContrastTests {
  // flutter/flutter, packages/flutter/lib/src/cupertino/colors.dart, records these of iOS 13.
  @Test(
    "Labels, fills and separators are less translucent",
    arguments: [
      (SystemColor.secondaryLabel, 0x3C3C_43AD, 0xEBEB_F5AD),
      (.placeholderText, 0x3C3C_4360, 0xEBEB_F560), (.quaternaryLabel, 0x3C3C_4342, 0xEBEB_F53D),
      (.systemFill, 0x7878_8047, 0x7878_8070), (.quaternarySystemFill, 0x7474_8028, 0x7676_8042),
      (.separator, 0x3C3C_435E, 0x5454_58AD),
    ] as [(SystemColor, UInt32, UInt32)])
  func translucent(color: SystemColor, light: UInt32, dark: UInt32) {
    #expect(color.increased?.light == light && color.increased?.dark == dark)
  }
}
