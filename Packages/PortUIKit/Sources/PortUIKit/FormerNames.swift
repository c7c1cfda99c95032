/// UIKit's names of before Swift 4.2 that have another name today.
enum FormerNames {
  /// What a global function has become.
  enum Form {
    /// An initializer of a type, with labels.
    case initializer(String, [String])
    /// A member of the first argument, with the labels of the others; nil for a property.
    case member(String, [String]?)
  }

  /// Returns the name of today of a type or a constant; nil if it has not changed.
  static func now(_ name: String) -> String? {
    types[name] ?? constants[name] ?? scheme(name)
  }

  /// Functions that took what initializers and members take today.
  static let functions: [String: Form] = [
    "CGPointMake": .initializer("CGPoint", ["x", "y"]),
    "CGSizeMake": .initializer("CGSize", ["width", "height"]),
    "CGRectMake": .initializer("CGRect", ["x", "y", "width", "height"]),
    "CGVectorMake": .initializer("CGVector", ["dx", "dy"]),
    "CGAffineTransformMake": .initializer("CGAffineTransform", ["a", "b", "c", "d", "tx", "ty"]),
    "CGAffineTransformMakeScale": .initializer("CGAffineTransform", ["scaleX", "y"]),
    "CGAffineTransformMakeTranslation": .initializer("CGAffineTransform", ["translationX", "y"]),
    "CGAffineTransformMakeRotation": .initializer("CGAffineTransform", ["rotationAngle"]),
    "UIEdgeInsetsMake": .initializer("UIEdgeInsets", ["top", "left", "bottom", "right"]),
    "UIOffsetMake": .initializer("UIOffset", ["horizontal", "vertical"]),
    "NSMakeRange": .initializer("NSRange", ["location", "length"]),
    "CGRectGetWidth": .member("width", nil), "CGRectGetHeight": .member("height", nil),
    "CGRectGetMinX": .member("minX", nil), "CGRectGetMinY": .member("minY", nil),
    "CGRectGetMidX": .member("midX", nil), "CGRectGetMidY": .member("midY", nil),
    "CGRectGetMaxX": .member("maxX", nil), "CGRectGetMaxY": .member("maxY", nil),
    "CGRectIsEmpty": .member("isEmpty", nil), "CGRectIsNull": .member("isNull", nil),
    "CGRectInset": .member("insetBy", ["dx", "dy"]),
    "CGRectOffset": .member("offsetBy", ["dx", "dy"]),
    "CGRectIntersection": .member("intersection", ["_"]),
    "CGRectUnion": .member("union", ["_"]),
    "CGRectContainsPoint": .member("contains", ["_"]),
    "CGRectContainsRect": .member("contains", ["_"]),
    "CGRectIntersectsRect": .member("_intersects", ["_"]),
    "CGRectEqualToRect": .member("equalTo", ["_"]),
    "UIEdgeInsetsInsetRect": .member("inset", ["by"]),
    "UIImagePNGRepresentation": .member("pngData", []),
    "UIImageJPEGRepresentation": .member("jpegData", ["compressionQuality"]),
  ]

  /// Methods, with the labels of their arguments, and what they are today.
  static let methods: [String: (name: String, labels: [String])] = [
    "addChildViewController(_:)": ("addChild", ["_"]),
    "removeFromParentViewController()": ("removeFromParent", []),
    "didMove(toParentViewController:)": ("didMove", ["toParent"]),
    "willMove(toParentViewController:)": ("willMove", ["toParent"]),
    "bringSubview(toFront:)": ("bringSubviewToFront", ["_"]),
    "sendSubview(toBack:)": ("sendSubviewToBack", ["_"]),
    // Foundation's `CGRect.intersects(_:)` counts edges, Core Graphics' does not.
    "intersects(_:)": ("_intersects", ["_"]),
  ]

  /// Properties, and what they are called today.
  static let properties: [String: String] = [
    "childViewControllers": "children", "commonModes": "common", "defaultRunLoopMode": "default",
  ]

  /// Constants, and what they are called today.
  static let constants: [String: String] = [
    "UIViewNoIntrinsicMetric": "UIView.noIntrinsicMetric",
    "UITableViewAutomaticDimension": "UITableView.automaticDimension",
    "UICollectionViewFlowLayoutAutomaticSize": "UICollectionViewFlowLayout.automaticSize",
    "UICollectionElementKindSectionHeader": "UICollectionView.elementKindSectionHeader",
    "UICollectionElementKindSectionFooter": "UICollectionView.elementKindSectionFooter",
    "UIScrollViewDecelerationRateNormal": "UIScrollView.DecelerationRate.normal",
    "UIScrollViewDecelerationRateFast": "UIScrollView.DecelerationRate.fast",
    "UIApplicationOpenSettingsURLString": "UIApplication.openSettingsURLString",
    "UIWindowLevelNormal": "UIWindow.Level.normal", "UIWindowLevelAlert": "UIWindow.Level.alert",
    "UIWindowLevelStatusBar": "UIWindow.Level.statusBar",
    "UIKeyboardFrameBeginUserInfoKey": "UIResponder.keyboardFrameBeginUserInfoKey",
    "UIKeyboardFrameEndUserInfoKey": "UIResponder.keyboardFrameEndUserInfoKey",
    "UIKeyboardAnimationDurationUserInfoKey": "UIResponder.keyboardAnimationDurationUserInfoKey",
    "UIKeyboardAnimationCurveUserInfoKey": "UIResponder.keyboardAnimationCurveUserInfoKey",
    "CGRectZero": "CGRect.zero", "CGSizeZero": "CGSize.zero", "CGPointZero": "CGPoint.zero",
    "CGRectNull": "CGRect.null", "CGRectInfinite": "CGRect.infinite",
    "CGAffineTransformIdentity": "CGAffineTransform.identity",
    "UIEdgeInsetsZero": "UIEdgeInsets.zero", "UIOffsetZero": "UIOffset.zero",
    "UILayoutFittingCompressedSize": "UIView.layoutFittingCompressedSize",
    "UILayoutFittingExpandedSize": "UIView.layoutFittingExpandedSize",
    "NSFontAttributeName": "NSAttributedString.Key.font",
    "NSForegroundColorAttributeName": "NSAttributedString.Key.foregroundColor",
    "NSBackgroundColorAttributeName": "NSAttributedString.Key.backgroundColor",
    "NSParagraphStyleAttributeName": "NSAttributedString.Key.paragraphStyle",
    "NSKernAttributeName": "NSAttributedString.Key.kern",
    "NSUnderlineStyleAttributeName": "NSAttributedString.Key.underlineStyle",
    "NSStrikethroughStyleAttributeName": "NSAttributedString.Key.strikethroughStyle",
    "NSAttachmentAttributeName": "NSAttributedString.Key.attachment",
    "NSLinkAttributeName": "NSAttributedString.Key.link",
    "NSBaselineOffsetAttributeName": "NSAttributedString.Key.baselineOffset",
    "NSStrokeColorAttributeName": "NSAttributedString.Key.strokeColor",
    "NSStrokeWidthAttributeName": "NSAttributedString.Key.strokeWidth",
    "NSShadowAttributeName": "NSAttributedString.Key.shadow",
  ]

