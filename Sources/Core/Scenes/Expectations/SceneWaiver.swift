package import Documents

/// A finding of an audit that a scene or document accepts, with the reason.
package struct SceneWaiver: Hashable, Sendable {
  /// The code of the finding.
  package var code = Diagnostic.Code.contrast
  /// The id of the view; nil for all views.
  package var view: String?
  /// The reason, for people.
  package var why = ""
  /// Where it is stated.
  package internal(set) var place: Place?
  /// Whether nothing else is stated at that place.
  package internal(set) var isAlone = true

  /// Makes a waiver of contrast without a reason.
  init() {}

  /// Reads a line of a document's note, such as `waive contrast: a picture of a trademark`; nil for
  /// words of another kind.
  ///
  /// - Parameters:
  ///   - view: the view with the note; nil for the outermost, whose waivers cover all views.
  ///   - isAlone: whether the note says nothing else.
  package init?(
    note line: String, view: String?, at place: Place, isAlone: Bool
  ) throws(WaiverFault) {
    let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let words = parts[0].split(separator: " ")
    guard words.count == 2, words[0].lowercased() == "waive" else { return nil }
    guard let code = Self.codes.first(where: { $0.rawValue == words[1] }) else {
      throw WaiverFault(
        place: place, clause: .unknownWord(String(words[1]), "code", Self.codes.map(\.rawValue)))
    }
    let why = parts.count > 1 ? parts[1].drop { $0 == " " } : ""
    guard !why.isEmpty else { throw WaiverFault(place: place, clause: .noReason) }
    (self.code, self.view, self.why) = (code, view, String(why))
    (self.place, self.isAlone) = (place, isAlone)
  }

  /// Whether the waiver accepts a finding: about its view, or about what that view makes, such as the
  /// parts of a copy and the rows of a list.
  package func covers(_ finding: Diagnostic) -> Bool {
    guard code == finding.code else { return false }
    guard let view else { return true }
    return finding.view.map { $0 == view || $0.hasPrefix(view + ".") } ?? false
  }

  /// The codes of an audit, in the order of the format.
  package static let codes: [Diagnostic.Code] = [
    .contrast, .smallTarget, .overlappingTargets, .fixedTextSize, .clippedAtTextSize, .noLabel,
    .labelRepeatsTrait, .fileNameAsLabel, .duplicateLabel, .readingOrder, .colorAlone, .motion,
    .textInPicture, .notRead,
  ]

  static let table = ObjectTable<SceneWaiver>(
    "waive", required: ["code", "why"],
    [
      Field("code", .auditCode, "The code of the finding: `contrast`, `smallTarget` ...", \.code),
      Field("view", .viewOfScene, "The view that it is about; default all views.", \.view),
      Field("why", .reason, "The reason, for people.", \.why),
    ])
}

/// A waiver in a document's note that can't be read.
package struct WaiverFault: Error {
  /// Where the note is.
  package let place: Place
  /// What is wrong.
  package let clause: Clause
}

extension Clause {
  /// A waiver has no reason.
  static let noReason = Clause(
    .invalidValue, "a waiver needs a reason", hint: "say why the finding is accepted")
}

extension Shape where Value == Diagnostic.Code {
  /// The code of a finding of an audit.
  fileprivate static var auditCode: Shape {
    let words = SceneWaiver.codes.map(\.rawValue)
    return Shape(.choice(words), encode: { code, _ in .word(code.rawValue) }) { node, decoder in
      guard let word = decoder.string(node) else { return nil }
      return SceneWaiver.codes.first { $0.rawValue == word }
        ?? decoder.fail(.unknownWord(word, "code", words), at: node)
    }
  }
}

extension Shape where Value == String {
  /// Words that aren't blank.
  fileprivate static var reason: Shape {
    let text = Shape.string()
    return Shape(text.schema, encode: text.encode) { node, decoder in
      guard let why = text.decode(node, decoder) else { return nil }
      return why.allSatisfy(\.isWhitespace) ? decoder.fail(.noReason, at: node) : why
    }
  }
}

extension Shape where Value == [SceneWaiver] {
  /// A list of waivers with their places.
  static var waivers: Shape {
    let stated = Shape<SceneWaiver>.object(SceneWaiver.table, SceneWaiver())
    let item = Shape<SceneWaiver>(stated.schema, encode: stated.encode) {
      node, decoder -> SceneWaiver? in
      let document = decoder.document
      if document.shape(of: node) == .mapping {
        let keys = document.entries(of: node).map { document.text(of: $0.key) }
        if let missing = SceneWaiver.table.required.first(where: { !keys.contains($0) }) {
          return decoder.fail(.missingKey(missing, in: "waiver"), at: node)
        }
      }
      return stated.decode(node, decoder)
    }.located
    return Shape<[Located<SceneWaiver>]>.list(of: item).map { list in
      list.map { found in
        var waiver = found.value
        waiver.place = found.place
        return waiver
      }
    } back: { waivers in
      waivers.map { Located($0, at: $0.place ?? Place(line: 1, column: 1)) }
    }
  }
}
