public import Foundation

// Values of controls that layout and pictures do not ask for, or as UIKit spells them besides.

extension UIControl {
  /// Sends what the control does when it is used: `primaryActionTriggered`.
  public func performPrimaryAction() { sendActions(for: .primaryActionTriggered) }
  /// Whether symbols move when the control is used; they do not.
  public var isSymbolAnimationEnabled: Bool {
    get { kept() ?? false }
    set { keep(newValue) }
  }
  /// The menu at a long touch; nil where it is not asked for.
  public var contextMenuInteraction: UIContextMenuInteraction? { nil }
  /// Where the control's menu opens: in its middle.
  public func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
    CGPoint(x: bounds.midX, y: bounds.midY)
  }
}
extension UIControl.Event {
  /// The application's own events.
  public static let applicationReserved = UIControl.Event(rawValue: 0x0F00_0000)
  /// The system's own events.
  public static let systemReserved = UIControl.Event(rawValue: 0xF000_0000)
}

extension UIButton {
  /// Makes a configuration follow its button.
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void
  /// How a device with a pointer shows the button; raw values are UIKit's.
  public enum BehavioralStyle: UInt, Sendable { case automatic, pad, mac }
  /// How a device with a pointer would show the button; kept.
  public var preferredBehavioralStyle: BehavioralStyle {
    get { kept() ?? .automatic }
    set { keep(newValue) }
  }
  /// Whether the button is held down: never.
  public var isHeld: Bool { false }
  /// Whether the pointer is over the button: never.
  public var isHovered: Bool { false }
  /// How a pointer looks over the button; kept.
  public var pointerStyleProvider: ((UIButton, UIPointerEffect, UIPointerShape) -> UIPointerStyle?)?
  {
    get { kept() }
    set { keep(newValue) }
  }
  /// The order of the menu's elements; kept.
  public var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder {
    get { kept() ?? .automatic }
    set { keep(newValue) }
  }
  /// The colour of the title's shadow in the present state.
  public var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
  /// The image's symbol configuration in the present state; that of the normal one.
  public var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    configuration?.preferredSymbolConfigurationForImage
  }
}

extension UISlider {
  /// The room of the picture at the least value; none is shown.
  public func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect { .zero }
  /// The room of the picture at the greatest value; none is shown.
  public func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect { .zero }
  /// The thumb's picture in the present state; kept.
  public var currentThumbImage: UIImage? { thumbImage(for: state) }
}

extension UISwitch {
  /// How a switch looks; raw values are UIKit's.
  public enum Style: Int, Sendable { case automatic, checkbox, sliding }
  /// How the switch looks: it slides.
  public var style: Style { .sliding }
  /// How the switch would look; kept.
  public var preferredStyle: Style {
    get { kept() ?? .automatic }
    set { keep(newValue) }
  }
}

extension UIStepper {
  /// The pictures by their part and state; kept.
  private var pictures: [String: UIImage] {
    get { kept() ?? [:] }
    set { keep(newValue) }
  }
  /// Sets the picture of the right half; kept.
  public func setIncrementImage(_ image: UIImage?, for state: State) {
    pictures["+\(state.rawValue)"] = image
  }
  /// The picture of the right half.
  public func incrementImage(for state: State) -> UIImage? { pictures["+\(state.rawValue)"] }
  /// Sets the picture of the left half; kept.
  public func setDecrementImage(_ image: UIImage?, for state: State) {
    pictures["-\(state.rawValue)"] = image
  }
  /// The picture of the left half.
  public func decrementImage(for state: State) -> UIImage? { pictures["-\(state.rawValue)"] }
  /// Sets the picture behind; kept.
  public func setBackgroundImage(_ image: UIImage?, for state: State) {
    pictures["b\(state.rawValue)"] = image
  }
  /// The picture behind.
  public func backgroundImage(for state: State) -> UIImage? { pictures["b\(state.rawValue)"] }
  /// Sets the picture between the halves; kept.
  public func setDividerImage(
    _ image: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State
  ) { pictures["d\(leftState.rawValue).\(rightState.rawValue)"] = image }
  /// The picture between the halves.
  public func dividerImage(
    forLeftSegmentState leftState: State, rightSegmentState rightState: State
  ) -> UIImage? { pictures["d\(leftState.rawValue).\(rightState.rawValue)"] }
}

extension UIImageView {
  /// The pictures of an animation while the view is highlighted; the first one at rest.
  public var highlightedAnimationImages: [UIImage]? {
    get { kept() }
    set { keep(newValue) }
  }
}

extension UITextField {
  /// How a field ends editing; raw values are UIKit's.
  public enum DidEndEditingReason: Int, Sendable { case committed, cancelled }
  /// The key of how a field ended editing.
  public static let didEndEditingReasonKey = "UITextFieldDidEndEditingReasonKey"
}
extension UITextFieldDelegate {
  /// Called when editing has ended, with the reason; calls `textFieldDidEndEditing(_:)`.
  public func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) { textFieldDidEndEditing(textField) }
}

