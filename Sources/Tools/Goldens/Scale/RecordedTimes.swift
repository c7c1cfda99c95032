import Documents
import Rendering

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

  /// Returns the times of files of scenes, by the names of the files: those of all scenes in a file
  /// together; nil where none is known.
  package func weights(ofFiles names: [String]) -> [Double?] {
    let files = Set(names)
    var sums: [String: Double] = [:]
    // Sorted, because the order of a sum shows in its last digit.
    for scene in times.keys.sorted() {
      if let file = Self.file(of: scene, among: files) {
        sums[file, default: 0] += times[scene] ?? 0
      }
    }
    return names.map { sums[$0] }
  }

  /// Returns the file that a scene is in: `list` for `list`, for the example `list/row` and for the
  /// controller `list#row`.
  private static func file(of scene: String, among files: Set<String>) -> String? {
    if files.contains(scene) { return scene }
    var name = scene[...]
    while let end = name.lastIndex(where: { $0 == "#" || $0 == "/" }) {
      name = name[..<end]
      if files.contains(String(name)) { return String(name) }
    }
    return nil
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
