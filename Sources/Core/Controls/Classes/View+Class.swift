package import AutoLayout

extension View {
  /// Whether the view's class is one of this package's own rather than a subclass made elsewhere.
  ///
  /// The wishes of a view of such a class follow from its properties.
  package var isOfLibraryClass: Bool {
    let type = ObjectIdentifier(Swift.type(of: self))
    return LibraryClasses.all.contains { ObjectIdentifier($0) == type }
  }
}

/// The view classes of this module and of the one below; `HouseTests` compares them with the
/// sources.
private enum LibraryClasses {
  static let all: [View.Type] = [
    View.self, StackView.self, ScrollView.self, Window.self, PaintedView.self, PlainView.self,
    PaintedStackView.self, PaintedScrollView.self, TableScrollView.self,
    CollectionScrollView.self, Label.self, Button.self, ImageView.self, TextField.self,
    TextView.self, Switch.self, Slider.self, Stepper.self, SegmentedControl.self,
    ProgressView.self, ActivityIndicator.self, PageControl.self, TableCell.self, TableView.self,
    ForeignView.self, PickerView.self, DatePicker.self, SearchBar.self, NavigationBar.self,
    TabBar.self, Toolbar.self, StatusBar.self, HomeIndicator.self,
  ]
}
