/// Whose shapes Han characters take: one design covers them all, with a face for each region.
enum HanRegion: String {
  case japan = "JP"
  case korea = "KR"
  case mainland = "SC"
  case taiwan = "TC"
  case hongKong = "HK"

  /// The region whose readers a BCP 47 language tag means; mainland China where it means none.
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

  /// The family that has the shapes.
  var family: String { "Noto Sans CJK \(rawValue)" }
}
