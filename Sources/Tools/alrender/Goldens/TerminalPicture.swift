import Documents
import Drawing
import Glibc

/// How a terminal shows pictures.
enum TerminalPictures: String {
  /// The graphics protocol of kitty, which Ghostty and WezTerm speak too.
  case kitty
  /// iTerm2's inline images.
  case iTerm
  /// DEC's sixels.
  case sixel

  /// Returns the protocol this terminal claims to support, or nil if it claims none, or if there
  /// is no terminal.
  static func supported() -> TerminalPictures? {
    guard isatty(STDOUT_FILENO) == 1 else { return nil }
    func value(_ name: String) -> String { getenv(name).map { String(cString: $0) } ?? "" }
    let (terminal, program) = (value("TERM"), value("TERM_PROGRAM"))
    if !value("KITTY_WINDOW_ID").isEmpty || terminal.contains("kitty")
      || ["ghostty", "WezTerm"].contains(program)
    {
      return .kitty
    }
    if program == "iTerm.app" || value("LC_TERMINAL") == "iTerm2" { return .iTerm }
    return ["foot", "mlterm", "sixel"].contains(where: terminal.contains) ? .sixel : nil
  }

  /// Returns the bytes that show a PNG file.
  func show(_ png: [UInt8]) -> [UInt8] {
    switch self {
    case .kitty: Array(kitty(png).utf8)
    case .iTerm:
      Array("\u{1B}]1337;File=inline=1;size=\(png.count):\(Base64.text(of: png))\u{07}\n".utf8)
    case .sixel: sixel(png)
    }
  }

  /// Returns the data in chunks of at most 4096 characters, as the protocol requires.
  private func kitty(_ png: [UInt8]) -> String {
    let data = Array(Base64.text(of: png).utf8)
    var text = ""
    var start = 0
    while start < data.count {
      let end = min(start + 4096, data.count)
      let head = start == 0 ? "a=T,f=100," : ""
      text += "\u{1B}_G\(head)m=\(end < data.count ? 1 : 0);"
      text += String(decoding: data[start..<end], as: UTF8.self) + "\u{1B}\\"
      start = end
    }
    return text + "\n"
  }

  /// Returns the picture in the 216 colours of a 6 x 6 x 6 cube, six rows at a time.
  private func sixel(_ png: [UInt8]) -> [UInt8] {
    guard let image = try? ImageLoader.read(png) else { return [] }
    var text = "\u{1B}P0;1q\"1;1;\(image.width);\(image.height)"
    for color in 0..<216 {
      let parts = [color / 36, color / 6 % 6, color % 6].map { $0 * 20 }
      text += "#\(color);2;\(parts[0]);\(parts[1]);\(parts[2])"
    }
    func index(_ pixel: UInt32) -> Int {
      let ground = 255 - (pixel >> 24)
      func level(_ shift: UInt32) -> Int { Int(((pixel >> shift & 0xFF) + ground) * 5 + 127) / 255 }
      return level(16) * 36 + level(8) * 6 + level(0)
    }
    for top in stride(from: 0, to: image.height, by: 6) {
      var bands = [[UInt8]?](repeating: nil, count: 216)
      for y in top..<min(top + 6, image.height) {
        for x in 0..<image.width {
          let color = index(image.pixels[y * image.width + x])
          if bands[color] == nil { bands[color] = [UInt8](repeating: 0, count: image.width) }
          bands[color]?[x] |= 1 << UInt8(y - top)
        }
      }
      for (color, band) in bands.enumerated() {
        guard let band else { continue }
        text += "#\(color)" + String(decoding: band.map { $0 + 63 }, as: UTF8.self) + "$"
      }
      text += "-"
    }
    return Array((text + "\u{1B}\\\n").utf8)
  }
}
