import AutoLayout
import Documents
import Geometry
import Rendering
import Scenes
import Typesetting

/// A conflict in words, with its places, its arithmetic and its cures.
struct ConflictExplanation {
  let subject: any LayoutSubject
  private let issue: LayoutIssue
  let root: View
  let members: [LayoutConstraint]
  let sources: [ConstraintSource?]
  private let states: StateAdvice?
  private let conditions: ConditionAdvice?
  private let arithmetic: ConflictArithmetic?
  /// The members that say once more what others say.
  let surplus: SurplusLines
  /// What the scene says of all its views; empty for a document and for a large contradiction.
  let survey: LineSurvey
  /// The edits of single members with which the constraints of this layout can hold.
  let cures: [ConflictCure]
  /// How many of the scene's own members were not tried, and whether none was tried at all.
  private let untried: Int
  private let isUntried: Bool

  /// - Parameters:
  ///   - cures: the verified edits; nil if none were tried.
  ///   - recovery: how the conflict was settled.
  init(
    _ issue: LayoutIssue, cures: [ConflictCure]?, of subject: any LayoutSubject, in root: View,
    recovery: ConflictRecovery = .layout
  ) {
    // A lone member is the one that is broken, wherever that happened.
    let isLone = issue.constraints.count == 1 && issue.unlistedCount == 0
    self.recovery = isLone ? .layout : recovery
    self.subject = subject
    self.issue = issue
    self.root = root
    let engine = root.engine
    let members = engine.members(of: issue)
    self.members = members
    surplus = SurplusLines(members, of: subject)
    survey =
      cures == nil || subject.isDocument || members.count > 40 ? LineSurvey() : LineSurvey(of: root)
    untried = engine.untriedMemberCount(of: issue)
    isUntried = cures == nil
    let sources = issue.constraints.map { $0.sourceIndex.flatMap(subject.constraint) }
    self.sources = sources
    states = (subject as? Scene).map {
      StateAdvice(scene: $0, root: root, issue: issue, members: members)
    }
    conditions = (subject as? Scene).flatMap { ConditionAdvice($0, issue) }
    arithmetic = ConflictArithmetic(Self.stated(issue.shares, members)) { index in
      members.indices.contains(index) ? ConstraintLine.middle(of: members[index], in: root) : nil
    }
    // Removing a format is one edit, whichever of its predicates it is for.
    var dropped: Set<String?> = []
    self.cures = (cures ?? []).filter { cure in
      guard cure.edit == .drop, issue.constraints[cure.member].sourceIndex != nil else {
        return true
      }
      let source = sources[cure.member]
      return dropped.insert("\(source?.place.line ?? 0) \(source?.place.column ?? 0)").inserted
    }
  }

  private let recovery: ConflictRecovery

  /// What the members have to do with what is wrong.
  var shares: [ConflictShare] { issue.shares }

  /// Returns the shares of two members that differ in their constants alone with these: margins, and
  /// where a font has its baseline, are the same in both.
  private static func stated(
    _ shares: [ConflictShare], _ members: [LayoutConstraint]
  ) -> [ConflictShare] {
    guard shares.count == 2, members.count == 2, members[0].relatesTheSame(as: members[1])
    else { return shares }
    return shares.compactMap { share in
      guard case .constraint(let index) = share.member else { return nil }
      return ConflictShare(
        member: share.member, factor: share.factor, constant: members[index].constant)
    }
  }

  /// The index of the broken member; nil if none was, or if that is unknown.
  var broken: Int? {
    switch recovery {
    case .layout: issue.broken
    case .member(let index): index
    case .elsewhere, .unknown, .untold: nil
    }
  }

  // MARK: The head

  /// `3 constraints cannot all hold: 11 + 44 + 11 = 66 > 44; broken: title-width`.
  var clause: String {
    let count = issue.constraints.count + issue.unlistedCount
    let clause = count == 1 ? "a constraint cannot hold" : "\(count) constraints cannot all hold"
    return clause + (sum.map { ": \($0)" } ?? "") + culprit
  }

  /// The sum in digits: `11 + 44 + 11 = 66 > 44; broken: title-width`; nil without one.
  var caption: String? { sum.map { $0 + culprit } }

  private var culprit: String {
    switch recovery {
    case .elsewhere(let name): "; broken: \(name), which is not among them"
    case .unknown: "; the log does not say which one was broken"
    case .untold: ""
    case .layout, .member: broken.map { "; broken: \(name(of: $0))" } ?? ""
    }
  }

