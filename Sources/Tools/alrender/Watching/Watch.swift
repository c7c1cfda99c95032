import CSystem
import Checking
import Documents
import Glibc
import Workspace

/// Draws again whenever something that the scene depends on has changed.
struct Watch: ~Copyable {
  private let drawing: WatchedDrawing
  private var watcher: FolderWatcher
  private var exec: ShellCommand?

  init(_ drawing: WatchedDrawing, polls: Bool, exec: String?) {
    self.drawing = drawing
    self.exec = exec.map { ShellCommand($0) }
    watcher = FolderWatcher(polls: polls)
  }

  /// Draws, waits and draws again, forever.
  consuming func run() -> Never {
    draw()
    while true {
      watcher.wait(atMost: exec?.isRunning == true ? 50 : .max)
      exec?.lookAfter()
      // Editors move the file away or empty it before they write; that is not a state to draw.
      for _ in 0..<5 where drawing.isBetweenStates { watcher.pause() }
      let reached = drawing.workspace.filesMayHaveChanged()
      // Folders may have appeared or disappeared, whether or not this affects the scene.
      watcher.watch(drawing.workspace.watchedFiles)
      if !reached.isEmpty { draw() }
    }
  }

  private mutating func draw() {
    var outcome = drawing.draw()
    var found = FindingGroups()
    if outcome.failure == nil {
      do { found = try drawing.findings() } catch { outcome.failure = drawing.failure(error) }
    }
    if let failure = outcome.failure { drawing.session.fail(failure) }
    drawing.session.say(found, limit: drawing.session.log.limit)
    drawing.session.log.endRound()
    Console.put(fields: line(outcome, found))
    // Drawing may have requested files for the first time.
    watcher.watch(drawing.workspace.watchedFiles)
    if outcome.failure == nil { exec?.run() }
  }

  private func line(_ outcome: WatchedDrawing.Outcome, _ groups: FindingGroups) -> String {
    let time = outcome.elapsed.milliseconds
    if let failure = outcome.failure {
      let count = failure.remarks.count
      let errors = "\(count) error\(count == 1 ? "" : "s")"
      return "\(WallClock.now)  \(errors) in \(time) ms; the last picture stays"
    }
    let found = Diagnostic.Severity.allCases.compactMap { severity -> String? in
      let count = groups.count(severity)
      return count == 0 ? nil : "\(count) \(severity.rawValue)\(count == 1 ? "" : "s")"
    }
    let pictures =
      outcome.pictures.count == 1
      ? outcome.pictures[0] : "\(outcome.pictures.count) pictures"
    let words = found.isEmpty ? "no findings" : found.joined(separator: ", ")
    return "\(WallClock.now)  \(pictures) in \(time) ms: \(words)"
  }
}

extension Duration {
  /// Milliseconds with one decimal.
  fileprivate var milliseconds: String {
    let tenths = Int(self / .microseconds(100))
    return "\(tenths / 10).\(tenths % 10)"
  }
}

/// The local time of day, for lines that people read.
private enum WallClock {
  /// `14:03:09`.
  static var now: String {
    var seconds = time(nil)
    var parts = tm()
    localtime_r(&seconds, &parts)
    return [parts.tm_hour, parts.tm_min, parts.tm_sec]
      .map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
  }
}

/// The user's shell command, which runs beside the watch, once at a time.
private struct ShellCommand {
  let command: String
  private var process: Int32?
  /// Whether another drawing has been made since it was started.
  private var isDue = false

  init(_ command: String) { self.command = command }

  /// Whether it is running.
  var isRunning: Bool { process != nil }

  /// Starts it, or has it start again as soon as it has ended.
  mutating func run() {
    guard process == nil else {
      isDue = true
      return
    }
    isDue = false
    // In a terminal it receives Control-C with the watch, and may read keys.
    let number = cs_start(command, isatty(STDIN_FILENO) == 1 ? 0 : 1)
    guard number > 0 else {
      Console.say("--exec: \(String(cString: strerror(-number)))")
      return
    }
    process = number
  }

  /// Looks whether it has ended, and starts it again if it is due.
  mutating func lookAfter() {
    var status: Int32 = 0
    guard let process, cs_ended(process, &status) != 0 else { return }
    self.process = nil
    if status != 0 { Console.say("--exec: the command ended with \(Self.words(status))") }
    if isDue { run() }
  }

  private static func words(_ status: Int32) -> String {
    status & 0x7F == 0 ? "exit code \(status >> 8 & 0xFF)" : "signal \(status & 0x7F)"
  }
}
