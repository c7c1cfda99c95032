/// A scene as its checks refer to it: one object for all its variants.
package final class CheckedScene: Hashable, Sendable {
  /// The scene's path below the scenes folder, without its extension, such as `text/wrap`.
  package let name: String
  /// The path of the scene's file relative to the project's folder.
  package let source: String
  /// The title; nil if there is none.
  package let title: String?

  /// Names a scene.
  package init(name: String, source: String, title: String?) {
    (self.name, self.source, self.title) = (name, source, title)
  }

  package static func == (first: CheckedScene, second: CheckedScene) -> Bool {
    first === second
      || (first.name, first.source) == (second.name, second.source) && first.title == second.title
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(source)
  }
}
