package import AutoLayout
package import Geometry

/// What a device's screen has around an app: the status bar around the cutout, the line of the home
/// indicator, and the corners.
package struct ScreenHardware {
  private let size: Size
  private let scale: Double
  private let safeArea: EdgeInsets
  private let isPad: Bool
  private let hasHomeButton: Bool

  /// Describes a screen by its size, its pixels per point and its unsafe areas in points.
  package init(
    size: Size, scale: Double, safeArea: EdgeInsets, isPad: Bool, hasHomeButton: Bool
  ) {
    (self.size, self.scale, self.safeArea) = (size, scale, safeArea)
    (self.isPad, self.hasHomeButton) = (isPad, hasHomeButton)
  }

  /// Describes the screen that a canvas of a size with unsafe areas is one of.
  package init(size: Size, scale: Double, safeArea: EdgeInsets) {
    self.init(
      size: size, scale: scale, safeArea: safeArea, isPad: min(size.width, size.height) >= 700,
      hasHomeButton: safeArea.bottom == 0)
  }

  /// The form of the top of the screen.
  package var statusBarForm: StatusBar.Form {
    if isPad { return .tablet }
    if hasHomeButton { return .flat }
    if safeArea.top > 51 { return .island }
    // The notch is narrower in phones that are 390 and 428 points wide.
    let isNarrow = [390, 428].contains(size.width)
    return .notch(width: isNarrow ? 161 : 209, height: isNarrow ? 34 : 30)
  }

  /// The radius of the screen's corners in points.
  package var cornerRadius: Double {
    if hasHomeButton { return 0 }
    if isPad { return 18 }
    switch max(size.width, size.height) {
    case 812: return 39
    case 896: return scale == 2 ? 41.5 : 39
    case 844: return 47.33
    case 926: return 53.33
    case 852, 932: return 55
    default: return 62
    }
  }

  /// Returns the place of the home indicator.
  package static func homeIndicator(on size: Size) -> Rect {
    let width = (size.width * 134 / 375).rounded()
    return Rect(x: (size.width - width) / 2, y: size.height - 13, width: width, height: 5)
  }

  /// Makes a view of the screen's size that shows the status bar, where there is one, and the home
  /// indicator.
  package func overlay(in environment: ControlEnvironment) -> View {
    let overlay = PlainView(environment)
    overlay.translatesAutoresizingMaskIntoConstraints = true
    overlay.frame = Rect(origin: .zero, size: size)
    overlay.layoutEnvironment.userInterfaceLayoutDirection = environment.direction
    overlay.layoutEnvironment.pixelGrid = environment.grid
    func add(_ view: View, _ rect: Rect) {
      view.translatesAutoresizingMaskIntoConstraints = true
      view.frame = rect
      overlay.addSubview(view)
    }
    if safeArea.top > 0 {
      let status = StatusBar(environment)
      status.form = statusBarForm
      status.isLight = environment.appearance == .dark
      add(status, Rect(x: 0, y: 0, width: size.width, height: safeArea.top))
    }
    if !hasHomeButton { add(HomeIndicator(environment), Self.homeIndicator(on: size)) }
    overlay.layoutIfNeeded()
    return overlay
  }
}
