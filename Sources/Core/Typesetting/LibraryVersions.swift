import CPango

/// The versions of the C libraries that this process uses, which determine what text looks like.
package enum LibraryVersions {
  /// Names and versions, in the order in which text passes through the libraries.
  package static var all: [(name: String, version: String)] {
    [
      ("cairo", string(cairo_version_string())), ("pango", string(pango_version_string())),
      ("harfbuzz", string(hb_version_string())), ("freetype", freeType),
      ("fontconfig", fontconfig), ("icu", icu),
    ]
  }

  private static func string(_ text: UnsafePointer<CChar>?) -> String {
    text.map { String(cString: $0) } ?? "unknown"
  }

  private static var freeType: String {
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0 else { return "unknown" }
    defer { FT_Done_FreeType(library) }
    var (major, minor, patch): (FT_Int, FT_Int, FT_Int) = (0, 0, 0)
    FT_Library_Version(library, &major, &minor, &patch)
    return "\(major).\(minor).\(patch)"
  }

  /// The version of the dictionaries that determine line breaks in Thai, Lao, Khmer and Burmese.
  private static var icu: String {
    if let version = ICULibrary.versionOfFile { return version }
    typealias Version = @convention(c) (UnsafeMutablePointer<UInt8>?) -> Void
    guard let ask = ICULibrary.load()?.function("u_getVersion", as: Version.self) else {
      return "missing"
    }
    var parts: [UInt8] = [0, 0, 0, 0]
    ask(&parts)
    return "\(parts[0]).\(parts[1])"
  }

  /// fontconfig packs its version into one decimal number: 21401 is 2.14.1.
  private static var fontconfig: String {
    let packed = FcGetVersion()
    return "\(packed / 10_000).\(packed / 100 % 100).\(packed % 100)"
  }
}