  /// Returns the id, otherwise the constraint as a scene would write it.
  private func name(of member: Int) -> String {
    if let id = sources[member]?.id ?? sources[member]?.text { return id }
    guard members.indices.contains(member) else { return issue.constraints[member].description }
    return ConstraintNotation(members[member]).description
  }

  private var sum: String? {
    // A lone member conflicts with sizes not being negative.
    if issue.constraints.count == 1, members.count == 1, issue.shares.count == 2 {
      return "\(issue.shares[0].constant.rounded3) < 0"
    }
    return arithmetic?.description
  }

  // MARK: What explains it

  /// Returns the members under their lines, those of the system after them, and the reason; if it
  /// `offersCures`, also why there are no edits, or fewer than there could be.
  func listing(offersCures: Bool, _ labels: SourceLabels) -> [ListingLine] {
    var sentences = listed.filter { sources[$0] == nil }.map(sentence)
    let rest = issue.constraints.count - listed.count + issue.unlistedCount
    if rest > 0 { sentences.append("and \(rest) more") }
    sentences += sizeNotes
    if let arithmetic, issue.constraints.count > 1 {
      sentences.append("\(arithmetic): \(arithmetic.verdict)")
    }
    if let broken, broken == issue.broken,
      let reason = RecoveryReason(issue: issue, members: members, subject: subject).sentence
    {
      sentences.append(reason)
    }
    if let conditions { sentences.append(conditions.sentence) }
    if let unplaced {
      sentences.append(
        "the margins of '\(unplaced.spokenName)' depend on where it lies, which nothing determines: "
          + "place it first")
    }
    return labels.lines + sentences.map(labels.beside)
      + (offersCures && unplaced == nil ? omissions : [])
  }

  /// The members that are shown, at their places.
  var labels: SourceLabels {
    SourceLabels(listed.compactMap(label), of: subject, at: home)
  }

  /// The place of the remark: that of the broken constraint, otherwise of the first that has one.
  var home: Place? {
    ((broken.map { [$0] } ?? []) + sources.indices).lazy.compactMap { sources[$0]?.place }.first
  }

  /// The members that are shown: for a very large conflict, the broken one and the first ones.
  private var listed: [Int] {
    let all = Array(issue.constraints.indices)
    guard all.count > Self.longest else { return all }
    let first = all.prefix(Self.longest - 1)
    return broken.map { first.contains($0) ? Array(first) : first + [$0] } ?? Array(first)
  }

  private static let longest = 40
  /// How many sizes that can't be negative are named.
  private static let mostSizes = 8

  private func label(_ index: Int) -> SourceLabels.Label? {
    guard let whole = sources[index]?.place else { return nil }
    let part = members.indices.contains(index) ? subject.part(of: members[index]) : nil
    let place = part ?? whole
    let isBroken = index == broken
    return SourceLabels.Label(
      place: place, text: (isBroken ? "broken: " : "") + sentence(of: index),
      isPrimary: isBroken)
  }

  private func sentence(of index: Int) -> String {
    guard members.indices.contains(index) else { return issue.constraints[index].description }
    let words = ConstraintWords(members[index], host: subject.host).sentence
    return words + (states?.state(of: index).map { ", by state '\($0)'" } ?? "")
  }

  /// Notes about sizes, which can't be negative although no one wrote that.
  private var sizeNotes: [String] {
    let sizes = issue.shares.compactMap { share -> (item: String, isWidth: Bool)? in
      guard case .notNegative(let item, let isWidth) = share.member else { return nil }
      return (item, isWidth)
    }
    let notes = sizes.prefix(Self.mostSizes).map { size in
      let view = root.descendant(named: size.item)
      let least = view?.leastLength(isWidth: size.isWidth)
      let line = least?.sourceIndex.flatMap(subject.constraint)?.place.line
      return
        "'\(view?.spokenName ?? size.item)' cannot be less than 0 \(size.isWidth ? "wide" : "high")"
        + (line.map { ", and line \($0) wants at least \((least?.constant ?? 0).rounded3)" } ?? "")
    }
    let rest = sizes.count - notes.count
    guard rest > 0 else { return notes }
    return notes + ["nor can \(rest) more \(rest == 1 ? "size" : "sizes")"]
  }

