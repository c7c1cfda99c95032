// Names of UIKit and its neighbours that have no meaning here. Naming one is an error that says so.

/// As in UIKit.
@available(*, unavailable, message: "web pages are not shown: there is no web view on Linux")
public typealias WKWebView = UIView
/// As in UIKit.
@available(*, unavailable, message: "maps are not shown: there are none on Linux")
public typealias MKMapView = UIView
/// As in UIKit.
@available(*, unavailable, message: "SwiftUI has no module on Linux, and so its views have no host")
public typealias UIHostingController = UIViewController
/// As in UIKit.
@available(*, unavailable, message: "video is not shown")
public typealias AVPlayerLayer = CALayer
/// As in UIKit.
@available(*, unavailable, message: "cameras are not shown")
public typealias AVCaptureVideoPreviewLayer = CALayer
/// As in UIKit.
@available(*, unavailable, message: "forces have no clock here; set frames or constraints")
public typealias UIDynamicAnimator = UIView
/// As in UIKit.
@available(*, unavailable, message: "pages do not turn here; show one page's controller")
public typealias UIPageViewController = UIViewController
/// As in UIKit.
@available(*, unavailable, message: "pictures are not taken")
public typealias UIImagePickerController = UIViewController
/// As in UIKit.
@available(*, unavailable, message: "documents are not browsed")
public typealias UIDocumentPickerViewController = UIViewController
