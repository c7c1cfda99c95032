package import Geometry
import Scenes

extension LayoutResult {
  /// The result as `layout --format json` prints it: every key always there.
  package var json: JSON {
    .object([
      "scene": .string(scene),
      "variant": .object(variant.map { JSON.Member($0.axis, $0.value) }),
      "name": .string(name),
      "canvas": .object([
        "width": .number(canvas.width), "height": .number(canvas.height), "scale": .number(scale),
      ]),
      "views": .array(views.map(\.json)),
      "guides": .array(
        guides.map { .object(["id": .string($0.id), "frame": .rect($0.frame)]) }),
      "diagnostics": .array(diagnostics.map(\.json)),
    ])
  }
}

extension LaidOutView {
  /// The view as an element of `views`.
  fileprivate var json: JSON {
    .object([
      "id": .string(id), "path": .string(path), "type": .string(type), "hidden": .bool(isHidden),
      "frame": .rect(frame), "alignmentRect": .rect(alignmentRect),
      "absoluteFrame": .rect(absoluteFrame),
      "intrinsicContentSize": .array([.optional(intrinsicWidth), .optional(intrinsicHeight)]),
      "firstBaseline": .number(firstBaseline), "lastBaseline": .number(lastBaseline),
      "ambiguous": .array(freedoms.map { .string($0.attribute) }),
      "ranges": .object(
        freedoms.map {
          JSON.Member($0.attribute, .array([.optional($0.lower), .optional($0.upper)]))
        }),
      "text": .object([
        "lines": .int(text?.lines ?? 0), "truncated": .bool(text?.isTruncated ?? false),
        "fonts": .array((text?.fonts ?? []).map(JSON.string)),
      ]),
    ])
  }
}

extension LayoutDiagnostic {
  /// The remark as an element of `diagnostics`.
  package var json: JSON {
    .object([
      "severity": .string(severity), "code": .string(code), "message": .string(message),
      "file": .string(file), "line": .optional(line), "column": .optional(column),
      "view": .optional(view),
      "constraints": .array(
        constraints.map {
          .object([
            "id": .optional($0.id), "description": .string($0.description),
            "line": .optional($0.line),
          ])
        }),
      "broken": .optional(broken),
      "cures": .array(
        cures.map {
          .object([
            "constraint": .string($0.constraint), "edit": .optional($0.edit),
            "residual": .number($0.residual),
          ])
        }),
    ])
  }
}

extension JSON {
  /// `[x, y, width, height]`.
  package static func rect(_ rect: Rect) -> JSON {
    .array([.number(rect.minX), .number(rect.minY), .number(rect.width), .number(rect.height)])
  }
}
