import Testing
import UIKit

/// Images as `UIImage`'s page describes them.
@MainActor @Suite(.serialized) struct ImageRules {
  private static let red = "ffff0000"
  private static let blue = "ff0000ff"

  /// Makes a catalog of two vector sets, the second a template, and looks there.
  private func withCatalog(_ body: () throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let pdf = """
      %PDF-1.4
      1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
      2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
      3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 20 10]/Contents 4 0 R/Resources<<>>>>endobj
      4 0 obj<</Length 24>>stream
      1 0 0 rg 0 0 20 10 re f
      endstream endobj
      trailer<</Root 1 0 R>>
      """
    let svg = """
      <svg xmlns="http://www.w3.org/2000/svg" width="30" height="10">
      <rect width="30" height="10" fill="#0000ff"/></svg>
      """
    for (name, file, text, properties) in [
      ("page", "page.pdf", pdf, ""),
      ("shape", "shape.svg", svg, #","properties":{"template-rendering-intent":"template"}"#),
    ] {
      let set = folder.appendingPathComponent("Assets.xcassets/\(name).imageset")
      try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: set.appendingPathComponent(file))
      let contents = #"{"images":[{"idiom":"universal","filename":"\#(file)"}]\#(properties)}"#
      try Data(contents.utf8).write(to: set.appendingPathComponent("Contents.json"))
    }
    AssetLibrary.use(folders: [folder.path])
    defer { AssetLibrary.use(folders: []) }
    try body()
  }

  @Test func `Pages of PDF and SVG drawings in a catalog are images of their size`() throws {
    try withCatalog {
      let page = try #require(UIImage(named: "page"))
      #expect(page.size == CGSize(width: 20, height: 10))
      #expect(page.renderingMode == .automatic)
      let view = UIImageView(image: page)
      view.frame = CGRect(x: 0, y: 0, width: 20, height: 10)
      #expect(view.picture.pixel(10, 5) == Self.red)
      let shape = try #require(UIImage(named: "shape"))
      #expect(shape.size == CGSize(width: 30, height: 10))
      #expect(shape.renderingMode == .alwaysTemplate)
      #expect(UIImage(named: "nothing") == nil)
    }
  }

  @Test func `A symbol is an image, a name of nothing is none`() {
    #expect(UIImage(systemName: "") == nil && UIImage(systemName: "a.name.that.nobody.gave") == nil)
    #expect(UIImage(systemName: "wifi.fill") == nil && UIImage(systemName: "wifi") != nil)
    #expect(UIImage(systemName: "star.fill") != nil)
    #expect(UIImage(systemName: "star.fill")?.isSymbolImage == true)
  }

  @Test func `An orientation turns and mirrors what is drawn`() throws {
    let upright = UIImage.halves(CGSize(width: 40, height: 20))
    let pixels = try #require(upright.cgImage)
    func turned(_ orientation: UIImage.Orientation) -> UIImage {
      UIImage(cgImage: pixels, scale: 1, orientation: orientation)
    }
    let right = turned(.right)
    #expect(right.size == CGSize(width: 20, height: 40))
    #expect(right.imageOrientation == .right)
    let view = UIImageView(image: right)
    view.sizeToFit()
    #expect(view.bounds.size == CGSize(width: 20, height: 40))
    #expect(view.picture.pixel(10, 5) == Self.red)
    #expect(view.picture.pixel(10, 35) == Self.blue)
    view.image = turned(.upMirrored)
    view.sizeToFit()
    #expect(view.picture.pixel(5, 10) == Self.blue)
    #expect(view.picture.pixel(35, 10) == Self.red)
    view.image = turned(.down)
    #expect(view.picture.pixel(5, 10) == Self.blue)
    view.image = turned(.left)
    view.sizeToFit()
    #expect(view.picture.pixel(10, 5) == Self.blue)
    #expect(right.cgImage?.width == 40)
    #expect(upright.withHorizontallyFlippedOrientation().imageOrientation == .upMirrored)
    #expect(right.withRenderingMode(.alwaysOriginal).imageOrientation == .right)
  }

