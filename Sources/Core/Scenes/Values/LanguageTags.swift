/// The tags of languages that people write by name.
enum LanguageTags {
  /// The tags of languages by their English names, in small letters.
  static let byName = [
    "arabic": "ar", "chinese": "zh-Hans", "dutch": "nl", "english": "en", "french": "fr",
    "german": "de", "hebrew": "he", "hindi": "hi", "italian": "it", "japanese": "ja",
    "korean": "ko", "polish": "pl", "portuguese": "pt", "russian": "ru", "spanish": "es",
    "turkish": "tr",
  ]
}
