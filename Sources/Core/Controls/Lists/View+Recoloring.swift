package import AutoLayout

extension View {
  /// Gives a tree of controls that has been laid out an environment that differs in its appearance
  /// alone; nothing moves.
  ///
  /// Colours that whoever made the tree has set are set again after it.
  package func recolor(in environment: ControlEnvironment) {
    switch self {
    case let view as PaintedView: view.exchangeColors(with: environment)
    case let stack as PaintedStackView: stack.environment = environment
    case let scroll as PaintedScrollView: scroll.environment = environment
    default: break
    }
    (self as? NavigationBar)?.search?.recolor(in: environment)
    (self as? TableCell)?.setColorsOfTexts()
    (self as? TableScrollView)?.setColorsOfTitles()
    for subview in subviews { subview.recolor(in: environment) }
  }
}
