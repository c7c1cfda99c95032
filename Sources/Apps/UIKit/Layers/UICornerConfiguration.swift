import Controls
import Drawing
public import Foundation
import Geometry

/// The radius of a corner: a number of points, or as much as keeps the corner's centre at that of its
/// container's.
public struct UICornerRadius: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case fixed(CGFloat)
    case concentric(minimum: CGFloat?)
  }
  let kind: Kind

  /// Returns a radius in points.
  public static func fixed(_ radius: CGFloat) -> Self { Self(kind: .fixed(radius)) }
  /// Returns the radius that makes the corner concentric with that of the nearest view around it that has
  /// a corner configuration; the minimum, or 0, if there is none or it is far away.
  public static func containerConcentric(minimum: CGFloat? = nil) -> Self {
    Self(kind: .concentric(minimum: minimum))
  }
}

extension UICornerRadius: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Makes a radius in points.
  public init(floatLiteral value: Double) { self = .fixed(CGFloat(value)) }
  /// Makes a radius in points.
  public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }
}

/// The corners of a view, continuous curves: a capsule, or a radius for each.
public struct UICornerConfiguration: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case capsule(maximum: CGFloat?)
    case corners([UICornerRadius?])
    /// The largest of the radii for all corners.
    case uniform(UICornerRadius)
  }
  let kind: Kind

  /// Returns a capsule, whose radius may be limited.
  public static func capsule(maximumRadius: CGFloat? = nil) -> Self {
    Self(kind: .capsule(maximum: maximumRadius))
  }
  /// Returns four corners, each with the radius that it finds.
  public static func corners(radius: UICornerRadius) -> Self {
    Self(kind: .corners([radius, radius, radius, radius]))
  }
  /// Returns corners with their own radii; nil for a square one.
  public static func corners(
    topLeftRadius: UICornerRadius?, topRightRadius: UICornerRadius?,
    bottomLeftRadius: UICornerRadius?, bottomRightRadius: UICornerRadius?
  ) -> Self {
    Self(kind: .corners([topLeftRadius, topRightRadius, bottomLeftRadius, bottomRightRadius]))
  }
  /// Returns four corners that have the largest radius that one of them finds.
  public static func uniformCorners(radius: UICornerRadius) -> Self { Self(kind: .uniform(radius)) }
  /// Returns corners with a radius above and one below.
  public static func uniformEdges(topRadius: UICornerRadius?, bottomRadius: UICornerRadius?) -> Self
  {
    Self(kind: .corners([topRadius, topRadius, bottomRadius, bottomRadius]))
  }
  /// Returns corners with a radius at the left and one at the right.
  public static func uniformEdges(leftRadius: UICornerRadius?, rightRadius: UICornerRadius?) -> Self
  {
    Self(kind: .corners([leftRadius, rightRadius, leftRadius, rightRadius]))
  }

  /// Returns the radii, from the upper left corner in reading order.
  ///
  /// - Parameters:
  ///   - size: The size of the view in points.
  ///   - concentric: What a container leaves for each corner; nil without a container.
  func radii(_ size: CGSize, concentric: [CGFloat]?) -> [CGFloat] {
    let half = min(size.width, size.height) / 2
    func radius(_ radius: UICornerRadius?, _ corner: Int) -> CGFloat {
      switch radius?.kind {
      case nil: 0
      case .fixed(let points): min(max(points, 0), half)
      case .concentric(let minimum):
        min(max(concentric.map { $0[corner] } ?? 0, minimum ?? 0), half)
      }
    }
    switch kind {
    case .capsule(let maximum): return Array(repeating: min(half, maximum ?? half), count: 4)
    case .corners(let each): return each.indices.map { radius(each[$0], $0) }
    case .uniform(let one):
      return Array(repeating: (0..<4).map { radius(one, $0) }.max() ?? 0, count: 4)
    }
  }
}

extension Layer {
  /// Gives the box corners of radii in points, from the upper left one in reading order.
  mutating func round(_ radii: [CGFloat], size: CGSize) {
    continuousCorners = true
    guard Set(radii).count > 1 else {
      (cornerRadius, roundCorners) = (Double(radii.first ?? 0), .all)
      return
    }
    let each = radii.map { Double($0) }
    outline = .box(
      Rect(origin: .zero, size: Size(size)),
      radii: Path.Radii(
        topLeft: each[0], topRight: each[1], bottomLeft: each[2], bottomRight: each[3]),
      continuous: true)
  }
}
