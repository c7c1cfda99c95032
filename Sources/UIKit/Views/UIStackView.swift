import AutoLayout
public import Foundation
import Geometry

/// A row or column that lays its views out.
@preconcurrency @MainActor open class UIStackView: UIView {
  override func decode(_ nib: NibCoder) {
    super.decode(nib)
    nib.decode(into: self)
  }
  /// How lengths are shared out; raw values are UIKit's.
  public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }
  /// Where views stand across; raw values are UIKit's.
  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline
    /// As `leading`, in a row.
    public static var top: Alignment { .leading }
    /// As `trailing`, in a row.
    public static var bottom: Alignment { .trailing }
  }
  /// The spacing that a stack uses itself.
  public static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)
  /// The system's spacing.
  public static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)

  override func makeNode(_ frame: Rect) -> any ViewNode { StackNode(frame: frame) }
  private var stack: StackNode { unsafeDowncast(node, to: StackNode.self) }

  /// Makes a stack with a frame in its future superview's coordinates.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Makes a stack from an archive: with nothing in it.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Makes a row of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// The views laid out, in order.
  open var arrangedSubviews: [UIView] { stack.arrangedSubviews.compactMap(\.owner) }
  /// Adds a view at the end.
  open func addArrangedSubview(_ view: UIView) { stack.addArrangedSubview(view.node) }
  /// Inserts a view at a place.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    stack.insertArrangedSubview(view.node, at: stackIndex)
  }
  /// Lays a view out no longer; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) { stack.removeArrangedSubview(view.node) }
  /// A row or a column.
  open var axis: NSLayoutConstraint.Axis {
    get { stack.axis == .horizontal ? .horizontal : .vertical }
    set { stack.axis = Axis(newValue) }
  }
  /// How lengths are shared out.
  open var distribution: Distribution {
    get { Distribution(rawValue: stack.distribution.rawValue) ?? .fill }
    set { stack.distribution = StackView.Distribution(rawValue: newValue.rawValue) ?? .fill }
  }
  /// Where views stand across.
  open var alignment: Alignment {
    get { Alignment(rawValue: stack.alignment.rawValue) ?? .fill }
    set { stack.alignment = StackView.Alignment(rawValue: newValue.rawValue) ?? .fill }
  }
  /// The room between views.
  open var spacing: CGFloat {
    get { CGFloat(stack.spacing) }
    set { stack.spacing = Double(newValue) }
  }
  /// Whether spaces of a column lie between baselines.
  open var isBaselineRelativeArrangement: Bool {
    get { stack.isBaselineRelativeArrangement }
    set { stack.isBaselineRelativeArrangement = newValue }
  }
  /// Whether views stand inside the margins.
  open var isLayoutMarginsRelativeArrangement: Bool {
    get { stack.isLayoutMarginsRelativeArrangement }
    set { stack.isLayoutMarginsRelativeArrangement = newValue }
  }
  /// Sets the room after a view.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    stack.setCustomSpacing(Double(spacing), after: arrangedSubview.node)
  }
  /// The room after a view.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    CGFloat(stack.customSpacing(after: arrangedSubview.node))
  }
}
