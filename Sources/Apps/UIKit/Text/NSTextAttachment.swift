import Drawing
public import Foundation
import Geometry
import Synchronization
import Typesetting

/// An image in a line of text.
open class NSTextAttachment: NSObject {
  private let header = FoundationHeader()
  /// The image.
  open var image: UIImage?
  /// The bounds, with y pointing up from the baseline; empty bounds stand for the image's size
  /// above the baseline.
  open var bounds = CGRect.zero
  /// The data of a file; an image in it is shown if there is no `image`.
  open var contents: Data?
  /// The type of the data.
  open var fileType: String?
  /// The padding on both sides; ignored.
  open var lineLayoutPadding: CGFloat = 0
  /// Whether a view can show the attachment; ignored.
  open var allowsTextAttachmentView = true

  /// A number that identifies the attachment within the process.
  private let number: Int
  private static let known = Mutex(Known())

  /// Makes an attachment without an image.
  public override init() {
    number = Self.known.withLock { $0.next() }
    super.init()
    Self.known.withLock { [number] in $0.attachments[number] = WeakBox(self) }
  }
  /// Makes an attachment with an image.
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }
  /// Makes an attachment with the data of a file.
  public convenience init(data contentData: Data?, ofType uti: String?) {
    self.init()
    (contents, fileType) = (contentData, uti)
  }
  deinit { Self.known.withLock { [number] in $0.attachments[number] = nil } }

  /// The attachments by number.
  private struct Known {
    var last = 0
    var attachments: [Int: WeakBox] = [:]
    mutating func next() -> Int {
      last += 1
      return last
    }
  }

  /// Returns the attachment with a number, as long as it exists.
  static func of(_ number: Int) -> NSTextAttachment? {
    known.withLock { $0.attachments[number]?.object as? NSTextAttachment }
  }

  /// The image to show.
  var picture: UIImage? { image ?? contents.flatMap { UIImage(data: $0) } }

  /// Returns the image to show in a place; a subclass may draw one for it.
  open func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage? { picture }

  /// Returns the bounds in a line, with y pointing up from the baseline: those stated, or the image's. The line
  /// that is proposed is as wide as can be, and as high as a line in the font of the text.
  open func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
    glyphPosition position: CGPoint, characterIndex charIndex: Int
  ) -> CGRect {
    guard bounds.width <= 0, bounds.height <= 0 else { return bounds }
    let (size, below) = (picture?.size ?? .zero, picture?.baselineOffsetFromBottom ?? 0)
    return CGRect(x: 0, y: -below, width: size.width, height: size.height)
  }

  /// Returns the size and position in a line of a font.
  func place(in font: UIFont?) -> TextAttachment {
    let line = CGRect(
      x: 0, y: 0, width: 10_000_000, height: (font ?? .systemFont(ofSize: 12)).lineHeight)
    let own = attachmentBounds(
      for: nil, proposedLineFragment: line, glyphPosition: .zero, characterIndex: 0)
    return TextAttachment(
      number: number, width: Double(own.width), ascent: Double(own.maxY),
      descent: Double(-own.minY))
  }
}

extension NSAttributedString {
  /// Makes a text that consists of an attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}

/// The images in texts that are painted.
enum TextPictures {
  /// Returns the display items, each text followed by the images in it.
  static func added(
    to items: [DisplayList.Item], measurer: any TextMeasuring
  ) -> [DisplayList.Item] {
    items.flatMap { item -> [DisplayList.Item] in
      switch item {
      case .text(let paragraph, in: let rect, let color, _):
        return [item] + pictures(of: paragraph, in: rect, color, measurer)
      case .group(let group, let list):
        return [.group(group, DisplayList(added(to: list.items, measurer: measurer)))]
      case .masked(let list, let mask):
        return [.masked(DisplayList(added(to: list.items, measurer: measurer)), by: mask)]
      default: return [item]
      }
    }
  }

  private static func pictures(
    of paragraph: Paragraph, in rect: Rect, _ color: Color, _ measurer: any TextMeasuring
  ) -> [DisplayList.Item] {
    measurer.attachments(of: paragraph, in: rect).flatMap { found -> [DisplayList.Item] in
      guard
        let picture = NSTextAttachment.of(found.number)?.image(
          forBounds: CGRect(found.rect), textContainer: nil, characterIndex: 0)
      else { return [] }
      let run = paragraph.runs.first { $0.attachment?.number == found.number }
      let context = CGContext(size: CGSize(found.rect.size))
      GraphicsStack.with(context) {
        let shown =
          picture.renderingMode == .alwaysTemplate || picture.isSymbolImage
          ? picture.withTintColor(
            UIColor(cgColor: CGColor(run?.color ?? color)), renderingMode: .alwaysOriginal)
          : picture
        shown.draw(in: CGRect(origin: .zero, size: CGSize(found.rect.size)))
      }
      return context.items(at: found.rect.origin)
    }
  }
}

extension NSParagraphStyle {
  /// Makes the style with the shape of a paragraph.
  convenience init(_ shape: ParagraphShape) {
    self.init()
    values.shape = shape
    values.alignment = NSTextAlignment(shape.alignment)
    if shape.lineHeightMultiple != 1 {
      values.lineHeightMultiple = CGFloat(shape.lineHeightMultiple)
    }
    guard let stops = shape.tabStops else { return }
    values.tabStops = stops.map { tab in
      let alignment: NSTextAlignment =
        switch tab.alignment {
        case .left: .left
        case .center: .center
        case .right: .right
        }
      return NSTextTab(textAlignment: alignment, location: CGFloat(tab.location))
    }
  }

  /// The shape of the paragraph.
  var shape: ParagraphShape {
    var shape = values.shape
    shape.alignment = alignment.core
    shape.lineHeightMultiple = lineHeightMultiple > 0 ? Double(lineHeightMultiple) : 1
    guard values.tabStops != NSTextTab.usual else { return shape }
    shape.tabStops = values.tabStops.sorted { $0.location < $1.location }.map { tab in
      let alignment: ParagraphShape.Tab.Alignment =
        switch tab.alignment {
        case .center: .center
        case .right: .right
        default: .left
        }
      return ParagraphShape.Tab(location: Double(tab.location), alignment: alignment)
    }
    return shape
  }
}
