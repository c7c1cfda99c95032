import FuzzTargets
import Glibc

/// The target named by the environment variable `FUZZ`; arguments can't be used, because
/// libFuzzer interprets them.
private let target: FuzzTarget = {
  let name = getenv("FUZZ").map { String(cString: $0) } ?? ""
  guard let target = FuzzTarget.named(name) else {
    let names = FuzzTarget.all.map(\.name).joined(separator: " ")
    let words = Array("the variable FUZZ must name a target: \(names)\n".utf8)
    _ = write(STDERR_FILENO, words, words.count)
    exit(64)
  }
  return target
}()

/// Runs the target once. A failure ends the process, which libFuzzer reports with the input.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ data: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let bytes = Array(UnsafeBufferPointer(start: data, count: count))
  do {
    try target.run(bytes)
  } catch {
    fatalError("\(error)")
  }
  return 0
}

/// libFuzzer's own mutation of bytes.
@_silgen_name("LLVMFuzzerMutate")
private func changeBytes(_ data: UnsafeMutablePointer<UInt8>?, _ count: Int, _ limit: Int) -> Int

/// Mutates an input as a tree or, one time in three, as bytes.
@_cdecl("LLVMFuzzerCustomMutator")
public func mutate(
  _ data: UnsafeMutablePointer<UInt8>?, _ count: Int, _ limit: Int, _ seed: UInt32
) -> Int {
  guard let mutate = target.mutate, seed % 3 != 0 else { return changeBytes(data, count, limit) }
  let changed = mutate(Array(UnsafeBufferPointer(start: data, count: count)), UInt64(seed))
  guard !changed.isEmpty, changed.count <= limit else { return changeBytes(data, count, limit) }
  _ = UnsafeMutableBufferPointer(start: data, count: limit).update(fromContentsOf: changed)
  return changed.count
}
