import Geometry
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

  static let table = ResultTable<Report>("report", run + results)

  private static let run: [ResultField<Report>] = [
    ResultField("version", .anyCount, "The version of this format.") { _ in .int(formatVersion) },
    ResultField("shard", "The part of the run; null for all of it.", at: \.shard),
    ResultField("plan", "A fingerprint of the contents of the whole run.", at: \.plan),
    ResultField("environment", "How it differs from that of the goldens.", at: \.environment),
    ResultField(
      "review", "Whether two revisions are compared instead of goldens.", at: \.isReview),
    ResultField(
      "project", "The project's folder in its repository; empty for the top.", at: \.project),
    ResultField("tolerance", "How much pictures may differ.", at: \.tolerance),
  ]

  private static let results: [ResultField<Report>] = [
    ResultField("counts", countTable.schema, "The number of checks by status.") {
      countTable.json($0)
    },
    ResultField("findings", .list(findingTable.schema), "Causes with the checks that share them.") {
      findingTable.json($0.findings)
    },
    ResultField("unclaimed", "Goldens that no scene and variant claim.", at: \.unclaimed),
    ResultField(checksName, .list(Check.table.schema), "A check for each scene and variant.") {
      Check.table.json($0.checks)
    },
  ]

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
          put("\(position == 0 ? "[\n" : ",\n")\(check.text)")
        }
        put("\n]")
      } else {
        put(field.value(self).text)
      }
    }
    put("\n}\n")
  }
}

extension Report.Shard: ReadableObject {
  package static let blank = Report.Shard(index: 0, count: 0)
  /// The keys of the part.
  package static let table = ResultTable<Report.Shard>(
    "shard",
    [
      ResultField("index", "The number of the part, from 1.", at: \.index, isNeeded: true),
      ResultField("count", "The number of parts.", at: \.count, isNeeded: true),
      ResultField("split", "A fingerprint of which scenes belong to which part.", at: \.split),
      ResultField("whole", "Whether all parts check everything in the project.", at: \.isWhole),
      ResultField("renamed", "Scenes that were apparently renamed.", at: \.renamed),
    ])
}

extension RenameCandidate: ReadableObject {
  package static let blank = RenameCandidate(scene: "", matches: [])
  /// The keys of the scene as an element of the part.
  package static let table = ResultTable<RenameCandidate>(
    "renamed",
    [
      ResultField("scene", "The scene, which has no goldens.", at: \.scene, isNeeded: true),
      ResultField(
        "matches", "The names under which goldens of its layout are stored.", at: \.matches),
    ])
}

extension Cause: ReadableObject {
  package static let blank = Cause(.problem, words: "")
  /// The keys of the cause as an element of the report.
  package static let table = ResultTable<Cause>(
    "cause",
    [
      ResultField("kind", "What kind of thing changed.", at: \.kind, isNeeded: true),
      ResultField("subject", "What changed.", at: \.subject),
      ResultField("key", "The key of the view or scene that changed.", at: \.key),
      ResultField("before", "What was recorded.", at: \.before),
      ResultField("after", "The current value.", at: \.after),
      ResultField("file", "The shared file that states it; null for the scene's.", at: \.file),
      ResultField("line", "The line in the shared file.", at: \.line),
      ResultField("words", "The cause as a sentence.", at: \.words, isNeeded: true),
    ])
}

extension Check: ResultObject {
  /// The keys of the check as an element of the report.
  package static let table = ResultTable<Check>("check", identity + outcome + found)

  /// The text of `json`, in which what a store keeps is not made into values again.
  package var text: String {
    let rest: String
    switch failure {
    case nil: rest = Self.nothingFound
    case .details: rest = evidence
    case .kept(let kept): rest = kept.evidence.text
    }
    return "{\(Self.head.members(self)), \(rest)}"
  }

  /// The text of the members that tell what was found, without the braces of an object.
  var evidence: String { Self.tail.members(self) }

