public import Foundation

// Properties of controls that neither layout nor pictures use, and further UIKit spellings.

extension UIControl {
  /// Sends the control's primary action: `primaryActionTriggered`.
  public func performPrimaryAction() { sendActions(for: .primaryActionTriggered) }
  /// Whether symbols animate when the control is used; they do not.
  public var isSymbolAnimationEnabled: Bool {
    get { kept() ?? false }
    set { keep(newValue) }
  }
  /// The interaction that shows a menu on a long press: always nil.
  public var contextMenuInteraction: UIContextMenuInteraction? { nil }
  /// Returns the point at which the control's menu opens: its centre.
  public func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
    CGPoint(x: bounds.midX, y: bounds.midY)
  }
}
extension UIControl.Event {
  /// The events reserved for the application.
  public static let applicationReserved = UIControl.Event(rawValue: 0x0F00_0000)
  /// The events reserved for the system.
  public static let systemReserved = UIControl.Event(rawValue: 0xF000_0000)
}

extension UIButton {
  /// A closure that updates a button's configuration.
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void
  /// The style of a button on a device with a pointer; raw values are UIKit's.
  public enum BehavioralStyle: UInt, Sendable { case automatic, pad, mac }
  /// The preferred style on a device with a pointer; only stored.
  public var preferredBehavioralStyle: BehavioralStyle {
    get { kept() ?? .automatic }
    set { keep(newValue) }
  }
  /// Whether the button is held down: never.
  public var isHeld: Bool { false }
  /// Whether the pointer is over the button: never.
  public var isHovered: Bool { false }
  /// The provider of the pointer's style over the button; only stored.
  public var pointerStyleProvider: ((UIButton, UIPointerEffect, UIPointerShape) -> UIPointerStyle?)?
  {
    get { kept() }
    set { keep(newValue) }
  }
  /// The order of the menu's elements; only stored.
  public var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder {
    get { kept() ?? .automatic }
    set { keep(newValue) }
  }
  /// The colour of the title's shadow in the current state.
  public var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
  /// The image's symbol configuration in the current state; the normal state's.
  public var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    configuration?.preferredSymbolConfigurationForImage
  }
}

extension UISlider {
  /// Returns the rectangle of the image at the minimum value; none is shown.
  public func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect { .zero }
  /// Returns the rectangle of the image at the maximum value; none is shown.
  public func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect { .zero }
  /// The thumb's image in the current state; only stored.
  public var currentThumbImage: UIImage? { thumbImage(for: state) }
}

extension UISwitch {
  /// The styles of a switch; raw values are UIKit's.
  public enum Style: Int, Sendable { case automatic, checkbox, sliding }
  /// The style of the switch: sliding.
  public var style: Style { .sliding }
  /// The preferred style of the switch; only stored.
  public var preferredStyle: Style {
    get { kept() ?? .automatic }
    set { keep(newValue) }
  }
}

extension UIStepper {
  /// The images by their part and state; only stored.
  private var pictures: [String: UIImage] {
    get { kept() ?? [:] }
    set { keep(newValue) }
  }
  /// Sets the image of the increment button; only stored.
  public func setIncrementImage(_ image: UIImage?, for state: State) {
    pictures["+\(state.rawValue)"] = image
  }
  /// Returns the image of the increment button.
  public func incrementImage(for state: State) -> UIImage? { pictures["+\(state.rawValue)"] }
  /// Sets the image of the decrement button; only stored.
  public func setDecrementImage(_ image: UIImage?, for state: State) {
    pictures["-\(state.rawValue)"] = image
  }
  /// Returns the image of the decrement button.
  public func decrementImage(for state: State) -> UIImage? { pictures["-\(state.rawValue)"] }
  /// Sets the background image; only stored.
  public func setBackgroundImage(_ image: UIImage?, for state: State) {
    pictures["b\(state.rawValue)"] = image
  }
  /// Returns the background image.
  public func backgroundImage(for state: State) -> UIImage? { pictures["b\(state.rawValue)"] }
  /// Sets the image between the buttons; only stored.
  public func setDividerImage(
    _ image: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State
  ) { pictures["d\(leftState.rawValue).\(rightState.rawValue)"] = image }
  /// Returns the image between the buttons.
  public func dividerImage(
    forLeftSegmentState leftState: State, rightSegmentState rightState: State
  ) -> UIImage? { pictures["d\(leftState.rawValue).\(rightState.rawValue)"] }
}

extension UIImageView {
  /// The images of an animation while the view is highlighted; the first one is shown at rest.
  public var highlightedAnimationImages: [UIImage]? {
    get { kept() }
    set { keep(newValue) }
  }
}

