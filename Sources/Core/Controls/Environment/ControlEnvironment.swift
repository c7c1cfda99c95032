package import Geometry
package import Typesetting

/// What a control learns from its surroundings instead of from the process: one value per tree.
///
/// Language, direction and appearance never come from the process's environment; whoever builds a
/// tree decides them once and gives the same environment to every view in it.
package final class ControlEnvironment {
  /// Measures text, which determines every intrinsic size.
  package let measurer: any TextMeasuring
  /// The canvas's pixel grid, to which intrinsic sizes are rounded up.
  package let grid: PixelGrid
  /// The direction of the interface, for views that do not force their own.
  package let direction: LayoutDirection
  /// The BCP 47 language of the text, which affects glyph variants and line breaking; nil for
  /// none.
  package let language: String?
  /// Light or dark, to which dynamic colours resolve.
  package let appearance: Appearance
  /// The generation of the system whose controls and bars are drawn.
  package let look: Look
  /// The content size category that text styles follow.
  package let textSize: ContentSizeCategory
  /// The settings of accessibility that are on.
  package let settings: Set<AccessibilitySetting>
  /// The tint of views whose ancestors set none; nil for `systemBlue`.
  package let tint: Color?
  /// The heights of bars.
  package let bars: BarMetrics

  /// Makes the environment of one tree.
  ///
  /// `scale` is the number of device pixels per point, 2 as on most phones.
  package init(
    measurer: any TextMeasuring, scale: Double = 2, direction: LayoutDirection = .leftToRight,
    language: String? = nil, appearance: Appearance = .light, look: Look = .ios18,
    textSize: ContentSizeCategory = .large, settings: Set<AccessibilitySetting> = [],
    tint: Color? = nil, bars: BarMetrics = .standard
  ) {
    self.measurer = measurer
    self.grid = PixelGrid(scale: scale)
    self.direction = direction
    self.language = language
    self.appearance = appearance
    self.look = look
    self.textSize = textSize
    self.settings = settings
    self.tint = tint
    self.bars = bars
  }

  /// The environment of controls made only in code: text measured in blocks, light, at 2x.
  package static var blocks: ControlEnvironment { ControlEnvironment(measurer: BlockMeasurer()) }

  /// The same environment in the dark appearance.
  package var dark: ControlEnvironment {
    ControlEnvironment(
      measurer: measurer, scale: grid.scale, direction: direction, language: language,
      appearance: .dark, look: look, textSize: textSize, settings: settings, tint: tint, bars: bars)
  }

  /// The sizes of controls, lists and bars.
  package var metrics: LookMetrics { look.metrics }

  /// How much larger the system's own pictures beside texts are than at the text size `large`: they grow
  /// with the body's text at the sizes for accessibility alone.
  package var pictureScale: Double {
    guard textSize.isAccessibility else { return 1 }
    return TextStyle.body.pointSize(in: textSize) / TextStyle.body.pointSize(in: .large)
  }

  /// The height of the line between two rows, in points.
  package var separatorHeight: Double { metrics.separator ?? 1 / grid.scale }

  /// The colour of the line between two rows: in iOS 26.2 (231, 231, 231) on white, where it was
  /// (198, 198, 198) (accessibility-snapshot's pictures of tables and lists).
  package var rowSeparator: Color {
    guard appearance == .light, let ink = metrics.separatorInk else { return color(.separator) }
    return Color(white: 0, alpha: ink)
  }

  /// Returns the value of a dynamic colour in this appearance.
  package func color(_ color: SystemColor) -> Color {
    color.resolved(
      in: appearance, increasesContrast: settings.contains(.contrast), look: look)
  }
}

/// The two looks of an interface; raw values are those of scene files.
package enum Appearance: String, CaseIterable, Hashable, Sendable {
  /// Dark text on light backgrounds.
  case light
  /// Light text on dark backgrounds.
  case dark
}
