import AutoLayout
import Controls

extension SceneBuilder {
  /// Whether a tree was made of the same reading of the scene.
  package func isAbout(_ tree: SceneTree) -> Bool {
    tree.builder.loaded.identity === loaded.identity
  }

  /// Gives the tree of another variant, which has been laid out, the colours of this one.
  ///
  /// - Returns: The tree as this variant's; nil, and the tree is left alone, unless this variant
  ///   differs from the tree's in its appearance, and that in nothing but colours.
  package func recolored(_ tree: SceneTree) -> SceneTree? {
    let other = tree.builder
    var canvas = canvas
    canvas.appearance = other.canvas.appearance
    guard isAbout(tree), canvas == other.canvas,
      self.canvas.appearance != canvas.appearance, errors.isEmpty,
      scene.isSame(besidesColors: other.scene)
    else { return nil }
    var builder = self
    (builder.items, builder.lists) = (other.items, other.lists)
    (builder.missingKeys, builder.symbolRemarks) = (other.missingKeys, other.symbolRemarks)
    tree.root.recolor(in: environment)
    builder.setColors(scene.root)
    return builder.tree(tree.root, tree.size, tree.constraints)
  }

  /// Sets the colours of a view and of those in it, as making them does.
  private func setColors(_ stated: SceneView) {
    guard let view = items.items[stated.id] as? any Paintable else { return }
    setOwnGround(of: view, in: view.superview)
    for attribute in stated.attributes { setColors(attribute, of: view, stated) }
    (view as? TableCell)?.setColorsOfTexts()
    for subview in stated.subviews { setColors(subview) }
    if stated.kind.isBar { setGround(of: view) }
  }

  private func setColors(_ attribute: StatedAttribute, of view: any Paintable, _ stated: SceneView)
  {
    switch attribute.value {
    case .property(.color(let color)):
      stated.kind.property(attribute.key)?.write(view, .color(resolve(color)))
    case .runs(let runs):
      guard let text = view as? any TextCarrying, text.textContent.runs.count == runs.count
      else { return }
      for (index, run) in runs.enumerated() { setColors(run, of: &text.textContent.runs[index]) }
    // The environment may have set any of these.
    case .background, .cornerRadius, .cornerCurve, .maskedCorners, .border, .shadow, .gradient,
      .clips, .tint:
      apply(attribute.value, to: view)
    default: break
    }
  }

  /// Sets the colours of a run of text.
  func setColors(_ stated: SceneTextRun, of run: inout TextContent.Run) {
    run.color = stated.color.map(resolve)
    run.background = stated.background.map(resolve)
  }
}

extension ViewKind {
  /// Whether it is a bar with items, whose background the bar draws.
  var isBar: Bool { [.navigationBar, .toolbar, .tabBar].contains(self) }
}

extension Scene {
  /// Whether another scene, resolved for another appearance, is the same but for the values of
  /// colours that can be set again in a tree.
  fileprivate func isSame(besidesColors other: Scene) -> Bool {
    var moved = self
    moved.root = other.root
    return moved == other && root.isSame(besidesColors: other.root)
  }
}

extension SceneView {
  fileprivate func isSame(besidesColors other: SceneView) -> Bool {
    guard attributes.allSatisfy(\.value.canBeRecolored), subviews.count == other.subviews.count,
      kind != .collectionView || sections.allSatisfy({ $0.header == nil && $0.footer == nil })
    else { return false }
    var plain = self
    (plain.attributes, plain.subviews) = (other.attributes, other.subviews)
    return plain == other && attributes.isSame(besidesColors: other.attributes)
      && zip(subviews, other.subviews).allSatisfy { $0.isSame(besidesColors: $1) }
  }
}

extension [StatedAttribute] {
  /// Whether other attributes are the same but for the values of colours.
  fileprivate func isSame(besidesColors other: [StatedAttribute]) -> Bool {
    self == other
      || filter { !$0.value.isColor } == other.filter { !$0.value.isColor }
        && Set(map(\.key)) == Set(other.map(\.key))
  }
}

extension ViewAttribute {
  /// Whether the value is a colour.
  fileprivate var isColor: Bool {
    switch self {
    case .property(.color), .background, .tint: true
    default: false
    }
  }

  /// Whether the colours in the value, if there are any, can be set in a tree that has been made:
  /// those of symbols are in pictures.
  fileprivate var canBeRecolored: Bool {
    func arePlain(_ items: [SceneBarItem]) -> Bool {
      items.allSatisfy { $0.tint == nil && $0.symbol.colors.isEmpty }
    }
    return switch self {
    case .symbolColors: false
    case .runs(let runs): runs.allSatisfy { $0.symbol.colors.isEmpty }
    case .segments(let segments): segments.allSatisfy { $0.symbol.colors.isEmpty }
    case .tabItems(let items): items.allSatisfy { $0.symbol.colors.isEmpty }
    case .leadingItems(let items), .trailingItems(let items), .barItems(let items): arePlain(items)
    default: true
    }
  }
}
