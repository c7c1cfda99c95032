import AutoLayout

/// The words of a language that VoiceOver adds to an app's own: a row of the table of languages.
///
/// English is worded as recorded (`Documentation/Accessibility.md`); other languages are our
/// translations. `%1` and `%2` stand for numbers.
package struct SpokenWords: Hashable, Sendable {
  // Before the label, and after the value.
  let selected, dimmed, button, link, heading, adjustable, image, searchField: String
  let switchButton, on, off, mixed, tab, backButton, textField, secureTextField: String
  // `%1 of %2`.
  let position: String
  // Hints.
  let adjustHint, toggleHint, editHint, actionsAvailable: String
  // Labels and values of controls.
  let decrement, increment, back, cancel, progress, inProgress, datePicker: String
  let page, percentage: String
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

  /// Returns what VoiceOver says of an element before its hint, and the hint.
  package func sentence(for element: AccessibilityElement) -> (spoken: String, hint: String?) {
    let switches = element.traits.contains(.toggle)
    let value = switches ? nil : element.value
    var words = [element.label, value].compactMap { $0?.nonEmpty }.joined(separator: ": ")
    var hint = element.hint?.nonEmpty
    // A hint alone is spoken as the text.
    if words.isEmpty, !switches, let only = hint { (words, hint) = (only, nil) }
    if element.traits.contains(.selected) { words = "\(selected): \(words)" }
    for word in behaviour(of: element) { words.addSentence(word) }
    return (words, hints(for: element, hint))
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
      words.append(switchButton)
      words.append(element.value == "1" ? on : element.value == "2" ? mixed : off)
    } else {
      switch element.role {
      case .none: break
      case .backButton: words.append(backButton)
      case .tab: words.append(tab)
      case .textField: words.append(textField)
      case .secureTextField: words.append(secureTextField)
      }
    }
    add(.button, button)
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

  private func hints(for element: AccessibilityElement, _ own: String?) -> String? {
    var hints = [own].compactMap { $0 }
    let isEnabled = !element.traits.contains(.notEnabled)
    if element.traits.contains(.toggle), isEnabled { hints.append(toggleHint) }
    if element.traits.contains(.adjustable) { hints.append(adjustHint) }
    let isEdited =
      [.textField, .secureTextField].contains(element.role)
      || element.traits.contains(.searchField)
    if isEdited, isEnabled { hints.append(editHint) }
    if !element.stated.actions.isEmpty {
      hints.append(actionsAvailable)
    }
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
