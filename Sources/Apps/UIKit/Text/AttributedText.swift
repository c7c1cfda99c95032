import Controls
import Drawing
public import Foundation
import Geometry
import Typesetting

/// A shadow of text; stored, not painted.
open class NSShadow: NSObject {
  private let header = FoundationHeader()
  /// The offset of the shadow.
  open var shadowOffset = CGSize.zero
  /// The blur radius.
  open var shadowBlurRadius: CGFloat = 0
  /// The colour: a `UIColor`.
  open var shadowColor: Any?
  /// Makes a shadow.
  public override init() { super.init() }
}

// Foundation's attributed strings on Linux have no `init()`, and an extension cannot override
// what the superclass declares; an extension of a protocol can provide it.

extension NSAttributedString: _EmptyText {}

extension _EmptyText where Self == NSAttributedString {
  /// Makes an empty text.
  public init() { self.init(string: "") }
}

extension _EmptyText where Self == NSMutableAttributedString {
  /// Makes an empty text.
  public init() { self.init(string: "") }
}

extension _EmptyText where Self == NSTextStorage {
  /// Makes an empty text.
  public init() { self.init(string: "") }
}

extension NSAttributedString.Key {
  /// AppKit's attribute of superscript and subscript, which Core Text follows on iOS, too.
  static let superscript = NSAttributedString.Key("NSSuperScript")
}

extension NSAttributedString {
  /// Returns the size of the text on one line.
  public func size() -> CGSize {
    boundingRect(
      with: CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude),
      options: [], context: nil
    ).size
  }

  /// Returns the bounding rectangle of the text in a size; lines wrap if the options say so.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let isWrapped = options.contains(.usesLineFragmentOrigin)
    let paragraph = drawingParagraph(lines: isWrapped ? 0 : 1)
    let width = isWrapped && size.width > 0 && size.width < 1e6 ? Double(size.width) : nil
    let measure = KitEnvironment.current.text.measure(paragraph, width: width)
    return CGRect(origin: .zero, size: CGSize(measure.size))
  }

  /// Draws the text in a rectangle.
  public func draw(in rect: CGRect) {
    draw(drawingParagraph(lines: 0), in: Rect(rect))
  }

  /// Draws the text at a point.
  public func draw(at point: CGPoint) {
    let paragraph = drawingParagraph(lines: 1)
    let size = KitEnvironment.current.text.measure(paragraph, width: nil).size
    draw(paragraph, in: Rect(origin: Point(point), size: size))
  }

  /// Draws the text in a rectangle, on one line unless the options say that lines wrap.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {
    let isWrapped = options.contains(.usesLineFragmentOrigin)
    draw(drawingParagraph(lines: isWrapped ? 0 : 1), in: Rect(rect))
  }

  private func draw(_ paragraph: Paragraph, in rect: Rect) {
    let items = TextPictures.added(
      to: [.text(paragraph, in: rect, color: .black)], measurer: KitEnvironment.current.text)
    GraphicsStack.current?.append(items)
  }

  private func drawingParagraph(lines: Int) -> Paragraph {
    var content = TextContent()
    content.take(self, traits: .current, font: UIFont.systemFont(ofSize: 12).core)
    return content.paragraph(
      TextStyling(
        font: .system(12), color: .black, lines: lines, lineBreak: .wordWrap,
        direction: .leftToRight))
  }
}

extension NSString {
  /// Draws the text in a rectangle, on one line unless the options say that lines wrap.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    NSAttributedString(string: "\(self)", attributes: attributes)
      .draw(with: rect, options: options, context: context)
  }
  /// Returns the size of the text on one line.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: "\(self)", attributes: attrs).size()
  }
  /// Returns the bounding rectangle of the text in a size.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: "\(self)", attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
  /// Draws the text in a rectangle.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: "\(self)", attributes: attrs).draw(in: rect)
  }
  /// Draws the text at a point.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: "\(self)", attributes: attrs).draw(at: point)
  }
}

extension String {
  /// Returns the size of the text on one line.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attrs).size()
  }
  /// Returns the bounding rectangle of the text in a size.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
  /// Draws the text in a rectangle.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attrs).draw(in: rect)
  }
  /// Draws the text at a point.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attrs).draw(at: point)
  }
}

extension TextContent {
  /// Adopts an attributed text; the view provides the attributes that it lacks.
  mutating func take(
    _ text: NSAttributedString, traits: UITraitCollection, font base: FontDescriptor
  ) {
    var made: [Run] = []
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) {
      attributes, range, _ in
      var run = Run(NSString(string: text.string).substring(with: range))
      let intent = InlinePresentationIntent(
        rawValue: attributes[.inlinePresentationIntent] as? UInt ?? 0)
      run.font = ((attributes[.font] as? UIFont)?.core ?? base).marked(intent)
      run.color = (attributes[.foregroundColor] as? UIColor)?.resolved(in: traits)
      if attributes[.link] != nil, run.color == nil {
        run.color = UIColor.tintColor.resolved(in: traits)
      }
      run.background = (attributes[.backgroundColor] as? UIColor)?.resolved(in: traits)
      run.underline = number(attributes[.underlineStyle]) != 0 || attributes[.link] != nil
      run.strikethrough =
        number(attributes[.strikethroughStyle]) != 0 || intent.contains(.strikethrough)
      let spacing = number(attributes[.kern] ?? attributes[.tracking])
      if spacing != 0 { run.letterSpacing = spacing }
      run.baselineOffset = number(attributes[.baselineOffset])
      // Not among UIKit's names, but its text has it, as AppKit's.
      run.superscript = Int(max(-1, min(number(attributes[.superscript]), 1)))
      run.shape = (attributes[.paragraphStyle] as? NSParagraphStyle)?.shape
      if let picture = attributes[.attachment] as? NSTextAttachment {
        run.attachment = picture.place(in: attributes[.font] as? UIFont)
      }
      made.append(run)
    }
    runs = made
    guard text.length > 0,
      let style = text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
    else { return }
    lineBreak = style.lineBreakMode.core
    shareShape()
  }

  private func number(_ value: Any?) -> Double {
    switch value {
    case let value as Int: Double(value)
    case let value as CGFloat: Double(value)
    case let value as Double: value
    case let value as Float: Double(value)
    case let value as NSNumber: value.doubleValue
    case let value as NSUnderlineStyle: Double(value.rawValue)
    default: 0
    }
  }
}

extension FontDescriptor {
  /// Returns the font with the attributes of Markdown markup.
  fileprivate func marked(_ intent: InlinePresentationIntent) -> FontDescriptor {
    guard !intent.isEmpty else { return self }
    var marked = self
    if intent.contains(.stronglyEmphasized) { marked.weight = max(weight, 700) }
    if intent.contains(.emphasized) { marked.italic = true }
    if intent.contains(.code) { marked.family = FontDesign.monospaced.family }
    return marked
  }
}
