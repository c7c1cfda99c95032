public import AutoLayout
package import Drawing
public import Geometry
package import Typesetting

/// The base of all controls: a view with a layer, a tint and an environment.
open class PaintedView: View, Paintable {
  package var kind: ViewKind { .view }
  /// What the view learns from its surroundings; those of a view made in code measure in blocks.
  package private(set) var environment = ControlEnvironment.blocks
  package var layer = Layer()
  package var tintColor: Color?
  package var standInSize: Size? { didSet { invalidateIntrinsicContentSize() } }
  package var standInAlignmentRectInsets: EdgeInsets?
  /// How content of a size of its own is placed; matters to views of pictures.
  package var contentMode = ContentMode.scaleToFill

  /// Whether it can be used; a control or a text that cannot is dimmed (`UIControl.isEnabled`).
  public var isEnabled = true

  /// The state that a control is painted in; disabled, it cannot be used.
  package final var controlState = ControlState.normal {
    didSet {
      if controlState == .disabled { isEnabled = false }
      controlStateDidChange()
    }
  }

  /// Takes from a new state what is not looked up at painting.
  package func controlStateDidChange() {}

  /// The radius of the outline that the ring around a focused control follows, in points.
  var focusRadius: Double { layer.cornerRadius }

  /// Makes a view in code, laid out by its frame and mask until that is switched off, as in UIKit.
  ///
  /// Its text is measured in blocks of 10 x 20 points, so that the layout needs no font. The one
  /// designated initialiser: a subclass that overrides it has the others as well.
  public override init(frame: Rect) {
    super.init(frame: frame)
    environmentDidChange()
  }

  /// Makes a view of an environment, laid out by constraints.
  package convenience init(_ environment: ControlEnvironment) {
    self.init(frame: .zero)
    adopt(environment)
  }

  /// Takes the environment of a tree, in which constraints lay the view out.
  func adopt(_ environment: ControlEnvironment) {
    self.environment = environment
    environmentDidChange()
    translatesAutoresizingMaskIntoConstraints = false
  }

  /// Gives a view made in code other surroundings than blocks; its frame and constraints stay.
  package final func surround(with environment: ControlEnvironment) {
    self.environment = environment
    environmentDidChange()
    invalidateIntrinsicContentSize()
  }

  /// Takes colours and lengths of the layer from the environment; called when it is made and given.
  package func environmentDidChange() {}

  /// The stand-in size where one is set, else the size that the content asks for.
  open override var intrinsicContentSize: Size { standInSize ?? naturalContentSize }

  /// The stand-in insets where they are set, else the control's own.
  open override var alignmentRectInsets: EdgeInsets {
    standInAlignmentRectInsets ?? naturalAlignmentRectInsets
  }

  /// The size of the alignment rect that the content asks for, -1 on an axis without one.
  package var naturalContentSize: Size {
    Size(width: View.noIntrinsicMetric, height: View.noIntrinsicMetric)
  }

  /// The distances from the frame to the alignment rect that the control has by itself.
  package var naturalAlignmentRectInsets: EdgeInsets { .zero }

  package func content(in bounds: Rect) -> [DisplayList.Item] { [] }

  package func silhouette(in bounds: Rect) -> PaintedShape? { nil }

  /// The ring around a control that has the focus.
  package func cover(in bounds: Rect) -> [DisplayList.Item] { focusRing(in: bounds) }

  /// The items at half their opacity where the control cannot be used.
  func dimmed(_ items: [DisplayList.Item]) -> [DisplayList.Item] {
    isEnabled ? items : [.group(DisplayList.Group(opacity: 0.5), DisplayList(items))]
  }

  /// Text in the colour of what cannot be used, where that is so.
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
