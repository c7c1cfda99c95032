extension LocaleTag {
  /// The languages that can replace a language: its older or wider codes, or close relatives.
  static let relatives: [String: [String]] = [
    "he": ["iw"], "iw": ["he"], "id": ["in"], "in": ["id"], "yi": ["ji"], "ji": ["yi"],
    "fil": ["tl"], "tl": ["fil"], "ro": ["mo"], "mo": ["ro"],
    "nb": ["no"], "no": ["nb"], "nn": ["nb", "no"],
  ]

  /// The languages of folders that older projects name in English.
  package static let olderFolders = [
    "English": "en", "French": "fr", "German": "de", "Italian": "it", "Spanish": "es",
    "Dutch": "nl", "Japanese": "ja", "Swedish": "sv", "Danish": "da", "Norwegian": "nb",
    "Finnish": "fi", "Portuguese": "pt", "Russian": "ru", "Polish": "pl", "Korean": "ko",
  ]

  /// Returns what a regional variant falls back to before the language itself, following the
  /// parent locales of the CLDR; in Apple's folders, world English is that of Britain.
  package static func parent(of language: String, _ region: String) -> [String]? {
    switch language {
    case "en" where worldEnglish.contains(region): ["en-001", "en-GB"]
    case "es" where latinAmerica.contains(region): ["es-419"]
    case "pt" where europeanPortuguese.contains(region): ["pt-PT"]
    default: nil
    }
  }

  private static let worldEnglish = words(
    """
    001 150 AG AI AT AU BB BE BM BS BW BZ CC CH CK CM CX CY DE DG DK DM ER FI FJ FK FM GB GD GG GH \
    GI GM GY HK IE IL IM IN IO JE JM KE KI KN KY LC LR LS MG MO MS MT MU MV MW MY NA NF NG NL NR \
    NU NZ PG PK PN PW RW SB SC SD SE SG SH SI SL SS SX SZ TC TK TO TT TV TZ UG VC VG VU WS ZA ZM ZW
    """)

  private static let latinAmerica = words(
    "AR BO BR BZ CL CO CR CU DO EC GT HN MX NI PA PE PR PY SV US UY VE")

  private static let europeanPortuguese = words("AO CH CV FR GQ GW LU MO MZ ST TL")

  /// The scripts that file names also spell in lower case.
  static let scriptNames = words("hans hant latn cyrl arab")

  /// The codes of ISO 639-1, and the three-letter codes of languages that systems are translated
  /// into.
  package static let codes = words(
    """
    aa ab ae af ak am an ar as av ay az ba be bg bh bi bm bn bo br bs ca ce ch co cr cs cu cv cy da \
    de dv dz ee el en eo es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz \
    ia id ie ig ii ik in io is it iu iw ja ji jv ka kg ki kj kk kl km kn ko kr ks ku kv kw ky la lb \
    lg li ln lo lt lu lv mg mh mi mk ml mn mo mr ms mt my na nb nd ne ng nl nn no nr nv ny oc oj om \
    or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg sh si sk sl sm sn so sq sr ss st su sv sw \
    ta te tg th ti tk tl tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu \
    ars ast ceb chr ckb dsb fil gsw haw hsb kab kok mai mni mul nds nqo sah sat scn smn syr yue
    """)

  private static func words(_ list: String) -> Set<String> {
    Set(list.split(separator: " ").map(String.init))
  }
}
