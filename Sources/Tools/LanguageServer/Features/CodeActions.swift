import Documents
package import Rendering
import Scenes
import Workspace

extension OpenDocument {
  /// Returns quick fixes for the findings in a range, which are tried only now.
  ///
  /// Findings of an earlier text have no fixes, because their places may have moved.
  func codeActions(
    in range: TextRange, _ options: WorkspaceOptions, renderer: Renderer?
  ) -> JSON {
    let bytes = buffer.bytes(of: range)
    var fixes = QuickFixes(self, options, renderer: renderer)
    var actions: [JSON] = []
    for finding in findings
    where finding.range.lowerBound <= bytes.upperBound
      && bytes.lowerBound <= finding.range.upperBound
    {
      for (place, fix) in fixes.fixes(of: finding.remark).enumerated() {
        let title = fix.title.prefix(1).uppercased() + fix.title.dropFirst()
        actions.append(
          .object([
            "title": .string(title), "kind": .string("quickfix"),
            "diagnostics": .array([json(finding)]), "isPreferred": .bool(place == 0),
            "edit": workspaceEdit(fix),
          ]))
      }
    }
    return .array(actions)
  }

  /// Returns a fix in the protocol's form; the edits of other files are counted in their texts.
  private func workspaceEdit(_ fix: Fix) -> JSON {
    .object([
      "changes": .object(
        fix.files.map { file in
          let buffer = file == path ? buffer : TextBuffer(bytes: fileBytes(file))
          let source = SourceFile(path: file, bytes: buffer.bytes)
          let edits = fix.edits.filter { $0.file == file }.map { edit in
            let start = source.offset(line: edit.line, column: edit.column)
            let end = source.offset(line: edit.endLine, column: edit.endColumn)
            return buffer.json(TextEdit(start..<max(start, end), edit.text))
          }
          return .init(file == path ? uri : DocumentURI.uri(ofPath: file), .array(edits))
        })
    ])
  }

  private func fileBytes(_ file: String) -> [UInt8] {
    files.tracing { (try? FileBytes.read(file, within: project.reach)) ?? [] }.result
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
