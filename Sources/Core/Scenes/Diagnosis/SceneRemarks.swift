import Controls
import Documents
import Drawing
import Localization

/// Remarks about what a scene states without effect: valid, but hardly intended.
struct SceneRemarks {
  /// The scene in its state.
  let scene: Scene
  let canvas: ResolvedCanvas
  let strings: StringCatalog
  /// The pictures by their `source`.
  let images: [String: ImageSet]

  /// The remarks in the order of the file.
  var all: [Diagnostic] {
    var remarks = unconstrained + missingStrings + undrawnParts
    remarks += scene.remarks.map { remark in
      scene.diagnostic(
        .warning, remark.clause.code, remark.clause.message, at: remark.place,
        hint: remark.clause.hint)
    }
    visit(scene.root, in: nil) { view, outer in
      remarks += ignoredKeys(of: view, in: outer) + ignoredListKeys(of: view)
    }
    return remarks
  }

  private func visit(
    _ view: SceneView, in outer: SceneView?, _ body: (SceneView, SceneView?) -> Void
  ) {
    body(view, outer)
    for subview in view.subviews { visit(subview, in: view, body) }
  }

  // MARK: Constraints and strings

  /// Warns about a scene without any constraint whose views need some.
  private var unconstrained: [Diagnostic] {
    guard scene.constraints.isEmpty else { return [] }
    var first: SceneView?
    visit(scene.root, in: nil) { view, outer in
      guard first == nil, let outer, !view.isPlaced(in: outer) else { return }
      first = view
    }
    guard let first else { return [] }
    return [
      scene.diagnostic(
        .warning, .unconstrained, "the scene has no constraints; nothing places '\(first.id)'",
        at: first.place,
        hint: "add 'constraints:' beside 'root', such as '- \(first.id).top == root.top'")
    ]
  }

  /// Notes that texts are shown in a language that has no strings.
  private var missingStrings: [Diagnostic] {
    guard !strings.serves(canvas.locale), hasLocalisableText(scene.root) else { return [] }
    return [
      scene.diagnostic(
        .note, .missingStrings,
        "there are no strings for '\(canvas.locale)'; texts are shown as written",
        at: nil, hint: "add them under 'strings'")
    ]
  }

  private func hasLocalisableText(_ view: SceneView) -> Bool {
    view.attributes.contains { $0.value.isLocalisable }
      || view.subviews.contains(where: hasLocalisableText)
  }

  /// What vector pictures contain that is not drawn, reported once for each picture.
  private var undrawnParts: [Diagnostic] {
    var seen: Set<String> = []
    var remarks: [Diagnostic] = []
    scene.forEachAttribute { attribute in
      for source in attribute.value.sources where seen.insert(source).inserted {
        for words in images[source]?.drawing?.losses.words ?? [] {
          let clause = Clause.undrawn(words.loss, in: source, wayOut: words.wayOut)
          remarks.append(
            scene.diagnostic(
              .warning, clause.code, clause.message, at: attribute.place, hint: clause.hint))
        }
      }
    }
    return remarks
  }

  // MARK: Keys

  private func ignoredKeys(of view: SceneView, in outer: SceneView?) -> [Diagnostic] {
    view.attributes.compactMap { attribute in
      guard let words = ignored(attribute, of: view, in: outer) else { return nil }
      return scene.diagnostic(
        .warning, .ignoredKey, "'\(attribute.key)' of '\(view.id)' has no effect: \(words.reason)",
        at: attribute.place, hint: words.hint)
    }
  }

  /// Returns why a key has no effect, and how to give it one; nil for a key that has an effect.
  private func ignored(
    _ attribute: StatedAttribute, of view: SceneView, in outer: SceneView?
  ) -> (reason: String, hint: Hint?)? {
    let values = view.attributes.map(\.value)
    if case .property(let value) = attribute.value {
      return ignored(attribute.key, value, of: view)
    }
    switch attribute.value {
    case .cornerCurve where !values.contains(where: \.isCornerRadius):
      return ("the view has no rounded corners", "add 'cornerRadius'")
    case .maskedCorners where !values.contains(where: \.isCornerRadius):
      return ("the view has no rounded corners", "add 'cornerRadius'")
    case .shadow where values.contains(.clips(true)):
      return ("'clips' cuts the shadow off too", "put it on a view around this one")
    case .shadow where view.kind.clips && !values.contains(.clips(false)):
      return (
        "a \(view.kind.rawValue) clips, which cuts the shadow off too",
        "put it on a view around this one, or add 'clips: false'"
      )
    case .cornerRadius(let radius)
    where view.kind == .label && radius > 0 && values.hasBackground
      && !values.contains(.clips(true)):
      return ("a label's background keeps its corners unless it clips", "add 'clips: true'")
    case .hugging where view.hasFixedFrame(in: outer),
      .compression where view.hasFixedFrame(in: outer):
      return ("'frame' decides the size", "give it a size by constraints instead of 'frame'")
    case .contentMode where !view.kind.fitsContent:
      return ("only the content of an imageView is fitted", nil)
    default: return nil
    }
  }

