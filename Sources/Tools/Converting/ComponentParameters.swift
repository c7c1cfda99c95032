import AutoLayout
import Controls
import Documents
import Scenes

/// The parameters of a component that was a cell or a nib: its texts and pictures.
struct ComponentParameters {
  private var taken: Set<String> = ["item", "index", "frame"]
  /// The parameters by name, in tree order.
  private(set) var entries: [YAMLValue.Entry] = []

  /// Replaces the texts and pictures among a view's keys by parameters, named after the view's
  /// id; those of the outermost view, which has none, are named after their keys.
  mutating func take(from lines: inout [YAMLValue.Entry], of view: View, id: String?) {
    let keys: [(key: String, type: ParameterType)] =
      switch view {
      case is Label, is Button, is TextView: [("text", .text)]
      case is TextField: [("text", .text), ("placeholder", .text)]
      case is ImageView: [("source", .image)]
      default: []
      }
    for (key, type) in keys {
      guard let index = lines.firstIndex(where: { $0.key == key }),
        case .text = lines[index].value
      else { continue }
      let parameter = taken.reserve(
        id.map { key == "placeholder" ? "\($0)Placeholder" : $0 }
          ?? (type == .image ? "image" : key))
      entries.append(
        .init(
          parameter,
          .mapping([
            .init("type", .word(type.rawValue)), .init("default", lines[index].value),
          ])))
      lines[index] = .init(key, .word("$\(parameter)"))
    }
  }
}
