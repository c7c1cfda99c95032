public import Foundation

// More names that have no meaning here; see `Refused.swift`.

/// As in UIKit.
@available(*, unavailable, message: "forces have no clock here; set frames or constraints")
public typealias UIDynamicBehavior = NSObject
/// As in UIKit.
@available(*, unavailable, message: "forces have no clock here; set frames or constraints")
public typealias UIGravityBehavior = NSObject
/// As in UIKit.
@available(*, unavailable, message: "forces have no clock here; set frames or constraints")
public typealias UICollisionBehavior = NSObject
/// As in UIKit.
@available(*, unavailable, message: "forces have no clock here; set frames or constraints")
public typealias UIAttachmentBehavior = NSObject
/// As in UIKit.
@available(*, unavailable, message: "forces have no clock here; set frames or constraints")
public typealias UISnapBehavior = NSObject
/// As in UIKit.
@available(*, unavailable, message: "forces have no clock here; set frames or constraints")
public typealias UIPushBehavior = NSObject
/// As in UIKit.
@available(*, unavailable, message: "forces have no clock here; set frames or constraints")
public typealias UIDynamicItemBehavior = NSObject
/// As in UIKit.
@available(*, unavailable, message: "documents are not browsed")
public typealias UIDocumentBrowserViewController = UIViewController
/// As in UIKit.
@available(*, unavailable, message: "documents are not shown")
public typealias UIDocumentInteractionController = NSObject
/// As in UIKit.
@available(*, unavailable, message: "nothing is printed")
public typealias UIPrintInteractionController = NSObject
/// As in UIKit.
@available(*, unavailable, message: "nothing is printed")
public typealias UIPrintInfo = NSObject
/// As in UIKit.
@available(*, unavailable, message: "nothing is looked up")
public typealias UIReferenceLibraryViewController = UIViewController
/// As in UIKit.
@available(*, unavailable, message: "pictures are not taken")
public typealias UIImagePickerControllerDelegate = NSObjectProtocol
/// As in UIKit.
@available(*, unavailable, message: "documents are not browsed")
public typealias UIDocumentPickerDelegate = NSObjectProtocol
/// As in UIKit.
@available(*, unavailable, message: "SwiftUI has no module on Linux, and so its views have no host")
public typealias UIHostingConfiguration<Content, Background> = NSObject
/// As in AVKit.
@available(*, unavailable, message: "video is not shown")
public typealias AVPlayerViewController = UIViewController
/// As in AVFoundation.
@available(*, unavailable, message: "video is not shown")
public typealias AVPlayer = NSObject
/// As in Foundation.
@available(*, unavailable, message: "Linux's Foundation finds no dates, links or numbers in text")
public typealias NSDataDetector = NSRegularExpression
/// As in UIKit.
@available(*, unavailable, message: "colours are not picked")
public typealias UIColorPickerViewController = UIViewController
/// As in UIKit.
@available(*, unavailable, message: "colours are not picked")
public typealias UIColorPickerViewControllerDelegate = NSObjectProtocol
/// As in UIKit.
@available(*, unavailable, message: "fonts are not picked")
public typealias UIFontPickerViewController = UIViewController
/// As in UIKit.
@available(*, unavailable, message: "calendars are not drawn; a date picker is")
public typealias UICalendarView = UIView
/// As in UIKit.
@available(*, unavailable, message: "nothing is printed")
public typealias UIPrintPageRenderer = NSObject
/// As in UIKit.
@available(
  *, unavailable, message: "there are no pages; draw a picture with UIGraphicsImageRenderer"
)
public typealias UIGraphicsPDFRenderer = NSObject
/// As in UIKit.
@available(*, unavailable, message: "documents are not kept")
public typealias UIDocument = NSObject
/// As in UIKit.
@available(*, unavailable, message: "documents are not kept")
public typealias UIManagedDocument = NSObject
/// As in UIKit.
@available(*, unavailable, message: "words are not checked")
public typealias UITextChecker = NSObject
/// As in UIKit.
@available(*, unavailable, message: "text is not searched")
public typealias UIFindInteraction = NSObject
/// As in UIKit.
@available(*, unavailable, message: "nothing is written by hand")
public typealias UIScribbleInteraction = NSObject
/// As in UIKit.
@available(*, unavailable, message: "tabs are those of view controllers: set viewControllers")
public typealias UITab = NSObject
