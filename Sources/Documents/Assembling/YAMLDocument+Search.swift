extension YAMLDocument {
  /// Whether a scalar's value has a dollar.
  package func hasDollar(_ node: NodeID) -> Bool {
    withText(of: node) { $0.contains(UInt8(ascii: "$")) }
  }

  /// Whether a scalar is one of some words, or any value has a byte.
  package func mentions(_ words: [StaticString], or byte: UInt8) -> Bool {
    if texts.contains(byte) { return true }
    return texts.withUnsafeBufferPointer { texts in
      records.contains { record in
        guard record.shape == .scalar, record.textLength <= 8 else { return false }
        let text = UnsafeBufferPointer(rebasing: texts[record.text])
        return words.contains { text.equals($0) }
      }
    }
  }
}
