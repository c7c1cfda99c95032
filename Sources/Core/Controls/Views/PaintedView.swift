public import AutoLayout
package import Drawing
public import Geometry
package import Typesetting

/// The base of all controls: a view with a layer, a tint and an environment.
open class PaintedView: View, Paintable {
  package var kind: ViewKind { .view }
  /// The view's environment; that of a view made in code measures text in blocks.
  package private(set) var environment = ControlEnvironment.blocks
  package var layer = Layer()
  package var tintColor: Color?
  package var standInSize: Size? { didSet { invalidateIntrinsicContentSize() } }
  package var standInAlignmentRectInsets: EdgeInsets?
  /// How content with its own size is placed; applies to views that show pictures.
  package var contentMode = ContentMode.scaleToFill

  /// The safe area of a view that shows this one without containing it; nil for the view's own.
  package final var hostSafeArea: EdgeInsets?
  /// A view that shows this one, a bar, without containing it; nil for none.
  package final weak var host: View?

  /// Whether it is intended that texts of the view are truncated; no finding says so then.
  package final var mayTruncate = false

  /// Whether it is enabled; a disabled control or text is dimmed (`UIControl.isEnabled`).
  public var isEnabled = true

  /// The state in which a control is painted; a control in the disabled state is not enabled.
  package final var controlState = ControlState.normal {
    didSet {
      if controlState == .disabled { isEnabled = false }
      controlStateDidChange()
    }
  }

  /// Updates what painting does not look up after a change of state.
  package func controlStateDidChange() {}

  /// The corner radius of the outline that the focus ring follows, in points.
  var focusRadius: Double { layer.cornerRadius }

  /// Makes a view in code, laid out by its frame and mask until that is turned off, as in UIKit.
  ///
  /// Its text is measured in blocks of 10 x 20 points, so that layout needs no font. The only
  /// designated initialiser: a subclass that overrides it inherits the others.
  public override init(frame: Rect) {
    super.init(frame: frame)
    environmentDidChange()
  }

  /// Makes a view in an environment, laid out by constraints.
  package convenience init(_ environment: ControlEnvironment) {
    self.init(frame: .zero)
    adopt(environment)
  }

  /// Adopts the environment of a tree in which constraints lay out the view.
  func adopt(_ environment: ControlEnvironment) {
    self.environment = environment
    environmentDidChange()
    translatesAutoresizingMaskIntoConstraints = false
  }

  /// Replaces the environment of a view made in code; its frame and constraints stay.
  package final func surround(with environment: ControlEnvironment) {
    self.environment = environment
    environmentDidChange()
    invalidateIntrinsicContentSize()
  }

  /// Replaces the environment by one in which other colours are all that differs.
  final func exchangeColors(with environment: ControlEnvironment) {
    self.environment = environment
    environmentDidChange()
  }

  /// Updates colours and lengths of the layer from the environment; called when the view is made
  /// and when its environment is set.
  package func environmentDidChange() {}

  /// The stand-in size if one is set, otherwise the size that the content asks for.
  open override var intrinsicContentSize: Size { standInSize ?? naturalContentSize }

  /// The stand-in insets if they are set, otherwise the control's own.
  open override var alignmentRectInsets: EdgeInsets {
    standInAlignmentRectInsets ?? naturalAlignmentRectInsets
  }

  /// The size of the alignment rect that the content asks for, -1 along an axis without one.
  package var naturalContentSize: Size {
    Size(width: View.noIntrinsicMetric, height: View.noIntrinsicMetric)
  }

  /// The control's own distances from the frame to the alignment rect.
  package var naturalAlignmentRectInsets: EdgeInsets { .zero }

  package func content(in bounds: Rect) -> [DisplayList.Item] { [] }

  /// Returns the ring around a focused control.
  package func cover(in bounds: Rect) -> [DisplayList.Item] { focusRing(in: bounds) }

  /// Returns the items, at half their opacity if the control is disabled.
  func dimmed(_ items: [DisplayList.Item]) -> [DisplayList.Item] {
    isEnabled ? items : [.group(DisplayList.Group(opacity: 0.5), DisplayList(items))]
  }

  /// Returns the text, in the disabled colour if the control is disabled.
  func dimmed(_ text: FittedText?) -> FittedText? {
    guard !isEnabled, var text else { return text }
    text.color = environment.color(.tertiaryLabel)
    return text
  }

  /// Sets both hugging priorities.
  func hug(horizontal: Double, vertical: Double) {
    setContentHuggingPriority(LayoutPriority(rawValue: horizontal), for: .horizontal)
    setContentHuggingPriority(LayoutPriority(rawValue: vertical), for: .vertical)
  }
}

/// A view without content: a box with a layer.
public final class PlainView: PaintedView {
  /// `UIView`.
  public override var className: String { "UIView" }
}
