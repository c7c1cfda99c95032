import AutoLayout
package import Controls

extension ResolvedCanvas {
  /// The kind of device by its name in String Catalogs.
  var idiom: String {
    if let device { return device.name.hasPrefix("iPad") ? "ipad" : "iphone" }
    return horizontalSizeClass == .regular && verticalSizeClass == .regular ? "ipad" : "iphone"
  }

  /// The horizontal size class of a screen or window of the canvas's size; nil if the layout
  /// determines the width.
  package var horizontalSizeClass: SizeClass? {
    guard let width = width.points else { return nil }
    return SizeClass(.horizontal(width: width, height: height.points ?? width))
  }

  /// The vertical size class; nil if the layout determines the height.
  package var verticalSizeClass: SizeClass? {
    height.points.map { SizeClass(.vertical(height: $0)) }
  }
}
