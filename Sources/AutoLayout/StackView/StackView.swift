public import Geometry

/// Lays its arranged views out in a row or a column, by constraints that it generates.
///
/// UIKit's `UIStackView`: the constraints are those of `StackRecipe`, with Apple's identifiers
/// (`UISV-...`) and priorities. It has no content size of its own.
open class StackView: View {
  /// How the arranged views share the length along the axis; raw values are UIKit's.
  public enum Distribution: Int, CaseIterable, Hashable, Sendable {
    /// Each keeps its size as far as hugging and compression resistance allow.
    case fill = 0
    /// All have the same length.
    case fillEqually = 1
    /// Lengths are in proportion to the intrinsic ones.
    case fillProportionally = 2
    /// The gaps are equal, and at least the spacing.
    case equalSpacing = 3
    /// The centres are equally far apart, as long as gaps are at least the spacing.
    case equalCentering = 4
  }

  /// How the arranged views lie across the axis; raw values are UIKit's.
  public enum Alignment: Int, CaseIterable, Hashable, Sendable {
    /// Each fills the stack across the axis.
    case fill = 0
    /// Leading edges of a column, top edges of a row.
    case leading = 1
    /// First baselines of a row.
    case firstBaseline = 2
    /// Centres.
    case center = 3
    /// Trailing edges of a column, bottom edges of a row.
    case trailing = 4
    /// Last baselines of a row.
    case lastBaseline = 5

    /// The top edges of a row: another name of `leading`.
    public static var top: Alignment { .leading }
    /// The bottom edges of a row: another name of `trailing`.
    public static var bottom: Alignment { .trailing }
  }

  /// Says that the stack's own spacing follows a view.
  public static let spacingUseDefault = Double(Float.greatestFiniteMagnitude)
  /// The spacing of the system: 8 points.
  public static let spacingUseSystem = Double(Float.leastNormalMagnitude)

  /// The class's name in UIKit.
  open override var className: String { name(as: StackView.self, "UIStackView") }

  /// The direction in which the views follow each other; horizontal by default.
  public var axis: Axis = .horizontal { didSet { didChange(axis != oldValue) } }
  /// How the views share the length; `fill` by default.
  public var distribution: Distribution = .fill { didSet { didChange(distribution != oldValue) } }
  /// How the views lie across the axis; `fill` by default.
  public var alignment: Alignment = .fill { didSet { didChange(alignment != oldValue) } }
  /// The gap between neighbours, in points; 0 by default.
  public var spacing = 0.0 { didSet { didChange(spacing != oldValue) } }
  /// Whether gaps of a column run from last to first baseline; false by default.
  public var isBaselineRelativeArrangement = false {
    didSet { didChange(isBaselineRelativeArrangement != oldValue) }
  }
  /// Whether the views keep inside the layout margins; false by default.
  public var isLayoutMarginsRelativeArrangement = false {
    didSet { didChange(isLayoutMarginsRelativeArrangement != oldValue) }
  }

  /// Whether a row gives text that wraps an equal share of its width at 760; false by default.
  ///
  /// UIKit does so (`UISV-text-width-disambiguation`) by a rule that nobody has published.
  public var disambiguatesTextWidths = false {
    didSet { didChange(disambiguatesTextWidths != oldValue) }
  }

  /// The views that the stack lays out, in order; each is also a subview.
  public private(set) var arrangedSubviews: [View] = []

  private var customSpacings: [ObjectIdentifier: Double] = [:]
  private var arrangement = StackArrangement()

  /// Makes a row of the given views.
  public convenience init(arrangedSubviews views: [View]) {
    self.init()
    for view in views { addArrangedSubview(view) }
  }

  // MARK: Arranged views

  /// Adds a view at the end, below the stack if it is not there already.
  ///
  /// The view's autoresizing mask no longer becomes constraints.
  public func addArrangedSubview(_ view: View) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  /// Inserts a view at a place of the arrangement, moving it if it is already arranged.
  ///
  /// The order of the subviews, and so of painting, does not follow.
  public func insertArrangedSubview(_ view: View, at stackIndex: Int) {
    precondition(
      (0...arrangedSubviews.count).contains(stackIndex),
      "The index \(stackIndex) is outside the \(arrangedSubviews.count) arranged views.")
    if view.superview === self {
      existingEngine?.layoutOrderDidChange()
      arrangedSubviews.removeAll { $0 === view }
    }
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    arrangedSubviews.insert(view, at: min(stackIndex, arrangedSubviews.count))
    didChange(true)
  }

