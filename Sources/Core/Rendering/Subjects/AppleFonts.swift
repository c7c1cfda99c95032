import Typesetting

/// The font families that iOS has, which an app names without bringing their files.
enum AppleFonts {
  /// Whether iOS has a family, in any spelling of its name.
  static func contains(_ family: String) -> Bool { keys.contains(FontName.key(family)) }

  private static let keys = Set(families.split(separator: "\n").map { FontName.key(String($0)) })

  private static let families = """
    Academy Engraved LET
    Al Nile
    American Typewriter
    Apple Color Emoji
    Apple SD Gothic Neo
    Apple Symbols
    Arial
    Arial Hebrew
    Arial Rounded MT Bold
    Avenir
    Avenir Next
    Avenir Next Condensed
    Baskerville
    Bodoni 72
    Bodoni 72 Oldstyle
    Bodoni 72 Smallcaps
    Bodoni Ornaments
    Bradley Hand
    Chalkboard SE
    Chalkduster
    Charter
    Cochin
    Copperplate
    Courier
    Courier New
    Damascus
    Devanagari Sangam MN
    Didot
    DIN Alternate
    DIN Condensed
    Euphemia UCAS
    Farah
    Futura
    Galvji
    Geeza Pro
    Georgia
    Gill Sans
    Gujarati Sangam MN
    Gurmukhi MN
    Heiti SC
    Heiti TC
    Helvetica
    Helvetica Neue
    Hiragino Maru Gothic ProN
    Hiragino Mincho ProN
    Hiragino Sans
    Hoefler Text
    Impact
    Kailasa
    Kefa
    Khmer Sangam MN
    Kohinoor Bangla
    Kohinoor Devanagari
    Kohinoor Gujarati
    Kohinoor Telugu
    Lao Sangam MN
    Malayalam Sangam MN
    Marker Felt
    Menlo
    Mishafi
    Mukta Mahee
    Myanmar Sangam MN
    Noteworthy
    Noto Nastaliq Urdu
    Noto Sans Kannada
    Noto Sans Myanmar
    Noto Sans Oriya
    Noto Serif Myanmar
    Optima
    Palatino
    Papyrus
    Party LET
    PingFang HK
    PingFang MO
    PingFang SC
    PingFang TC
    Rockwell
    Savoye LET
    Sinhala Sangam MN
    Snell Roundhand
    STIX Two Math
    STIX Two Text
    Symbol
    Tamil Sangam MN
    Thonburi
    Times New Roman
    Trebuchet MS
    Verdana
    Zapf Dingbats
    Zapfino
    """
}
