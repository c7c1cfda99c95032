import Documents
import InterfaceBuilder
import Scenes

/// The findings that a document accepts, in the notes of Xcode's Identity inspector: lines such as
/// `waive contrast: a picture of a trademark`.
enum NibWaivers {
  /// Returns the waivers of a tree's views, and what is wrong with those that can't be read.
  static func read(
    from tree: NibTree, of scene: NibScene
  ) -> (waivers: [SceneWaiver], faults: [Diagnostic]) {
    var waivers: [SceneWaiver] = []
    var faults: [Diagnostic] = []
    for (id, view, element) in tree.views {
      guard let note = element.child(key: "userComments") else { continue }
      for fragment in note.children where fragment.name == "fragment" {
        let place = Place(line: fragment.line, column: fragment.column)
        let lines = (fragment.string("content") ?? "").split { $0.isNewline }
        for line in lines {
          do throws(WaiverFault) {
            let waiver = try SceneWaiver(
              note: String(line), view: view === tree.root ? nil : id, at: place,
              isAlone: lines.count == 1)
            if let waiver { waivers.append(waiver) }
          } catch {
            faults.append(
              scene.source.diagnostic(
                .warning, error.clause.code, error.clause.message, at: error.place,
                hint: error.clause.hint))
          }
        }
      }
    }
    return (waivers, faults)
  }
}
