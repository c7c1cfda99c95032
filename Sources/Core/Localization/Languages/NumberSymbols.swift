/// The symbols that a language uses in numbers, according to Unicode's CLDR.
struct NumberSymbols: Hashable, Sendable {
  /// The separator before the fraction.
  let decimal: String
  /// The separator between groups of three digits, if a format asks for groups.
  let group: String

  /// The digit for 0, after which the others follow.
  let zero: Unicode.Scalar
  /// The digits of a group beyond the first: two where there are lakhs and crores.
  let groupSize: Int
  /// How many digits a number has before the first separator, so that it has one.
  let leastGrouped: Int

  /// The symbols of C, without groups.
  static let plain = NumberSymbols()

  private init() { (decimal, group, zero, groupSize, leastGrouped) = (".", "", "0", 3, .max) }

  /// Makes the symbols of a language in its region.
  init(locale: String) {
    let tag = LocaleTag(locale)
    let language = tag?.language ?? "en"
    let names = (tag?.fallbacks ?? []) + [language]
    let digits = names.lazy.compactMap(Self.zero).first ?? "0"
    zero = digits
    groupSize = names.contains(where: Self.lakhs.contains) ? 2 : 3
    let deciding = names.first { name in
      Self.undivided.contains(name) || Self.exceptions.contains { $0.locales.contains(name) }
    }
    leastGrouped = deciding.map(Self.undivided.contains) == true ? 5 : 4
    // Arabic and Persian digits have separators of their own.
    guard ![Self.arabicZero, Self.persianZero].contains(digits) else {
      (decimal, group) = ("\u{66B}", "\u{66C}")
      return
    }
    let name = names.first { name in Self.exceptions.contains { $0.locales.contains(name) } }
    if let name, let row = Self.exceptions.first(where: { $0.locales.contains(name) }) {
      (decimal, group) = (row.decimal, row.group)
    } else if let row = Self.languages.first(where: { $0.locales.contains(language) }) {
      (decimal, group) = (row.decimal, row.group)
    } else {
      (decimal, group) = (".", ",")
    }
  }

  // MARK: Digits and groups

  private static let arabicZero: Unicode.Scalar = "\u{660}"
  private static let persianZero: Unicode.Scalar = "\u{6F0}"

  /// Languages, and regions of them, with digits of their own.
  private static let digits: [(zero: Unicode.Scalar, locales: [Substring])] = [
    ("0", "ar-AE ar-DZ ar-EH ar-LY ar-MA ar-TN".split(separator: " ")),
    (arabicZero, "ar ckb".split(separator: " ")),
    (persianZero, "fa mzn ps ur-IN".split(separator: " ")),
    ("\u{9E6}", "as bn".split(separator: " ")), ("\u{966}", "bho mr ne sa".split(separator: " ")),
    ("\u{1040}", ["my"]), ("\u{F20}", ["dz"]),
  ]

  private static func zero(of locale: String) -> Unicode.Scalar? {
    digits.first { $0.locales.contains(Substring(locale)) }?.zero
  }

  private static let lakhs = [
    "as", "bn", "brx", "dz", "en-IN", "gu", "hi", "kn", "kok", "ml", "mr", "ne", "or", "pa", "ta",
    "te", "ur-IN",
  ]

  /// Where a number of four digits has no separator; American Spanish has one.
  private static let undivided = ["bg", "es", "et", "lv", "pl", "pt-PT"]

  private struct Row: Sendable {
    let decimal: String
    let group: String
    let locales: [String]

    init(_ decimal: String, _ group: String, _ locales: String) {
      (self.decimal, self.group) = (decimal, group)
      self.locales = locales.split(separator: " ").map(String.init)
    }
  }

  /// Languages whose numbers differ from those in English.
  private static let languages: [Row] = [
    Row(
      ",", ".",
      "ast az bs ca da de el es eu fo fy gl hr id is it ku lb lo mk nl ps ro sl sr su tr vi"),
    Row(
      ",", "\u{A0}",
      "af be bg br cs eo et fi ht hu hy ka kk ky lt lv nb nn no pl ru sk sq sv tg tk tt uk uz"),
    Row(",", "\u{202F}", "fr"),
    Row(",", ".", "pt"),
    Row(".", "\u{2019}", "gsw rm"),
  ]

  /// Regions that differ from their language.
  private static let exceptions: [Row] = [
    Row(
      ".", ",",
      "es-419 es-BZ es-CU es-DO es-GT es-HN es-MX es-NI es-PA es-PE es-PR es-SV es-US"),
    Row(",", ".", "ar-DZ ar-LB ar-LY ar-MA ar-MR ar-TN en-AT en-BE en-DE en-DK en-ES en-ID en-IT"),
    Row(",", ".", "en-NL en-RO en-SI fr-LU ms-BN ms-ID"),
    Row(".", "\u{2019}", "de-CH de-LI en-CH it-CH"),
    Row(",", "\u{A0}", "en-CZ en-FI en-HU en-NO en-PL en-PT en-SE en-SK en-ZA es-CR fr-CA"),
    Row(",", "\u{A0}", "pt-AO pt-CH pt-CV pt-LU pt-MO pt-MZ pt-PT pt-ST pt-TL"),
    Row(",", "\u{202F}", "en-FR"),
  ]
}

extension NumberSymbols {
  /// Returns a number as written by C, with this language's symbols and digits; optionally with
  /// its whole part in groups.
  ///
  /// - Parameter isForced: whether numbers of four digits have a separator in every language.
  func applied(to number: String, isGrouped: Bool, isForced: Bool = false) -> String {
    let western = separated(number, isGrouped: isGrouped, isForced: isForced)
    guard zero != "0" else { return western }
    var result = ""
    for scalar in western.unicodeScalars {
      let isDigit = ("0"..."9").contains(scalar)
      let own = isDigit ? Unicode.Scalar(zero.value + scalar.value - 48) : nil
      result.unicodeScalars.append(own ?? scalar)
    }
    return result
  }

  private func separated(_ number: String, isGrouped: Bool, isForced: Bool) -> String {
    // Blanks and a sign may stand before the digits, blanks after them.
    let start = number.prefix { !$0.isNumber }
    let whole = String(start) + number.dropFirst(start.count).prefix(while: \.isNumber)
    let rest = number.dropFirst(whole.count)
    var result =
      isGrouped
      ? grouped(whole, from: isForced ? min(4, leastGrouped) : leastGrouped) : whole
    result += rest.first == "." ? decimal + rest.dropFirst() : String(rest)
    return result
  }

  private func grouped(_ whole: String, from least: Int) -> String {
    let digits = whole[...].suffix(while: \.isNumber)
    var result = String(whole.dropLast(digits.count))
    guard digits.count >= least else { return whole }
    for (index, digit) in digits.enumerated() {
      let rest = digits.count - index
      if index > 0, rest >= 3, (rest - 3) % groupSize == 0 { result += group }
      result.append(digit)
    }
    return result
  }
}

extension Substring {
  /// Returns the longest suffix of characters that satisfy a condition.
  fileprivate func suffix(while isIncluded: (Character) -> Bool) -> Substring {
    self[(lastIndex { !isIncluded($0) }.map(index(after:)) ?? startIndex)...]
  }
}
