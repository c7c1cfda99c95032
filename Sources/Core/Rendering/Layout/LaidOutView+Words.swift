import Controls
import Drawing

extension LaidOutView {
  /// A clause about the texts that are truncated; nil if none is.
  package var truncationClause: String? {
    let truncated = texts.filter(\.isTruncated)
    let limit = truncated.first?.typesetPrefix.map { ": no more than \($0) characters are typeset" }
    return clause("truncated", about: truncated).map { $0 + (limit ?? "") }
  }

  /// A clause about the texts of which a line ends within a word; nil if there is none, or if they
  /// may break behind any letter.
  package var brokenWordClause: String? {
    clause("broken within a word", about: texts.filter { $0.breaksWord && !$0.breaksAnywhere })
  }

  /// The characters of the view's texts that no font has, each once.
  package var missingGlyphs: [Character] {
    var characters: [Character] = []
    for text in texts {
      for character in text.missingGlyphs where !characters.contains(character) {
        characters.append(character)
      }
    }
    return characters
  }

  /// Returns what people call a text: the text of 'caption', the prompt of 'bar'.
  package func words(for text: LaidOutText) -> String {
    let isWhole = self.text == text && kind != .segmentedControl
    return isWhole || text.part == .text
      ? "the text of '\(name)'" : "\(text.part.words) of '\(name)'"
  }

  private func clause(_ state: String, about texts: [LaidOutText]) -> String? {
    guard let first = texts.first else { return nil }
    let others = texts.count - 1
    return "\(words(for: first)) is \(state)"
      + (others == 0 ? "" : others == 1 ? ", like another text" : ", like \(others) other texts")
  }
}

extension TextPart {
  /// The part with the article that it needs: `the prompt`, `item 2`.
  fileprivate var words: String {
    switch self {
    case .item, .badge, .row: description
    case .largeTitle: "the large title"
    case .back: "the back button"
    default: "the \(description)"
    }
  }
}
