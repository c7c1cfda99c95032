import Controls
import Foundation
import UIKit

/// The keys of controls in scenes beside the same in code.
enum CodedKeys {
  static let all: [CodedKey] =
    views + labels + buttons + fields + sliders + switches + progress + steppers + segments + pages
    + indicators + bars + datePickers

  /// The kinds with keys here.
  static let kinds: [ViewKind] = [
    .view, .label, .button, .textField, .textView, .slider, .switch, .progressView, .stepper,
    .segmentedControl, .pageControl, .activityIndicator, .navigationBar, .toolbar, .tabBar,
    .searchBar, .datePicker,
  ]

  /// Why some keys have no code here.
  static let excuses: [(reason: String, keys: Set<String>)] = [
    (
      "they lay out and paint nothing of their own",
      [
        "layoutMargins", "directionalLayoutMargins", "preservesSuperviewLayoutMargins",
        "insetsLayoutMarginsFromSafeArea", "additionalSafeAreaInsets", "safeAreaBar",
        "alignmentRectInsets", "hugging", "compression",
        "intrinsicContentSize", "autoresizing", "designSize", "frame", "guides", "accessibility",
        "preferredMaxLayoutWidth", "scrollEnabled",
      ]
    ),
    (
      "they belong to scenes alone",
      ["type", "arranged", "subviews", "variations", "mayTruncate", "verbatim", "key", "arguments"]
    ),
    ("the colour of a view shows in its subviews", ["tint"]),
    (
      "in UIKit a picture brings its configuration along, into a left view, too",
      [
        "button.symbolColors", "textField.leftSymbol", "textField.symbolSize",
        "textField.symbolScale", "textField.symbolWeight", "textField.symbolColors",
      ]
    ),
    ("a view has no content to place or to mirror", ["contentMode", "semanticContentAttribute"]),
    ("UIKit has a layer for it, with a frame of its own", ["gradient"]),
    (
      "UIKit's class has no property for it",
      [
        "textField.lines", "textField.lineBreak", "textField.minimumScaleFactor",
        "textField.baselineAdjustment", "textView.lines", "textView.lineBreak",
        "textView.adjustsFontSizeToFitWidth", "textView.minimumScaleFactor",
        "textView.baselineAdjustment",
      ]
    ),
    (
      "a file would be needed",
      [
        "image", "minimumImage", "maximumImage", "decrementImage",
        "incrementImage", "renderingMode", "imagePlacement", "imagePadding",
      ]
    ),
    (
      "UIKit has no property for it: it is an attribute of text",
      [
        "letterSpacing", "lineSpacing", "lineHeightMultiple", "minimumLineHeight",
        "maximumLineHeight",
        "paragraphSpacing", "paragraphSpacingBefore", "firstLineHeadIndent", "headIndent",
        "tailIndent",
        "defaultTabInterval", "tabStops", "runs",
      ]
    ),
  ]

  /// Makes a text field with the border of scenes; those of code have none until they are given one.
  @MainActor private static func field() -> UITextField {
    let field = UITextField()
    field.borderStyle = .roundedRect
    return field
  }

  /// Makes a search bar without a background, as those of scenes.
  @MainActor private static func searchBar() -> UISearchBar {
    let bar = UISearchBar()
    bar.searchBarStyle = .minimal
    return bar
  }

  /// Makes UIKit's view of a kind.
  @MainActor static func view(of kind: ViewKind) -> UIView? {
    switch kind {
    case .view: UIView()
    case .label: UILabel()
    case .button: UIButton(type: .system)
    case .textField: field()
    case .textView: UITextView()
    case .slider: UISlider()
    case .switch: UISwitch()
    case .progressView: UIProgressView()
    case .stepper: UIStepper()
    case .segmentedControl: UISegmentedControl(items: ["One", "Two"])
    case .pageControl: UIPageControl()
    case .activityIndicator: UIActivityIndicatorView(style: .medium)
    case .navigationBar: UINavigationBar()
    case .toolbar: UIToolbar()
    case .tabBar: UITabBar()
    case .searchBar: searchBar()
    case .datePicker: UIDatePicker()
    default: nil
    }
  }

