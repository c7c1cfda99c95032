package import Rendering

extension Explanation {
  /// The explanation as `explain --format json` prints it; every key is always present except
  /// `untriedLosses`, which is present if it isn't 0.
  package var json: JSON {
    var members = [
      JSON.Member("view", .string(view)), JSON.Member("attribute", .string(attribute)),
      JSON.Member("value", .number(value)), JSON.Member("terms", .array(terms.map(\.json))),
      JSON.Member("lost", .array(lost.map(\.json))),
    ]
    if untriedLosses > 0 { members.append(JSON.Member("untriedLosses", .int(untriedLosses))) }
    return .object(members)
  }
}

extension Explanation.Term {
  fileprivate var json: JSON {
    .object([
      "constraint": .optional(constraint), "description": .string(description),
      "file": .optional(source?.file), "line": .optional(source?.line),
      "contribution": .number(contribution),
      "sensitivity": .number(sensitivity),
      "heldBy": .array(heldBy.map { .string($0.name) }),
    ])
  }
}

extension Explanation.Loss {
  fileprivate var json: JSON {
    .object([
      "constraint": .optional(constraint), "description": .string(description),
      "file": .optional(source?.file), "line": .optional(source?.line),
      "residual": .number(residual),
      "beatenBy": .array(beatenBy.map(JSON.string)),
      "tiesWith": .array(tiesWith.map(JSON.string)),
      "outweighedBy": .array(outweighedBy.map(JSON.string)),
    ])
  }
}

extension LayoutShift {
  /// The shift as `explain --from --to --format json` prints it.
  package var json: JSON {
    .object([
      "view": .string(view), "attribute": .string(attribute), "from": .number(old),
      "to": .number(new), "delta": .number(delta),
      "carriedBy": .array(
        carriers.map {
          .object([
            "constraint": .optional($0.constraint), "description": .string($0.description),
            "file": .optional($0.source?.file), "line": .optional($0.source?.line),
            "from": .number($0.old), "to": .number($0.new),
          ])
        }),
    ])
  }
}
