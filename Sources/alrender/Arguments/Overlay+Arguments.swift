import ArgumentParser
import Rendering
import Typesetting

/// The argument of `--show`: overlays separated by commas.
struct OverlayList: ExpressibleByArgument {
  let overlays: [Overlay]

  /// Nil when one of the words is no overlay.
  init?(argument: String) {
    let words = argument.split(separator: ",").map(String.init)
    let overlays = words.compactMap(Overlay.init)
    guard !words.isEmpty, overlays.count == words.count else { return nil }
    self.overlays = overlays
  }

  /// What may stand in the list.
  static var words: String { Overlay.allCases.map(\.rawValue).joined(separator: ", ") }
}

extension RenderOptions.TextMode: ExpressibleByArgument {}

extension TextMetrics: ExpressibleByArgument {}
