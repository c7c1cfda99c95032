import Drawing
import Geometry
import Glibc
import Typesetting

extension FuzzTarget {
  /// A PNG, decoded and encoded after its chunks' checksums are corrected.
  static let png = FuzzTarget("png", mutate: ChunkMutator.png) { bytes throws(FuzzFailure) in
    try decode(PNGChunks.withRightSums(bytes))
  }

  /// A JPEG.
  static let jpeg = FuzzTarget("jpeg") { bytes throws(FuzzFailure) in try decode(bytes) }

  private static func decode(_ bytes: [UInt8]) throws(FuzzFailure) {
    guard let image = try? ImageLoader.read(bytes, scale: 2, atMost: 1_000_000) else { return }
    try FuzzFailure.unless(
      image.pixels.count == image.width * image.height, "the picture lacks pixels")
    for pixel in image.pixels {
      let alpha = pixel >> 24
      let isPremultiplied =
        pixel & 0xFF <= alpha && pixel >> 8 & 0xFF <= alpha && pixel >> 16 & 0xFF <= alpha
      try FuzzFailure.unless(isPremultiplied, "a pixel is brighter than its alpha allows")
    }
    guard let written = try? PNGEncoder.encode(image),
      let again = try? ImageLoader.read(written, scale: 2)
    else { throw FuzzFailure("the picture cannot be written and read") }
    try FuzzFailure.unless(
      again.width == image.width && again.height == image.height, "the picture has another size")
    // zlib, which reads pictures, validates what our own deflate wrote.
    try FuzzFailure.unless(
      !image.isOpaque || again.pixels == image.pixels, "the picture is written as another one")
  }

  /// A font file beside the scene's own fonts, with which a text is measured.
  static let fonts = FuzzTarget("fonts", mutate: ChunkMutator.font) { bytes throws(FuzzFailure) in
    var template = Array("/tmp/alrender-fuzz-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { return }
    let folder = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    let path = "\(folder)/Font.ttf"
    defer {
      unlink(path)
      rmdir(folder)
    }
    guard let file = fopen(path, "wb") else { return }
    fwrite(bytes, 1, bytes.count, file)
    fclose(file)
    guard let library = try? FontLibrary(directories: [folder]) else { return }
    for face in library.faces where face.file.hasSuffix("/Font.ttf") {
      let text = Paragraph("Apfel fi 123", font: FontDescriptor(family: face.family))
      let size = Typesetter(library: library).measure(text, width: nil).size
      try FuzzFailure.unless(
        size.width.isFinite && size.height.isFinite, "a text of the font has no size")
    }
  }
}
