package import Rendering

extension Explanation {
  /// The explanation as `explain --format json` prints it: every key always there.
  package var json: JSON {
    .object([
      "view": .string(view), "attribute": .string(attribute), "value": .number(value),
      "terms": .array(
        terms.map {
          .object([
            "constraint": .optional($0.constraint), "description": .string($0.description),
            "line": .optional($0.line), "contribution": .number($0.contribution),
            "sensitivity": .number($0.sensitivity),
          ])
        }),
      "lost": .array(
        lost.map {
          .object([
            "constraint": .optional($0.constraint), "description": .string($0.description),
            "line": .optional($0.line), "residual": .number($0.residual),
            "beatenBy": .array($0.beatenBy.map(JSON.string)),
          ])
        }),
      "untriedLosses": .int(untriedLosses),
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
            "line": .optional($0.line), "from": .number($0.old), "to": .number($0.new),
          ])
        }),
    ])
  }
}
