extension SystemColor {
  /// A colour as `0xRRGGBBAA` in the light and the dark appearance.
  typealias Pair = (light: UInt32, dark: UInt32)

  /// The colour in the look of iOS 26, usually and with increased contrast; nil where it is as before.
  ///
  /// The values are those of Apple's Human Interface Guidelines since June 2025, as public tables list
  /// them. accessibility-snapshot's pictures of iOS 26.2 bear out blue (a slider's track) and red (a tab's
  /// badge).
  var glass: (usual: Pair, increased: Pair)? {
    switch self {
    case .systemRed: ((0xFF38_3CFF, 0xFF42_45FF), (0xE915_2DFF, 0xFF61_65FF))
    case .systemOrange: ((0xFF8D_28FF, 0xFF92_30FF), (0xC553_00FF, 0xFFA0_56FF))
    case .systemYellow: ((0xFFCC_00FF, 0xFFD6_00FF), (0xA16A_00FF, 0xFEDF_43FF))
    case .systemGreen: ((0x34C7_59FF, 0x30D1_58FF), (0x0089_32FF, 0x4AD9_68FF))
    case .systemMint: ((0x00C8_B3FF, 0x00DA_C3FF), (0x0085_75FF, 0x54DF_CBFF))
    case .systemTeal: ((0x00C3_D0FF, 0x00D2_E0FF), (0x0081_98FF, 0x3BDD_ECFF))
    case .systemCyan: ((0x00C0_E8FF, 0x3CD3_FEFF), (0x007E_AEFF, 0x6DD9_FFFF))
    case .systemBlue, .link: ((0x0088_FFFF, 0x0091_FFFF), (0x1E6E_F4FF, 0x5CB8_FFFF))
    case .systemIndigo: ((0x6155_F5FF, 0x6D7C_FFFF), (0x564A_DEFF, 0xA7AA_FFFF))
    case .systemPurple: ((0xCB30_E0FF, 0xDB34_F2FF), (0xB02F_C2FF, 0xEA8D_FFFF))
    case .systemPink: ((0xFF2D_55FF, 0xFF37_5FFF), (0xE712_4DFF, 0xFF8A_C4FF))
    case .systemBrown: ((0xAC7F_5EFF, 0xB78A_66FF), (0x956D_51FF, 0xDBA6_79FF))
    default: nil
    }
  }
}
