import Glibc

/// One of the chosen font files, and the Debian package that contains it.
package struct FontFile: Hashable, Sendable {
  /// The absolute path.
  package let path: String
  /// The Debian package.
  package let package: String

  /// Makes a file from its path and the package that contains it.
  package init(path: String, package: String) {
    self.path = path
    self.package = package
  }

  /// The folder with `fonts` and `fontconfig`: that of a package that brings its own, two levels above
  /// the program in `share/alrender`, else the system's.
  static let share: String = {
    let program = String(unsafeUninitializedCapacity: Int(PATH_MAX)) { bytes in
      guard let start = bytes.baseAddress else { return 0 }
      return start.withMemoryRebound(to: CChar.self, capacity: bytes.count) {
        max(readlink("/proc/self/exe", $0, bytes.count), 0)
      }
    }
    let prefix = program.split(separator: "/").dropLast(2).map { "/" + $0 }.joined()
    let own = prefix + "/share/alrender"
    return access(own + "/fonts", R_OK | X_OK) == 0 ? own : "/usr/share"
  }()

  /// The files in which text is set, listed one by one so that nothing else installed matters.
  ///
  /// Inter stands in for Apple's system font, with its static files, because the variable one
  /// registers the same family. Numeric weights need all nine of them.
  package static let chosen: [FontFile] = inter + noto + cjk + emoji

  /// The files of families whose letters have the widths of fonts that belong to Apple or
  /// Microsoft; text falls back to the system font if they are not installed.
  package static let standIns: [FontFile] = liberation + dejaVu

  private static let inter: [FontFile] = [
    "Thin", "ThinItalic", "ExtraLight", "ExtraLightItalic", "Light", "LightItalic", "Regular",
    "Italic", "Medium", "MediumItalic", "SemiBold", "SemiBoldItalic", "Bold", "BoldItalic",
    "ExtraBold", "ExtraBoldItalic", "Black", "BlackItalic",
  ].map {
    FontFile(path: "\(share)/fonts/opentype/inter/Inter-\($0).otf", package: "fonts-inter")
  }

  private static let noto: [FontFile] = [
    "Arabic", "Armenian", "Bengali", "Devanagari", "Ethiopic", "Georgian", "Hebrew", "Khmer", "Lao",
    "Tamil", "Thai",
  ].flatMap {
    script in
    ["Regular", "Bold"].map {
      FontFile(
        path: "\(share)/fonts/truetype/noto/NotoSans\(script)-\($0).ttf",
        package: "fonts-noto-core")
    }
  }

  private static let liberation: [FontFile] = ["Mono", "Sans", "Serif"].flatMap { kind in
    ["Regular", "Italic", "Bold", "BoldItalic"].map {
      FontFile(
        path: "\(share)/fonts/truetype/liberation/Liberation\(kind)-\($0).ttf",
        package: "fonts-liberation")
    }
  }

  private static let dejaVu: [FontFile] = ["", "-Oblique", "-Bold", "-BoldOblique"].map {
    FontFile(
      path: "\(share)/fonts/truetype/dejavu/DejaVuSansMono\($0).ttf",
      package: "fonts-dejavu-core")
  }

  private static let cjk: [FontFile] = ["Regular", "Bold"].map {
    FontFile(
      path: "\(share)/fonts/opentype/noto/NotoSansCJK-\($0).ttc", package: "fonts-noto-cjk")
  }

  private static let emoji: [FontFile] = [
    FontFile(
      path: "\(share)/fonts/truetype/noto/NotoColorEmoji.ttf",
      package: "fonts-noto-color-emoji")
  ]

  /// The system font's family.
  static let systemFamily = "Inter"

  /// The family of signs such as an aeroplane that are shown as text and that the system font lacks.
  static let signFamily = "DejaVu Sans Mono"

  /// fontconfig's rule that scales bitmap emoji to the requested size; without it they appear at
  /// their own 128 pixels.
  static let scalingRule = FontFile(
    path: "\(share)/fontconfig/conf.avail/10-scale-bitmap-fonts.conf",
    package: "fontconfig-config")
}
