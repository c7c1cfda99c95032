import AutoLayout

/// UIKit's coarse measure of an extent.
package enum SizeClass: String, CaseIterable, Hashable, Sendable {
  case compact, regular

  init(_ trait: UserInterfaceSizeClass) {
    self = trait == .regular ? .regular : .compact
  }
}

extension ResolvedCanvas {
  /// The kind of device by the names of String Catalogs.
  var idiom: String {
    if let device { return device.name.hasPrefix("iPad") ? "ipad" : "iphone" }
    return horizontalSizeClass == .regular && verticalSizeClass == .regular ? "ipad" : "iphone"
  }

  /// The horizontal size class of a screen or window of the canvas's size; nil where the width comes
  /// from the layout.
  package var horizontalSizeClass: SizeClass? {
    guard let width = width.points else { return nil }
    return SizeClass(.horizontal(width: width, height: height.points ?? width))
  }

  /// The vertical size class; nil where the height comes from the layout.
  package var verticalSizeClass: SizeClass? {
    height.points.map { SizeClass(.vertical(height: $0)) }
  }
}
