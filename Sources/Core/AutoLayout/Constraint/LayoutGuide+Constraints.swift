import Geometry

extension LayoutGuide {
  /// Returns the insets of a system guide from its owner's bounds; nil for other guides.
  func ownInsets(owner: View, _ resolver: InsetResolver) -> EdgeInsets? {
    switch role {
    case .custom, .scrollContent: nil
    case .layoutMargins: resolver.layoutMargins(of: owner)
    case .safeArea: resolver.safeAreaInsets(of: owner)
    case .keyboard: resolver.keyboardInsets(of: owner, usesSafeArea: usesBottomSafeArea)
    case .readableContent: resolver.readableInsets(of: owner)
    case .scrollFrame: .zero
    }
  }

  /// Returns the constraints that keep a system guide in place, with the identifiers seen in
  /// UIKit's logs.
  func makeOwnConstraints(owner: View, insets: EdgeInsets) -> [LayoutConstraint] {
    switch role {
    case .custom: []
    case .layoutMargins:
      edges(of: owner, inset: insets) { "UIView-\($0)Margin-guide-constraint" }
    case .safeArea: edges(of: owner, inset: insets) { "UIViewSafeAreaLayoutGuide-\($0)" }
    case .readableContent:
      edges(of: owner, inset: insets) { "UIViewReadableContentGuide-\($0)" }
    case .scrollFrame: edges(of: owner, inset: insets) { "UIScrollView-frameLayoutGuide-\($0)" }
    case .scrollContent: contentOrigin
    case .keyboard: keyboard(of: owner, height: insets.bottom)
    }
  }

  private func edges(
    of owner: View, inset: EdgeInsets, name: (String) -> String
  ) -> [LayoutConstraint] {
    [
      leading(.left, of: owner, inset.left, name("left")),
      trailing(.right, of: owner, inset.right, name("right")),
      leading(.top, of: owner, inset.top, name("top")),
      trailing(.bottom, of: owner, inset.bottom, name("bottom")),
    ]
  }

  private func keyboard(of owner: View, height: Double) -> [LayoutConstraint] {
    [
      leading(.left, of: owner, 0, "UIKeyboardLayoutGuide-left"),
      trailing(.right, of: owner, 0, "UIKeyboardLayoutGuide-right"),
      trailing(.bottom, of: owner, 0, "UIKeyboardLayoutGuide-bottom"),
      LayoutConstraint(
        item: .guide(self), attribute: .height, constant: height,
        identifier: "UIKeyboardLayoutGuide-height", origin: .guide),
    ]
  }

  /// Pins the content to the scroll view's origin; its size results from layout.
  private var contentOrigin: [LayoutConstraint] {
    [LayoutConstraint.Attribute.minX, .minY].map {
      LayoutConstraint(
        item: .guide(self), attribute: $0, identifier: "UIScrollView-contentLayoutGuide-\($0)",
        origin: .guide)
    }
  }

  /// `guide.edge == owner.edge + inset`
  private func leading(
    _ edge: LayoutConstraint.Attribute, of owner: View, _ inset: Double, _ name: String
  ) -> LayoutConstraint {
    LayoutConstraint(
      item: .guide(self), attribute: edge, toItem: .view(owner), attribute: edge,
      constant: inset, identifier: name, origin: .guide)
  }

  /// `owner.edge == guide.edge + inset`
  private func trailing(
    _ edge: LayoutConstraint.Attribute, of owner: View, _ inset: Double, _ name: String
  ) -> LayoutConstraint {
    LayoutConstraint(
      item: .view(owner), attribute: edge, toItem: .guide(self), attribute: edge,
      constant: inset, identifier: name, origin: .guide)
  }
}
