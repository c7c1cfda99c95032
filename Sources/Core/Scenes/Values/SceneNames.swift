import Controls
import Documents

/// The names that equations and visual formats may use: views, guides and metrics share one
/// namespace.
///
/// A view in an instance has a path as its id, such as `rows.0.badge`. Inside the instance, where
/// `scope` is `rows.0`, its name is `badge`. The copies of a view form a group, whose members
/// have names too.
struct SceneNames {
  /// The meaning of a name.
  enum Meaning {
    case view(ViewKind)
    case guide(owner: String)
    case metric(Double)
    /// The copies of a view that `each` makes.
    case group
  }

  /// A name with its meaning.
  struct Entry {
    let name: String
    let meaning: Meaning
    let place: Place
    /// The index of the enclosing view's entry; nil outside of views.
    var superview: Int?
    /// The views of a group in order.
    var members: [Int] = []
    /// Of a view: the first and the last of the views in it, and the next in the same one; -1 for none.
    fileprivate var firstChild: Int32 = -1
    fileprivate var lastChild: Int32 = -1
    fileprivate var nextSibling: Int32 = -1
  }

  private var words = WordTable()
  /// The entries, indexed by the numbers of their names.
  private(set) var entries: [Entry] = []
  /// The views being read, from the root inwards.
  private var open: [Int] = []
  /// The instance whose names are used; empty for the scene itself.
  var scope = ""
  /// The numbers that only the instance's constraints can use.
  var locals: [SceneMetric] = []
  /// The names that errors suggest.
  let suggestions = NameSuggestions()
  /// The ids of the labels that rows make of their texts: expectations may name them, constraints may not.
  var parts: Set<String> = []
  /// The ids of views that a condition left out.
  var leftOut: Set<String> = []
  /// Whether something of the device, such as a notch, lies over the top of the canvas.
  var hasSafeArea = false

  /// The ids of views and guides in the order of the file; in an instance its own, as it calls them. For
  /// errors: none once very many have looked through them.
  var items: KnownNames {
    suggestions.names(.items(scope: scope), of: entries.count) {
      let names = entries.filter(\.isItem).map(\.name)
      guard !scope.isEmpty else { return names }
      return names.filter { $0.hasPrefix(scope + ".") }.map {
        String($0.dropFirst(scope.count + 1))
      }
        + ["self"]
    }
  }
  /// The ids of views in the order of the file; for errors, as `items`.
  var views: KnownNames {
    suggestions.names(.views, of: entries.count) {
      entries.filter { if case .view = $0.meaning { true } else { false } }.map(\.name)
    }
  }
  /// The names of metrics in the order of the file; for errors, as `items`.
  var metrics: KnownNames {
    suggestions.names(.metrics(locals: locals.map(\.name)), of: entries.count + locals.count) {
      locals.map(\.name)
        + entries.filter { if case .metric = $0.meaning { true } else { false } }.map(\.name)
    }
  }

  /// Declares a name, or reports that it is already used; the first meaning is kept.
  mutating func declare(_ name: String, as meaning: Meaning, at place: Place, _ reporter: Reporter)
  {
    if words.insert(name) != nil {
      entries.append(Entry(name: name, meaning: meaning, place: place, superview: open.last))
      if case .view = meaning {
        link(entries.count - 1)
        join(name, entries.count - 1, at: place)
      }
    } else if let taken = words.index(of: name) {
      reporter.report(duplicate(name, meaning, entries[taken]), at: place)
    }
  }

  /// Adds the name of the slot that a view fills as an alias of the view.
  mutating func declare(alias: String, of name: String, at place: Place, _ reporter: Reporter) {
    guard let target = words.index(of: name) else { return }
    if words.insert(alias) != nil {
      entries.append(entries[target])
    } else if let taken = words.index(of: alias) {
      reporter.report(duplicate(alias, entries[target].meaning, entries[taken]), at: place)
    }
  }

  /// Opens a view, which contains everything declared until `close`.
  mutating func open(_ name: String) { open.append(words.index(of: name) ?? open.last ?? 0) }

  /// Closes the view that `open` opened.
  mutating func close() { open.removeLast() }

  /// Adds a view to those in the view around it.
  private mutating func link(_ child: Int) {
    guard let parent = open.last else { return }
    let last = Int(entries[parent].lastChild)
    if last >= 0 {
      entries[last].nextSibling = Int32(truncatingIfNeeded: child)
    } else {
      entries[parent].firstChild = Int32(truncatingIfNeeded: child)
    }
    entries[parent].lastChild = Int32(truncatingIfNeeded: child)
  }

