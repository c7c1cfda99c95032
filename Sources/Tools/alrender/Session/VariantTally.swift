import Checking
import Rendering

/// What was found in several variants, each once, with the variants in which it holds.
struct VariantTally {
  /// A sentence about one scene of a file, with its JSON.
  private struct Entry {
    let scene: String
    let words: String?
    let json: JSON?
    var variants: [String]
  }

  private var entries: [Entry] = []
  /// The indices of the entries by what they say; used only for lookup.
  private var places: [String: Int] = [:]
  /// The number of variants of each scene; used only for lookup.
  private var totals: [String: Int] = [:]

  /// Adds what holds in a variant of a scene, of which there are a number.
  mutating func add(scene: String, variant: String, of total: Int, words: [String], json: [JSON]) {
    totals[scene] = total
    for words in words { add(Entry(scene: scene, words: words, json: nil, variants: [variant])) }
    for json in json { add(Entry(scene: scene, words: nil, json: json, variants: [variant])) }
  }

  private mutating func add(_ entry: Entry) {
    let key = "\(entry.scene)\u{0}\(entry.words ?? "")\u{0}\(entry.json?.text ?? "")"
    guard let place = places[key] else {
      places[key] = entries.count
      return entries.append(entry)
    }
    // A sentence that holds twice in a variant is said once.
    guard let variant = entry.variants.first, entries[place].variants.last != variant else {
      return
    }
    entries[place].variants.append(variant)
  }

  /// The sentences under the names of their scenes, in order.
  var groups: [(scene: String, words: [String])] {
    var groups: [(scene: String, words: [String])] = []
    for entry in entries {
      guard let words = entry.words else { continue }
      let place = groups.firstIndex { $0.scene == entry.scene } ?? groups.count
      if place == groups.count { groups.append((entry.scene, [])) }
      let total = totals[entry.scene] ?? 1
      let share = entry.variants.count < total ? FindingGroup.share(entry.variants, of: total) : nil
      groups[place].words.append(words + (share.map { ", \($0)" } ?? ""))
    }
    return groups
  }

  /// The findings, with their variants where a scene has several.
  var json: [JSON] {
    entries.compactMap { entry in
      guard let json = entry.json, totals[entry.scene] ?? 1 > 1, case .object(var members) = json
      else { return entry.json }
      members.append(JSON.Member("variants", .array(entry.variants.map { .string($0) })))
      return .object(members)
    }
  }
}
