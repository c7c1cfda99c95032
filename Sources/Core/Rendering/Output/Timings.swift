/// The time that each phase of one or several renders took.
package struct Timings: Equatable, Sendable {
  /// The phases in the order in which they run.
  package enum Phase: Int, CaseIterable, Hashable, Sendable {
    case startUp, reading, building, measuring, solving, painting, comparing, encoding, writing

    /// The phase's name in reports.
    package var name: String {
      switch self {
      case .startUp: "start-up"
      case .reading: "reading"
      case .building: "building"
      case .measuring: "measuring"
      case .solving: "solving"
      case .painting: "painting"
      case .comparing: "comparing"
      case .encoding: "encoding"
      case .writing: "writing"
      }
    }
  }

  /// The work of the layouts and pictures, counted in nanoseconds of one processor: the same on
  /// every machine, whatever its load.
  package var work = 0.0

  private var spent = [Duration](repeating: .zero, count: Phase.allCases.count)

  /// Creates empty timings.
  package init() {}

  /// The time spent in a phase.
  package subscript(_ phase: Phase) -> Duration {
    get { spent[phase.rawValue] }
    set { spent[phase.rawValue] = newValue }
  }

  /// Runs `work` and adds its time to a phase.
  package mutating func measure<T, E: Error>(
    _ phase: Phase, _ work: () throws(E) -> T
  ) throws(E) -> T {
    let clock = ContinuousClock()
    let start = clock.now
    defer { self[phase] += start.duration(to: clock.now) }
    return try work()
  }

  /// Adds another run's times.
  package mutating func add(_ other: Timings) {
    for phase in Phase.allCases { self[phase] += other[phase] }
    work += other.work
  }

  /// The sum of all phases.
  package var total: Duration { spent.reduce(.zero, +) }

  /// One line for each phase: name, milliseconds, share of the total.
  package var report: String {
    var lines: [String] = []
    let whole = max(total.milliseconds, 1e-9)
    // Only runs with goldens compare.
    for phase in Phase.allCases where phase != .comparing || self[phase] > .zero {
      let time = self[phase].milliseconds
      lines.append(Self.line(phase.name, time, share: time / whole))
    }
    lines.append(Self.line("total", total.milliseconds, share: 1))
    return lines.joined(separator: "\n")
  }

  private static func line(_ name: String, _ milliseconds: Double, share: Double) -> String {
    let hundredths = Int((milliseconds * 100).rounded())
    let fraction = hundredths % 100
    let time = "\(hundredths / 100).\(fraction < 10 ? "0" : "")\(fraction) ms"
    let percent = "\(Int((share * 100).rounded())) %"
    let padded = name + String(repeating: " ", count: max(0, 12 - name.count))
    return padded + String(repeating: " ", count: max(0, 12 - time.count)) + time
      + String(repeating: " ", count: max(0, 7 - percent.count)) + percent
  }
}

extension Duration {
  /// The duration in milliseconds.
  var milliseconds: Double {
    Double(components.seconds) * 1000 + Double(components.attoseconds) / 1e15
  }
}
