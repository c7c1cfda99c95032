public import Foundation

/// Text that containers show.
open class NSTextStorage: NSMutableAttributedString {
  /// What lays the text out.
  open private(set) var layoutManagers: [NSLayoutManager] = []
  /// Takes something in that lays the text out.
  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    layoutManagers.append(aLayoutManager)
    aLayoutManager.textStorage = self
  }
  /// Lets something go that lays the text out.
  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    layoutManagers.removeAll { $0 === aLayoutManager }
    aLayoutManager.textStorage = nil
  }
}

/// Where text stands.
open class NSTextContainer: NSObject {
  /// The room at both sides of a line.
  open var lineFragmentPadding: CGFloat = 5
  /// How many lines there may be; 0 for as many as it takes.
  open var maximumNumberOfLines = 0
  /// How the last line is cut.
  open var lineBreakMode: NSLineBreakMode = .byWordWrapping
  /// The extent.
  open var size = CGSize.zero
  /// Whether the width follows the view.
  open var widthTracksTextView = true
  /// Whether the height follows the view.
  open var heightTracksTextView = false
  /// Where no text may stand; not heeded.
  open var exclusionPaths: [UIBezierPath] = []
  /// What lays the text out.
  open weak var layoutManager: NSLayoutManager?
  /// Makes a container.
  public override init() { super.init() }
  /// Makes a container of an extent; 0 is no limit.
  public convenience init(size: CGSize) {
    self.init()
    self.size = size
  }

  /// The room for a line; nil for no limit.
  var room: CGFloat? {
    size.width > 0 && size.width < 1e6 ? max(size.width - 2 * lineFragmentPadding, 1) : nil
  }
}

/// Measures text in a container: glyphs are counted as characters.
open class NSLayoutManager: NSObject {
  /// The text; it is kept alive by whoever shows it.
  open weak var textStorage: NSTextStorage?
  /// The containers, of which the first holds all text.
  open private(set) var textContainers: [NSTextContainer] = []
  /// Whether the font's own line heights count; always.
  open var usesFontLeading = true
  /// Whether text is laid out where it is seen only.
  open var allowsNonContiguousLayout = false
  /// Takes a container in.
  open func addTextContainer(_ container: NSTextContainer) {
    textContainers.append(container)
    container.layoutManager = self
  }
  /// Lets a container go.
  open func removeTextContainer(at index: Int) { textContainers.remove(at: index) }
  /// Lays text out: it is, whenever asked.
  open func ensureLayout(for container: NSTextContainer) {}
  /// How many glyphs there are.
  open var numberOfGlyphs: Int { textStorage?.length ?? 0 }

  private func extent(of range: NSRange, in container: NSTextContainer) -> CGSize {
    guard let textStorage, range.length > 0 else { return .zero }
    return textStorage.attributedSubstring(from: range).boundingRect(
      with: CGSize(
        width: container.room ?? .greatestFiniteMagnitude, height: .greatestFiniteMagnitude),
      options: .usesLineFragmentOrigin, context: nil
    ).size
  }

  /// The part of a container that text stands in.
  open func usedRect(for container: NSTextContainer) -> CGRect {
    let size = extent(of: NSRange(location: 0, length: numberOfGlyphs), in: container)
    return CGRect(
      x: 0, y: 0, width: size.width + 2 * container.lineFragmentPadding, height: size.height)
  }
  /// The glyphs of a container.
  open func glyphRange(for container: NSTextContainer) -> NSRange {
    NSRange(location: 0, length: numberOfGlyphs)
  }
  /// The glyphs of characters.
  open func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?
  ) -> NSRange {
    actualCharacterRange?.pointee = charRange
    return charRange
  }
  /// The characters of glyphs.
  open func characterRange(
    forGlyphRange glyphRange: NSRange, actualGlyphRange: UnsafeMutablePointer<NSRange>?
  ) -> NSRange {
    actualGlyphRange?.pointee = glyphRange
    return glyphRange
  }

  /// The lines of a container: where each begins, and how far down.
  private func lines(in container: NSTextContainer) -> [(start: Int, top: CGFloat)] {
    var found: [(start: Int, top: CGFloat)] = [(0, 0)]
    let count = numberOfGlyphs
    while true {
      let start = found[found.count - 1].start
      let height = extent(of: NSRange(location: 0, length: start + 1), in: container).height
      // The longest beginning that is no higher ends with this line.
      var (low, high) = (start + 1, count + 1)
      while low < high {
        let middle = (low + high) / 2
        let reached =
          middle > count
          || extent(of: NSRange(location: 0, length: middle), in: container).height > height + 0.5
        if reached { high = middle } else { low = middle + 1 }
      }
      // A word that no longer fits goes down as a whole.
      var next = low - 1
      guard next < count, next > start else { return found }
      if let textStorage {
        let string = textStorage.string as NSString
        let space = string.rangeOfCharacter(
          from: .whitespacesAndNewlines, options: .backwards,
          range: NSRange(location: start, length: next - start + 1))
        if space.location != NSNotFound { next = space.location + space.length }
      }
      guard next > start, next < count, found.count < 1_000 else { return found }
      found.append((next, height))
    }
  }

  /// The character at a point, the nearest one beyond the ends of lines.
  open func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    partialFraction?.pointee = 0
    guard numberOfGlyphs > 0 else { return 0 }
    let lines = lines(in: container)
    let line = lines.lastIndex { $0.top <= point.y } ?? 0
    let start = lines[line].start
    let end = line + 1 < lines.count ? lines[line + 1].start : numberOfGlyphs
    let wide = NSTextContainer()
    for index in start..<end {
      let width = extent(of: NSRange(location: start, length: index - start + 1), in: wide).width
      if width + container.lineFragmentPadding > point.x { return index }
    }
    return max(end - 1, start)
  }
  /// The glyph at a point.
  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    characterIndex(
      for: point, in: container, fractionOfDistanceBetweenInsertionPoints: nil)
  }
  /// The rectangle around glyphs.
  open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect
  {
    guard glyphRange.length > 0, NSMaxRange(glyphRange) <= numberOfGlyphs else { return .zero }
    let lines = lines(in: container)
    let first = lines.lastIndex { $0.start <= glyphRange.location } ?? 0
    let last = lines.lastIndex { $0.start < NSMaxRange(glyphRange) } ?? first
    let bottom = extent(of: NSRange(location: 0, length: NSMaxRange(glyphRange)), in: container)
      .height
    let padding = container.lineFragmentPadding
    guard first == last else {
      return CGRect(
        x: 0, y: lines[first].top, width: usedRect(for: container).width,
        height: bottom - lines[first].top)
    }
    let wide = NSTextContainer()
    let before = extent(
      of: NSRange(
        location: lines[first].start, length: glyphRange.location - lines[first].start), in: wide)
    let own = extent(of: glyphRange, in: wide)
    return CGRect(
      x: padding + before.width, y: lines[first].top, width: own.width,
      height: bottom - lines[first].top)
  }
}
