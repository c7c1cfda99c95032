import Documents

/// The names that equations and visual formats may use: views, guides and metrics share one space.
struct SceneNames {
  /// What a name stands for.
  enum Meaning {
    case view(ViewKind)
    case guide(owner: String)
    case metric(Double)
  }

  /// A name and what it stands for.
  struct Entry {
    let name: String
    let meaning: Meaning
    let place: Place
  }

  private var words = WordTable()
  /// The entries by the numbers of their names.
  private var entries: [Entry] = []

  /// The ids of views and guides in the order of the file.
  var items: [String] { entries.filter(\.isItem).map(\.name) }
  /// The ids of views in the order of the file.
  var views: [String] {
    entries.filter { if case .view = $0.meaning { true } else { false } }.map(\.name)
  }
  /// The names of metrics in the order of the file.
  var metrics: [String] { entries.filter { !$0.isItem }.map(\.name) }

  /// Adds a name, or reports that it is taken; the first meaning stays.
  mutating func declare(_ name: String, as meaning: Meaning, at place: Place, _ reporter: Reporter)
  {
    if words.insert(name) != nil {
      entries.append(Entry(name: name, meaning: meaning, place: place))
    } else if let taken = words.index(of: name) {
      reporter.report(duplicate(name, meaning, entries[taken]), at: place)
    }
  }

  /// The name of some bytes with what it stands for.
  func entry(of name: UnsafeBufferPointer<UInt8>) -> Entry? {
    words.index(of: name).map { entries[$0] }
  }

  /// What a name stands for.
  func meaning(of name: String) -> Meaning? { words.index(of: name).map { entries[$0].meaning } }

  /// The value of a metric.
  func metric(_ name: String) -> Double? {
    if case .metric(let value) = meaning(of: name) { return value }
    return nil
  }

  /// Whether a name is that of a view or guide.
  func isItem(_ name: String) -> Bool {
    words.index(of: name).map { entries[$0].isItem } ?? false
  }

  private func duplicate(
    _ name: String, _ meaning: Meaning, _ taken: Entry
  ) -> Clause {
    switch (meaning, taken.meaning) {
    case (.metric, _), (_, .metric): .nameOfMetric(name, firstLine: taken.place.line)
    default: .duplicateID(name, firstLine: taken.place.line)
    }
  }
}

extension SceneNames.Entry {
  /// Whether the name is that of a view or guide.
  var isItem: Bool {
    if case .metric = meaning { return false }
    return true
  }
}
