import Controls
import Geometry
import Localization
import Typesetting

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
