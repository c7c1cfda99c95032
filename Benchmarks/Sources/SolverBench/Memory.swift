import Cassowary
import Glibc
import Workloads

/// One line of JSON: the resident memory that building a workload adds to the process, with the
/// values read, in megabytes (1,000,000 bytes). It is the solver's all but for the handles.
func memoryLine(_ work: Workload) throws -> String {
  let packed = PackedWorkload(work)
  let before = residentBytes()
  let built = try packed.build()
  let megabytes = Double(residentBytes() - before) / 1e6
  precondition(built.sum.isFinite)
  return withExtendedLifetime(built.solver) {
    "{\"solver\": \"alrender\", \"workload\": \"\(work.name)\", "
      + work.parameters.map { "\"\($0.name)\": \($0.value), " }.joined()
      + "\"phase\": \"memory\", \"megabytes\": \(rounded(megabytes, 3))}"
  }
}

private func residentBytes() -> Int {
  guard let file = fopen("/proc/self/statm", "r") else { return 0 }
  defer { fclose(file) }
  var line = [CChar](repeating: 0, count: 128)
  guard fgets(&line, Int32(line.count), file) != nil else { return 0 }
  let fields = String(
    decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self
  )
  .split(separator: " ")
  return fields.count > 1 ? (Int(fields[1]) ?? 0) * Int(sysconf(Int32(_SC_PAGESIZE))) : 0
}
