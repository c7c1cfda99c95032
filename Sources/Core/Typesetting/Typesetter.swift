import CAdvances
import CPango
package import Geometry

/// Measures and draws text with Pango, unscaled and unhinted, in the private font set.
///
/// Owns one font map; make one per worker and never share it between threads. Layouts are cached
/// by text, attributes and width, because a wrapped text costs 165 microseconds every time; their
/// measures are kept much longer than the layouts themselves, which only drawing needs again.
package final class Typesetter: TextDrawing {
  /// How many layouts were requested and made.
  package struct Counters: Hashable, Sendable {
    /// How many layouts were requested.
    package var requests = 0
    /// How many of them were not cached and had to be made.
    package var layoutsMade = 0
    /// How many items of text they were shaped as: each once, and again for each line that it is
    /// broken into.
    package var itemsShaped = 0
  }

  /// The fonts.
  package let library: FontLibrary
  /// The counts so far.
  package private(set) var counters = Counters()

  private let fonts: FontContext
  private var layouts = RecentValues<Key, TextLayout>(limit: 2_048)
  private var measures = RecentValues<Key, Measured>(limit: 32_768)
  private var fontMetrics: [FontDescriptor: LineMetrics] = [:]
  /// The faces whose files are known to be held open, so that text in them need not wait its turn;
  /// each once.
  private var heldFaces: [SystemFace] = []

  private struct Measured {
    var measure: TextMeasure
    /// Where the lines of a plain text may end, if it was measured without a limit.
    var plain: PlainText?
  }

  private struct Key: Hashable {
    var paragraph: Paragraph
    var width: Double?
  }

  /// Makes a typesetter for use by the calling thread's task alone.
  package init(library: FontLibrary) {
    self.library = library
    fonts = FontContext(library: library)
  }

  /// The number of layouts kept between scenes, for variants that show the same texts.
  private static let keptLayouts = 512

  /// Drops the layouts that the last scene did not request once there are many, so that memory
  /// does not grow with the number of scenes.
  ///
  /// Those of the last scene are kept for this one: two revisions of a scene, or two variants,
  /// show mostly the same texts, and are compared after both have been laid out.
  package func beginScene() {
    guard measures.count > Self.keptLayouts else { return }
    layouts.beginGeneration()
    measures.beginGeneration()
  }

  package var layoutsMade: Int { counters.layoutsMade }

  package private(set) lazy var families: [String]? = library.families

  package func measure(_ paragraph: Paragraph, width: Double?) -> TextMeasure {
    counters.requests += 1
    return measure(for: key(of: paragraph, width: width))
  }

  package func draw(
    _ paragraph: Paragraph, in rect: Rect, color: Color, on context: OpaquePointer
  ) {
    cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
    counters.requests += 1
    let layout = layout(for: key(of: paragraph, width: rect.width))
    let draw = { layout.draw(in: rect, alignment: paragraph.resolvedAlignment, on: context) }
    // Pango looks for fonts even while it draws: for the letters in the box of a missing glyph,
    // and for the sample text from which it positions underlines and strikethrough.
    let isDecorated = paragraph.runs.contains { $0.underline || $0.strikethrough }
    if isDecorated || !layout.measure.missingGlyphs.isEmpty {
      OpenFontFiles.opening(of: library, draw, holding: { [] })
    } else {
      draw()
    }
  }

  package func attachments(
    of paragraph: Paragraph, in rect: Rect
  ) -> [(number: Int, rect: Rect)] {
    guard paragraph.runs.contains(where: { $0.attachment != nil }) else { return [] }
    return layout(for: key(of: paragraph, width: rect.width))
      .attachments(in: rect, alignment: paragraph.resolvedAlignment)
  }

  package func ink(of paragraph: Paragraph, in rect: Rect) -> Rect? {
    layout(for: key(of: paragraph, width: rect.width))
      .ink(
        in: rect, alignment: paragraph.resolvedAlignment,
        inFontsOfSystem: paragraph.runs.allSatisfy(\.font.isOfSystem))
  }

  package func lineMetrics(of font: FontDescriptor) -> LineMetrics {
    guard font.family != nil else { return .system(size: font.typesetSize) }
    if let known = fontMetrics[font] { return known }
    return OpenFontFiles.opening(
      of: library, { measuredMetrics(of: font) }, holding: { _ in [] })
  }

  /// Returns the metrics, for a caller whose turn it is to open font files.
  private func measuredMetrics(of font: FontDescriptor) -> LineMetrics {
    guard font.family != nil else { return .system(size: font.typesetSize) }
    if let known = fontMetrics[font] { return known }
    let resolved = fonts.family(of: font)
    if let line = resolved.line ?? (resolved.family == nil ? LineMetrics.system(size: 1) : nil) {
      let metrics = line.scaled(by: font.typesetSize)
      fontMetrics[font] = metrics
      return metrics
    }
    let description = fonts.makeDescription(of: font, han: .mainland)
    defer { pango_font_description_free(description) }
    // The font's own metrics: Pango's for a description also include the fallback fonts for its
    // sample text.
    let face = pango_font_map_load_font(fonts.map, fonts.context(.leftToRight), description)
    defer { face.map { g_object_unref(UnsafeMutableRawPointer($0)) } }
    let metrics = pango_font_get_metrics(face, pango_language_from_string("en"))
    defer { pango_font_metrics_unref(metrics) }
    let scale = Double(PANGO_SCALE)
    let measured = LineMetrics(
      ascent: Double(pango_font_metrics_get_ascent(metrics)) / scale,
      descent: Double(pango_font_metrics_get_descent(metrics)) / scale)
    fontMetrics[font] = measured
    return measured
  }

  /// Returns the key of the layout for a text at a width; that of its natural width if this fits.
  private func key(of paragraph: Paragraph, width: Double?) -> Key {
    var key = Key(paragraph: paragraph, width: nil)
    // Only justified text depends on the alignment, and what a clipped line shows; the others share a
    // layout.
    if paragraph.alignment != .justified, paragraph.lineBreak != .clip {
      key.paragraph.alignment = .natural
    }
    // A width that no canvas reaches, or that is not a number, is not a limit.
    guard let width, width < 1_000_000 else { return key }
    // Solved widths differ from the measured one by less than Pango can represent.
    if measure(for: key).size.width <= width + 1.0 / 512 { return key }
    key.width = width
    return key
  }

  private func measure(for key: Key) -> TextMeasure {
    if let known = measures.value(for: key) { return known.measure }
    let measured = plainMeasure(for: key).map { Measured(measure: $0) } ?? made(for: key)
    measures.insert(measured, for: key)
    return measured.measure
  }

  /// Returns the measure of a plain text in lines of limited width, if it is known in lines
  /// without a limit.
  private func plainMeasure(for key: Key) -> TextMeasure? {
    guard key.width != nil, layouts.value(for: key) == nil,
      let natural = measures.value(for: Key(paragraph: key.paragraph, width: nil)),
      let plain = natural.plain
    else { return nil }
    return breaker(for: key).measure(of: plain, natural: natural.measure)
  }

  private func made(for key: Key) -> Measured {
    let layout = layout(for: key)
    let plain = key.width == nil ? breaker(for: key).plainText(natural: layout) : nil
    return Measured(measure: layout.measure, plain: plain)
  }

  private func breaker(for key: Key) -> LineBreaker {
    LineBreaker(
      paragraph: key.paragraph, styled: StyledText(key.paragraph), width: key.width,
      fonts: fonts, metrics: { self.measuredMetrics(of: $0) })
  }

  private func layout(for key: Key) -> TextLayout {
    if let known = layouts.value(for: key) { return known }
    counters.layoutsMade += 1
    let shapings = ca_shapings()
    defer { counters.itemsShaped += Int(ca_shapings() - shapings) }
    let blocks = key.paragraph.blocks
    func laidOut() -> TextLayout {
      func layout(_ block: Paragraph) -> TextLayout {
        breaker(for: Key(paragraph: block, width: key.width)).layout()
      }
      return blocks.count == 1
        ? layout(blocks[0]) : TextLayout(stacking: blocks, layout: layout)
    }
    let faces = key.paragraph.systemFaces
    let made: TextLayout
    if let faces, faces.allSatisfy(heldFaces.contains) {
      made = laidOut()
    } else {
      made = OpenFontFiles.opening(of: library, laidOut, holding: \.fonts)
      for face in faces ?? [] where !heldFaces.contains(face) { heldFaces.append(face) }
    }
    layouts.insert(made, for: key)
    return made
  }
}
