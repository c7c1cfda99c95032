import AutoLayout
import Documents

extension SceneConverter {
  /// Adds what a view's Identity inspector states about how it is read.
  func addAccessibility(of view: View, to keys: inout SceneMapping) {
    guard let stated = view.accessibility else { return }
    var entries: [YAMLValue.Entry] = []
    func add(_ key: String, _ text: String?) {
      if let text { entries.append(.init(key, .text(text))) }
    }
    add("label", stated.label)
    add("hint", stated.hint)
    if let traits = stated.traits {
      entries.append(.init("traits", .list(traits.names.map(YAMLValue.word))))
    }
    if let isElement = stated.isElement { entries.append(.init("isElement", .flag(isElement))) }
    add("identifier", stated.identifier)
    if !entries.isEmpty { keys.add("accessibility", .mapping(entries)) }
  }
}
