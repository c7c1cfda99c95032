import AutoLayout
package import Controls
import Drawing
import Foundation
import Geometry
import Typesetting

// What nodes ask of their owners, and how faces answer.

extension UIView {
  /// The traits in effect for the view: the process's, the overrides of controllers and windows,
  /// and the view's own style.
  var resolvedTraits: UITraitCollection {
    var collected: [Traits] = []
    var current: UIView? = self
    while let view = current {
      if view.ownTraits != Traits() { collected.append(view.ownTraits) }
      if view.overrideUserInterfaceStyle != .unspecified {
        collected.append(Traits(style: view.overrideUserInterfaceStyle))
      }
      if let controller = view.controller {
        if controller.overrideUserInterfaceStyle != .unspecified {
          collected.append(Traits(style: controller.overrideUserInterfaceStyle))
        }
        if controller.ownTraits != Traits() { collected.append(controller.ownTraits) }
        if let own = controller.overriddenTraits { collected.append(own.traits) }
        if let own = controller.parent?.childTraits[ObjectIdentifier(controller)] {
          collected.append(own.traits)
        }
      }
      current = view.superview
    }
    guard !collected.isEmpty else { return KitEnvironment.current.traits }
    var traits = KitEnvironment.current.traits.traits
    for own in collected.reversed() { traits.merge(own) }
    return UITraitCollection(traits)
  }

  /// The environment of the view's face.
  var controlEnvironment: ControlEnvironment {
    KitEnvironment.current.controls(for: traitCollection)
  }

  /// The face as the layout engine sees it; nil if there is none.
  var currentFace: PaintedView? { syncedFace }

  /// The face, updated with all of the view's properties.
  package var syncedFace: PaintedView? {
    guard let face else { return nil }
    let environment = controlEnvironment
    if face.environment !== environment { face.surround(with: environment) }
    let isRightToLeft = node.effectiveUserInterfaceLayoutDirection == .rightToLeft
    face.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    face.tintColor = tintColor.resolved(in: traitCollection)
    updateFace(face)
    return face
  }

  /// The tint set on the view itself, for painting.
  var ownTint: Color? { ownTintColor?.resolved(in: traitCollection) }

  /// The name of the class in descriptions.
  var describedClassName: String {
    let name = String(reflecting: type(of: self))
    let module = name.prefix { $0 != "." }
    return module == "UIKit" ? "\(type(of: self))" : "\(module).\(type(of: self))"
  }

  // MARK: Content

  var faceContentSize: CGSize {
    syncedFace.map { CGSize($0.intrinsicContentSize) }
      ?? CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// Returns the size that suits the face near a given size; without a face, the current size.
  func faceSize(near size: CGSize) -> CGSize {
    let content = intrinsicContentSize
    let wrapped = size.width > 0 ? wrappedContentSize(forWidth: Double(size.width)) : nil
    return CGSize(
      width: wrapped.map { min(CGFloat($0.width), size.width) }
        ?? (content.width < 0 ? bounds.width : content.width),
      height: wrapped.map { CGFloat($0.height) }
        ?? (content.height < 0 ? bounds.height : content.height))
  }

  /// Returns the size of the face's wrapped content at a width.
  func faceWrappedSize(forWidth width: Double) -> Size? {
    guard let face = syncedFace, overridesNoContentSize(face) else { return nil }
    return face.intrinsicContentSize(forWidth: width)
  }

  /// Returns the display items with which the face paints the view's content.
  func faceItems(in bounds: Rect) -> [DisplayList.Item] { syncedFace?.content(in: bounds) ?? [] }

  private func overridesNoContentSize(_ face: PaintedView) -> Bool {
    Size(intrinsicContentSize) == face.intrinsicContentSize
  }

  var lineHeightOfText: Double? { syncedFace?.textLineHeight }
  var centersText: Bool { face?.centersTextVertically ?? false }

  /// Gives the view the high hugging priority of controls of a fixed size.
  func hugStrongly(vertical: Bool) {
    node.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    if vertical { node.setContentHuggingPriority(.defaultHigh, for: .vertical) }
  }

  // MARK: Traits

  /// Notifies the view, its handlers and its controller if its traits changed since the last
  /// notification.
  func traitsMayHaveChanged() {
    let (told, traits) = (announcedTraits, traitCollection)
    let direction = traits.layoutDirection
    node.traitDirection =
      direction == .unspecified || direction == KitEnvironment.current.traits.layoutDirection
      ? nil : direction == .rightToLeft ? .rightToLeft : .leftToRight
    guard told != traits else { return }
    announcedTraits = traits
    if superview == nil, node.layoutEnvironment.readableContentWidth != traits.readableWidth {
      node.layoutEnvironment.readableContentWidth = traits.readableWidth
    }
    node.invalidateIntrinsicContentSize()
    traitCollectionDidChange(told)
    for handler in traitHandlers where handler.concerns(told, traits) { handler.action(told) }
    guard let controller else { return }
    controller.traitCollectionDidChange(told)
    for handler in controller.traitHandlers where handler.concerns(told, traits) {
      handler.action(told)
    }
  }

  /// Notifies the view and everything below it of traits that a view or a controller around its new
  /// place overrides, or that one around its old place did.
  func followTraits() {
    guard superview != nil, traitCollection !== announcedTraits else { return }
    announceTraitsBelow()
  }

  /// Notifies the view and everything below it of their traits, from the top down.
  func announceTraitsBelow() {
    traitsMayHaveChanged()
    for view in subviews { view.announceTraitsBelow() }
  }

  /// Notifies the view, and the views below that inherit its tint, that the tint changed.
  func announceTint() {
    tintColorDidChange()
    for view in subviews where view.ownTintColor == nil { view.announceTint() }
  }

  /// The controller whose view this is.
  var controller: UIViewController? { next(of: .controller) as? UIViewController }

  /// Returns the layout guide for a guide that the view itself provides.
  func systemGuide(_ core: LayoutGuide) -> UILayoutGuide { guides.system(core) }
}

/// A view's layout guides as UIKit objects.
struct GuideBook {
  var provided: [UILayoutGuide] = []
  var own: [UILayoutGuide] = []
  var waiting: [NSLayoutConstraint] = []

  /// Returns the object of a guide that the view provides, the same at every call.
  mutating func system(_ core: LayoutGuide) -> UILayoutGuide {
    if let known = provided.first(where: { $0.core === core }) { return known }
    let made = UILayoutGuide(core)
    provided.append(made)
    return made
  }
}
