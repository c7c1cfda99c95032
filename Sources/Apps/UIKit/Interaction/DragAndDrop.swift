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

/// A dragged item.
@preconcurrency @MainActor open class UIDragItem: NSObject {
  /// The provider of the item's data.
  public let itemProvider: NSItemProvider
  open var localObject: Any?
  /// Makes a drag item.
  public init(itemProvider: NSItemProvider) { self.itemProvider = itemProvider }
}
/// A drag or drop session.
@preconcurrency @MainActor public protocol UIDragDropSession: NSObjectProtocol {
  var items: [UIDragItem] { get }
  func location(in view: UIView) -> CGPoint
  func canLoadObjects(ofClass aClass: Any.Type) -> Bool
}
/// A drag session.
@preconcurrency @MainActor public protocol UIDragSession: UIDragDropSession {
  var localContext: Any? { get set }
}
/// A drop session.
@preconcurrency @MainActor public protocol UIDropSession: UIDragDropSession {
  var localDragSession: (any UIDragSession)? { get }
}
/// The result of a drop; raw values are UIKit's.
public enum UIDropOperation: UInt, Sendable { case cancel, forbidden, copy, move }
/// The proposed result of a drop.
@preconcurrency @MainActor open class UIDropProposal: NSObject {
  /// The operation.
  public let operation: UIDropOperation
  /// Makes a proposal.
  public init(operation: UIDropOperation) { self.operation = operation }
}
/// The methods that control drags.
@preconcurrency @MainActor public protocol UIDragInteractionDelegate: NSObjectProtocol {
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem]
}
/// An interaction that lets a view start drags.
@preconcurrency @MainActor open class UIDragInteraction: NSObject, UIInteraction {
  open private(set) weak var delegate: (any UIDragInteractionDelegate)?
  open private(set) weak var view: UIView?
  open var isEnabled = true
  /// Makes an interaction whose delegate controls drags.
  public init(delegate: any UIDragInteractionDelegate) { self.delegate = delegate }
  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}
/// The methods that control drops.
@preconcurrency @MainActor public protocol UIDropInteractionDelegate: NSObjectProtocol {}
/// An interaction that lets a view accept drops.
@preconcurrency @MainActor open class UIDropInteraction: NSObject, UIInteraction {
  open private(set) weak var delegate: (any UIDropInteractionDelegate)?
  open private(set) weak var view: UIView?
  /// Makes an interaction whose delegate controls drops.
  public init(delegate: any UIDropInteractionDelegate) { self.delegate = delegate }
  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}

// MARK: Pointers

/// An interaction for pointer effects over a view; only stored.
@preconcurrency @MainActor open class UIPointerInteraction: NSObject, UIInteraction {
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  open private(set) weak var view: UIView?
  open var isEnabled = true
  /// Makes an interaction whose delegate controls the pointer.
  public init(delegate: (any UIPointerInteractionDelegate)? = nil) { self.delegate = delegate }
  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
  open func invalidate() {}
}
/// The methods that control the pointer.
@preconcurrency @MainActor public protocol UIPointerInteractionDelegate: NSObjectProtocol {}
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
/// The shape of a pointer.
public enum UIPointerShape {
  case path(UIBezierPath)
  case roundedRect(CGRect, radius: CGFloat)
  case verticalBeam(length: CGFloat)
  case horizontalBeam(length: CGFloat)
}
/// The style of a pointer.
@preconcurrency @MainActor open class UIPointerStyle: NSObject {
  /// Makes a style of an effect and a shape.
  public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) { self.init() }
  /// Makes a style of a shape.
  public convenience init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) { self.init() }
  /// No pointer.
  open class func hidden() -> Self { unsafeDowncast(UIPointerStyle(), to: self) }
  /// Returns the default pointer.
  open class func system() -> Self { unsafeDowncast(UIPointerStyle(), to: self) }
}
/// A region of a view that reacts to the pointer.
@preconcurrency @MainActor open class UIPointerRegion: NSObject {
  /// The rectangle of the region, in the view's coordinates.
  public let rect: CGRect
  /// The identifier of the region.
  public let identifier: AnyHashable?
  /// Makes a region.
  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    (self.rect, self.identifier) = (rect, identifier)
  }
}
/// A set of axes; bits are UIKit's.
public struct UIAxis: OptionSet, Hashable, Sendable {
  /// UIKit's raw bits.
  public let rawValue: UInt
  /// Makes axes from UIKit's raw bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The horizontal axis.
  public static let horizontal = UIAxis(rawValue: 1)
  /// The vertical axis.
  public static let vertical = UIAxis(rawValue: 2)
  /// Both axes.
  public static let both: UIAxis = [.horizontal, .vertical]
}
