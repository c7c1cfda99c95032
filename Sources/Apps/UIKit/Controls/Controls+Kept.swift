import Foundation

// Properties of controls that neither layout nor pictures use, and further UIKit spellings.

extension UIControl {
  /// Sends the control's primary action: `primaryActionTriggered`.
  public func performPrimaryAction() { sendActions(for: .primaryActionTriggered) }
}

extension UIButton {
  /// A closure that updates a button's configuration.
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void
  /// The colour of the title's shadow in the current state.
  public var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
  /// The image's symbol configuration in the current state; the normal state's.
  public var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    configuration?.preferredSymbolConfigurationForImage
  }
}

extension UISlider {
  /// The thumb's image in the current state; only stored.
  public var currentThumbImage: UIImage? { thumbImage(for: state) }
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

extension UITextFieldDelegate {
  /// Called when editing has ended, with the reason; calls `textFieldDidEndEditing(_:)`.
  public func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) { textFieldDidEndEditing(textField) }
}

extension UISearchBar {
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

extension UISearchTextField {
  /// Inserts a token.
  public func insertToken(_ suggestionToken: UISearchToken, at tokenIndex: Int) {
    tokens.insert(suggestionToken, at: min(max(tokenIndex, 0), tokens.count))
  }
  /// Removes a token.
  public func removeToken(at tokenIndex: Int) { tokens.remove(at: tokenIndex) }
}
