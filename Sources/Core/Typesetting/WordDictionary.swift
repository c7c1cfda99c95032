import CAdvances
import CPango
import Glibc

/// Finds where lines may begin in Thai, Lao, Khmer and Burmese, which have no spaces between
/// words: at the words in ICU's dictionaries, as in Apple's text.
///
/// Pango only knows words in Thai. ICU is loaded when the first such text is broken, so that
/// other texts pay nothing for it. Each instance belongs to one task.
final class WordDictionary {
  private typealias Open =
    @convention(c) (
      Int32, UnsafePointer<CChar>?, UnsafePointer<UInt16>?, Int32, UnsafeMutablePointer<Int32>?
    ) -> OpaquePointer?
  private typealias SetText =
    @convention(c) (
      OpaquePointer?, UnsafePointer<UInt16>?, Int32, UnsafeMutablePointer<Int32>?
    ) -> Void
  private typealias Next = @convention(c) (OpaquePointer?) -> Int32
  private typealias Close = @convention(c) (OpaquePointer?) -> Void

  /// ICU's iterator over the places where lines may begin, owned by this object.
  private let iterator: OpaquePointer
  private let setText: SetText
  private let next: Next
  private let close: Close

  /// Loads ICU; nil if it is not installed.
  init?() {
    guard let library = ICULibrary.load(),
      let open = library.function("ubrk_open", as: Open.self),
      let setText = library.function("ubrk_setText", as: SetText.self),
      let next = library.function("ubrk_next", as: Next.self),
      let close = library.function("ubrk_close", as: Close.self)
    else { return nil }
    // UBRK_LINE; the language only makes a difference for Chinese and Japanese.
    let lines: Int32 = 2
    var status: Int32 = 0
    guard let iterator = open(lines, "en", nil, 0, &status), status <= 0 else { return nil }
    (self.iterator, self.setText, self.next, self.close) = (iterator, setText, next, close)
  }

  deinit { close(iterator) }

  /// Whether a dictionary is needed to find the words in a text.
  static func isNeeded(for text: String) -> Bool {
    // Tested by the first bytes of their letters in UTF-8.
    text.utf8.contains { $0 == 0xE0 || $0 == 0xE1 || $0 == 0xEA }
      && text.unicodeScalars.contains { isSpaceless($0.value) }
  }

  /// Whether a scalar belongs to a script without spaces between words.
  static func isSpaceless(_ value: UInt32) -> Bool {
    switch value {
    case 0xE00...0xEFF, 0x1000...0x109F, 0x1780...0x17FF, 0xA9E0...0xA9FF, 0xAA60...0xAA7F: true
    default: false
    }
  }

  /// Returns, for each scalar that follows another in one of these scripts, whether a line may
  /// begin with it; nil for all others, about which Pango decides.
  func lineStarts(in text: String) -> [Bool?] {
    var units = Array(text.utf16)
    var status: Int32 = 0
    var starts: [Bool?] = []
    // ICU reads the text in place, so it must stay there.
    units.withUnsafeMutableBufferPointer { buffer in
      setText(iterator, buffer.baseAddress, Int32(buffer.count), &status)
      guard status <= 0 else { return }
      var place: Int32 = 0
      var boundary = next(iterator)
      var follows = false
      for scalar in text.unicodeScalars {
        while boundary >= 0, boundary < place { boundary = next(iterator) }
        let isSpaceless = Self.isSpaceless(scalar.value)
        starts.append(follows && isSpaceless ? boundary == place : nil)
        follows = isSpaceless
        place += Int32(UTF16.width(scalar))
      }
      setText(iterator, nil, 0, &status)
    }
    return starts
  }
}

/// ICU's text library, whose functions have its version in their names.
struct ICULibrary {
  /// ICU's major version.
  let version: Int
  private let handle: UInt

  /// The major versions to look for, newest first.
  private static let versions = stride(from: 99, through: 60, by: -1)

  /// The version according to the name of the file next to Pango's, such as `72.1` for
  /// `libicuuc.so.72.1`: loading the library takes as long as half of a start. Nil if the name
  /// does not show it.
  static var versionOfFile: String? {
    guard let path = ca_pango_path().map({ String(cString: $0) }),
      let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
    else { return nil }
    for version in versions {
      let name = "libicuuc.so."
      var target = [UInt8](repeating: 0, count: 256)
      let count = readlink("\(path[..<slash])/\(name)\(version)", &target, target.count)
      guard count > name.utf8.count, count < target.count else { continue }
      let file = String(decoding: target[..<count], as: UTF8.self)
      guard file.hasPrefix("\(name)\(version).") else { return nil }
      return String(file.dropFirst(name.count))
    }
    return nil
  }

  /// Returns the newest installed version of one of its libraries; nil if there is none.
  static func load(_ name: String = "libicuuc") -> ICULibrary? {
    for version in versions {
      if let handle = dlopen("\(name).so.\(version)", RTLD_LAZY | RTLD_LOCAL) {
        return ICULibrary(version: version, handle: UInt(bitPattern: handle))
      }
    }
    return nil
  }

  /// Returns the function with a name.
  ///
  /// - Parameter type: The function's type as in C, which is not checked.
  func function<Function>(_ name: String, as type: Function.Type) -> Function? {
    let symbol = dlsym(UnsafeMutableRawPointer(bitPattern: handle), "\(name)_\(version)")
    return symbol.map { unsafeBitCast($0, to: type) }
  }
}

extension PangoText {
  /// Lets lines begin where words in a dictionary do.
  ///
  /// Pango keeps its findings about a text's characters until the text or its attributes change,
  /// so lines that are broken later follow what is written here.
  func breakLines(by dictionary: WordDictionary, in text: String) {
    var count: Int32 = 0
    guard let found = pango_layout_get_log_attrs_readonly(layout, &count) else { return }
    let attributes = UnsafeMutablePointer(mutating: found)
    for (index, start) in dictionary.lineStarts(in: text).enumerated() where index < count {
      if let start { attributes[index].is_line_break = start ? 1 : 0 }
    }
  }
}
