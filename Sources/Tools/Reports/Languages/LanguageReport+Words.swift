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
            "translation": .string($0.translation),
          ])
        }),
      "plurals": .array(
        plurals.map {
          .object([
            "key": .string($0.key), "missing": .array($0.missing.map { .string($0.rawValue) }),
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
        plurals.map { "\($0.key)  lacks \($0.missing.map(\.rawValue).joined(separator: ", "))" }
      ),
      ("too long", tooLong.map { "\($0.screen) \($0.view)  '\($0.text)' \($0.words)" }),
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
    "\(key)\(form.map { " (\($0))" } ?? "")  '\(source)' became '\(translation)'"
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
    return width.rounded(.up) > available.rounded(.down)
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
