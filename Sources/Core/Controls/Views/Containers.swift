public import AutoLayout
package import Drawing
public import Geometry
package import Typesetting

/// A stack view with a layer.
public final class PaintedStackView: StackView, Paintable {
  package var kind: ViewKind { .stackView }
  package internal(set) var environment: ControlEnvironment
  package var layer = Layer()
  package var tintColor: Color?
  package var standInSize: Size? { didSet { invalidateIntrinsicContentSize() } }
  package var standInAlignmentRectInsets: EdgeInsets?

  /// Makes an empty stack in an environment, laid out by constraints.
  package init(_ environment: ControlEnvironment) {
    self.environment = environment
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
  }

  /// The stand-in size if one is set; a stack has none of its own.
  public override var intrinsicContentSize: Size { standInSize ?? super.intrinsicContentSize }

  /// The stand-in insets if they are set, otherwise none.
  public override var alignmentRectInsets: EdgeInsets {
    standInAlignmentRectInsets ?? super.alignmentRectInsets
  }

  /// `UIStackView`.
  public override var className: String { "UIStackView" }

  package func content(in bounds: Rect) -> [DisplayList.Item] { [] }
}

/// A scroll view with a layer that clips, scrolled to its beginning.
public class PaintedScrollView: ScrollView, Paintable {
  package var kind: ViewKind { .scrollView }
  package internal(set) var environment: ControlEnvironment
  package var layer = Layer()
  package var tintColor: Color?
  package var standInSize: Size? { didSet { invalidateIntrinsicContentSize() } }
  package var standInAlignmentRectInsets: EdgeInsets?

  /// Makes an empty scroll view in an environment, laid out by constraints.
  package init(_ environment: ControlEnvironment) {
    self.environment = environment
    super.init(frame: .zero)
    layer.clips = true
    translatesAutoresizingMaskIntoConstraints = false
  }

  /// The stand-in size if one is set; a scroll view has none of its own.
  public override var intrinsicContentSize: Size { standInSize ?? super.intrinsicContentSize }

  /// The stand-in insets if they are set, otherwise none.
  public override var alignmentRectInsets: EdgeInsets {
    standInAlignmentRectInsets ?? super.alignmentRectInsets
  }

  /// `UIScrollView`.
  public override var className: String { "UIScrollView" }

  package func content(in bounds: Rect) -> [DisplayList.Item] { [] }
}
