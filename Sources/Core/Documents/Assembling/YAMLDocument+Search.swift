extension YAMLDocument {
  /// Whether a scalar's value contains a dollar sign.
  package func hasDollar(_ node: NodeID) -> Bool {
    withText(of: node) { $0.contains(UInt8(ascii: "$")) }
  }

  /// Whether two scalars have the same value.
  package func haveEqualTexts(_ node: NodeID, _ other: NodeID) -> Bool {
    records[Int(node.index)].textLength == records[Int(other.index)].textLength
      && withText(of: node) { text in withText(of: other) { text.elementsEqual($0) } }
  }

  /// Whether any scalar is one of the given words, or any value contains a byte.
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
