import AutoLayout
import Controls
import Documents
import Drawing
import Geometry
import InterfaceBuilder
import Typesetting

extension SceneConverter {
  /// Returns the type of a view in a scene; lists of a document become plain boxes.
  static func sceneType(of view: View) -> ViewKind {
    switch view.viewKind {
    case .tableView, .collectionView: .view
    case .tableCell where view is ForeignView: .view
    case let kind: kind
    }
  }

  /// Makes a view of the same type as a scene would, to find the keys that can be left out.
  private func fresh(_ type: ViewKind) -> any Paintable {
    switch type {
    case .imageView: ImageView(environment)
    case .navigationBar: NavigationBar(environment)
    case .toolbar: Toolbar(environment)
    case .tabBar: TabBar(environment)
    case .pickerView: PickerView(environment)
    default: type.make(environment) ?? PlainView(environment)
    }
  }

  /// Returns the keys of a view without its subviews, and without its frame unless it is placed
  /// here.
  func keys(of view: View, isRoot: Bool, isPlaced: Bool = true) -> SceneMapping {
    var keys = SceneMapping()
    guard let view = view as? any Paintable, let element = element(of: view) else { return keys }
    let type = Self.sceneType(of: view)
    let model = fresh(type)
    if type != .view { keys.add("type", .word(type.rawValue)) }
    if type == .view, element.name != "view", element.name != "containerView" {
      keys.remark(view.className)
    }
    if tables.contains(where: { $0 === view }) {
      keys.remark("its rows keep the margins that they have at this width")
    }
    if let name = element["customClass"] { keys.remark("class \(name)") }
    addUnsaid(element, to: &keys)
    addContent(of: view, element, to: &keys)
    addState(of: view, to: &keys)
    addAccessibility(of: view, to: &keys)
    addPaint(of: view, model, element, to: &keys)
    addMargins(of: view, element, isRoot: isRoot, to: &keys)
    let hasFrame =
      !isRoot && isPlaced && view.translatesAutoresizingMaskIntoConstraints
      && !isPlacedByTable(view)
    let isAbsent = tree.absentees.contains(element["id"] ?? "")
    // Priorities have no effect beside a frame, unless a stack view may arrange the view again.
    if !hasFrame || isAbsent { addPriorities(of: view, model, to: &keys) }
    addSize(of: view, model, to: &keys)
    if hasFrame { addFrame(of: view, element, isAbsent: isAbsent, to: &keys) }
    return keys
  }

  /// Adds whether a control is disabled, selected or highlighted.
  private func addState(of view: any Paintable, to keys: inout SceneMapping) {
    let controls: [ViewKind] = [
      .label, .button, .textField, .switch, .slider, .stepper, .segmentedControl, .pageControl,
    ]
    guard let control = view as? PaintedView, controls.contains(view.viewKind) else { return }
    if control.controlState != .normal {
      keys.add("state", .word(control.controlState.rawValue))
    } else if !control.isEnabled {
      keys.add("enabled", false)
    }
  }

  private func addPaint(
    of view: any Paintable, _ model: any Paintable, _ element: XMLElement,
    to keys: inout SceneMapping
  ) {
    if element.flag("hidden") == true, view.isHidden { keys.add("hidden", true) }
    if view.alpha != 1 { keys.add("alpha", view.alpha) }
    let ground = (view as? Toolbar)?.ground ?? (view as? TabBar)?.ground ?? view.layer.background
    if ground != usualGround(of: model) {
      keys.add("background", color(ground ?? .clear, element, "backgroundColor"))
    }
    if view.layer.cornerRadius != model.layer.cornerRadius {
      keys.add("cornerRadius", view.layer.cornerRadius)
    }
    addCorners(of: view, to: &keys)
    if view.layer.border != model.layer.border {
      let border = view.layer.border ?? Layer.Border(width: 0, color: .black)
      keys.add(
        "border",
        .mapping([
          .init("width", .number(border.width)), .init("color", .text(border.color.description)),
        ]))
    }
    addShadow(of: view, to: &keys)
    if view.layer.clips != model.layer.clips { keys.add("clips", view.layer.clips) }
    if let tint = view.tintColor { keys.add("tint", color(tint, element, "tintColor")) }
    if let mode = (view as? ImageView)?.contentMode, mode != .scaleToFill {
      keys.add("contentMode", .word(mode.rawValue))
    }
    if view.semanticContentAttribute != .unspecified {
      keys.add("semanticContentAttribute", .word("\(view.semanticContentAttribute)"))
    }
  }

