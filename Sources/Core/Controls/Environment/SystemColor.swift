package import Typesetting

/// UIKit's dynamic system colours by their UIKit names, as published for iOS.
package enum SystemColor: String, CaseIterable, Hashable, Sendable {
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, placeholderText
  case separator, opaqueSeparator, link, darkText, lightText
  case systemFill, secondarySystemFill, tertiarySystemFill, quaternarySystemFill
  case systemBackground, secondarySystemBackground, tertiarySystemBackground
  case systemGroupedBackground, secondarySystemGroupedBackground, tertiarySystemGroupedBackground
  case systemRed, systemOrange, systemYellow, systemGreen, systemMint, systemTeal, systemCyan
  case systemBlue, systemIndigo, systemPurple, systemPink, systemBrown
  case systemGray, systemGray2, systemGray3, systemGray4, systemGray5, systemGray6

  /// Returns the colour in one appearance and look.
  package func resolved(
    in appearance: Appearance, increasesContrast: Bool = false, look: Look = .ios18
  ) -> Color {
    let newer = look == .ios26 ? glass : nil
    let pair =
      increasesContrast ? newer?.increased ?? increased ?? values : newer?.usual ?? values
    return Color(rgba: appearance == .light ? pair.light : pair.dark)
  }

  /// The colour as `0xRRGGBBAA` in each appearance.
  private var values: (light: UInt32, dark: UInt32) {
    switch self {
    case .label: (0x0000_00FF, 0xFFFF_FFFF)
    case .secondaryLabel: (0x3C3C_4399, 0xEBEB_F599)
    case .tertiaryLabel: (0x3C3C_434C, 0xEBEB_F54C)
    case .quaternaryLabel: (0x3C3C_432D, 0xEBEB_F528)
    case .placeholderText: (0x3C3C_434C, 0xEBEB_F54C)
    case .separator: (0x3C3C_4349, 0x5454_5899)
    case .opaqueSeparator: (0xC6C6_C8FF, 0x3838_3AFF)
    case .link: (0x007A_FFFF, 0x0984_FFFF)
    case .darkText: (0x0000_00FF, 0x0000_00FF)
    case .lightText: (0xFFFF_FF99, 0xFFFF_FF99)
    case .systemFill: (0x7878_8033, 0x7878_805B)
    case .secondarySystemFill: (0x7878_8028, 0x7878_8051)
    case .tertiarySystemFill: (0x7676_801E, 0x7676_803D)
    case .quaternarySystemFill: (0x7474_8014, 0x7676_802D)
    case .systemBackground: (0xFFFF_FFFF, 0x0000_00FF)
    case .secondarySystemBackground: (0xF2F2_F7FF, 0x1C1C_1EFF)
    case .tertiarySystemBackground: (0xFFFF_FFFF, 0x2C2C_2EFF)
    case .systemGroupedBackground: (0xF2F2_F7FF, 0x0000_00FF)
    case .secondarySystemGroupedBackground: (0xFFFF_FFFF, 0x1C1C_1EFF)
    case .tertiarySystemGroupedBackground: (0xF2F2_F7FF, 0x2C2C_2EFF)
    case .systemRed: (0xFF3B_30FF, 0xFF45_3AFF)
    case .systemOrange: (0xFF95_00FF, 0xFF9F_0AFF)
    case .systemYellow: (0xFFCC_00FF, 0xFFD6_0AFF)
    case .systemGreen: (0x34C7_59FF, 0x30D1_58FF)
    case .systemMint: (0x00C7_BEFF, 0x63E6_E2FF)
    case .systemTeal: (0x30B0_C7FF, 0x40C8_E0FF)
    case .systemCyan: (0x32AD_E6FF, 0x64D2_FFFF)
    case .systemBlue: (0x007A_FFFF, 0x0A84_FFFF)
    case .systemIndigo: (0x5856_D6FF, 0x5E5C_E6FF)
    case .systemPurple: (0xAF52_DEFF, 0xBF5A_F2FF)
    case .systemPink: (0xFF2D_55FF, 0xFF37_5FFF)
    case .systemBrown: (0xA284_5EFF, 0xAC8E_68FF)
    case .systemGray: (0x8E8E_93FF, 0x8E8E_93FF)
    case .systemGray2: (0xAEAE_B2FF, 0x6363_66FF)
    case .systemGray3: (0xC7C7_CCFF, 0x4848_4AFF)
    case .systemGray4: (0xD1D1_D6FF, 0x3A3A_3CFF)
    case .systemGray5: (0xE5E5_EAFF, 0x2C2C_2EFF)
    case .systemGray6: (0xF2F2_F7FF, 0x1C1C_1EFF)
    }
  }
}

extension Color {
  /// Makes a colour from `0xRRGGBBAA`.
  init(rgba: UInt32) {
    func channel(_ shift: UInt32) -> Double { Double((rgba >> shift) & 0xFF) / 255 }
    self.init(red: channel(24), green: channel(16), blue: channel(8), alpha: channel(0))
  }
}
