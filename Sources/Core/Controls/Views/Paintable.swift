package import AutoLayout
package import Drawing
package import Geometry
package import Typesetting

/// A view that can be painted: a layer around content that the view describes as display items.
///
/// Stack views and scroll views inherit from layout's own classes, all other controls from
/// `PaintedView`; painters only see this protocol.
package protocol Paintable: View {
  /// The kind of view.
  var kind: ViewKind { get }
  /// The environment that the view was made in.
  var environment: ControlEnvironment { get }
  /// How the view's box is painted.
  var layer: Layer { get set }
  /// The view's own tint; nil inherits the superview's.
  var tintColor: Color? { get set }
  /// The size that replaces the view's own intrinsic size, -1 for no metric; nil for none.
  var standInSize: Size? { get set }
  /// The insets that replace the view's own alignment rect insets; nil for none.
  var standInAlignmentRectInsets: EdgeInsets? { get set }

  /// The subviews in the order in which they are painted.
  var subviewsFromBack: [View] { get }

  /// Returns the items above the layer's background and below the subviews.
  ///
  /// `bounds` is the view's frame in the picture's coordinates, in points, with its edges on
  /// device pixels; the items use the same coordinates.
  func content(in bounds: Rect) -> [DisplayList.Item]

  /// Returns the same with the words of the layout; a part of its superview's content may paint what
  /// that shows in its own frame.
  ///
  /// - Parameter frame: the superview's frame in the picture's coordinates, on device pixels.
  func content(in bounds: Rect, within frame: Rect) -> [DisplayList.Item]

  /// Returns what is painted above the subviews and below the border, around a frame on device
  /// pixels.
  func cover(in bounds: Rect) -> [DisplayList.Item]

  /// Returns the mask of the view and everything in it, which is visible where, and as far as,
  /// the mask is opaque. Nil masks nothing.
  func mask(in bounds: Rect) -> DisplayList?
}

extension Paintable {
  /// By default the superview's frame makes no difference.
  package func content(in bounds: Rect, within frame: Rect) -> [DisplayList.Item] {
    contentAsLaidOut(in: bounds)
  }

  /// By default nothing is above the subviews.
  package func cover(in bounds: Rect) -> [DisplayList.Item] { [] }

  package func mask(in bounds: Rect) -> DisplayList? { nil }

  /// The tint of the nearest ancestor that has one, otherwise the environment's, otherwise
  /// `systemBlue`.
  package var effectiveTint: Color {
    var view: View? = self
    while let current = view {
      if let tint = current.asPaintable?.tintColor { return tint }
      view = current.superview
    }
    return environment.tint ?? environment.color(.systemBlue)
  }

  /// Whether the view is laid out right to left.
  var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
}

extension Paintable {
  /// The subviews in their own order.
  package var subviewsFromBack: [View] { subviews }
}
