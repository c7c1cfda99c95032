import Documents
import Foundation
import InterfaceBuilder

// Decoding of labels, text fields and text views.

@MainActor extension NibCoder {
  func decode(into label: UILabel) {
    label.text = text("text")
    if let font = font() { label.font = font }
    if let color = color("textColor") { label.textColor = color }
    label.highlightedTextColor = color("highlightedColor")
    label.textAlignment = word("textAlignment") ?? .natural
    label.lineBreakMode = NibReader.lineBreak(element["lineBreakMode"]) ?? .byTruncatingTail
    label.numberOfLines = count("numberOfLines") ?? 1
    label.isEnabled = flag("enabled") ?? true
    let shrinking = element.shrinking(from: Double(label.font.pointSize))
    label.adjustsFontSizeToFitWidth = shrinking.isOn
    label.minimumScaleFactor = CGFloat(shrinking.leastScale)
    label.baselineAdjustment = word("baselineAdjustment") ?? .alignBaselines
    label.adjustsFontForContentSizeCategory = flag("adjustsFontForContentSizeCategory") ?? false
    label.preferredMaxLayoutWidth = number("preferredMaxLayoutWidth") ?? 0
    if let shadow = color("shadowColor") {
      label.shadowColor = shadow
      label.shadowOffset = CGSize(element.shadowOffset)
    }
    if let attributed = loader.attributedText(child("attributedText")) {
      label.attributedText = attributed
    }
  }

  func decode(into field: UITextField) {
    field.borderStyle = word("borderStyle") ?? .none
    if let font = font() { field.font = font }
    if let color = color("textColor") { field.textColor = color }
    field.textAlignment = word("textAlignment") ?? .natural
    field.text = text("text") ?? ""
    field.placeholder = text("placeholder")
    field.adjustsFontForContentSizeCategory = flag("adjustsFontForContentSizeCategory") ?? false
    field.minimumFontSize = number("minimumFontSize") ?? 0
    field.adjustsFontSizeToFitWidth =
      flag("adjustsFontSizeToFit") ?? (number("minimumFontSize") != nil)
    field.clearsOnBeginEditing = flag("clearsOnBeginEditing") ?? false
    field.clearButtonMode = word("clearButtonMode") ?? .never
    if let text = loader.attributedText(child("attributedText")) { field.attributedText = text }
    guard let traits = child("textInputTraits") else { return }
    field.isSecureTextEntry = traits.flag("secureTextEntry") ?? false
    field.keyboardType = keyboardType(traits)
    field.returnKeyType = traits.word("returnKeyType") ?? .default
    field.enablesReturnKeyAutomatically = traits.flag("enablesReturnKeyAutomatically") ?? false
    if traits["autocapitalizationType"] == nil { field.autocapitalizationType = .none }
    if traits["autocorrectionType"] == "no" { field.autocorrectionType = .no }
  }

  private func keyboardType(_ traits: XMLElement) -> UIKeyboardType {
    traits["keyboardType"] == "alphabet"
      ? .asciiCapable : traits.word("keyboardType") ?? .default
  }

  func decode(into view: UITextView) {
    if let font = font() { view.font = font }
    if let color = color("textColor") { view.textColor = color }
    view.textAlignment = word("textAlignment") ?? .natural
    view.isEditable = flag("editable") ?? true
    view.isSelectable = flag("selectable") ?? true
    view.adjustsFontForContentSizeCategory = flag("adjustsFontForContentSizeCategory") ?? false
    view.text = text("text") ?? ""
    if let text = loader.attributedText(child("attributedText")) { view.attributedText = text }
    guard let traits = child("textInputTraits") else { return }
    view.keyboardType = keyboardType(traits)
    view.returnKeyType = traits.word("returnKeyType") ?? .default
  }

  func decode(into view: UIImageView) {
    view.image = image()
    view.highlightedImage = image("highlightedImage")
    view.isHighlighted = flag("highlighted") ?? false
    if let element = child("preferredSymbolConfiguration") {
      view.preferredSymbolConfiguration = loader.symbolConfiguration(element)
    }
    view.adjustsImageSizeForAccessibilityContentSizeCategory =
      flag("adjustsImageSizeForAccessibilityContentSizeCategory") ?? false
  }
}
