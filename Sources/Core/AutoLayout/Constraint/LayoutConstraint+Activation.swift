import Synchronization

extension LayoutConstraint {
  /// Whether the constraint is active.
  ///
  /// Setting it to true installs the constraint on the nearest common ancestor of its items;
  /// false removes it. Items without a common ancestor (I1) fail a precondition with UIKit's
  /// message; incompatible axes (V4) are an issue of every pass that encounters the constraint,
  /// because UIKit finds them only when it reaches an engine. `setActive(_:)` throws both.
  public var isActive: Bool {
    get { holder != nil }
    set {
      do {
        if newValue { try install() } else { uninstall() }
      } catch {
        preconditionFailure(error.message)
      }
    }
  }

  /// Installs or removes the constraint, or throws the reason why UIKit would raise (I1, V4).
  public func setActive(_ active: Bool) throws(LayoutConstraintError) {
    guard active else { return uninstall() }
    guard holder == nil else { return }
    try checkAxes()
    try install()
  }

  private func install() throws(LayoutConstraintError) {
    guard holder == nil else { return }
    try nearestCommonAncestor().install(self)
  }

  private func uninstall() {
    // The system makes and removes its own constraints.
    if origin == .user { holder?.uninstall(self) }
  }

  /// Installs each of the constraints, with the preconditions of `isActive`.
  public static func activate(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Removes each of the constraints.
  public static func deactivate(_ constraints: [LayoutConstraint]) {
    let leaving = constraints.filter { $0.origin == .user && $0.holder != nil }
    let ids = Set(leaving.map { ObjectIdentifier($0) })
    var holders: Set<ObjectIdentifier> = []
    for constraint in leaving {
      guard let holder = constraint.holder else { continue }
      // One pass over what a view holds, however many of its constraints go.
      if holders.insert(ObjectIdentifier(holder)).inserted {
        holder.heldConstraints.removeAll { ids.contains(ObjectIdentifier($0)) }
      }
      holder.didUninstall(constraint)
    }
  }

  /// Installs all of the constraints, or installs none and throws the reason (I1, V4).
  public static func tryActivate(
    _ constraints: [LayoutConstraint]
  ) throws(LayoutConstraintError) {
    var installed: [LayoutConstraint] = []
    for constraint in constraints where !constraint.isActive {
      do {
        try constraint.setActive(true)
        installed.append(constraint)
      } catch {
        deactivate(installed)
        throw error
      }
    }
  }

  /// Checks rule V4: locations on different axes cannot be compared.
  func checkAxes() throws(LayoutConstraintError) {
    if mixesAxes { throw .incompatibleAxes(constraint: "\(self)") }
  }

  /// Whether the constraint relates a horizontal location to a vertical one.
  var mixesAxes: Bool {
    firstAttribute.isLocation && secondAttribute.isLocation && firstStart == nil
      && firstAttribute.kind != secondAttribute.kind
  }

  /// Returns the nearest view that is an ancestor of every item, or the item's own view.
  func nearestCommonAncestor() throws(LayoutConstraintError) -> View {
    let owners = itemOwners
    guard var holder = owners.first.flatMap({ $0 }) else { throw missingAncestor }
    for owner in owners.dropFirst() {
      guard let owner, let shared = holder.nearestCommonAncestor(with: owner) else {
        throw missingAncestor
      }
      holder = shared
    }
    return holder
  }

  /// The views of all items of the constraint; nil for an item that is gone or a guide without an
  /// owner.
  var itemOwners: [View?] {
    var owners = [first?.owner]
    if secondAttribute != .notAnAttribute { owners.append(second?.owner) }
    if let firstStart { owners.append(firstStart.item?.owner) }
    if let secondStart { owners.append(secondStart.item?.owner) }
    return owners
  }

  private var missingAncestor: LayoutConstraintError {
    .noCommonAncestor(
      first: first?.anchorDescription(firstAttribute) ?? "(null)",
      second: second?.anchorDescription(secondAttribute) ?? "(null)")
  }

  /// Returns the next number in the order of activation.
  static func nextActivationOrder() -> UInt64 {
    activationCounter.add(1, ordering: .relaxed).newValue
  }

  private static let activationCounter = Atomic<UInt64>(0)
}

extension ConstraintItem {
  /// Describes an attribute as UIKit prints an anchor:
  /// `<NSLayoutXAxisAnchor "UILabel'title'.leading">`.
  func anchorDescription(_ attribute: LayoutConstraint.Attribute) -> String {
    let type =
      switch attribute.kind {
      case .xLocation: "NSLayoutXAxisAnchor"
      case .yLocation: "NSLayoutYAxisAnchor"
      case .dimension, .none: "NSLayoutDimension"
      }
    return "<\(type) \"\(name).\(attribute)\">"
  }
}
