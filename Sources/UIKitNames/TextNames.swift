package import Controls
internal import Typesetting

/// The alignment of text; raw values are UIKit's.
public enum NSTextAlignment: Int, Hashable, Sendable {
  /// Aligned to the left.
  case left = 0
  /// Centred.
  case center = 1
  /// Aligned to the right.
  case right = 2
  /// Justified.
  case justified = 3
  /// Aligned to the leading edge.
  case natural = 4
}

/// How lines wrap or truncate; raw values are UIKit's.
public enum NSLineBreakMode: Int, Hashable, Sendable {
  /// Wraps at words.
  case byWordWrapping = 0
  /// Wraps at characters.
  case byCharWrapping = 1
  /// Clips the text that doesn't fit.
  case byClipping = 2
  /// Truncates with an ellipsis at the beginning.
  case byTruncatingHead = 3
  /// Truncates with an ellipsis at the end.
  case byTruncatingTail = 4
  /// Truncates with an ellipsis in the middle.
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

  /// The maximum number of lines; 1 by default, 0 for no limit.
  public var numberOfLines: Int {
    get { textContent.lines ?? 1 }
    set { textContent.lines = newValue }
  }

  /// The font; the 17-point system font by default.
  public var font: UIFont! {
    get { textContent.uiFont ?? .systemFont(ofSize: 17) }
    set { textContent.uiFont = newValue }
  }

  /// The alignment of the text; leading by default.
  public var textAlignment: NSTextAlignment {
    get { textContent.uiAlignment }
    set { textContent.uiAlignment = newValue }
  }

  /// How lines wrap or truncate; at the end by default.
  public var lineBreakMode: NSLineBreakMode {
    get { textContent.uiLineBreakMode }
    set { textContent.uiLineBreakMode = newValue }
  }

  /// Whether the font shrinks to fit the width; false by default.
  public var adjustsFontSizeToFitWidth: Bool {
    get { textContent.adjustsFontSizeToFitWidth }
    set { textContent.adjustsFontSizeToFitWidth = newValue }
  }

  /// The smallest scale of a shrinking font; 0 by default.
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

  /// The font; the 17-point system font by default.
  public var font: UIFont? {
    get { textContent.uiFont ?? .systemFont(ofSize: 17) }
    set { textContent.uiFont = newValue }
  }

  /// The alignment of the text; leading by default.
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

  /// The font; the 17-point system font by default.
  public var font: UIFont? {
    get { textContent.uiFont ?? .systemFont(ofSize: 17) }
    set { textContent.uiFont = newValue }
  }

  /// The alignment of the text; leading by default.
  public var textAlignment: NSTextAlignment {
    get { textContent.uiAlignment }
    set { textContent.uiAlignment = newValue }
  }
}
