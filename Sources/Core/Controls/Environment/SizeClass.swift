package import AutoLayout

/// UIKit's coarse measure of an extent.
package enum SizeClass: String, CaseIterable, Hashable, Sendable {
  case compact, regular

  package init(_ trait: UserInterfaceSizeClass) {
    self = trait == .regular ? .regular : .compact
  }
}
