package import AutoLayout
package import Drawing
package import Geometry
package import Typesetting

/// A view that can be painted: a layer around content that the view describes as display items.
///
/// A stack view and a scroll view inherit from layout's own classes, every other control from
/// `PaintedView`; painters see only this protocol.
package protocol Paintable: View {
  /// What kind of view it is.
  var kind: ViewKind { get }
  /// The surroundings that the view was made in.
  var environment: ControlEnvironment { get }
  /// How the view's box is painted.
  var layer: Layer { get set }
  /// The view's own tint; nil inherits the superview's.
  var tintColor: Color? { get set }
  /// The size that replaces the view's own intrinsic size, -1 for no metric; nil for none.
  var standInSize: Size? { get set }
  /// The insets that replace the view's own alignment rect insets; nil for none.
  var standInAlignmentRectInsets: EdgeInsets? { get set }

  /// The items above the layer's background and below the subviews.
  ///
  /// `bounds` is the view's frame in the picture's coordinates, in points, with its edges on device
  /// pixels; so are the items.
  func content(in bounds: Rect) -> [DisplayList.Item]

  /// The area that casts the layer's shadow when the layer itself is transparent; nil for none.
  func silhouette(in bounds: Rect) -> PaintedShape?

  /// What is painted above the subviews and below the border, around a frame on device pixels.
  func cover(in bounds: Rect) -> [DisplayList.Item]

  /// What is drawn where the view with all in it is to be seen: as far as the one is opaque, the other
  /// shows. Nil masks nothing.
  func mask(in bounds: Rect) -> DisplayList?
}

extension Paintable {
  /// Nothing lies above the subviews unless a view says so.
  package func cover(in bounds: Rect) -> [DisplayList.Item] { [] }

  package func silhouette(in bounds: Rect) -> PaintedShape? { nil }

  package func mask(in bounds: Rect) -> DisplayList? { nil }

  /// The nearest tint on the way up the tree, else the environment's, else `systemBlue`.
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
