import Documents

extension [Diagnostic] {
  /// Returns the first errors of a file and a note that counts the others, or all if there is no
  /// limit.
  func shown(atMost limit: Int?) -> [Diagnostic] {
    guard let limit, count > limit, let file = first?.file else { return self }
    let rest = count - limit
    let words = "\(rest) more error\(rest == 1 ? "" : "s"); the first \(limit) are shown"
    return prefix(limit) + [Diagnostic(.note, words, file: file)]
  }

  /// Returns the first diagnostics of one layout, errors before all others, and a note that
  /// counts those left out. If all fit, they keep their order.
  ///
  /// - Parameter option: The option that shows all.
  func shownOfLayout(
    atMost limit: Int?, option: String = "--diagnostics json"
  ) -> [Diagnostic] {
    guard let limit, count > limit, let file = first?.file else { return self }
    let errors = lazy.filter { $0.severity == .error }.prefix(limit)
    let shown = errors + lazy.filter { $0.severity != .error }.prefix(limit - errors.count)
    let rest = count - limit
    let words =
      "\(rest) more remark\(rest == 1 ? "" : "s") on this layout; the first \(limit) are shown, "
      + "'\(option)' shows all"
    return shown + [Diagnostic(.note, words, file: file)]
  }
}
