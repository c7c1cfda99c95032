/// The region whose shapes Han characters take: one design covers them all, with a face for each
/// region.
enum HanRegion: String {
  case japan = "JP"
  case korea = "KR"
  case mainland = "SC"
  case taiwan = "TC"
  case hongKong = "HK"

  /// Makes the region for a BCP 47 language tag; mainland China if the tag implies none.
  init(language: String?) {
    let subtags = (language ?? "").lowercased().split { $0 == "-" || $0 == "_" }
    switch subtags.first {
    case "ja": self = .japan
    case "ko": self = .korea
    case "yue": self = .hongKong
    case "zh" where subtags.contains("hk") || subtags.contains("mo"): self = .hongKong
    case "zh" where subtags.contains("tw") || subtags.contains("hant"): self = .taiwan
    default: self = .mainland
    }
  }

  /// The family with the region's shapes.
  var family: String { "Noto Sans CJK \(rawValue)" }
}
