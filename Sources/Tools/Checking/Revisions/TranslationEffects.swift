package import Documents
import InterfaceBuilder
package import Rendering

/// What changed translations move in the layouts of a document, which is laid out with both.
package struct TranslationEffects: Sendable {
  /// The consequences for each tree that has any, one clause each.
  package let sentences: [String]

  /// Lays out the trees of a document.
  ///
  /// - Parameters:
  ///   - before: lays a tree out with the older translations.
  ///   - after: lays it out with the newer ones.
  /// - Throws: the errors of the document.
  package init(
    _ trees: [NibScene], before: RevisionReview.LayOut, after: RevisionReview.LayOut
  ) throws(SceneErrors) {
    var sentences: [String] = []
    guard let content = trees.first?.document.content else {
      self.sentences = []
      return
    }
    let words = RevisionWords(NibComparison(content, content))
    for tree in trees {
      let effect = RevisionEffect(try before(tree), try after(tree))
      if !effect.isEmpty { sentences.append(words.consequences(of: effect)) }
    }
    self.sentences = sentences
  }
}
