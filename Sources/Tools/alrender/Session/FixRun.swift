import Checking
import Documents
import Rendering
import Scenes
import Workspace

/// Makes the first edit that each finding suggests, one after another: each is tried against what
/// those before it have made of the scene.
struct FixRun {
  private let session: Session
  /// The edited files with their original and their current bytes, in the order of the first edit.
  private var edited: [(path: String, old: [UInt8], new: [UInt8])] = []

  init(_ session: Session) { self.session = session }

  /// The maximum number of edits of one scene: a person reads them all.
  private static let mostEdits = 200

  /// Edits scenes and what they include; each file is written whole at the end, or printed as a
  /// difference.
  mutating func fix(_ paths: [String], writes: Bool) throws {
    for path in session.paths(of: paths, libraries: true) { correct(path) }
    let arguments = try session.inputs(at: paths, examples: true).map(\.argument)
    var known: Set<String> = []
    for argument in arguments where known.insert(argument).inserted {
      var states: Set<[[UInt8]]> = []
      for _ in 0..<Self.mostEdits {
        let (found, uncertain) = try next(argument)
        guard let (remark, fix) = found else {
          for (remark, fix) in uncertain { say(remark, fix, "left to you: ") }
          break
        }
        apply(fix)
        // Edits that undo one another would go on for ever.
        guard states.insert(edited.map(\.new)).inserted else { break }
        say(remark, fix)
      }
    }
    for file in edited where file.old != file.new {
      if writes {
        do throws(OutputError) {
          try OutputFile.write(Self.mark(of: file.path) + file.new, to: file.path, isDurable: true)
        } catch {
          session.fail(Failure(error, of: file.path))
        }
      } else {
        Console.put(UnifiedDifference(file.path, file.old, file.new).text)
      }
    }
  }

  /// How often a scene that can't be read is corrected: what could not be read before may have mistakes
  /// of its own.
  private static let mostRounds = 8

  /// Makes what the errors of a scene that can't be read suggest.
  private mutating func correct(_ argument: String) {
    for _ in 0..<Self.mostRounds {
      let reader = session.reader(readsExamples: true)
      do {
        _ = try reader.read(argument: argument).subjects.get()
        return
      } catch {
        let failure = session.tried(Failure(error, of: argument), of: argument, reader)
        let made = failure.remarks.compactMap { remark in
          remark.fixes.first.map { (remark, $0) }
        }
        guard !made.isEmpty else { return }
        apply(Fix("", made.flatMap { $1.edits }))
        for (remark, fix) in made { say(remark, fix) }
      }
    }
  }

  private func say(_ remark: Diagnostic, _ fix: Fix, _ note: String = "") {
    let place = remark.line.map { "\(remark.file):\($0)" } ?? remark.file
    session.log.printer.summarise("\(place): \(note)\(fix.title)")
  }

  private typealias Edit = (remark: Diagnostic, fix: Fix)

  /// Returns the first finding of a scene that has a fix of which nothing is doubtful, with it; if none has, those
  /// with others.
  private func next(_ argument: String) throws -> (found: Edit?, uncertain: [Edit]) {
    guard let resources = session.resources() else { return (nil, []) }
    var uncertain: [Edit] = []
    let renderer = Renderer(resources: resources)
    let reader = session.reader(readsExamples: true)
    let inputs = try session.inputs(at: [argument], examples: true)
    for jobs in try session.jobs(of: inputs, all: true).byScene {
      let subject = jobs[0].subject
      let scene = TrialScene(subject, reader: reader, renderer: renderer)
      let findings = SceneFindings(
        jobs.map { job in
          CheckedVariant(job.variant, audits: session.choices.audits) {
            try subject.layOut(with: renderer, as: $0)
          }
        }, of: scene, isComplete: true, audits: session.choices.audits,
        mostWork: AdviceTrial.mostWorkOfCheck)
      let found = findings.outcomes.flatMap { (try? $0.findings.get()) ?? [] }
      let fixes = (found.filter(\.isError) + found).compactMap { finding in
        finding.diagnostic.fixes.first.map { (remark: finding.diagnostic, fix: $0) }
      }
      if let first = fixes.first(where: { $0.remark.isCertain($0.fix, in: text(of:)) }) {
        return (first, [])
      }
      for one in fixes where !uncertain.contains(where: { $0.fix == one.fix }) {
        uncertain.append(one)
      }
    }
    return (nil, uncertain)
  }

