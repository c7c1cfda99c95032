import AutoLayout
import Controls
import Documents
import Geometry
import Rendering
import Scenes
import Typesetting

/// What constraints leave open in one view, in words.
struct FreedomExplanation {
  let view: LaidOutView
  /// The freedoms that the view takes part in, with the number of members of other views.
  let shared: [(freedom: LayoutFreedom, others: Int)]
  let subject: any LayoutSubject
  let places: [String: Place]
  let freedoms: SharedFreedoms

  /// The constraints that name the view under conditions of which none applies, and those that name others that
  /// move with it.
  private let (unmet, unmetOfOthers): ([Int], [Int])

  init(
    _ view: LaidOutView, freedoms: SharedFreedoms, subject: any LayoutSubject,
    places: [String: Place], unmet: [String: [Int]]
  ) {
    self.unmet = unmet[view.id] ?? []
    self.view = view
    self.freedoms = freedoms
    shared = freedoms.freedoms(of: view.id)
    let moving = unmet.isEmpty ? [] : shared.flatMap { $0.freedom.members.prefix(Self.mostMoving) }
    unmetOfOthers = Set(moving.flatMap { unmet[$0.item.sceneName]?.prefix(8) ?? [] }).sorted()
    self.subject = subject
    self.places = places
  }

  private static let mostMoving = 64

  /// Whether no constraint is missing and only equal priorities leave the view open.
  var isTie: Bool { !shared.isEmpty && shared.allSatisfy { !$0.freedom.tied.isEmpty } }

  /// The views whose texts have too little room and tie over it; empty unless that is all that leaves
  /// the view open.
  var squeezed: [String] {
    let tied = shared.flatMap(\.freedom.tied)
    guard isTie, tied.allSatisfy({ $0.contentSide == .compressionResistance && $0.isOfText }) else {
      return []
    }
    return tied.compactMap { $0.constraint.first?.sceneName }.reduce(into: []) { names, name in
      if !names.contains(name) { names.append(name) }
    }
  }

  /// `'badge' is ambiguous: minX is free (16 to 220)`.
  var clause: String {
    let names = view.freedoms.map(\.attribute).joined(separator: ", ")
    let verb = view.freedoms.count == 1 ? "is" : "are"
    let free = "\(names) \(verb) free\(ranges)"
    guard isTie else { return "'\(view.name)' is ambiguous: \(free)" }
    return "'\(view.name)' is ambiguous only because equal priorities tie: \(free)"
  }

  /// Returns what would have to be settled first: the first view of each freedom by its place, so
  /// that views made from one statement share it, with the axis, because the same freedom leaves
  /// another edge open from right to left.
  func cause(_ place: (String) -> Place?) -> String? {
    let leaders = shared.compactMap { (freedom, _) -> String? in
      guard let member = freedom.members.first else { return nil }
      let id = member.item.sceneName
      let owner = place(id).map { "\($0.line):\($0.column)" } ?? id
      let isHorizontal = [.minX, .width].contains(member.value.unknown)
      return
        "\(owner) \(isHorizontal ? "horizontal" : "vertical")\(freedom.tied.isEmpty ? "" : " tie")"
    }
    return leaders.isEmpty ? nil : Set(leaders).sorted().joined(separator: ", ")
  }

  private var ranges: String {
    let isAlone = view.freedoms.count == 1
    let words = view.freedoms.compactMap { freedom in
      range(freedom.lower, freedom.upper).map { isAlone ? $0 : "\(freedom.attribute) \($0)" }
    }
    return words.isEmpty ? "" : " (\(words.joined(separator: ", ")))"
  }

  /// Returns the words of a range; nil for one without ends.
  private func range(_ lower: Double?, _ upper: Double?) -> String? {
    switch (lower, upper) {
    case (let lower?, let upper?): "\(lower.rounded3) to \(upper.rounded3)"
    case (let lower?, nil): "from \(lower.rounded3)"
    case (nil, let upper?): "up to \(upper.rounded3)"
    case (nil, nil): nil
    }
  }

