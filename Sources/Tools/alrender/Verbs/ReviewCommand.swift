import ArgumentParser
import Documents
import Goldens

/// `alrender review`: goes through the failures of the last run, using the keyboard.
struct ReviewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "review",
    abstract: "Go through the failures of the last verify and accept or reject each.",
    usage: "alrender review [--filter REGEX] [--from DIR]",
    discussion: """
      alrender review
      alrender review --filter '^showcase/'

      a accept    the golden is replaced by what was found
      r reject    the golden stays; the check is listed at the end
      s skip      decide later
      e explain   everything that is known about the failure
      q quit

      Terminals that speak the protocols of kitty, iTerm2 or sixel show the pictures. The exit code \
      is 1 if anything is rejected or skipped.
      """)

  @OptionGroup var results: ResultsOptions

  func run() throws {
    let session = try results.session()
    let opened = try results.open(in: session)
    let failures = opened.report.failures.filter {
      $0.status != .failed && opened.pattern.matches($0.name)
    }
    if failures.isEmpty { Console.put("there is nothing to review\n") }
    var review = ReviewDialogue(
      approval: opened.approval, report: opened.report, session: session)
    review.run(failures)
    try session.finish()
  }
}

/// The dialogue about each failure in turn.
struct ReviewDialogue {
  private enum Verdict { case accepted, rejected, skipped }

  let approval: Approval
  let report: Report
  let session: Session
  private let pictures = TerminalPictures.supported()
  private var rejected: [String] = []

  init(approval: Approval, report: Report, session: Session) {
    (self.approval, self.report, self.session) = (approval, report, session)
  }

  mutating func run(_ failures: [Check]) {
    let keys = KeyReader()
    defer { keys.restore() }
    var open = failures[...]
    while let check = open.first {
      show(check, number: failures.count - open.count + 1, of: failures.count)
      guard let verdict = ask(check, keys) else { break }
      open.removeFirst()
      if verdict == .rejected { rejected.append(check.name) }
      if verdict != .accepted { session.log.settle(.checkFailed) }
    }
    if !open.isEmpty {
      session.log.settle(.checkFailed)
      Console.put("\(open.count) left\n")
    }
    if !rejected.isEmpty { Console.put(fields: "rejected: \(rejected.joined(separator: ", "))") }
  }

  private func show(_ check: Check, number: Int, of count: Int) {
    Console.put("\n")
    Console.put(fields: "\(number)/\(count)  \(check.name)  \(check.source)")
    for line in FailureText(results: "").explanation(check) { Console.put(fields: "  \(line)") }
    guard let pictures else { return }
    let files = check.files
    for path in [files.expectedPicture, files.actualPicture, files.pictureDifference] {
      guard let path, let bytes = try? approval.results.read(path) else { continue }
      Console.put(fields: "  \(path)")
      Console.put(pictures.show(bytes))
    }
  }

  /// Asks until there is a verdict. Returns nil when the dialogue ends.
  private func ask(_ check: Check, _ keys: KeyReader) -> Verdict? {
    while true {
      Console.put("[a]ccept [r]eject [s]kip [e]xplain [q]uit ")
      guard let key = keys.next() else {
        Console.put("\n")
        return nil
      }
      Console.put("\(key)\n")
      switch key {
      case "a": return accept(check) ? .accepted : .skipped
      case "r": return .rejected
      case "s": return .skipped
      case "e": explain(check)
      case "q": return nil
      default: continue
      }
    }
  }

  private func explain(_ check: Check) {
    for line in FailureText(results: approval.results.path).lines(check) {
      Console.put(fields: "  \(line)")
    }
    guard let path = check.files.layoutDifference ?? check.files.accessibilityDifference,
      let bytes = try? approval.results.read(path)
    else { return }
    Console.put(String(decoding: bytes, as: UTF8.self))
  }

  private func accept(_ check: Check) -> Bool {
    do {
      for name in try approval.promote(check, of: report) {
        Console.put(fields: "  approved \(name)")
      }
      return true
    } catch let error as OutputError {
      session.fail("cannot be written: \(error.reason)", file: error.path)
    } catch {
      session.fail("\(error)", file: check.name)
    }
    return false
  }
}
