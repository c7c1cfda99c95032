import AutoLayout
import Documents
import Geometry
import Rendering

extension FreedomExplanation {
  /// Returns what the scene says of all its views; empty for a document.
  func survey(of freedom: LayoutFreedom) -> LineSurvey {
    guard !subject.isDocument, var root = freedom.members.first?.item.owner else {
      return LineSurvey()
    }
    while let parent = root.superview { root = parent }
    return LineSurvey(of: root)
  }

  /// Returns the advice to say of a view what is said of those of its kind that are most like it.
  func shown(_ freedom: LayoutFreedom) -> Advice? {
    let views = freedom.members.compactMap(\.item.owner)
    guard let owner = views.first, !owner.sceneID.contains("."), !(owner.superview is StackView)
    else { return nil }
    let survey = survey(of: freedom)
    var known: Set<ObjectIdentifier> = []
    for view in views.prefix(Self.mostViews) where known.insert(ObjectIdentifier(view)).inserted {
      let open = freedom.members.filter { $0.item.owner === view }.map(\.value.unknown)
      for axis in [Axis.horizontal, .vertical] {
        let length = open.contains(axis == .horizontal ? .width : .height)
        let place = open.contains(axis == .horizontal ? .minX : .minY)
        guard length || place else { continue }
        let lines = survey.lacking(view.sceneID, along: axis, length: length, place: place)
        let added = lines.compactMap { addition($0.text, after: nil) }
        guard let first = added.first, added.count == lines.count else { continue }
        return added.dropFirst().reduce(first) { $0.and($1) }
      }
    }
    return nil
  }

  private static var mostViews: Int { 4 }
  private static var leastLines: Int { 8 }

  /// Whether more speaks for an equation than that it would settle what is open.
  func isSupported(_ fix: LayoutConstraint, _ text: String, by survey: LineSurvey) -> Bool {
    // In a small scene nothing could speak for it.
    guard survey.all.count >= Self.leastLines, let line = LineSurvey.line(fix) else {
      return survey.all.count < Self.leastLines
    }
    let guide = [".safeArea.", ".margins."].first { text.contains($0) }
    return survey.supports(guide.map { line.with(guide: String($0.dropLast())) } ?? line)
  }

  /// Returns the advice to make the columns of a row equally wide: nothing else says how they share
  /// its width.
  func sharing(_ freedom: LayoutFreedom) -> [Advice] {
    let names = freedoms.columns(of: freedom).map(\.spokenName)
    let equal = names.dropFirst().compactMap {
      addition("\($0).width == \(names[0]).width", after: nil)
    }
    guard let first = equal.first, names.count <= 6 else { return [] }
    return [equal.dropFirst().reduce(first) { $0.and($1) }]
  }

  /// Returns the advice to place a view like the sibling beside it.
  func inLine(_ freedom: LayoutFreedom) -> [Advice] {
    guard let sibling = freedom.siblingInLine(freedoms.isTied),
      !survey(of: freedom).isOffCorner(.start(of: view.id, at: sibling.name))
    else { return [] }
    let added = sibling.attributes.compactMap {
      addition("\(view.name).\($0) == \(sibling.name).\($0)", after: nil)
    }
    guard let first = added.first, added.count == sibling.attributes.count else { return [] }
    return [added.dropFirst().reduce(first) { $0.and($1) }] + (added.count > 1 ? [first] : [])
  }
}