  static func key<View: UIView>(
    _ kind: ViewKind, _ type: View.Type, _ key: String, _ value: String, with more: String = "",
    _ code: @escaping @MainActor @Sendable (View) -> Void
  ) -> CodedKey { CodedKey(kind, type, key, value, with: more, code) }

  private static let views = [
    key(.view, UIView.self, "hidden", "true", with: "background: red") {
      ($0.isHidden, $0.backgroundColor) = (true, .red)
    },
    key(.view, UIView.self, "alpha", "0.5", with: "background: \"#0000FF\"") {
      ($0.alpha, $0.backgroundColor) = (0.5, .blue)
    },
    key(.view, UIView.self, "background", "systemTeal") { $0.backgroundColor = .systemTeal },
    key(.view, UIView.self, "cornerRadius", "9", with: "background: red, clips: true") {
      ($0.layer.cornerRadius, $0.backgroundColor, $0.clipsToBounds) = (9, .red, true)
    },
    key(.view, UIView.self, "cornerCurve", "continuous", with: "cornerRadius: 9, background: red") {
      ($0.layer.cornerRadius, $0.layer.cornerCurve) = (9, .continuous)
      $0.backgroundColor = .red
    },
    key(
      .view, UIView.self, "maskedCorners", "[layerMinXMinYCorner]",
      with: "cornerRadius: 9, background: red"
    ) {
      ($0.layer.cornerRadius, $0.layer.maskedCorners) = (9, .layerMinXMinYCorner)
      $0.backgroundColor = .red
    },
    key(.view, UIView.self, "border", "{ width: 2, color: red }") {
      ($0.layer.borderWidth, $0.layer.borderColor) = (2, UIColor.red.cgColor)
    },
    key(.view, UIView.self, "clips", "true", with: "background: red") {
      ($0.clipsToBounds, $0.backgroundColor) = (true, .red)
    },
    key(
      .view, UIView.self, "shadow",
      "{ color: \"#000000\", opacity: 0.5, radius: 8, offset: [0, 4] }", with: "background: red"
    ) {
      ($0.layer.shadowOpacity, $0.layer.shadowRadius, $0.backgroundColor) = (0.5, 8, .red)
      $0.layer.shadowOffset = CGSize(width: 0, height: 4)
    },
    key(
      .view, UIView.self, "transform", "{ translate: [5, 6] }", with: "background: red"
    ) {
      ($0.transform, $0.backgroundColor) = (CGAffineTransform(translationX: 5, y: 6), .red)
    },
  ]

  private static let labels = [
    key(.label, UILabel.self, "text", "Hello") { $0.text = "Hello" },
    key(.label, UILabel.self, "font", "{ size: 20, weight: bold }", with: "text: Hello") {
      ($0.text, $0.font) = ("Hello", .systemFont(ofSize: 20, weight: .bold))
    },
    key(.label, UILabel.self, "lines", "2", with: "text: one two three four five six seven") {
      ($0.text, $0.numberOfLines) = ("one two three four five six seven", 2)
    },
    key(
      .label, UILabel.self, "lineBreak", "truncateHead",
      with: "text: one two three four five six seven"
    ) {
      ($0.text, $0.lineBreakMode) = ("one two three four five six seven", .byTruncatingHead)
    },
    key(.label, UILabel.self, "alignment", "center", with: "text: Hello") {
      ($0.text, $0.textAlignment) = ("Hello", .center)
    },
    key(.label, UILabel.self, "color", "systemRed", with: "text: Hello") {
      ($0.text, $0.textColor) = ("Hello", .systemRed)
    },
    key(
      .label, UILabel.self, "adjustsFontSizeToFitWidth", "true",
      with: "text: one two three four five six"
    ) { ($0.text, $0.adjustsFontSizeToFitWidth) = ("one two three four five six", true) },
    key(
      .label, UILabel.self, "minimumScaleFactor", "0.8",
      with: "adjustsFontSizeToFitWidth: true, text: one two three four five six"
    ) {
      ($0.text, $0.adjustsFontSizeToFitWidth) = ("one two three four five six", true)
      $0.minimumScaleFactor = 0.8
    },
    key(
      .label, UILabel.self, "baselineAdjustment", "alignCenters",
      with: "adjustsFontSizeToFitWidth: true, text: one two three four five six"
    ) {
      ($0.text, $0.adjustsFontSizeToFitWidth) = ("one two three four five six", true)
      $0.baselineAdjustment = .alignCenters
    },
    key(.label, UILabel.self, "enabled", "false", with: "text: Hello") {
      ($0.text, $0.isEnabled) = ("Hello", false)
    },
  ]

