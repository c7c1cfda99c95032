/// UIKit's coarse measure of an extent.
package enum SizeClass: String, CaseIterable, Hashable, Sendable {
  case compact, regular
}

extension ResolvedCanvas {
  /// The kind of device by the names of String Catalogs.
  var idiom: String {
    if let device { return device.name.hasPrefix("iPad") ? "ipad" : "iphone" }
    return horizontalSizeClass == .regular && verticalSizeClass == .regular ? "ipad" : "iphone"
  }

  /// The horizontal size class of a screen or window of the canvas's size; nil where the width comes
  /// from the layout.
  ///
  /// As on devices: iPads are regular, also in windows of half a large screen; of iPhones only the
  /// large ones held sideways.
  package var horizontalSizeClass: SizeClass? {
    guard let width = width.points else { return nil }
    let shorter = min(width, height.points ?? width)
    return width >= 678 && shorter >= 414 ? .regular : .compact
  }

  /// The vertical size class; nil where the height comes from the layout.
  ///
  /// Only iPhones held sideways are compact.
  package var verticalSizeClass: SizeClass? {
    height.points.map { $0 < 480 ? .compact : .regular }
  }
}
