import AutoLayout
import Controls
import Documents
import Drawing
import Geometry
import Rendering
import Scenes
import Typesetting

/// What would mend a finding; a trial shows whether it does.
extension AccessibilityAudit {
  // MARK: - Colours

  /// Returns edits that give what is painted a colour that has enough contrast: in all appearances, in
  /// this one, or one of the system's that has it in each.
  func recolouring(_ ink: PaintedInk, _ painted: Color, on ground: Color) -> [Advice] {
    let view = ink.view
    guard let place = places[view.sceneID], !scene.subject.isDocument,
      view is Label || view is ImageView || view is TextView || view is Button,
      let color = Contrast.legible(painted, on: ground, ink.leastRatio + 0.01)
    else { return [] }
    let levels = [painted, ground, color].map(Contrast.luminance)
    if levels[0] > levels[1], levels[1] > levels[2] {
      return darkening(ground, behind: ink, painted)
    }
    let key = ink.kind == .symbol ? "tint" : "color"
    let value = "\"\(color.hex)\""
    let always = setting([key], value, of: view.sceneID)
    let appearance = (view.asPaintable?.environment.appearance ?? .light).rawValue
    let condition = "appearance: \(appearance)"
    var branch = Advice(
      "give '\(view.sceneID)' \(key): \(value) when \(condition)",
      [
        .branch(
          key, value, when: condition, otherwise: view is Label ? "label" : nil, of: place)
      ], edit: "\(key): { when: { \(condition) }, then: \(value) }")
    guard scene.subject.variesInAppearance else {
      // A colour for both is simpler.
      branch.force = .guessed
      return always + [branch]
    }
    return always + [branch] + setting([key], "label", of: view.sceneID)
  }

  /// Returns edits that make a ground darker on which letters are light, instead of the letters dark.
  private func darkening(_ ground: Color, behind ink: PaintedInk, _ painted: Color) -> [Advice] {
    var next: View? = ink.view
    while let view = next, view.asPaintable?.layer.background?.hex != ground.hex {
      next = view.superview
    }
    guard let view = next, view.isOpaque,
      let darker = Contrast.legible(ground, on: painted, ink.leastRatio + 0.01)
    else { return [] }
    return setting(["background"], "\"\(darker.hex)\"", of: view.sceneID)
  }

  /// Returns edits that give a border a colour that shows.
  func bordering(_ view: String, _ color: Color) -> [Advice] {
    setting(["border", "color"], "\"\(color.hex)\"", of: view)
  }

  // MARK: - Targets

  /// Returns edits that make a target large enough to touch.
  func growing(_ target: AccessibilityReading.Element, _ size: Size) -> [Advice] {
    guard !scene.subject.isDocument, places[target.view] != nil, !target.view.contains(".") else {
      return []
    }
    if let frame = frame(of: target.view) {
      let (wide, high) = (
        max(0, Self.leastTarget - frame.width), max(0, Self.leastTarget - frame.height)
      )
      return framing(target.view, frame.insetBy(dx: -wide / 2, dy: -high / 2))
        + framing(
          target.view,
          Rect(
            x: frame.minX, y: frame.minY, width: frame.width + wide, height: frame.height + high))
    }
    let sides = [("width", size.width), ("height", size.height)]
    let equations = sides.filter { $0.1 < Self.leastTarget }.map { "\(target.view).\($0.0) >= 44" }
    let words = equations.map { "'\($0)'" }.joined(separator: " and ")
    return [
      Advice(
        "add \(words)", equations.map { .add($0, near: nil) },
        edit: equations.joined(separator: "; "))
    ]
  }