  /// The source line, the other views of the freedom, and the tied constraints.
  var listing: [ListingLine] {
    var labels: [SourceLabels.Label] = []
    if let place = places[view.id] {
      labels.append(
        SourceLabels.Label(place: place, text: "stated here", isPrimary: true))
    }
    let source = SourceLabels(labels, of: subject, at: places[view.id])
    var sentences: [String] = []
    for (freedom, others) in shared {
      if others > 0 {
        let list = freedom.members.lazy.filter { $0.item.sceneName != view.id }.prefix(6).map {
          "\($0.value.unknown) of '\($0.item.spokenName)'"
            + (range($0.value.lower, $0.value.upper).map { " (\($0))" } ?? "")
        }
        let rest = others > 6 ? " and \(others - 6) more" : ""
        sentences.append("moving with it: \(list.joined(separator: ", "))\(rest)")
      }
      if !freedom.tied.isEmpty {
        let list = freedom.tied.map(named).joined(separator: " and ")
        let priority = freedom.tied.map { Double($0.priority.rawValue).rounded3 }.first ?? ""
        sentences.append("tied at priority \(priority): \(list)")
      }
    }
    if !unmet.isEmpty {
      sentences.append("constraints under 'when' name it, but none of them applies here")
    }
    return source.lines + sentences.map(source.beside)
  }

  /// The edits that settle what the view leaves open, each with the values that it settles if
  /// there are several freedoms; freedoms with the same advice are combined.
  var advice: [Advice] {
    // What is added for all canvases contradicts them where they apply.
    let conditional = unmet.isEmpty ? unmetOfOthers : unmet
    if !conditional.isEmpty, let scene = subject as? Scene {
      return ConditionAdvice.turning(conditional, in: scene)
    }
    var groups: [(values: [String], advice: [Advice])] = []
    for (freedom, _) in shared {
      let advice = self.advice(on: freedom)
      guard !advice.isEmpty else { continue }
      let values = freedom.members.filter { $0.item.sceneName == view.id }
        .map { "\($0.value.unknown)" }
      if let known = groups.firstIndex(where: { $0.advice == advice }) {
        groups[known].values += values
      } else {
        groups.append((values, advice))
      }
    }
    guard groups.count > 1 else { return groups.first?.advice ?? [] }
    return groups.flatMap { values, advice in
      advice.map { one in
        var one = one
        one.part = values.joined(separator: " and ")
        return one
      }
    }
  }

  /// Returns, for a tie, the priorities that would decide it; otherwise the constraints that
  /// would settle it where it is: relations to others without a distance, then with one, then
  /// sizes, each shortest first.
  private func advice(on freedom: LayoutFreedom) -> [Advice] {
    if let turned = turnedLimit(freedom) {
      return [turned] + usualAdvice(on: freedom).map(\.asGuess)
    }
    return usualAdvice(on: freedom)
  }

  private func usualAdvice(on freedom: LayoutFreedom) -> [Advice] {
    let own = ownAdvice(on: freedom)
    guard var shown = shown(freedom) else { return own }
    // What people say there anyway says it better if it is the same.
    shown.isSupported = own.contains { $0.changes == shown.changes }
    return [shown] + own.filter { $0.changes != shown.changes }.map(\.asGuess)
  }

