package import AutoLayout

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
  }

  /// The root.
  package let root: View
  /// Every view by its object id, in tree order.
  package internal(set) var views: [(id: String, view: View, element: XMLElement)] = []
  /// The constraints in the order of the file.
  package internal(set) var constraints: [Entry] = []
  /// What was passed over or read in another way than Interface Builder would, with its line.
  package internal(set) var warnings: [NibFault] = []

  init(root: View) {
    self.root = root
  }
}
