import Foundation
import Testing

/// Where the roads differ, and why: `Differences.txt`.
enum Ledger {
  /// The differences by the name of a document or of a kind of control, in order.
  static let differences: [String: [String]] = {
    var found: [String: [String]] = [:]
    for row in rows { found[row.subject, default: []].append(row.difference) }
    return found
  }()

  /// The rows of the file: `subject: difference`, and the reason on the next line.
  static let rows: [(subject: String, difference: String, reason: String)] = {
    let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Differences.txt")
    let text = (try? String(contentsOf: path, encoding: .utf8)) ?? ""
    let lines = text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map(String.init)
    return stride(from: 0, to: lines.count, by: 2).map { index in
      let parts = lines[index].split(separator: ":", maxSplits: 1).map(String.init)
      let reason = index + 1 < lines.count ? lines[index + 1] : ""
      return (
        parts[0], (parts.last ?? "").trimmingCharacters(in: .whitespaces),
        reason.hasPrefix("  ") ? reason.trimmingCharacters(in: .whitespaces) : ""
      )
    }
  }()
}

@Suite("Differences of roads") struct LedgerTests {
  @Test("Every difference has a reason")
  func reasons() {
    #expect(Ledger.rows.count > 10)
    for row in Ledger.rows { #expect(row.reason.count > 10, "\(row.subject): \(row.difference)") }
  }
}