  private func ownAdvice(on freedom: LayoutFreedom) -> [Advice] {
    if let gap = freedom.gapOfPlainButtons,
      let advice = subject.advice(on: gap, .relation(.greaterThanOrEqual))
    {
      return [advice]
    }
    if let advice = freedom.fixedMiddle.flatMap({ subject.advice(on: $0, nil) }) { return [advice] }
    // Where it lies is what is missing, not how wide its neighbours are.
    if freedom.middle != nil { return [] }
    if let line = freedom.equalColumns, let added = addition(line, after: nil) {
      return [added]
    }
    let group =
      freedom.equalButtons ?? freedom.middleOfGroup ?? freedom.circle ?? freedom.columnEdge
    if let added = group.flatMap({ addition($0, after: nil) }) { return [added] }
    if let fixed = freedom.fixedElastic, let advice = subject.advice(on: fixed, nil) {
      return [advice]
    }
    guard freedom.winners.isEmpty else {
      let winners = freedom.usualWinners.compactMap { winner(freedom.tied[$0.tied], $0.priority) }
      // How columns share a row is for no text in them to say.
      return freedom.hasPlainColumns
        ? [] : freedom.decidesColumns ? winners.map(\.asGuess) : winners
    }
    let shared = sharing(freedom)
    guard shared.isEmpty else { return shared }
    return additions(to: freedom)
  }

  /// Returns the constraints that would settle what no tie leaves open.
  private func additions(to freedom: LayoutFreedom) -> [Advice] {
    let usualTies = usualTies(freedom)
    let usual = usualTies + usual(freedom)
    // A stack without views wants no room.
    if freedom.members.first?.item.owner?.isEmptyStack == true { return usual }
    let namesSides = freedom.members.first?.item.owner?.superview?.namesSides ?? false
    let fixes = freedom.fixes.enumerated().map { place, fix in
      let text = freedom.movingFixes.contains(place) ? fix.idiom : fix.equation
      return (fix: fix, text: namesSides ? text.namingSides : text)
    }
    // Those at standard distances come first, in the order in which people try them.
    func rank(_ place: Int, _ one: (fix: LayoutConstraint, text: String)) -> (Int, Int, Int) {
      // What ends with its content has its length.
      if one.fix.endsWithContent { return (-2, 0, place) }
      // So does what turns a stated limit into an equation.
      if limit(saying: one.fix) != nil { return (-2, 1, place) }
      return freedom.movingFixes.contains(place)
        ? (-1, 0, place) : (one.fix.numbersNeeded, one.text.count, place)
    }
    let survey = survey(of: freedom)
    let found =
      fixes.enumerated().filter { _, one in
        // Where several views hang together, the first may be at the edge.
        !one.fix.fixesGrowth && !one.fix.isGuess
          && !(LineSurvey.line(one.fix).map(survey.isOffCorner) ?? false)
          && !(freedom.members.count == 1 && one.fix.isAccident)
          && freedom.members.first?.item.owner?.isHeldInMiddle(by: one.fix) != true
      }.map { (rank: rank($0.offset, $0.element), fix: $0) }.sorted { $0.rank < $1.rank }.map(\.fix)
      .compactMap { place, fix in
        let isDependent = freedom.dependentFixes.contains(place)
        if !isDependent, let limit = limit(saying: fix.fix) {
          // What keeps two views of a row apart has a meaning of its own.
          return limit.isRowGap ? nil : subject.advice(on: limit, .relation(.equal))
        }
        var added = addition(fix.text, after: isDependent ? freedom.precedents : nil)
        if fix.fix.numbersNeeded == 2 || !usualTies.isEmpty { added?.force = .guessed }
        added?.isSupported = isSupported(fix.fix, fix.text, by: survey)
        return added
      }
    var words: Set<String> = []
    return (usual + found).filter { words.insert($0.words).inserted }
  }

  /// Returns the advice to tie a view as its neighbours are tied.
  private func usualTies(_ freedom: LayoutFreedom) -> [Advice] {
    guard let owner = freedom.members.first?.item.owner else { return [] }
    let attributes = Set(
      freedoms.freedoms(of: owner.sceneID).flatMap { $0.freedom.members }
        .filter { $0.item.owner === owner }.map(\.value.unknown))
    let added = owner.usualTies(open: attributes).compactMap { addition($0, after: nil) }
    guard let first = added.first else { return [] }
    return [added.dropFirst().reduce(first) { $0.and($1) }]
  }

  /// Returns the inequality that would say the same as an equation if it were one; nil if none has the same
  /// numbers.
  private func limit(saying fix: LayoutConstraint) -> LayoutConstraint? {
    freedoms.inequalities(about: fix).first { $0.equals(fix) }
  }

