import Documents
import Rendering
import Scenes

/// How long it took to check each scene with all its variants, in milliseconds.
package struct RecordedTimes: Equatable, Sendable {
  private var times: [String: Double] = [:]

  /// Makes an empty record.
  package init() {}

  /// Reads a file. If it is missing or unreadable, the record is empty.
  package init(path: String) {
    guard let bytes = try? FileBytes.read(path), let json = try? JSON(parsing: bytes) else {
      return
    }
    for member in json.members {
      if let time = member.value.double, time > 0 { times[member.key] = time }
    }
  }

  /// Adds the time of a check.
  package mutating func add(_ duration: Duration, to scene: String) {
    let (seconds, attoseconds) = duration.components
    times[scene, default: 0] += Double(seconds) * 1000 + Double(attoseconds) / 1e15
  }

  /// Adds the times from another run.
  package mutating func add(_ other: RecordedTimes) {
    times.merge(other.times) { $0 + $1 }
  }

  /// Replaces the times of the scenes that another run measured, and forgets scenes that are not
  /// in `scenes`.
  package mutating func update(from run: RecordedTimes, scenes: Set<String>) {
    times.merge(run.times) { $1 }
    times = times.filter { scenes.contains($0.key) }
  }

  /// Whether no times are known.
  package var isEmpty: Bool { times.isEmpty }

  /// Returns the weights of scenes: their times, or the mean time per variant for unknown scenes;
  /// if no time is known, the number of variants.
  package func weights(of scenes: [(name: String, variants: Int)]) -> [Double] {
    let known = scenes.filter { times[$0.name] != nil }
    let total = known.reduce(0) { $0 + (times[$1.name] ?? 0) }
    let count = known.reduce(0) { $0 + $1.variants }
    let mean = count > 0 ? total / Double(count) : 1
    return scenes.map { times[$0.name] ?? mean * Double($0.variants) }
  }

  /// The text of the file: one scene per line, rounded to tenths of a millisecond.
  package var fileText: String {
    let lines = times.keys.sorted().map { name in
      let time = ((times[name] ?? 0) * 10).rounded() / 10
      return "  \(JSON.string(name).text): \(JSON.number(max(time, 0.1)).text)"
    }
    return "{\n\(lines.joined(separator: ",\n"))\n}\n"
  }
}
