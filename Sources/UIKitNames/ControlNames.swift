@_exported public import Controls

/// A label.
public typealias UILabel = Controls.Label
/// A button.
public typealias UIButton = Controls.Button
/// An image view.
public typealias UIImageView = Controls.ImageView
/// A text field.
public typealias UITextField = Controls.TextField
/// A text view.
public typealias UITextView = Controls.TextView
/// A switch.
public typealias UISwitch = Controls.Switch
/// A slider.
public typealias UISlider = Controls.Slider
/// A stepper.
public typealias UIStepper = Controls.Stepper
/// A segmented control.
public typealias UISegmentedControl = Controls.SegmentedControl
/// A progress view.
public typealias UIProgressView = Controls.ProgressView
/// An activity indicator.
public typealias UIActivityIndicatorView = Controls.ActivityIndicator
/// A page control.
public typealias UIPageControl = Controls.PageControl
/// A cell of a table.
public typealias UITableViewCell = Controls.TableCell
