package import Rendering

extension Report {
  /// The version of the format that `report.json` names.
  package static let formatVersion = 1

  /// The report as `report.json` holds it, every key always there.
  package var json: JSON {
    .object([
      "version": .int(Self.formatVersion),
      "shard": shard.map { .object(["index": .int($0.index), "count": .int($0.count)]) } ?? .null,
      "plan": .string(plan),
      "environment": .array(environment.map(JSON.string)),
      "tolerance": .string(tolerance),
      "counts": .object(
        [JSON.Member("total", .int(checks.count))]
          + Check.Status.allCases.map { JSON.Member($0.rawValue, .int(count($0))) }),
      "findings": .array(
        findings.map {
          .object(["cause": $0.cause.json, "checks": .array($0.checks.map(JSON.int))])
        }),
      "unclaimed": .array(unclaimed.map(JSON.string)),
      "checks": .array(checks.map(\.json)),
    ])
  }

  /// The bytes of `report.json`: a check a line, so that two reports can be compared by line.
  package var fileText: String {
    guard case .object(let members) = json else { return "" }
    let lines = members.map { member -> String in
      guard member.key == "checks", !member.value.items.isEmpty else {
        return "\(JSON.string(member.key).text): \(member.value.text)"
      }
      let checks = member.value.items.map(\.text).joined(separator: ",\n")
      return "\(JSON.string(member.key).text): [\n\(checks)\n]"
    }
    return "{\n\(lines.joined(separator: ",\n"))\n}\n"
  }
}

extension Cause {
  package var json: JSON {
    .object([
      "kind": .string(kind.rawValue), "subject": .string(subject), "before": .optional(before),
      "after": .optional(after), "words": .string(words),
    ])
  }
}

extension Check {
  package var json: JSON {
    .object([
      "index": .int(index), "scene": .string(scene), "source": .string(source),
      "title": .optional(title), "variant": .string(variant), "scale": .number(scale),
      "status": .string(status.rawValue), "recorded": .bool(isRecorded),
      "causes": .array(causes.map(\.json)), "layout": layout?.json ?? .null,
      "picture": picture?.json ?? .null, "views": .array(views.map(\.json)),
      "files": files.json,
    ])
  }
}

extension Check.Files {
  package var json: JSON {
    .object([
      "expectedLayout": .optional(expectedLayout), "actualLayout": .optional(actualLayout),
      "layoutDifference": .optional(layoutDifference),
      "expectedPicture": .optional(expectedPicture), "actualPicture": .optional(actualPicture),
      "pictureDifference": .optional(pictureDifference),
    ])
  }
}

extension CheckedView {
  package var json: JSON {
    .object([
      "id": .string(id), "path": .string(path), "type": .string(type), "frame": .rect(frame),
      "recordedFrame": recordedFrame.map(JSON.rect) ?? .null, "text": .optional(text),
      "constraints": .array(constraints.map(JSON.string)),
    ])
  }
}

extension LayoutDifference {
  package var json: JSON {
    .object([
      "moved": .array(
        moved.map {
          .object([
            "view": .string($0.view), "before": .rect($0.before), "after": .rect($0.after),
          ])
        }),
      "texts": .array(texts.map(\.json)), "others": .array(others.map(\.json)),
    ])
  }
}

extension LayoutDifference.Remark {
  package var json: JSON { .object(["view": .string(view), "words": .string(words)]) }
}

extension PictureDifference {
  package var json: JSON {
    .object([
      "expectedSize": .array([.int(expectedSize.width), .int(expectedSize.height)]),
      "actualSize": .array([.int(actualSize.width), .int(actualSize.height)]),
      "unequal": .int(unequal), "ratio": .number(ratio), "cluster": .int(cluster),
      "distance": .number(distance),
      "regions": .array(
        regions.map {
          .object([
            "box": .array([.int($0.x), .int($0.y), .int($0.width), .int($0.height)]),
            "unequal": .int($0.unequal), "views": .array($0.views.map(JSON.string)),
          ])
        }),
      "expectedHash": .string(expectedHash), "actualHash": .string(actualHash),
    ])
  }
}
