public import Foundation

// Names of UIKit and its neighbours that have no meaning here. Using one is an error that says
// so.

/// As in UIKit.
@available(*, unavailable, message: "WebKit isn't available on Linux")
public typealias WKWebView = UIView
/// As in UIKit.
@available(*, unavailable, message: "MapKit isn't available on Linux")
public typealias MKMapView = UIView
/// As in UIKit.
@available(*, unavailable, message: "SwiftUI isn't available on Linux")
public typealias UIHostingController<Content> = UIViewController
/// As in UIKit.
@available(*, unavailable, message: "playing video isn't supported")
public typealias AVPlayerLayer = CALayer
/// As in UIKit.
@available(*, unavailable, message: "camera previews aren't supported")
public typealias AVCaptureVideoPreviewLayer = CALayer
/// As in UIKit.
@available(
  *, unavailable, message: "UIKit Dynamics isn't supported; set frames or constraints instead"
)
public typealias UIDynamicAnimator = UIView
/// As in UIKit.
@available(*, unavailable, message: "taking pictures isn't supported")
public typealias UIImagePickerController = UIViewController
/// As in UIKit.
@available(*, unavailable, message: "browsing documents isn't supported")
public typealias UIDocumentPickerViewController = UIViewController
/// As in WebKit.
@available(*, unavailable, message: "WebKit isn't available on Linux")
public typealias WKWebViewConfiguration = NSObject
/// As in WebKit.
@available(*, unavailable, message: "WebKit isn't available on Linux")
public typealias WKNavigation = NSObject
/// As in WebKit.
@available(*, unavailable, message: "WebKit isn't available on Linux")
public typealias WKNavigationAction = NSObject
/// As in WebKit.
@available(*, unavailable, message: "WebKit isn't available on Linux")
public typealias WKNavigationActionPolicy = NSObject
/// As in WebKit.
@available(*, unavailable, message: "WebKit isn't available on Linux")
public typealias WKNavigationDelegate = NSObjectProtocol
/// As in WebKit.
@available(*, unavailable, message: "WebKit isn't available on Linux")
public typealias WKUIDelegate = NSObjectProtocol
/// As in WebKit.
@available(*, unavailable, message: "WebKit isn't available on Linux")
public typealias WKUserContentController = NSObject
/// As in WebKit.
@available(*, unavailable, message: "WebKit isn't available on Linux")
public typealias WKScriptMessage = NSObject
/// As in WebKit.
@available(*, unavailable, message: "WebKit isn't available on Linux")
public typealias WKScriptMessageHandler = NSObjectProtocol

// Names from before Swift 4.2, which UIKit rejects in favour of the new ones.

