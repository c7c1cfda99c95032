import Geometry
import Goldens
import Rendering

/// What the page's template shows of a failing check, by the template's names.
struct CheckContent {
  private let check: Check

  init(_ check: Check) { self.check = check }

  /// The values of the check's article.
  var values: [String: Any] {
    var values: [String: Any] = [
      "index": check.index, "scene": check.scene, "variant": check.variant, "name": check.name,
      "source": check.source, "status": status,
      "causes": check.causes.map(cause),
      "hasMoved": !(check.layout?.moved ?? []).isEmpty,
      "moved": (check.layout?.moved ?? []).map(moved),
      "hasRemarks": !remarks.isEmpty, "remarks": remarks,
      "hasFiles": !files.isEmpty, "files": files,
    ]
    values["heading"] = check.title
    values["command"] = FailureText.approveCommand(check)
    if let picture = check.picture {
      values["picture"] = Self.words(picture)
      values["hasRegions"] = !picture.regions.isEmpty
      values["regions"] = picture.regions.map(region)
    }
    return values
  }

  private var status: String {
    check.status == .missing && check.isRecorded ? "missing, recorded now" : check.status.rawValue
  }

  private func cause(_ cause: Cause) -> [String: Any] {
    [
      "kind": cause.kind.rawValue, "words": cause.words,
      "hasValues": cause.before != nil || cause.after != nil,
      "before": cause.before ?? "nothing", "after": cause.after ?? "nothing",
    ]
  }

  private func moved(_ view: LayoutDifference.MovedView) -> [String: Any] {
    [
      "view": view.view, "before": Self.words(view.before), "after": Self.words(view.after),
      "change": Self.change(from: view.before, to: view.after),
    ]
  }

  /// The clauses that are not among the causes already.
  private var remarks: [String] {
    guard let layout = check.layout else { return [] }
    let said = check.causes.map(\.words)
    return (layout.texts + layout.others).map(\.words).filter { !said.contains($0) }
  }

  private var files: [[String: String]] {
    let files = check.files
    let named = [
      ("recorded", files.expectedPicture), ("now", files.actualPicture),
      ("difference", files.pictureDifference), ("recorded layout", files.expectedLayout),
      ("layout now", files.actualLayout), ("difference of layouts", files.layoutDifference),
    ]
    return named.compactMap { name, path in
      path.map { ["name": name, "path": $0, "link": Self.link($0)] }
    }
  }

  private func region(_ region: PictureDifference.Region) -> [String: Any] {
    [
      "box": "\(region.width) x \(region.height) at (\(region.x), \(region.y))",
      "unequal": region.unequal,
      "views": region.views.isEmpty ? "no view" : region.views.joined(separator: ", "),
    ]
  }

  private static func words(_ picture: PictureDifference) -> String {
    let (expected, actual) = (picture.expectedSize, picture.actualSize)
    guard expected == actual else {
      return "\(actual.width) x \(actual.height) pixels, recorded as "
        + "\(expected.width) x \(expected.height)"
    }
    return FailureText.figures(picture)
  }

  /// `(x y; width height)` in points.
  private static func words(_ rect: Rect) -> String {
    "(\(number(rect.minX)) \(number(rect.minY)); \(number(rect.width)) \(number(rect.height)))"
  }

  /// The parts of a frame that are others: `x +4, height -20.5`.
  private static func change(from before: Rect, to after: Rect) -> String {
    let parts = [
      ("x", after.minX - before.minX), ("y", after.minY - before.minY),
      ("width", after.width - before.width), ("height", after.height - before.height),
    ]
    return parts.filter { abs($0.1) > 1e-9 }
      .map { "\($0.0) \($0.1 > 0 ? "+" : "")\(number($0.1))" }.joined(separator: ", ")
  }

  private static func number(_ value: Double) -> String {
    JSON.number((value * 1000).rounded() / 1000).text
  }

  /// A path as a relative link: what separates the parts of an address is spelled out.
  private static func link(_ path: String) -> String {
    let kept = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~/@+,=".utf8)
    return path.utf8.reduce(into: "") { link, byte in
      if kept.contains(byte) {
        link.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        link += digits.count == 1 ? "%0\(digits)" : "%\(digits)"
      }
    }
  }
}
