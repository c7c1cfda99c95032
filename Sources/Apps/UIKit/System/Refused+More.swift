public import Foundation

// More names that have no meaning here; see `Refused.swift`.

/// As in UIKit.
@available(
  *, unavailable, message: "UIKit Dynamics isn't supported; set frames or constraints instead"
)
public typealias UIDynamicBehavior = NSObject
/// As in UIKit.
@available(
  *, unavailable, message: "UIKit Dynamics isn't supported; set frames or constraints instead"
)
public typealias UIGravityBehavior = NSObject
/// As in UIKit.
@available(
  *, unavailable, message: "UIKit Dynamics isn't supported; set frames or constraints instead"
)
public typealias UICollisionBehavior = NSObject
/// As in UIKit.
@available(
  *, unavailable, message: "UIKit Dynamics isn't supported; set frames or constraints instead"
)
public typealias UIAttachmentBehavior = NSObject
/// As in UIKit.
@available(
  *, unavailable, message: "UIKit Dynamics isn't supported; set frames or constraints instead"
)
public typealias UISnapBehavior = NSObject
/// As in UIKit.
@available(
  *, unavailable, message: "UIKit Dynamics isn't supported; set frames or constraints instead"
)
public typealias UIPushBehavior = NSObject
/// As in UIKit.
@available(
  *, unavailable, message: "UIKit Dynamics isn't supported; set frames or constraints instead"
)
public typealias UIDynamicItemBehavior = NSObject
/// As in UIKit.
@available(*, unavailable, message: "browsing documents isn't supported")
public typealias UIDocumentBrowserViewController = UIViewController
/// As in UIKit.
@available(*, unavailable, message: "previewing documents isn't supported")
public typealias UIDocumentInteractionController = NSObject
/// As in UIKit.
@available(*, unavailable, message: "printing isn't supported")
public typealias UIPrintInteractionController = NSObject
/// As in UIKit.
@available(*, unavailable, message: "printing isn't supported")
public typealias UIPrintInfo = NSObject
/// As in UIKit.
@available(*, unavailable, message: "looking up definitions isn't supported")
public typealias UIReferenceLibraryViewController = UIViewController
/// As in UIKit.
@available(*, unavailable, message: "taking pictures isn't supported")
public typealias UIImagePickerControllerDelegate = NSObjectProtocol
/// As in UIKit.
@available(*, unavailable, message: "browsing documents isn't supported")
public typealias UIDocumentPickerDelegate = NSObjectProtocol
/// As in UIKit.
@available(*, unavailable, message: "SwiftUI isn't available on Linux")
public typealias UIHostingConfiguration<Content, Background> = NSObject
/// As in AVKit.
@available(*, unavailable, message: "playing video isn't supported")
public typealias AVPlayerViewController = UIViewController
/// As in AVFoundation.
@available(*, unavailable, message: "playing video isn't supported")
public typealias AVPlayer = NSObject
/// As in Foundation.
@available(*, unavailable, message: "NSDataDetector isn't available in Foundation on Linux")
public typealias NSDataDetector = NSRegularExpression
/// As in UIKit.
@available(*, unavailable, message: "picking colours isn't supported")
public typealias UIColorPickerViewController = UIViewController
/// As in UIKit.
@available(*, unavailable, message: "picking colours isn't supported")
public typealias UIColorPickerViewControllerDelegate = NSObjectProtocol
/// As in UIKit.
@available(*, unavailable, message: "picking fonts isn't supported")
public typealias UIFontPickerViewController = UIViewController
/// As in UIKit.
@available(*, unavailable, message: "calendar views aren't supported; use UIDatePicker instead")
public typealias UICalendarView = UIView
/// As in UIKit.
@available(*, unavailable, message: "printing isn't supported")
public typealias UIPrintPageRenderer = NSObject
/// As in UIKit.
@available(
  *, unavailable, message: "rendering PDF isn't supported; use UIGraphicsImageRenderer instead"
)
public typealias UIGraphicsPDFRenderer = NSObject
/// As in UIKit.
@available(*, unavailable, message: "saving documents isn't supported")
public typealias UIDocument = NSObject
/// As in UIKit.
@available(*, unavailable, message: "saving documents isn't supported")
public typealias UIManagedDocument = NSObject
/// As in UIKit.
@available(*, unavailable, message: "checking spelling isn't supported")
public typealias UITextChecker = NSObject
/// As in UIKit.
@available(*, unavailable, message: "finding text isn't supported")
public typealias UIFindInteraction = NSObject
/// As in UIKit.
@available(*, unavailable, message: "handwriting isn't supported")
public typealias UIScribbleInteraction = NSObject
/// As in UIKit.
@available(*, unavailable, message: "UITab isn't supported; set viewControllers instead")
public typealias UITab = NSObject