  /// Returns what is kept of a failure as values.
  static func details(_ kept: Failure.Kept) -> Failure.Details {
    var blank = Check(index: 0, scene: "", source: "", variant: "", scale: 1)
    (blank.causes, blank.causeLines) = (kept.causes, kept.causeLines)
    let json = try? JSON(parsing: Array("{\(kept.evidence.text)}".utf8))
    let check = json.flatMap { tail.read($0, into: blank) } ?? blank
    return check.failure?.details ?? Failure.Details()
  }

  private static let head = ResultTable<Check>("check", identity + outcome)
  private static let tail = ResultTable<Check>("check", found)
  /// The evidence of a check that passed.
  private static let nothingFound =
    Check(index: 0, scene: "", source: "", variant: "", scale: 1).evidence

  private static let identity: [ResultField<Check>] = [
    ResultField("index", "The position in the whole run, from 0.", at: \.index, isNeeded: true),
    ResultField("scene", "The path below the folder of scenes, without extension.") { $0.scene },
    ResultField("source", "The scene's file.") { $0.source },
    ResultField("title", "The scene's title.") { $0.title },
    ResultField("variant", "The variant's name.", at: \.variant, isNeeded: true),
    ResultField("scale", "Pixels per point.", at: \.scale, isNeeded: true),
  ]

  private static let outcome: [ResultField<Check>] = [
    ResultField("status", "The outcome.", at: \.status, isNeeded: true),
    ResultField(
      "recorded", "Whether a golden that was missing has been written.", at: \.isRecorded),
    ResultField(
      "tolerated", "Whether pixels differ within the tolerance or masks.", at: \.isTolerated),
    ResultField("causes", "Why it changed.", at: \.causes),
    ResultField("lines", "The line of the scene that each cause is about.", at: \.causeLines),
  ]

  private static let found: [ResultField<Check>] = [
    ResultField("layout", "How the layout differs.", at: \.layout),
    ResultField("picture", "How the picture differs.", at: \.picture),
    ResultField("views", "The views that a viewer shows.", at: \.views),
    ResultField("files", "The paths of the expected, actual and difference files.", at: \.files),
  ]
}

extension Check.Files: ReadableObject {
  package static let blank = Check.Files()
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
    _ name: String, _ path: any WritableKeyPath<Check.Files, String?> & Sendable
  ) -> ResultField<Check.Files> {
    ResultField(name, "A path; null if there is no such file.", at: path)
  }
}

extension ComparedView: ResultObject, ReadableValue {
  /// Reads a view, whose name and path are its id unless stated.
  package static func read(_ json: JSON) -> ComparedView? {
    let id = json["id"]?.string ?? ""
    return table.read(
      json,
      into: ComparedView(
        id: id, path: id, type: "view", frame: .zero, recordedFrame: nil, text: nil,
        constraints: []))
  }

  /// The keys of the view as an element of the check.
  package static let table = ResultTable<ComparedView>(
    "view",
    [
      ResultField("id", "The view's id.", at: \.id, isNeeded: true),
      ResultField("name", "The readable name, usually the id.", at: \.name),
      ResultField("path", "The ids from the root down.", at: \.path),
      ResultField("type", "The canonical name of the type.", at: \.type),
      ResultField("frame", "[x, y, width, height].", at: \.frame, isNeeded: true),
      ResultField("recordedFrame", "The frame of the golden.", at: \.recordedFrame),
      ResultField("text", "The text that the view shows.", at: \.text),
      ResultField("constraints", "The constraints that determine it.", at: \.constraints),
    ])
}

extension LayoutDifference: ReadableObject {
  package static let blank = LayoutDifference()
  /// The keys of the difference as a member of the check.
  package static let table = ResultTable<LayoutDifference>(
    "layout difference",
    [
      ResultField("moved", "The views whose frames differ.", at: \.moved),
      ResultField("texts", "Views that show different text.", at: \.texts),
      ResultField("others", "What else differs.", at: \.others),
    ])
}

