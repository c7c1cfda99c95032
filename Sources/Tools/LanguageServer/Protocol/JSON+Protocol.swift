import Rendering

extension JSON {
  /// The value as a position; nil if it isn't one.
  var position: TextPosition? {
    guard let line = self["line"]?.integer, let character = self["character"]?.integer else {
      return nil
    }
    return TextPosition(line: max(0, line), character: max(0, character))
  }

  /// The value as a range; nil if it isn't one.
  var range: TextRange? {
    guard let start = self["start"]?.position, let end = self["end"]?.position else { return nil }
    return TextRange(start: start, end: end)
  }

  /// Returns Markdown text for people.
  static func markdown(_ text: String) -> JSON {
    .object(["kind": .string("markdown"), "value": .string(text)])
  }

  /// Returns a list of strings.
  static func strings(_ texts: [String]) -> JSON { .array(texts.map(JSON.string)) }
}

extension TextPosition {
  /// The position in the protocol's form.
  var json: JSON {
    .object(["line": .int(line), "character": .int(character)])
  }
}

extension TextRange {
  /// The range in the protocol's form.
  var json: JSON { .object(["start": start.json, "end": end.json]) }
}

extension TextBuffer {
  /// Returns a range of bytes in the protocol's form.
  func json(_ bytes: Range<Int>) -> JSON { range(bytes).json }

  /// Returns an edit in the protocol's form.
  func json(_ edit: TextEdit) -> JSON {
    .object(["range": json(edit.range), "newText": .string(edit.text)])
  }
}
