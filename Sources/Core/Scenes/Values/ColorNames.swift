package import Controls
package import Typesetting

/// What a scene's files call colours: design tokens, and entries of `colors`. Names are no part of what a
/// scene shows, so scenes with other names are equal.
package struct ColorNames: Equatable, Sendable {
  private let colors: [String: SceneColor]

  init(_ colors: [String: SceneColor] = [:]) { self.colors = colors }

  /// Returns the names of all that is one of the 16,777,216 colours of screens in an appearance, sorted.
  package func names(of color: Color, in appearance: Appearance) -> [String] {
    colors.filter { $1.resolved(in: appearance).rounded == color.rounded }.map(\.key).sorted()
  }

  package static func == (_: ColorNames, _: ColorNames) -> Bool { true }
}

extension Color {
  /// The colour's components as a screen has them.
  fileprivate var rounded: [Double] {
    [red, green, blue, alpha].map { ($0 * 255).rounded() }
  }
}