  private func addCorners(of view: any Paintable, to keys: inout SceneMapping) {
    guard view.layer.cornerRadius > 0 else { return }
    if view.layer.continuousCorners { keys.add("cornerCurve", .word("continuous")) }
    guard view.layer.roundCorners != .all else { return }
    let names: [(Layer.RoundCorners, String)] = [
      (.topLeft, "layerMinXMinYCorner"), (.topRight, "layerMaxXMinYCorner"),
      (.bottomLeft, "layerMinXMaxYCorner"), (.bottomRight, "layerMaxXMaxYCorner"),
    ]
    let words = names.filter { view.layer.roundCorners.contains($0.0) }.map(\.1)
    keys.add("maskedCorners", .list(words.map(YAMLValue.word)))
  }

  private func addShadow(of view: any Paintable, to keys: inout SceneMapping) {
    guard let shadow = view.layer.shadow, shadow.opacity > 0 else { return }
    keys.add(
      "shadow",
      .mapping([
        .init("color", .text(shadow.color.description)),
        .init("opacity", .number(shadow.opacity)), .init("radius", .number(shadow.radius)),
        .init("offset", .numbers([shadow.dx, shadow.dy])),
      ]))
  }

  /// Returns the background that a scene gives a view of the type of `model` that states none.
  private func usualGround(of model: any Paintable) -> Color? {
    switch model {
    case let bar as PaintedView where bar is NavigationBar || bar is Toolbar || bar is TabBar:
      bar.environment.standardBarGround
    default: model.layer.background
    }
  }

  /// Returns a colour by its system name if it has one, otherwise by its components.
  func color(_ color: Color, _ element: XMLElement?, _ key: String) -> YAMLValue {
    let stated = element?.child(key: key)
    let name = stated?["systemColor"] ?? stated?["cocoaTouchSystemColor"]
    if let system = name.flatMap(SystemColor.init(interfaceBuilder:)),
      environment.color(system) == color
    {
      return .word(system.rawValue)
    }
    return .text(color.description)
  }

  private func addMargins(
    of view: any Paintable, _ element: XMLElement, isRoot: Bool, to keys: inout SceneMapping
  ) {
    let side = ViewController.minimumMargins(width: view.frame.width).leading
    let usual = isRoot ? EdgeInsets(top: 0, left: side, bottom: 0, right: side) : EdgeInsets(all: 8)
    switch tree.margins[element["id"] ?? ""] {
    case .directional(let margins):
      keys.add(
        "directionalLayoutMargins",
        .numbers([margins.top, margins.leading, margins.bottom, margins.trailing]))
    case .physical(let margins) where margins != usual:
      keys.add("layoutMargins", .insets(margins))
    default: break
    }
    if view.preservesSuperviewLayoutMargins { keys.add("preservesSuperviewLayoutMargins", true) }
    let movesWithRows = ["tableHeaderView", "tableFooterView"].contains(element["key"])
    if !view.insetsLayoutMarginsFromSafeArea || movesWithRows {
      keys.add("insetsLayoutMarginsFromSafeArea", false)
    }
  }

  private func addPriorities(
    of view: any Paintable, _ model: any Paintable, to keys: inout SceneMapping
  ) {
    addPriorities(
      "hugging", view.contentHuggingPriority, model.contentHuggingPriority, to: &keys)
    addPriorities(
      "compression", view.contentCompressionResistancePriority,
      model.contentCompressionResistancePriority, to: &keys)
  }

