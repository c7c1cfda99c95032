import CPango
import Synchronization

/// The open font files, which all threads of the process share.
///
/// Cairo opens a file when one of its fonts is first measured. It keeps ten open and closes any
/// to make room for an eleventh, even one that another thread is about to draw with; nor does it
/// guard FreeType's list of open files (cairo 1.16, `cairo-ft-font.c`). Therefore only one thread
/// at a time does anything that may open a file, and each file that provides a layout's glyphs is
/// then held open for the lifetime of the process. Drawing such a layout opens none and needs no
/// turn; nor does anything in a font set whose files are all held.
package enum OpenFontFiles {
  /// The addresses of the FreeType faces that are held, each once: a few dozen at most.
  private static let held = Mutex<[UInt]>([])

  /// The number of faces held.
  package static var count: Int { held.withLock { $0.count } }

  /// Called for each face that the current task is the first to hold; tests use it to count,
  /// because other tasks hold faces at the same time.
  @TaskLocal package static var whenHolding: (@Sendable () -> Void)?

  /// Runs a function that may open font files of a set while no other thread opens any, and holds
  /// the files of the fonts that `fonts` then finds in the result.
  ///
  /// Must not be nested.
  static func opening<Result>(
    of library: FontLibrary, _ body: () -> Result,
    holding fonts: (Result) -> [UnsafeMutablePointer<PangoFont>]
  ) -> Result {
    library.takeTurn()
    if library.filesAreOpen { return body() }
    var result: Result?
    held.withLock { faces in
      let made = body()
      for font in fonts(made) {
        hold(pango_cairo_font_get_scaled_font(OpaquePointer(font)), among: &faces)
      }
      result = made
    }
    guard let result else { preconditionFailure("The body has run.") }
    return result
  }

  /// Opens and holds the files of faces, given as fontconfig describes them; other threads get
  /// their turns between the faces.
  static func hold(_ patterns: [OpaquePointer]) {
    var identity = cairo_matrix_t()
    cairo_matrix_init_identity(&identity)
    let options = cairo_font_options_create()
    defer { cairo_font_options_destroy(options) }
    for pattern in patterns {
      held.withLock { faces in
        let face = cairo_ft_font_face_create_for_pattern(pattern)
        let scaled = cairo_scaled_font_create(face, &identity, &identity, options)
        hold(scaled, among: &faces)
        cairo_scaled_font_destroy(scaled)
        cairo_font_face_destroy(face)
      }
    }
  }

  /// Holds the file of a font open: cairo never closes a face that it has locked, or one whose
  /// scaled font is still referred to.
  private static func hold(_ scaled: OpaquePointer?, among faces: inout [UInt]) {
    guard let scaled, let face = cairo_ft_scaled_font_lock_face(scaled) else { return }
    if faces.contains(UInt(bitPattern: face)) {
      cairo_ft_scaled_font_unlock_face(scaled)
    } else {
      faces.append(UInt(bitPattern: face))
      cairo_scaled_font_reference(scaled)
      whenHolding?()
    }
  }
}
