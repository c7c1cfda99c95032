package import Documents

/// A finding of an audit that a scene accepts, with the reason.
package struct SceneWaiver: Hashable, Sendable {
  /// The code of the finding.
  package var code = Diagnostic.Code.contrast
  /// The id of the view; nil for all views.
  package var view: String?
  /// The reason, for people.
  package var why = ""
  /// Where it is stated.
  package internal(set) var place: Place?

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
      Field("why", .string(), "The reason, for people.", \.why),
    ])
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