  private func addSize(of view: any Paintable, _ model: any Paintable, to keys: inout SceneMapping)
  {
    if let (size, reason) = statedSize(of: view, model) {
      let extents = [size.width, size.height].map { extent -> YAMLValue in
        extent < 0 ? .word("none") : .number(extent)
      }
      keys.add("intrinsicContentSize", .list(extents), comment: reason)
    }
    // A document's slider has the frame that Xcode records, a scene's that of the simulator.
    if let slider = view as? Slider, slider.alignmentRectInsets != model.alignmentRectInsets {
      keys.add("alignmentRectInsets", .insets(slider.alignmentRectInsets))
    }
  }

  private func addPriorities(
    _ key: String, _ own: (Axis) -> LayoutPriority, _ usual: (Axis) -> LayoutPriority,
    to keys: inout SceneMapping
  ) {
    let (across, down) = (own(.horizontal).rawValue, own(.vertical).rawValue)
    guard across != usual(.horizontal).rawValue || down != usual(.vertical).rawValue else {
      return
    }
    keys.add(
      key,
      across == down
        ? .number(across)
        : .mapping([.init("horizontal", .number(across)), .init("vertical", .number(down))]))
  }

  /// Whether a scene can name the file of a view's picture.
  private func isNamed(_ view: ImageView) -> Bool {
    element(of: view)?["image"].flatMap(source) != nil
  }

  /// Returns the size to state because the scene's own control would have a different one, and
  /// why.
  private func statedSize(
    of view: any Paintable, _ model: any Paintable
  ) -> (Size, String?)? {
    if let size = view.standInSize {
      switch model {
      case is SearchBar, is DatePicker, is PickerView, is NavigationBar, is Toolbar, is TabBar:
        return size == model.intrinsicContentSize ? nil : (size, nil)
      default: return (size, view is Button ? "its size at this text size" : nil)
      }
    }
    switch view {
    case let view as ImageView where view.image == nil || !isNamed(view):
      let name = element(of: view)?["image"] ?? view.picture?.name ?? ""
      return view.picture.map { _ in (view.intrinsicContentSize, "the size of '\(name)'") }
    case let button as Button where button.backgroundPicture != nil:
      return (button.intrinsicContentSize, "with its picture")
    case let button as Button where button.textContent.isEmpty:
      // Beside a symbol, the insets say the size.
      if case .symbol? = button.picture { return nil }
      return button.picture.map { _ in (button.intrinsicContentSize, "with its picture") }
    case let field as TextField where field.borderStyle == .none && field.isAsHighAsLine:
      return (field.intrinsicContentSize, "as high as its line")
    default: return nil
    }
  }

  /// Adds the frame and mask of a view that constraints don't lay out.
  private func addFrame(
    of view: any Paintable, _ element: XMLElement, isAbsent: Bool, to keys: inout SceneMapping
  ) {
    if isAbsent {
      keys.remark("hidden in its stack; arrange it again to show it")
      keys.add("arranged", false)
    }
    // A table places its rows and their contents by their heights and the direction.
    let isInTable = sequence(first: view as View, next: \.superview).contains {
      $0.superview is TableView
    }
    let frame = isInTable ? view.frame : element.recordedFrame ?? .zero
    keys.add("frame", .numbers([frame.minX, frame.minY, frame.width, frame.height]))
    let mask = view.autoresizingMask
    guard !mask.isSubset(of: [.flexibleRightMargin, .flexibleBottomMargin]) else { return }
    let names: [(View.AutoresizingMask, String)] = [
      (.flexibleLeftMargin, "flexibleLeftMargin"), (.flexibleWidth, "flexibleWidth"),
      (.flexibleRightMargin, "flexibleRightMargin"), (.flexibleTopMargin, "flexibleTopMargin"),
      (.flexibleHeight, "flexibleHeight"), (.flexibleBottomMargin, "flexibleBottomMargin"),
    ]
    let words = names.filter { mask.contains($0.0) }.map(\.1)
    keys.add("autoresizing", .list(words.map(YAMLValue.word)))
    let recorded = view.superview.flatMap { self.element(of: $0)?.recordedFrame?.size }
    if let size = isInTable ? view.superview?.frame.size : recorded {
      keys.add("designSize", .numbers([size.width, size.height]))
    }
  }
}
