package import Controls
internal import Typesetting

/// Where lines of text stand; raw values are UIKit's.
public enum NSTextAlignment: Int, Hashable, Sendable {
  /// At the left.
  case left = 0
  /// In the middle.
  case center = 1
  /// At the right.
  case right = 2
  /// At both sides.
  case justified = 3
  /// Where reading begins.
  case natural = 4
}

/// How lines break and are cut; raw values are UIKit's.
public enum NSLineBreakMode: Int, Hashable, Sendable {
  /// Between words.
  case byWordWrapping = 0
  /// Between characters.
  case byCharWrapping = 1
  /// Not at all; what does not fit is not shown.
  case byClipping = 2
  /// An ellipsis at the beginning.
  case byTruncatingHead = 3
  /// An ellipsis at the end.
  case byTruncatingTail = 4
  /// An ellipsis in the middle.
  case byTruncatingMiddle = 5
}

extension TextContent {
  fileprivate var uiFont: UIFont? {
    get { font.map(UIFont.init) }
    set { font = newValue?.descriptor }
  }

  fileprivate var uiAlignment: NSTextAlignment {
    get {
      switch alignment {
      case .natural: .natural
      case .left: .left
      case .center: .center
      case .right: .right
      case .justified: .justified
      }
    }
    set {
      alignment =
        switch newValue {
        case .natural: .natural
        case .left: .left
        case .center: .center
        case .right: .right
        case .justified: .justified
        }
    }
  }

  fileprivate var uiLineBreakMode: NSLineBreakMode {
    get {
      switch lineBreak ?? .truncateTail {
      case .wordWrap: .byWordWrapping
      case .charWrap: .byCharWrapping
      case .clip: .byClipping
      case .truncateHead: .byTruncatingHead
      case .truncateTail: .byTruncatingTail
      case .truncateMiddle: .byTruncatingMiddle
      }
    }
    set {
      lineBreak =
        switch newValue {
        case .byWordWrapping: .wordWrap
        case .byCharWrapping: .charWrap
        case .byClipping: .clip
        case .byTruncatingHead: .truncateHead
        case .byTruncatingTail: .truncateTail
        case .byTruncatingMiddle: .truncateMiddle
        }
    }
  }
}

extension UILabel {
  /// The text.
  public var text: String? {
    get { textContent.isEmpty ? nil : textContent.text }
    set { textContent.text = newValue ?? "" }
  }

  /// The greatest number of lines; 1 by default, 0 for no limit.
  public var numberOfLines: Int {
    get { textContent.lines ?? 1 }
    set { textContent.lines = newValue }
  }

  /// The font; the system's at 17 points by default.
  public var font: UIFont! {
    get { textContent.uiFont ?? .systemFont(ofSize: 17) }
    set { textContent.uiFont = newValue }
  }

  /// Where the lines stand; where reading begins by default.
  public var textAlignment: NSTextAlignment {
    get { textContent.uiAlignment }
    set { textContent.uiAlignment = newValue }
  }

  /// How lines break and are cut; at the end by default.
  public var lineBreakMode: NSLineBreakMode {
    get { textContent.uiLineBreakMode }
    set { textContent.uiLineBreakMode = newValue }
  }

  /// Whether the font shrinks until the text fits; false by default.
  public var adjustsFontSizeToFitWidth: Bool {
    get { textContent.adjustsFontSizeToFitWidth }
    set { textContent.adjustsFontSizeToFitWidth = newValue }
  }

  /// The least share of its size that a shrinking font keeps; 0 by default.
  public var minimumScaleFactor: CGFloat {
    get { textContent.minimumScaleFactor }
    set { textContent.minimumScaleFactor = newValue }
  }
}

extension UITextField {
  /// The text.
  public var text: String? {
    get { textContent.text }
    set { textContent.text = newValue ?? "" }
  }

  /// The font; the system's at 17 points by default.
  public var font: UIFont? {
    get { textContent.uiFont ?? .systemFont(ofSize: 17) }
    set { textContent.uiFont = newValue }
  }

  /// Where the text stands; where reading begins by default.
  public var textAlignment: NSTextAlignment {
    get { textContent.uiAlignment }
    set { textContent.uiAlignment = newValue }
  }
}

extension UITextView {
  /// The text.
  public var text: String! {
    get { textContent.text }
    set { textContent.text = newValue ?? "" }
  }

  /// The font; the system's at 17 points by default.
  public var font: UIFont? {
    get { textContent.uiFont ?? .systemFont(ofSize: 17) }
    set { textContent.uiFont = newValue }
  }

  /// Where the lines stand; where reading begins by default.
  public var textAlignment: NSTextAlignment {
    get { textContent.uiAlignment }
    set { textContent.uiAlignment = newValue }
  }
}
