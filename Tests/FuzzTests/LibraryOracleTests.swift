import Documents
import Foundation
import Localization
import Rendering
import Testing

/// What our own code reads, compared with what established libraries read: Babel, Python's json,
/// ruamel.yaml. `Scripts/libraries-nightly.sh` makes new cases.
@Suite("Comparison with other libraries")
struct LibraryOracleTests {
  private static var cases: [[String: Any]] {
    let stored = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "LibraryOracle/cases.jsonl").path
    let path = ProcessInfo.processInfo.environment["LIBRARY_ORACLE"] ?? stored
    let lines = (try? String(contentsOfFile: path, encoding: .utf8))?.split(separator: "\n") ?? []
    return lines.compactMap {
      try? JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any]
    }
  }

  private func cases(_ kind: String) -> [[String: Any]] {
    let found = Self.cases.filter { $0[kind] != nil }
    #expect(found.count > 10)
    return found
  }

  @Test("Plural categories are those of the CLDR, as in Babel")
  func plurals() throws {
    for test in cases("plural") {
      let locale = try #require(test["plural"] as? String)
      for (number, category) in try #require(test["is"] as? [String: String]) {
        let found = PluralCategory.of(try #require(Double(number)), locale: locale)
        #expect(found.rawValue == category, "\(number) in \(locale)")
      }
    }
  }

  @Test("JSON is accepted and read as by Python's json")
  func json() throws {
    for test in cases("json") {
      let text = try #require(test["json"] as? String)
      let value = try? JSON(parsing: Array(text.utf8))
      #expect(value?.oracleText == test["is"] as? String, "\(text)")
    }
  }

  @Test("YAML is read as by ruamel.yaml")
  func yaml() throws {
    for test in cases("yaml") {
      let text = try #require(test["yaml"] as? String)
      // Input that only libyaml refuses has no value to compare.
      guard let value = try? PlainValue.read(bytes: Array(text.utf8), path: "") else { continue }
      #expect(value.oracleText == test["is"] as? String, "\(text)")
    }
  }
}

private func hexadecimal(_ bytes: some Sequence<UInt8>) -> String {
  bytes.map { byte in
    let digits = String(byte, radix: 16)
    return digits.count == 1 ? "0\(digits)" : digits
  }.joined()
}

private func hexadecimal(_ number: Double) -> String {
  let bits = (number + 0).bitPattern
  return hexadecimal((0..<8).map { UInt8(truncatingIfNeeded: bits >> (56 - 8 * UInt64($0))) })
}

extension JSON {
  fileprivate var oracleText: String {
    switch self {
    case .null: "n"
    case .bool(let flag): flag ? "t" : "f"
    case .int(let number): "d" + hexadecimal(Double(number))
    case .number(let number): "d" + hexadecimal(number)
    case .string(let text): "s" + hexadecimal(text.utf8)
    case .array(let items): "[" + items.map { "\($0.oracleText)," }.joined() + "]"
    case .object(let members):
      "{" + members.map { "\(hexadecimal($0.key.utf8)):\($0.value.oracleText)," }.joined() + "}"
    }
  }
}

extension PlainValue {
  fileprivate var oracleText: String {
    switch self {
    case .null: "n"
    case .flag(let flag): flag ? "t" : "f"
    case .number(let number): "d" + hexadecimal(number)
    case .text(let text): "s" + hexadecimal(text.utf8)
    case .list(let items): "[" + items.map { "\($0.oracleText)," }.joined() + "]"
    case .table(let entries):
      "{" + entries.map { "\(hexadecimal($0.key.utf8)):\($0.value.oracleText)," }.joined() + "}"
    }
  }
}
