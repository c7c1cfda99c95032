import Documents
import Typesetting

/// How this machine differs from the one that recorded the goldens, and how to fix that.
package struct EnvironmentDifference: Equatable, Sendable {
  /// What differs, one lowercase clause each.
  package private(set) var clauses: [String] = []
  /// What to install, one command each.
  package private(set) var cures: [String] = []

  /// Whether nothing differs.
  package var isEmpty: Bool { clauses.isEmpty }

  /// Compares an environment with the recorded one.
  package init(recorded: GoldenEnvironment, current: GoldenEnvironment) {
    for part in recorded.libraries {
      let here = current.libraries.first { $0.name == part.name }
      guard here?.value != part.value else { continue }
      clauses.append("\(part.name) is \(here?.value ?? "missing"), recorded with \(part.value)")
      if let package = Self.packages[part.name] {
        cures.append("apt-get install '\(package)=\(part.value)*'")
      }
    }
    let packages = Dictionary(
      FontFile.chosen.map { ($0.fileName, $0.package) }, uniquingKeysWith: { first, _ in first })
    var wanted: [String] = []
    for part in recorded.fonts {
      let here = current.fonts.first { $0.name == part.name }
      guard here?.value != part.value else { continue }
      clauses.append(
        here == nil
          ? "the font file \(part.name) is not in use here"
          : here?.value == "missing"
            ? "the font file \(part.name) is missing" : "the font file \(part.name) is different")
      let package = packages[part.name]
      if let package, !wanted.contains(package) { wanted.append(package) }
    }
    let known = Set(recorded.fonts.map(\.name))
    for part in current.fonts where !known.contains(part.name) {
      clauses.append("the font file \(part.name) was not in use")
    }
    cures += wanted.map { "apt-get install --reinstall \($0)" }
  }

  /// The Debian packages that contain the libraries.
  private static let packages = [
    "cairo": "libcairo2", "pango": "libpango-1.0-0", "harfbuzz": "libharfbuzz0b",
    "freetype": "libfreetype6", "fontconfig": "libfontconfig1",
  ]
}

extension FontFile {
  fileprivate var fileName: String {
    PathParts.lastName(of: path)
  }
}
