/// An item that constraints can relate: a `View` or a `LayoutGuide`, and nothing else (rule V10).
public protocol LayoutItem: AnyObject {}

extension View: LayoutItem {}
extension LayoutGuide: LayoutItem {}

/// A view or a guide, distinguished once to avoid further casts.
package enum ConstraintItem {
  /// A view, measured by its alignment rect.
  case view(View)
  /// A guide, measured in its owner's coordinates.
  case guide(LayoutGuide)

  /// Distinguishes a view from a guide; nil for a foreign conformance.
  package init?(_ item: (any LayoutItem)?) {
    if let view = item as? View {
      self = .view(view)
    } else if let guide = item as? LayoutGuide {
      self = .guide(guide)
    } else {
      return nil
    }
  }

  /// The view that represents the item in the hierarchy: itself, or the guide's owner.
  package var owner: View? {
    switch self {
    case .view(let view): view
    case .guide(let guide): guide.owningView
    }
  }

  /// The item as UIKit's untyped reference.
  package var item: any LayoutItem {
    switch self {
    case .view(let view): view
    case .guide(let guide): guide
    }
  }

  /// The identity of the item.
  package var id: ObjectIdentifier {
    switch self {
    case .view(let view): ObjectIdentifier(view)
    case .guide(let guide): ObjectIdentifier(guide)
    }
  }

  /// A short name for messages: the identifier, or else the class name.
  package var name: String {
    switch self {
    case .view(let view): view.identifier ?? view.className
    case .guide(let guide): guide.identifier.isEmpty ? "UILayoutGuide" : guide.identifier
    }
  }
}

/// A reference to an item that does not keep it alive; views hold constraints, never the reverse.
package struct WeakConstraintItem {
  private weak var object: AnyObject?
  private let isView: Bool

  /// Makes a reference to an item, or to none.
  package init(_ item: ConstraintItem?) {
    switch item {
    case .view(let view): (object, isView) = (view, true)
    case .guide(let guide): (object, isView) = (guide, false)
    case nil: (object, isView) = (nil, false)
    }
  }

  /// The item, as long as something else keeps it alive.
  package var value: ConstraintItem? {
    guard let object else { return nil }
    // Whether it is a view was stored: asking the object again would cost more than the answer is
    // worth.
    return isView
      ? .view(unsafeDowncast(object, to: View.self))
      : .guide(unsafeDowncast(object, to: LayoutGuide.self))
  }
}
