import CYAML
import Documents
import Scenes

// Times the reading of a scene in one process, beside libyaml's events alone:
//   ReadingBench SCENE [RUNS]

/// The milliseconds of some runs, sorted.
func milliseconds(runs: Int, _ body: () -> Void) -> [Double] {
  let clock = ContinuousClock()
  return (0..<runs).map { _ in
    let time = clock.measure(body).components
    return Double(time.attoseconds) * 1e-15 + Double(time.seconds) * 1e3
  }.sorted()
}

/// Reads all events of a text and drops them; gives their number.
func countEvents(_ bytes: [UInt8]) -> Int {
  bytes.withUnsafeBufferPointer { text in
    var parser = yaml_parser_t()
    guard yaml_parser_initialize(&parser) == 1 else { return 0 }
    defer { yaml_parser_delete(&parser) }
    yaml_parser_set_encoding(&parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(&parser, text.baseAddress, text.count)
    var event = yaml_event_t()
    var count = 0
    while yaml_parser_parse(&parser, &event) == 1 {
      count += 1
      let isLast = event.type == YAML_STREAM_END_EVENT
      yaml_event_delete(&event)
      if isLast { break }
    }
    return count
  }
}

/// A number with two decimals, in eight columns.
func column(_ value: Double) -> String {
  let hundredths = Int((value * 100).rounded())
  let text = "\(hundredths / 100).\(String(hundredths % 100 + 100).dropFirst())"
  return String(repeating: " ", count: max(0, 8 - text.count)) + text
}

let arguments = CommandLine.arguments
guard arguments.count > 1, let bytes = try? FileBytes.read(arguments[1]) else {
  print("usage: ReadingBench SCENE [RUNS]")
  throw CancellationError()
}
let runs = arguments.count > 2 ? Int(arguments[2]) ?? 30 : 30
var events = 0
var nodes = 0
let rows: [(String, [Double])] = [
  ("libyaml's events alone", milliseconds(runs: runs) { events = countEvents(bytes) }),
  (
    "nodes by libyaml",
    milliseconds(runs: runs) {
      let reporter = Reporter(SourceFile(path: "", bytes: bytes))
      nodes = DocumentReader.read(reporter)?.nodeCount ?? 0
    }
  ),
  (
    "whole scene, validated",
    milliseconds(runs: runs) { _ = try? SceneReader.read(bytes: bytes, path: "scene.yaml") }
  ),
]
print("\(bytes.count / 1_024) KB, \(events) events, \(nodes) nodes; milliseconds of \(runs) runs")
print("                          median   least")
for (name, times) in rows {
  let label = name + String(repeating: " ", count: max(0, 24 - name.count))
  print("\(label)\(column(times[times.count / 2]))\(column(times[0]))")
}
