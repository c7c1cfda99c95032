package import Controls
package import Documents

/// A view as a scene states it.
package struct SceneView: Equatable, Sendable {
  /// The id, unique in the scene; `root` for the outermost view.
  package let id: String
  /// Where the id stands.
  package let place: Place
  /// The type.
  package let kind: ViewKind
  /// What the scene states, in the order of the file.
  package internal(set) var attributes: [StatedAttribute] = []
  /// What it changes of itself under conditions, in the order of the file.
  package internal(set) var variations: [SceneVariation] = []
  /// The ids of its own layout guides.
  package internal(set) var guides: [Located<String>] = []
  /// Whether a stack view around it lays it out.
  package internal(set) var isArranged = true
  /// The name of the slot of an instance that it fills, `mei.accessory`; nil for none.
  package internal(set) var slot: Located<String>?
  /// How a table's rows, its subviews, are divided; empty for one section without words.
  package internal(set) var sections: [SceneSection] = []
  /// The subviews from back to front.
  package internal(set) var subviews: [SceneView] = []

  init(id: String, place: Place, kind: ViewKind) {
    self.id = id
    self.place = place
    self.kind = kind
  }
}
