import Controls
import Geometry
import Localization
import Typesetting

extension Scene {
  /// Returns the canvas with a variant's settings; an override of the device takes precedence
  /// over the scene's size.
  ///
  /// `sourceLanguage` is the language of the strings, which is the locale unless something else
  /// states one.
  package func canvas(
    _ overrides: Overrides = Overrides(), sourceLanguage: String = "en"
  ) -> ResolvedCanvas {
    let device = overrides.device ?? canvas.device
    // A device override replaces the size, scale and safe area that the scene states.
    var own = overrides.device == nil ? canvas : SceneCanvas()
    // A page remains a page on every device.
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
      look: overrides.look ?? canvas.look ?? device?.look ?? .ios18,
      textSize: overrides.textSize ?? canvas.textSize ?? .large,
      settings: overrides.settingsOn,
      keyboardHeight: overrides.keyboardHeight ?? canvas.keyboard?.height ?? 0, device: device,
      state: overrides.stateNames ?? SceneState.base)
  }
}
