import Controls
import Documents

/// The keys of views: the single source for decoding and for the schema.
enum ViewFields {
  /// Returns the table of a type: the keys of every view, then its own.
  ///
  /// Each table is made when a scene first has a view of the type.
  static func table(of kind: ViewKind) -> ObjectTable<SceneView> {
    switch kind {
    case .view: viewTable
    case .label: labelTable
    case .button: buttonTable
    case .imageView: imageViewTable
    case .textField: textFieldTable
    case .textView: textViewTable
    case .switch: switchTable
    case .slider: sliderTable
    case .stepper: stepperTable
    case .segmentedControl: segmentedControlTable
    case .progressView: progressViewTable
    case .activityIndicator: activityIndicatorTable
    case .pageControl: pageControlTable
    case .scrollView: scrollViewTable
    case .stackView: stackViewTable
    case .tableCell: tableCellTable
    case .searchBar: searchBarTable
    case .datePicker: datePickerTable
    case .pickerView: pickerViewTable
    case .navigationBar: navigationBarTable
    case .toolbar: toolbarTable
    case .tabBar: tabBarTable
    case .tableView: tableViewTable
    case .collectionView: collectionViewTable
    }
  }

  private static let viewTable = make(.view)
  private static let labelTable = make(.label, control + truncation)
  private static let buttonTable = make(.button, control + states + button + symbol + truncation)
  private static let imageViewTable = make(.imageView, image + symbol)
  private static let textFieldTable = make(.textField, control + states + textField + truncation)
  private static let textViewTable = make(.textView, truncation)
  private static let switchTable = make(.switch, control + states)
  private static let sliderTable = make(.slider, control + states)
  private static let stepperTable = make(.stepper, control + states)
  private static let segmentedControlTable = make(
    .segmentedControl, control + states + segments + truncation)
  private static let progressViewTable = make(.progressView)
  private static let activityIndicatorTable = make(.activityIndicator)
  private static let pageControlTable = make(.pageControl, control + states)
  private static let scrollViewTable = make(.scrollView, scrolling)
  private static let stackViewTable = make(.stackView, stack)
  private static let tableCellTable = make(.tableCell, cell + cellSymbol + truncation)
  private static let searchBarTable = make(.searchBar, searchBar + truncation)
  private static let datePickerTable = make(.datePicker, control + datePicker + truncation)
  private static let pickerViewTable = make(.pickerView, pickerView + truncation)
  private static let navigationBarTable = make(.navigationBar, navigationBar + truncation)
  private static let toolbarTable = make(.toolbar, toolbar + truncation)
  private static let tabBarTable = make(.tabBar, tabBar + truncation)
  private static let tableViewTable = make(
    .tableView, [sections] + tableEdges + scrolling + tableView)
  private static let collectionViewTable = make(
    .collectionView, [collectionSections] + collectionEdges + scrolling + collectionView)

  private static func make(
    _ kind: ViewKind, _ own: [Field<SceneView>] = []
  ) -> ObjectTable<SceneView> {
    let words = kind.carriesText ? text : []
    // Those of lists stand among their own keys.
    let rows = kind.scrolls ? [] : properties(of: kind)
    return ObjectTable(kind.rawValue, structure + common + words + rows + own)
  }

  /// The keys of a view whose type is unknown: those of every view except variations, whose own
  /// keys depend on the type.
  static let ofUnknownType = ObjectTable(
    ViewKind.view.rawValue, structure.filter { $0.name != "variations" } + common)

  /// Returns the keys of a type that a state or a variation can change: all except those that
  /// make the tree.
  static func changes(of kind: ViewKind) -> ObjectTable<SceneView> {
    ObjectTable(kind.rawValue, table(of: kind).fields.filter { !structureKeys.contains($0.name) })
  }

