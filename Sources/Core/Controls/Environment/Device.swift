package import Geometry

/// A preset of size, scale and safe area, in portrait or landscape.
package struct Device: Hashable, Sendable {
  /// The device's name, followed by `landscape` in that orientation.
  package let name: String
  /// The screen's size in points.
  package let size: Size
  /// Pixels per point.
  package let scale: Double
  /// The safe area insets in points, without any bars except the status bar.
  package let safeArea: EdgeInsets
  /// The look of the system that it came with.
  package let look: Look

  /// Finds a device of a project, otherwise a preset; ignores case, spaces and hyphens.
  package init?(named name: String, among own: [Device] = []) {
    let wanted = Self.normalize(name)
    guard let device = (own + Self.all).first(where: { Self.normalize($0.name) == wanted }) else {
      return nil
    }
    self = device
  }

  /// The names of all presets, portrait ones first.
  package static var names: [String] { all.map(\.name) }

  /// Creates a device that isn't a preset.
  package init(
    name: String, size: Size, scale: Double, safeArea: EdgeInsets, look: Look = .ios18
  ) {
    self.name = name
    self.size = size
    self.scale = scale
    self.safeArea = safeArea
    self.look = look
  }

  private init(
    _ name: String, _ size: Size, _ scale: Double, _ safeArea: EdgeInsets, _ look: Look
  ) {
    self.init(name: name, size: size, scale: scale, safeArea: safeArea, look: look)
  }

  private static let all = portrait.map(\.upright) + portrait.map(\.sideways)

  /// Returns a name as it is compared: without case, spaces, hyphens and underscores.
  package static func normalize(_ name: String) -> String {
    name.lowercased().filter { $0 != " " && $0 != "-" && $0 != "_" }
  }

  /// A device with its insets at the top and bottom, and at the sides in landscape.
  private struct Model {
    let name: String
    let width: Double
    let height: Double
    let scale: Double
    let top: Double
    let bottom: Double
    let sides: Double
    let landscapeBottom: Double
    let landscapeTop: Double
    /// The phones of iPhone 17's year are the first with the look of iOS 26.
    var look: Look { name.hasPrefix("iPhone 17") || name == "iPhone Air" ? .ios26 : .ios18 }

    init(
      _ name: String, _ width: Double, _ height: Double, _ scale: Double, top: Double,
      bottom: Double, sides: Double, landscapeBottom: Double, landscapeTop: Double = 0
    ) {
      (self.name, self.width, self.height, self.scale) = (name, width, height, scale)
      (self.top, self.bottom, self.sides) = (top, bottom, sides)
      (self.landscapeBottom, self.landscapeTop) = (landscapeBottom, landscapeTop)
    }

    var upright: Device {
      Device(
        name, Size(width: width, height: height), scale,
        EdgeInsets(top: top, left: 0, bottom: bottom, right: 0), look)
    }

    var sideways: Device {
      Device(
        "\(name) landscape", Size(width: height, height: width), scale,
        EdgeInsets(top: landscapeTop, left: sides, bottom: landscapeBottom, right: sides), look)
    }
  }

  private static let portrait: [Model] = [
    homeButton("iPhone SE", 375, 667, 2),
    homeButton("iPhone SE 1", 320, 568, 2),
    homeButton("iPhone 8", 375, 667, 2),
    homeButton("iPhone 8 Plus", 414, 736, 3),
    notched("iPhone X", 375, 812, 3, top: 44),
    notched("iPhone XR", 414, 896, 2, top: 48),
    notched("iPhone 11", 414, 896, 2, top: 48),
    notched("iPhone 11 Pro", 375, 812, 3, top: 44),
    notched("iPhone 11 Pro Max", 414, 896, 3, top: 44),
    notched("iPhone 12 mini", 375, 812, 3, top: 50),
    notched("iPhone 12", 390, 844, 3, top: 47),
    notched("iPhone 12 Pro Max", 428, 926, 3, top: 47),
    notched("iPhone 13 mini", 375, 812, 3, top: 50),
    notched("iPhone 13", 390, 844, 3, top: 47),
    notched("iPhone 13 Pro Max", 428, 926, 3, top: 47),
    notched("iPhone 14", 390, 844, 3, top: 47),
    notched("iPhone 14 Plus", 428, 926, 3, top: 47),
    notched("iPhone 14 Pro", 393, 852, 3, top: 59),
    notched("iPhone 14 Pro Max", 430, 932, 3, top: 59),
    notched("iPhone 15", 393, 852, 3, top: 59),
    notched("iPhone 15 Plus", 430, 932, 3, top: 59),
    notched("iPhone 15 Pro", 393, 852, 3, top: 59),
    notched("iPhone 15 Pro Max", 430, 932, 3, top: 59),
    notched("iPhone 16", 393, 852, 3, top: 59),
    notched("iPhone 16 Plus", 430, 932, 3, top: 59),
    notched("iPhone 16 Pro", 402, 874, 3, top: 62),
    notched("iPhone 16 Pro Max", 440, 956, 3, top: 62),
    notched("iPhone 16e", 390, 844, 3, top: 47),
    notched("iPhone 17", 402, 874, 3, top: 62),
    notched("iPhone Air", 420, 912, 3, top: 68),
    notched("iPhone 17 Pro", 402, 874, 3, top: 62),
    notched("iPhone 17 Pro Max", 440, 956, 3, top: 62),
    tablet("iPad", 810, 1080, top: 20, bottom: 0),
    tablet("iPad mini", 744, 1133, top: 24, bottom: 20),
    tablet("iPad Air", 820, 1180, top: 24, bottom: 20),
    tablet("iPad Pro 11", 834, 1194, top: 24, bottom: 20),
    tablet("iPad Pro 12.9", 1024, 1366, top: 24, bottom: 20),
    tablet("iPad A16", 820, 1180, top: 24, bottom: 20),
    tablet("iPad Air 11", 820, 1180, top: 24, bottom: 20),
    tablet("iPad Air 13", 1024, 1366, top: 24, bottom: 20),
    tablet("iPad Pro 11 M4", 834, 1210, top: 24, bottom: 20),
    tablet("iPad Pro 13", 1032, 1376, top: 24, bottom: 20),
  ]

  private static func homeButton(
    _ name: String, _ width: Double, _ height: Double, _ scale: Double
  ) -> Model {
    Model(name, width, height, scale, top: 20, bottom: 0, sides: 0, landscapeBottom: 0)
  }

  private static func notched(
    _ name: String, _ width: Double, _ height: Double, _ scale: Double, top: Double
  ) -> Model {
    Model(name, width, height, scale, top: top, bottom: 34, sides: top, landscapeBottom: 21)
  }

  private static func tablet(
    _ name: String, _ width: Double, _ height: Double, top: Double, bottom: Double
  ) -> Model {
    Model(
      name, width, height, 2, top: top, bottom: bottom, sides: 0, landscapeBottom: bottom,
      landscapeTop: top)
  }
}
