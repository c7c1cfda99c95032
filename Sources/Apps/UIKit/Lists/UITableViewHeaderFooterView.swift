import Controls
public import Foundation

/// A header or footer of a section.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
  /// The identifier under which the view is reused.
  open private(set) var reuseIdentifier: String?
  /// The view that holds the content.
  public private(set) var contentView = UIView()
  private var margins = UIEdgeInsets(top: 6, left: 16, bottom: 6, right: 16)
  /// Makes a view.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    hold()
  }
  /// Makes an empty view from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    hold()
  }
  /// Makes an instance of the class that this is called on; see `DynamicInitialisers.swift`.
  public convenience init(_dequeued identifier: String) {
    self.init(reuseIdentifier: identifier)
  }
  private func hold() {
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }
  private var title: UILabel?
  /// The title; created when it is first accessed.
  open var textLabel: UILabel? {
    if let title { return title }
    let made = UILabel()
    made.font = .systemFont(ofSize: 17, weight: .semibold)
    made.numberOfLines = 0
    contentView.addSubview(made)
    title = made
    return made
  }
  /// The secondary text; none is shown.
  open var detailTextLabel: UILabel? { nil }
  /// A view behind the content.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }
  /// The content of the view.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { contentView = shown.show(contentConfiguration, in: contentView) { UIView() } }
  }
  private var shown = ConfiguredContent()
  /// The background.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { ground.show(backgroundConfiguration, in: self) }
  }
  private var ground = ConfiguredBackground()
  /// Whether the content follows the state automatically.
  open var automaticallyUpdatesContentConfiguration = true
  /// Whether the background follows the state automatically; it changes only when the class or
  /// the handler changes it.
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// The state on which the configurations depend.
  open var configurationState: UIViewConfigurationState {
    UIViewConfigurationState(traitCollection: traitCollection)
  }
  /// Requests an update of the configurations before the next layout.
  open func setNeedsUpdateConfiguration() { requestConfiguration() }
  var needsConfiguration = true
  /// Updates the configurations for a state.
  open func updateConfiguration(using state: UIViewConfigurationState) {}
  /// Updates the configurations for a state, after `updateConfiguration(using:)`.
  open var configurationUpdateHandler:
    ((UITableViewHeaderFooterView, UIViewConfigurationState) -> Void)?
  { didSet { setNeedsUpdateConfiguration() } }
  /// Returns the default content of a header.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .plainHeader() }
  /// Called before the view is reused.
  open func prepareForReuse() {}

  /// Whether the view stays in the visible part of its table, above the rows; a title has a ground
  /// then.
  var isFloating = false {
    didSet {
      guard isFloating != oldValue, title != nil, backgroundConfiguration == nil else { return }
      contentView.backgroundColor = isFloating ? .systemBackground : nil
    }
  }

  /// Shows the title above a table's section, or the text below it, as tables of scenes do.
  func show(
    title: String, isHeader: Bool, in table: UITableView, followsFooter: Bool, isFirst: Bool
  ) {
    let (style, look) = (table.style.core, table.controlEnvironment.metrics)
    let words = style.words(title, isHeader: isHeader, in: table.controlEnvironment)
    textLabel?.text = words.text
    if let font = words.font { textLabel?.font = UIFont(font) }
    textLabel?.textColor = isHeader && style == .plain ? .label : .secondaryLabel
    let (top, bottom) =
      isHeader
      ? (
        style.spaceAbove(
          hasHeader: true, followsFooter: followsFooter, isFirst: isFirst, in: look),
        style.spaceBelowTitle(in: look)
      ) : (TableView.footerGap, 0)
    margins = UIEdgeInsets(
      top: top, left: table.sideMargin, bottom: bottom, right: table.sideMargin)
  }
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    configureIfNeeded()
    if let title, title.text?.isEmpty == false, contentView.subviews.count == 1 {
      let size = title.sizeThatFits(
        CGSize(width: max(targetSize.width - margins.left - margins.right, 0), height: 0))
      return CGSize(width: targetSize.width, height: size.height + margins.top + margins.bottom)
    }
    // Views may be siblings of the content view as well as inside it.
    let isEmpty = contentView.subviews.isEmpty
    if isEmpty, subviews.contains(where: { !$0.translatesAutoresizingMaskIntoConstraints }) {
      return super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority)
    }
    return contentView.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }
  open override func layoutSubviews() {
    configureIfNeeded()
    super.layoutSubviews()
    if contentView.translatesAutoresizingMaskIntoConstraints { contentView.frame = bounds }
    backgroundView?.frame = bounds
    ground.fill(self)
    title?.frame = bounds.inset(by: margins)
  }
}
