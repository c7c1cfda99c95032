import Controls

extension ViewNode {
  /// The kind of the owner in recordings.
  var kind: ViewKind { link.owner?.recordedKind ?? .view }
}

extension UIView {
  /// The kind of the view in recordings; a subclass has its superclass's kind.
  var recordedKind: ViewKind {
    switch self {
    case is UILabel: .label
    case is UIButton: .button
    case is UIImageView: .imageView
    case is UITextField: .textField
    case is UITextView: .textView
    case is UISwitch: .switch
    case is UISlider: .slider
    case is UIStepper: .stepper
    case is UISegmentedControl: .segmentedControl
    case is UIProgressView: .progressView
    case is UIActivityIndicatorView: .activityIndicator
    case is UIPageControl: .pageControl
    case is UITableView: .tableView
    case is UICollectionView: .collectionView
    case is UIScrollView: .scrollView
    case is UIStackView: .stackView
    case is UITableViewCell: .tableCell
    case is UISearchBar: .searchBar
    case is UIDatePicker: .datePicker
    case is UIPickerView: .pickerView
    case is UINavigationBar: .navigationBar
    case is UITabBar: .tabBar
    default: .view
    }
  }
}
