import ArgumentParser
import Documents
import Rendering
import Typesetting

/// The argument of `--show`: overlays separated by commas, each for all views or for the one
/// named after a colon.
struct OverlayList {
  let overlays: [OverlayChoice]

  /// Throws for a word that is not an overlay.
  init(_ argument: String) throws(ValidationError) {
    var overlays: [OverlayChoice] = []
    for word in argument.split(separator: ",", omittingEmptySubsequences: false) {
      let parts = word.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts.first ?? "")
      guard let overlay = Overlay(rawValue: name) else {
        let known = Overlay.allCases.map(\.rawValue)
        let near = NearestName.like(name, among: known)
        throw ValidationError(
          "there is no overlay '\(name)'; "
            + (near.map { "did you mean '\($0)'?" }
              ?? "there are \(NameList.candidates(for: name, among: known))"))
      }
      let view = parts.count > 1 ? String(parts[1]) : nil
      guard view?.isEmpty != true else {
        throw ValidationError("'\(word)' must name a view after the colon, as in '\(name):title'")
      }
      overlays.append(OverlayChoice(overlay, of: view))
    }
    self.overlays = overlays
  }

  /// The words allowed in the list.
  static var words: String { Overlay.allCases.map(\.rawValue).joined(separator: ", ") }
}

extension RenderOptions.TextMode: ExpressibleByArgument {}

extension TextMetrics: ExpressibleByArgument {}

extension [OverlayChoice] {
  /// The choices without duplicates, in the order in which overlays are stacked.
  var inOrder: [OverlayChoice] {
    Overlay.allCases.flatMap { overlay in
      let chosen = filter { $0.overlay == overlay }
      // An overlay shown for all views includes each of them.
      if chosen.contains(where: { $0.view == nil }) { return [OverlayChoice(overlay)] }
      return chosen.enumerated().filter { chosen.firstIndex(of: $1) == $0 }.map(\.element)
    }
  }
}