  /// Returns the edits as advice, with files named as in the listing, by its `labels`.
  func advice(_ labels: SourceLabels) -> [Advice] {
    // With its place the contradiction may go.
    guard unplaced == nil else { return [] }
    let stacks = StackAdvice(
      subject: subject, members: members, sources: sources, shares: issue.shares)
    let equal = EqualLengthAdvice(subject: subject, members: members, sources: sources)
    let stated = states?.all ?? []
    let innocent = innocent(members, stated).union(states?.undecided ?? [])
      .union(conditions == nil ? [] : members.indices.filter(isConditional))
    let misprints = MisprintAdvice(
      subject: subject, root: root, members: members, sources: sources, shares: issue.shares,
      names: issue.constraints.map(\.description), survey: survey)
    let all =
      stated + (conditions?.all ?? []) + misprints.all + stacks.all + equal.all
      + cures.filter { !innocent.contains($0.member) }.flatMap { cure in
        priorities(cure).compactMap { advice(on: cure, labels, at: $0) }
      }
      + unframing + wholeDrops(labels)
    // A short form is one text, however many of its constraints take part.
    var known: Set<[Advice.Change]> = []
    return all.filter { known.insert($0.changes).inserted }
  }

  /// A view whose margins are among the members and whose place is open, under the bars of the screen
  /// or beside its edges: there margins are larger.
  private var unplaced: View? {
    for member in members {
      let isHorizontal = member.firstAttribute.kind == .xLocation
      let sides = [(member.first, member.firstAttribute), (member.second, member.secondAttribute)]
      for (item, attribute) in sides {
        guard let view = item?.owner, view !== root,
          attribute.isMargin || item?.isMarginsGuide == true
        else { continue }
        let insets = view.safeAreaInsets
        let isInset =
          isHorizontal ? insets.left > 0 || insets.right > 0 : insets.top > 0 || insets.bottom > 0
        let isOpen = root.engine.freedom(of: .view(view)).contains {
          $0.unknown == (isHorizontal ? .minX : .minY)
        }
        if isInset, isOpen { return view }
      }
    }
    return nil
  }

  private func advice(
    on cure: ConflictCure, _ labels: SourceLabels, at priority: LayoutPriority
  ) -> Advice? {
    guard members.indices.contains(cure.member), let source = sources[cure.member] else {
      return nil
    }
    let constraint = members[cure.member]
    guard !voids(cure, constraint, source) else { return nil }
    let edit: ConstraintEdit? =
      switch cure.edit {
      case .lower: .priority(priority)
      case .loosen(let relation): .relation(relation)
      case .drop: nil
      }
    guard var advice = subject.advice(on: constraint, edit) else { return nil }
    let place =
      labels.file(source.place).map { "\($0):\(source.place.line): " }
      ?? "line \(source.place.line): "
    let rest = cure.residual == 0 ? "then all hold" : "then off by \(cure.residual.rounded3)"
    // The line is there already.
    let words =
      subject.isDocument
      ? advice.words : edit == nil ? "drop \(dropped(cure.member))" : advice.edit ?? advice.words
    advice.words = "\(place)\(words) (\(rest))"
    advice.constraint = source.id ?? issue.constraints[cure.member].description
    // What is a multiple is that many times further off.
    let own = cure.residual / max(1, abs(constraint.multiplier))
    let least = min(cure.residual, cures.map(\.residual).min() ?? 0)
    advice.residual = surplus.others.contains(cure.member) ? least : max(least, own)
    advice.force = force(of: cure, on: constraint)
    advice.reliance = reliance(on: constraint, advice.force)
    advice.isRival = surplus.rivals.contains(cure.member)
    if case .lower = cure.edit, givesWayToHeight(constraint) || isLengthOfRow(cure.member) {
      advice.lack = cure.residual
      let height = (root.frame.height + (hasRoom ? -cure.residual : cure.residual)).rounded3
      let remedy = "all hold where '\(root.spokenName)' is \(height) high"
      advice.words = "\(place)\(words) (\(rest); \(remedy))"
    }
    return advice
  }

  /// Whether the root is higher than its content, and not lower.
  private var hasRoom: Bool {
    let host = issue.shares.first { share in
      guard case .constraint(let index) = share.member else { return false }
      return members[index].origin == .encapsulated && members[index].firstAttribute == .height
    }
    return host.map { $0.factor * issue.shares.reduce(0) { $0 + $1.amount } > 0 } ?? false
  }

  /// Why there are no edits, or fewer than there could be.
  private var omissions: [ListingLine] {
    if isUntried { return [.help("no edits were tried: there are too many contradictions")] }
    let isOwn = members.contains { $0.origin == .user }
    return
      (cures.isEmpty && isOwn
      ? [.help("no single edit of these constraints is enough")] : [])
      + (untried == 0 ? [] : ["  edits of \(untried) more constraints were not tried"])
  }
}