  /// Returns a hint to the types that have a key if the view's own doesn't.
  static func hint(forKey key: String) -> Hint? {
    if key == "with" { return "leave it out: only instances of components have values" }
    let owners = kinds(knowing: key)
    if owners.isEmpty, SceneFormat.canvasKeys.contains(key) {
      return "'\(key)' is a key of the canvas: 'canvas: { \(key): ... }', beside 'root'"
    }
    if owners.count > ViewKind.allCases.count / 2 { return "'\(key)' is a key of most other types" }
    return owners.isEmpty
      ? nil : "'\(key)' is a key of \(NameList.either(owners.map(\.noun)))"
  }

  /// Returns a hint to where a key found at the top of a scene belongs: in the canvas, or in a
  /// view.
  static func hint(forKeyOfScene key: String) -> Hint? {
    if namesForRoot.contains(key) { return .replace(by: "root", "write 'root'") }
    if SceneFormat.canvasKeys.contains(key) {
      return "'\(key)' is a key of the canvas: 'canvas: { \(key): ... }'"
    }
    return kinds(knowing: key).isEmpty
      ? nil : "'\(key)' is a key of a view: it belongs under 'root', or under one of its 'subviews'"
  }

  /// Names that other formats and code have for the outermost view.
  static let namesForRoot: Set = ["body", "rootView", "view"]

  /// Returns a hint to where a key found in a component belongs: in its view.
  static func hint(forKeyOfComponent key: String) -> Hint? {
    kinds(knowing: key).isEmpty
      ? nil : "'\(key)' is a key of a view: it belongs under 'view'"
  }

  /// Returns a hint to why a change can't have a key.
  static func hint(forChange key: String) -> Hint? {
    structureKeys.contains(key)
      ? "'\(key)' defines the hierarchy, which is the same in all states" : hint(forKey: key)
  }

  static let structureKeys =
    structure.map(\.name) + [sections.name] + tableEdges.map(\.name)

  /// The keys that make the tree except the type, in the order in which they are written.
  static let contentKeys =
    structureKeys.filter { !["type", "subviews"].contains($0) } + ["subviews"]

  /// Returns the types whose tables have a key, in the order of the format.
  static func kinds(knowing key: String) -> [ViewKind] {
    ViewKind.allCases.filter { table(of: $0).contains(key) }
  }

  /// The keys that make the tree.
  private static let structure: [Field<SceneView>] = [
    Field(
      "type", .viewKind, "The type of view; default `view`.",
      read: { $0.kind == .view ? nil : $0.kind }
    ) { _, _, _ in },
    Field(
      "arranged", .boolean,
      "Lets the enclosing stack view arrange the view; default true. A view that is not arranged, "
        + "such as a background, is laid out as in any other view.",
      read: { $0.isArranged ? nil : false }
    ) { view, isArranged, _ in view.isArranged = isArranged },
    Field(
      "guides", .list(of: Shape<String>.identifier.located), "The ids of layout guides.",
      read: { $0.guides.isEmpty ? nil : $0.guides }
    ) { view, guides, _ in view.guides = guides },
    Field(
      "subviews", .subviews, "The subviews by id, from back to front.",
      read: { view in
        let own = view.subviews.filter { $0.listRole == .item }
        return own.isEmpty || !view.sections.isEmpty ? nil : own
      }
    ) { view, subviews, _ in
      view.subviews += subviews
    },
    Field(
      "variations", .either([.list(.variation), .variation]),
      "Keys that apply only under a condition, `when`.", encode: { $0.encodedVariations($1) }
    ) { node, decoder, view in
      view.variations += decoder.variations(node, of: view.kind)
    },
  ]
}

extension Field where Owner == SceneView {
  /// A key whose value becomes an attribute of the view.
  init<Value>(
    _ name: String, _ shape: @autoclosure @escaping @Sendable () -> Shape<Value>,
    _ attribute: @escaping @Sendable (Value) -> ViewAttribute, _ help: String
  ) {
    self.init(
      name, shape(), help,
      read: { view in view.attributes.first { $0.key == name }?.value.payload() }
    ) { view, value, place in
      view.attributes.append(StatedAttribute(key: name, value: attribute(value), place: place))
    }
  }
}
