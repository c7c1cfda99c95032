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
    ResultField("plan", "A fingerprint of the contents of the whole run.") { $0.plan },
    ResultField("environment", "How it differs from that of the goldens.") { $0.environment },
    ResultField("review", "Whether two revisions are compared instead of goldens.") { $0.isReview },
    ResultField("project", "The project's folder in its repository; empty for the top.") {
      $0.project
    },
    ResultField("tolerance", "How much pictures may differ.") { $0.tolerance },
  ]

  private static let results: [ResultField<Report>] = [
    ResultField("counts", countTable.schema, "The number of checks by status.") {
      countTable.json($0)
    },
    ResultField("findings", .list(findingTable.schema), "Causes with the checks that share them.") {
      findingTable.json($0.findings)
    },
    ResultField("unclaimed", "Goldens that no scene and variant claim.") { $0.unclaimed },
    ResultField(checksName, .list(Check.table.schema), "A check for each scene and variant.") {
      Check.table.json($0.checks)
    },
  ]

  private static let shardTable = ResultTable<Shard>(
    "shard",
    [
      ResultField("index", "The number of the part, from 1.") { $0.index },
      ResultField("count", "The number of parts.") { $0.count },
      ResultField("split", "A fingerprint of which scenes belong to which part.") { $0.split },
      ResultField("whole", "Whether all parts check everything in the project.") { $0.isWhole },
      ResultField(
        "renamed", .list(renamedTable.schema), "Scenes that were apparently renamed."
      ) { .array($0.renamed.map(renamedTable.json)) },
    ])

  private static let renamedTable = ResultTable<RenameCandidate>(
    "renamed",
    [
      ResultField("scene", "The scene, which has no goldens.") { $0.scene },
      ResultField("matches", "The names under which goldens of its layout are stored.") {
        $0.matches
      },
    ])

  private static let countTable = ResultTable<Report>(
    "counts",
    [ResultField("total", "All checks.") { $0.checks.count }]
      + Check.Status.allCases.map { status in
        ResultField(status.rawValue, .anyCount, "Checks with this status.") {
          .int($0.count(status))
        }
      })

  private static let findingTable = ResultTable<CauseGroup>(
    "finding",
    [
      ResultField("cause", "What happened.") { $0.cause },
      ResultField("checks", "The indices of the checks.") { $0.checks },
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

extension Cause: ResultObject {
  /// The keys of the cause as an element of the report.
  package static let table = ResultTable<Cause>(
    "cause",
    [
      ResultField("kind", "What kind of thing changed.") { $0.kind },
      ResultField("subject", "What changed.") { $0.subject },
      ResultField("key", "The key of the view or scene that changed.") { $0.key },
      ResultField("before", "What was recorded.") { $0.before },
      ResultField("after", "The current value.") { $0.after },
      ResultField("words", "The cause as a sentence.") { $0.words },
    ])
}

extension Check: ResultObject {
  /// The keys of the check as an element of the report.
  package static let table = ResultTable<Check>("check", identity + outcome)

  private static let identity: [ResultField<Check>] = [
    ResultField("index", "The position in the whole run, from 0.") { $0.index },
    ResultField("scene", "The path below the folder of scenes, without extension.") { $0.scene },
    ResultField("source", "The scene's file.") { $0.source },
    ResultField("title", "The scene's title.") { $0.title },
    ResultField("variant", "The variant's name.") { $0.variant },
    ResultField("scale", "Pixels per point.") { $0.scale },
  ]

  private static let outcome: [ResultField<Check>] = [
    ResultField("status", "The outcome.") { $0.status },
    ResultField("recorded", "Whether a golden that was missing has been written.") {
      $0.isRecorded
    },
    ResultField("tolerated", "Whether pixels differ within the tolerance or masks.") {
      $0.isTolerated
    },
    ResultField("causes", "Why it changed.") { $0.causes },
    ResultField("lines", "The line of the scene that each cause is about.") { $0.causeLines },
    ResultField("layout", "How the layout differs.") { $0.layout },
    ResultField("picture", "How the picture differs.") { $0.picture },
    ResultField("views", "The views that a viewer shows.") { $0.views },
    ResultField("files", "The paths of the expected, actual and difference files.") { $0.files },
  ]
}

extension Check.Files: ResultObject {
  /// The keys of the paths as a member of the check.
  package static let table = ResultTable<Check.Files>(
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

extension ComparedView: ResultObject {
  /// The keys of the view as an element of the check.
  package static let table = ResultTable<ComparedView>(
    "view",
    [
      ResultField("id", "The view's id.") { $0.id },
      ResultField("name", "The readable name, usually the id.") { $0.name },
      ResultField("path", "The ids from the root down.") { $0.path },
      ResultField("type", "The canonical name of the type.") { $0.type },
      ResultField("frame", "[x, y, width, height].") { $0.frame },
      ResultField("recordedFrame", "The frame of the golden.") { $0.recordedFrame },
      ResultField("text", "The text that the view shows.") { $0.text },
      ResultField("constraints", "The constraints that determine it.") { $0.constraints },
    ])
}

extension LayoutDifference: ResultObject {
  /// The keys of the difference as a member of the check.
  package static let table = ResultTable<LayoutDifference>(
    "layout difference",
    [
      ResultField("moved", .list(movedTable.schema), "The views whose frames differ.") {
        movedTable.json($0.moved)
      },
      ResultField("texts", "Views that show different text.") { $0.texts },
      ResultField("others", "What else differs.") { $0.others },
    ])

  private static let movedTable = ResultTable<MovedView>(
    "moved view",
    [
      ResultField("view", "The view.") { $0.view },
      ResultField("name", "The readable name, usually the id.") { $0.name },
      ResultField("before", "The frame of the golden.") { $0.before },
      ResultField("after", "The current frame.") { $0.after },
    ])
}

extension LayoutDifference.Remark: ResultObject {
  /// The keys of the remark as an element of the difference.
  package static let table = ResultTable<LayoutDifference.Remark>(
    "remark",
    [
      ResultField("kind", "What kind of thing differs.") { $0.kind },
      ResultField("view", "The view.") { $0.view },
      ResultField("words", "What differs, in words.") { $0.words },
    ])
}

extension PictureDifference: ResultObject {
  /// The keys of the difference as a member of the check.
  package static let table = ResultTable<PictureDifference>(
    "picture difference",
    [
      ResultField("expectedSize", .list(.anyCount, count: 2), "[width, height] in pixels.") {
        .array([.int($0.expectedSize.width), .int($0.expectedSize.height)])
      },
      ResultField("actualSize", .list(.anyCount, count: 2), "[width, height] in pixels.") {
        .array([.int($0.actualSize.width), .int($0.actualSize.height)])
      },
      ResultField("unequal", "The number of unequal pixels.") { $0.unequal },
      ResultField("ratio", "The share of unequal pixels.") { $0.ratio },
      ResultField("cluster", "The pixels of the largest connected unequal area.") { $0.cluster },
      ResultField("distance", "The greatest perceptual distance.") { $0.distance },
      ResultField("regions", .list(regionTable.schema), "Where the pixels differ.") {
        regionTable.json($0.regions)
      },
      ResultField("expectedHash", "The fingerprint of the golden's pixels.") { $0.expectedHash },
      ResultField("actualHash", "The fingerprint of the current pixels.") { $0.actualHash },
    ])

  private static let regionTable = ResultTable<Region>(
    "region",
    [
      ResultField("box", .list(.anyCount, count: 4), "[x, y, width, height] in pixels.") {
        .array([.int($0.x), .int($0.y), .int($0.width), .int($0.height)])
      },
      ResultField("unequal", "The number of unequal pixels in it.") { $0.unequal },
      ResultField("views", "The views under it.") { $0.views },
    ])
}

extension Cause.Kind: ResultValue {}
extension Check.Status: ResultValue {}
extension LayoutDifference.Remark.Kind: ResultValue {}