  /// Notifications, which were names of `Notification.Name`.
  static let notifications: [String: String] = {
    let keyboard = [
      "WillShow", "DidShow", "WillHide", "DidHide", "WillChangeFrame", "DidChangeFrame",
    ].map { ("UIKeyboard\($0)", "UIResponder.keyboard\($0)Notification") }
    let application = [
      "DidBecomeActive", "WillResignActive", "DidEnterBackground", "WillEnterForeground",
      "WillTerminate", "DidFinishLaunching", "DidReceiveMemoryWarning",
    ].map { ("UIApplication\($0)", "UIApplication.\(lowercased($0))Notification") }
    let others = [
      ("UITextFieldTextDidChange", "UITextField.textDidChangeNotification"),
      ("UITextFieldTextDidBeginEditing", "UITextField.textDidBeginEditingNotification"),
      ("UITextFieldTextDidEndEditing", "UITextField.textDidEndEditingNotification"),
      ("UITextViewTextDidChange", "UITextView.textDidChangeNotification"),
      ("UITextViewTextDidBeginEditing", "UITextView.textDidBeginEditingNotification"),
      ("UITextViewTextDidEndEditing", "UITextView.textDidEndEditingNotification"),
      ("UIContentSizeCategoryDidChange", "UIContentSizeCategory.didChangeNotification"),
      ("UIDeviceOrientationDidChange", "UIDevice.orientationDidChangeNotification"),
    ]
    return Dictionary(keyboard + application + others) { first, _ in first }
  }()

  /// Returns the name of today of a constant whose prefix tells its type: `UIFontWeightBold`,
  /// `UILayoutPriorityRequired`, `kCATransitionPush`.
  private static func scheme(_ name: String) -> String? {
    let prefixes = [
      ("UIFontWeight", "UIFont.Weight."), ("UILayoutPriority", "UILayoutPriority."),
      ("UIAccessibilityTrait", "UIAccessibilityTraits."),
      ("kCALineCap", "CAShapeLayerLineCap."), ("kCALineJoin", "CAShapeLayerLineJoin."),
      ("kCAFillRule", "CAShapeLayerFillRule."), ("kCAFillMode", "CAMediaTimingFillMode."),
      ("kCAMediaTimingFunction", "CAMediaTimingFunctionName."),
      ("kCAGravity", "CALayerContentsGravity."), ("kCAAlignment", "CATextLayerAlignmentMode."),
      ("kCATruncation", "CATextLayerTruncationMode."), ("kCAGradientLayer", "CAGradientLayerType."),
      ("kCATransitionFrom", "CATransitionSubtype.from"), ("kCATransition", "CATransitionType."),
      ("kCAAnimationRotate", "CAAnimationRotationMode.rotate"),
      ("kCAAnimation", "CAAnimationCalculationMode."), ("kCAFilter", "CALayerContentsFilter."),
      ("kCAValueFunction", "CAValueFunctionName."), ("kCAScroll", "CAScrollLayerScrollMode."),
      ("kCAEmitterLayer", "."),
    ]
    for (prefix, type) in prefixes where name.hasPrefix(prefix) && name.count > prefix.count {
      let value = name.dropFirst(prefix.count)
      // UILayoutPriorityRequired, but not UIAccessibilityTraits.
      guard value.first?.isUppercase == true else { continue }
      if type == "." { return emitterConstant(lowercased(String(value))) }
      return type + (type.hasSuffix(".") ? lowercased(String(value)) : String(value))
    }
    return nil
  }

  /// Returns a constant of emitters, whose shapes, modes and orders share a prefix.
  private static func emitterConstant(_ value: String) -> String {
    switch value {
    case "points", "outline", "surface", "volume": "CAEmitterLayerEmitterMode.\(value)"
    case "unordered", "oldestFirst", "oldestLast", "backToFront", "additive":
      "CAEmitterLayerRenderMode.\(value)"
    default: "CAEmitterLayerEmitterShape.\(value)"
    }
  }

  private static func lowercased(_ name: String) -> String {
    name.prefix(1).lowercased() + name.dropFirst()
  }
}
