import CSystem
import Documents
import Glibc
import Synchronization

/// What is known about failures until the reports are written: as text in a file without a name,
/// because the values of thousands of failures take more than a hundred megabytes.
package final class FailureStore: Sendable {
  private struct State {
    /// The bytes written so far; nil once the file cannot grow.
    var end: Int? = 0
    /// Each cause once: those of many checks are usually the same few.
    var causes: [Cause: Cause] = [:]
  }

  private let file: Int32
  private let state = Mutex(State())

  /// Keeps failures on the file system of a folder; in memory if it has no room for them.
  package init(in folder: String) { file = cs_nameless_file(folder) }

  deinit { if file >= 0 { close(file) } }

  /// The bytes kept in the file.
  package var count: Int { state.withLock { $0.end ?? 0 } }

  /// Replaces the details of a check by a place where they can be found again.
  package func keep(_ check: inout Check) {
    guard case .details(let details) = check.failure else { return }
    let text = check.evidence
    let causes = state.withLock { state in
      details.causes.map { cause in
        if let known = state.causes[cause] { return known }
        state.causes[cause] = cause
        return cause
      }
    }
    let place = written(Array(text.utf8)).map { FailureEvidence.file(self, $0) }
    check.failure = .kept(
      Check.Failure.Kept(
        causes: causes, causeLines: details.causeLines, reach: details.reach,
        evidence: place ?? .memory(text)))
  }

  /// Appends to the file; returns nil if that fails.
  private func written(_ bytes: [UInt8]) -> Range<Int>? {
    state.withLock { state in
      guard file >= 0, let start = state.end else { return nil }
      guard pwrite(file, bytes, bytes.count, off_t(start)) == bytes.count else {
        state.end = nil
        return nil
      }
      state.end = start + bytes.count
      return start..<start + bytes.count
    }
  }

  fileprivate func text(at place: Range<Int>) -> String {
    let bytes = [UInt8](unsafeUninitializedCapacity: place.count) { bytes, made in
      made = max(0, pread(file, bytes.baseAddress, place.count, off_t(place.lowerBound)))
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// The members of a failed check in a report that take most room, as the report writes them.
enum FailureEvidence: Sendable {
  case memory(String)
  case file(FailureStore, Range<Int>)

  /// The members, without the braces of an object.
  var text: String {
    switch self {
    case .memory(let text): text
    case .file(let store, let place): store.text(at: place)
    }
  }
}
