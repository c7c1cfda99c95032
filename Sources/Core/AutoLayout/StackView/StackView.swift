public import Geometry

/// A view that arranges its subviews in a row or a column with constraints that it generates.
///
/// The counterpart of UIKit's `UIStackView`: the constraints are those of `StackRecipe`, with
/// Apple's identifiers (`UISV-...`) and priorities. It has no content size of its own.
open class StackView: View {
  /// How the arranged views share the length along the axis; raw values are UIKit's.
  public enum Distribution: Int, CaseIterable, Hashable, Sendable {
    /// Each view keeps its size as far as hugging and compression resistance allow.
    case fill = 0
    /// All views have the same length.
    case fillEqually = 1
    /// The lengths are in proportion to the intrinsic lengths.
    case fillProportionally = 2
    /// The gaps are equal, and at least the spacing.
    case equalSpacing = 3
    /// The distances between centres are equal, as long as the gaps are at least the spacing.
    case equalCentering = 4
  }

  /// How the arranged views are aligned across the axis; raw values are UIKit's.
  public enum Alignment: Int, CaseIterable, Hashable, Sendable {
    /// Each view fills the stack across the axis.
    case fill = 0
    /// The leading edges in a column, the top edges in a row.
    case leading = 1
    /// The first baselines in a row.
    case firstBaseline = 2
    /// The centres.
    case center = 3
    /// The trailing edges in a column, the bottom edges in a row.
    case trailing = 4
    /// The last baselines in a row.
    case lastBaseline = 5

    /// The top edges in a row; another name for `leading`.
    public static var top: Alignment { .leading }
    /// The bottom edges in a row; another name for `trailing`.
    public static var bottom: Alignment { .trailing }
  }

  /// A custom spacing that stands for the stack's own spacing.
  public static let spacingUseDefault = Double(Float.greatestFiniteMagnitude)
  /// The system's spacing: 8 points.
  public static let spacingUseSystem = Double(Float.leastNormalMagnitude)

  /// The class's name in UIKit.
  open override var className: String { name(as: StackView.self, "UIStackView") }

  /// The axis along which the views are arranged; horizontal by default.
  public var axis: Axis = .horizontal { didSet { didChange(axis != oldValue) } }
  /// How the views share the length; `fill` by default.
  public var distribution: Distribution = .fill { didSet { didChange(distribution != oldValue) } }
  /// How the views are aligned across the axis; `fill` by default.
  public var alignment: Alignment = .fill { didSet { didChange(alignment != oldValue) } }
  /// The gap between neighbours, in points; 0 by default.
  public var spacing = 0.0 { didSet { didChange(spacing != oldValue) } }
  /// The gap as a number: that between edges, or lines of the largest text, for the system's.
  package var spacingInPoints: Double {
    get {
      guard spacing == Self.spacingUseSystem else { return spacing }
      let lines = isBaselineRelativeArrangement && axis == .vertical ? arrangedSubviews : []
      return lines.compactMap(\.textLineHeight).max() ?? 8
    }
    set { spacing = newValue }
  }
  /// Whether the gaps in a column are measured from last to first baseline; false by default.
  public var isBaselineRelativeArrangement = false {
    didSet { didChange(isBaselineRelativeArrangement != oldValue) }
  }
  /// Whether the views stay inside the layout margins; false by default.
  public var isLayoutMarginsRelativeArrangement = false {
    didSet { didChange(isLayoutMarginsRelativeArrangement != oldValue) }
  }

  /// Whether a row gives each wrapping text an equal share of its width, without the gaps, at 10 above
  /// its own compression resistance; false by default.
  ///
  /// UIKit did so (`UISV-text-width-disambiguation`) until iOS 14. Since then, it makes wrapping
  /// texts equally wide where nothing else decides.
  public var disambiguatesTextWidths = false {
    didSet { didChange(disambiguatesTextWidths != oldValue) }
  }

  /// How firmly a hidden view is kept to no length; required by default, as in a running app.
  package var hidingPriority = LayoutPriority.required

  /// The views that the stack arranges, in order; each is also a subview.
  public private(set) var arrangedSubviews: [View] = []

  private var customSpacings: [ObjectIdentifier: Double] = [:]
  private var arrangement = StackArrangement()
  /// Which arranged views the constraints take for texts that wrap.
  private var wrapping: [Bool] = []

  /// Makes a row of the given views.
  public convenience init(arrangedSubviews views: [View]) {
    self.init()
    for view in views { addArrangedSubview(view) }
  }

  // MARK: Arranged views

  /// Adds a view to the end of the arrangement, and to the stack if it is not a subview yet.
  ///
  /// Also turns off the view's `translatesAutoresizingMaskIntoConstraints`.
  public func addArrangedSubview(_ view: View) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  /// Inserts a view into the arrangement at an index, moving it if it is already arranged.
  ///
  /// The order of the subviews, and so of painting, does not change with it.
  public func insertArrangedSubview(_ view: View, at stackIndex: Int) {
    precondition(
      (0...arrangedSubviews.count).contains(stackIndex),
      "The index \(stackIndex) is out of range for \(arrangedSubviews.count) arranged subviews.")
    if view.superview === self {
      existingEngine?.layoutOrderDidChange()
      arrangedSubviews.removeAll { $0 === view }
    }
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    arrangedSubviews.insert(view, at: min(stackIndex, arrangedSubviews.count))
    didChange(true)
  }

  /// Removes a view from the arrangement; it remains a subview, without the stack's constraints.
  public func removeArrangedSubview(_ view: View) {
    guard arrangedSubviews.contains(where: { $0 === view }) else { return }
    existingEngine?.layoutOrderDidChange()
    arrangedSubviews.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
    didChange(true)
  }