  /// Returns edits of stated frames that keep two targets apart: the first ends where the second begins,
  /// or the second begins where the first ends. What constraints place gets other advice.
  func parting(
    _ first: AccessibilityReading.Element, _ second: AccessibilityReading.Element, by shared: Size
  ) -> [Advice] {
    let isBeside = shared.width < shared.height
    func side(_ rect: Rect) -> Double { isBeside ? rect.width : rect.height }
    func start(_ rect: Rect) -> Double { isBeside ? rect.minX : rect.minY }
    let isInOrder = start(first.content.frame) <= start(second.content.frame)
    let (near, far) = isInOrder ? (first, second) : (second, first)
    let amount = isBeside ? shared.width : shared.height
    func moved(_ view: String, start: Double, length: Double) -> [Advice] {
      guard let frame = frame(of: view), side(frame) + length >= Self.leastTarget else {
        return []
      }
      let rect =
        isBeside
        ? Rect(
          x: frame.minX + start, y: frame.minY, width: frame.width + length, height: frame.height)
        : Rect(
          x: frame.minX, y: frame.minY + start, width: frame.width, height: frame.height + length)
      return framing(view, rect)
    }
    return moved(far.view, start: amount, length: 0) + moved(near.view, start: 0, length: -amount)
      + moved(far.view, start: amount, length: -amount)
      + moved(near.view, start: -amount, length: 0)
  }

  // MARK: - Reading

  /// Returns edits that let a control be read: it says so itself, or the view that is read instead of it
  /// no longer is.
  func reading(_ view: View) -> [Advice] {
    guard !scene.subject.isDocument else { return [] }
    var advice = setting(["accessibility", "isElement"], "true", of: view.sceneID)
    var outer = view.superview
    while let around = outer {
      if around.accessibility?.isElement == true {
        advice += setting(["accessibility", "isElement"], "false", of: around.sceneID)
      }
      outer = around.superview
    }
    return advice
  }

  /// Returns edits of stated orders that jump: what they name is read from the top to the bottom.
  func ordering(_ elements: [AccessibilityReading.Element]) -> [Advice] {
    guard !scene.subject.isDocument else { return [] }
    var tops: [String: Double] = [:]
    for element in elements {
      tops[element.view] = min(tops[element.view] ?? .infinity, element.content.frame.minY)
    }
    var advice: [Advice] = []
    scene.root.forEachDescendant { owner in
      guard let stated = owner.accessibility else { return }
      let isScene = !stated.order.isEmpty
      let names = isScene ? stated.order : stated.elements ?? []
      guard !names.isEmpty, names.allSatisfy({ tops[$0] != nil }) else { return }
      let sorted = names.enumerated().sorted {
        (tops[$0.element] ?? 0, $0.offset) < (tops[$1.element] ?? 0, $1.offset)
      }.map(\.element)
      // What is not named is read behind what is, and may jump then.
      let all = elements.map(\.view).reduce(into: [String]()) { all, view in
        if !all.contains(view), places[view] != nil, !view.contains(".") { all.append(view) }
      }.enumerated().sorted {
        (tops[$0.element] ?? 0, $0.offset) < (tops[$1.element] ?? 0, $1.offset)
      }.map(\.element)
      for order in isScene && elements.count < Self.mostNamed ? [sorted, all] : [sorted]
      where order != names {
        let list = "[\(order.joined(separator: ", "))]"
        guard isScene else {
          advice += setting(["accessibility", "elements"], list, of: owner.sceneID)
          continue
        }
        advice.append(
          Advice(
            "write 'order: \(list)'", [.set(["accessibility", "order"], list, of: nil)],
            edit: "order: \(list)"))
      }
    }
    return advice
  }

  /// An order of more elements is not written.
  private static let mostNamed = 50

  // MARK: - Parts

  /// The frame that a scene states of a view in numbers; nil if it states none.
  func frame(of view: String) -> Rect? {
    stated[view]?.attributes.lazy.compactMap { attribute in
      if case .frame(let frame) = attribute.value { return frame }
      return nil
    }.first
  }

  private func framing(_ view: String, _ frame: Rect) -> [Advice] {
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(\.rounded3)
    return setting(["frame"], "[\(numbers.joined(separator: ", "))]", of: view)
  }

  /// Returns the advice to give a view a value for a key, where its file can say so.
  func setting(_ path: [String], _ value: String, of view: String) -> [Advice] {
    guard let place = places[view] else { return [] }
    return [
      Advice.setting(path, value, of: view, at: place, isOfDocument: scene.subject.isDocument)
    ].compactMap { $0 }
  }
}
