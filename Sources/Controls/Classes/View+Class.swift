package import AutoLayout

extension View {
  /// Whether its class is one of this package's, and not somebody's own made from one.
  ///
  /// What a view of such a class wants to be follows from what its properties say.
  package var isOfLibraryClass: Bool {
    let type = ObjectIdentifier(Swift.type(of: self))
    return LibraryClasses.all.contains { ObjectIdentifier($0) == type }
  }
}

/// The classes of views of this room and of the one below; `HouseTests` compares them with the
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
