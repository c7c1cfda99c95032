import ArgumentParser
import Documents
import Rendering

/// `alrender help keys [MAPPING]`: the keys of a part of the format, taken from its schema.
struct KeyHelp {
  /// The word after `help`.
  static let name = "keys"

  /// What is printed.
  let text: String

  /// Returns nil if the words request something else. Throws for a mapping that does not exist.
  init?(_ words: [String]) throws(ValidationError) {
    guard words.first == "help", words.dropFirst().first == Self.name else { return nil }
    let topics = Self.topics
    let names = topics.map(\.name)
    guard words.count > 2 else {
      text =
        "The mappings whose keys 'alrender help keys MAPPING' lists:\n"
        + names.map { "  \($0)\n" }.joined()
      return
    }
    guard let topic = topics.first(where: { $0.name == words[2] }) else {
      let near = NearestName.like(words[2], among: names).map { "; did you mean '\($0)'?" }
      throw ValidationError(
        "there is no mapping '\(words[2])'" + (near ?? "; 'alrender help keys' lists all"))
    }
    text = Self.table(topic)
  }

  /// A mapping of a format with its keys.
  private struct Topic {
    let name: String
    let keys: [(name: String, help: String)]
  }

  /// Returns the keys, one per line, each followed by its description.
  private static func table(_ topic: Topic) -> String {
    let width = topic.keys.map(\.name.count).max() ?? 0
    return topic.keys.map { key in
      "\(key.name)\(String(repeating: " ", count: width - key.name.count))  \(key.help)\n"
    }.joined()
  }

  /// The mappings of scenes, then those found only in `alrender.yaml`.
  private static var topics: [Topic] {
    var topics: [Topic] = []
    for (name, schema) in [
      ("scene", JSONSchema.scene), ("configuration", JSONSchema.configuration),
    ] {
      let definitions = schema["$defs"]
      let all = [JSON.Member(name, schema)] + (definitions?.members ?? [])
      for member in all {
        let name = member.key.hasPrefix("type.") ? String(member.key.dropFirst(5)) : member.key
        // A view without a type has the keys of a plain view.
        guard !member.key.hasPrefix("key."), !member.key.hasPrefix("variation."),
          member.key != "view", !topics.contains(where: { $0.name == name }),
          let keys = member.value["properties"]?.members
        else { continue }
        topics.append(
          Topic(name: name, keys: keys.map { ($0.key, help(of: $0.value, in: definitions)) }))
      }
    }
    return topics
  }

  /// Returns a key's description: its own, or that of the definition it refers to.
  private static func help(of key: JSON, in definitions: JSON?) -> String {
    if let text = key["description"]?.string { return text }
    guard let path = key["$ref"]?.string, let slash = path.lastIndex(of: "/") else {
      return ""
    }
    return definitions?[String(path[path.index(after: slash)...])]?["description"]?.string
      ?? ""
  }
}
