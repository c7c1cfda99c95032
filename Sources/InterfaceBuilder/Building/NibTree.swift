package import AutoLayout
package import Controls
package import Documents
package import Geometry

/// A tree of views made from a document, ready to be laid out.
package final class NibTree {
  /// A constraint and the element that it was read from.
  package struct Entry {
    /// The constraint, active.
    package var constraint: LayoutConstraint
    /// Its object id.
    package var id: String
    /// The line of its element, from 1.
    package var line: Int
    /// The column of its element, from 1.
    package var column: Int
    /// The multiplier as the document spells it; nil for 1.
    var factor: String?
    /// Whether the constraint is left out of the running app.
    var isPlaceholder: Bool
  }

  /// The root.
  package let root: View
  /// Every view by its object id, in tree order.
  package internal(set) var views: [(id: String, view: View, element: XMLElement)] = []
  /// The constraints in the order of the file.
  package internal(set) var constraints: [Entry] = []
  /// What was passed over or read in another way than Interface Builder would, with its line.
  package internal(set) var warnings: [NibFault] = []

  /// The margins that each view was given, by object id; for looking up.
  var margins: [String: NibMargins] = [:]
  /// Hidden arranged views, by object id: they take no part in their stacks.
  var absentees: Set<String> = []

  /// What is said in places that stay empty, by the identity of their views; for looking up.
  package var captions: [ObjectIdentifier: Caption] = [:]
  /// How far away a view is drawn again, fainter, by its identity; for looking up.
  package var echoes: [ObjectIdentifier: [Point]] = [:]

  /// How far below a list's upper edge its content begins, by its identity; for looking up.
  package var insets: [ObjectIdentifier: Double] = [:]

  init(root: View) {
    self.root = root
  }

  /// The element that a view was made from; the newest views are looked at first.
  func element(of view: View) -> XMLElement? {
    views.last { $0.view === view }?.element
  }
}

/// Margins as a document or its defaults give them.
enum NibMargins: Sendable {
  case physical(EdgeInsets)
  case directional(DirectionalEdgeInsets)
}
