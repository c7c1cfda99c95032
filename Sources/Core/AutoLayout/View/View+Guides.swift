extension View {
  /// The bounds inside the effective layout margins.
  public var layoutMarginsGuide: LayoutGuide { systemGuide(.layoutMargins) }

  /// The bounds inside the safe area.
  public var safeAreaLayoutGuide: LayoutGuide { systemGuide(.safeArea) }

  /// The centre of the margins, no wider than is comfortable for reading (672 points by default).
  public var readableContentGuide: LayoutGuide { systemGuide(.readableContent) }

  /// The strip at the bottom that a keyboard covers; without a keyboard, the area below the safe
  /// area.
  public var keyboardLayoutGuide: LayoutGuide { systemGuide(.keyboard) }

  /// Adds a guide, removing it from its previous owner.
  public func addLayoutGuide(_ guide: LayoutGuide) {
    guard guide.owningView !== self else { return }
    guide.owningView?.removeLayoutGuide(guide)
    guide.owningView = self
    layoutGuides.append(guide)
    existingEngine?.didAdd(guide)
    setNeedsLayout()
  }

  /// Removes a guide and every constraint that mentions it.
  public func removeLayoutGuide(_ guide: LayoutGuide) {
    guard let index = layoutGuides.firstIndex(where: { $0 === guide }) else { return }
    var current: View? = self
    while let holder = current {
      for constraint in holder.heldConstraints where constraint.mentions(guide) {
        holder.uninstall(constraint)
      }
      current = holder.superview
    }
    existingEngine?.willRemove(guide)
    layoutGuides.remove(at: index)
    guide.owningView = nil
    setNeedsLayout()
  }

  /// All guides of the view: the system guides, those added, then those generated for its own
  /// constraints.
  package var allGuides: [LayoutGuide] { systemGuides + layoutGuides + generatedGuides }

  /// Adds a guide for the view's own constraints, which is not listed in `layoutGuides`.
  func addGeneratedGuide(_ guide: LayoutGuide) {
    guard guide.owningView !== self else { return }
    guide.owningView = self
    generatedGuides.append(guide)
    existingEngine?.didAdd(guide)
    setNeedsLayout()
  }

  /// Removes a guide that the view added for its own constraints.
  func removeGeneratedGuide(_ guide: LayoutGuide) {
    guard let index = generatedGuides.firstIndex(where: { $0 === guide }) else { return }
    existingEngine?.willRemove(guide)
    generatedGuides.remove(at: index)
    guide.owningView = nil
    setNeedsLayout()
  }

  func systemGuide(_ role: GuideRole) -> LayoutGuide {
    if let guide = systemGuides.first(where: { $0.role == role }) { return guide }
    let guide = LayoutGuide(role: role)
    guide.owningView = self
    systemGuides.append(guide)
    existingEngine?.didAdd(guide)
    setNeedsLayout()
    return guide
  }
}

extension LayoutConstraint {
  func mentions(_ guide: LayoutGuide) -> Bool {
    let items = [first, second, firstStart?.item, secondStart?.item]
    return items.contains { $0?.id == ObjectIdentifier(guide) }
  }
}
