import Documents
import Rendering

/// A `report.json` that cannot be read, described by a lowercase clause.
package struct ReportError: Error, Hashable, Sendable, CustomStringConvertible {
  package let description: String

  /// Makes an error from a clause.
  package init(_ description: String) { self.description = description }
}

extension Report {
  /// Reads what `fileText` writes.
  package init(bytes: [UInt8]) throws(ReportError) {
    let json: JSON
    do {
      json = try JSON(parsing: bytes)
    } catch {
      throw ReportError("it contains \(error); was it written completely?")
    }
    guard let version = json["version"]?.integer else { throw ReportError("it is not a report") }
    guard version == Self.formatVersion else {
      throw ReportError("its format is version \(version), not \(Self.formatVersion)")
    }
    guard var report = Self.table.read(json, into: Report(checks: [])) else {
      throw ReportError("it is not a report")
    }
    for item in json["checks"]?.items ?? [] {
      guard let check = Check(json: item, after: report.checks.last) else {
        throw ReportError("one of its checks is not valid")
      }
      // A report may come from anyone, and its names are used as paths.
      do {
        for name in [check.scene] + check.files.all { _ = try InnerPath(name) }
      } catch {
        throw ReportError("\(error)")
      }
      report.checks.append(check)
    }
    self = report
  }
}

extension Check {
  /// Reads a check. A check of the same scene as the previous one shares its scene object.
  fileprivate init?(json: JSON, after previous: Check?) {
    guard let name = json["scene"]?.string, let source = json["source"]?.string else { return nil }
    let own = CheckedScene(name: name, source: source, title: json["title"]?.string)
    let subject = previous.flatMap { $0.subject == own ? $0.subject : nil } ?? own
    let blank = Check(index: 0, subject: subject, variant: "", scale: 1)
    guard let check = Self.table.read(json, into: blank) else { return nil }
    self = check
  }
}
