import AutoLayout
import Documents
import Geometry
import Rendering
import Scenes

extension FreedomExplanation {
  /// A note for what an app settles that the document doesn't: a view of its own class may know its
  /// size, and the views of a cell tie for the room that only the canvas gives them.
  var severity: Diagnostic.Severity {
    !shared.isEmpty && shared.allSatisfy { isSettledByApp($0.freedom) } ? .note : .warning
  }

  private func isSettledByApp(_ freedom: LayoutFreedom) -> Bool {
    freedom.members.contains { member in
      let id = member.item.sceneName
      let unknown = member.value.unknown
      if [.width, .height].contains(unknown), subject.ownClasses.contains(id) { return true }
      let axis: Axis = [.minX, .width].contains(unknown) ? .horizontal : .vertical
      return isTie && subject.isSizedByCanvas(id, along: axis)
    }
  }
}