  /// Returns the text of a file as it is after the edits so far.
  private func text(of path: String) -> String {
    let known = edited.first { $0.path == path }?.new
    let bytes = known ?? (try? FileBytes.read(path, within: .everywhere)) ?? []
    return String(decoding: bytes, as: UTF8.self)
  }

  private mutating func apply(_ fix: Fix) {
    for path in fix.files {
      let index = edited.firstIndex { $0.path == path } ?? edited.count
      if index == edited.count {
        let bytes = (try? FileBytes.read(path, within: .everywhere)) ?? []
        let text = SourceFile(path: path, bytes: bytes).bytes
        edited.append((path, text, text))
      }
      edited[index].new = fix.applied(to: SourceFile(path: path, bytes: edited[index].new))
      _ = session.files.setBuffer(edited[index].new, of: path)
    }
  }

  /// Returns the byte order mark of a file, which stays.
  private static func mark(of path: String) -> [UInt8] {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let bytes = (try? FileBytes.read(path, within: .everywhere)) ?? []
    return bytes.starts(with: mark) ? mark : []
  }
}

/// The difference of two texts, as `diff -u` prints it.
struct UnifiedDifference {
  private let path: String
  private let old: [Substring]
  private let new: [Substring]

  /// The number of unchanged lines around a change.
  private static let context = 3

  init(_ path: String, _ old: [UInt8], _ new: [UInt8]) {
    func lines(_ bytes: [UInt8]) -> [Substring] {
      var lines = String(decoding: bytes, as: UTF8.self)
        .split(separator: "\n", omittingEmptySubsequences: false)
      if lines.last?.isEmpty == true {
        lines.removeLast()
      } else if let last = lines.popLast() {
        lines.append("\(last)\n\\ No newline at end of file")
      }
      return lines
    }
    self.path = path
    (self.old, self.new) = (lines(old), lines(new))
  }

  /// The whole difference; empty if the texts are equal.
  var text: String {
    // Each line with its sign, and the numbers of lines before it.
    var lines: [(sign: Character, text: Substring, old: Int, new: Int)] = []
    let difference = new.difference(from: old)
    var (removed, inserted): (Set<Int>, Set<Int>) = ([], [])
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var (before, after) = (0, 0)
    while before < old.count || after < new.count {
      if removed.contains(before) {
        lines.append(("-", old[before], before, after))
        before += 1
      } else if inserted.contains(after) {
        lines.append(("+", new[after], before, after))
        after += 1
      } else {
        lines.append((" ", old[before], before, after))
        (before, after) = (before + 1, after + 1)
      }
    }
    let changes = lines.indices.filter { lines[$0].sign != " " }
    guard !changes.isEmpty else { return "" }
    var hunks: [Range<Int>] = []
    for change in changes {
      let range = max(0, change - Self.context)..<min(lines.count, change + Self.context + 1)
      if let last = hunks.last, range.lowerBound <= last.upperBound {
        hunks[hunks.count - 1] = last.lowerBound..<range.upperBound
      } else {
        hunks.append(range)
      }
    }
    return "--- \(path)\n+++ \(path)\n"
      + hunks.map { hunk in
        let part = lines[hunk]
        let (olds, news) = (part.count { $0.sign != "+" }, part.count { $0.sign != "-" })
        let first = lines[hunk.lowerBound]
        return "@@ -\(first.old + (olds == 0 ? 0 : 1)),\(olds) "
          + "+\(first.new + (news == 0 ? 0 : 1)),\(news) @@\n"
          + part.map { "\($0.sign)\($0.text)\n" }.joined()
      }.joined()
  }
}
