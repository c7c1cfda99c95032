public import Foundation

/// An interaction that shows a menu on a long press.
@preconcurrency @MainActor open class UIContextMenuInteraction: _ViewInteraction {
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  /// Makes an interaction whose delegate provides the menu.
  public init(delegate: any UIContextMenuInteractionDelegate) { self.delegate = delegate }
  open func location(in view: UIView?) -> CGPoint { .zero }
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {}
  open func dismissMenu() {}
  /// Returns the menu that a long press at a point of the view would open; for tests.
  open func menu(at location: CGPoint = .zero) -> UIMenu? {
    delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: location)?.menu()
  }
}
/// The configuration of a context menu.
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
  open private(set) var identifier: any NSCopying
  open var preferredMenuElementOrder: ElementOrder = .automatic
  private let preview: (() -> UIViewController?)?
  private let actions: (([UIMenuElement]) -> UIMenu?)?
  /// Makes a configuration with closures for the preview and the menu.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: (() -> UIViewController?)? = nil,
    actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
  ) {
    self.identifier = identifier ?? NSUUID()
    (preview, actions) = (previewProvider, actionProvider)
  }
  /// Returns the menu that a long press would request; for tests.
  open func menu(suggested: [UIMenuElement] = []) -> UIMenu? { actions?(suggested) }
  /// Returns the preview that a long press would request; for tests.
  open func previewController() -> UIViewController? { preview?() }
}

/// A view that is lifted for a preview.
@preconcurrency @MainActor open class UITargetedPreview: NSObject {
  /// The view.
  public let view: UIView
  /// The appearance.
  public let parameters: UIPreviewParameters
  /// The target; nil if the view stays in place.
  public let target: UIPreviewTarget?
  /// Makes a preview at a target.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    (self.view, self.parameters, self.target) = (view, parameters, target)
  }
  /// Makes a preview of a view in place.
  public init(view: UIView, parameters: UIPreviewParameters) {
    (self.view, self.parameters, target) = (view, parameters, nil)
  }
  /// Makes a preview of a view in place.
  public convenience init(view: UIView) { self.init(view: view, parameters: .init()) }
  open var size: CGSize { view.bounds.size }
}
