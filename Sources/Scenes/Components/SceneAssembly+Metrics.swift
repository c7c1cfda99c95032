import Documents

/// A metric while metrics are worked out.
enum MetricState {
  case stated(key: NodeID, value: NodeID)
  case working(key: NodeID, value: NodeID)
  case known(Double, key: NodeID, value: NodeID)
  /// Not a number, which the decoder reports.
  case wrong(key: NodeID, value: NodeID)
}

extension SceneAssembly {
  /// Notes the metrics of a file; those of a file that includes it come before and win.
  func readMetrics(_ root: NodeID) {
    guard let table = document.value("metrics", of: root), document.shape(of: table) == .mapping
    else { return }
    for (key, value) in document.entries(of: table) {
      let name = document.text(of: key)
      guard metrics[name] == nil else { continue }
      metrics[name] = .stated(key: key, value: value)
      metricOrder.append(name)
    }
  }

  /// The value of a metric; nil for none.
  func metric(_ name: String) -> Double? {
    var ring: [String] = []
    return metric(name, &ring)
  }

  private func metric(_ name: String, _ ring: inout [String]) -> Double? {
    switch metrics[name] {
    case nil: return nil
    case .known(let value, _, _): return value
    case .wrong: return 1
    case .working(_, let value):
      let start = ring.firstIndex(of: name) ?? 0
      reporter.report(
        .circularMetric(Array(ring[start...]) + [name]), at: document.place(of: value))
      return 1
    case .stated(let key, let value):
      guard document.shape(of: value) == .scalar else {
        metrics[name] = .wrong(key: key, value: value)
        return 1
      }
      switch document.scalar(of: value) {
      case .integer(let number), .float(let number):
        metrics[name] = .known(number, key: key, value: value)
        return number
      case .string:
        metrics[name] = .working(key: key, value: value)
        ring.append(name)
        let number = formula(value, &ring) ?? 1
        ring.removeLast()
        metrics[name] = .known(number, key: key, value: value)
        return number
      case .null, .boolean:
        metrics[name] = .wrong(key: key, value: value)
        return 1
      }
    }
  }

  /// The value of a formula of metrics; nil after a report.
  private func formula(_ node: NodeID, _ ring: inout [String]) -> Double? {
    var inner = ring
    let text = document.text(of: node)
    do throws(FormulaError) {
      let value = try Formula.value(of: text) { path, range throws(FormulaError) in
        guard path.count == 1, let value = self.metric(path[0], &inner) else {
          throw FormulaError(
            clause: .unknownMetric(path.joined(separator: "."), self.metricOrder), range: range)
        }
        return .number(value)
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
      // The decoder says what is wrong with the table.
      let wrong = tables.first { document.shape(of: $0) != .mapping } ?? first
      return write(wrong, ComponentScope(), key: "")
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
        write(value, ComponentScope(), key: name)
      case .stated, .working, nil: break
      }
    }
    writer.close()
  }
}
