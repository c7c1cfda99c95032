import Localization

/// The names of languages in English.
enum LanguageName {
  /// Returns a language with its tag: `Portuguese (pt-BR)`; the tag alone for one without a name here.
  static func of(_ tag: String) -> String {
    LocaleTag(tag).flatMap { names[$0.language] }.map { "\($0) (\(tag))" } ?? tag
  }

  private static let names = Dictionary(
    uniqueKeysWithValues: """
      af Afrikaans|am Amharic|ar Arabic|as Assamese|ast Asturian|az Azerbaijani|be Belarusian|bg Bulgarian|\
      bn Bangla|bo Tibetan|br Breton|bs Bosnian|ca Catalan|ckb Central Kurdish|cs Czech|cy Welsh|da Danish|\
      de German|el Greek|en English|eo Esperanto|es Spanish|et Estonian|eu Basque|fa Persian|fi Finnish|\
      fil Filipino|fo Faroese|fr French|fy Western Frisian|ga Irish|gd Scottish Gaelic|gl Galician|\
      gu Gujarati|ha Hausa|he Hebrew|hi Hindi|hr Croatian|hu Hungarian|hy Armenian|id Indonesian|ig Igbo|\
      is Icelandic|it Italian|iw Hebrew|ja Japanese|ka Georgian|kk Kazakh|km Khmer|kn Kannada|ko Korean|\
      ku Kurdish|ky Kyrgyz|lb Luxembourgish|lo Lao|lt Lithuanian|lv Latvian|mg Malagasy|mi Māori|\
      mk Macedonian|ml Malayalam|mn Mongolian|mr Marathi|ms Malay|mt Maltese|my Burmese|\
      nb Norwegian Bokmål|ne Nepali|nl Dutch|nn Norwegian Nynorsk|no Norwegian|oc Occitan|or Odia|\
      pa Punjabi|pl Polish|ps Pashto|pt Portuguese|rm Romansh|ro Romanian|ru Russian|sat Santali|sc Sardinian|\
      sd Sindhi|si Sinhala|sk Slovak|sl Slovenian|so Somali|sq Albanian|sr Serbian|sv Swedish|sw Swahili|\
      ta Tamil|te Telugu|tg Tajik|th Thai|ti Tigrinya|tk Turkmen|tr Turkish|tt Tatar|ug Uyghur|uk Ukrainian|\
      ur Urdu|uz Uzbek|vi Vietnamese|xh Xhosa|yi Yiddish|yo Yoruba|yue Cantonese|zh Chinese|zu Zulu
      """.split(separator: "|").map { entry in
        let words = entry.split(separator: " ", maxSplits: 1)
        return (String(words[0]), String(words[1]))
      })
}
