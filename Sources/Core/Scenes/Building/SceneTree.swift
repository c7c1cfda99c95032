package import AutoLayout
package import Controls
package import Documents
package import Geometry
package import Localization

/// The views of a scene under one variant, placed on the canvas and ready to be laid out.
///
/// One tree belongs to one task. A view's identifier is its id; the `sourceIndex` of a constraint
/// is its index in the scene.
package struct SceneTree {
  /// The outermost view, whose frame is the canvas.
  package let root: View
  /// The canvas under the variant.
  package var canvas: ResolvedCanvas { builder.canvas }
  /// The canvas's size in points, with `fit` resolved.
  package let size: Size
  /// The environment that the views were made in.
  package var environment: ControlEnvironment { builder.environment }
  /// The constraints of the scene in the order of the file, active or not; those of one visual
  /// format share an index.
  package let constraints: [LayoutConstraint]
  /// The keys whose texts are missing or take other arguments than their source, with the views that
  /// name them, in tree order.
  package var missingKeys: [MissingKey] { builder.missingKeys }
  /// Remarks about what the scene states without effect.
  package let remarks: [Diagnostic]
  /// What made the views.
  let builder: SceneBuilder

  /// A key whose text is missing, or takes other arguments than its source.
  package struct MissingKey: Hashable, Sendable {
    /// The key.
    package let key: String
    /// The view that shows it.
    package let view: String
    /// What people call the view.
    package let name: String
    /// Where the view names it.
    package let place: Place
    /// What is wrong.
    package let fault: TranslationFault
    /// The nearest key that the language has; nil for none.
    package let near: String?

    /// Creates a finding about a key; a view without a name of its own is called by its id.
    package init(
      key: String, view: String, name: String? = nil, place: Place, fault: TranslationFault,
      near: String? = nil
    ) {
      (self.key, self.view, self.name) = (key, view, name ?? view)
      (self.place, self.fault, self.near) = (place, fault, near)
    }
  }

  init(
    root: View, size: Size, constraints: [LayoutConstraint], remarks: [Diagnostic],
    builder: SceneBuilder
  ) {
    (self.root, self.size, self.constraints) = (root, size, constraints)
    (self.remarks, self.builder) = (remarks, builder)
  }

  /// Returns the view with an id; nil if there is none.
  package func view(_ id: String) -> View? { builder.items.items[id] as? View }
}

/// The views and guides of a tree by their ids, in one place however often a builder is copied.
final class SceneItems {
  var items: [String: any LayoutItem]

  init(items: [String: any LayoutItem] = [:]) { self.items = items }

  func item(_ reference: ItemReference) -> (any LayoutItem)? {
    guard let guide = reference.guide else { return items[reference.id] }
    guard let view = items[reference.id] as? View else { return nil }
    switch guide {
    case .margins: return view.layoutMarginsGuide
    case .safeArea: return view.safeAreaLayoutGuide
    case .readable: return view.readableContentGuide
    case .keyboard: return view.keyboardLayoutGuide
    case .content: return (view as? ScrollView)?.contentLayoutGuide
    case .frameLayout: return (view as? ScrollView)?.frameLayoutGuide
    }
  }
}
