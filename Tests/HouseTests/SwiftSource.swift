/// The code of a Swift file without its comments and the contents of its string literals.
///
/// Code in interpolations stays, and so do line breaks.
struct SwiftCode {
  private var input: ArraySlice<UInt8>
  private var output: [UInt8] = []

  /// Strips a file's text.
  static func stripped(_ text: String) -> String {
    var code = SwiftCode(input: Array(text.utf8)[...])
    code.takeCode(closing: nil)
    return String(decoding: code.output, as: UTF8.self)
  }

  private func starts(with text: StaticString) -> Bool {
    input.starts(with: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Takes code up to the end, or up to the parenthesis that ends an interpolation.
  private mutating func takeCode(closing: UInt8?) {
    var depth = 0
    while let byte = input.first {
      if starts(with: "//") {
        input = input.drop { $0 != UInt8(ascii: "\n") }
      } else if starts(with: "/*") {
        skipComment()
      } else if byte == UInt8(ascii: "\"") || opensRawString {
        skipString()
      } else {
        if byte == UInt8(ascii: "(") { depth += 1 }
        if byte == UInt8(ascii: ")") {
          if depth == 0, closing != nil { return }
          depth -= 1
        }
        output.append(input.removeFirst())
      }
    }
  }

  private var opensRawString: Bool {
    guard input.first == UInt8(ascii: "#") else { return false }
    return input.drop { $0 == UInt8(ascii: "#") }.first == UInt8(ascii: "\"")
  }

  private mutating func skipComment() {
    while !input.isEmpty, !starts(with: "*/") { skip(1) }
    input = input.dropFirst(2)
  }

  /// Drops bytes, but no line breaks.
  private mutating func skip(_ count: Int) {
    for byte in input.prefix(count) where byte == UInt8(ascii: "\n") { output.append(byte) }
    input = input.dropFirst(count)
  }

  private mutating func skipString() {
    let hashes = Array(input.prefix { $0 == UInt8(ascii: "#") })
    input = input.dropFirst(hashes.count)
    let quotes = Array(repeating: UInt8(ascii: "\""), count: starts(with: "\"\"\"") ? 3 : 1)
    input = input.dropFirst(quotes.count)
    output += quotes
    let escape = [UInt8(ascii: "\\")] + hashes
    while !input.isEmpty, !input.starts(with: quotes + hashes) {
      guard input.starts(with: escape) else {
        skip(1)
        continue
      }
      input = input.dropFirst(escape.count)
      if input.first == UInt8(ascii: "(") {
        input = input.dropFirst()
        output.append(UInt8(ascii: " "))
        takeCode(closing: UInt8(ascii: ")"))
      }
      skip(1)
    }
    input = input.dropFirst(quotes.count + hashes.count)
    output += quotes
  }
}

/// A Swift file of the project.
struct SwiftSource {
  /// The path below `Sources`: `Scenes/Format/Shape.swift`.
  let path: String
  /// The target: `Scenes`.
  let room: String
  /// The folders between the target and the file: `Format`, empty at the top.
  let folder: String
  /// The lines as written.
  let lines: [Substring]
  /// The code; see `SwiftCode`.
  let code: String
  /// The modules it imports.
  let imports: Set<String>
  /// The types and global names it declares for other files.
  let declares: Set<String>
  /// The types it declares for other files.
  let types: Set<String>
  /// The identifiers in its code.
  let words: Set<Substring>

  init(path: String, text: String) {
    self.path = path
    let parts = path.split(separator: "/").map(String.init)
    room = parts[0]
    folder = parts.dropFirst().dropLast().joined(separator: "/")
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let code = SwiftCode.stripped(text)
    self.code = code
    var imports: Set<String> = []
    var declares: Set<String> = []
    var types: Set<String> = []
    for line in code.split(separator: "\n") where !line.hasPrefix(" ") && !line.hasPrefix("}") {
      var words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }[...]
      let isHidden = words.first == "private" || words.first == "fileprivate"
      if !isHidden, let keyword = words.firstIndex(where: Self.keywords.contains),
        Self.kinds.contains(words[keyword]), let name = words[keyword...].dropFirst().first
      {
        types.insert(String(name))
      }
      while let word = words.first, Self.modifiers.contains(word) { words = words.dropFirst() }
      guard let keyword = words.first, let name = words.dropFirst().first else { continue }
      if keyword == "import" {
        imports.insert(String(name))
      } else if Self.declarations.contains(keyword), !isHidden {
        declares.insert(String(name))
      }
    }
    self.imports = imports
    self.declares = declares
    self.types = types
    words = Set(code.split { !$0.isLetter && !$0.isNumber && $0 != "_" })
  }

  private static let modifiers: Set<Substring> = [
    "public", "package", "internal", "private", "fileprivate", "final", "indirect", "nonisolated",
    "open", "preconcurrency", "MainActor",
  ]
  /// The keywords that declare types.
  private static let kinds: Set<Substring> = [
    "struct", "class", "enum", "actor", "protocol", "typealias",
  ]
  /// The keywords that show what a line declares, after attributes and modifiers.
  private static let keywords = kinds.union(["extension", "func", "import", "let", "var", "case"])
  private static let declarations: Set<Substring> = [
    "struct", "class", "enum", "actor", "protocol", "typealias", "func", "let", "var",
  ]
}
