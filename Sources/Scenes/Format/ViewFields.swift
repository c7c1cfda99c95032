/// The keys of views: the one source of what is decoded and of what the schema says.
enum ViewFields {
  /// The table of a type: the keys of every view, then its own.
  static func table(of kind: ViewKind) -> ObjectTable<SceneView> { tables[kind.index] }

  /// The types whose tables have a key, in the order of the format.
  static func kinds(knowing key: String) -> [ViewKind] {
    ViewKind.allCases.filter { table(of: $0).contains(key) }
  }

  private static let tables = ViewKind.allCases.map { kind in
    ObjectTable<SceneView>(kind.rawValue, structure + common + own(kind))
  }

  private static func own(_ kind: ViewKind) -> [Field<SceneView>] {
    switch kind {
    case .view, .tableCell, .scrollView: []
    case .label: text
    case .button: text + button
    case .textField: text + textField
    case .textView: text + textView
    case .imageView: image
    case .switch: toggle
    case .slider, .stepper: range
    case .segmentedControl: segments
    case .progressView: progress
    case .activityIndicator: indicator
    case .pageControl: pages
    case .stackView: stack
    }
  }

  /// The keys that make the tree.
  private static let structure: [Field<SceneView>] = [
    Field("type", .viewKind, "The type of view; default `view`.") { _, _, _ in },
    Field("guides", .list(of: Shape<String>.identifier.located), \.guides, "Layout guides' ids."),
    Field("subviews", .subviews, "The subviews by id, from back to front.") { view, subviews, _ in
      view.subviews = subviews
    },
  ]
}

extension ViewKind {
  fileprivate var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

extension Field where Owner == SceneView {
  /// A key whose value becomes an attribute of the view.
  init<Value>(
    _ name: String, _ shape: Shape<Value>,
    _ attribute: @escaping @Sendable (Value) -> ViewAttribute, _ help: String
  ) {
    self.init(name, shape, help) { view, value, place in
      view.attributes.append(Located(attribute(value), at: place))
    }
  }
}
