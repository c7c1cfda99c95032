import CAdvances
import CPango
import Glibc
import Synchronization

/// The private font set: fontconfig's configuration of the chosen files and nothing else.
///
/// Make one per process, before anything else uses fontconfig or Pango: it becomes fontconfig's
/// current configuration, so that Pango's start-up thread does not read the system's (5 ms).
/// Workers on any thread may share it, because fontconfig counts references atomically and a
/// built configuration is only read.
package final class FontLibrary: Sendable {
  /// The directories of the scene's own fonts.
  package let directories: [String]
  /// Single files of them.
  package let ownFiles: [String]
  /// The source of the advances of the system font's text.
  package let metrics: TextMetrics

  /// The address of the `FcConfig` that this object owns; a pointer could not cross threads.
  private let address: UInt

  /// The progress of opening all files: not begun, begun, done.
  private let opening = Atomic<Int>(0)
  /// How often a thread has taken its turn to open files since several lay out a lot; negative before.
  private let turns = Atomic<Int>(-1)
  /// The number of turns for which opening all files would not be worthwhile.
  package static let fewTurns = 32

  /// Reads the chosen files and those of `directories`.
  ///
  /// - Parameters:
  ///   - directories: Absolute or relative paths of additional fonts, searched recursively, or of
  ///     single files.
  ///   - metrics: The source of the advances of the system font's text.
  ///   - files: The font files, which tests may replace.
  package init(
    directories paths: [String] = [], metrics: TextMetrics = .apple,
    files: [FontFile] = FontFile.chosen
  ) throws(FontError) {
    ownFiles = paths.filter(FontLibrary.isRegularFile)
    directories = paths.filter { !FontLibrary.isRegularFile($0) }
    self.metrics = metrics
    guard access(FontFile.scalingRule.path, R_OK) == 0 else {
      let rule = FontFile.scalingRule
      throw .missingFile(path: rule.path, package: rule.package)
    }
    for directory in directories {
      guard access(directory, R_OK | X_OK) == 0 else {
        throw .unreadableDirectory(path: directory)
      }
      if let path = FontLibrary.specialFile(below: directory) { throw .specialFile(path: path) }
    }
    let installed = FontFile.standIns.filter { access($0.path, R_OK) == 0 }
    let cache = try FontCache(files: files + installed)
    guard let config = FcConfigCreate() else { throw .refusedConfiguration }
    // Relative paths would be relative to memory, and fontconfig warns about that.
    let description = FontLibrary.description(
      cache: cache, directories: directories.map(FontLibrary.realPath))
    let bytes = Array(description.utf8) + [0]
    let accepted = FcConfigParseAndLoadFromMemory(config, bytes, 0)
    for file in ownFiles { FcConfigAppFontAddFile(config, FontLibrary.realPath(of: file)) }
    guard accepted != 0, FcConfigBuildFonts(config) != 0, FcConfigSetCurrent(config) != 0 else {
      FcConfigDestroy(config)
      throw .refusedConfiguration
    }
    address = UInt(bitPattern: config)
    FontLibrary.hideUserLanguages()
  }

  deinit { FcConfigDestroy(config) }

  /// Opens all files of the set for the lifetime of the process, so that texts need not wait for
  /// one another to open them.
  ///
  /// Takes as long as a dozen layouts, mostly for the CJK faces: worthwhile if several threads do
  /// a lot of layout. Does nothing if another thread has begun it.
  package func openFiles() {
    guard opening.compareExchange(expected: 0, desired: 1, ordering: .relaxed).exchanged else {
      return
    }
    OpenFontFiles.hold(patterns)
    opening.store(2, ordering: .releasing)
  }

  /// Lets several threads that do a lot of layout open all files once they have waited for one
  /// another a few times: most texts need no file that is not open anyway.
  package func share() { _ = turns.compareExchange(expected: -1, desired: 0, ordering: .relaxed) }

  /// Counts a thread's turn to open files, before it begins.
  func takeTurn() {
    guard turns.load(ordering: .relaxed) >= 0,
      turns.wrappingAdd(1, ordering: .relaxed).newValue > Self.fewTurns
    else { return }
    openFiles()
  }

  /// Whether all files of the set are open and will stay open.
  package var filesAreOpen: Bool { opening.load(ordering: .acquiring) == 2 }

  /// Prevents Pango from taking the language of unmarked text from `PANGO_LANGUAGE` or
  /// `LANGUAGE`.
  private static func hideUserLanguages() {
    if let value = getenv("PANGO_LANGUAGE"), value.pointee == 0 { return }
    setenv("PANGO_LANGUAGE", "", 1)
  }

  /// The configuration, borrowed.
  var config: OpaquePointer? { OpaquePointer(bitPattern: address) }

  /// Returns fontconfig's description of the set, in its XML.
  private static func description(cache: FontCache, directories: [String]) -> String {
    let monospaced: [String] = ["JP", "KR", "SC", "TC", "HK"].map {
      "<pattern><patelt name=\"family\"><string>Noto Sans Mono CJK \($0)</string></patelt></pattern>"
    }
    let paths = ([cache.fonts] + directories).map { "<dir>\(escape($0))</dir>" }
    return """
      <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
      \(paths.joined())
      <cachedir>\(escape(cache.cache))</cachedir>
      <include>\(escape(FontFile.scalingRule.path))</include>
      <selectfont><rejectfont>\(monospaced.joined())</rejectfont></selectfont>
      \(sizeRule)
      \(fallbackRules)
      </fontconfig>
      """
  }

  /// Draws the letters that stand in for San Francisco's at 96.9 % of their size, in the advances and lines
  /// of the whole size: then capitals are as high as on Apple's systems (12.00 points at 17, 19.67 at 28) and
  /// strokes as heavy.
  private static var sizeRule: String {
    """
    <match target="font">
    <test target="pattern" name="fontvariations" compare="contains">
    <string>\(CA_SYSTEM_VARIATION)</string></test>
    <test name="family"><string>\(FontFile.systemFamily)</string></test>
    <edit name="matrix" mode="assign"><matrix>
    <double>0.969</double><double>0</double><double>0</double><double>0.969</double>
    </matrix></edit>
    </match>
    """
  }

  /// The families that are tried after the requested one, in this order.
  private static var fallbackRules: String {
    // Pango asks for the family 'emoji' where Unicode or a variation selector calls for a
    // picture; the interface font's own black hearts and suns must not match.
    let pictures = """
      <match target="pattern">
      <test name="family"><string>emoji</string></test>
      <edit name="family" mode="assign" binding="same"><string>Noto Color Emoji</string></edit>
      </match>
      """
    let families = [
      FontFile.systemFamily, "Noto Sans Arabic", "Noto Sans Hebrew", "Noto Sans Thai",
      "Noto Sans Devanagari", "Noto Sans Bengali", "Noto Sans Tamil", "Noto Sans Georgian",
      "Noto Sans Armenian", "Noto Sans Ethiopic", "Noto Sans Lao", "Noto Sans Khmer",
      "Noto Sans CJK SC", "Noto Color Emoji",
    ].map { "<string>\($0)</string>" }
    return pictures + """
      <match target="pattern">
      <edit name="family" mode="append_last">\(families.joined())</edit>
      </match>
      """
  }

  private static func escape(_ path: String) -> String {
    path.reduce(into: "") { text, character in
      switch character {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      default: text.append(character)
      }
    }
  }
}