  private func ignored(
    _ key: String, _ value: SceneValue, of view: SceneView
  ) -> (reason: String, hint: Hint?)? {
    switch (key, value) {
    case (let key, _)
    where ["minimumScaleFactor", "baselineAdjustment"].contains(key)
      && view.value(of: "adjustsFontSizeToFitWidth") != .flag(true):
      ("text does not shrink by default", "add 'adjustsFontSizeToFitWidth: true'")
    case ("lines", let count) where view.kind == .textField && count != .count(1):
      ("a textField shows one line", "use a textView for several")
    case ("preferredMaxLayoutWidth", _)
    where view.kind == .label && [nil, .count(1)].contains(view.value(of: "lines")):
      ("text of one line does not wrap", "add 'lines: 0'")
    case ("preferredMaxLayoutWidth", _) where view.kind != .label:
      ("only a label has a preferred width for wrapping", "give it a width by a constraint")
    case (PaintedStackView.baselineRow.name, .flag(true))
    where view.value(of: PaintedStackView.axisRow.name) != .word("vertical"):
      ("it applies only to vertical stacks", "add 'axis: vertical'")
    case (Button.cornerRow.name, _) where view.kind == .button && !view.hasConfiguredStyle,
      (Button.sizeRow.name, _) where view.kind == .button && !view.hasConfiguredStyle:
      ("only configured buttons have it", "add 'style: filled', or any other style but 'system'")
    default: nil
    }
  }
}

extension SceneView {
  /// The value of a property; nil if the scene states none.
  fileprivate func value(of key: String) -> SceneValue? {
    guard case .property(let value) = attributes.first(where: { $0.key == key })?.value else {
      return nil
    }
    return value
  }

  /// Whether a button has a style of configurations.
  fileprivate var hasConfiguredStyle: Bool {
    guard case .word(let style) = value(of: Button.styleRow.name) else { return false }
    return Button.Style(rawValue: style)?.isConfigured == true
  }

  /// Whether a frame gives the view its size, not a stack view that arranges it in some state.
  fileprivate func hasFixedFrame(in outer: SceneView?) -> Bool {
    if outer?.kind == .stackView { return false }
    return attributes.contains { if case .frame = $0.value { true } else { false } }
  }

  /// Whether something other than constraints places the view.
  fileprivate func isPlaced(in outer: SceneView) -> Bool {
    if outer.kind == .stackView, isArranged { return true }
    // Lists give their views frames.
    if outer.kind == .tableView || outer.kind == .collectionView { return true }
    return attributes.contains { attribute in
      switch attribute.value {
      case .frame, .autoresizing: true
      default: false
      }
    }
  }
}

extension ViewKind {
  /// Whether a view of the kind clips unless told otherwise.
  fileprivate var clips: Bool {
    [.scrollView, .tableView, .collectionView, .textView].contains(self)
  }

  /// Whether `contentMode` positions the view's content.
  fileprivate var fitsContent: Bool { self == .imageView || self == .view }
}

extension [ViewAttribute] {
  /// Whether a background colour is stated, and nothing that a label's corners would be seen at.
  fileprivate var hasBackground: Bool {
    contains { if case .background = $0 { true } else { false } }
      && !contains { if case .border = $0 { true } else { false } }
  }
}

extension ViewAttribute {
  fileprivate var isCornerRadius: Bool {
    if case .cornerRadius = self { return true }
    return false
  }

  /// Whether it contains a text that strings may replace.
  fileprivate var isLocalisable: Bool {
    switch self {
    case .text(let text), .placeholder(let text), .subtitle(let text), .detailText(let text):
      text.isLocalisable
    case .segments(let segments): segments.contains { $0.title.text?.isLocalisable == true }
    case .runs(let runs): runs.contains { $0.text?.isLocalisable == true }
    case .accessibility(let stated): stated.texts.contains(where: \.isLocalisable)
    default: false
    }
  }
}

extension SceneText {
  /// Whether strings may replace the text.
  fileprivate var isLocalisable: Bool {
    if case .verbatim = self { return false }
    return true
  }
}
