import AutoLayout
import Documents
import Geometry

extension NibBuilder {
  /// Just above a stack view's own preferences (51 and less), below everything that people state.
  private static let designPriority = LayoutPriority(51.5)

  /// Makes views without an intrinsic length keep their design length where otherwise only a
  /// stack's preference for being small would decide.
  ///
  /// Interface Builder's canvas does the same: in recorded documents, plain views and empty
  /// stacks in stacks have the length that they were drawn with, 240 if no one changed it (14
  /// lengths in 12 documents, none against). In a running app, such views have no length at all.
  func holdDesignLengths(in tree: NibTree) {
    guard options.insets.describesCanvas else { return }
    for (_, view, element) in tree.views.dropFirst() {
      guard !view.translatesAutoresizingMaskIntoConstraints, element.framedChildren.isEmpty,
        let frame = element.recordedFrame
      else { continue }
      let own = view.intrinsicContentSize
      var held: [LayoutConstraint] = []
      if own.width < 0 { held.append(view.widthAnchor.constraint(equalToConstant: frame.width)) }
      if own.height < 0 { held.append(view.heightAnchor.constraint(equalToConstant: frame.height)) }
      for constraint in held {
        constraint.priority = Self.designPriority
        constraint.isActive = true
      }
    }
  }
}
