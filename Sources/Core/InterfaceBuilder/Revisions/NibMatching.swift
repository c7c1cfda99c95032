import Documents

/// Matches the objects of a newer revision with those of an older one.
///
/// Ids decide if they were kept. If they were regenerated, the names that authors give decide,
/// then equal content, then, in documents where all ids are new, similarity.
struct NibMatching {
  private let old: NibOutline
  private let new: NibOutline
  /// The position in the older outline by that in the newer one; nil for an added object.
  private(set) var oldOf: [Int?]
  /// The position in the newer outline by that in the older one; nil for a removed object.
  private(set) var newOf: [Int?]
  // Empty unless objects are left that ids do not match: traits are long texts of everything within.
  private var oldTraits: [NibTraits] = []
  private var newTraits: [NibTraits] = []
  /// Whether few ids were kept, so that similarity is used.
  private var isRewritten = false

  /// Compares two outlines.
  init(old: NibOutline, new: NibOutline) {
    (self.old, self.new) = (old, new)
    oldOf = Array(repeating: nil, count: new.objects.count)
    newOf = Array(repeating: nil, count: old.objects.count)
    pair(0, 0)
    matchIDs()
    guard oldOf.contains(nil), newOf.contains(nil) else { return }
    oldTraits = NibTraits.all(of: old)
    newTraits = NibTraits.all(of: new)
    matchBelow()
    matchAcross()
    matchBelow()
  }

  private mutating func pair(_ old: Int, _ new: Int) {
    newOf[old] = new
    oldOf[new] = old
  }

  private mutating func matchIDs() {
    var count = 0
    for (position, object) in new.objects.enumerated().dropFirst() {
      guard let other = old.positions[object.id], newOf[other] == nil,
        isAlike(old.objects[other], object)
      else { continue }
      pair(other, position)
      count += 1
    }
    isRewritten = count * 2 < min(old.objects.count, new.objects.count) - 1
  }

  private func isAlike(_ old: NibOutline.Object, _ new: NibOutline.Object) -> Bool {
    old.tag == new.tag || (old.element.isController && new.element.isController)
  }

  /// Matches the contents of matched objects, from the outside inwards.
  private mutating func matchBelow() {
    for position in new.objects.indices {
      guard let other = oldOf[position] else { continue }
      let before = old.objects[other].children.filter { newOf[$0] == nil }
      let after = new.objects[position].children.filter { oldOf[$0] == nil }
      if !before.isEmpty, !after.isEmpty { match(before, after) }
    }
  }

  private mutating func match(_ before: [Int], _ after: [Int]) {
    for rank in NibTraits.ranks { matchKeys(before, after) { $0.names[rank] } }
    matchKeys(before, after, isUnique: false) { $0.content }
    matchKeys(before, after) { $0.role }
    guard isRewritten else { return }
    matchKeys(before, after, isUnique: false) { $0.appearance }
    matchLikeness(before, after)
  }

  /// Pairs objects with the same key; unless `isUnique` is false, only if exactly one on each
  /// side has it.
  private mutating func matchKeys(
    _ before: [Int], _ after: [Int], isUnique: Bool = true, _ key: (NibTraits) -> String?
  ) {
    var places: [String: [Int]] = [:]
    for position in before where newOf[position] == nil {
      if let key = key(oldTraits[position]) { places[key, default: []].append(position) }
    }
    var wanted: [String: [Int]] = [:]
    var order: [String] = []
    for position in after where oldOf[position] == nil {
      guard let key = key(newTraits[position]), places[key] != nil else { continue }
      if wanted[key] == nil { order.append(key) }
      wanted[key, default: []].append(position)
    }
    for key in order {
      let (from, to) = (places[key] ?? [], wanted[key] ?? [])
      if isUnique, from.count != 1 || to.count != 1 { continue }
      for (first, second) in zip(from, to) where isAlike(old.objects[first], new.objects[second]) {
        pair(first, second)
      }
    }
  }

