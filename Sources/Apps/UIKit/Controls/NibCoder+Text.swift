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
    label.textAlignment = NibReader.alignments[element["textAlignment"] ?? ""] ?? .natural
    label.lineBreakMode =
      NibReader.lineBreaks[element["lineBreakMode"] ?? ""] ?? .byTruncatingTail
    label.numberOfLines = count("numberOfLines") ?? 1
    label.isEnabled = flag("enabled") ?? true
    // Labels that shrink omit the attribute; all others write it as NO.
    let leastSize = number("minimumFontSize")
    let leastScale = number("minimumScaleFactor")
    label.adjustsFontSizeToFitWidth =
      flag("adjustsFontSizeToFit") ?? (leastSize != nil || leastScale != nil)
    label.minimumScaleFactor = leastScale ?? leastSize.map { $0 / label.font.pointSize } ?? 0
    label.baselineAdjustment =
      word("baselineAdjustment", ["alignCenters": .alignCenters, "none": .none]) ?? .alignBaselines
    label.adjustsFontForContentSizeCategory = flag("adjustsFontForContentSizeCategory") ?? false
    label.preferredMaxLayoutWidth = number("preferredMaxLayoutWidth") ?? 0
    if let shadow = color("shadowColor") {
      label.shadowColor = shadow
      label.shadowOffset = size("shadowOffset") ?? CGSize(width: 0, height: -1)
    }
    if let attributed = loader.attributedText(child("attributedText")) {
      label.attributedText = attributed
    }
  }

  func decode(into field: UITextField) {
    field.borderStyle =
      word("borderStyle", ["line": .line, "bezel": .bezel, "roundedRect": .roundedRect]) ?? .none
    if let font = font() { field.font = font }
    if let color = color("textColor") { field.textColor = color }
    field.textAlignment = NibReader.alignments[element["textAlignment"] ?? ""] ?? .natural
    field.text = text("text") ?? ""
    field.placeholder = text("placeholder")
    field.adjustsFontForContentSizeCategory = flag("adjustsFontForContentSizeCategory") ?? false
    field.minimumFontSize = number("minimumFontSize") ?? 0
    field.adjustsFontSizeToFitWidth =
      flag("adjustsFontSizeToFit") ?? (number("minimumFontSize") != nil)
    field.clearsOnBeginEditing = flag("clearsOnBeginEditing") ?? false
    field.clearButtonMode =
      word(
        "clearButtonMode",
        ["whileEditing": .whileEditing, "unlessEditing": .unlessEditing, "always": .always])
      ?? .never
    if let text = loader.attributedText(child("attributedText")) { field.attributedText = text }
    guard let traits = child("textInputTraits") else { return }
    field.isSecureTextEntry = traits.flag("secureTextEntry") ?? false
    field.keyboardType = keyboardType(traits)
    field.returnKeyType = returnKeyType(traits)
    field.enablesReturnKeyAutomatically = traits.flag("enablesReturnKeyAutomatically") ?? false
    if traits["autocapitalizationType"] == nil { field.autocapitalizationType = .none }
    if traits["autocorrectionType"] == "no" { field.autocorrectionType = .no }
  }

  private func keyboardType(_ traits: XMLElement) -> UIKeyboardType {
    switch traits["keyboardType"] {
    case "alphabet": .asciiCapable
    case "numbersAndPunctuation": .numbersAndPunctuation
    case "URL": .URL
    case "numberPad": .numberPad
    case "phonePad": .phonePad
    case "namePhonePad": .namePhonePad
    case "emailAddress": .emailAddress
    case "decimalPad": .decimalPad
    case "twitter": .twitter
    case "webSearch": .webSearch
    default: .default
    }
  }

  private func returnKeyType(_ traits: XMLElement) -> UIReturnKeyType {
    switch traits["returnKeyType"] {
    case "go": .go
    case "google": .google
    case "join": .join
    case "next": .next
    case "route": .route
    case "search": .search
    case "send": .send
    case "done": .done
    case "continue": .continue
    default: .default
    }
  }

  func decode(into view: UITextView) {
    if let font = font() { view.font = font }
    if let color = color("textColor") { view.textColor = color }
    view.textAlignment = NibReader.alignments[element["textAlignment"] ?? ""] ?? .natural
    view.isEditable = flag("editable") ?? true
    view.isSelectable = flag("selectable") ?? true
    view.adjustsFontForContentSizeCategory = flag("adjustsFontForContentSizeCategory") ?? false
    view.text = text("text") ?? ""
    if let text = loader.attributedText(child("attributedText")) { view.attributedText = text }
    guard let traits = child("textInputTraits") else { return }
    view.keyboardType = keyboardType(traits)
    view.returnKeyType = returnKeyType(traits)
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
