import Drawing
public import Foundation
import Geometry
import Synchronization
import Typesetting

/// A picture in a line of text.
open class NSTextAttachment: NSObject {
  private let header = FoundationHeader()
  /// The picture.
  open var image: UIImage?
  /// The extent, y upwards from the baseline; an empty one is the picture's size above the baseline.
  open var bounds = CGRect.zero
  /// The bytes of a file; a picture's are shown where there is no `image`.
  open var contents: Data?
  /// The type of the bytes.
  open var fileType: String?
  /// The room at both sides; not heeded.
  open var lineLayoutPadding: CGFloat = 0
  /// Whether the picture follows the text's baseline; always.
  open var allowsTextAttachmentView = true

  /// What tells the attachment from others of the process.
  private let number: Int
  private static let known = Mutex(Known())

  /// Makes a place without a picture.
  public override init() {
    number = Self.known.withLock { $0.next() }
    super.init()
    Self.known.withLock { [number] in $0.attachments[number] = WeakBox(self) }
  }
  /// Makes a place of a picture.
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }
  /// Makes a place of a file's bytes.
  public convenience init(data contentData: Data?, ofType uti: String?) {
    self.init()
    (contents, fileType) = (contentData, uti)
  }
  deinit { Self.known.withLock { [number] in $0.attachments[number] = nil } }

  /// The attachments by their numbers.
  private struct Known {
    var last = 0
    var attachments: [Int: WeakBox] = [:]
    mutating func next() -> Int {
      last += 1
      return last
    }
  }

  /// The attachment of a number, as long as somebody keeps it.
  static func of(_ number: Int) -> NSTextAttachment? {
    known.withLock { $0.attachments[number]?.object as? NSTextAttachment }
  }

  /// The picture that is shown.
  var picture: UIImage? { image ?? contents.flatMap { UIImage(data: $0) } }

  /// The place in a line.
  var place: TextAttachment {
    if bounds.width > 0 || bounds.height > 0 {
      return TextAttachment(
        number: number, width: Double(bounds.width), ascent: Double(bounds.maxY),
        descent: Double(-bounds.minY))
    }
    let size = picture?.size ?? .zero
    let below = picture?.baselineOffsetFromBottom ?? 0
    return TextAttachment(
      number: number, width: Double(size.width), ascent: Double(size.height - below),
      descent: Double(below))
  }
}

extension NSAttributedString {
  /// Makes text of a picture.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}

/// The pictures in texts that are painted.
enum TextPictures {
  /// Items with the pictures of their texts behind each text.
  static func added(
    to items: [DisplayList.Item], measurer: any TextMeasuring
  ) -> [DisplayList.Item] {
    items.flatMap { item -> [DisplayList.Item] in
      switch item {
      case .text(let paragraph, in: let rect, let color):
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
      guard let picture = NSTextAttachment.of(found.number)?.picture else { return [] }
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
  /// The indents, tabs and distances between paragraphs; nil for none.
  func shape(hasTabs: Bool) -> ParagraphShape? {
    var shape = ParagraphShape()
    (shape.firstIndent, shape.headIndent) = (Double(firstLineHeadIndent), Double(headIndent))
    shape.tailIndent = Double(tailIndent)
    (shape.spacing, shape.spacingBefore) = (
      Double(paragraphSpacing), Double(paragraphSpacingBefore)
    )
    if hasTabs {
      shape.tabs = tabStops.map { tab in
        let alignment: ParagraphShape.Tab.Alignment =
          switch tab.alignment {
          case .center: .center
          case .right: .right
          default: .left
          }
        return ParagraphShape.Tab(location: Double(tab.location), alignment: alignment)
      }
      let (last, step) = (shape.tabs.last?.location ?? 0, Double(defaultTabInterval))
      if step > 0 {
        shape.tabs += (1...64).map { ParagraphShape.Tab(location: last + step * Double($0)) }
      }
    }
    return shape == ParagraphShape() ? nil : shape
  }
}
