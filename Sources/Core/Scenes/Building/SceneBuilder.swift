import AutoLayout
import Controls
package import Documents
import Geometry
package import Localization
package import Typesetting

/// Makes the views and constraints of a scene under a variant.
package struct SceneBuilder {
  let loaded: LoadedScene
  /// The scene in its state, with only the conditions that hold.
  let scene: Scene
  let canvas: ResolvedCanvas
  let environment: ControlEnvironment
  let localizer: Localizer
  var items = SceneItems()
  /// The ids of the views being made, from the root inwards.
  var openIDs: [String] = []
  /// The bytes of the path of each of them, and of the paths of all views so far.
  var openPaths: [Int] = []
  var pathBytes = 0
  /// The table whose row is made next; nil if the next view isn't a row.
  var rowTable: TableScrollView?
  /// The tables and collections, which lay out their own rows, in tree order.
  var lists: [any RowArranging] = []
  var missingKeys: [SceneTree.MissingKey] = []
  var errors: [Diagnostic] = []
  /// The names of the symbols that boxes stand for, and a remark about each.
  var undrawnSymbols: Set<String> = []
  var symbolRemarks: [Diagnostic] = []

  /// Prepares to build a variant; `measurer` measures the texts, and `formatting` counts what
  /// formatting them takes.
  ///
  /// `resolved` replaces the scene in its state, for moments between two states.
  package init(
    _ loaded: LoadedScene, _ overrides: Overrides, measurer: any TextMeasuring,
    resolved: Scene? = nil, formatting: FormattingWork = FormattingWork()
  ) {
    self.loaded = loaded
    canvas = loaded.canvas(overrides)
    scene = resolved ?? loaded.scene.resolved(on: canvas)
    environment = ControlEnvironment(
      measurer: measurer, scale: canvas.scale, direction: canvas.direction,
      language: canvas.locale, appearance: canvas.appearance, look: canvas.look,
      textSize: canvas.textSize, settings: canvas.settings,
      bars: BarMetrics(
        canvas: Size(width: canvas.width.points ?? 0, height: canvas.height.points ?? 0),
        isPad: canvas.idiom == "ipad"))
    localizer = Localizer(
      catalog: loaded.strings, locale: canvas.locale, pseudo: canvas.strings,
      device: canvas.idiom, screenWidth: canvas.width.points,
      numbers: scene.numbers ?? .localized, work: formatting)
  }

  /// Makes the tree and places it on the canvas.
  ///
  /// Throws errors that couldn't be found in the scene's text alone.
  package static func build(
    _ loaded: LoadedScene, _ overrides: Overrides = Overrides(), measurer: any TextMeasuring,
    resolved: Scene? = nil, formatting: FormattingWork = FormattingWork()
  ) throws(SceneErrors) -> SceneTree {
    var builder = SceneBuilder(
      loaded, overrides, measurer: measurer, resolved: resolved, formatting: formatting)
    return try builder.build()
  }

  /// Makes the tree and places it on the canvas, once.
  package mutating func build() throws(SceneErrors) -> SceneTree {
    let states = [SceneState.base] + scene.states.map(\.name)
    for name in SceneState.names(in: canvas.state) where !states.contains(name) {
      throw SceneErrors([scene.error(.unknownState(name, states), at: nil)])
    }
    let root = makeView(scene.root)
    applyReading(to: root)
    root.translatesAutoresizingMaskIntoConstraints = true
    root.layoutEnvironment = LayoutEnvironment(
      userInterfaceLayoutDirection: canvas.direction, safeAreaInsets: canvas.safeArea,
      keyboardHeight: canvas.keyboardHeight, pixelGrid: environment.grid)
    root.layoutEnvironment.readableContentWidth = TextStyle.readableWidth(
      in: canvas.textSize ?? .large)
    root.layoutEnvironment.conflicts = scene.conflicts ?? .smallest
    setMargins(of: root, width: canvas.width.points ?? 0)
    let constraints = makeConstraints()
    if canvas.height == .content, root.pageScrollView == nil {
      errors.append(scene.error(.pageWithoutScrollView, at: scene.canvas.place))
    }
    guard errors.isEmpty else { throw SceneErrors(errors) }
    let size = place(root)
    guard max(size.width, size.height) <= SceneCanvas.longestSide else {
      throw SceneErrors([
        scene.error(.canvasTooLarge(size.width, size.height), at: scene.canvas.place)
      ])
    }
    return tree(root, size, constraints)
  }

  /// Returns the tree of views that have been placed, with the remarks about it.
  func tree(_ root: View, _ size: Size, _ constraints: [LayoutConstraint]) -> SceneTree {
    SceneTree(
      root: root, size: size, constraints: constraints,
      remarks: SceneRemarks(
        scene: scene, canvas: canvas, strings: loaded.strings, images: loaded.images
      ).all + oversizedItems + symbolRemarks,
      builder: self)
  }

  /// Sets the root's frame: the canvas's size, or the fitting size on the axes that ask for it.
  private func place(_ root: View) -> Size {
    var size = Size(width: canvas.width.points ?? 0, height: canvas.height.points ?? 0)
    arrangeLists(in: root, size)
    if canvas.width.points == nil || canvas.height.points == nil {
      func fittingSize() -> Size {
        if canvas.height == .content, let scroll = root.pageScrollView {
          return root.systemLayoutSizeFitting(
            contentOf: scroll, size,
            horizontal: canvas.width.points == nil ? .fittingSizeLevel : .required)
        }
        return root.systemLayoutSizeFitting(
          size,
          withHorizontalFittingPriority: canvas.width.points == nil ? .fittingSizeLevel : .required,
          verticalFittingPriority: canvas.height.points == nil ? .fittingSizeLevel : .required)
      }
      var fitting = fittingSize()
      if canvas.width.points == nil {
        let before = root.layoutMargins
        setMargins(of: root, width: fitting.width)
        // A wide canvas has wider margins, which make it wider still.
        if root.layoutMargins != before { fitting = fittingSize() }
        size.width = max(fitting.width, environment.grid.pixel)
      }
      if canvas.height.points == nil { size.height = max(fitting.height, environment.grid.pixel) }
    }
    root.frame = Rect(origin: .zero, size: size)
    if canvas.height == .content { size.height += pageInsets(of: root) }
    root.frame = Rect(origin: .zero, size: size)
    // Views without constraints get their frames on the final canvas; sizing the canvas must not
    // have stretched them.
    scene.forEachView { stated in
      if let view = items.items[stated.id] as? View { setFrame(of: view, stated) }
    }
    return size
  }

  /// Returns the content insets, top plus bottom, of a page's scroll view; it counts as
  /// scrolling, as it would on a screen.
  private func pageInsets(of root: View) -> Double {
    guard let scroll = root.pageScrollView else { return 0 }
    scroll.alwaysBounceVertical = true
    root.layoutIfNeeded()
    let insets = scroll.adjustedContentInset
    return insets.top + insets.bottom
  }

  /// Gives the root the margins of a view controller's view: 16 at the sides, or 20 from a width
  /// of 400, and none above and below; the scene's own margins win.
  private func setMargins(of root: View, width: Double) {
    let side = ViewController.minimumMargins(width: width).leading
    let own = EdgeInsets(top: 0, left: side, bottom: 0, right: side)
    root.layoutMargins = own
    for attribute in scene.root.attributes {
      switch attribute.value {
      case .layoutMargins(let insets): root.layoutMargins = insets.filled(from: own)
      case .directionalLayoutMargins(let insets):
        root.directionalLayoutMargins = insets.filled(
          from: DirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side))
      default: break
      }
    }
  }
}

extension SceneLength {
  /// The length in points; nil for a length that fits.
  package var points: Double? {
    if case .points(let length) = self { return length }
    return nil
  }
}

extension PixelGrid {
  /// The extent of one pixel in points: the smallest canvas.
  fileprivate var pixel: Double { 1 / scale }
}
