import AutoLayout
import Diagnosis
package import Documents
package import Rendering
import Scenes

/// The explanation of a conflict in a log: the constraints, the arithmetic, likely culprits and
/// cures.
package struct LogExplanation: Sendable {
  /// The parsed conflict.
  package let conflict: LogConflict
  /// The smallest scene that reproduces it.
  package let scene: LogScene
  /// The findings in the layout of that scene, with places in the log.
  package let findings: [Diagnostic]
  /// Mistakes that usually lead to such a conflict, in words.
  package let culprits: [String]
  /// The names of the first finding's constraints, as the log's reader knows them.
  private let names: [String]

  /// What the log doesn't say and the arithmetic assumes, in words.
  package let notes: [String]
  private let ownership: LogOwnership
  /// Why nothing contradicts itself; nil where something does.
  private let fit: LogFit?
  /// Whether a mask of the app's may be on by mistake.
  private let hasMask: Bool

  /// Creates the explanation of a conflict in a log.
  ///
  /// - Parameters:
  ///   - file: the path that remarks use.
  ///   - lines: the lines of the log.
  package init(
    _ conflict: LogConflict, file: String, lines: [String], with renderer: Renderer
  ) throws(SceneErrors) {
    self.conflict = conflict
    scene = LogScene(conflict)
    let tree = LogTree(conflict)
    ownership = LogOwnership(conflict, tree)
    let loaded = try LoadedScene(bytes: Array(scene.text.utf8), path: file)
    let laidOut = try renderer.layOut(loaded)
    let subject = LogSubject(file: file, lines: lines, conflict: conflict, scene: scene)
    let issues = try LogFit.issues(laidOut.root, of: conflict, file: file, with: renderer)
    let found = LogFindings(issues, in: laidOut.root, of: subject, ownership)
    findings = found.all
    names = found.names
    let culprits = LogCulprits(conflict, ownership, scene.names, found.trial)
    self.culprits = culprits.words
    hasMask = culprits.hasMask
    notes = Self.notes(conflict, tree, scene.names)
    fit = issues.isEmpty ? try LogFit(conflict, file: file, with: renderer) : nil
  }

  /// The assumptions about margins that the log doesn't list, and about content that scrolls.
  private static func notes(
    _ conflict: LogConflict, _ tree: LogTree, _ names: [(item: LogConstraint.Item, id: String)]
  ) -> [String] {
    let ids = Dictionary(names.map { ($0.item.key, $0.id) }) { first, _ in first }
    func name(_ item: LogConstraint.Item) -> String { "'\(ids[item.key] ?? "a view")'" }
    let places = tree.assumed.map { mask, parent in
      "line \(mask.line) places \(name(mask.first.item)) in its superview, which the log does not "
        + "list; \(name(parent)) is taken here"
    }
    return places + placeholders(conflict)
      + conflict.constraints.flatMap { constraint in
        var notes = constraint.marginSides.compactMap { side -> String? in
          let isListed = LogMargins(of: side.item, in: conflict)
            .determine(side.attribute, isRightToLeft: constraint.isRightToLeft)
          return isListed
            ? nil
            : "line \(constraint.line) depends on the margins of \(name(side.item)), which the log "
              + "does not list; 8 is assumed here"
        }
        if let side = constraint.baselineSide {
          let content = conflict.baselineContent(of: side)
          notes.append(
            "line \(constraint.line) depends on the baseline of \(name(side.item)), which "
              + (content.map { "is taken to be the bottom of \(name($0)) in it" }
                ?? "follows from a text and a font that the log does not list"))
        }
        if constraint.placesContent, let scroll = constraint.bar {
          notes.append(
            "line \(constraint.line) places the content of \(name(scroll)), whose size follows from "
              + "constraints that the log does not list; its frame is taken here")
        }
        if constraint.isInactive {
          notes.append("line \(constraint.line) is not active and takes no part")
        }
        if constraint.isClamped {
          notes.append(
            "a number of line \(constraint.line) is beyond a million, which is taken here")
        }
        return notes
      }
  }

  /// The addresses that views of several of the system's classes have, which nothing but somebody's
  /// placeholders can be.
  private static func placeholders(_ conflict: LogConflict) -> [String] {
    var classes: [String: [String]] = [:]
    var keys: [String] = []
    for item in conflict.constraints.flatMap(\.items) where item.key.hasPrefix("0x") {
      let name = item.className
      guard name.hasPrefix("UI") || name.hasPrefix("_UI") || name.hasPrefix("NS") else { continue }
      if classes[item.key] == nil { keys.append(item.key) }
      if classes[item.key]?.contains(name) != true { classes[item.key, default: []].append(name) }
    }
    let isElided = conflict.constraints.flatMap(\.items).contains {
      $0.key.hasSuffix(LogConstraint.Item.elided)
    }
    let elided = "the addresses are left out; views of one class are taken for one view here"
    return (isElided ? [elided] : [])
      + keys.compactMap { key in
        guard let names = classes[key], names.count > 1 else { return nil }
        return
          "\(key) is the address of \(NameList.both(names)), which are taken for one view here; "
          + "with the log's own addresses they are told apart"
      }
  }

  /// The whole explanation as text, without a final line break.
  package var text: String {
    var lines = (fit.map { [$0.words(conflict)] } ?? []) + answer
    for finding in findings {
      lines.append("\(finding.file):\(finding.line ?? conflict.line): \(finding.message)")
      lines += finding.listing.map(\.text)
    }
    lines += notes.map { "note: \($0)" }
    if let systemLines { lines.append(systemLines) }
    lines.append("names used here:")
    lines += scene.names.map { "  \($0.id) is \($0.item.logText)" }
    if let verdict { lines.append(verdict) }
    if culprits.count > 1 {
      lines.append("other \(fit == nil ? "likely" : "possible") culprits:")
      lines += culprits.dropFirst().map { "  \($0)" }
    }
    return lines.joined(separator: "\n")
  }

  /// Which line was broken; nil if the log doesn't say.
  private var verdict: String? {
    guard let broken = conflict.broken else { return nil }
    let number = conflict.number(of: conflict.constraints[broken])
    guard conflict.isLikened else {
      return "the log says that the constraint on line \(number) was broken"
        + (conflict.isUnlisted ? ", which is not in its list" : "")
    }
    return
      "the log breaks a constraint that is not in its list; line \(number), which reads the same "
      + "but for the addresses, is taken for it"
  }

  /// Which lines nobody can edit; nil if there are none. Masks of the app's views are culprits.
  private var systemLines: String? {
    let system = zip(conflict.constraints, ownership.areEditable)
      .filter { !$0.1 && !ownership.isMaskOfApp($0.0) }.map(\.0)
    guard !system.isEmpty, !conflict.lacksList else { return nil }
    let owner = "\(ownership.framework)'s own, not for editing"
    let isOne = system.count == 1
    if system.count == conflict.constraints.count {
      return isOne ? "the line is \(owner)" : "all lines are \(owner)"
    }
    let numbers = NameList.both(system.map(conflict.number))
    return "\(isOne ? "line" : "lines") \(numbers) \(isOne ? "is" : "are") \(owner)"
  }

  /// The likely culprit, which constraints beat which, and what to do.
  private var answer: [String] {
    var lines: [String] = []
    if let culprit = culprits.first {
      // Where nothing is contradicted it is a guess.
      lines.append("\(fit == nil ? "likely" : "possible") culprit: \(culprit)")
    }
    guard let finding = findings.first else { return lines }
    if let broken = finding.brokenIndex, names.count > 1 {
      let others = names.indices.filter { $0 != broken }.map { names[$0] }
      let shown = others.count > 4 ? Array(others.prefix(3)) + ["\(others.count - 3) more"] : others
      let verb = others.count == 1 ? "beats" : "beat"
      lines.append("in short: \(NameList.both(shown)) \(verb) \(names[broken])")
    }
    if let edit = finding.advice.first?.edit {
      lines.append("a way out\(hasMask ? " if the mask is meant" : ""): \(edit)")
    }
    return lines
  }

  /// The explanation as data; every key is always present.
  package var json: JSON {
    let finding = findings.first
    return .object([
      "line": .int(conflict.line), "message": .optional(finding?.message),
      "constraints": .array(
        zip(conflict.constraints, ownership.areEditable).map {
          .object([
            "id": .optional($0.identifier), "line": .int($0.line), "editable": .bool($1),
          ])
        }),
      "broken": .optional(conflict.broken.map { conflict.constraints[$0].line }),
      "views": .object(scene.names.map { JSON.Member($0.id, .string($0.item.logText)) }),
      "culprits": .array(culprits.map(JSON.string)),
      "notes": .array((notes + (fit.map { [$0.words(conflict)] } ?? [])).map(JSON.string)),
      "diagnostics": .array(findings.map(\.json)),
      "scene": .string(scene.text),
    ])
  }
}