  /// Pairs the remaining objects by their similarity, the most similar first.
  private mutating func matchLikeness(_ before: [Int], _ after: [Int]) {
    let from = before.filter { newOf[$0] == nil }
    let to = after.filter { oldOf[$0] == nil }
    guard from.count * to.count <= 40_000 else {
      matchKeys(before, after, isUnique: false) { $0.kind }
      return
    }
    var pairs: [(likeness: Int, old: Int, new: Int)] = []
    for first in from {
      for second in to where isAlike(old.objects[first], new.objects[second]) {
        let likeness = oldTraits[first].likeness(to: newTraits[second])
        if likeness >= NibTraits.leastLikeness { pairs.append((likeness, first, second)) }
      }
    }
    pairs.sort { ($1.likeness, $0.old, $0.new) < ($0.likeness, $1.old, $1.new) }
    for candidate in pairs where newOf[candidate.old] == nil && oldOf[candidate.new] == nil {
      pair(candidate.old, candidate.new)
    }
  }

  /// Matches objects moved to another parent: by a name, otherwise by equal content that isn't
  /// trivial.
  private mutating func matchAcross() {
    let before = old.objects.indices.filter { newOf[$0] == nil }
    let after = new.objects.indices.filter { oldOf[$0] == nil }
    for rank in NibTraits.ranks { matchKeys(before, after) { $0.names[rank] } }
    matchKeys(before, after) { $0.weight > 2 ? $0.content : nil }
  }
}

/// What identifies an object besides its id.
struct NibTraits {
  /// The names that its author gave it, each with its tag, by rank.
  let names: [String?]
  /// Its role in its parent, if it fills a property.
  let role: String?
  /// Its tag and everything in it except ids and positions.
  let content: String
  /// Its tag, its text and its picture; nil without either.
  let appearance: String?
  /// Its tag.
  let kind: String
  /// The number of properties in it and its descendants.
  let weight: Int
  /// Its own properties, and the appearances of its descendants.
  private let marks: Set<String>

  /// The indices of `names`.
  static let ranks = 0..<6
  /// The minimum similarity, in thousandths.
  static let leastLikeness = 250

  /// Returns the traits of each object, by position.
  static func all(of outline: NibOutline) -> [NibTraits] {
    var traits: [NibTraits?] = Array(repeating: nil, count: outline.objects.count)
    for position in outline.objects.indices.reversed() {
      let inside = outline.objects[position].children.compactMap { traits[$0] }
      traits[position] = NibTraits(outline.objects[position], outline, inside)
    }
    return traits.compactMap(\.self)
  }

  private init(_ object: NibOutline.Object, _ outline: NibOutline, _ inside: [NibTraits]) {
    let element = object.element
    let properties = NibProperties(element).all
    let accessibility = element.child(key: "accessibilityConfiguration")
    let tag = object.tag
    let controller = inside.first { $0.isController }
    names = [
      element["storyboardIdentifier"] ?? element["reuseIdentifier"] ?? controller?.names[0],
      outline.outlets[object.id],
      element.string("userLabel"),
      accessibility?.string("identifier"), element["customClass"] ?? controller?.names[4],
      element.string("title") ?? controller?.names[5],
    ].map { name in name.flatMap { $0.isEmpty ? nil : "\(tag) \($0)" } }
    let isList = ["subviews", "objects", "scenes", "items", "sections", "cells", "prototypes"]
      .contains(object.slot)
    role = isList ? nil : "\(tag) \(object.slot) \(element["type"] ?? "")"
    isController = element.isController
    kind = tag
    let said = properties.filter { !NibReference.isReference($0.path, $0.value) }
      .map { "\($0.path)=\($0.value)" }
    let constraints = element.list("constraints").map {
      "\($0["firstAttribute"] ?? "")\($0["secondAttribute"] ?? "")\($0["constant"] ?? "")"
    }.sorted()
    content =
      "\(tag)(\(said.joined(separator: ";"))|\(constraints.joined(separator: ","))|"
      + inside.map(\.content).joined(separator: ",") + ")"
    let shown = properties.filter {
      ["text", "title", "image", "placeholder", "normal.title", "normal.image"].contains($0.path)
    }
    appearance = shown.isEmpty ? nil : tag + shown.map { "=\($0.value)" }.joined()
    weight = inside.reduce(properties.count) { $0 + $1.weight }
    marks = inside.reduce(Set(said)) { marks, part in
      marks.union([part.appearance ?? part.kind]).union(part.marks.filter { !$0.contains("=") })
    }
  }

  private let isController: Bool

  /// Returns how much of two objects is equal, in thousandths.
  func likeness(to other: NibTraits) -> Int {
    let all = marks.union(other.marks).count
    return all == 0 ? 1000 : marks.intersection(other.marks).count * 1000 / all
  }
}
