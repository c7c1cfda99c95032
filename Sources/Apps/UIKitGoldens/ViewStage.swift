package import Controls
import Geometry
package import GoldenTesting
package import UIKit

/// The subject of an assertion.
package enum ShownSubject {
  /// A view by itself.
  case view(UIView)
  /// A controller in a window.
  case controller(UIViewController)
}

/// Shows a view or controller in one variant after another.
@preconcurrency @MainActor package final class ViewStage {
  private let subject: () -> ShownSubject
  /// The view that was shown last, and the size that it had before.
  private var shown: (view: UIView, size: CGSize)?
  private let before = KitEnvironment.current
  /// The window that shows a controller; it keeps the painted content alive.
  private var window: UIWindow?

  /// Makes a stage for a subject, which may be the same each time or a new one for each variant.
  package init(_ subject: @escaping () -> ShownSubject) { self.subject = subject }

  /// Lays out the subject in a variant, in the look that the project states if the variant states
  /// none.
  package func show(_ variant: ViewVariant, _ look: Look? = nil) -> LaidOutTree {
    let device = variant.device
    let look = variant.look ?? look.flatMap { .init(rawValue: $0.rawValue) }
    var environment = KitEnvironment(device: device.screen(in: look))
    environment.traits = UITraitCollection(traitsFrom: [environment.traits, variant.traits])
    environment.language = variant.language
    environment.turnOn(variant.settings.map(\.rawValue))
    KitEnvironment.current = environment
    switch subject() {
    case .view(let view):
      if shown?.view !== view { shown = (view, view.bounds.size) }
      return show(view, variant)
    case .controller(let controller): return show(controller, variant)
    }
  }

  /// Lays out the subject in a variant, lets the main queue run for a while, and lays out what that made
  /// of it.
  package func show(
    _ variant: ViewVariant, _ look: Look? = nil, after wait: Duration
  ) async throws -> LaidOutTree {
    let first = show(variant, look)
    let environment = KitEnvironment.current
    try await Task.sleep(for: wait)
    KitEnvironment.current = environment
    guard let root = window ?? shown?.view else { return first }
    NextTurn.settle()
    root.layoutIfNeeded()
    return root.laidOutTree(
      size: CGSize(width: CGFloat(first.size.width), height: CGFloat(first.size.height)))
  }

  /// Restores the environment of the process.
  package func clear() {
    window?.rootViewController = nil
    KitEnvironment.current = before
  }

  private func show(_ view: UIView, _ variant: ViewVariant) -> LaidOutTree {
    window = nil
    view.surroundingsDidChange(safeArea: .zero)
    let size = size(of: view, variant.size)
    if view.superview == nil { view.frame = CGRect(origin: .zero, size: size) }
    NextTurn.settle()
    view.layoutIfNeeded()
    return view.laidOutTree(size: size)
  }

  /// Returns the size at which to show a view.
  private func size(of view: UIView, _ size: CGSize?) -> CGSize {
    let own = shown.flatMap { $0.size.width > 0 && $0.size.height > 0 ? $0.size : nil }
    guard let size = size ?? own else {
      return view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }
    guard size.height < 0 else { return size }
    let fitting = view.systemLayoutSizeFitting(
      CGSize(width: size.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return CGSize(width: size.width, height: fitting.height)
  }

  private func show(_ controller: UIViewController, _ variant: ViewVariant) -> LaidOutTree {
    let size = variant.size ?? variant.device.size
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.backgroundColor = .systemBackground
    self.window?.rootViewController = nil
    window.rootViewController = controller
    window.surroundingsDidChange(
      safeArea: variant.size == nil ? variant.device.safeArea : .zero)
    window.makeKeyAndVisible()
    NextTurn.settle()
    window.layoutIfNeeded()
    self.window = window
    return window.laidOutTree(size: size)
  }
}
