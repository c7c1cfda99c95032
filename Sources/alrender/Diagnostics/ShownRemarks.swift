import Documents

extension [Diagnostic] {
  /// The first of many errors of a file, and a note that counts the others; all where there is no limit.
  func shown(atMost limit: Int?) -> [Diagnostic] {
    guard let limit, count > limit, let file = first?.file else { return self }
    let rest = count - limit
    let words = "\(rest) more error\(rest == 1 ? "" : "s"); the first \(limit) are shown"
    return prefix(limit) + [Diagnostic(.note, words, file: file)]
  }

  /// The first of many remarks on one layout, errors before all others, and a note that counts those that
  /// are left out; all in their order where there is room for them.
  func shownOfLayout(atMost limit: Int?) -> [Diagnostic] {
    guard let limit, count > limit, let file = first?.file else { return self }
    let sorted = filter { $0.severity == .error } + filter { $0.severity != .error }
    let rest = count - limit
    let words =
      "\(rest) more remark\(rest == 1 ? "" : "s") on this layout; the first \(limit) are shown, "
      + "'--diagnostics json' shows all"
    return sorted.prefix(limit) + [Diagnostic(.note, words, file: file)]
  }
}
