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

  /// Returns text as a single name: characters that separate names, or end them for the system,
  /// become hyphens.
  package static func name(_ text: String) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      scalars.append(scalar == "/" || scalar == "\0" ? "-" : scalar)
    }
    return String(scalars)
  }

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