  /// Takes a view out of the arrangement; it stays a subview, without the stack's constraints.
  public func removeArrangedSubview(_ view: View) {
    guard arrangedSubviews.contains(where: { $0 === view }) else { return }
    existingEngine?.layoutOrderDidChange()
    arrangedSubviews.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
    didChange(true)
  }

  /// Sets the gap after an arranged view; `spacingUseDefault` takes the stack's spacing again.
  ///
  /// Has no effect on a view that is not arranged, nor on the last one.
  public func setCustomSpacing(_ spacing: Double, after arrangedSubview: View) {
    guard arrangedSubviews.contains(where: { $0 === arrangedSubview }) else { return }
    let isDefault = spacing == Self.spacingUseDefault
    customSpacings[ObjectIdentifier(arrangedSubview)] = isDefault ? nil : spacing
    didChange(true)
  }

  /// The gap after an arranged view; `spacingUseDefault` where it is the stack's.
  public func customSpacing(after arrangedSubview: View) -> Double {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  // MARK: Baselines

  /// The baseline of the first arranged view that shows; in a column the last baseline is that of the
  /// last one.
  package override func ruledBaselineView(first: Bool) -> View {
    guard !first else {
      return arrangedSubviews.first { !$0.isHidden }?.forFirstBaselineLayout ?? self
    }
    let view =
      axis == .vertical
      ? arrangedSubviews.last { !$0.isHidden } : arrangedSubviews.first { !$0.isHidden }
    return view?.forLastBaselineLayout ?? self
  }

  // MARK: Constraints

  /// What decides the generated constraints, as a value.
  package var recipe: StackRecipe {
    StackRecipe(
      axis: axis, distribution: distribution, alignment: alignment,
      spacing: spacing, isBaselineRelative: isBaselineRelativeArrangement,
      isLayoutMarginsRelative: isLayoutMarginsRelativeArrangement,
      elements: arrangedSubviews.map(element))
  }

  private func element(_ view: View) -> StackRecipe.Element {
    // Only one distribution asks for lengths, which text makes expensive.
    let length = distribution == .fillProportionally ? view.naturalLength(along: axis) : nil
    return StackRecipe.Element(
      isHidden: view.isHidden,
      customSpacing: customSpacings[ObjectIdentifier(view)],
      intrinsicLength: length,
      wantsEqualShare: disambiguatesTextWidths
        && view.intrinsicContentSize(forWidth: Self.layoutFittingExpandedSize.width) != nil)
  }

  package override func makeSystemConstraints() -> [LayoutConstraint] {
    arrangement.update(self, recipe: recipe)
  }

  package override func subviewContentSizeDidChange(_ subview: View) {
    didChange(distribution == .fillProportionally && arranges(subview))
    tellOuterStack()
  }

  /// A nested stack counts with the natural length of its views, so what changes here changes there.
  private func tellOuterStack() {
    (superview as? StackView)?.subviewContentSizeDidChange(self)
  }

  package override func subviewVisibilityDidChange(_ subview: View) {
    didChange(arranges(subview))
  }

  /// Takes a view that leaves the stack out of the arrangement.
  open override func willRemoveSubview(_ subview: View) {
    removeArrangedSubview(subview)
    super.willRemoveSubview(subview)
  }

  /// The arranged views in their order, for ties are settled by it, then the others.
  override var layoutOrderedSubviews: [View] {
    guard arrangedSubviews.count != subviews.count else { return arrangedSubviews }
    let arranged = Set(arrangedSubviews)
    return arrangedSubviews + subviews.filter { !arranged.contains($0) }
  }

  private func arranges(_ view: View) -> Bool {
    arrangedSubviews.contains { $0 === view }
  }

  private func didChange(_ changed: Bool) {
    guard changed else { return }
    setNeedsSystemConstraints()
    // Another view may have become the one whose baseline this stack and the stacks around it show.
    var stack: StackView? = self
    while let changed = stack {
      existingEngine?.constantsDidChange(for: changed)
      stack = changed.superview as? StackView
    }
    tellOuterStack()
  }

  /// The lengths of all gaps together, in points.
  var gapsLength: Double {
    StackRecipe(
      axis: axis, distribution: distribution, alignment: alignment, spacing: spacing,
      isBaselineRelative: isBaselineRelativeArrangement,
      isLayoutMarginsRelative: isLayoutMarginsRelativeArrangement,
      elements: arrangedSubviews.map {
        StackRecipe.Element(
          isHidden: $0.isHidden, customSpacing: customSpacings[ObjectIdentifier($0)])
      }
    ).gapsLength
  }
}
