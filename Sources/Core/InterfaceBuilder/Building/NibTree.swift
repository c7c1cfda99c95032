package import AutoLayout
package import Controls
package import Documents
package import Geometry

/// A tree of views made from a document, ready to be laid out.
package final class NibTree {
  /// A constraint and its element in the file.
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
    package internal(set) var factor: String?
    /// Whether the running app leaves out the constraint.
    package internal(set) var isPlaceholder: Bool
  }

  /// The root.
  package let root: View
  /// Every view by its object id, in tree order.
  package internal(set) var views: [(id: String, view: View, element: XMLElement)] = []
  /// The constraints in the order of the file.
  package internal(set) var constraints: [Entry] = []
  /// What was ignored, or read differently than Interface Builder would, with its line.
  package internal(set) var warnings: [NibFault] = []

  /// The translations that may be formats, in the order of the views.
  package internal(set) var formats: [TranslatedFormat] = []

  /// The margins of each view, by object id; used only for lookup.
  package internal(set) var margins: [String: NibMargins] = [:]
  /// Hidden arranged views, by object id, which are left out of their stacks.
  package internal(set) var absentees: Set<String> = []

  /// The captions of areas that stay empty, by the identity of their views; used only for lookup.
  package var captions: [ObjectIdentifier: Caption] = [:]
  /// The offsets at which a view is drawn again, fainter, by its identity; used only for lookup.
  package var echoes: [ObjectIdentifier: [Point]] = [:]

  /// The distance of a list's content from its top edge, by its identity; used only for lookup.
  package var insets: [ObjectIdentifier: Double] = [:]

  init(root: View) {
    self.root = root
  }

  /// Returns the element that a view was made from, searching the newest views first.
  func element(of view: View) -> XMLElement? {
    views.last { $0.view === view }?.element
  }
}
