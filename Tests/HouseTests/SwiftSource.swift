/// The code of a Swift file without its comments and the contents of its string literals.
///
/// Code in interpolations stays, and so do line breaks.
struct SwiftCode {
  private let input: UnsafeBufferPointer<UInt8>
  private var index = 0
  private var output: [UInt8] = []

  /// Strips a file's text.
  static func stripped(_ text: String) -> String {
    var text = text
    return text.withUTF8 { bytes in
      var code = SwiftCode(input: bytes)
      code.takeCode(isInterpolated: false)
      return String(decoding: code.output, as: UTF8.self)
    }
  }

  private init(input: UnsafeBufferPointer<UInt8>) {
    self.input = input
    output.reserveCapacity(input.count)
  }

  /// The byte at a distance from the current one, 0 beyond the end.
  private func byte(_ distance: Int = 0) -> UInt8 {
    index + distance < input.count ? input[index + distance] : 0
  }

  private var isAtEnd: Bool { index >= input.count }

  /// Takes code up to the end, or up to the parenthesis that ends an interpolation.
  private mutating func takeCode(isInterpolated: Bool) {
    var depth = 0
    while !isAtEnd {
      let first = input[index]
      switch first {
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"):
        while !isAtEnd, input[index] != UInt8(ascii: "\n") { index += 1 }
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"):
        while !isAtEnd, byte() != UInt8(ascii: "*") || byte(1) != UInt8(ascii: "/") { skip() }
        index += 2
      case UInt8(ascii: "\""),
        UInt8(ascii: "#") where opensRawString:
        skipString()
      default:
        if first == UInt8(ascii: "(") { depth += 1 }
        if first == UInt8(ascii: ")") {
          if depth == 0, isInterpolated { return }
          depth -= 1
        }
        output.append(first)
        index += 1
      }
    }
  }

  /// The number of a byte's repetitions from here on.
  private func run(of sign: UInt8) -> Int {
    var count = 0
    while byte(count) == sign { count += 1 }
    return count
  }

  private var opensRawString: Bool {
    byte(run(of: UInt8(ascii: "#"))) == UInt8(ascii: "\"")
  }

  /// Drops a byte, unless it is a line break.
  private mutating func skip() {
    if input[index] == UInt8(ascii: "\n") { output.append(input[index]) }
    index += 1
  }

  /// Whether a number of quotes and of number signs follow, in this order.
  private func closes(_ quotes: Int, _ signs: Int) -> Bool {
    for distance in 0..<quotes where byte(distance) != UInt8(ascii: "\"") { return false }
    for distance in 0..<signs where byte(quotes + distance) != UInt8(ascii: "#") { return false }
    return true
  }

  private func escapes(_ signs: Int) -> Bool {
    guard byte() == UInt8(ascii: "\\") else { return false }
    for distance in 0..<signs where byte(1 + distance) != UInt8(ascii: "#") { return false }
    return true
  }

  private mutating func skipString() {
    let signs = run(of: UInt8(ascii: "#"))
    index += signs
    let quotes = closes(3, 0) ? 3 : 1
    index += quotes
    output += Array(repeating: UInt8(ascii: "\""), count: quotes)
    while !isAtEnd, !closes(quotes, signs) {
      guard escapes(signs) else {
        skip()
        continue
      }
      index += 1 + signs
      if byte() == UInt8(ascii: "(") {
        index += 1
        output.append(UInt8(ascii: " "))
        takeCode(isInterpolated: true)
      }
      if !isAtEnd { skip() }
    }
    index += quotes + signs
    output += Array(repeating: UInt8(ascii: "\""), count: quotes)
  }
}

/// A Swift file of the project.
struct SwiftSource {
  /// The wing: `Core`.
  let wing: String
  /// The path below the wing: `Scenes/Format/Shape.swift`.
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

  init(wing: String, path: String, text: String) {
    self.wing = wing
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

  /// Whether a script wrote the file, as its first line says.
  var isGenerated: Bool { lines.first?.hasPrefix("// Generated by ") == true }

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
