package import AutoLayout

/// The words of a language that VoiceOver adds to an app's own: a row of the table of languages.
///
/// English is worded as recorded (`Documentation/Accessibility.md`); other languages are our
/// translations. `%1` and `%2` stand for numbers.
package struct SpokenWords: Hashable, Sendable {
  // Before the label, and after the value.
  let selected, dimmed, button, link, heading, adjustable, image, searchField: String
  let switchButton, on, off, mixed, tab, backButton, textField, secureTextField, pickerItem: String
  // `%1 of %2`.
  let position: String
  // Hints.
  let adjustHint, toggleHint, editHint, actionsAvailable, contentAvailable, spellingHint: String
  // Labels and values of controls.
  let decrement, increment, back, cancel, progress, inProgress, datePicker: String
  let page, percentage, moreInfo, clearText, oneItem, items: String
  // Containers.
  package let listStart, listEnd, landmark, end, row, column, spansRows, spansColumns: String

  /// Returns a share of 1 as the language writes it: `75%`.
  func percent(_ share: Double) -> String {
    percentage.filled(String(Int((min(max(share, 0), 1) * 100).rounded())))
  }

  /// Returns the value of a page control.
  func page(_ number: Int, of count: Int) -> String {
    page.filled(String(number), String(count))
  }

  /// The words of traits that labels shouldn't repeat.
  package var traitWords: [(trait: AccessibilityTraits, word: String)] {
    [
      (.button, button), (.link, link), (.image, image), (.header, heading),
      (.toggle, switchButton),
      (.toggle, button), (.searchField, searchField),
    ]
  }

  /// Returns what a badge says: a number counts items.
  func badge(_ text: String) -> String {
    Int(text).map { $0 == 1 ? oneItem : items.numbered($0) } ?? text
  }

  /// Returns what VoiceOver says of an element before its hint, and the hint.
  ///
  /// - Parameter cell: the rows and columns of a cell, which are said before its value.
  package func sentence(
    for element: AccessibilityElement, cell: [String] = []
  ) -> (spoken: String, hint: String?) {
    let switches = element.traits.contains(.toggle)
    let isSelected = element.traits.contains(.selected)
    let value = switches ? nil : element.value
    let texts = cell.isEmpty ? [element.label, value] : [element.label]
    var words = texts.compactMap { $0?.nonEmpty }.joined(separator: ": ")
    for header in (element.stated.cell?.headers ?? []).reversed() {
      words = words.isEmpty ? header : "\(header). \(words)"
    }
    var hint = element.hint?.nonEmpty
    // A hint alone is spoken as the text.
    let isOnlyHint = words.isEmpty && !switches && !isSelected && hint != nil
    if isOnlyHint, let only = hint { (words, hint) = (only, nil) }
    if isSelected { words = words.isEmpty ? "\(selected)." : "\(selected): \(words)" }
    for word in cell { words.addSentence(word) }
    if !cell.isEmpty, let value = value?.nonEmpty { words.addSentence(value) }
    for word in behaviour(of: element) { words.addSentence(word) }
    return (words, hints(for: element, hint, isOnlyHint: isOnlyHint))
  }

  /// The words for an element's traits, in the order in which they are spoken.
  private func behaviour(of element: AccessibilityElement) -> [String] {
    let traits = element.traits
    var words: [String] = []
    func add(_ trait: AccessibilityTraits, _ word: String) {
      if traits.contains(trait) { words.append(word) }
    }
    add(.notEnabled, dimmed)
    if traits.contains(.toggle) {
      if traits.contains(.button) { words.append(switchButton) }
      let states = ["0": off, "1": on, "2": mixed]
      if let value = element.value?.nonEmpty { words.append(states[value] ?? value) }
    } else {
      switch element.role {
      case .none: break
      case .backButton: words.append(backButton)
      case .tab: words.append(tab)
      case .textField, .textView: words.append(textField)
      case .secureTextField: words.append(secureTextField)
      case .pickerItem: words.append(pickerItem)
      }
    }
    let isNamedOtherwise =
      !traits.isDisjoint(with: [.toggle, .keyboardKey])
      || [.tab, .backButton].contains(element.role)
    if !isNamedOtherwise { add(.button, button) }
    add(.header, heading)
    add(.link, link)
    add(.adjustable, adjustable)
    add(.image, image)
    add(.searchField, searchField)
    if let position = element.position {
      words.append(self.position.filled(String(position.number), String(position.count)))
    }
    return words
  }

  private func hints(
    for element: AccessibilityElement, _ own: String?, isOnlyHint: Bool
  ) -> String? {
    var hints = [own].compactMap { $0 }
    let isEnabled = !element.traits.contains(.notEnabled)
    if element.traits.contains(.toggle), isEnabled { hints.append(toggleHint) }
    if element.traits.contains(.adjustable), isEnabled, !isOnlyHint { hints.append(adjustHint) }
    let isEdited =
      [.textField, .secureTextField, .textView].contains(element.role)
      || element.traits.contains(.searchField)
    if isEdited, isEnabled { hints.append(editHint) }
    if element.role == .textView, isEnabled { hints.append(spellingHint) }
    if !element.stated.actions.isEmpty { hints.append(actionsAvailable) }
    if !element.stated.content.isEmpty { hints.append(contentAvailable) }
    guard !hints.isEmpty else { return nil }
    return hints.dropLast().map { $0.hasSuffix(".") ? $0 + " " : $0 + ". " }.joined()
      + (hints.last ?? "")
  }
}

extension String {
  /// Returns a word with its number: `Row 2`.
  package func numbered(_ number: Int) -> String { filled(String(number)) }

  /// Adds words as a sentence of their own.
  package mutating func addSentence(_ words: String) {
    let ends = last.map { ".!?。؟".contains($0) } ?? true
    self += "\(isEmpty ? "" : ends ? " " : ". ")\(words)."
  }

  /// Returns the text with numbers in place of `%1` and `%2`.
  func filled(_ first: String, _ second: String = "") -> String {
    var text = ""
    var rest = self[...]
    while let mark = rest.firstIndex(of: "%") {
      text += rest[..<mark]
      let digit = rest.index(after: mark)
      guard digit < rest.endIndex, rest[digit] == "1" || rest[digit] == "2" else {
        text += "%"
        rest = rest[digit...]
        continue
      }
      text += rest[digit] == "1" ? first : second
      rest = rest[rest.index(after: digit)...]
    }
    return text + rest
  }
}
