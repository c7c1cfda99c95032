import Documents

/// Files that could not be written. For each reason, such as a full disk, the first file is named
/// and the others are counted.
struct WriteFailures {
  private var more: [(reason: String, count: Int)] = []

  /// Reports a failure, or counts it.
  mutating func add(_ error: OutputError, to session: Session) {
    if let index = more.firstIndex(where: { $0.reason == error.reason }) {
      more[index].count += 1
      return session.log.settle(.wrongInput)
    }
    more.append((error.reason, 0))
    session.fail("cannot be written: \(error.reason)", file: error.path)
  }

  /// Reports how many there were besides the named ones.
  func end(in session: Session) {
    for (reason, count) in more where count > 0 {
      Console.say("\(count) more check\(count == 1 ? "" : "s") cannot be recorded: \(reason)")
    }
  }
}
