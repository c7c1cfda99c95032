extension SceneCanvas {
  /// Returns the canvas with whatever it leaves open taken from a project's defaults.
  ///
  /// A device that the scene states determines size, scale and safe area: the defaults don't
  /// apply to these.
  func filled(from defaults: SceneCanvas) -> SceneCanvas {
    var canvas = self
    if device == nil {
      canvas.width = width ?? defaults.width
      canvas.height = height ?? defaults.height
      canvas.scale = scale ?? defaults.scale
      canvas.safeArea = safeArea ?? defaults.safeArea
      canvas.device = defaults.device
    }
    canvas.background = background ?? defaults.background
    canvas.direction = direction ?? defaults.direction
    canvas.locale = locale ?? defaults.locale
    canvas.appearance = appearance ?? defaults.appearance
    canvas.look = look ?? defaults.look
    canvas.textSize = textSize ?? defaults.textSize
    return canvas
  }
}