  /// Sets the gap after an arranged view; `spacingUseDefault` restores the stack's spacing.
  ///
  /// Has no effect on a view that is not arranged, or on the last one.
  public func setCustomSpacing(_ spacing: Double, after arrangedSubview: View) {
    guard arrangedSubviews.contains(where: { $0 === arrangedSubview }) else { return }
    let isDefault = spacing == Self.spacingUseDefault
    customSpacings[ObjectIdentifier(arrangedSubview)] = isDefault ? nil : spacing
    didChange(true)
  }

  /// Returns the gap after an arranged view; `spacingUseDefault` if it is the stack's.
  public func customSpacing(after arrangedSubview: View) -> Double {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  // MARK: Baselines

  /// Returns the view that provides the baseline: the tallest visible view of a row, and the
  /// first or the last one of a column, as Apple documents.
  package override func ruledBaselineView(first: Bool) -> View {
    let view = baselineView(first: first, in: existingEngine)
    guard view !== self else { return self }
    return first ? view.forFirstBaselineLayout : view.forLastBaselineLayout
  }

  /// Returns the arranged view that provides the baseline, by the heights of an engine or else of
  /// the frames; the stack itself if all are hidden. The first is the tallest of equals.
  func baselineView(first: Bool, in engine: LayoutEngine?) -> View {
    let visible = arrangedSubviews.lazy.filter { !$0.isHidden }
    guard axis == .horizontal else { return (first ? visible.first : visible.last) ?? self }
    var (tallest, greatest): (View, Double) = (self, -1)
    for view in visible {
      let height =
        engine?.frame(of: view)?.height ?? view.layoutFrame.height
      if height > greatest + 1e-6 { (tallest, greatest) = (view, height) }
    }
    return tallest
  }

  /// Whether a baseline is that of the rule: neither a subclass nor a client decides otherwise.
  func followsBaselineRule(first: Bool) -> Bool {
    (first ? forFirstBaselineLayout : forLastBaselineLayout) === ruledBaselineView(first: first)
  }

  // MARK: Constraints

  /// The inputs of the generated constraints, as a value.
  package var recipe: StackRecipe {
    StackRecipe(
      axis: axis, distribution: distribution, alignment: alignment,
      spacing: spacing, isBaselineRelative: isBaselineRelativeArrangement,
      isLayoutMarginsRelative: isLayoutMarginsRelativeArrangement, hidingPriority: hidingPriority,
      elements: arrangedSubviews.map(element))
  }

  private func element(_ view: View) -> StackRecipe.Element {
    // Only one distribution needs lengths, which are expensive for text.
    let length = distribution == .fillProportionally ? view.arrangedLength(along: axis) : nil
    let wraps = wrapsInRow(view)
    return StackRecipe.Element(
      isHidden: view.isHidden,
      customSpacing: customSpacings[ObjectIdentifier(view)],
      intrinsicLength: length,
      equalSharePriority: wraps ? sharePriority(of: view) : nil, wraps: wraps)
  }

  /// Whether a view takes part in what rows do about texts that wrap.
  private func wrapsInRow(_ view: View) -> Bool {
    axis == .horizontal && arrangedSubviews.count > 1 && Self.holdsWrappingText(view)
  }

  /// Whether a view is a text that may wrap, or a stack that shows one, which is like one in the rows around it.
  private static func holdsWrappingText(_ view: View) -> Bool {
    if let stack = view as? StackView {
      return stack.arrangedSubviews.contains { !$0.isHidden && holdsWrappingText($0) }
    }
    return view.intrinsicContentSize(forWidth: View.layoutFittingExpandedSize.width) != nil
  }

  private func sharePriority(of view: View) -> LayoutPriority? {
    guard disambiguatesTextWidths, !(view is StackView) else { return nil }
    return StackRecipe.sharePriority(
      over: view.contentCompressionResistancePriority(for: .horizontal))
  }

  package override func makeSystemConstraints() -> [LayoutConstraint] {
    let recipe = recipe
    wrapping = recipe.elements.map(\.wraps)
    return arrangement.update(self, recipe: recipe)
  }

  package override func subviewContentSizeDidChange(_ subview: View) {
    didChange(
      (distribution == .fillProportionally && arranges(subview)) || changesWrapping(subview))
    tellOuterStack()
  }

  /// Whether a text wraps now and did not when the constraints were made, or the other way round.
  private func changesWrapping(_ view: View) -> Bool {
    guard axis == .horizontal, let index = arrangedSubviews.firstIndex(where: { $0 === view }),
      wrapping.indices.contains(index)
    else { return false }
    return wrapping[index] != wrapsInRow(view)
  }

  /// Notifies an enclosing stack: a nested stack counts with the natural length of its views, so
  /// a change here affects it.
  private func tellOuterStack() {
    (superview as? StackView)?.subviewContentSizeDidChange(self)
  }

  package override func subviewVisibilityDidChange(_ subview: View) {
    didChange(arranges(subview))
  }

  /// Removes a view that is leaving the stack from the arrangement.
  open override func willRemoveSubview(_ subview: View) {
    removeArrangedSubview(subview)
    super.willRemoveSubview(subview)
  }

  /// The arranged views in their order, by which ties are settled, then the others.
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
    // The baseline of this stack, and of the stacks around it, may now come from another view.
    var stack: StackView? = self
    while let changed = stack {
      existingEngine?.constantsDidChange(for: changed)
      stack = changed.superview as? StackView
    }
    tellOuterStack()
  }

  /// The total length of all gaps, in points.
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