  /// Adds a copy of a view to its group: `row.0` to `row`, unless `row` is a view itself.
  private mutating func join(_ name: String, _ member: Int, at place: Place) {
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return }
    let prefix = String(name[..<dot])
    if let group = words.index(of: prefix) {
      if case .group = entries[group].meaning { entries[group].members.append(member) }
      return
    }
    guard words.insert(prefix) != nil else { return }
    entries.append(
      Entry(
        name: prefix, meaning: .group, place: place, superview: open.last, members: [member]))
    // The rows of a section are in nested groups: `day.mon.row` in `day.mon`, and that in `day`.
    join(prefix, entries.count - 1, at: place)
  }

  /// Returns the index of the entry with a name in the scope.
  func index(of name: UnsafeBufferPointer<UInt8>) -> Int? {
    guard !scope.isEmpty else { return words.index(of: name) }
    if name.equals("self") { return words.index(of: scope) }
    if let local = localIndex(of: name) { return local }
    // Of the names outside a component, only metrics are visible inside it.
    return words.index(of: name).flatMap { index in
      if case .metric = entries[index].meaning { index } else { nil }
    }
  }

  /// Returns the index of the entry with a name among the views of the instance.
  private func localIndex(of name: UnsafeBufferPointer<UInt8>) -> Int? {
    let prefix = scope.utf8
    return withUnsafeTemporaryAllocation(
      of: UInt8.self, capacity: prefix.count + 1 + name.count
    ) { path in
      path[path.initialize(fromContentsOf: prefix)] = UInt8(ascii: ".")
      _ = path[(prefix.count + 1)...].initialize(fromContentsOf: name)
      return words.index(of: UnsafeBufferPointer(path))
    }
  }

  /// Returns the entry of a name.
  func entry(of name: UnsafeBufferPointer<UInt8>) -> Entry? {
    let index = index(of: name)
    if let index, entries[index].isItem || scope.isEmpty { return entries[index] }
    for local in locals where name.elementsEqual(local.name.utf8) {
      return Entry(name: local.name, meaning: .metric(local.value), place: local.place)
    }
    return index.map { entries[$0] }
  }

  /// Whether a name refers to the copies of a view.
  func isGroup(_ name: String) -> Bool {
    words.index(of: name).map { entries[$0].isGroup } ?? false
  }

  /// Whether a name is that of a view or guide of the scene, whatever the scope.
  func isItemOfScene(_ name: String) -> Bool {
    words.index(of: name).map { entries[$0].isItem } ?? false
  }

  /// Whether a name refers to a view that a condition left out.
  func isLeftOut(_ name: String) -> Bool {
    !leftOut.isEmpty && leftOut.contains(scope.isEmpty ? name : "\(scope).\(name)")
  }

  /// Returns the entry that a word names after the name of another one: a view in an instance, a
  /// member of a group, or a subview.
  func child(_ word: String, of parent: Entry) -> Entry? {
    if let index = words.index(of: "\(parent.name).\(word)"), entries[index].isItem {
      return entries[index]
    }
    if case .group = parent.meaning {
      switch word {
      case "first": return parent.members.first.map { entries[$0] }
      case "last": return parent.members.last.map { entries[$0] }
      default:
        guard let number = Int(word), parent.members.indices.contains(number) else { return nil }
        return entries[parent.members[number]]
      }
    }
    let prefix = parent.name.utf8.lastIndex(of: UInt8(ascii: ".")).map { parent.name[...$0] } ?? ""
    guard let index = words.index(of: prefix + word), entries[index].isItem,
      let superview = entries[index].superview, entries[superview].name == parent.name
    else { return nil }
    return entries[index]
  }

  /// Whether names of views in an instance stand after a name; for errors, as `items`.
  func isInstance(_ entry: Entry) -> Bool {
    guard suggestions.takes(entries.count) else { return false }
    return entries.contains { $0.isItem && $0.name.hasPrefix("\(entry.name).") }
  }

  /// The paths of the views within instances or copies that have a name there, at most a few; for errors, as
  /// `items`.
  func paths(to name: String) -> [String] {
    guard scope.isEmpty else { return [] }
    return suggestions.paths(to: name, of: entries.count) {
      entries.filter { $0.isItem && !$0.isGroup && $0.name.contains(".") }.map(\.name)
    }
  }

  /// Whether the part of a path before `*` names the copies of a view that has none.
  func isLeftOutPath(_ path: String) -> Bool {
    let words = path.split(separator: ".").prefix { $0 != "*" }
    return words.indices.contains { leftOut.contains(words[$0...].joined(separator: ".")) }
  }

  /// Returns the entries that can follow a name: its members, or the views in it.
  func children(of parent: Entry) -> [Entry] {
    if case .group = parent.meaning { return parent.members.map { entries[$0] } }
    var found: [Entry] = []
    var next = words.index(of: parent.name).map { entries[$0].firstChild } ?? -1
    while next >= 0 {
      found.append(entries[Int(next)])
      next = entries[Int(next)].nextSibling
    }
    return found
  }

  /// Returns the views that a path matches, as `rows.row.*.name` does in all rows; empty for
  /// none.
  func views(at path: String) -> [String] {
    var steps = 0
    return views(at: path, &steps)
  }

  /// The same, with the number of views that were come by added to `steps`.
  func views(at path: String, _ steps: inout Int) -> [String] {
    let words = path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    var first = words[0]
    guard var found = first.withUTF8({ entry(of: $0) }).map({ [$0] }) else { return [] }
    for word in words.dropFirst() {
      found = found.flatMap { entry in
        word == "*" ? children(of: entry) : child(word, of: entry).map { [$0] } ?? []
      }
      steps += found.count
    }
    return found.compactMap { if case .view = $0.meaning { $0.name } else { nil } }
  }

  /// Returns the labels of rows that a path refers to: the path of one or more rows, and the part.
  func parts(at path: String, _ steps: inout Int) -> [String] {
    guard !parts.isEmpty, let dot = path.lastIndex(of: ".") else { return [] }
    return views(at: String(path[..<dot]), &steps).map { $0 + path[dot...] }.filter(parts.contains)
  }

  /// Returns the meaning of a name or path.
  func meaning(of name: String) -> Meaning? {
    var name = name
    if let entry = name.withUTF8({ entry(of: $0) }) { return entry.meaning }
    return view(at: name).flatMap { words.index(of: $0) }.map { entries[$0].meaning }
  }

  /// Returns the id of the view that a name or path refers to; nil if there are none or several.
  func view(at path: String) -> String? {
    guard !path.contains("*") else { return nil }
    let found = views(at: path)
    return found.count == 1 ? found[0] : nil
  }

  /// Returns the value of a metric.
  func metric(_ name: String) -> Double? {
    var name = name
    if case .metric(let value) = name.withUTF8({ entry(of: $0) })?.meaning { return value }
    return nil
  }

  /// Whether a name refers to a view or guide.
  func isItem(_ name: String) -> Bool {
    var name = name
    guard let entry = name.withUTF8({ entry(of: $0) }) else { return false }
    if case .group = entry.meaning { return false }
    return entry.isItem
  }

  /// Returns the id of the view around one; nil for the outermost, and for other names.
  func superview(of name: String) -> String? {
    var name = name
    guard let outer = name.withUTF8({ entry(of: $0) })?.superview else { return nil }
    let path = entries[outer].name
    if path == scope { return "self" }
    return scope.isEmpty ? path : String(path.dropFirst(scope.count + 1))
  }

  private func duplicate(
    _ name: String, _ meaning: Meaning, _ taken: Entry
  ) -> Clause {
    switch (meaning, taken.meaning) {
    case (.metric, _), (_, .metric): .nameOfMetric(name, firstLine: taken.place.line)
    default: .duplicateID(name, firstLine: taken.place.line, free: freeName(for: name))
    }
  }
}

extension SceneNames {
  /// Returns a name for a second view of one name, after the view around it: `cardTitle`; nil if it is taken
  /// too.
  private func freeName(for name: String) -> String? {
    guard open.count > 1, let outer = open.last, let first = name.first else { return nil }
    let free = "\(entries[outer].name)\(first.uppercased())\(name.dropFirst())"
    return Identifier.isValid(free) && words.index(of: free) == nil ? free : nil
  }
}

extension SceneNames.Entry {
  /// Whether the name refers to the copies of a view.
  var isGroup: Bool {
    if case .group = meaning { return true }
    return false
  }

  /// Whether the name refers to a view or guide, or to a group of views.
  var isItem: Bool {
    if case .metric = meaning { return false }
    return true
  }
}
