public import Foundation

/// Something that has traits.
@preconcurrency @MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  /// What the surroundings say.
  var traitCollection: UITraitCollection { get }
  /// Called when what the surroundings say is other than before.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// A trait by its type, for `registerForTraitChanges`.
public protocol UITraitDefinition: Sendable {}
/// A trait by its type.
public typealias UITrait = any UITraitDefinition.Type
/// Light or dark.
public struct UITraitUserInterfaceStyle: UITraitDefinition {}
/// The text size.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {}
/// The coarse measure of the width.
public struct UITraitHorizontalSizeClass: UITraitDefinition {}
/// The coarse measure of the height.
public struct UITraitVerticalSizeClass: UITraitDefinition {}
/// The direction.
public struct UITraitLayoutDirection: UITraitDefinition {}
/// Device pixels in a point.
public struct UITraitDisplayScale: UITraitDefinition {}
/// The kind of device.
public struct UITraitUserInterfaceIdiom: UITraitDefinition {}
/// The contrast.
public struct UITraitAccessibilityContrast: UITraitDefinition {}

/// What `registerForTraitChanges` hands out.
public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// Something whose traits others ask to hear of.
@preconcurrency @MainActor public protocol UITraitChangeObservable {}

final class TraitHandler: NSObject, UITraitChangeRegistration {
  let traits: [UITrait]
  let action: (UITraitCollection) -> Void

  init(_ traits: [UITrait], _ action: @escaping (UITraitCollection) -> Void) {
    (self.traits, self.action) = (traits, action)
  }

  /// Whether one of the handler's traits is other in one collection than in another.
  func concerns(_ old: UITraitCollection, _ new: UITraitCollection) -> Bool {
    traits.contains { trait in
      switch trait {
      case is UITraitUserInterfaceStyle.Type: old.userInterfaceStyle != new.userInterfaceStyle
      case is UITraitPreferredContentSizeCategory.Type:
        old.preferredContentSizeCategory != new.preferredContentSizeCategory
      case is UITraitHorizontalSizeClass.Type: old.horizontalSizeClass != new.horizontalSizeClass
      case is UITraitVerticalSizeClass.Type: old.verticalSizeClass != new.verticalSizeClass
      case is UITraitLayoutDirection.Type: old.layoutDirection != new.layoutDirection
      case is UITraitDisplayScale.Type: old.displayScale != new.displayScale
      case is UITraitUserInterfaceIdiom.Type: old.userInterfaceIdiom != new.userInterfaceIdiom
      case is UITraitAccessibilityContrast.Type:
        old.accessibilityContrast != new.accessibilityContrast
      default: false
      }
    }
  }
}

extension UIView: UITraitChangeObservable {
  /// Calls a closure when one of some traits changes.
  @discardableResult
  public func registerForTraitChanges<Observed: UIView>(
    _ traits: [UITrait], handler: @escaping (Observed, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let made = TraitHandler(traits) { [weak self] old in
      if let view = self as? Observed { handler(view, old) }
    }
    traitHandlers.append(made)
    return made
  }

  /// Sends a selector when one of some traits changes.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration {
    let made = TraitHandler(traits) { [weak self] old in
      guard let self else { return }
      action.perform(on: self, with: self, old)
    }
    traitHandlers.append(made)
    return made
  }

  /// Stops calling what was registered.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitHandlers.removeAll { $0 === registration }
  }
}
