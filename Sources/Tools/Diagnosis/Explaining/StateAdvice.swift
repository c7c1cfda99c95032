import AutoLayout
import Documents
import Rendering
import Scenes

/// Advice on a contradiction that a state of a scene makes: to change what the state says.
struct StateAdvice {
  /// The scene as it is stated.
  let scene: Scene
  let root: View
  let issue: LayoutIssue
  /// The members of the contradiction, with the changes of the state in which it is.
  let members: [LayoutConstraint]

  /// The pieces of advice, in the order of the states.
  var all: [Advice] {
    scene.states.flatMap { switches(in: $0) + waiting(in: $0) + constants(in: $0) }
  }

  private func constraint(_ member: Int) -> SceneConstraint? {
    issue.constraints[member].sourceIndex.flatMap { index in
      scene.constraints.indices.contains(index) ? scene.constraints[index] : nil
    }
  }

  private var named: [(index: Int, id: String, constraint: SceneConstraint)] {
    members.indices.compactMap { index in
      guard let constraint = constraint(index), let id = constraint.id else { return nil }
      return (index, id, constraint)
    }
  }

  /// Returns the name of the state that gives a member its constant or switches it on; nil if none does.
  func state(of member: Int) -> String? {
    guard let stated = constraint(member), let id = stated.id else { return nil }
    return scene.states.first { state in
      state.constraints.contains { change in
        change.id.value == id
          && (change.isActive == true && !stated.isActive || sets(change.constant, of: member))
      }
    }?.name
  }

  private func sets(_ constant: Located<Double>?, of member: Int) -> Bool {
    constant.map { abs($0.value) == abs(members[member].constant) } ?? false
  }

  /// Where a state switches a member on: to switch off another one, which it doesn't mention.
  private func switches(in state: SceneState) -> [Advice] {
    let on = Set(state.constraints.filter { $0.isActive == true }.map(\.id.value))
    let changed = Set(state.constraints.map(\.id.value))
    guard named.contains(where: { on.contains($0.id) && !$0.constraint.isActive }) else {
      return []
    }
    var known: Set<String> = []
    return named.filter { !changed.contains($0.id) && known.insert($0.id).inserted }.map {
      Advice(
        "in state '\(state.name)', add '\($0.id): { active: false }'",
        [.set(["constraints", $0.id, "active"], "false", of: state.place)], constraint: $0.id,
        edit: "active: false")
    }
  }

  /// Where a state switches off one member for another one, which it switches on though it is in force: that waits
  /// for the state.
  private func waiting(in state: SceneState) -> [Advice] {
    func ids(_ isActive: Bool) -> Set<String> {
      Set(state.constraints.filter { $0.isActive == isActive }.map(\.id.value))
    }
    let (on, off) = (ids(true), ids(false))
    guard named.contains(where: { off.contains($0.id) }) else { return [] }
    return named.filter { on.contains($0.id) && $0.constraint.isActive }.map {
      Advice(
        "give '\($0.id)' active: false, which state '\(state.name)' makes true",
        [.set(["active"], "false", of: $0.constraint.place)], constraint: $0.id,
        edit: "active: false")
    }
  }

  /// Where a state changes the constant of a member: the constant with which all hold.
  private func constants(in state: SceneState) -> [Advice] {
    // On another screen it would be another number.
    guard !dependsOnCanvas else { return [] }
    let excess = issue.shares.reduce(0) { $0 + $1.amount }
    // What leaves another view nothing leaves it what it needs at least, or else the side of a target.
    let needed =
      issue.shares.lazy.compactMap { share -> Double? in
        guard case .notNegative(let item, let isWidth) = share.member else { return nil }
        return root.descendant(named: item)?.leastLength(isWidth: isWidth)?.constant ?? 44
      }.first ?? 0
    return named.compactMap { member -> Advice? in
      let change = state.constraints.last { $0.id.value == member.id }
      guard let stated = change?.constant, sets(stated, of: member.index),
        let factor = factor(of: member.index), factor != 0
      else { return nil }
      let bound = stated.value - excess / factor
      let fitting = (bound - (excess / factor < 0 ? -needed : needed)).rounded3
      return Advice(
        "in state '\(state.name)', write '\(fitting)' for the constant of '\(member.id)'",
        [.set([], fitting, of: stated.place)], constraint: member.id, edit: "constant: \(fitting)")
    }
  }

  /// The members whose constants a state sets, if what they contradict is as long as the canvas: nobody knows
  /// which of both is wrong.
  var undecided: Set<Int> {
    dependsOnCanvas ? Set(members.indices.filter { state(of: $0) != nil }) : []
  }

  /// Whether a share of the canvas takes part.
  private var dependsOnCanvas: Bool {
    members.contains { $0.origin == .encapsulated }
      && members.contains { $0.multiplier != 1 && $0.second?.owner === root }
  }

  private func factor(of member: Int) -> Double? {
    issue.shares.first { share in
      guard case .constraint(let index) = share.member else { return false }
      return index == member
    }?.factor
  }
}

extension View {
  /// The developer's required constraint that states how wide or high it is at least; nil without one.
  func leastLength(isWidth: Bool) -> LayoutConstraint? {
    constraints.first { limit in
      limit.origin == .user && limit.relation == .greaterThanOrEqual && limit.constant > 0
        && limit.firstAttribute == (isWidth ? .width : .height) && limit.first?.owner === self
        && limit.secondAttribute == .notAnAttribute && limit.priority.isRequired
    }
  }

  /// Returns the view with an id, in this tree; nil if there is none.
  func descendant(named id: String) -> View? {
    if sceneID == id { return self }
    return subviews.lazy.compactMap { $0.descendant(named: id) }.first
  }
}
