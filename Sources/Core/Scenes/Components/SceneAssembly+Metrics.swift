import Documents

/// The state of a metric while metrics are evaluated.
enum MetricState {
  case stated(key: NodeID, value: NodeID)
  case working(key: NodeID, value: NodeID)
  case known(Double, key: NodeID, value: NodeID)
  /// Not a number; the decoder reports it.
  case wrong(key: NodeID, value: NodeID)
}

extension SceneAssembly {
  /// Notes the metrics of a file; those of a file that includes it come first and win.
  func readMetrics(_ root: NodeID) {
    guard let table = document.value("metrics", of: root), document.shape(of: table) == .mapping
    else { return }
    for (key, value) in document.entries(of: table) {
      let name = document.text(of: key)
      if data[name] != nil {
        reporter.report(.nameOfMetricAndData(name), at: document.place(of: key))
      }
      guard metrics[name] == nil else { continue }
      metrics[name] = .stated(key: key, value: value)
      metricOrder.append(name)
    }
  }

  /// Returns the value of a metric; nil for none.
  ///
  /// The metrics that it depends on are evaluated first, in a loop and not by recursion: a file
  /// may have thousands that each depend on the next.
  func metric(_ name: String) -> Double? {
    var line = [MetricWork(name, begin(name))]
    while let last = line.indices.last {
      if let part = line[last].takePart() {
        if case .stated = metrics[part] { line.append(MetricWork(part, begin(part))) }
      } else {
        finish(line.map(\.name))
        line.removeLast()
      }
    }
    return metrics[name].map { state in
      if case .known(let value, _, _) = state { value } else { 1 }
    }
  }

  /// Notes a metric's value if it is immediately known; otherwise returns the names in its
  /// formula.
  private func begin(_ name: String) -> [String] {
    guard case .stated(let key, let value) = metrics[name] else { return [] }
    guard document.shape(of: value) == .scalar else {
      metrics[name] = .wrong(key: key, value: value)
      return []
    }
    switch document.scalar(of: value) {
    case .integer(let number), .float(let number):
      metrics[name] = .known(number, key: key, value: value)
      return []
    case .string:
      metrics[name] = .working(key: key, value: value)
      return FormulaLexer.names(in: document.text(of: value))
    case .null, .boolean:
      metrics[name] = .wrong(key: key, value: value)
      return []
    }
  }

  /// Evaluates the last of a chain of metrics, each of which waits for the next.
  private func finish(_ line: [String]) {
    guard let name = line.last, case .working(let key, let value) = metrics[name] else { return }
    metrics[name] = .known(formula(value, line) ?? 1, key: key, value: value)
  }

  /// Returns the value of a formula of the last metric in line; nil after reporting an error.
  private func formula(_ node: NodeID, _ line: [String]) -> Double? {
    let text = document.text(of: node)
    do throws(FormulaError) {
      let value = try Formula.value(of: text) { path, range throws(FormulaError) in
        guard path.count == 1, let state = self.metrics[path[0]] else {
          throw FormulaError(
            clause: .unknownMetric(path.joined(separator: "."), self.metricOrder), range: range)
        }
        switch state {
        case .known(let value, _, _): return .number(value)
        case .wrong, .stated: return .number(1)
        case .working(_, let value):
          let start = line.firstIndex(of: path[0]) ?? 0
          self.reporter.report(
            .circularMetric(Array(line[start...]) + [path[0]]), at: self.document.place(of: value))
          return .number(1)
        }
      }
      guard case .number(let number) = value else {
        throw FormulaError(
          clause: .formulaWants("a number", not: value.noun), range: 0..<text.unicodeScalars.count)
      }
      return number
    } catch {
      reporter.report(
        error.clause,
        at: document.place(
          of: node, offset: error.range.lowerBound, length: error.range.count))
      return nil
    }
  }

  /// Writes all metrics as numbers.
  func writeMetrics() {
    let tables = roots.enumerated().filter { sources.parts[$0.offset].kind != .data }
      .compactMap { document.value("metrics", of: $0.element) }
    guard let first = tables.first else { return }
    let origin = document.place(of: first).origin
    writer.write("metrics", isPlain: true, at: first, origin: origin)
    guard tables.allSatisfy({ document.shape(of: $0) == .mapping }) else {
      // The decoder reports what is wrong with the table.
      let wrong = tables.first { document.shape(of: $0) != .mapping } ?? first
      return write(wrong, ComponentScope())
    }
    writer.open(.mapping, at: first, origin: origin)
    for name in metricOrder {
      _ = metric(name)
      switch metrics[name] {
      case .known(let number, let key, let value):
        writer.copy(key, origin: document.place(of: key).origin)
        if document.scalar(of: value) == .string {
          let text = NumberText.of(number)
          writer.write(text, isPlain: true, at: value, origin: document.place(of: value).origin)
        } else {
          writer.copy(value, origin: document.place(of: value).origin)
        }
      case .wrong(let key, let value):
        writer.copy(key, origin: document.place(of: key).origin)
        write(value, ComponentScope())
      case .stated, .working, nil: break
      }
    }
    writer.close()
  }
}

/// A metric whose dependencies are evaluated one after the other.
private struct MetricWork {
  let name: String
  private var parts: ArraySlice<String>

  init(_ name: String, _ parts: [String]) { (self.name, self.parts) = (name, parts[...]) }

  mutating func takePart() -> String? { parts.popFirst() }
}
