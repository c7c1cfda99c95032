import Documents
import Localization
package import Rendering

extension LanguageReport {
  /// The report in the form of `alrender localize --format json`.
  package var json: JSON {
    func entries(_ entries: [Entry], shown: Bool = true) -> JSON {
      .array(
        entries.map { entry in
          .object(
            [.init("key", .string(entry.key)), .init("file", .string(entry.file))]
              + (shown ? [.init("shown", .string(entry.shown))] : []))
        })
    }
    return .object([
      "locale": .string(locale), "missing": entries(missing), "untranslated": entries(untranslated),
      "review": entries(review), "outdated": entries(outdated), "notInSource": entries(strays),
      "unread": .array(unread.map { .string($0) }), "unused": entries(unused, shown: false),
      "formats": .array(
        formats.map {
          .object([
            "key": .string($0.key), "form": .optional($0.form), "source": .string($0.source),
            "translation": .string($0.translation), "file": .string($0.file),
          ])
        }),
      "plurals": .array(
        plurals.map {
          .object([
            "key": .string($0.key), "part": .optional($0.part),
            "missing": .array($0.missing.map(JSON.string)), "file": .string($0.file),
          ])
        }),
      "repeated": .array(
        repeated.map {
          .object([
            "key": .string($0.key), "shown": .string($0.shown), "lost": .string($0.lost),
            "file": .string($0.file),
          ])
        }),
      "outside": .array(
        outside.map {
          .object([
            "screen": .string($0.screen), "view": .string($0.view), "key": .optional($0.key),
            "text": .string($0.text), "distance": .number($0.distance),
          ])
        }),
      "tooLong": .array(tooLong.map(\.json)),
    ])
  }

  /// The report as lines for people: a heading, and a line for each entry.
  package var text: String {
    func line(_ entry: Entry) -> String { "\(entry.key)  '\(entry.shown)'  \(entry.file)" }
    let parts: [(String, [String])] = [
      (isSource ? "without a text, which translations have" : "missing", missing.map(line)),
      ("untranslated", untranslated.map(line)), ("to review", review.map(line)),
      ("older than the source", outdated.map(line)), ("formats", formats.map(\.text)),
      (
        "plurals",
        plurals.map {
          "\($0.key)\($0.part.map { " (\($0))" } ?? "")  lacks \($0.words)  \($0.file)"
        }
      ),
      (
        "twice in a file",
        repeated.map { "\($0.key)  '\($0.shown)' is shown, '\($0.lost)' is lost  \($0.file)" }
      ),
      ("too long", tooLong.map { "\($0.screen) \($0.view)  '\($0.text)' \($0.words)" }),
      ("off the screen", outside.map { "\($0.screen) \($0.view)  '\($0.text)' \($0.words)" }),
      ("not in the source", strays.map(line)),
      ("read by no scene, so that screens show the source's texts", unread),
    ]
    let lines = parts.filter { !$0.1.isEmpty }.flatMap { title, lines in
      ["  \(title) (\(lines.count))"] + lines.map { "    \(Escape.line($0))" }
    }
    let title = locale + (isSource ? ", the source" : base.map { ", beside \($0)" } ?? "")
    return ([title] + (lines.isEmpty ? ["  nothing to do"] : lines)).joined(separator: "\n") + "\n"
  }
}

extension LanguageReport.FormatFault {
  fileprivate var text: String {
    "\(key)\(form.map { " (\($0))" } ?? "")  '\(source)' became '\(translation)'  \(file)"
  }
}

extension LanguageReport.Outside {
  /// A clause that says where the text ends.
  var words: String {
    let points = max(1, Int(distance.rounded()))
    return "ends \(points) point\(points == 1 ? "" : "s") beyond the edge"
  }
}

extension LanguageReport.LongText {
  /// A clause about the text: how long it is, and what fits.
  package var words: String {
    let fitting = "\(fits) character\(fits == 1 ? " fits" : "s fit")"
    let others = variants.count > 1 ? ", in \(variants.joined(separator: ", "))" : ""
    return "\(need), \(room): \(fitting)\(others)"
  }

  /// What the text needs.
  var need: String {
    let count = text.split(separator: "\n", omittingEmptySubsequences: false).count
    // Of a text of several lines it may be the width at which it wraps.
    return width.rounded(.up) > available.rounded(.down) && width > 0.8 * available * Double(lines)
      ? "is \(Int(width.rounded(.up))) wide\(lines > 1 ? " on one line" : "")"
      : count > lines ? "has \(count) lines" : "needs more lines"
  }

  /// What it has.
  var room: String {
    let width = Int(available.rounded(.down))
    return lines > 1 ? "there are \(lines) lines of \(width)" : "there is one line of \(width)"
  }

  fileprivate var json: JSON {
    .object([
      "scene": .string(scene), "view": .string(view), "key": .optional(key), "text": .string(text),
      "width": .number(width), "available": .number(available), "lines": .int(lines),
      "fits": .int(fits), "variants": .array(variants.map { .string($0) }),
    ])
  }
}
