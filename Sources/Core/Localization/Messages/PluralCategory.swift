/// The plural categories of the Unicode CLDR.
package enum PluralCategory: String, CaseIterable, Hashable, Sendable {
  case zero, one, two, few, many, other
}

/// A number as plural rules see it: `1.50` has the integer digits 1 and the fraction digits 50.
struct PluralOperands {
  /// The absolute value.
  let n: Double
  /// The integer digits.
  let i: Int
  /// The number of fraction digits.
  let v: Int
  /// The fraction digits without trailing zeros.
  let t: Int

  /// Makes the operands of a number; fractions count as shown without trailing zeros.
  init(_ number: Double) {
    n = number.magnitude
    i = Int(exactly: n.rounded(.towardZero)) ?? 0
    let text = "\(n)"
    let digits = text.contains("e") ? "" : text.split(separator: ".").dropFirst().first ?? ""
    let fraction = digits == "0" ? "" : digits
    v = fraction.count
    t = Int(fraction) ?? 0
  }

  /// Whether the number is whole and its remainder is in a range.
  func whole(_ modulus: Int, _ range: ClosedRange<Int>, except: ClosedRange<Int>? = nil) -> Bool {
    v == 0 && range.contains(i % modulus) && !(except?.contains(i % 100) ?? false)
  }
}

extension PluralCategory {
  /// Returns the category of a number in a language; `other` in languages without plural forms.
  package static func of(_ number: Double, locale: String) -> PluralCategory {
    let operands = PluralOperands(number)
    let tag = LocaleTag(locale)
    // European Portuguese, unlike Brazilian Portuguese, has no singular for 0.
    let isEuropean = tag?.language == "pt" && tag?.region == "PT"
    let language = isEuropean ? "pt-PT" : tag?.language ?? "en"
    return manyForms(operands, language) ?? fewForms(operands, language)
  }

  /// Applies the CLDR's rules for languages with one or two forms, or three for large numbers.
  private static func fewForms(_ number: PluralOperands, _ language: String) -> PluralCategory {
    switch language {
    case "ja", "ko", "zh", "th", "vi", "id", "in", "ms", "my", "lo", "jv", "km", "bo", "yue", "to",
      "bm", "dz", "ig", "ii", "nqo", "sah", "sg", "su", "wo", "yo":
      .other
    case "fr", "pt": number.i <= 1 ? .one : isMillions(number) ? .many : .other
    case "es": number.n == 1 ? .one : isMillions(number) ? .many : .other
    case "it", "ca", "pt-PT", "scn", "vec":
      isOne(number) ? .one : isMillions(number) ? .many : .other
    case "hy", "ff", "kab": number.i <= 1 ? .one : .other
    case "si": number.n == 0 || number.n == 1 || (number.i == 0 && number.t == 1) ? .one : .other
    case "hi", "bn", "fa", "gu", "kn", "zu", "am", "as":
      number.i == 0 || number.n == 1 ? .one : .other
    case "pa", "ln", "mg", "ti", "wa", "ak": number.n == 0 || number.n == 1 ? .one : .other
    case "da": number.n == 1 || (number.t != 0 && number.i <= 1) ? .one : .other
    case "is", "mk": southSlavic(number) == .one ? .one : .other
    case "fil", "tl", "ceb": filipino(number)
    case "hu", "tr", "el", "bg", "nb", "no", "nn", "eu", "ka", "kk", "ky", "az", "uz", "sq", "mn",
      "ml", "mr", "ta", "te", "ne", "ps", "ku", "ug", "so", "af", "eo", "or", "tk", "lb", "ee",
      "ha":
      number.n == 1 ? .one : .other
    default: isOne(number) ? .one : .other
    }
  }

  /// Applies the rules for languages with more forms; nil for all others.
  private static func manyForms(_ number: PluralOperands, _ language: String) -> PluralCategory? {
    switch language {
    case "ar": arabic(number)
    case "he", "iw": hebrew(number)
    case "ru", "uk", "be": eastSlavic(number)
    case "pl": polish(number)
    case "cs", "sk": czech(number)
    case "hr", "sr", "bs", "sh": southSlavic(number)
    case "sl": slovenian(number)
    case "lt": lithuanian(number)
    case "lv": latvian(number)
    case "ro", "mo": romanian(number)
    case "ga": irish(number)
    case "cy": welsh(number)
    case "mt": maltese(number)
    case "br": breton(number)
    case "gd": scottish(number)
    case "iu", "naq", "se", "smj", "smn", "sms":
      number.n == 1 ? .one : number.n == 2 ? .two : .other
    default: nil
    }
  }

  private static func isOne(_ number: PluralOperands) -> Bool { number.i == 1 && number.v == 0 }

