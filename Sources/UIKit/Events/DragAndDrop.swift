public import Foundation

// What is dragged stays in the process: nothing moves it.

/// A thing that is handed on, by its objects.
open class NSItemProvider: NSObject {
  private var objects: [Any] = []
  /// A name for it.
  open var suggestedName: String?
  /// Makes a thing of nothing.
  public override init() { super.init() }
  /// Makes a thing of an object.
  public convenience init(object: Any) {
    self.init()
    objects = [object]
  }
  /// Makes a thing of an object and its type.
  public convenience init(item: Any?, typeIdentifier: String?) {
    self.init()
    objects = [item].compactMap { $0 }
    types = [typeIdentifier].compactMap { $0 }
  }
  private var types: [String] = []
  /// The types that were named.
  open var registeredTypeIdentifiers: [String] { types }
  /// Whether a type was named.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    types.contains(typeIdentifier)
  }
  /// Whether there is an object of a class.
  open func canLoadObject(ofClass aClass: Any.Type) -> Bool {
    objects.contains { Swift.type(of: $0) == aClass }
  }
}

/// Something that is dragged.
@preconcurrency @MainActor open class UIDragItem: NSObject {
  /// What it stands for.
  public let itemProvider: NSItemProvider
  open var localObject: Any?
  /// Makes something that is dragged.
  public init(itemProvider: NSItemProvider) { self.itemProvider = itemProvider }
}
/// What is dragged or dropped together.
@preconcurrency @MainActor public protocol UIDragDropSession: NSObjectProtocol {
  var items: [UIDragItem] { get }
  func location(in view: UIView) -> CGPoint
  func canLoadObjects(ofClass aClass: Any.Type) -> Bool
}
/// What is dragged together.
@preconcurrency @MainActor public protocol UIDragSession: UIDragDropSession {
  var localContext: Any? { get set }
}
/// What is dropped together.
@preconcurrency @MainActor public protocol UIDropSession: UIDragDropSession {
  var localDragSession: (any UIDragSession)? { get }
}
/// What a drop does; raw values are UIKit's.
public enum UIDropOperation: UInt, Sendable { case cancel, forbidden, copy, move }
/// What a drop would do.
@preconcurrency @MainActor open class UIDropProposal: NSObject {
  /// What it would do.
  public let operation: UIDropOperation
  /// Makes a proposal.
  public init(operation: UIDropOperation) { self.operation = operation }
}
/// Who decides about drags.
@preconcurrency @MainActor public protocol UIDragInteractionDelegate: NSObjectProtocol {
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem]
}
/// A view that is dragged from.
@preconcurrency @MainActor open class UIDragInteraction: NSObject, UIInteraction {
  open private(set) weak var delegate: (any UIDragInteractionDelegate)?
  open private(set) weak var view: UIView?
  open var isEnabled = true
  /// Makes drags that a delegate decides.
  public init(delegate: any UIDragInteractionDelegate) { self.delegate = delegate }
  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}
/// Who decides about drops.
@preconcurrency @MainActor public protocol UIDropInteractionDelegate: NSObjectProtocol {}
/// A view that is dropped on.
@preconcurrency @MainActor open class UIDropInteraction: NSObject, UIInteraction {
  open private(set) weak var delegate: (any UIDropInteractionDelegate)?
  open private(set) weak var view: UIView?
  /// Makes drops that a delegate decides.
  public init(delegate: any UIDropInteractionDelegate) { self.delegate = delegate }
  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}
