public import Foundation

/// Controllers in columns side by side if there is room, otherwise one of them alone.
///
/// At a regular width, the primary column is beside the others, at its preferred width; in the
/// triple-column style, the others are the supplementary and the secondary column. At a compact
/// width, the compact column fills the view, otherwise the secondary controller of the older
/// style, otherwise the primary column.
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
  /// The number of columns.
  public let style: Style
  private var columns: [Column: UIViewController] = [:]
  private let divider = UIView()
  /// The split view controller's delegate.
  open weak var delegate: (any UISplitViewControllerDelegate)?
  /// The preferred visible columns.
  open var preferredDisplayMode: DisplayMode = .automatic { didSet { arrange() } }
  /// How columns should share the width; they are always side by side.
  open var preferredSplitBehavior: SplitBehavior = .automatic
  /// The preferred width of the primary column, as a fraction of the whole.
  open var preferredPrimaryColumnWidthFraction = automaticDimension { didSet { arrange() } }
  /// The preferred width of the primary column, in points.
  open var preferredPrimaryColumnWidth = automaticDimension { didSet { arrange() } }
  /// The minimum width of the primary column, in points.
  open var minimumPrimaryColumnWidth = automaticDimension { didSet { arrange() } }
  /// The maximum width of the primary column, in points.
  open var maximumPrimaryColumnWidth = automaticDimension { didSet { arrange() } }
  /// Whether a swipe shows the primary column.
  open var presentsWithGesture = true

  /// Makes a controller with columns.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }
  /// Makes a controller for two controllers, the first of which is the primary column.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  /// Makes a controller from a storyboard.
  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
  }

  // MARK: Columns

  /// The controllers, the primary column first.
  open var viewControllers: [UIViewController] {
    get { [.primary, .supplementary, .secondary].compactMap { columns[$0] } }
    set {
      let order: [Column] =
        style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
      for (index, column) in order.enumerated() {
        setViewController(newValue.indices.contains(index) ? newValue[index] : nil, for: column)
      }
    }
  }
  /// The columns whose controllers have a navigation controller that this one made.
  private var wrapped: Set<Column> = []
  /// Sets the controller of a column. In a column style, it is wrapped in a navigation
  /// controller.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    if let old = columns[column] {
      old.viewIfLoaded?.removeFromSuperview()
      old.removeFromParent()
    }
    var held = vc
    wrapped.remove(column)
    if let vc, style != .unspecified, !(vc is UINavigationController), column != .compact {
      held = UINavigationController(rootViewController: vc)
      wrapped.insert(column)
    }
    columns[column] = held
    if let held {
      addChild(held)
      held.didMove(toParent: self)
    }
    arrange()
  }
  /// Returns the controller that was set for a column.
  open func viewController(for column: Column) -> UIViewController? {
    guard wrapped.contains(column) else { return columns[column] }
    return (columns[column] as? UINavigationController)?.viewControllers.first
  }
  /// Shows a column.
  open func show(_ column: Column) {
    if column != .secondary { preferredDisplayMode = .oneBesideSecondary }
  }
  /// Hides a column.
  open func hide(_ column: Column) {
    if column != .secondary { preferredDisplayMode = .secondaryOnly }
  }
  /// Shows a controller in the secondary column.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if isCollapsed, let stack = columns[.primary] as? UINavigationController {
      stack.pushViewController(vc, animated: false)
    } else {
      setViewController(vc, for: .secondary)
    }
  }
  /// Whether a single column fills the view.
  open var isCollapsed: Bool { traitCollection.horizontalSizeClass == .compact }
  /// The visible columns.
  open var displayMode: DisplayMode {
    isCollapsed || preferredDisplayMode == .secondaryOnly ? .secondaryOnly : .oneBesideSecondary
  }
  /// The width of the primary column, in points.
  open var primaryColumnWidth: CGFloat {
    let width = viewIfLoaded?.bounds.width ?? 0
    func chosen(_ value: CGFloat, _ usual: CGFloat) -> CGFloat { value < 0 ? usual : value }
    let wanted = chosen(
      preferredPrimaryColumnWidth, chosen(preferredPrimaryColumnWidthFraction, 0.4) * width)
    let most = chosen(maximumPrimaryColumnWidth, 320)
    return min(max(wanted, chosen(minimumPrimaryColumnWidth, 0)), most, width)
  }

  // MARK: Layout

  /// Adds the columns.
  open override func viewDidLoad() {
    super.viewDidLoad()
    divider.backgroundColor = .separator
    view.addSubview(divider)
    arrange()
  }
  /// Lays out the columns.
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    arrange()
  }

  private func arrange() {
    guard isViewLoaded, let view = viewIfLoaded else { return }
    let frames = frames(in: view)
    for (column, controller) in columns {
      guard let frame = frames.first(where: { $0.column == column })?.frame else {
        controller.viewIfLoaded?.removeFromSuperview()
        continue
      }
      let shown: UIView = controller.view
      if shown.superview !== view { view.insertSubview(shown, at: 0) }
      if shown.frame != frame { shown.frame = frame }
    }
    let isRight = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let pixel = 1 / max(traitCollection.displayScale, 1)
    divider.isHidden = frames.count < 2
    if let first = frames.first?.frame {
      divider.frame = CGRect(
        x: isRight ? first.minX - pixel : first.maxX, y: 0, width: pixel, height: view.bounds.height
      )
    }
  }

  /// Returns the visible columns with their frames, the primary one first.
  private func frames(in view: UIView) -> [(column: Column, frame: CGRect)] {
    let bounds = view.bounds
    if isCollapsed {
      let alone: Column =
        columns[.compact] != nil
        ? .compact : style == .unspecified && columns[.secondary] != nil ? .secondary : .primary
      return [(alone, bounds)]
    }
    guard displayMode != .secondaryOnly, columns[.primary] != nil else {
      return [(.secondary, bounds)]
    }
    let order = [Column.primary, .supplementary].filter { columns[$0] != nil }
    let pixel = 1 / max(traitCollection.displayScale, 1)
    let isRight = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    var x: CGFloat = 0
    var found: [(column: Column, frame: CGRect)] = []
    for column in order + [.secondary] {
      let width = column == .secondary ? max(bounds.width - x, 0) : primaryColumnWidth
      found.append(
        (
          column,
          CGRect(
            x: isRight ? bounds.width - x - width : x, y: 0, width: width, height: bounds.height)
        ))
      x += width + pixel
    }
    return found
  }
}

extension UISplitViewController {
  /// The button that toggles the columns.
  public var displayModeButtonItem: UIBarButtonItem {
    let known: UIBarButtonItem =
      kept()
      ?? UIBarButtonItem(
        image: UIImage(systemName: "sidebar.left"), style: .plain,
        target: nil, action: nil)
    keep(known)
    return known
  }
}

extension UISplitViewController.DisplayMode {
  /// The former name of `secondaryOnly`.
  public static var primaryHidden: Self { .secondaryOnly }
  /// The former name of `oneBesideSecondary`.
  public static var allVisible: Self { .oneBesideSecondary }
  /// The former name of `oneOverSecondary`.
  public static var primaryOverlay: Self { .oneOverSecondary }
}
