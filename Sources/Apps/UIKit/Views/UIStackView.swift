import AutoLayout
import Controls
public import Foundation
import Geometry

/// A view that lays out its arranged subviews in a row or a column.
@preconcurrency @MainActor open class UIStackView: UIView {
  override var recordedKind: ViewKind { .stackView }

  override func makeNode(_ frame: Rect) -> any ViewNode { StackNode(frame: frame) }
  private var stack: StackNode { unsafeDowncast(node, to: StackNode.self) }

  /// Makes a stack with a frame in its future superview's coordinates.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Makes an empty stack from an archive.
  public required init(coder: NSCoder) { super.init(coder: coder)! }
  /// Makes a stack that arranges views in a row.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// The arranged views, in order.
  open var arrangedSubviews: [UIView] { stack.arrangedSubviews.compactMap(\.owner) }
  /// Adds a view at the end.
  open func addArrangedSubview(_ view: UIView) { stack.addArrangedSubview(view.node) }
  /// Inserts a view at an index.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    stack.insertArrangedSubview(view.node, at: stackIndex)
  }
  /// Stops arranging a view; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) { stack.removeArrangedSubview(view.node) }
  /// The axis along which the views are arranged.
  open var axis: NSLayoutConstraint.Axis {
    get { stack.axis == .horizontal ? .horizontal : .vertical }
    set { stack.axis = Axis(newValue) }
  }
  /// How the views are distributed along the axis.
  open var distribution: Distribution {
    get { Distribution(rawValue: stack.distribution.rawValue) ?? .fill }
    set { stack.distribution = StackView.Distribution(rawValue: newValue.rawValue) ?? .fill }
  }
  /// How the views are aligned across the axis.
  open var alignment: Alignment {
    get { Alignment(rawValue: stack.alignment.rawValue) ?? .fill }
    set { stack.alignment = StackView.Alignment(rawValue: newValue.rawValue) ?? .fill }
  }
  /// The spacing between views.
  open var spacing: CGFloat {
    get { CGFloat(stack.spacing) }
    set { stack.spacing = Double(newValue) }
  }
  /// Whether a column measures its spacing between baselines.
  open var isBaselineRelativeArrangement: Bool {
    get { stack.isBaselineRelativeArrangement }
    set { stack.isBaselineRelativeArrangement = newValue }
  }
  /// Whether the views are laid out inside the margins.
  open var isLayoutMarginsRelativeArrangement: Bool {
    get { stack.isLayoutMarginsRelativeArrangement }
    set { stack.isLayoutMarginsRelativeArrangement = newValue }
  }
  /// Sets the spacing after a view.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    stack.setCustomSpacing(Double(spacing), after: arrangedSubview.node)
  }
  /// Returns the custom spacing after a view.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    CGFloat(stack.customSpacing(after: arrangedSubview.node))
  }
}