  /// Returns what people write in such a place: plain views in a stack are made equally long, the
  /// content of a scroll view as wide or as high as what shows it.
  private func usual(_ freedom: LayoutFreedom) -> [Advice] {
    if let wish = wish(freedom) { return [wish] }
    if let copy = freedom.copyBelowAnother ?? freedom.nextInChain {
      return [addition(copy, after: nil)].compactMap { $0 }
    }
    if let (view, side) = freedom.plainArrangedView {
      return [addition("\(view.spokenName).\(side) == 44", after: nil)].compactMap { $0 }
    }
    let inLine = inLine(freedom)
    if !inLine.isEmpty { return inLine }
    guard let member = freedom.members.first, let owner = member.item.owner,
      let parent = owner.superview
    else { return [] }
    let isWidth = member.value.unknown == .width
    guard isWidth || member.value.unknown == .height else { return [] }
    if owner.isEmptyStack {
      let equation = "\(owner.spokenName).\(isWidth ? "width" : "height") == 0 @ 250"
      return [addition(equation, after: nil)].compactMap { $0 }
    }
    if let stack = parent as? StackView, let place = places[stack.sceneID],
      stack.axis == (isWidth ? .horizontal : .vertical)
    {
      let name = local(stack.spokenName).text
      return [
        Advice.setting(
          ["distribution"], "fillEqually", of: name, at: place, isOfDocument: subject.isDocument)
      ].compactMap { $0 }
    }
    guard let scroll = parent as? ScrollView,
      scroll.mayShowAll(along: isWidth ? .horizontal : .vertical)
    else { return [] }
    let side = isWidth ? "width" : "height"
    // With distances to its edges the content is wider than the view.
    let isInset = parent.constraints.contains { tie in
      tie.constant != 0 && tie.firstAttribute.kind == (isWidth ? .xLocation : .yLocation)
        && [tie.first?.owner, tie.second?.owner].contains { $0 === owner }
    }
    let subject = isInset ? "\(parent.spokenName).content" : owner.spokenName
    let equation = "\(subject).\(side) == \(parent.spokenName).frameLayout.\(side)"
    return [addition(equation, after: nil)].compactMap { $0 }
  }

  /// Returns the advice to add an equation, together with those that must hold before; nil if
  /// they are too many to name.
  func addition(_ equation: String, after precedents: LayoutFreedom.Precedents?) -> Advice? {
    let before = (precedents?.last ?? []).map { local(ConstraintNotation($0).equation).text }
    guard precedents.map({ $0.count == before.count }) ?? true else { return nil }
    let inner = before.isEmpty ? own(equation) : nil
    let (text, isLocal) = inner.map { ($0.text, true) } ?? local(equation)
    let place = isLocal ? " to the component's constraints" : ""
    let company =
      before.isEmpty
      ? "" : ", together with \(before.map { "'\($0)'" }.joined(separator: " and "))"
    let home = inner?.place ?? (isLocal ? places[view.id] : nil)
    return Advice(
      "add \(text)\(place)\(company)", ([text] + before).map { .add($0, near: home) }, edit: text)
  }

  /// Returns words as the component writes them in the instance that states the view; unchanged
  /// if no instance does, or if they also name something else.
  func local(_ words: String) -> (text: String, isLocal: Bool) {
    LocalNames(around: view.id, in: places)?.words(words).map { ($0, true) } ?? (words, false)
  }

  /// Returns an equation between an instance and a view in it as its component writes it, with a place in
  /// the component; nil for any other.
  private func own(_ equation: String) -> (text: String, place: Place)? {
    let child = equation.split(separator: " ").dropFirst(2).first?.split(separator: ".").dropLast()
      .joined(separator: ".")
    guard let child, child != view.id, let place = places[child] else { return nil }
    return LocalNames(inside: view.id, with: child, in: places)?.words(equation).map { ($0, place) }
  }
}