  private static func isMillions(_ number: PluralOperands) -> Bool {
    number.v == 0 && number.i != 0 && number.i % 1_000_000 == 0
  }

  private static func arabic(_ number: PluralOperands) -> PluralCategory {
    if number.v > 0 { return .other }
    switch number.i {
    case 0: return .zero
    case 1: return .one
    case 2: return .two
    default: return number.whole(100, 3...10) ? .few : number.whole(100, 11...99) ? .many : .other
    }
  }

  private static func hebrew(_ number: PluralOperands) -> PluralCategory {
    if (number.i == 1 && number.v == 0) || (number.i == 0 && number.v != 0) { return .one }
    return number.i == 2 && number.v == 0 ? .two : .other
  }

  private static func eastSlavic(_ number: PluralOperands) -> PluralCategory {
    if number.v > 0 { return .other }
    if number.whole(10, 1...1, except: 11...11) { return .one }
    return number.whole(10, 2...4, except: 12...14) ? .few : .many
  }

  private static func polish(_ number: PluralOperands) -> PluralCategory {
    if number.v > 0 { return .other }
    if number.i == 1 { return .one }
    return number.whole(10, 2...4, except: 12...14) ? .few : .many
  }

  private static func czech(_ number: PluralOperands) -> PluralCategory {
    if number.v > 0 { return .many }
    return number.i == 1 ? .one : (2...4).contains(number.i) ? .few : .other
  }

  private static func southSlavic(_ number: PluralOperands) -> PluralCategory {
    let (last, lastTwo) =
      number.v == 0 ? (number.i % 10, number.i % 100) : (number.t % 10, number.t % 100)
    if last == 1, lastTwo != 11 { return .one }
    return (2...4).contains(last) && !(12...14).contains(lastTwo) ? .few : .other
  }

  private static func slovenian(_ number: PluralOperands) -> PluralCategory {
    if number.v > 0 { return .few }
    switch number.i % 100 {
    case 1: return .one
    case 2: return .two
    case 3, 4: return .few
    default: return .other
    }
  }

  private static func lithuanian(_ number: PluralOperands) -> PluralCategory {
    if number.v > 0 { return .many }
    if number.whole(10, 1...1, except: 11...19) { return .one }
    return number.whole(10, 2...9, except: 11...19) ? .few : .other
  }

  private static func latvian(_ number: PluralOperands) -> PluralCategory {
    if number.v == 0 {
      if number.i % 10 == 0 || (11...19).contains(number.i % 100) { return .zero }
      return number.i % 10 == 1 ? .one : .other
    }
    return number.t % 10 == 1 && number.t % 100 != 11 ? .one : .other
  }

  private static func romanian(_ number: PluralOperands) -> PluralCategory {
    if number.v == 0, number.i == 1 { return .one }
    return number.v != 0 || number.n == 0 || (1...19).contains(number.i % 100) ? .few : .other
  }

  private static func irish(_ number: PluralOperands) -> PluralCategory {
    switch number.n {
    case 1: .one
    case 2: .two
    case 3, 4, 5, 6: .few
    case 7, 8, 9, 10: .many
    default: .other
    }
  }

  private static func welsh(_ number: PluralOperands) -> PluralCategory {
    switch number.n {
    case 0: .zero
    case 1: .one
    case 2: .two
    case 3: .few
    case 6: .many
    default: .other
    }
  }

  private static func maltese(_ number: PluralOperands) -> PluralCategory {
    if number.v > 0 { return .other }
    switch number.i {
    case 1: return .one
    case 2: return .two
    case 0: return .few
    default: return number.whole(100, 3...10) ? .few : number.whole(100, 11...19) ? .many : .other
    }
  }

  private static func breton(_ number: PluralOperands) -> PluralCategory {
    if number.v > 0 { return .other }
    let isTeen = [1, 7, 9].contains(number.i / 10 % 10)
    switch number.i % 10 {
    case 1 where !isTeen: return .one
    case 2 where !isTeen: return .two
    case 3 where !isTeen, 4 where !isTeen, 9 where !isTeen: return .few
    default: return isMillions(number) ? .many : .other
    }
  }

  private static func scottish(_ number: PluralOperands) -> PluralCategory {
    switch number.n {
    case 1, 11: .one
    case 2, 12: .two
    case 3, 4, 5, 6, 7, 8, 9, 10, 13, 14, 15, 16, 17, 18, 19: .few
    default: .other
    }
  }

  private static func filipino(_ number: PluralOperands) -> PluralCategory {
    if number.v == 0 {
      return (1...3).contains(number.i) || ![4, 6, 9].contains(number.i % 10) ? .one : .other
    }
    return [4, 6, 9].contains(number.t % 10) ? .other : .one
  }
}
