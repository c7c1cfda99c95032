public import Foundation

/// Columns of controllers beside each other where there is room; else one of them alone.
///
/// In a regular width the primary column stands beside the others, as wide as it prefers; the double
/// columns of a triple one are the supplementary and the secondary. In a compact width the compact
/// column fills the view, else the secondary controller of the old form, else the primary column.
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
  /// How many columns there are; raw values are UIKit's.
  public enum Style: Int, Sendable { case unspecified, doubleColumn, tripleColumn }
  /// The columns; raw values are UIKit's.
  public enum Column: Int, Sendable { case primary, supplementary, secondary, compact }
  /// Which columns are seen; raw values are UIKit's.
  public enum DisplayMode: Int, Sendable {
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary
    case twoOverSecondary, twoDisplaceSecondary
  }
  /// How columns share the room; raw values are UIKit's.
  public enum SplitBehavior: Int, Sendable { case automatic, tile, overlay, displace }
  /// The width that the system chooses.
  public static let automaticDimension: CGFloat = -.greatestFiniteMagnitude

  /// How many columns there are.
  public let style: Style
  private var columns: [Column: UIViewController] = [:]
  private let divider = UIView()
  /// Who decides and hears of columns.
  open weak var delegate: (any UISplitViewControllerDelegate)?
  /// Which columns are wanted.
  open var preferredDisplayMode: DisplayMode = .automatic { didSet { arrange() } }
  /// How columns should share the room; they lie beside each other.
  open var preferredSplitBehavior: SplitBehavior = .automatic
  /// The part of the width that the primary column prefers.
  open var preferredPrimaryColumnWidthFraction = automaticDimension { didSet { arrange() } }
  /// The width that the primary column prefers, in points.
  open var preferredPrimaryColumnWidth = automaticDimension { didSet { arrange() } }
  /// The least width of the primary column, in points.
  open var minimumPrimaryColumnWidth = automaticDimension { didSet { arrange() } }
  /// The greatest width of the primary column, in points.
  open var maximumPrimaryColumnWidth = automaticDimension { didSet { arrange() } }
  /// Whether a swipe shows the primary column.
  open var presentsWithGesture = true

  /// Makes a controller of columns.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }
  /// Makes a controller of two controllers, the first of which is the primary column.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  /// Makes a controller of a storyboard.
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
  /// Sets the controller of a column. In a style with columns it stands in a navigation controller.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    if let old = columns[column] {
      old.viewIfLoaded?.removeFromSuperview()
      old.removeFromParent()
    }
    var held = vc
    if let vc, style != .unspecified, !(vc is UINavigationController), column != .compact {
      held = UINavigationController(rootViewController: vc)
    }
    columns[column] = held
    if let held {
      addChild(held)
      held.didMove(toParent: self)
    }
    arrange()
  }
  /// The controller that was set for a column.
  open func viewController(for column: Column) -> UIViewController? {
    let held = columns[column]
    return (held as? UINavigationController)?.viewControllers.first ?? held
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
  /// Whether one column fills the view.
  open var isCollapsed: Bool { traitCollection.horizontalSizeClass == .compact }
  /// Which columns are seen.
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
  /// Places the columns.
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

  /// Which columns are seen, and where, the primary one first.
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

/// Who decides and hears of columns.
@preconcurrency @MainActor public protocol UISplitViewControllerDelegate: NSObjectProtocol {}

extension UISplitViewController {
  /// The button that shows and hides columns.
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
