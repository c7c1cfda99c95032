import Controls
public import Foundation
import Geometry

/// The view above or below a section.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
  /// The name under which the view is kept for another use.
  open private(set) var reuseIdentifier: String?
  /// The view for what is shown.
  public let contentView = UIView()
  private var margins = UIEdgeInsets(top: 6, left: 16, bottom: 6, right: 16)
  /// Makes a view.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    hold()
  }
  /// Makes a view from an archive: without anything.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    hold()
  }
  /// Makes an object of whatever class this is called on; see `DynamicInitialisers.swift`.
  public convenience init(_dequeued identifier: String) {
    self.init(reuseIdentifier: identifier)
  }
  private func hold() {
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }
  private var title: UILabel?
  /// The title; made when it is first asked for.
  open var textLabel: UILabel? {
    if let title { return title }
    let made = UILabel()
    made.font = .systemFont(ofSize: 17, weight: .semibold)
    made.numberOfLines = 0
    contentView.addSubview(made)
    title = made
    return made
  }
  /// A second text; none is shown.
  open var detailTextLabel: UILabel? { nil }
  /// A view behind the content.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }
  /// What the view shows, by configurations.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { shown.show(contentConfiguration, in: contentView) }
  }
  private var shown = ConfiguredContent()
  /// The ground.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { backgroundColor = backgroundConfiguration?.resolvedColor(tint: tintColor) }
  }
  /// Whether the content follows the state.
  open var automaticallyUpdatesContentConfiguration = true
  /// Whether the ground follows the state; it changes when the class or the handler changes it.
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// What the configurations depend on.
  open var configurationState: UIViewConfigurationState {
    UIViewConfigurationState(traitCollection: traitCollection)
  }
  /// Asks for the configurations again.
  open func setNeedsUpdateConfiguration() {
    let state = configurationState
    if automaticallyUpdatesContentConfiguration {
      contentConfiguration = contentConfiguration?.updated(for: state)
    }
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
  }
  /// Changes the configurations by the state.
  open func updateConfiguration(using state: UIViewConfigurationState) {}
  /// Changes the configurations by the state, after `updateConfiguration(using:)`.
  open var configurationUpdateHandler:
    ((UITableViewHeaderFooterView, UIViewConfigurationState) -> Void)?
  { didSet { setNeedsUpdateConfiguration() } }
  /// The usual content of a header.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .plainHeader() }
  /// Called before the view is filled again.
  open func prepareForReuse() {}

  func show(title: String, isHeader: Bool, isGrouped: Bool) {
    textLabel?.text = title
    guard isGrouped else {
      contentView.backgroundColor = .secondarySystemBackground
      return
    }
    textLabel?.font = .systemFont(ofSize: 13)
    textLabel?.textColor = .secondaryLabel
    margins = UIEdgeInsets(top: isHeader ? 18 : 7, left: 16, bottom: 7, right: 16)
  }
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    if let title, title.text?.isEmpty == false, contentView.subviews.count == 1 {
      let size = title.sizeThatFits(
        CGSize(width: max(targetSize.width - margins.left - margins.right, 0), height: 0))
      return CGSize(width: targetSize.width, height: size.height + margins.top + margins.bottom)
    }
    // Views may stand beside the content view as well as in it.
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
    super.layoutSubviews()
    if contentView.translatesAutoresizingMaskIntoConstraints { contentView.frame = bounds }
    backgroundView?.frame = bounds
    title?.frame = bounds.inset(by: margins)
  }
}
