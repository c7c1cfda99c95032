import Documents
package import Rendering

/// Findings in the Static Analysis Results Interchange Format 2.1.0 (OASIS), which GitHub code
/// scanning, Azure and editors read.
package enum SARIFReporter {
  /// Returns the document.
  ///
  /// - Parameter version: the program's semantic version.
  package static func document(_ findings: [CodeFinding], version: String) -> JSON {
    var rules: [CodeFinding.Rule] = []
    for finding in findings where !rules.contains(finding.rule) { rules.append(finding.rule) }
    let driver = JSON.object([
      "name": .string("alrender"), "semanticVersion": .string(version),
      "rules": .array(
        rules.map { rule in
          .object([
            "id": .string(rule.id),
            "shortDescription": .object(["text": .string(words(rule.id))]),
          ])
        }),
    ])
    let results = zip(findings, CodeFinding.fingerprints(of: findings)).map { finding, print in
      result(finding, fingerprint: print, rule: rules.firstIndex(of: finding.rule) ?? 0)
    }
    return .object([
      "$schema": .string("https://json.schemastore.org/sarif-2.1.0.json"),
      "version": .string("2.1.0"),
      "runs": .array([
        .object([
          "tool": .object(["driver": driver]),
          "columnKind": .string("unicodeCodePoints"),
          "results": .array(results),
        ])
      ]),
    ])
  }

  /// Returns a rule's name in words: `missing glyph` for `missingGlyph`.
  private static func words(_ rule: String) -> String {
    rule.unicodeScalars.map { scalar in
      if scalar == "." { return " " }
      return ("A"..."Z").contains(scalar) ? " \(scalar.properties.lowercaseMapping)" : "\(scalar)"
    }.joined()
  }

  private static func result(
    _ finding: CodeFinding, fingerprint: String, rule: Int
  ) -> JSON {
    .object([
      "ruleId": .string(finding.rule.id), "ruleIndex": .int(rule),
      "level": .string(finding.severity.rawValue),
      "message": .object(["text": .string(finding.message)]),
      "locations": .array(location(finding).map { [$0] } ?? []),
      "partialFingerprints": .object(["alrender/v1": .string(fingerprint)]),
    ])
  }

  private static func location(_ finding: CodeFinding) -> JSON? {
    guard !finding.file.isEmpty else { return nil }
    var artifact: [JSON.Member] = []
    if finding.file.hasPrefix("/") {
      artifact.append(JSON.Member("uri", .string("file://" + Escape.urlPath(finding.file))))
    } else {
      artifact.append(JSON.Member("uri", .string(Escape.urlPath(finding.path))))
      artifact.append(JSON.Member("uriBaseId", .string("%SRCROOT%")))
    }
    var place = [JSON.Member("artifactLocation", .object(artifact))]
    if let line = finding.line {
      var region = [JSON.Member("startLine", .int(line))]
      if let column = finding.column { region.append(JSON.Member("startColumn", .int(column))) }
      place.append(JSON.Member("region", .object(region)))
    }
    return .object(["physicalLocation": .object(place)])
  }
}