/// As before Swift 4.2.
@available(*, unavailable, renamed: "UITableView.Style", message: "renamed in Swift 4.2")
public typealias UITableViewStyle = UITableView.Style
/// As before Swift 4.2.
@available(*, unavailable, renamed: "UITableView.RowAnimation", message: "renamed in Swift 4.2")
public typealias UITableViewRowAnimation = UITableView.RowAnimation
/// As before Swift 4.2.
@available(*, unavailable, renamed: "UITableView.ScrollPosition", message: "renamed in Swift 4.2")
public typealias UITableViewScrollPosition = UITableView.ScrollPosition
/// As before Swift 4.2.
@available(*, unavailable, renamed: "UITableViewCell.CellStyle", message: "renamed in Swift 4.2")
public typealias UITableViewCellStyle = UITableViewCell.CellStyle
/// As before Swift 4.2.
@available(
  *, unavailable, renamed: "UITableViewCell.SelectionStyle", message: "renamed in Swift 4.2"
)
public typealias UITableViewCellSelectionStyle = UITableViewCell.SelectionStyle
/// As before Swift 4.2.
@available(
  *, unavailable, renamed: "UITableViewCell.AccessoryType", message: "renamed in Swift 4.2"
)
public typealias UITableViewCellAccessoryType = UITableViewCell.AccessoryType
/// As before Swift 4.2.
@available(
  *, unavailable, renamed: "UITableViewCell.SeparatorStyle", message: "renamed in Swift 4.2"
)
public typealias UITableViewCellSeparatorStyle = UITableViewCell.SeparatorStyle
/// As before Swift 4.2.
@available(*, unavailable, renamed: "UITableViewCell.EditingStyle", message: "renamed in Swift 4.2")
public typealias UITableViewCellEditingStyle = UITableViewCell.EditingStyle
/// As before Swift 4.2.
@available(*, unavailable, renamed: "UIControl.State", message: "renamed in Swift 4.2")
public typealias UIControlState = UIControl.State
/// As before Swift 4.2.
@available(*, unavailable, renamed: "UIControl.Event", message: "renamed in Swift 4.2")
public typealias UIControlEvents = UIControl.Event
/// As before Swift 4.2.
@available(*, unavailable, renamed: "UIButton.ButtonType", message: "renamed in Swift 4.2")
public typealias UIButtonType = UIButton.ButtonType
/// As before Swift 4.2.
@available(*, unavailable, renamed: "UIView.ContentMode", message: "renamed in Swift 4.2")
public typealias UIViewContentMode = UIView.ContentMode
/// As before Swift 4.2.
@available(*, unavailable, renamed: "UIView.AutoresizingMask", message: "renamed in Swift 4.2")
public typealias UIViewAutoresizing = UIView.AutoresizingMask
/// As before Swift 4.2.
@available(*, unavailable, renamed: "UIView.AnimationOptions", message: "renamed in Swift 4.2")
public typealias UIViewAnimationOptions = UIView.AnimationOptions
/// As before Swift 4.2.
@available(*, unavailable, renamed: "UIStackView.Alignment", message: "renamed in Swift 4.2")
public typealias UIStackViewAlignment = UIStackView.Alignment
/// As before Swift 4.2.
@available(*, unavailable, renamed: "UIStackView.Distribution", message: "renamed in Swift 4.2")
public typealias UIStackViewDistribution = UIStackView.Distribution
/// As before Swift 4.2.
@available(*, unavailable, renamed: "NSLayoutConstraint.Axis", message: "renamed in Swift 4.2")
public typealias UILayoutConstraintAxis = NSLayoutConstraint.Axis
/// As before Swift 4.2.
@available(*, unavailable, renamed: "NSLayoutConstraint.Attribute", message: "renamed in Swift 4.2")
public typealias NSLayoutAttribute = NSLayoutConstraint.Attribute
/// As before Swift 4.2.
@available(*, unavailable, renamed: "NSLayoutConstraint.Relation", message: "renamed in Swift 4.2")
public typealias NSLayoutRelation = NSLayoutConstraint.Relation
/// As before Swift 4.2.
@available(
  *, unavailable, renamed: "NSLayoutConstraint.FormatOptions", message: "renamed in Swift 4.2"
)
public typealias NSLayoutFormatOptions = NSLayoutConstraint.FormatOptions
/// As before Swift 4.2.
@available(*, unavailable, renamed: "UIAlertAction.Style", message: "renamed in Swift 4.2")
public typealias UIAlertActionStyle = UIAlertAction.Style
/// As before Swift 4.2.
@available(*, unavailable, renamed: "UIAlertController.Style", message: "renamed in Swift 4.2")
public typealias UIAlertControllerStyle = UIAlertController.Style
/// As before Swift 4.2.
@available(
  *, unavailable, renamed: "UIActivityIndicatorView.Style", message: "renamed in Swift 4.2"
)
public typealias UIActivityIndicatorViewStyle = UIActivityIndicatorView.Style
/// As before Swift 4.2.
@available(*, unavailable, renamed: "UIFont.TextStyle", message: "renamed in Swift 4.2")
public typealias UIFontTextStyle = UIFont.TextStyle
/// As before Swift 4.2.
@available(*, unavailable, renamed: "UIImage.RenderingMode", message: "renamed in Swift 4.2")
public typealias UIImageRenderingMode = UIImage.RenderingMode
/// As before Swift 4.2.
@available(*, unavailable, renamed: "UIImage.Orientation", message: "renamed in Swift 4.2")
public typealias UIImageOrientation = UIImage.Orientation
/// As before Swift 4.2.
@available(*, unavailable, renamed: "UIBarButtonItem.Style", message: "renamed in Swift 4.2")
public typealias UIBarButtonItemStyle = UIBarButtonItem.Style
/// As before Swift 4.2.
@available(*, unavailable, renamed: "UIBarButtonItem.SystemItem", message: "renamed in Swift 4.2")
public typealias UIBarButtonSystemItem = UIBarButtonItem.SystemItem
/// As before Swift 4.2.
@available(
  *, unavailable, renamed: "UICollectionView.ScrollDirection", message: "renamed in Swift 4.2"
)
public typealias UICollectionViewScrollDirection = UICollectionView.ScrollDirection
/// As before Swift 4.2.
@available(*, unavailable, renamed: "UITextField.BorderStyle", message: "renamed in Swift 4.2")
public typealias UITextBorderStyle = UITextField.BorderStyle
/// As before Swift 4.2.
@available(*, unavailable, renamed: "UITextField.ViewMode", message: "renamed in Swift 4.2")
public typealias UITextFieldViewMode = UITextField.ViewMode
/// As before Swift 4.2.
@available(*, unavailable, renamed: "UIGestureRecognizer.State", message: "renamed in Swift 4.2")
public typealias UIGestureRecognizerState = UIGestureRecognizer.State
/// As before Swift 4.2.
@available(*, unavailable, renamed: "NSAttributedString.Key", message: "renamed in Swift 4.2")
public typealias NSAttributedStringKey = NSAttributedString.Key
