import Foundation

extension UIColor {
  /// Makes a colour that repeats an image; painted as the image's average.
  public convenience init(patternImage image: UIImage) { self.init(patternOf: image.averageColor) }
  /// Sets the colour for subsequent fills.
  public func setFill() { GraphicsStack.current?.state.fill = core }
  /// Sets the colour for subsequent strokes.
  public func setStroke() { GraphicsStack.current?.state.stroke = core }
  /// Sets the colour for subsequent fills and strokes.
  public func set() {
    setFill()
    setStroke()
  }
}
