import Documents
import Rendering
import Typesetting

/// The libraries and font files that decide what text looks like: the part of a machine that
/// goldens depend on.
package struct GoldenEnvironment: Equatable, Sendable {
  /// A library or a font file, and its version or fingerprint.
  package struct Part: Hashable, Sendable {
    package let name: String
    package let value: String

    /// Makes a part.
    package init(_ name: String, _ value: String) { (self.name, self.value) = (name, value) }
  }

  /// The libraries, in the order text passes through them.
  package var libraries: [Part]
  /// The font files sorted by name, with the SHA-256 digests of their bytes.
  package var fonts: [Part]

  /// Makes an environment from its parts.
  package init(libraries: [Part], fonts: [Part]) {
    (self.libraries, self.fonts) = (libraries, fonts)
  }

  /// Describes this machine with the given font files.
  package init(fontFiles: [String], fingerprints: inout FileFingerprints) {
    libraries = LibraryVersions.all.map { Part($0.name, $0.version) }
    fonts = fontFiles.map { path in
      let name = PathParts.lastName(of: path)
      return Part(name, fingerprints.fingerprint(of: path) ?? "missing")
    }.sorted { $0.name < $1.name }
  }

  /// A line for the metadata of pictures: `cairo 1.16.0, pango 1.50.12, ..., fonts 0123abcd`.
  package var summary: String {
    let files = fonts.map { "\($0.name) \($0.value)" }.joined(separator: "\n")
    let parts = libraries.map { "\($0.name) \($0.value)" }
    return (parts + ["fonts \(SHA256.digits(of: files).prefix(16))"]).joined(separator: ", ")
  }
}

extension GoldenEnvironment {
  /// The text of `environment.json`.
  package var fileText: String {
    let libraries = libraries.map {
      "  \(JSON.string($0.name).text): \(JSON.string($0.value).text)"
    }
    let fonts = fonts.map { "    \(JSON.string($0.name).text): \(JSON.string($0.value).text)" }
    let list = fonts.isEmpty ? "{}" : "{\n\(fonts.joined(separator: ",\n"))\n  }"
    return "{\n\((libraries + ["  \"fonts\": \(list)"]).joined(separator: ",\n"))\n}\n"
  }

  /// Reads `environment.json`. Returns nil if the bytes aren't such a file.
  package init?(bytes: [UInt8]) {
    guard let json = try? JSON(parsing: bytes), case .object(let members) = json else { return nil }
    libraries = members.compactMap { member in
      member.value.string.map { Part(member.key, $0) }
    }
    fonts = (json["fonts"]?.members ?? []).compactMap { member in
      member.value.string.map { Part(member.key, $0) }
    }
  }
}
