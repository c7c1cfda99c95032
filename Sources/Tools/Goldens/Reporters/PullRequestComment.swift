import Documents

/// A report as a Markdown comment on a pull or merge request: what changed, grouped by cause,
/// with pictures and the commands that approve it.
///
/// Equal reports give equal bytes, and the first line is a mark that lets a script find and
/// update the comment of an earlier run.
package struct PullRequestComment: Sendable {
  /// Distinguishes several comments on one request, such as by a project or a platform.
  package var name: String
  /// The prefix of the pictures' paths in links, with its trailing `/`; nil leaves pictures out.
  package var pictures: String?
  /// The maximum size of the comment in UTF-8 bytes; GitHub accepts 65,536 characters.
  package var limit: Int
  /// Maps a picture's path below the report to a link, so that pictures can be attached under
  /// other names.
  package var link: @Sendable (String) -> String
  /// Whether a reply of `/alrender approve` approves, as a workflow of the repository has it.
  package var takesReplies = false

  /// Describes a comment.
  package init(
    name: String = "alrender", pictures: String? = "", limit: Int = 65_000,
    link: @escaping @Sendable (String) -> String = { $0 }
  ) {
    (self.name, self.pictures, self.limit, self.link) = (name, pictures, limit, link)
  }

  /// The number of checks per cause that are shown at once.
  private static let shown = 1
  /// The number of further checks that can be unfolded, with their pictures.
  private static let unfolded = 8
  /// The number of further checks that are named.
  private static let named = 40
  /// The maximum width of a thumbnail, in CSS pixels.
  private static let widest = 220.0

  /// Returns the mark on the first line: an HTML comment, which readers don't see.
  package static func mark(_ name: String) -> String {
    let plain = name.unicodeScalars.map { scalar in
      let isPlain =
        ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
        || ("0"..."9").contains(scalar) || "._".unicodeScalars.contains(scalar)
      return isPlain ? String(scalar) : "_"
    }
    return "<!-- alrender comment \(plain.joined()) -->"
  }

  /// Returns the Markdown.
  package func text(_ report: Report) -> String {
    var text = Self.mark(name) + "\n" + headline(report)
    let groups = report.groups
    let headlines = Set(groups.map(\.cause))
    let end = closing(report)
    let reserve = end.utf8.count + 200
    for (position, group) in groups.enumerated() {
      let room = limit - reserve - text.utf8.count
      var section = section(group, of: report, besides: headlines)
      // A cause without its pictures and checks says more than none.
      if section.utf8.count > room { section = brief(group, of: report, within: room) }
      if section.utf8.count > room {
        let left = groups[position...]
        let checks = left.reduce(0) { $0 + $1.checks.count }
        text += "\nThe report has \(Self.count(left.count, "more cause")) with "
        text += "\(Self.count(checks, "check")); this comment has no room for them.\n"
        break
      }
      text += section
    }
    return text + end
  }

  /// Returns the pictures that the comment shows, as paths below the report's folder, in order.
  package func shownPictures(_ report: Report) -> [String] {
    guard pictures != nil else { return [] }
    return report.groups.flatMap { group in
      group.checks.prefix(Self.shown + Self.unfolded).flatMap { position in
        let files = report.checks[position].files
        return [files.expectedPicture, files.actualPicture, files.pictureDifference]
          .compactMap(\.self)
      }
    }
  }

  private func headline(_ report: Report) -> String {
    let title = name == "alrender" ? "" : "\(Escape.markdown(name)): "
    let failures = report.failures.count
    guard failures > 0 else {
      return "### ✅ \(title)\(Self.count(report.checks.count, "layout")) as recorded\n"
    }
    let unread = report.count(.failed)
    if unread == report.checks.count { return "### ❌ \(title)nothing could be compared\n" }
    let (differing, total) = (failures - unread, Self.count(report.checks.count, "layout"))
    let parts = [
      differing == 0
        ? nil
        : "\(differing) of \(total) \(differing == 1 ? "differs" : "differ") from the goldens",
      unread == 0
        ? nil : "\(unread)\(differing == 0 ? " of \(total)" : "") could not be compared",
    ]
    return "### ❌ \(title)\(parts.compactMap(\.self).joined(separator: ", "))\n"
  }

  private func section(
    _ group: CauseGroup, of report: Report, besides headlines: Set<Cause>
  ) -> String {
    let checks = group.checks.map { report.checks[$0] }
    var lines = ["", title(group, of: report), ""]
    let explanation =
      FailureText(results: "").explanation(
        checks[0].failing(for: group.cause, besides: headlines), besides: group.cause)
      + FailureText.others(checks, besides: headlines)
    lines += rows(checks.prefix(Self.shown))
    if !explanation.isEmpty {
      lines += [""] + explanation.map { "- \(Escape.markdown($0))" }
    }
    let others = checks.dropFirst(Self.shown)
    if !others.isEmpty {
      lines += ["", "<details><summary>\(others.count) more</summary>", ""]
      lines += rows(others.prefix(Self.unfolded))
      let names = others.dropFirst(Self.unfolded)
      lines += [""] + names.prefix(Self.named).map { "- \(Self.code($0.name))" }
      if names.count > Self.named { lines.append("- and \(names.count - Self.named) more") }
      lines += ["", "</details>"]
    }
    lines += command(checks, of: report)
    return lines.joined(separator: "\n") + "\n"
  }

  private func title(_ group: CauseGroup, of report: Report) -> String {
    let found = group.place(in: report).map { "\($0.file)\($0.line.map { ":\($0)" } ?? "")" }
    let place = found.map { " in <code>\(Escape.markdown($0))</code>" } ?? ""
    return "#### \(Escape.markdown(group.cause.words))\(place)\(group.countWords)"
  }

  private func command(_ checks: [Check], of report: Report) -> [String] {
    FailureText.approveCommand(checks, of: report).map {
      ["", Escape.fenced($0, language: "sh")]
    } ?? []
  }

  /// Returns as much of a cause as there is room for: its title, the names of its checks, and the command
  /// where it fits.
  private func brief(_ group: CauseGroup, of report: Report, within room: Int) -> String {
    let checks = group.checks.map { report.checks[$0] }
    let end = (command(checks, of: report) + [""]).joined(separator: "\n")
    var text = ["", title(group, of: report), "", ""].joined(separator: "\n")
    let tail = end.utf8.count + text.utf8.count + 40 > room ? "" : end
    var count = 0
    for check in checks {
      let line = "- \(Self.code(check.name))\n"
      guard text.utf8.count + line.utf8.count + tail.utf8.count + 40 <= room else { break }
      text += line
      count += 1
    }
    if count < checks.count { text += "- and \(checks.count - count) more\n" }
    return text + tail
  }

  /// Returns a table of checks with their pictures, or a list if none has any.
  private func rows(_ checks: some Collection<Check>) -> [String] {
    let hasPictures = checks.contains { check in
      !cells(check).allSatisfy(\.isEmpty)
    }
    guard hasPictures else { return checks.map { "- \(Self.code($0.name))" } }
    return ["| | recorded | now | difference |", "|---|---|---|---|"]
      + checks.map { "| \(Self.code($0.name)) | \(cells($0).joined(separator: " | ")) |" }
  }

  private func cells(_ check: Check) -> [String] {
    let files = check.files
    return [
      image(files.expectedPicture, "recorded", of: check),
      image(files.actualPicture, "now", of: check),
      image(files.pictureDifference, "difference", of: check),
    ]
  }

  private func image(_ path: String?, _ words: String, of check: Check) -> String {
    guard let path, let pictures else { return "" }
    let pixels = check.picture.map { Double(max($0.expectedSize.width, $0.actualSize.width)) }
    let points = pixels.map { $0 / max(check.scale, 1) } ?? Self.widest
    let width = Int(min(points, Self.widest).rounded())
    let source = Escape.attribute(pictures + Escape.urlPath(link(path)))
    return "<img src=\"\(source)\" width=\"\(max(width, 1))\" "
      + "alt=\"\(Self.cell(Escape.attribute("\(check.name), \(words)")))\">"
  }

  private func closing(_ report: Report) -> String {
    var lines: [String] = []
    let notes = report.environment + (report.toleranceNote.map { [$0] } ?? [])
    if !notes.isEmpty { lines += [""] + notes.map { "> \(Escape.markdown($0))" } }
    if report.failures.contains(where: { FailureText.approveCommand($0) != nil }) {
      lines += [
        "",
        "The commands approve what the last `alrender verify` on your machine found; to use the "
          + "report of this run, add `--from` and its folder.",
      ]
      if takesReplies {
        lines += [
          "",
          "Or reply `/alrender approve`, or `/alrender approve REGEX` for the checks whose names match: "
            + "the goldens are recorded and pushed for whoever may write here.",
        ]
      }
    }
    return lines.isEmpty ? "" : lines.joined(separator: "\n") + "\n"
  }

  /// Returns a name in a monospaced font.
  private static func code(_ name: String) -> String { "<code>\(Escape.markdown(name))</code>" }

  /// Returns an attribute's value for a table cell, which a vertical bar would end.
  private static func cell(_ value: String) -> String {
    value.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "&#124;")
  }

  private static func count(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
