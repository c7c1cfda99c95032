public import Foundation

/// The text shown in text containers.
open class NSTextStorage: NSMutableAttributedString {
  /// Posted before what was edited is laid out.
  public static let willProcessEditingNotification = Notification.Name(
    "NSTextStorageWillProcessEditingNotification")
  /// Posted after what was edited is laid out.
  public static let didProcessEditingNotification = Notification.Name(
    "NSTextStorageDidProcessEditingNotification")
  /// The layout managers of the text.
  open private(set) var layoutManagers: [NSLayoutManager] = []
  /// Adds a layout manager.
  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    layoutManagers.append(aLayoutManager)
    aLayoutManager.textStorage = self
  }
  /// Called after the text or its attributes were edited.
  var didEdit: ((NSTextStorage) -> Void)?
  private var isFilling = false
  /// Takes a text without telling of it.
  func fill(with text: NSAttributedString) {
    guard !isEqual(to: text) else { return }
    isFilling = true
    setAttributedString(text)
    isFilling = false
  }

  // MARK: Editing

  /// Who is told of edits.
  open weak var delegate: (any NSTextStorageDelegate)?
  /// What is edited: nothing between edits.
  open private(set) var editedMask: EditActions = []
  /// The range that is edited, as it is afterwards.
  open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
  /// How much longer the text became.
  open private(set) var changeInLength = 0
  private var depth = 0

  /// Begins edits that are told of together.
  open override func beginEditing() {
    super.beginEditing()
    depth += 1
  }
  /// Ends edits that are told of together.
  open override func endEditing() {
    super.endEditing()
    depth = max(depth - 1, 0)
    if depth == 0, !editedMask.isEmpty { processEditing() }
  }
  /// Notes an edit of a range, as it was before; one outside of `beginEditing()` and `endEditing()` is told
  /// of at once.
  open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int)
  {
    if isFilling { return }
    let new = NSRange(location: editedRange.location, length: editedRange.length + delta)
    if self.editedMask.isEmpty {
      self.editedRange = new
    } else {
      var known = self.editedRange
      if editedRange.location < known.location {
        known.location += delta
      } else if editedRange.location < NSMaxRange(known) {
        known.length += delta
      }
      self.editedRange = NSUnionRange(known, new)
    }
    self.editedMask.formUnion(editedMask)
    changeInLength += delta
    if depth == 0 { processEditing() }
  }
  /// Tells the delegate and everybody else of what was edited.
  open func processEditing() {
    let (mask, range, delta) = (editedMask, editedRange, changeInLength)
    delegate?.textStorage(self, willProcessEditing: mask, range: range, changeInLength: delta)
    NotificationCenter.default.post(name: Self.willProcessEditingNotification, object: self)
    (editedMask, changeInLength) = ([], 0)
    editedRange = NSRange(location: NSNotFound, length: 0)
    delegate?.textStorage(self, didProcessEditing: mask, range: range, changeInLength: delta)
    NotificationCenter.default.post(name: Self.didProcessEditingNotification, object: self)
    didEdit?(self)
  }

  open override func replaceCharacters(in range: NSRange, with str: String) {
    super.replaceCharacters(in: range, with: str)
    edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
  }
  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    super.replaceCharacters(in: range, with: attrString)
    edited(
      [.editedCharacters, .editedAttributes], range: range,
      changeInLength: attrString.length - range.length)
  }
  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    super.setAttributes(attrs, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
  }
  open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    super.addAttribute(name, value: value, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
  }
  open override func addAttributes(_ attrs: [NSAttributedString.Key: Any], range: NSRange) {
    super.addAttributes(attrs, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
  }
  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    super.removeAttribute(name, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
  }
  /// Removes a layout manager.
  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    layoutManagers.removeAll { $0 === aLayoutManager }
    aLayoutManager.textStorage = nil
  }
}

/// A region in which text is laid out.
open class NSTextContainer: NSObject {
  /// The padding on both sides of a line.
  open var lineFragmentPadding: CGFloat = 5
  /// The maximum number of lines; 0 for no limit.
  open var maximumNumberOfLines = 0
  /// How the last line is truncated.
  open var lineBreakMode: NSLineBreakMode = .byWordWrapping
  /// The size of the container.
  open var size = CGSize.zero
  /// Whether the width follows the view.
  open var widthTracksTextView = true
  /// Whether the height follows the view.
  open var heightTracksTextView = false
  /// The areas without text; ignored.
  open var exclusionPaths: [UIBezierPath] = []
  /// The layout manager of the container.
  open weak var layoutManager: NSLayoutManager?
  /// Makes a container.
  public override init() { super.init() }
  /// Makes a container of a size; 0 for no limit.
  public convenience init(size: CGSize) {
    self.init()
    self.size = size
  }

  /// The width available to a line; nil for no limit.
  var room: CGFloat? {
    size.width > 0 && size.width < 1e6 ? max(size.width - 2 * lineFragmentPadding, 1) : nil
  }
}

