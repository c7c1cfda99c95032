/// The object of a client that stands for a view, guide or constraint of the layout.
///
/// The client's object keeps the layout's; the layout keeps the client's only while it is part of a
/// tree, and whoever takes the tree down has to let go of it.
package final class Peer {
  /// The client's object, as long as somebody keeps it.
  package private(set) weak var object: AnyObject?
  private var kept: AnyObject?

  /// Refers to a client's object without keeping it.
  package init(_ object: AnyObject) { self.object = object }

  /// Keeps the client's object alive, or leaves that to others.
  package func keep(_ isKept: Bool) { kept = isKept ? object : nil }
}
