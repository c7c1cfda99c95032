package import Controls
import Documents
package import Typesetting

/// A colour as a scene states it: the same in light and dark, or one for each.
package enum SceneColor: Hashable, Sendable {
  /// One colour for both appearances.
  case fixed(Color)
  /// One of UIKit's dynamic colours.
  case system(SystemColor)
  /// A colour for each appearance.
  case dynamic(light: Color, dark: Color)

  /// Returns the colour in an appearance and look.
  package func resolved(
    in appearance: Appearance, increasesContrast: Bool = false, look: Look = .ios18
  ) -> Color {
    switch self {
    case .fixed(let color): color
    case .system(let color):
      color.resolved(in: appearance, increasesContrast: increasesContrast, look: look)
    case .dynamic(let light, let dark): appearance == .light ? light : dark
    }
  }

  /// Reads a hexadecimal colour, `clear`, or a name of UIKit or CSS; nil for anything else.
  package init?(named name: String) {
    var name = name
    guard let color = name.withUTF8({ SceneColor(named: $0) }) else { return nil }
    self = color
  }

  /// Reads the same spellings from their bytes.
  init?(named name: UnsafeBufferPointer<UInt8>) {
    if name.first == UInt8(ascii: "#") {
      guard let color = Color(hex: name) else { return nil }
      self = .fixed(color)
    } else if let named = Self.named[name] {
      self = named
    } else if let value = CSSColor.value(named: String(decoding: name, as: UTF8.self)) {
      self = .fixed(CSSColor.color(value))
    } else {
      return nil
    }
  }

  /// The colours by their names; those of CSS are in lowercase.
  private static let named = WordMap(
    SystemColor.allCases.map { (name: $0.rawValue, value: SceneColor.system($0)) }
      + ["clear", "transparent"].map { (name: $0, value: .fixed(.clear)) }
      + CSSColor.all.map { (name: $0.name, value: .fixed(CSSColor.color($0.value))) })

  /// All names that `init(named:)` accepts, UIKit's first.
  package static var names: [String] {
    SystemColor.allCases.map(\.rawValue) + ["clear", "transparent"] + CSSColor.names
  }
}
