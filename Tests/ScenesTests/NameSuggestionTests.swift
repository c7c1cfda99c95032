import Controls
import Documents
import Scenes
import Testing

@Suite("Names that errors suggest")
struct NameSuggestionTests {
  @Test("the names of a file are listed once for thousands of errors")
  func once() {
    let suggestions = NameSuggestions()
    let names = (0..<3_333).map { "view\($0)" }
    var lists = 0
    for _ in 0..<3_333 {
      let known = suggestions.names(.views, of: names.count) {
        lists += 1
        return names
      }
      #expect(known.names.count == names.count)
    }
    #expect(lists == 1)
    // Another list, or a file with more names since, is another.
    _ = suggestions.names(.items(scope: "row.0"), of: names.count) {
      lists += 1; return []
    }
    _ = suggestions.names(.items(scope: "row.0"), of: names.count + 1) {
      lists += 1; return []
    }
    #expect(lists == 3)
  }

  @Test("very many names are looked through only so often")
  func budget() {
    let suggestions = NameSuggestions()
    let counts = (0..<30).map { _ in
      suggestions.names(.views, of: 1_000_000) { ["title"] }.names.count
    }
    #expect(counts.first == 1 && counts.last == 0)
  }

  @Test("a limit ends a comparison of words that are farther apart")
  func limit() {
    let words = ["title", "titel", "tilte", "width", "t", "backgroundColor", "bakcgroudnColor"]
      .map { Array($0.unicodeScalars) }
    var farther = 0
    for (left, right) in words.flatMap({ left in words.map { (left, $0) } }) {
      let whole = NearestName.distance(left, right)
      for limit in 0..<6 {
        let found = NearestName.distance(left, right, atMost: limit)
        #expect(whole <= limit ? found == whole : found > limit, "\(left) \(right) \(limit)")
        if whole > limit { farther += 1 }
      }
    }
    #expect(farther > 100)
  }

  @Test(
    "a prepared list answers as the names themselves do",
    arguments: [
      "titel", "backgroundcolour", "tit", "TITLEVIEW", "ttile2", "größe", "x", "zzzz", "",
    ])
  func prepared(_ name: String) {
    let names = [
      "title", "titleLabel", "title2", "backgroundColor", "back", "größer", "Grösse", "ti", "zz",
      "y",
    ]
    let nearest = NearestName.like(name, among: names)
    #expect(NearestName.like(name, among: KnownNames(names)) == nearest)
    // What is nearest by the plain distance is never missed.
    let letters = Array(name.lowercased().unicodeScalars)
    let allowed = names.filter { other in
      let others = Array(other.lowercased().unicodeScalars)
      return NearestName.distance(letters, others) <= max(letters.count, others.count) / 3
    }
    if let first = allowed.first, !name.isEmpty { #expect(nearest != nil, "\(first)") }
  }

  @Test(
    "Xcode's names of simulators lead to their device",
    arguments: [
      ("iPhone SE (3rd generation)", "iPhone SE"),
      ("iPad Pro (11-inch) (4th generation)", "iPad Pro 11"),
      ("iPad Pro 11-inch (M4)", "iPad Pro 11"), ("iPhone 51", "iPhone 17"),
    ])
  func simulators(name: String, device: String) {
    #expect(Device.nearest(to: name).first == "'\(device)'")
  }
}
