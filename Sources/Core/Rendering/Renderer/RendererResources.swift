package import Typesetting

/// The resources that the renderers of several workers share.
package enum RendererResources: Sendable {
  /// Text is set in these fonts.
  case fonts(FontLibrary)
  /// Text is drawn as boxes of a fixed size.
  case blocks

  /// Loads the resources for a kind of text; only normal text reads the fonts.
  package init(
    _ mode: RenderOptions.TextMode, fontDirectories: [String] = [], metrics: TextMetrics = .apple
  ) throws(FontError) {
    switch mode {
    case .normal:
      self = .fonts(try FontLibrary(directories: fontDirectories, metrics: metrics))
    case .blocks: self = .blocks
    }
  }

  /// Prepares for many layouts by several threads; does nothing if another thread has already
  /// started to.
  package func prepareForThreads() {
    if case .fonts(let library) = self { library.share() }
  }
}