extension LayoutDifference.MovedView: ResultObject, ReadableValue {
  /// Reads a view, whose name is its id unless stated.
  package static func read(_ json: JSON) -> LayoutDifference.MovedView? {
    let id = json["view"]?.string ?? ""
    return table.read(
      json, into: LayoutDifference.MovedView(view: id, before: .zero, after: .zero))
  }

  /// The keys of the view as an element of the difference.
  package static let table = ResultTable<LayoutDifference.MovedView>(
    "moved view",
    [
      ResultField("view", "The view.", at: \.view, isNeeded: true),
      ResultField("name", "The readable name, usually the id.", at: \.name),
      ResultField("before", "The frame of the golden.", at: \.before, isNeeded: true),
      ResultField("after", "The current frame.", at: \.after, isNeeded: true),
    ])
}

extension LayoutDifference.Remark: ReadableObject {
  package static let blank = LayoutDifference.Remark(.layout, view: "", words: "")
  /// The keys of the remark as an element of the difference.
  package static let table = ResultTable<LayoutDifference.Remark>(
    "remark",
    [
      ResultField("kind", "What kind of thing differs.", at: \.kind),
      ResultField("view", "The view.", at: \.view),
      ResultField("words", "What differs, in words.", at: \.words, isNeeded: true),
    ])
}

extension PictureDifference: ReadableObject {
  package static let blank = PictureDifference(
    expectedSize: PixelSize(width: 0, height: 0), actualSize: PixelSize(width: 0, height: 0),
    unequal: 0, ratio: 0, cluster: 0, distance: 0, expectedHash: "", actualHash: "")
  /// The keys of the difference as a member of the check.
  package static let table = ResultTable<PictureDifference>(
    "picture difference",
    [
      ResultField(
        "expectedSize", "[width, height] in pixels.", at: \.expectedSize, isNeeded: true),
      ResultField("actualSize", "[width, height] in pixels.", at: \.actualSize, isNeeded: true),
      ResultField("unequal", "The number of unequal pixels.", at: \.unequal, isNeeded: true),
      ResultField("ratio", "The share of unequal pixels.", at: \.ratio, isNeeded: true),
      ResultField("cluster", "The pixels of the largest connected unequal area.", at: \.cluster),
      ResultField("distance", "The greatest perceptual distance.", at: \.distance),
      ResultField("regions", "Where the pixels differ.", at: \.regions),
      ResultField("expectedHash", "The fingerprint of the golden's pixels.", at: \.expectedHash),
      ResultField("actualHash", "The fingerprint of the current pixels.", at: \.actualHash),
    ])
}

extension PictureDifference.PixelSize: ReadableValue {
  package static var resultSchema: Schema { .list(.anyCount, count: 2) }
  package var json: JSON { .array([.int(width), .int(height)]) }
  package static func read(_ json: JSON) -> Self? {
    let sides = json.items.compactMap(\.integer)
    return sides.count == 2 ? Self(width: sides[0], height: sides[1]) : nil
  }
}

extension PictureDifference.Region: ReadableObject {
  package static let blank = PictureDifference.Region(x: 0, y: 0, width: 0, height: 0, unequal: 0)
  /// The keys of the area as an element of the difference.
  package static let table = ResultTable<PictureDifference.Region>(
    "region",
    [
      ResultField(
        "box", "[x, y, width, height] in pixels.", as: .list(.anyCount, count: 4), at: \.box),
      ResultField("unequal", "The number of unequal pixels in it.", at: \.unequal),
      ResultField("views", "The views under it.", at: \.views),
    ])

  private var box: [Int] {
    get { [x, y, width, height] }
    set {
      if newValue.count == 4 {
        (x, y, width, height) = (newValue[0], newValue[1], newValue[2], newValue[3])
      }
    }
  }
}

extension Cause.Kind: ReadableValue {}
extension Check.Status: ReadableValue {}
extension LayoutDifference.Remark.Kind: ReadableValue {}
