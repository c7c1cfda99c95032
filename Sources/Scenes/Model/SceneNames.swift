/// The names that equations and visual formats may use: views, guides and metrics share one space.
struct SceneNames {
  /// What a name stands for.
  enum Meaning {
    case view(ViewKind)
    case guide(owner: String)
    case metric(Double)
  }

  private var entries: [String: (meaning: Meaning, place: Place)] = [:]
  /// The ids of views and guides in the order of the file.
  private(set) var items: [String] = []
  /// The ids of views in the order of the file.
  var views: [String] {
    items.filter { if case .view = entries[$0]?.meaning { true } else { false } }
  }
  /// The names of metrics in the order of the file.
  private(set) var metrics: [String] = []

  /// Adds a name, or reports that it is taken; the first meaning stays.
  mutating func declare(_ name: String, as meaning: Meaning, at place: Place, _ reporter: Reporter)
  {
    if let taken = entries[name] {
      reporter.report(duplicate(name, meaning, taken), at: place)
      return
    }
    entries[name] = (meaning, place)
    if case .metric = meaning { metrics.append(name) } else { items.append(name) }
  }

  /// What a name stands for.
  func meaning(of name: String) -> Meaning? { entries[name]?.meaning }

  /// The value of a metric.
  func metric(_ name: String) -> Double? {
    if case .metric(let value) = meaning(of: name) { return value }
    return nil
  }

  /// Whether a name is that of a view or guide.
  func isItem(_ name: String) -> Bool {
    switch meaning(of: name) {
    case .view, .guide: true
    case .metric, nil: false
    }
  }

  private func duplicate(
    _ name: String, _ meaning: Meaning, _ taken: (meaning: Meaning, place: Place)
  ) -> Clause {
    switch (meaning, taken.meaning) {
    case (.metric, _), (_, .metric): .nameOfMetric(name, firstLine: taken.place.line)
    default: .duplicateID(name, firstLine: taken.place.line)
    }
  }
}