/// Measures text in a container; each character counts as a glyph.
open class NSLayoutManager: NSObject {
  /// The text; it is not kept alive.
  open weak var textStorage: NSTextStorage?
  /// The containers; the first holds all of the text.
  open private(set) var textContainers: [NSTextContainer] = []
  /// Whether the font's own line heights are used; they always are.
  open var usesFontLeading = true
  /// Whether layout can be limited to the visible text.
  open var allowsNonContiguousLayout = false
  /// Adds a container.
  open func addTextContainer(_ container: NSTextContainer) {
    textContainers.append(container)
    container.layoutManager = self
  }
  /// Removes a container.
  open func removeTextContainer(at index: Int) { textContainers.remove(at: index) }
  /// Does nothing: text is laid out on demand.
  open func invalidateLayout(
    forCharacterRange charRange: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?
  ) {}
  /// Does nothing: text is drawn on demand.
  open func invalidateDisplay(forCharacterRange charRange: NSRange) {}
  /// Does nothing: text is laid out on demand.
  open func ensureLayout(for container: NSTextContainer) {}
  /// The number of glyphs.
  open var numberOfGlyphs: Int { textStorage?.length ?? 0 }

  private func extent(of range: NSRange, in container: NSTextContainer) -> CGSize {
    guard let textStorage, range.length > 0 else { return .zero }
    return textStorage.attributedSubstring(from: range).boundingRect(
      with: CGSize(
        width: container.room ?? .greatestFiniteMagnitude, height: .greatestFiniteMagnitude),
      options: .usesLineFragmentOrigin, context: nil
    ).size
  }

  /// Returns the part of a container that text covers.
  open func usedRect(for container: NSTextContainer) -> CGRect {
    let size = extent(of: NSRange(location: 0, length: numberOfGlyphs), in: container)
    return CGRect(
      x: 0, y: 0, width: size.width + 2 * container.lineFragmentPadding, height: size.height)
  }
  /// Returns the glyphs in a container.
  open func glyphRange(for container: NSTextContainer) -> NSRange {
    NSRange(location: 0, length: numberOfGlyphs)
  }
  /// Returns the glyphs for characters.
  open func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?
  ) -> NSRange {
    actualCharacterRange?.pointee = charRange
    return charRange
  }
  /// Returns the characters for glyphs.
  open func characterRange(
    forGlyphRange glyphRange: NSRange, actualGlyphRange: UnsafeMutablePointer<NSRange>?
  ) -> NSRange {
    actualGlyphRange?.pointee = glyphRange
    return glyphRange
  }

  /// Returns the lines of a container: the first character of each, and its vertical position.
  private func lines(in container: NSTextContainer) -> [(start: Int, top: CGFloat)] {
    var found: [(start: Int, top: CGFloat)] = [(0, 0)]
    let count = numberOfGlyphs
    while true {
      let start = found[found.count - 1].start
      let height = extent(of: NSRange(location: 0, length: start + 1), in: container).height
      // Finds the longest prefix that is no higher: it ends with this line.
      var (low, high) = (start + 1, count + 1)
      while low < high {
        let middle = (low + high) / 2
        let reached =
          middle > count
          || extent(of: NSRange(location: 0, length: middle), in: container).height > height + 0.5
        if reached { high = middle } else { low = middle + 1 }
      }
      // A word that doesn't fit moves to the next line as a whole.
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

  /// Does nothing: backgrounds are drawn with the text.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}
  /// Draws glyphs where they are in their container, whose corner is at a point.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    guard let textStorage, let container = textContainers.first else { return }
    let whole = NSRange(location: 0, length: numberOfGlyphs)
    let range = NSIntersectionRange(glyphsToShow, whole)
    let place = range == whole ? .zero : boundingRect(forGlyphRange: range, in: container).origin
    let x = range == whole ? container.lineFragmentPadding : place.x
    textStorage.attributedSubstring(from: range).draw(
      in: CGRect(
        x: origin.x + x, y: origin.y + place.y, width: container.room ?? 1e6,
        height: max(container.size.height, usedRect(for: container).height)))
  }

  /// Returns the index of the character at a point; beyond the ends of lines, the nearest one.
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
  /// Returns the index of the glyph at a point.
  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    characterIndex(
      for: point, in: container, fractionOfDistanceBetweenInsertionPoints: nil)
  }
  /// Returns the glyph of a character: its own.
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
  /// Returns the character of a glyph: its own.
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
  /// Returns the part of its line that text covers, for the line of a glyph; the range is that line's.
  open func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange: UnsafeMutablePointer<NSRange>?
  ) -> CGRect {
    guard let container = textContainers.first, numberOfGlyphs > 0 else { return .zero }
    let lines = lines(in: container)
    let line = lines.lastIndex { $0.start <= glyphIndex } ?? 0
    let end = line + 1 < lines.count ? lines[line + 1].start : numberOfGlyphs
    let range = NSRange(location: lines[line].start, length: end - lines[line].start)
    effectiveRange?.pointee = range
    var rect = boundingRect(forGlyphRange: range, in: container)
    let bottom = line + 1 < lines.count ? lines[line + 1].top : usedRect(for: container).height
    (rect.origin.y, rect.size.height) = (lines[line].top, bottom - lines[line].top)
    return rect
  }
  /// Returns the bounding rectangle of glyphs.
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
