import Geometry
package import Rendering
import Typesetting

extension InkComparison {
  /// The comparison as a JSON document: boxes as `[left, top, width, height]`, distances as `[left,
  /// top, right, bottom]`, both in points with two decimals. `view` is there only if a layout named
  /// the boxes, `sizes` only if the pictures differ in size, `mirrored` and `notes` only if they
  /// say something.
  package var json: JSON {
    var members: [JSON.Member] = [
      JSON.Member("matched", .int(pairs.count)), JSON.Member("edgesWithin1", .number(shareWithin1)),
      JSON.Member("missing", .array(missing.map(Self.json))),
      JSON.Member("extra", .array(extra.map(Self.json))),
      JSON.Member(
        "moved",
        .array(
          moved.map { pair in
            Self.json(
              pair.reference, pair.view, by: .array(pair.distances.map { .number(Self.round($0)) }))
          })),
    ]
    if isMirrored { members.append(JSON.Member("mirrored", .bool(true))) }
    if !notes.isEmpty { members.append(JSON.Member("notes", .array(notes.map(Self.json)))) }
    if differsInSize {
      let names = zip(["reference", "ours"], sizes).map { name, size in
        JSON.Member(
          name, .array([.number(Self.round(size.width)), .number(Self.round(size.height))]))
      }
      members.append(JSON.Member("sizes", .object(names)))
    }
    return .object(members)
  }

  private static func json(_ lone: Lone) -> JSON { json(lone.box, lone.view) }

  private static func json(_ note: Note) -> JSON {
    guard case .object(var members) = json(note.box, note.view) else { return .null }
    members.insert(JSON.Member("differs", .string(note.kind.rawValue)), at: 0)
    if note.values.count == 2 {
      members.append(JSON.Member("reference", .string(note.values[0])))
      members.append(JSON.Member("ours", .string(note.values[1])))
    }
    return .object(members)
  }

  private static func json(_ box: InkBox, _ view: String?, by distances: JSON? = nil) -> JSON {
    let frame = box.frame
    var members = [
      JSON.Member(
        "frame",
        .array(
          [frame.minX, frame.minY, frame.width, frame.height].map { .number(round($0)) }))
    ]
    if let distances { members.append(JSON.Member("by", distances)) }
    if let view { members.append(JSON.Member("view", .string(view))) }
    return .object(members)
  }

  /// The share of edges within a point; 1 only if all are.
  private var shareWithin1: Double {
    let (near, all) = (edges(within: 1), pairs.count * 4)
    return near == all ? 1 : min(0.99, Self.round(Double(near) / Double(all)))
  }

  private static func round(_ value: Double) -> Double { (value * 100).rounded() / 100 }

  /// What differs, one sentence for each box.
  package var sentences: [String] {
    moved.map { "moved: \(Self.place($0.reference, $0.view)): \(Self.words($0.distances, within))" }
      + missing.map { "missing: \(Self.place($0.box, $0.view))" }
      + extra.map { "extra: \(Self.place($0.box, $0.view))" }
  }

  /// What differs in looks, one sentence for each kind: 'colours differ in 2 boxes: ...'.
  package var noteSentences: [String] {
    Note.Kind.allCases.compactMap { kind in
      let found = notes.filter { $0.kind == kind }
      guard !found.isEmpty else { return nil }
      let places = found.prefix(Self.mostPlaces).map { note in
        let place = Self.place(note.box, note.view)
        guard note.values.count == 2 else { return place }
        return "\(place) (\(note.values[1]), not \(note.values[0]))"
      }
      let rest = found.count > places.count ? ["and \(found.count - places.count) more"] : []
      let verb = kind == .ink ? "differs" : "differ"
      let boxes = found.count == 1 ? "1 box" : "\(found.count) boxes"
      return "\(kind.rawValue) \(verb) in \(boxes): " + (places + rest).joined(separator: "; ")
    }
  }

  private static let mostPlaces = 12

  /// What both pictures have in common though they do not agree, as a sentence; nil for nothing.
  package var remark: String? {
    if isEmpty { return "note: neither picture shows anything that has a place" }
    return isMirrored ? "mirrored: the places agree with the mirror image of the reference" : nil
  }

  /// The verdict and the numbers of boxes and edges.
  package var summary: String {
    let all = pairs.count * 4
    let counts = [(moved.count, "moved"), (missing.count, "missing"), (extra.count, "extra")]
      .filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    let boxes = pairs.count == 1 ? "1 box matches" : "\(pairs.count) boxes match"
    return (agrees ? "places agree: " : "")
      + "\(boxes), \(edges(within: within)) of \(all) edges within \(Self.number(within)) pt"
      + (counts.isEmpty ? "" : "; " + counts.joined(separator: ", "))
  }

  /// The sizes of the pictures as a clause; nil if they are equal.
  package var sizeClause: String? {
    guard differsInSize else { return nil }
    let texts = sizes.map { "\(Self.number($0.width)) x \(Self.number($0.height))" }
    return "the reference is \(texts[0]) points large, this picture \(texts[1])"
  }

  /// How much was not compared, as a clause; nil for nothing.
  package var leftOutClause: String? {
    leftOut == 0 ? nil : "\(leftOut) of its smallest marks were too many to be compared"
  }

  private static func place(_ box: InkBox, _ view: String?) -> String {
    let frame = box.frame
    let noun =
      switch box.kind {
      case .ink: "box"
      case .rule: "rule"
      case .panel: "panel"
      }
    let corner = "\(number(frame.minX)), \(number(frame.minY))"
    let words = "\(noun) at \(corner) of \(number(frame.width)) x \(number(frame.height))"
    return view.map { "\(words) in '\($0)'" } ?? words
  }

  /// Returns the distances of the edges beyond the limit: `top +4, bottom +4`.
  static func words(_ distances: [Double], _ limit: Double) -> String {
    zip(["left", "top", "right", "bottom"], distances)
      .filter { abs($0.1) > limit + 1e-6 }
      .map { "\($0.0) \($0.1 < 0 ? "" : "+")\(number($0.1))" }.joined(separator: ", ")
  }

  private static func number(_ value: Double) -> String { round(value).shortDescription }
}
