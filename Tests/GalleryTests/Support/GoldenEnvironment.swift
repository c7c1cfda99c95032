import Foundation
import Typesetting

/// The libraries that the goldens were recorded with.
enum GoldenEnvironment {
  /// How this machine differs: `pango 1.56.3, recorded with 1.50.12`; empty if it doesn't.
  static let differences: [String] = {
    guard let text = try? Gallery.text("goldens/environment.json"),
      let recorded = try? JSONDecoder().decode(Recorded.self, from: Data(text.utf8))
    else { return ["goldens/environment.json cannot be read"] }
    return LibraryVersions.all.compactMap { name, version in
      let before = recorded.libraries[name]
      return before == version ? nil : "\(name) \(version), recorded with \(before ?? "none")"
    }
  }()

  /// Whether text looks the same here as when it was recorded.
  static var isEqual: Bool { differences.isEmpty }

  private struct Recorded: Decodable {
    let libraries: [String: String]

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Name.self)
      libraries = try container.allKeys.reduce(into: [:]) { libraries, key in
        guard key.stringValue != "fonts" else { return }
        libraries[key.stringValue] = try container.decode(String.self, forKey: key)
      }
    }
  }

  private struct Name: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }
}