extension UITextField {
  /// The reasons for which a field ends editing; raw values are UIKit's.
  public enum DidEndEditingReason: Int, Sendable { case committed, cancelled }
  /// The user-info key for the reason a field ended editing.
  public static let didEndEditingReasonKey = "UITextFieldDidEndEditingReasonKey"
}
extension UITextFieldDelegate {
  /// Called when editing has ended, with the reason; calls `textFieldDidEndEditing(_:)`.
  public func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) { textFieldDidEndEditing(textField) }
}

extension UISearchBar {
  /// The icons of a search bar; raw values are UIKit's.
  public enum Icon: Int, Sendable { case search, clear, bookmark, resultsList }
  private var pictures: [String: UIImage] {
    get { kept() ?? [:] }
    set { keep(newValue) }
  }
  /// Sets an icon; only the magnifying glass is shown.
  public func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    pictures["\(icon.rawValue).\(state.rawValue)"] = iconImage
    if icon == .search, state == .normal, let lens = searchTextField.leftView as? UIImageView {
      lens.image = iconImage ?? UIImage(systemName: "magnifyingglass")
    }
  }
  /// Returns the image set for an icon.
  public func image(for icon: Icon, state: UIControl.State) -> UIImage? {
    pictures["\(icon.rawValue).\(state.rawValue)"]
  }
  /// Sets the background image; only stored.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) { self.backgroundImage = backgroundImage }
  /// Sets the background image of the field; only stored.
  public func setSearchFieldBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State
  ) { pictures["field.\(state.rawValue)"] = backgroundImage }
  /// Moves an icon; ignored.
  public func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {}
  /// Sets the attributes of the scope titles; ignored.
  public func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}
  /// The offset of the field's background; only stored.
  public var searchFieldBackgroundPositionAdjustment: UIOffset {
    get { kept() ?? .zero }
    set { keep(newValue) }
  }
  /// The offset of the field's text; only stored.
  public var searchTextPositionAdjustment: UIOffset {
    get { kept() ?? .zero }
    set { keep(newValue) }
  }
  /// The background image of the scope bar; only stored.
  public var scopeBarBackgroundImage: UIImage? {
    get { kept() }
    set { keep(newValue) }
  }
  /// Whether the results button is shown; only stored.
  public var showsSearchResultsButton: Bool {
    get { kept() ?? false }
    set { keep(newValue) }
  }
  /// Whether the results button is selected; only stored.
  public var isSearchResultsButtonSelected: Bool {
    get { kept() ?? false }
    set { keep(newValue) }
  }
  /// Whether the return key is enabled only when there is text; only stored.
  public var enablesReturnKeyAutomatically: Bool {
    get { kept() ?? true }
    set { keep(newValue) }
  }
  /// The appearance of the keyboard; only stored.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { searchTextField.keyboardAppearance }
    set { searchTextField.keyboardAppearance = newValue }
  }
  /// How spelling is checked; only stored.
  public var spellCheckingType: UITextSpellCheckingType {
    get { searchTextField.spellCheckingType }
    set { searchTextField.spellCheckingType = newValue }
  }
  /// Whether the bar is enabled.
  public var isEnabled: Bool {
    get { searchTextField.isEnabled }
    set { searchTextField.isEnabled = newValue }
  }
  /// Shows or hides the scope bar, without animation.
  public func setShowsScope(_ show: Bool, animated: Bool) { showsScopeBar = show }
}

extension UISearchBar: KeyedValue {
  nonisolated func value(ofKnownKey key: String) -> Any? {
    key == "searchField" ? MainActor.assumeIsolated { searchTextField } : nil
  }
}

/// A search term shown as a token; not drawn.
@preconcurrency @MainActor open class UISearchToken: NSObject {
  /// The object that the token represents.
  open var representedObject: Any?
  /// Makes a token with an icon and a text.
  public init(icon: UIImage?, text: String) {}
}
extension UISearchTextField {
  /// The tokens before the text; not drawn.
  public var tokens: [UISearchToken] {
    get { kept() ?? [] }
    set { keep(newValue) }
  }
  /// The background colour of tokens.
  public var tokenBackgroundColor: UIColor! {
    get { kept() ?? .systemGray }
    set { keep(newValue) }
  }
  /// Whether tokens can be copied.
  public var allowsCopyingTokens: Bool {
    get { kept() ?? true }
    set { keep(newValue) }
  }
  /// Whether tokens can be deleted.
  public var allowsDeletingTokens: Bool {
    get { kept() ?? true }
    set { keep(newValue) }
  }
  /// Inserts a token.
  public func insertToken(_ suggestionToken: UISearchToken, at tokenIndex: Int) {
    tokens.insert(suggestionToken, at: min(max(tokenIndex, 0), tokens.count))
  }
  /// Removes a token.
  public func removeToken(at tokenIndex: Int) { tokens.remove(at: tokenIndex) }
}
