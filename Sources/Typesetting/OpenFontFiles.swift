import CPango
import Synchronization

/// The font files that are open, which all threads of the process share.
///
/// Cairo opens a file when a font of it is first measured. It keeps ten open and closes any to make
/// room for an eleventh, even one that another thread is about to draw with; nor does it guard
/// FreeType's list of open files (cairo 1.16, `cairo-ft-font.c`). So all that may open a file is
/// done by one thread at a time, and each file that a layout's glyphs come from is then held open
/// for as long as the process lives. Drawing such a layout opens none and needs no turn.
enum OpenFontFiles {
  /// The addresses of the FreeType faces that are held.
  private static let held = Mutex<Set<UInt>>([])

  /// Runs what may open font files while no other thread does, and holds the files of the fonts
  /// that `fonts` then finds in the result.
  ///
  /// Not to be nested.
  static func opening<Result>(
    _ body: () -> Result, holding fonts: (Result) -> [UnsafeMutablePointer<PangoFont>]
  ) -> Result {
    var result: Result?
    held.withLock { faces in
      let made = body()
      for font in fonts(made) { hold(font, among: &faces) }
      result = made
    }
    guard let result else { preconditionFailure("The body has run.") }
    return result
  }

  /// Holds the file of one font open: cairo never closes a face that it has locked, nor one whose
  /// scaled font is still referred to.
  private static func hold(_ font: UnsafeMutablePointer<PangoFont>, among faces: inout Set<UInt>) {
    guard let scaled = pango_cairo_font_get_scaled_font(OpaquePointer(font)),
      let face = cairo_ft_scaled_font_lock_face(scaled)
    else { return }
    if faces.insert(UInt(bitPattern: face)).inserted {
      cairo_scaled_font_reference(scaled)
    } else {
      cairo_ft_scaled_font_unlock_face(scaled)
    }
  }
}
