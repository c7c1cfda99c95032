/// A path that leads from a folder to something below it, and nowhere else.
///
/// Any part of a path that the user did not type (the ids in an Interface Builder document, the
/// names of devices and variants, the contents of a report) goes through this type. It is checked
/// byte by byte, as the system does: a `/` followed by a combining mark is not a `/` among
/// Swift's characters, but still separates two names.
package struct InnerPath: Hashable, Sendable, CustomStringConvertible {
  /// The names along the path, at least one; none is empty, `.` or `..`, and none contains `/` or
  /// NUL.
  package let names: [String]

  /// Parses a path relative to a folder; empty names and `.` are left out.
  package init(_ text: String) throws(InnerPathError) {
    let bytes = text.utf8
    if bytes.first == Self.slash { throw InnerPathError(text, .absolute) }
    if bytes.contains(0) { throw InnerPathError(text, .nul) }
    var names: [String] = []
    for part in bytes.split(separator: Self.slash) {
      if part.elementsEqual("..".utf8) { throw InnerPathError(text, .leadsUp) }
      if !part.elementsEqual(".".utf8) { names.append(String(decoding: part, as: UTF8.self)) }
    }
    if names.isEmpty { throw InnerPathError(text, .empty) }
    self.names = names
  }

  private init(names: [String]) { self.names = names }

  /// Returns the path with another appended.
  package func appending(_ other: InnerPath) -> InnerPath {
    InnerPath(names: names + other.names)
  }

  /// The names, joined by `/`.
  package var description: String { names.joined(separator: "/") }

  /// Returns text as a single name that every system and every archive of a build server accepts.
  ///
  /// What Windows reserves becomes a hyphen: `< > : " / \ | ? *`, control characters, and dots and
  /// spaces at the end. The names of its devices get a hyphen: `aux-`.
  package static func name(_ text: String) -> String {
    if text.utf8.count > 4, text.utf8.allSatisfy(isPlain) { return text }
    var scalars = Array(text.unicodeScalars).map { scalar in
      scalar.value < 0x20 || scalar.value == 0x7F || reserved.contains(scalar) ? "-" : scalar
    }
    for index in scalars.indices.reversed() {
      guard scalars[index] == "." || scalars[index] == " " else { break }
      scalars[index] = "-"
    }
    let stem = scalars.prefix { $0 != "." }
    let word = String(String.UnicodeScalarView(stem)).uppercased()
    let isDevice =
      ["CON", "PRN", "AUX", "NUL"].contains(word)
      || ["COM", "LPT"].contains(word.prefix(3)) && word.utf8.count == 4
        && word.utf8.last.map { (0x30...0x39).contains($0) } == true
    if isDevice { scalars.insert("-", at: stem.endIndex) }
    return String(String.UnicodeScalarView(scalars))
  }

  /// Whether a byte is a letter, a digit, or one of `+`, `-` and `_`, which mean nothing in any name.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"),
      UInt8(ascii: "_"):
      true
    default: false
    }
  }

  private static let reserved: [Unicode.Scalar] = ["<", ">", ":", "\"", "/", "\\", "|", "?", "*"]

  private static let slash = UInt8(ascii: "/")
}

extension InnerPath: ExpressibleByStringLiteral {
  /// Makes a path from a literal in the program; one that leads elsewhere is a programming error.
  package init(stringLiteral text: StaticString) {
    guard let path = try? InnerPath(text.description) else {
      preconditionFailure("'\(text)' leads out of its folder")
    }
    self = path
  }
}

/// The reason why a text does not name anything below a folder.
package struct InnerPathError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong with the text.
  package enum Reason: Hashable, Sendable {
    case absolute, leadsUp, nul, empty
  }

  /// The path as it was given.
  package let path: String
  /// What is wrong.
  package let reason: Reason

  init(_ path: String, _ reason: Reason) { (self.path, self.reason) = (path, reason) }

  /// A lower-case clause.
  package var description: String {
    switch reason {
    case .absolute, .leadsUp: "'\(path)' leads out of its folder"
    case .nul: "the name '\(path.prefix { $0 != "\0" })...' contains a NUL"
    case .empty: "'\(path)' is not a file name"
    }
  }
}
