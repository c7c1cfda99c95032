package import Documents

/// The names of an instance's views where its component is written: `title` for `row.0.title`,
/// and `self` for the instance.
package struct LocalNames {
  /// The instance.
  private let scope: String
  /// Where each view is stated; used only for lookup.
  private let places: [String: Place]

  /// Creates the names in the innermost instance that states a view; nil if none does.
  ///
  /// - Parameter places: where each view is stated; to be made once for all explanations of a
  ///   layout, because it takes time proportional to the number of views.
  package init?(around id: String, in places: [String: Place]) {
    let parts = id.split(separator: ".")
    let scopes = (1..<max(parts.count, 1)).reversed()
      .map { parts[..<$0].joined(separator: ".") }
    guard let scope = scopes.first(where: { places[$0] != nil }) else { return nil }
    self.scope = scope
    self.places = places
  }

  /// Creates the names inside an instance; nil if it isn't one.
  ///
  /// - Parameter child: the id of one of its views.
  package init?(inside id: String, with child: String, in places: [String: Place]) {
    guard child.hasPrefix("\(id)."), places[child] != nil else { return nil }
    (scope, self.places) = (id, places)
  }

  /// Returns words separated by spaces with paths replaced by the names of the component's own
  /// views; nil if a word names anything else.
  package func words(_ words: String) -> String? {
    var result: [String] = []
    for word in words.split(separator: " ") {
      guard let first = word.unicodeScalars.first, first.properties.isAlphabetic || first == "_"
      else {
        result.append(String(word))
        continue
      }
      guard let local = name(String(word)) else { return nil }
      result.append(local)
    }
    return result.joined(separator: " ")
  }

  /// Returns the local form of a name, with or without an attribute after it.
  private func name(_ name: String) -> String? {
    if name == scope { return "self" }
    guard name.hasPrefix(scope + ".") else { return nil }
    let rest = name.dropFirst(scope.count + 1)
    let parts = rest.split(separator: ".")
    let isView = (1...max(parts.count, 1)).contains { count in
      places["\(scope).\(parts.prefix(count).joined(separator: "."))"] != nil
    }
    return isView ? String(rest) : "self.\(rest)"
  }
}
