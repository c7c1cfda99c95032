public import Foundation

/// What a control declares for its menu, and apps override.
@preconcurrency @MainActor open class _MenuControl: UIView, UIContextMenuInteractionDelegate {
  /// Makes a control with a frame in its future superview's coordinates.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Makes an empty control from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Whether a tap opens the menu.
  open var showsMenuAsPrimaryAction = false
  /// Whether a long press opens a menu.
  open var isContextMenuInteractionEnabled = false {
    didSet {
      guard isContextMenuInteractionEnabled != oldValue else { return }
      if isContextMenuInteractionEnabled {
        addInteraction(menuInteraction)
      } else {
        removeInteraction(menuInteraction)
      }
    }
  }
  private lazy var menuInteraction = UIContextMenuInteraction(delegate: self)
  /// The interaction that opens the menu, whose delegate is the control; nil while it is not enabled.
  open var contextMenuInteraction: UIContextMenuInteraction? {
    isContextMenuInteractionEnabled ? menuInteraction : nil
  }
  /// Returns the point at which the menu opens: the control's centre.
  open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
    CGPoint(x: bounds.midX, y: bounds.midY)
  }

  /// Returns the menu of a long press: none unless a subclass has one.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  /// Returns what is lifted when the menu opens: the control.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// Returns what is lowered when the menu closes: the control.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// Called before the menu opens.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// Called before the menu closes.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
}
