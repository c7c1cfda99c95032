/// What is known of a document's views: names that are read, or that change nothing in a picture.
///
/// Whatever else a view holds is named in a remark (`UnreadSettings`), so that nothing is dropped
/// in silence.
enum NibVocabulary {
  /// Attributes of views.
  static let attributes = names(
    """
    accessoryType adjustsFontForContentSizeCategory adjustsFontSizeToFit
    adjustsImageSizeForAccessibilityContentSizeCategory adjustsImageWhenDisabled
    adjustsImageWhenHighlighted alignment allowsBackForwardNavigationGestures
    allowsCameraControl allowsEditingTextAttributes allowsLinkPreview
    allowsMultipleSelection allowsMultipleSelectionDuringEditing allowsSelection
    allowsSelectionDuringEditing alpha alwaysBounceHorizontal alwaysBounceVertical ambiguous
    animating apportionsSegmentWidthsByContent autoresizesSubviews axis barStyle
    baselineAdjustment baselineRelativeArrangement borderStyle bounces bouncesZoom
    buttonType canCancelContentTouches catalog clearButtonMode clearsContextBeforeDrawing
    clearsOnBeginEditing clipsSubviews colorLabel contentHorizontalAlignment
    contentInsetAdjustmentBehavior contentMode contentScaleFactor contentVerticalAlignment
    continuous countDownDuration customClass customModule customModuleProvider dataMode
    dataSource datePickerMode delaysContentTouches delegate detailTextLabel
    directionalLockEnabled distribution editable editingAccessoryType enabled
    estimatedRowHeight estimatedSectionFooterHeight estimatedSectionHeaderHeight fixedFrame
    focusGroupIdentifier hasAttributedTitle hidden hideOnSwipe hidesAccessoryWhenEditing
    hidesWhenStopped highlightedImage horizontalCompressionResistancePriority
    horizontalHuggingPriority id image imageView indentationWidth indicatorStyle
    insetsLayoutMarginsFromSafeArea key keyboardDismissMode largeContentTitle largeTitles
    layoutManager layoutMarginsFollowReadableWidth layoutSpec lineBreakMode mapType maxValue
    maximumValue maximumZoomScale minValue minimumFontSize minimumScaleFactor minimumValue
    minimumZoomScale minuteInterval misplaced momentary multipleTouchEnabled numberOfLines
    numberOfPages on opaque pagingEnabled pitchEnabled placeholder
    placeholderIntrinsicHeight placeholderIntrinsicWidth pointerInteraction
    preferredMaxLayoutWidth prefetchingEnabled preservesSuperviewLayoutMargins progress
    restorationIdentifier reuseIdentifier reversesTitleShadowWhenHighlighted rotateEnabled
    rowHeight scalesLargeContentImage scalesPageToFit sceneName scrollEnabled searchBarStyle
    sectionFooterHeight sectionHeaderHeight segmentControlStyle selectable
    selectedSegmentIndex selectionStyle semanticContentAttribute separatorStyle
    shouldIndentWhileEditing showsBuildings showsCancelButton showsCompass
    showsHorizontalScrollIndicator showsLargeContentViewer showsMenuAsPrimaryAction
    showsPointsOfInterest showsReorderControl showsTouchWhenHighlighted showsUserLocation
    showsVerticalScrollIndicator simulatedAppContext sizingRule spacing spacingType
    springLoaded stepValue storyboardIdentifier style tableViewCell tag text textAlignment
    textLabel textScaling title toolTip tooltip translatesAutoresizingMaskIntoConstraints
    translucent useCurrentDate userInteractionEnabled userLabel usesAttributedText value
    verifyAmbiguity verticalCompressionResistancePriority verticalHuggingPriority
    viewportConstraint wantsMultisampling zoomEnabled
    """)

  /// Keys of what a view contains.
  static let keys = names(
    """
    accessibilityAttributes accessibilityConfiguration accessibilityTraits attributedText
    attributedTitle autoresizingMask backgroundColor barTintColor canvasLocation
    collectionView collectionViewLayout color compactAppearance compactScrollEdgeAppearance
    configuration contentEdgeInsets contentInset contentLayoutGuide contentStretch
    contentView currentPageIndicatorTintColor customSize date default
    directionalLayoutMargins fontDescription footerView frame frameLayoutGuide headerView
    highlighted highlightedColor image imageEdgeInsets imageReference keyboard layoutMargins
    locale localizationKey maximumDate maximumTrackTintColor menu metadata minimumDate
    minimumTrackTintColor normal onTintColor pageIndicatorTintColor placeholder
    preferredSymbolConfiguration progressTintColor refreshControl safeArea sceneMember
    scopeBarButtonTitleTextAttributes scrollEdgeAppearance scrollIndicatorInsets
    searchTextPositionAdjustment selectedImageTintColor selectedSegmentTintColor
    separatorColor separatorInset shadowColor shadowOffset simulatedBottomBarMetrics
    simulatedDestinationMetrics simulatedStatusBarMetrics simulatedTopBarMetrics
    standardAppearance tableFooterView tableHeaderView text textColor textInputTraits
    thumbTintColor tintColor titleEdgeInsets titleTextAttributes trackTintColor userComments
    userLabel viewLayoutGuide
    """)

  /// What a view lists without a key.
  static let lists = names(
    """
    accessibility animations autoresizingMask backgroundColor blurEffect buttonConfiguration
    cells connections constraints gestureRecognizers items keyboardLayoutGuide layoutGuides
    mask menu prototypes rect scopeButtonTitles sections segments subviews
    userDefinedRuntimeAttributes variation vibrancyEffect viewLayoutGuide
    """)

  private static func names(_ text: String) -> Set<String> {
    Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
  }
}
