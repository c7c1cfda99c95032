package import Documents

/// Maps findings to the text of a document.
package struct FindingBuilder {
  private let document: OpenDocument

  /// Prepares to map findings to a document in its current state.
  package init(_ document: OpenDocument) { self.document = document }

  /// Returns findings for the errors of a text or of the files it names, or for what a check
  /// found.
  package func findings(_ found: [Diagnostic]) -> [DocumentFinding] {
    found.map { found in
      var finding = finding(found)
      finding.related += found.constraints.compactMap { constraint in
        constraint.line.map { line in
          DocumentFinding.Related(
            path: document.path, place: wholeLine(line), message: constraint.description)
        }
      }
      return finding
    }
  }

  private func finding(_ remark: Diagnostic) -> DocumentFinding {
    guard remark.file == document.path else {
      // An error in another file is shown where this document names that file.
      var finding = DocumentFinding(remark: remark, range: mention(of: remark.file))
      finding.related = [
        DocumentFinding.Related(path: remark.file, place: remark.place, message: remark.message)
      ]
      return finding
    }
    let range = remark.place.map(document.buffer.bytes(of:)) ?? document.buffer.lineRange(0)
    return DocumentFinding(remark: remark, range: range)
  }

  private func mention(of path: String) -> Range<Int> {
    let found = document.symbols.occurrences.first { occurrence in
      occurrence.symbol.kind == .file
        && DocumentURI.path(occurrence.symbol.name, beside: document.path) == path
    }
    return found?.range ?? document.buffer.lineRange(0)
  }

  /// Returns the place of a line's text.
  private func wholeLine(_ line: Int) -> Place {
    let range = document.buffer.lineRange(line - 1)
    let text = document.buffer.text(range).unicodeScalars
    let indent = text.prefix { $0 == " " || $0 == "-" }.count
    return Place(line: line, column: indent + 1, length: text.count - indent)
  }
}
