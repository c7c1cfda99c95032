public import Foundation

/// A field or view into which text is pasted.
@preconcurrency @MainActor
public protocol UITextPasteConfigurationSupporting: NSObjectProtocol {
  /// Who is asked about what is pasted; nothing here is ever pasted.
  var pasteDelegate: (any UITextPasteDelegate)? { get set }
}

/// What is pasted into a text.
@preconcurrency @MainActor public protocol UITextPasteItem: NSObjectProtocol {
  /// The provider of the pasted data.
  var itemProvider: NSItemProvider { get }
  /// Pastes a text instead.
  func setResult(string: String)
  /// Pastes an attributed text instead.
  func setResult(attributedString string: NSAttributedString)
  /// Pastes nothing.
  func setNoResult()
  /// Pastes what is pasted without a delegate.
  func setDefaultResult()
}

/// Whom a field or view asks about what is pasted.
@preconcurrency @MainActor public protocol UITextPasteDelegate: NSObjectProtocol {
  /// Changes an item before it is pasted.
  func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    transform item: any UITextPasteItem)
  /// Joins the texts of several items.
  func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    combineItemAttributedStrings itemStrings: [NSAttributedString], for textRange: UITextRange
  ) -> NSAttributedString
  /// Pastes a text, and returns the range that it takes.
  func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    performPasteOf attributedString: NSAttributedString, to textRange: UITextRange
  ) -> UITextRange
  /// Whether pasting is animated.
  func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    shouldAnimatePasteOf attributedString: NSAttributedString, to textRange: UITextRange
  ) -> Bool
}

extension UITextPasteDelegate {
  /// Changes nothing.
  public func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    transform item: any UITextPasteItem
  ) { item.setDefaultResult() }
  /// Joins the texts as they are.
  public func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    combineItemAttributedStrings itemStrings: [NSAttributedString], for textRange: UITextRange
  ) -> NSAttributedString {
    let joined = NSMutableAttributedString()
    itemStrings.forEach(joined.append)
    return joined
  }
  /// Pastes nothing.
  public func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    performPasteOf attributedString: NSAttributedString, to textRange: UITextRange
  ) -> UITextRange { textRange }
  /// Returns true.
  public func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    shouldAnimatePasteOf attributedString: NSAttributedString, to textRange: UITextRange
  ) -> Bool { true }
}
