public import Foundation

// Dragged items stay in the process: nothing moves them.

/// A container for an item to hand on, as objects.
open class NSItemProvider: NSObject {
  private var objects: [Any] = []
  /// The suggested name of the item.
  open var suggestedName: String?
  /// Makes an empty provider.
  public override init() { super.init() }
  /// Makes a provider of an object.
  public convenience init(object: Any) {
    self.init()
    objects = [object]
  }
  /// Makes a provider of an object with a type.
  public convenience init(item: Any?, typeIdentifier: String?) {
    self.init()
    objects = [item].compactMap { $0 }
    types = [typeIdentifier].compactMap { $0 }
  }
  private var types: [String] = []
  /// The registered types.
  open var registeredTypeIdentifiers: [String] { types }
  /// Returns whether a type is registered.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    types.contains(typeIdentifier)
  }
  /// Returns whether there is an object of a class.
  open func canLoadObject(ofClass aClass: Any.Type) -> Bool {
    objects.contains { Swift.type(of: $0) == aClass }
  }
}

/// An interaction that lets a view start drags.
@preconcurrency @MainActor open class UIDragInteraction: _ViewInteraction {
  open private(set) weak var delegate: (any UIDragInteractionDelegate)?
  open var isEnabled = true
  /// Makes an interaction whose delegate controls drags.
  public init(delegate: any UIDragInteractionDelegate) { self.delegate = delegate }
}
/// An interaction that lets a view accept drops.
@preconcurrency @MainActor open class UIDropInteraction: _ViewInteraction {
  open private(set) weak var delegate: (any UIDropInteractionDelegate)?
  /// Makes an interaction whose delegate controls drops.
  public init(delegate: any UIDropInteractionDelegate) { self.delegate = delegate }
}

// MARK: Pointers

/// An interaction for pointer effects over a view; only stored.
@preconcurrency @MainActor open class UIPointerInteraction: _ViewInteraction {
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  open var isEnabled = true
  /// Makes an interaction whose delegate controls the pointer.
  public init(delegate: (any UIPointerInteractionDelegate)? = nil) { self.delegate = delegate }
  open func invalidate() {}
}
/// The effect of a pointer on a view.
@preconcurrency @MainActor open class UIPointerEffect: NSObject {
  /// The view.
  public let preview: UITargetedPreview
  init(_ preview: UITargetedPreview) { self.preview = preview }
  /// Highlights the view.
  public static func highlight(_ preview: UITargetedPreview) -> UIPointerEffect { .init(preview) }
  /// Lifts the view.
  public static func lift(_ preview: UITargetedPreview) -> UIPointerEffect { .init(preview) }
  /// Chooses the effect according to the view's size.
  public static func automatic(_ preview: UITargetedPreview) -> UIPointerEffect { .init(preview) }
}

extension UISpringLoadedInteraction {
  /// Makes an interaction with the system's behaviour and effect.
  public convenience init(activationHandler handler: @escaping Handler) {
    self.init(interactionBehavior: nil, interactionEffect: nil, activationHandler: handler)
  }
}
