package import Documents

/// The names of a file that errors suggest: listed once, and looked through a number of times.
///
/// A file of thousands of errors among thousands of views would otherwise list millions of names and
/// compare them with each other; the errors that are shown come first.
package final class NameSuggestions {
  /// Which names of a file.
  package enum List: Hashable, Sendable {
    /// Views and guides; in a component's instance only its own.
    case items(scope: String)
    /// Views.
    case views
    /// Metrics, with those of a component's instance.
    case metrics(locals: [String])
  }

  private var left = 20_000_000
  /// The last list, and the number of names of the file when it was made.
  private var last: (list: List, count: Int, names: KnownNames)?

  /// The paths of views within others by their last names, and the number of names of the file when they were
  /// listed.
  private var paths: (count: Int, ofName: [Substring: [String]])?

  /// Prepares suggestions for one file.
  package init() {}

  /// Takes the looking through of some names; false once there have been too many.
  package func takes(_ count: Int) -> Bool {
    left -= count
    return left >= 0
  }

  /// Returns the first paths that end with a name, of those that are listed anew only if the file has more
  /// names since; none once very many names have been looked through.
  ///
  /// - Parameter count: the number of names in the file.
  package func paths(to name: String, of count: Int, _ list: () -> [String]) -> [String] {
    if paths?.count != count {
      guard takes(count) else { return [] }
      let all = Dictionary(grouping: list()) { $0.split(separator: ".").last ?? "" }
      paths = (count, all)
    }
    return Array(paths?.ofName[name[...]]?.prefix(3) ?? [])
  }

  /// Returns a list, made anew only if the last one was another or the file has more names since; none
  /// once very many names have been looked through.
  ///
  /// - Parameter count: the number of names in the file.
  package func names(_ list: List, of count: Int, _ make: () -> [String]) -> KnownNames {
    guard takes(count) else { return KnownNames([]) }
    if let last, last.list == list, last.count == count { return last.names }
    let names = KnownNames(make())
    last = (list, count, names)
    return names
  }
}
