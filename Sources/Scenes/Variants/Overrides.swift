package import Controls
package import Geometry
package import Localization
package import Typesetting

/// Settings that win over a scene's canvas: those of a variant, or of the command line.
package struct Overrides: Hashable, Sendable {
  /// The layout's direction.
  package var direction: SceneDirection?
  /// The language of the strings.
  package var locale: String?
  /// The pseudo-languages.
  package var strings: PseudoLanguages?
  /// The reader's text size.
  package var textSize: ContentSizeCategory?
  /// Light or dark.
  package var appearance: Appearance?
  /// The canvas's width.
  package var width: SceneLength?
  /// The canvas's height.
  package var height: SceneLength?
  /// A preset of size, scale and safe area.
  package var device: Device?
  /// Pixels in a point.
  package var scale: Double?
  /// The state that the scene is in.
  package var state: String?

  /// Makes settings that change nothing.
  package init() {}

  /// Makes the settings of some values; the last of an axis counts.
  package init(_ values: some Sequence<AxisValue>) {
    for value in values { apply(value) }
  }

  /// Takes a value for its axis.
  package mutating func apply(_ value: AxisValue) {
    switch value {
    case .direction(let direction): self.direction = direction
    case .locale(let locale): self.locale = locale
    case .strings(let strings): self.strings = strings
    case .textSize(let size): textSize = size
    case .appearance(let appearance): self.appearance = appearance
    case .width(let width): self.width = width
    case .height(let height): self.height = height
    case .device(let device): self.device = device
    case .scale(let scale): self.scale = scale
    case .state(let state): self.state = state
    }
  }

  /// The settings with those of `stronger` in their place where it has some.
  package func merged(with stronger: Overrides) -> Overrides {
    var merged = self
    merged.direction = stronger.direction ?? direction
    merged.locale = stronger.locale ?? locale
    merged.strings = stronger.strings ?? strings
    merged.textSize = stronger.textSize ?? textSize
    merged.appearance = stronger.appearance ?? appearance
    merged.width = stronger.width ?? width
    merged.height = stronger.height ?? height
    merged.device = stronger.device ?? device
    merged.scale = stronger.scale ?? scale
    merged.state = stronger.state ?? state
    return merged
  }
}

/// Everything about the canvas, with nothing left open.
package struct ResolvedCanvas: Hashable, Sendable {
  /// The width.
  package var width: SceneLength
  /// The height.
  package var height: SceneLength
  /// Pixels in a point.
  package var scale: Double
  /// The colour behind everything.
  package var background: SceneColor
  /// The safe area's insets in points.
  package var safeArea: EdgeInsets
  /// The layout's direction.
  package var direction: LayoutDirection
  /// The language of the strings.
  package var locale: String
  /// The pseudo-languages.
  package var strings: PseudoLanguages
  /// Light or dark.
  package var appearance: Appearance
  /// The reader's text size.
  package var textSize: ContentSizeCategory
  /// The height of the keyboard in points; 0 without one.
  package var keyboardHeight: Double
  /// The preset that it has; nil for none.
  package var device: Device?
  /// The state that the scene is in, `base` for none.
  package var state: String
}

extension Scene {
  /// The canvas with a variant's settings; an override of the device wins over the scene's size.
  ///
  /// `sourceLanguage` is the strings' own, which is the locale where nothing else says one.
  package func canvas(
    _ overrides: Overrides = Overrides(), sourceLanguage: String = "en"
  ) -> ResolvedCanvas {
    let device = overrides.device ?? canvas.device
    // A device given from outside replaces what the scene says of size, scale and safe area.
    var own = overrides.device == nil ? canvas : SceneCanvas()
    // A page stays one on every device.
    if canvas.height == .content { own.height = .content }
    let locale = overrides.locale ?? canvas.locale ?? sourceLanguage
    let stated = (overrides.direction ?? canvas.direction)?.layoutDirection
    let isRightToLeft = LocaleTag(locale)?.isRightToLeft ?? false
    return ResolvedCanvas(
      width: overrides.width ?? own.width ?? .points(device?.size.width ?? 375),
      height: overrides.height ?? own.height ?? .points(device?.size.height ?? 667),
      scale: overrides.scale ?? own.scale ?? device?.scale ?? 2,
      background: canvas.background ?? .system(.systemBackground),
      safeArea: own.safeArea ?? device?.safeArea ?? .zero,
      direction: stated ?? (isRightToLeft ? .rightToLeft : .leftToRight),
      locale: locale, strings: overrides.strings ?? [],
      appearance: overrides.appearance ?? canvas.appearance ?? .light,
      textSize: overrides.textSize ?? canvas.textSize ?? .large,
      keyboardHeight: canvas.keyboard?.height ?? 0, device: device,
      state: overrides.state ?? SceneState.base)
  }
}
