package import Rendering
package import Scenes

extension Report {
  /// The format version stated in `report.json`.
  package static let formatVersion = 1

  /// The report as written to `report.json`, with every key always present.
  package var json: JSON { Self.table.json(self) }

  /// The schema of `report.json`.
  package static var schema: Schema { table.schema }

  private static let checksName = "checks"

  private static let table = ResultTable<Report>("report", run + results)

  private static let run: [ResultField<Report>] = [
    ResultField("version", .anyCount, "The version of this format.") { _ in .int(formatVersion) },
    ResultField("shard", shardTable.schema.orNull, "The part of the run; null for all of it.") {
      $0.shard.map(shardTable.json) ?? .null
    },
    ResultField("plan", .string(), "A fingerprint of the contents of the whole run.") {
      .string($0.plan)
    },
    ResultField("environment", .list(.string()), "How it differs from that of the goldens.") {
      .array($0.environment.map(JSON.string))
    },
    ResultField("review", .boolean, "Whether two revisions are compared instead of goldens.") {
      .bool($0.isReview)
    },
    ResultField("project", .string(), "The project's folder in its repository; empty for the top.")
    {
      .string($0.project)
    },
    ResultField("tolerance", .string(), "How much pictures may differ.") {
      .string($0.tolerance)
    },
  ]

  private static let results: [ResultField<Report>] = [
    ResultField("counts", countTable.schema, "The number of checks by status.") {
      countTable.json($0)
    },
    ResultField("findings", .list(findingTable.schema), "Causes with the checks that share them.") {
      findingTable.json($0.findings)
    },
    ResultField("unclaimed", .list(.string()), "Goldens that no scene and variant claim.") {
      .array($0.unclaimed.map(JSON.string))
    },
    ResultField(checksName, .list(Check.table.schema), "A check for each scene and variant.") {
      Check.table.json($0.checks)
    },
  ]

  private static let shardTable = ResultTable<Shard>(
    "shard",
    [
      ResultField("index", .anyCount, "The number of the part, from 1.") { .int($0.index) },
      ResultField("count", .anyCount, "The number of parts.") { .int($0.count) },
      ResultField("split", .string(), "A fingerprint of which scenes belong to which part.") {
        .string($0.split)
      },
      ResultField("whole", .boolean, "Whether all parts check everything in the project.") {
        .bool($0.isWhole)
      },
      ResultField(
        "renamed", .list(renamedTable.schema), "Scenes that were apparently renamed."
      ) { .array($0.renamed.map(renamedTable.json)) },
    ])

  private static let renamedTable = ResultTable<RenameCandidate>(
    "renamed",
    [
      ResultField("scene", .string(), "The scene, which has no goldens.") { .string($0.scene) },
      ResultField(
        "matches", .list(.string()), "The names under which goldens of its layout are stored."
      ) { .array($0.matches.map(JSON.string)) },
    ])

  private static let countTable = ResultTable<Report>(
    "counts",
    [ResultField("total", .anyCount, "All checks.") { .int($0.checks.count) }]
      + Check.Status.allCases.map { status in
        ResultField(status.rawValue, .anyCount, "Checks with this status.") {
          .int($0.count(status))
        }
      })

  private static let findingTable = ResultTable<CauseGroup>(
    "finding",
    [
      ResultField("cause", Cause.table.schema, "What happened.") { Cause.table.json($0.cause) },
      ResultField("checks", .list(.anyCount), "The indices of the checks.") {
        .array($0.checks.map(JSON.int))
      },
    ])

  /// The text of `report.json`: one check per line, so that two reports can be compared line by
  /// line.
  package var fileText: String {
    var text = ""
    write { text += $0 }
    return text
  }

  /// Passes on the text of `report.json` piece by piece, in order, so that a long report is never
  /// held as one value.
  package func write(_ put: (String) -> Void) {
    var separator = "{\n"
    for field in Self.run + Self.results {
      put("\(separator)\(JSON.string(field.name).text): ")
      separator = ",\n"
      if field.name == Self.checksName, !checks.isEmpty {
        for (position, check) in checks.enumerated() {
          put("\(position == 0 ? "[\n" : ",\n")\(check.json.text)")
        }
        put("\n]")
      } else {
        put(field.value(self).text)
      }
    }
    put("\n}\n")
  }
}

extension Cause {
  /// The cause as an element of the report.
  package var json: JSON { Self.table.json(self) }

