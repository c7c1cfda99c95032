import Controls
import Foundation

extension UIColor {
  /// Makes a colour that repeats an image; which stands for it where there is room for one colour.
  public convenience init(patternImage image: UIImage) {
    self.init(pattern: image.picture(in: .current)?.buffer, average: image.averageColor)
  }
  /// Sets the colour for subsequent fills.
  public func setFill() {
    GraphicsStack.current?.state.fill = core
    GraphicsStack.current?.state.pattern = pattern
  }
  /// Sets the colour for subsequent strokes.
  public func setStroke() { GraphicsStack.current?.state.stroke = core }
  /// Sets the colour for subsequent fills and strokes.
  public func set() {
    setFill()
    setStroke()
  }
}