extension UISearchBar {
  /// The pictures of a search bar; raw values are UIKit's.
  public enum Icon: Int, Sendable { case search, clear, bookmark, resultsList }
  private var pictures: [String: UIImage] {
    get { kept() ?? [:] }
    set { keep(newValue) }
  }
  /// Sets a picture; that of the lens is shown.
  public func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    pictures["\(icon.rawValue).\(state.rawValue)"] = iconImage
    if icon == .search, state == .normal, let lens = searchTextField.leftView as? UIImageView {
      lens.image = iconImage ?? UIImage(systemName: "magnifyingglass")
    }
  }
  /// A picture that was set.
  public func image(for icon: Icon, state: UIControl.State) -> UIImage? {
    pictures["\(icon.rawValue).\(state.rawValue)"]
  }
  /// Sets the picture behind; kept.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) { self.backgroundImage = backgroundImage }
  /// Sets the picture behind the field; kept.
  public func setSearchFieldBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State
  ) { pictures["field.\(state.rawValue)"] = backgroundImage }
  /// Moves a picture; kept.
  public func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {}
  /// Sets the attributes of the scopes' titles; kept.
  public func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}
  /// How the field is moved; kept.
  public var searchFieldBackgroundPositionAdjustment: UIOffset {
    get { kept() ?? .zero }
    set { keep(newValue) }
  }
  /// How the field's text is moved; kept.
  public var searchTextPositionAdjustment: UIOffset {
    get { kept() ?? .zero }
    set { keep(newValue) }
  }
  /// The picture behind the scopes; kept.
  public var scopeBarBackgroundImage: UIImage? {
    get { kept() }
    set { keep(newValue) }
  }
  /// Whether a button shows results; kept.
  public var showsSearchResultsButton: Bool {
    get { kept() ?? false }
    set { keep(newValue) }
  }
  /// Whether the button that shows results is chosen; kept.
  public var isSearchResultsButtonSelected: Bool {
    get { kept() ?? false }
    set { keep(newValue) }
  }
  /// Whether the return key waits for text; kept.
  public var enablesReturnKeyAutomatically: Bool {
    get { kept() ?? true }
    set { keep(newValue) }
  }
  /// How the keyboard looks; kept.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { searchTextField.keyboardAppearance }
    set { searchTextField.keyboardAppearance = newValue }
  }
  /// Whether words are checked; kept.
  public var spellCheckingType: UITextSpellCheckingType {
    get { searchTextField.spellCheckingType }
    set { searchTextField.spellCheckingType = newValue }
  }
  /// Whether the bar answers.
  public var isEnabled: Bool {
    get { searchTextField.isEnabled }
    set { searchTextField.isEnabled = newValue }
  }
  /// Shows or hides the scopes; there is no animation.
  public func setShowsScope(_ show: Bool, animated: Bool) { showsScopeBar = show }
}

extension UISearchBar: KeyedValue {
  nonisolated func value(ofKnownKey key: String) -> Any? {
    key == "searchField" ? MainActor.assumeIsolated { searchTextField } : nil
  }
}

extension UISearchController {
  /// Whether results are shown without text; kept.
  public var showsSearchResultsController: Bool {
    get { kept() ?? false }
    set { keep(newValue) }
  }
  /// Whether results are shown once there is text; kept.
  public var automaticallyShowsSearchResultsController: Bool {
    get { kept() ?? true }
    set { keep(newValue) }
  }
  /// Whether the scopes come with the search; kept.
  public var automaticallyShowsScopeBar: Bool {
    get { kept() ?? true }
    set { keep(newValue) }
  }
  /// As `obscuresBackgroundDuringPresentation` (before iOS 12).
  public var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }
}

/// A thing that is searched for, as a capsule; not shown.
@preconcurrency @MainActor open class UISearchToken: NSObject {
  /// What it stands for.
  open var representedObject: Any?
  /// Makes a capsule of a picture and a text.
  public init(icon: UIImage?, text: String) {}
}
extension UISearchTextField {
  /// The capsules before the text; not shown.
  public var tokens: [UISearchToken] {
    get { kept() ?? [] }
    set { keep(newValue) }
  }
  /// The colour of capsules.
  public var tokenBackgroundColor: UIColor! {
    get { kept() ?? .systemGray }
    set { keep(newValue) }
  }
  /// Whether capsules are copied.
  public var allowsCopyingTokens: Bool {
    get { kept() ?? true }
    set { keep(newValue) }
  }
  /// Whether capsules are taken away.
  public var allowsDeletingTokens: Bool {
    get { kept() ?? true }
    set { keep(newValue) }
  }
  /// Adds a capsule.
  public func insertToken(_ suggestionToken: UISearchToken, at tokenIndex: Int) {
    tokens.insert(suggestionToken, at: min(max(tokenIndex, 0), tokens.count))
  }
  /// Takes a capsule away.
  public func removeToken(at tokenIndex: Int) { tokens.remove(at: tokenIndex) }
}