extension LogConstraint.Item {
  /// How a key ends whose address somebody has left out.
  static let elided = ":0x\u{2026}"

  /// The item as written in the log.
  fileprivate var logText: String {
    let name = className.isEmpty ? key : key.hasPrefix("0x") ? "\(className):\(key)" : key
    return name + (label.map { key.hasPrefix("0x") ? " '\($0)'" : "" } ?? "")
  }
}

/// A log as the subject of remarks: its lines state the constraints.
struct LogSubject: LayoutSubject {
  let file: String
  let lines: [String]
  let conflict: LogConflict
  let scene: LogScene

  var name: String { file }
  var title: String? { nil }
  var author: String { "the developer" }
  var host: String { "the window or cell" }
  /// UIKit lists the constraints in an order of its own.
  var knowsOrder: Bool { false }
  var places: [String: Place] { [:] }

  /// The texts in a log don't name fonts.
  func fontUses(_ root: View) -> [FontUse] { [] }

  func constraint(_ index: Int) -> ConstraintSource? {
    guard let member = scene.member(index) else { return nil }
    let constraint = conflict.constraints[member]
    return ConstraintSource(
      id: constraint.identifier ?? constraint.source, place: constraint.place)
  }

  func line(_ place: Place) -> SourceLine {
    lines.indices.contains(place.line - 1) ? SourceLine(lines[place.line - 1]) : ""
  }

  /// Cures are written in the notation of scenes, as logs have none for edits.
  func edited(_ constraint: LayoutConstraint, by edit: ConstraintEdit) -> String? {
    ConstraintNotation(constraint).edited(by: edit)
  }

  func diagnostic(
    _ severity: Diagnostic.Severity, _ code: Diagnostic.Code, _ message: String, at place: Place?,
    hint: Hint?
  ) -> Diagnostic {
    Diagnostic(
      severity: severity, code: code, message: message, file: file, place: place, hint: hint)
  }
}
