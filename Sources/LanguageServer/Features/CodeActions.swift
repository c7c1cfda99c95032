import Documents
package import Rendering

extension OpenDocument {
  /// Returns quick fixes for the findings in a range.
  ///
  /// Findings of an earlier text have no fixes, because their places may have moved.
  package func codeActions(in range: TextRange) -> JSON {
    let bytes = buffer.bytes(of: range)
    let builder = FindingBuilder(self)
    var actions: [JSON] = []
    for finding in findings
    where finding.range.lowerBound <= bytes.upperBound
      && bytes.lowerBound <= finding.range.upperBound
    {
      for fix in builder.fixes(of: finding) {
        actions.append(
          .object([
            "title": .string(fix.title), "kind": .string("quickfix"),
            "diagnostics": .array([json(finding)]), "isPreferred": .bool(fix.isPreferred),
            "edit": workspaceEdit(fix.edits),
          ]))
      }
    }
    return .array(actions)
  }

  /// Returns edits of this document in the protocol's form.
  func workspaceEdit(_ edits: [TextEdit]) -> JSON {
    .object([
      "changes": .object([.init(uri, .array(edits.map(buffer.json)))])
    ])
  }

  /// Returns a finding as a diagnostic of the protocol.
  package func json(_ finding: DocumentFinding) -> JSON {
    let severity =
      switch finding.remark.severity {
      case .error: 1
      case .warning: 2
      case .note: 3
      }
    let related = finding.related.map { related -> JSON in
      let range = related.place.map { place in
        related.path == path
          ? buffer.range(buffer.bytes(of: place))
          : TextRange(
            start: TextPosition(line: place.line - 1, character: place.column - 1),
            end: TextPosition(line: place.line - 1, character: place.column - 1 + place.length))
      }
      let start = TextPosition(line: 0, character: 0)
      let target = related.path == path ? uri : DocumentURI.uri(ofPath: related.path)
      return .object([
        "location": .object([
          "uri": .string(target), "range": (range ?? TextRange(start: start, end: start)).json,
        ]),
        "message": .string(related.message),
      ])
    }
    return .object([
      "range": buffer.json(finding.range), "severity": .int(severity),
      "code": .string(finding.remark.code.rawValue), "source": .string("alrender"),
      "message": .string(finding.message), "relatedInformation": .array(related),
    ])
  }
}