  fileprivate static let table = ResultTable<Cause>(
    "cause",
    [
      ResultField("kind", .choice(Kind.allCases.map(\.rawValue)), "What kind of thing changed.") {
        .string($0.kind.rawValue)
      },
      ResultField("subject", .string(), "What changed.") { .string($0.subject) },
      ResultField("key", .string().orNull, "The key of the view or scene that changed.") {
        .optional($0.key)
      },
      ResultField("before", .string().orNull, "What was recorded.") { .optional($0.before) },
      ResultField("after", .string().orNull, "The current value.") { .optional($0.after) },
      ResultField("words", .string(), "The cause as a sentence.") { .string($0.words) },
    ])
}

extension Check {
  /// The check as an element of the report.
  package var json: JSON { Self.table.json(self) }

  fileprivate static let table = ResultTable<Check>("check", identity + outcome)

  private static let identity: [ResultField<Check>] = [
    ResultField("index", .anyCount, "The position in the whole run, from 0.") {
      .int($0.index)
    },
    ResultField("scene", .string(), "The path below the folder of scenes, without extension.") {
      .string($0.scene)
    },
    ResultField("source", .string(), "The scene's file.") { .string($0.source) },
    ResultField("title", .string().orNull, "The scene's title.") { .optional($0.title) },
    ResultField("variant", .string(), "The variant's name.") { .string($0.variant) },
    ResultField("scale", .anyNumber, "Pixels per point.") { .number($0.scale) },
  ]

  private static let outcome: [ResultField<Check>] = [
    ResultField("status", .choice(Status.allCases.map(\.rawValue)), "The outcome.") {
      .string($0.status.rawValue)
    },
    ResultField("recorded", .boolean, "Whether a golden that was missing has been written.") {
      .bool($0.isRecorded)
    },
    ResultField("tolerated", .boolean, "Whether pixels differ within the tolerance or masks.") {
      .bool($0.isTolerated)
    },
    ResultField("causes", .list(Cause.table.schema), "Why it changed.") {
      Cause.table.json($0.causes)
    },
    ResultField(
      "lines", .list(Schema.anyCount.orNull), "The line of the scene that each cause is about."
    ) { .array($0.causeLines.map(JSON.optional)) },
    ResultField("layout", LayoutDifference.table.schema.orNull, "How the layout differs.") {
      $0.layout.map(LayoutDifference.table.json) ?? .null
    },
    ResultField("picture", PictureDifference.table.schema.orNull, "How the picture differs.") {
      $0.picture.map(PictureDifference.table.json) ?? .null
    },
    ResultField("views", .list(ComparedView.table.schema), "The views that a viewer shows.") {
      ComparedView.table.json($0.views)
    },
    ResultField(
      "files", Files.table.schema, "The paths of the expected, actual and difference files."
    ) {
      Files.table.json($0.files)
    },
  ]
}

extension Check.Files {
  /// The paths as a member of the check.
  package var json: JSON { Self.table.json(self) }

  fileprivate static let table = ResultTable<Check.Files>(
    "files",
    [
      path("expectedLayout", \.expectedLayout), path("actualLayout", \.actualLayout),
      path("layoutDifference", \.layoutDifference),
      path("expectedAccessibility", \.expectedAccessibility),
      path("actualAccessibility", \.actualAccessibility),
      path("accessibilityDifference", \.accessibilityDifference),
      path("expectedPicture", \.expectedPicture),
      path("actualPicture", \.actualPicture), path("pictureDifference", \.pictureDifference),
    ])

  private static func path(
    _ name: String, _ path: any KeyPath<Check.Files, String?> & Sendable
  ) -> ResultField<Check.Files> {
    ResultField(name, .string().orNull, "A path; null if there is no such file.") {
      .optional($0[keyPath: path])
    }
  }
}

extension ComparedView {
  /// The view as an element of the check.
  package var json: JSON { Self.table.json(self) }

