import Geometry

/// The margins in the form they were set; the last setting counts.
enum OwnMargins: Hashable, Sendable {
  case physical(EdgeInsets)
  case directional(DirectionalEdgeInsets)

  func resolved(_ direction: LayoutDirection) -> EdgeInsets {
    switch self {
    case .physical(let insets): insets
    case .directional(let insets): insets.resolved(direction)
    }
  }
}
