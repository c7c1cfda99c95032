import Documents

extension EditedPage {
  /// Gives the view at a place another value for a key under a condition; what it has remains for the rest.
  ///
  /// - Parameter otherwise: what a view without the key has; nil if it needs one.
  func branching(
    _ key: String, _ value: String, when condition: String, otherwise: String?, of place: Place
  ) -> Fix.Edit? {
    guard let view = node(at: place), tree.isMapping(view), !file.isJSON else { return nil }
    let known = tree.value(key, of: view)
    // What depends on a condition already takes no further one.
    guard known.map({ tree.isScalar($0) && !isParameter($0) }) ?? true,
      let rest = known.map({ String(decoding: file.bytes[tree[$0].range], as: UTF8.self) })
        ?? otherwise
    else { return nil }
    let whole = "{ when: { \(condition) }, then: \(value), else: \(rest) }"
    return known.map { Fix.Edit(file, tree[$0].range, whole) }
      ?? setting([key], to: whole, in: view)
  }

  /// Puts the subviews of a scene's root into a scroll view, which begins below the status bar however little
  /// it contains.
  func scrolling(_ name: String) -> Fix.Edit? {
    guard let root = tree.value("root", of: tree.root), tree.isMapping(root), !file.isJSON,
      let subviews = tree.value("subviews", of: root), let first = tree[subviews].children.first
    else { return nil }
    let range = tree[subviews].range
    guard !tree[subviews].isFlow else {
      let stated = String(decoding: file.bytes[range], as: UTF8.self)
      return Fix.Edit(
        file, range,
        "{ \(name): { type: scrollView, alwaysBounceVertical: true, subviews: \(stated) } }")
    }
    let start = tree[first].whole.lowerBound
    let line = file.wholeRange(ofLine: file.place(ofByte: start).line)
    let indent = String(repeating: " ", count: start - line.lowerBound)
    let text = String(decoding: file.bytes[line.lowerBound..<range.upperBound], as: UTF8.self)
    // Only the first line's indent is known to be blanks.
    guard text.hasPrefix(indent) else { return nil }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "    \($0)" }.joined(separator: "\n")
    return Fix.Edit(
      file, line.lowerBound..<range.upperBound,
      "\(indent)\(name):\n\(indent)  type: scrollView\n\(indent)  alwaysBounceVertical: true\n\(indent)  subviews:\n\(lines)"
    )
  }
}
