import CPango

/// The owner of one `PangoLayout`.
final class PangoText {
  let layout: OpaquePointer

  init(context: OpaquePointer, text: String) {
    guard let layout = pango_layout_new(context) else {
      preconditionFailure("Pango is out of memory.")
    }
    self.layout = layout
    var text = text
    text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        pango_layout_set_text(layout, $0.baseAddress, Int32($0.count))
      }
    }
  }

  /// Sets the tab stops.
  func set(_ tabs: [ParagraphShape.Tab]) {
    let array = pango_tab_array_new(Int32(tabs.count), 0)
    defer { pango_tab_array_free(array) }
    for (index, tab) in tabs.enumerated() {
      let alignment: PangoTabAlign =
        switch tab.alignment {
        case .left: PANGO_TAB_LEFT
        case .center: PANGO_TAB_CENTER
        case .right: PANGO_TAB_RIGHT
        }
      pango_tab_array_set_tab(array, Int32(index), alignment, pangoUnits(tab.location))
    }
    pango_layout_set_tabs(layout, array)
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(layout)) }

  /// The lines, borrowed from the layout, with all runs on one baseline except those that are raised.
  ///
  /// Pango 1.50 aligns runs by the baseline that the first run's script prefers, which lifts
  /// Arabic after Chinese by half a letter; Apple's text has a single baseline for all scripts.
  var lines: [UnsafeMutablePointer<PangoLayoutLine>] {
    var lines: [UnsafeMutablePointer<PangoLayoutLine>] = []
    var node = pango_layout_get_lines_readonly(layout)
    while let current = node {
      if let data = current.pointee.data {
        let line = data.assumingMemoryBound(to: PangoLayoutLine.self)
        for run in line.runs { run.pointee.y_offset = run.rise }
        lines.append(line)
      }
      node = current.pointee.next
    }
    return lines
  }
}

extension UnsafeMutablePointer<PangoLayoutLine> {
  /// The line's logical width in points.
  ///
  /// Summed from the glyphs, because Pango measures lines as it breaks them, before
  /// `closeEllipsis`.
  var width: Double {
    let units = runs.reduce(0) { sum, run in
      let offsets = Int(run.pointee.start_x_offset) + Int(run.pointee.end_x_offset)
      guard let glyphs = run.pointee.glyphs else { return sum + offsets }
      return sum + offsets + Int(pango_glyph_string_get_width(glyphs))
    }
    return Double(units) / Double(PANGO_SCALE)
  }

  /// The line's bytes in its layout's text.
  var bytes: Range<Int> {
    let start = Int(pointee.start_index)
    return start..<(start + Int(pointee.length))
  }

  /// The line's runs in visual order, borrowed from the line.
  var runs: [UnsafeMutablePointer<PangoGlyphItem>] {
    var runs: [UnsafeMutablePointer<PangoGlyphItem>] = []
    var node = pointee.runs
    while let current = node {
      if let data = current.pointee.data {
        runs.append(data.assumingMemoryBound(to: PangoGlyphItem.self))
      }
      node = current.pointee.next
    }
    return runs
  }
}

extension UnsafeMutablePointer<PangoGlyphItem> {
  /// The attribute of a picture's place; nil for glyphs.
  var shape: UnsafeMutablePointer<PangoAttrShape>? {
    attribute(PANGO_ATTR_SHAPE)?.assumingMemoryBound(to: PangoAttrShape.self)
  }

  /// How far the run is raised above the baseline, in Pango's units.
  var rise: Int32 { integer(PANGO_ATTR_RISE) ?? 0 }

  /// Returns the value of an attribute that is a whole number; nil if the run does not have it.
  func integer(_ type: PangoAttrType) -> Int32? {
    attribute(type)?.assumingMemoryBound(to: PangoAttrInt.self).pointee.value
  }

  /// Returns the run's own attribute of a type; nil if it has none.
  func attribute(_ type: PangoAttrType) -> UnsafeMutableRawPointer? {
    var node = pointee.item?.pointee.analysis.extra_attrs
    while let current = node {
      if let data = current.pointee.data,
        data.assumingMemoryBound(to: PangoAttribute.self).pointee.klass.pointee.type == type
      {
        return data
      }
      node = current.pointee.next
    }
    return nil
  }
}