  fileprivate static let table = ResultTable<ComparedView>(
    "view",
    [
      ResultField("id", .string(), "The view's id.") { .string($0.id) },
      ResultField("name", .string(), "The readable name, usually the id.") { .string($0.name) },
      ResultField("path", .string(), "The ids from the root down.") { .string($0.path) },
      ResultField("type", .string(), "The canonical name of the type.") { .string($0.type) },
      ResultField("frame", .rect, "[x, y, width, height].") { .rect($0.frame) },
      ResultField("recordedFrame", Schema.rect.orNull, "The frame of the golden.") {
        $0.recordedFrame.map(JSON.rect) ?? .null
      },
      ResultField("text", .string().orNull, "The text that the view shows.") { .optional($0.text) },
      ResultField("constraints", .list(.string()), "The constraints that determine it.") {
        .array($0.constraints.map(JSON.string))
      },
    ])
}

extension LayoutDifference {
  /// The difference as a member of the check.
  package var json: JSON { Self.table.json(self) }

  fileprivate static let table = ResultTable<LayoutDifference>(
    "layout difference",
    [
      ResultField("moved", .list(movedTable.schema), "The views whose frames differ.") {
        movedTable.json($0.moved)
      },
      ResultField("texts", .list(Remark.table.schema), "Views that show different text.") {
        Remark.table.json($0.texts)
      },
      ResultField("others", .list(Remark.table.schema), "What else differs.") {
        Remark.table.json($0.others)
      },
    ])

  private static let movedTable = ResultTable<MovedView>(
    "moved view",
    [
      ResultField("view", .string(), "The view.") { .string($0.view) },
      ResultField("name", .string(), "The readable name, usually the id.") { .string($0.name) },
      ResultField("before", .rect, "The frame of the golden.") { .rect($0.before) },
      ResultField("after", .rect, "The current frame.") { .rect($0.after) },
    ])
}

extension LayoutDifference.Remark {
  /// The remark as an element of the difference.
  package var json: JSON { Self.table.json(self) }

  fileprivate static let table = ResultTable<LayoutDifference.Remark>(
    "remark",
    [
      ResultField("kind", .choice(Kind.allCases.map(\.rawValue)), "What kind of thing differs.") {
        .string($0.kind.rawValue)
      },
      ResultField("view", .string(), "The view.") { .string($0.view) },
      ResultField("words", .string(), "What differs, in words.") { .string($0.words) },
    ])
}

extension PictureDifference {
  /// The difference as a member of the check.
  package var json: JSON { Self.table.json(self) }

  fileprivate static let table = ResultTable<PictureDifference>(
    "picture difference",
    [
      ResultField("expectedSize", .list(.anyCount, count: 2), "[width, height] in pixels.") {
        .array([.int($0.expectedSize.width), .int($0.expectedSize.height)])
      },
      ResultField("actualSize", .list(.anyCount, count: 2), "[width, height] in pixels.") {
        .array([.int($0.actualSize.width), .int($0.actualSize.height)])
      },
      ResultField("unequal", .anyCount, "The number of unequal pixels.") { .int($0.unequal) },
      ResultField("ratio", .anyNumber, "The share of unequal pixels.") { .number($0.ratio) },
      ResultField("cluster", .anyCount, "The pixels of the largest connected unequal area.") {
        .int($0.cluster)
      },
      ResultField("distance", .anyNumber, "The greatest perceptual distance.") {
        .number($0.distance)
      },
      ResultField("regions", .list(regionTable.schema), "Where the pixels differ.") {
        regionTable.json($0.regions)
      },
      ResultField("expectedHash", .string(), "The fingerprint of the golden's pixels.") {
        .string($0.expectedHash)
      },
      ResultField("actualHash", .string(), "The fingerprint of the current pixels.") {
        .string($0.actualHash)
      },
    ])

  private static let regionTable = ResultTable<Region>(
    "region",
    [
      ResultField("box", .list(.anyCount, count: 4), "[x, y, width, height] in pixels.") {
        .array([.int($0.x), .int($0.y), .int($0.width), .int($0.height)])
      },
      ResultField("unequal", .anyCount, "The number of unequal pixels in it.") { .int($0.unequal) },
      ResultField("views", .list(.string()), "The views under it.") {
        .array($0.views.map(JSON.string))
      },
    ])
}