  private static func configured(
    _ configuration: UIButton.Configuration,
    _ change: (inout UIButton.Configuration) -> Void = { _ in }
  ) -> UIButton.Configuration {
    var configuration = configuration
    configuration.title = "Go"
    change(&configuration)
    return configuration
  }

  private static let buttons = [
    key(.button, UIButton.self, "text", "Go") { $0.setTitle("Go", for: .normal) },
    key(.button, UIButton.self, "font", "{ size: 20 }", with: "text: Go") {
      $0.setTitle("Go", for: .normal)
      $0.titleLabel?.font = .systemFont(ofSize: 20)
    },
    key(.button, UIButton.self, "lines", "2", with: "text: one two three four five six seven") {
      $0.setTitle("one two three four five six seven", for: .normal)
      $0.titleLabel?.numberOfLines = 2
    },
    key(
      .button, UIButton.self, "lineBreak", "truncateHead",
      with: "text: one two three four five six seven"
    ) {
      $0.setTitle("one two three four five six seven", for: .normal)
      $0.titleLabel?.lineBreakMode = .byTruncatingHead
    },
    key(
      .button, UIButton.self, "alignment", "center",
      with: "lines: 2, text: one two three four five six seven"
    ) {
      $0.setTitle("one two three four five six seven", for: .normal)
      $0.titleLabel?.numberOfLines = 2
      $0.titleLabel?.textAlignment = .center
    },
    key(.button, UIButton.self, "color", "systemRed", with: "text: Go") {
      $0.setTitle("Go", for: .normal)
      $0.setTitleColor(.systemRed, for: .normal)
    },
    key(
      .button, UIButton.self, "adjustsFontSizeToFitWidth", "true",
      with: "text: one two three four five six"
    ) {
      $0.setTitle("one two three four five six", for: .normal)
      $0.titleLabel?.adjustsFontSizeToFitWidth = true
    },
    key(
      .button, UIButton.self, "minimumScaleFactor", "0.8",
      with: "adjustsFontSizeToFitWidth: true, text: one two three four five six"
    ) {
      $0.setTitle("one two three four five six", for: .normal)
      $0.titleLabel?.adjustsFontSizeToFitWidth = true
      $0.titleLabel?.minimumScaleFactor = 0.8
    },
    key(
      .button, UIButton.self, "baselineAdjustment", "alignCenters",
      with: "adjustsFontSizeToFitWidth: true, text: one two three four five six"
    ) {
      $0.setTitle("one two three four five six", for: .normal)
      $0.titleLabel?.adjustsFontSizeToFitWidth = true
      $0.titleLabel?.baselineAdjustment = .alignCenters
    },
    key(.button, UIButton.self, "enabled", "false", with: "text: Go") {
      $0.setTitle("Go", for: .normal)
      $0.isEnabled = false
    },
    key(.button, UIButton.self, "state", "disabled", with: "text: Go") {
      $0.setTitle("Go", for: .normal)
      $0.isEnabled = false
    },
    key(.button, UIButton.self, "style", "tinted", with: "text: Go") {
      $0.configuration = configured(.tinted())
    },
    key(.button, UIButton.self, "subtitle", "Below", with: "text: Go, style: filled") {
      $0.configuration = configured(.filled()) { $0.subtitle = "Below" }
    },
    key(
      .button, UIButton.self, "titlePadding", "6", with: "text: Go, subtitle: Below, style: filled"
    ) {
      $0.configuration = configured(.filled()) { ($0.subtitle, $0.titlePadding) = ("Below", 6) }
    },
    key(.button, UIButton.self, "contentInsets", "{ leading: 20 }", with: "text: Go, style: gray") {
      $0.configuration = configured(.gray()) {
        $0.contentInsets.leading = 20
      }
    },
    key(.button, UIButton.self, "cornerStyle", "large", with: "text: Go, style: gray") {
      $0.configuration = configured(.gray()) { $0.cornerStyle = .large }
    },
    key(.button, UIButton.self, "buttonSize", "large", with: "text: Go, style: filled") {
      $0.configuration = configured(.filled()) { $0.buttonSize = .large }
    },
    key(.button, UIButton.self, "contentHorizontalAlignment", "trailing", with: "text: Go") {
      $0.setTitle("Go", for: .normal)
      $0.contentHorizontalAlignment = .trailing
    },
    key(.button, UIButton.self, "contentVerticalAlignment", "bottom", with: "text: Go") {
      $0.setTitle("Go", for: .normal)
      $0.contentVerticalAlignment = .bottom
    },
    key(.button, UIButton.self, "symbol", "star") {
      $0.setImage(UIImage(systemName: "star"), for: .normal)
    },
    key(.button, UIButton.self, "symbolSize", "30", with: "symbol: star") {
      $0.setImage(
        UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 30)),
        for: .normal)
    },
    key(.button, UIButton.self, "symbolScale", "large", with: "symbol: star") {
      $0.setImage(
        UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(scale: .large)),
        for: .normal)
    },
    key(.button, UIButton.self, "symbolWeight", "bold", with: "symbol: star") {
      $0.setImage(
        UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(weight: .bold)),
        for: .normal)
    },
  ]

  private static let fields: [CodedKey] = [
    key(.textField, UITextField.self, "text", "Hello") { $0.text = "Hello" },
    key(.textField, UITextField.self, "placeholder", "Name") { $0.placeholder = "Name" },
    key(.textField, UITextField.self, "font", "{ size: 20 }", with: "text: Hello") {
      ($0.text, $0.font) = ("Hello", .systemFont(ofSize: 20))
    },
    key(.textField, UITextField.self, "alignment", "center", with: "text: Hello") {
      ($0.text, $0.textAlignment) = ("Hello", .center)
    },
    key(.textField, UITextField.self, "color", "systemRed", with: "text: Hello") {
      ($0.text, $0.textColor) = ("Hello", .systemRed)
    },
    key(
      .textField, UITextField.self, "adjustsFontSizeToFitWidth", "true",
      with: "text: one two three four five six"
    ) { ($0.text, $0.adjustsFontSizeToFitWidth) = ("one two three four five six", true) },
    key(.textField, UITextField.self, "borderStyle", "line", with: "text: Hello") {
      ($0.text, $0.borderStyle) = ("Hello", .line)
    },
    key(.textField, UITextField.self, "secure", "true", with: "text: Hello") {
      ($0.text, $0.isSecureTextEntry) = ("Hello", true)
    },
    key(.textField, UITextField.self, "enabled", "false", with: "text: Hello") {
      ($0.text, $0.isEnabled) = ("Hello", false)
    },
    key(.textField, UITextField.self, "state", "disabled", with: "text: Hello") {
      ($0.text, $0.isEnabled) = ("Hello", false)
    },
    key(.textView, UITextView.self, "text", "Hello") { $0.text = "Hello" },
    key(.textView, UITextView.self, "font", "{ size: 20 }", with: "text: Hello") {
      ($0.text, $0.font) = ("Hello", .systemFont(ofSize: 20))
    },
    key(.textView, UITextView.self, "alignment", "center", with: "text: Hello") {
      ($0.text, $0.textAlignment) = ("Hello", .center)
    },
    key(.textView, UITextView.self, "color", "systemRed", with: "text: Hello") {
      ($0.text, $0.textColor) = ("Hello", .systemRed)
    },
    key(
      .textView, UITextView.self, "textContainerInset", "[20, 10, 8, 10]", with: "text: Hello"
    ) {
      $0.text = "Hello"
      $0.textContainerInset = UIEdgeInsets(top: 20, left: 10, bottom: 8, right: 10)
    },
    key(.textView, UITextView.self, "lineFragmentPadding", "0", with: "text: Hello") {
      $0.text = "Hello"
      $0.textContainer.lineFragmentPadding = 0
    },
  ]

  private static let sliders = [
    key(.slider, UISlider.self, "value", "0.3") { $0.value = 0.3 },
    key(.slider, UISlider.self, "minimum", "-1", with: "value: 0.5") {
      ($0.minimumValue, $0.value) = (-1, 0.5)
    },
    key(.slider, UISlider.self, "maximum", "4", with: "value: 0.5") {
      ($0.maximumValue, $0.value) = (4, 0.5)
    },
    key(.slider, UISlider.self, "trackColor", "\"#FF0000\"") { $0.maximumTrackTintColor = .red },
    key(.slider, UISlider.self, "knobColor", "\"#FF0000\"") { $0.thumbTintColor = .red },
    key(.slider, UISlider.self, "enabled", "false") { $0.isEnabled = false },
    key(.slider, UISlider.self, "state", "disabled") { $0.isEnabled = false },
  ]

  private static let switches = [
    key(.switch, UISwitch.self, "isOn", "true") { $0.isOn = true },
    key(.switch, UISwitch.self, "knobColor", "\"#FF0000\"") { $0.thumbTintColor = .red },
    key(.switch, UISwitch.self, "enabled", "false") { $0.isEnabled = false },
    key(.switch, UISwitch.self, "state", "disabled") { $0.isEnabled = false },
  ]

  private static let progress = [
    key(.progressView, UIProgressView.self, "progress", "0.25") { $0.progress = 0.25 },
    key(.progressView, UIProgressView.self, "trackColor", "\"#FF0000\"") {
      $0.trackTintColor = .red
    },
  ]

  private static let steppers = [
    key(.stepper, UIStepper.self, "value", "100", with: "maximum: 100") {
      ($0.maximumValue, $0.value) = (100, 100)
    },
    key(.stepper, UIStepper.self, "minimum", "1", with: "value: 1") {
      ($0.minimumValue, $0.value) = (1, 1)
    },
    key(.stepper, UIStepper.self, "maximum", "1", with: "value: 1") {
      ($0.maximumValue, $0.value) = (1, 1)
    },
    key(.stepper, UIStepper.self, "enabled", "false") { $0.isEnabled = false },
    key(.stepper, UIStepper.self, "state", "disabled") { $0.isEnabled = false },
  ]

  private static let segments = [
    key(.segmentedControl, UISegmentedControl.self, "segments", "[One, Two]") { _ in },
    key(.segmentedControl, UISegmentedControl.self, "selected", "1", with: "segments: [One, Two]") {
      $0.selectedSegmentIndex = 1
    },
    key(
      .segmentedControl, UISegmentedControl.self, "font", "{ size: 9 }",
      with: "segments: [One, Two]"
    ) {
      $0.setTitleTextAttributes(
        [.font: UIFont.systemFont(ofSize: 9, weight: .medium)], for: .normal)
    },
    key(
      .segmentedControl, UISegmentedControl.self, "enabled", "false", with: "segments: [One, Two]"
    ) { $0.isEnabled = false },
    key(
      .segmentedControl, UISegmentedControl.self, "state", "disabled", with: "segments: [One, Two]"
    ) { $0.isEnabled = false },
  ]

  private static let pages = [
    key(.pageControl, UIPageControl.self, "pages", "4") { $0.numberOfPages = 4 },
    key(.pageControl, UIPageControl.self, "current", "2", with: "pages: 4") {
      ($0.numberOfPages, $0.currentPage) = (4, 2)
    },
    key(.pageControl, UIPageControl.self, "otherPagesColor", "\"#FF0000\"", with: "pages: 4") {
      ($0.numberOfPages, $0.pageIndicatorTintColor) = (4, .red)
    },
    key(.pageControl, UIPageControl.self, "enabled", "false", with: "pages: 4") {
      ($0.numberOfPages, $0.isEnabled) = (4, false)
    },
    key(.pageControl, UIPageControl.self, "state", "disabled", with: "pages: 4") {
      ($0.numberOfPages, $0.isEnabled) = (4, false)
    },
  ]

  private static let indicators = [
    key(.activityIndicator, UIActivityIndicatorView.self, "style", "large") {
      $0.style = .large
      $0.startAnimating()
    }
  ]
}
