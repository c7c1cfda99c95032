package import Geometry
package import Typesetting

/// What a control learns from its surroundings instead of from the process: one value for a tree.
///
/// Language, direction and appearance never come from the environment of the process; whoever
/// builds a tree decides them once and gives the same environment to every view of it.
package final class ControlEnvironment {
  /// Measures text; decides what every intrinsic size rests on.
  package let measurer: any TextMeasuring
  /// The canvas's pixels; intrinsic sizes are rounded up to one.
  package let grid: PixelGrid
  /// The direction of the interface where a view does not force its own.
  package let direction: LayoutDirection
  /// The BCP 47 language of the text, which chooses glyph variants and line breaking; nil for none.
  package let language: String?
  /// Light or dark: what dynamic colours resolve to.
  package let appearance: Appearance
  /// The content size category that text styles follow.
  package let textSize: ContentSizeCategory
  /// The tint of views whose ancestors set none; nil for `systemBlue`.
  package let tint: Color?

  /// Makes the environment of one tree.
  ///
  /// `scale` is the number of device pixels in a point, 2 as on most phones.
  package init(
    measurer: any TextMeasuring, scale: Double = 2, direction: LayoutDirection = .leftToRight,
    language: String? = nil, appearance: Appearance = .light,
    textSize: ContentSizeCategory = .large, tint: Color? = nil
  ) {
    self.measurer = measurer
    self.grid = PixelGrid(scale: scale)
    self.direction = direction
    self.language = language
    self.appearance = appearance
    self.textSize = textSize
    self.tint = tint
  }

  /// The surroundings of controls made in code alone: text measured in blocks, light, at 2x.
  package static var blocks: ControlEnvironment { ControlEnvironment(measurer: BlockMeasurer()) }

  /// The same in the dark appearance.
  package var dark: ControlEnvironment {
    ControlEnvironment(
      measurer: measurer, scale: grid.scale, direction: direction, language: language,
      appearance: .dark, textSize: textSize, tint: tint)
  }

  /// The value of a dynamic colour in this appearance.
  package func color(_ color: SystemColor) -> Color { color.resolved(in: appearance) }
}

/// The two looks of an interface; raw values are those of scene files.
package enum Appearance: String, CaseIterable, Hashable, Sendable {
  /// Dark text on light grounds.
  case light
  /// Light text on dark grounds.
  case dark
}
