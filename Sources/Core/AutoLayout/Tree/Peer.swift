/// The client's object that represents a view, guide or constraint of the layout.
///
/// The client's object keeps the layout's object alive; the layout keeps the client's only while
/// its object is part of a tree, and whoever takes the tree down must release it.
package final class Peer {
  /// The client's object, as long as something keeps it alive.
  package private(set) weak var object: AnyObject?
  private var kept: AnyObject?

  /// Refers to a client's object without keeping it alive.
  package init(_ object: AnyObject) { self.object = object }

  /// Keeps the client's object alive, or stops doing so.
  package func keep(_ isKept: Bool) { kept = isKept ? object : nil }
}
