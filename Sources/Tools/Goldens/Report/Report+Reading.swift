import Documents
import Geometry
import Rendering

/// A `report.json` that cannot be read, described by a lowercase clause.
package struct ReportError: Error, Hashable, Sendable, CustomStringConvertible {
  package let description: String

  /// Makes an error from a clause.
  package init(_ description: String) { self.description = description }
}

extension Report {
  /// Reads what `fileText` writes.
  package init(bytes: [UInt8]) throws(ReportError) {
    let json: JSON
    do {
      json = try JSON(parsing: bytes)
    } catch {
      throw ReportError("it contains \(error); was it written completely?")
    }
    guard let version = json["version"]?.integer else { throw ReportError("it is not a report") }
    guard version == Self.formatVersion else {
      throw ReportError("its format is version \(version), not \(Self.formatVersion)")
    }
    var checks: [Check] = []
    for item in json["checks"]?.items ?? [] {
      guard let check = Check(json: item, after: checks.last) else {
        throw ReportError("one of its checks is not valid")
      }
      // A report may come from anyone, and its names are used as paths.
      do {
        for name in [check.scene] + check.files.all { _ = try InnerPath(name) }
      } catch {
        throw ReportError("\(error)")
      }
      checks.append(check)
    }
    self.init(
      shard: json["shard"].flatMap(Shard.init(json:)), plan: json["plan"]?.string ?? "",
      checks: checks)
    environment = json["environment"]?.strings ?? []
    project = json["project"]?.string ?? ""
    tolerance = json["tolerance"]?.string ?? ""
    unclaimed = json["unclaimed"]?.strings ?? []
  }
}

extension JSON {
  fileprivate var strings: [String] { items.compactMap(\.string) }

  fileprivate var rect: Rect? {
    let numbers = items.compactMap(\.double)
    guard numbers.count == 4 else { return nil }
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  fileprivate var integers: [Int] { items.compactMap(\.integer) }
}

extension Report.Shard {
  fileprivate init?(json: JSON) {
    guard let index = json["index"]?.integer, let count = json["count"]?.integer else { return nil }
    self.init(index: index, count: count)
    split = json["split"]?.string ?? ""
    isWhole = json["whole"] == .bool(true)
    renamed = (json["renamed"]?.items ?? []).compactMap { json in
      json["scene"]?.string.map {
        RenameCandidate(scene: $0, matches: json["matches"]?.strings ?? [])
      }
    }
  }
}

extension Check {
  /// Reads a check. A check of the same scene as the previous one shares its scene object.
  fileprivate init?(json: JSON, after previous: Check?) {
    guard let index = json["index"]?.integer, let scene = json["scene"]?.string,
      let source = json["source"]?.string, let variant = json["variant"]?.string,
      let scale = json["scale"]?.double,
      let status = json["status"]?.string.flatMap(Status.init(rawValue:))
    else { return nil }
    let own = CheckedScene(name: scene, source: source, title: json["title"]?.string)
    self.init(
      index: index, subject: previous.flatMap { $0.subject == own ? $0.subject : nil } ?? own,
      variant: variant, scale: scale, status: status)
    isTolerated = json["tolerated"]?.boolean ?? false
    isRecorded = json["recorded"]?.boolean ?? false
    causes = (json["causes"]?.items ?? []).compactMap(Cause.init(json:))
    causeLines = (json["lines"]?.items ?? []).map(\.integer)
    layout = json["layout"].flatMap(LayoutDifference.init(json:))
    picture = json["picture"].flatMap(PictureDifference.init(json:))
    views = (json["views"]?.items ?? []).compactMap(ComparedView.init(json:))
    if let files = json["files"] { self.files = Files(json: files) }
  }
}

extension Cause {
  fileprivate init?(json: JSON) {
    guard let kind = json["kind"]?.string.flatMap(Kind.init(rawValue:)),
      let words = json["words"]?.string
    else { return nil }
    self.init(
      kind, subject: json["subject"]?.string ?? "", key: json["key"]?.string,
      before: json["before"]?.string, after: json["after"]?.string, words: words)
  }
}

extension Check.Files {
  fileprivate init(json: JSON) {
    self.init()
    expectedLayout = json["expectedLayout"]?.string
    actualLayout = json["actualLayout"]?.string
    layoutDifference = json["layoutDifference"]?.string
    expectedAccessibility = json["expectedAccessibility"]?.string
    actualAccessibility = json["actualAccessibility"]?.string
    accessibilityDifference = json["accessibilityDifference"]?.string
    expectedPicture = json["expectedPicture"]?.string
    actualPicture = json["actualPicture"]?.string
    pictureDifference = json["pictureDifference"]?.string
  }
}

extension ComparedView {
  fileprivate init?(json: JSON) {
    guard let id = json["id"]?.string, let frame = json["frame"]?.rect else { return nil }
    self.init(
      id: id, name: json["name"]?.string ?? id, path: json["path"]?.string ?? id,
      type: json["type"]?.string ?? "view", frame: frame,
      recordedFrame: json["recordedFrame"]?.rect, text: json["text"]?.string,
      constraints: json["constraints"]?.strings ?? [])
  }
}

extension LayoutDifference {
  fileprivate init?(json: JSON) {
    guard case .object = json else { return nil }
    self.init()
    moved = (json["moved"]?.items ?? []).compactMap { item in
      guard let view = item["view"]?.string, let before = item["before"]?.rect,
        let after = item["after"]?.rect
      else { return nil }
      return MovedView(
        view: view, name: item["name"]?.string ?? view, before: before, after: after)
    }
    texts = (json["texts"]?.items ?? []).compactMap(Remark.init(json:))
    others = (json["others"]?.items ?? []).compactMap(Remark.init(json:))
  }
}

extension LayoutDifference.Remark {
  fileprivate init?(json: JSON) {
    guard let words = json["words"]?.string else { return nil }
    let kind = json["kind"]?.string.flatMap(Kind.init(rawValue:))
    self.init(kind ?? .layout, view: json["view"]?.string ?? "", words: words)
  }
}

extension PictureDifference {
  fileprivate init?(json: JSON) {
    guard let expected = json["expectedSize"]?.integers, expected.count == 2,
      let actual = json["actualSize"]?.integers, actual.count == 2,
      let unequal = json["unequal"]?.integer, let ratio = json["ratio"]?.double
    else { return nil }
    self.init(
      expectedSize: PixelSize(width: expected[0], height: expected[1]),
      actualSize: PixelSize(width: actual[0], height: actual[1]), unequal: unequal, ratio: ratio,
      cluster: json["cluster"]?.integer ?? 0, distance: json["distance"]?.double ?? 0,
      expectedHash: json["expectedHash"]?.string ?? "",
      actualHash: json["actualHash"]?.string ?? "")
    regions = (json["regions"]?.items ?? []).compactMap { item in
      guard let box = item["box"]?.integers, box.count == 4 else { return nil }
      return Region(
        x: box[0], y: box[1], width: box[2], height: box[3],
        unequal: item["unequal"]?.integer ?? 0,
        views: (item["views"]?.items ?? []).compactMap(\.string))
    }
  }
}
