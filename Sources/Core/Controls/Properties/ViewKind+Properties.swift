import AutoLayout

extension ViewKind {
  /// Whether controls of this kind show a text with a font, a colour and lines.
  package var carriesText: Bool {
    switch self {
    case .label, .button, .textField, .textView: true
    default: false
    }
  }

  /// The properties of controls of this kind, in the order in which they are documented.
  package var properties: [Property] {
    switch self {
    case .button: Button.allProperties
    case .textField: TextField.allProperties
    case .textView: TextView.allProperties
    case .label: TextContent.properties
    case .slider: Slider.properties
    case .stepper: Stepper.properties
    case .switch: Switch.properties
    case .progressView: ProgressView.properties
    case .pageControl: PageControl.properties
    case .activityIndicator: ActivityIndicator.properties
    case .segmentedControl: SegmentedControl.properties
    case .searchBar: SearchBar.properties
    case .datePicker: DatePicker.properties
    case .tableCell: TableCell.properties
    case .stackView: PaintedStackView.properties
    case .scrollView, .tableView, .collectionView: PaintedScrollView.properties
    // What these show are views, items and pictures rather than values.
    case .view, .imageView, .pickerView, .navigationBar, .toolbar, .tabBar: []
    }
  }

  /// The properties without those of a text.
  package var propertiesBesideText: [Property] {
    carriesText ? Array(properties.dropFirst(TextContent.properties.count)) : ownProperties
  }

  /// Those that only this kind has: what all views have is said once, for all views.
  package var ownProperties: [Property] { properties.filter { !$0.traits.contains(.shared) } }

  /// Returns a property by its key in scenes.
  package func property(_ name: String) -> Property? { properties.first { $0.name == name } }

  /// Returns what Interface Builder files call a property of this kind of control.
  package func nibName(of name: String) -> String? { property(name)?.nib }

  /// Makes a control with the defaults of its class; nil for kinds without a table.
  package func make(_ environment: ControlEnvironment = .blocks) -> (any Paintable)? {
    switch self {
    case .label: Label(environment)
    case .button: Button(environment)
    case .textField: TextField(environment)
    case .textView: TextView(environment)
    case .slider: Slider(environment)
    case .stepper: Stepper(environment)
    case .switch: Switch(environment)
    case .progressView: ProgressView(environment)
    case .pageControl: PageControl(environment)
    case .activityIndicator: ActivityIndicator(environment)
    case .segmentedControl: SegmentedControl(environment)
    case .searchBar: SearchBar(environment)
    case .datePicker: DatePicker(environment)
    case .tableCell: TableCell(environment)
    case .stackView: PaintedStackView(environment)
    case .scrollView: PaintedScrollView(environment)
    case .tableView: TableScrollView(environment)
    case .collectionView: CollectionScrollView(environment)
    default: nil
    }
  }
}

extension Paintable {
  /// The properties whose values differ from those of a new control, with their values.
  package var statedProperties: [(property: Property, value: PropertyValue)] {
    // Those of text are still read one by one.
    let rows = kind.propertiesBesideText
    guard !rows.isEmpty, let fresh = kind.make(environment) else { return [] }
    return rows.filter { !isGivenByList($0) }.compactMap { property in
      guard let value = property.read(self), value != property.read(fresh) else { return nil }
      return (property, value)
    }
  }

  /// Whether the value of a property is that of the list around the view.
  package func isGivenByList(_ property: Property) -> Bool {
    property.traits.contains(.ofList) && superview is TableScrollView
  }
}