/// Who decides about drags from a table.
@preconcurrency @MainActor public protocol UITableViewDragDelegate: NSObjectProtocol {
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem]
}
/// Who decides about drops on a table.
@preconcurrency @MainActor public protocol UITableViewDropDelegate: NSObjectProtocol {
  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
}
/// What is dropped on a table.
@preconcurrency @MainActor public protocol UITableViewDropCoordinator: NSObjectProtocol {
  var destinationIndexPath: IndexPath? { get }
  var session: any UIDropSession { get }
}
/// What a drop on a table would do.
@preconcurrency @MainActor open class UITableViewDropProposal: UIDropProposal {
  /// Where it would go; raw values are UIKit's.
  public enum Intent: Int, Sendable {
    case unspecified, insertAtDestinationIndexPath, insertIntoDestinationIndexPath, automatic
  }
  open private(set) var intent = Intent.unspecified
  /// Makes a proposal with a place.
  public convenience init(operation: UIDropOperation, intent: Intent) {
    self.init(operation: operation)
    self.intent = intent
  }
}
/// Who decides about drags from a collection view.
@preconcurrency @MainActor public protocol UICollectionViewDragDelegate: NSObjectProtocol {
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem]
}
/// Who decides about drops on a collection view.
@preconcurrency @MainActor public protocol UICollectionViewDropDelegate: NSObjectProtocol {
  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator)
}
/// What is dropped on a collection view.
@preconcurrency @MainActor public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
  var destinationIndexPath: IndexPath? { get }
  var session: any UIDropSession { get }
}
/// What a drop on a collection view would do.
@preconcurrency @MainActor open class UICollectionViewDropProposal: UIDropProposal {
  /// Where it would go; raw values are UIKit's.
  public enum Intent: Int, Sendable {
    case unspecified, insertAtDestinationIndexPath, insertIntoDestinationIndexPath
  }
  open private(set) var intent = Intent.unspecified
  /// Makes a proposal with a place.
  public convenience init(operation: UIDropOperation, intent: Intent) {
    self.init(operation: operation)
    self.intent = intent
  }
}
extension UITableView {
  /// Who decides about drags; not asked.
  public var dragDelegate: (any UITableViewDragDelegate)? {
    get { (kept() as WeakBox?)?.object as? any UITableViewDragDelegate }
    set { keep(WeakBox(newValue)) }
  }
  /// Who decides about drops; not asked.
  public var dropDelegate: (any UITableViewDropDelegate)? {
    get { (kept() as WeakBox?)?.object as? any UITableViewDropDelegate }
    set { keep(WeakBox(newValue)) }
  }
  /// Whether something is being dragged: never.
  public var hasActiveDrag: Bool { false }
  /// Whether something is being dropped: never.
  public var hasActiveDrop: Bool { false }
}
extension UICollectionView {
  /// Who decides about drags; not asked.
  public var dragDelegate: (any UICollectionViewDragDelegate)? {
    get { (kept() as WeakBox?)?.object as? any UICollectionViewDragDelegate }
    set { keep(WeakBox(newValue)) }
  }
  /// Who decides about drops; not asked.
  public var dropDelegate: (any UICollectionViewDropDelegate)? {
    get { (kept() as WeakBox?)?.object as? any UICollectionViewDropDelegate }
    set { keep(WeakBox(newValue)) }
  }
  /// Whether something is being dragged: never.
  public var hasActiveDrag: Bool { false }
  /// Whether something is being dropped: never.
  public var hasActiveDrop: Bool { false }
}

// MARK: Pointers

/// How a pointer looks over a view; kept.
@preconcurrency @MainActor open class UIPointerInteraction: NSObject, UIInteraction {
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  open private(set) weak var view: UIView?
  open var isEnabled = true
  /// Makes looks that a delegate decides.
  public init(delegate: (any UIPointerInteractionDelegate)? = nil) { self.delegate = delegate }
  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
  open func invalidate() {}
}
/// Who decides how a pointer looks.
@preconcurrency @MainActor public protocol UIPointerInteractionDelegate: NSObjectProtocol {}
/// How a pointer moves what it is over.
@preconcurrency @MainActor open class UIPointerEffect: NSObject {
  /// The view.
  public let preview: UITargetedPreview
  init(_ preview: UITargetedPreview) { self.preview = preview }
  /// Highlights the view.
  public static func highlight(_ preview: UITargetedPreview) -> UIPointerEffect { .init(preview) }
  /// Lifts the view.
  public static func lift(_ preview: UITargetedPreview) -> UIPointerEffect { .init(preview) }
  /// Decides by the view's size.
  public static func automatic(_ preview: UITargetedPreview) -> UIPointerEffect { .init(preview) }
}
/// The outline of a pointer.
public enum UIPointerShape {
  case path(UIBezierPath)
  case roundedRect(CGRect, radius: CGFloat)
  case verticalBeam(length: CGFloat)
  case horizontalBeam(length: CGFloat)
}
/// How a pointer looks.
@preconcurrency @MainActor open class UIPointerStyle: NSObject {
  /// Makes a look of an effect and an outline.
  public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) { self.init() }
  /// Makes a look of an outline.
  public convenience init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) { self.init() }
  /// No pointer.
  open class func hidden() -> Self { unsafeDowncast(UIPointerStyle(), to: self) }
  /// The usual pointer.
  open class func system() -> Self { unsafeDowncast(UIPointerStyle(), to: self) }
}
/// A part of a view that a pointer is over.
@preconcurrency @MainActor open class UIPointerRegion: NSObject {
  /// The part, in the view's coordinates.
  public let rect: CGRect
  /// Its name.
  public let identifier: AnyHashable?
  /// Makes a part.
  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    (self.rect, self.identifier) = (rect, identifier)
  }
}
/// Axes together; bits are UIKit's.
public struct UIAxis: OptionSet, Hashable, Sendable {
  /// UIKit's bits.
  public let rawValue: UInt
  /// Makes axes from UIKit's bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// From left to right.
  public static let horizontal = UIAxis(rawValue: 1)
  /// From top to bottom.
  public static let vertical = UIAxis(rawValue: 2)
  /// Both.
  public static let both: UIAxis = [.horizontal, .vertical]
}
