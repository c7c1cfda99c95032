package import Controls
package import Documents

/// A view as a scene states it.
package struct SceneView: Equatable, Sendable {
  /// The id, unique in the scene; `root` for the outermost view.
  package let id: String
  /// Where the id is.
  package let place: Place
  /// The type.
  package let kind: ViewKind
  /// The attributes that the scene states, in the order of the file.
  package internal(set) var attributes: [StatedAttribute] = []
  /// The view's changes to itself under conditions, in the order of the file.
  package internal(set) var variations: [SceneVariation] = []
  /// The ids of the view's own layout guides.
  package internal(set) var guides: [Located<String>] = []
  /// Whether an enclosing stack view arranges the view.
  package internal(set) var isArranged = true
  /// The view's place in an enclosing table or collection.
  package internal(set) var listRole = SceneListRole.item
  /// The name of the slot of an instance that the view fills, such as `mei.accessory`; nil for
  /// none.
  package internal(set) var slot: Located<String>?
  /// The division of a list's subviews, other than its own header and footer, into sections;
  /// empty for a single section.
  package internal(set) var sections: [SceneSection] = []
  /// The subviews from back to front.
  package internal(set) var subviews: [SceneView] = []

  init(id: String, place: Place, kind: ViewKind) {
    self.id = id
    self.place = place
    self.kind = kind
  }
}
