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

extension UIButton {
  /// The forms of a button that UIKit's initialiser names.
  public enum ButtonType: Int, Hashable, Sendable {
    /// A title of 18 points.
    case custom = 0
    /// A tinted title of 15 points.
    case system = 1
  }

  /// The states of a control; a layout knows one.
  public enum State: Hashable, Sendable {
    /// Neither pressed, nor selected, nor disabled.
    case normal
  }

  /// Makes a button of a form, laid out by its frame and mask until that is switched off.
  public convenience init(type: ButtonType) {
    self.init(frame: .zero)
    style = type == .system ? .system : .custom
  }

  /// Sets the title.
  public func setTitle(_ title: String?, for state: State) { textContent.text = title ?? "" }

  /// The title.
  public func title(for state: State) -> String? {
    textContent.isEmpty ? nil : textContent.text
  }
}
