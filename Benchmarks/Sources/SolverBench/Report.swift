import Glibc
import Workloads

extension Measurement {
  /// One line of JSON.
  var json: String {
    var fields = ["\"solver\": \"\(solver)\"", "\"workload\": \"\(workload.name)\""]
    fields += workload.parameters.map { "\"\($0.name)\": \($0.value)" }
    if !variant.isEmpty { fields.append("\"variant\": \"\(variant)\"") }
    fields += ["\"phase\": \"\(phase)\"", "\"milliseconds\": \(milliseconds)"]
    if let exponent { fields.append("\"exponent\": \(exponent)") }
    return "{\(fields.joined(separator: ", "))}"
  }

  /// One line of a table.
  var row: String {
    let parameters = workload.parameters.map { "\($0.name) \($0.value)" }.joined(separator: ", ")
    let name = "\(workload.name) (\(parameters)) \(variant)"
    let growth = exponent.map { "  grows ^\(rounded($0, 2))" } ?? ""
    return pad(name, 46) + pad(phase, 8) + "\(rounded(milliseconds, 6)) ms\(growth)"
  }
}

func pad(_ text: String, _ width: Int) -> String {
  text + String(repeating: " ", count: max(1, width - text.count))
}

func rounded(_ number: Double, _ digits: Int) -> Double {
  let factor = pow(10, Double(digits))
  return (number * factor).rounded() / factor
}

/// Enters how each figure grows against the one before it.
func withExponents(_ figures: [Measurement]) -> [Measurement] {
  var result = figures
  for index in result.indices.dropFirst() {
    let (small, large) = (result[index - 1], result[index])
    let ratio =
      Double(large.workload.constraints.count) / Double(small.workload.constraints.count)
    result[index].exponent = rounded(log(large.milliseconds / small.milliseconds) / log(ratio), 3)
  }
  return result
}