  @Test func `An image that flips is mirrored from right to left`() {
    let image = UIImage.halves(CGSize(width: 40, height: 20))
      .imageFlippedForRightToLeftLayoutDirection()
    #expect(image.flipsForRightToLeftLayoutDirection)
    let view = UIImageView(image: image)
    view.sizeToFit()
    #expect(view.picture.pixel(5, 10) == Self.red)
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.picture.pixel(5, 10) == Self.blue)
  }

  @Test func `A pattern is tiled`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    view.backgroundColor = UIColor(patternImage: .halves(CGSize(width: 20, height: 20)))
    for (x, color) in [(5.0, Self.red), (15, Self.blue), (25, Self.red), (35, Self.blue)] {
      #expect(view.picture.pixel(x, 10) == color)
    }
    let drawn = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image { context in
      UIColor(patternImage: .halves(CGSize(width: 20, height: 20))).setFill()
      context.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
    }
    #expect(drawn.pixel(25, 10) == Self.red && drawn.pixel(35, 10) == Self.blue)
  }

  @Test func `Blend modes mix what is drawn with what is below`() {
    let size = CGSize(width: 20, height: 20)
    let yellow = UIGraphicsImageRenderer(size: size).image { context in
      UIColor.yellow.setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }
    func mixed(_ mode: CGBlendMode) -> String {
      UIGraphicsImageRenderer(size: size).image { context in
        UIColor.cyan.setFill()
        context.fill(CGRect(origin: .zero, size: size))
        yellow.draw(in: CGRect(origin: .zero, size: size), blendMode: mode, alpha: 1)
      }.pixel(10, 10)
    }
    #expect(mixed(.normal) == "ffffff00")
    #expect(mixed(.multiply) == "ff00ff00")
    #expect(mixed(.screen) == "ffffffff")
    #expect(mixed(.difference) == "ffff00ff")
    let filled = UIGraphicsImageRenderer(size: size).image { context in
      UIColor.cyan.setFill()
      context.fill(CGRect(origin: .zero, size: size))
      context.cgContext.setBlendMode(.multiply)
      UIColor.yellow.setFill()
      context.cgContext.fill(CGRect(origin: .zero, size: size))
    }
    #expect(filled.pixel(10, 10) == "ff00ff00")
    let cleared = UIGraphicsImageRenderer(size: size).image { context in
      UIColor.cyan.setFill()
      context.fill(CGRect(origin: .zero, size: size))
      context.cgContext.setBlendMode(.clear)
      context.cgContext.fill(CGRect(x: 0, y: 0, width: 10, height: 20))
    }
    #expect(cleared.pixel(5, 10) == "00000000")
    #expect(cleared.pixel(15, 10) == "ff00ffff")
  }

  @Test func `A higher place in depth is drawn above later ones`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let (first, second) = (UIView(frame: root.bounds), UIView(frame: root.bounds))
    (first.backgroundColor, second.backgroundColor) = (.red, .blue)
    root.addSubview(first)
    root.addSubview(second)
    #expect(root.picture.pixel(10, 10) == Self.blue)
    first.layer.zPosition = 1
    #expect(root.picture.pixel(10, 10) == Self.red)
    #expect(root.subviews == [first, second])
    let (low, high) = (CALayer(), CALayer())
    for (layer, color) in [(low, UIColor.green), (high, .yellow)] {
      layer.frame = root.bounds
      layer.backgroundColor = color.cgColor
    }
    let plain = UIView(frame: root.bounds)
    plain.layer.addSublayer(high)
    plain.layer.addSublayer(low)
    high.zPosition = 5
    #expect(plain.picture.pixel(10, 10) == "ffffff00")
  }

  @Test func `A tint colours an image and keeps its size`() {
    let image = UIImage.halves(CGSize(width: 20, height: 20)).withTintColor(.green)
    #expect(image.size == CGSize(width: 20, height: 20))
    let view = UIImageView(image: image)
    view.sizeToFit()
    #expect(view.picture.pixel(5, 10) == "ff00ff00")
    view.image = UIImage.halves(CGSize(width: 20, height: 20)).withRenderingMode(.alwaysTemplate)
    view.tintColor = .blue
    #expect(view.picture.pixel(5, 10) == Self.blue)
  }

  // The decoder of BlurHash, which many apps contain, writes rows of red, green and blue.
  @Test func `Bytes are a picture, and a picture has bytes`() throws {
    let data = try #require(CFDataCreateMutable(kCFAllocatorDefault, 8))
    CFDataSetLength(data, 8)
    let bytes = try #require(CFDataGetMutableBytePtr(data))
    for (place, value) in [255, 0, 0, 0, 0, 255, 9, 9].enumerated() { bytes[place] = UInt8(value) }
    func image(_ bits: Int, _ info: UInt32, _ provider: CGDataProvider, width: Int = 2) -> CGImage?
    {
      CGImage(
        width: width, height: 1, bitsPerComponent: 8, bitsPerPixel: bits, bytesPerRow: 8,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGBitmapInfo(rawValue: info),
        provider: provider, decode: nil, shouldInterpolate: true, intent: .defaultIntent)
    }
    let provider = try #require(CGDataProvider(data: data))
    let picture = try #require(image(24, CGImageAlphaInfo.none.rawValue, provider))
    #expect(picture.dataProvider?.data == Data([255, 0, 0, 255, 0, 0, 255, 255]))
    // Too few bytes, and bits that nobody reads.
    #expect(image(24, 0, provider, width: 3) == nil && image(16, 0, provider) == nil)

    // Half of red: alpha first, in the other order, is blue, green, red and alpha.
    let half = try #require(CGDataProvider(data: Data([0, 0, 255, 128, 0, 0, 0, 0])))
    let info = CGImageAlphaInfo.first.rawValue | CGBitmapInfo.byteOrder32Little.rawValue
    let kept = try #require(image(32, info, half)?.dataProvider?.data)
    #expect(kept == Data([128, 0, 0, 128, 0, 0, 0, 0]))
    #expect(CFDataGetLength(kept) == 8 && CFDataGetBytePtr(kept)[3] == 128)
  }

  @Test func `Texts behind a link are found`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (app, package) = (
      folder.appendingPathComponent("App"), folder.appendingPathComponent("Linux")
    )
    for place in [app.appendingPathComponent("en.lproj"), package] {
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    }
    try Data(#""title" = "Settings";"#.utf8).write(
      to: app.appendingPathComponent("en.lproj/Localizable.strings"))
    try FileManager.default.createSymbolicLink(
      at: package.appendingPathComponent("en.lproj"),
      withDestinationURL: app.appendingPathComponent("en.lproj"))
    // A link to a folder around itself ends.
    try FileManager.default.createSymbolicLink(
      at: package.appendingPathComponent("round"), withDestinationURL: package)
    AssetLibrary.use(folders: [package.path])
    defer { AssetLibrary.use(folders: []) }
    #expect(NSLocalizedString("title", comment: "") == "Settings")
  }
}
