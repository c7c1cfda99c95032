import AutoLayout
import Controls
import Drawing
import Foundation
import Geometry
import InterfaceBuilder
import Testing
import Typesetting

@Suite("Pictures of documents") struct NibPictureTests {
  /// Calls a closure with a temporary folder that contains the given files and is removed at the
  /// end.
  private func withFiles(
    _ files: [String: String], _ body: (String) throws -> Void
  ) throws {
    let root = FileManager.default.temporaryDirectory
      .appendingPathComponent("alrender-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    for (name, text) in files {
      let file = root.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    try body(root.path)
  }

  private func svg(_ width: Int, _ height: Int, _ inside: String = "<rect width='9' height='9'/>")
    -> String
  {
    "<svg xmlns='http://www.w3.org/2000/svg' width='\(width)' height='\(height)'>\(inside)</svg>"
  }

  private func contents(_ items: String, _ properties: String = "{}") -> String {
    #"{"images": [\#(items)], "symbols": [\#(items)], "properties": \#(properties)}"#
  }

  /// Returns the image view of a document.
  private func picture(
    _ attributes: String, _ adjust: (inout NibOptions) -> Void
  ) throws -> ImageView {
    let view = """
      <imageView contentMode="center" translatesAutoresizingMaskIntoConstraints="NO" id="i" \
      \(attributes)><rect key="frame" x="0" y="0" width="40" height="40"/></imageView>
      """
    let tree = try Nib.build(
      Nib.document(
        subviews: view,
        resources: #"<image name="wave" catalog="system" width="128" height="96"/>"#), adjust)
    return try #require(tree.views.first { $0.id == "i" }?.view as? ImageView)
  }

  @Test("A catalog's vector picture has its own size on every screen")
  func vectors() throws {
    let set = contents(
      #"{"filename": "s.svg", "idiom": "universal"}"#,
      #"{"template-rendering-intent": "template"}"#)
    try withFiles([
      "A.xcassets/leaf.imageset/s.svg": svg(24, 18),
      "A.xcassets/leaf.imageset/Contents.json": set,
    ]) { folder in
      let view = try picture(#"image="leaf""#) {
        $0.assets = try? AssetCatalog(folders: ["\(folder)/A.xcassets"])
      }
      #expect(view.image?.size == Size(width: 24, height: 18))
      #expect(view.image?.isTemplate == true)
      #expect(view.intrinsicContentSize == Size(width: 24, height: 18))
    }
  }

  @Test("Views without a tint have that of the app's set, and the system's without one")
  func accent() throws {
    let color = """
      {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components": \
      {"red": "0.0", "green": "0.6", "blue": "0.0", "alpha": "1.0"}}}]}
      """
    try withFiles(["A.xcassets/Brand.colorset/Contents.json": color]) { folder in
      for (name, expected) in [("Brand", Color(red: 0, green: 0.6, blue: 0)), (nil, nil)] {
        let tree = try Nib.build(Nib.document()) {
          $0.assets = try? AssetCatalog(folders: ["\(folder)/A.xcassets"])
          $0.accentColor = name
        }
        #expect(tree.root.asPaintable?.tintColor == expected)
      }
    }
  }

  /// KeePassium's forms, saved by Xcode 14 and later.
  @Test("An image reference is the picture of an image view or of a button's state")
  func references() throws {
    let attributes = #"image="circle" catalog="system" symbolScale="large""#
    func size(_ view: String) throws -> Size {
      let list = #"<image name="circle" catalog="system" width="128" height="128"/>"#
      let tree = try Nib.build(Nib.document(subviews: view, resources: list))
      return try #require(tree.views.first { $0.id == "i" }?.view).intrinsicContentSize
    }
    let rect = #"<rect key="frame" x="0" y="0" width="30" height="30"/>"#
    let reference = "<imageReference key=\"image\" \(attributes)/>"
    let picture = try size("<imageView id=\"i\" \(attributes)>\(rect)</imageView>")
    #expect(picture.width > 10)
    #expect(try size("<imageView id=\"i\">\(rect)\(reference)</imageView>") == picture)
    func button(_ state: String) throws -> Size {
      try size("<button buttonType=\"system\" id=\"i\">\(rect)\(state)</button>")
    }
    let inState = try button("<state key=\"normal\">\(reference)</state>")
    #expect(try inState == button("<state key=\"normal\" \(attributes)/>"))
    #expect(try inState != button("<state key=\"normal\"/>"))
  }

  @Test("A picture with text is one remark, wherever it is used; one without text is none")
  func text() throws {
    let item = contents(#"{"filename": "s.svg", "idiom": "universal"}"#)
    try withFiles([
      "A.xcassets/sale.imageset/s.svg": svg(24, 18, "<text y='9'>Sale</text>"),
      "A.xcassets/sale.imageset/Contents.json": item,
      "A.xcassets/leaf.imageset/s.svg": svg(24, 18),
      "A.xcassets/leaf.imageset/Contents.json": item,
    ]) { folder in
      let views = ["sale", "leaf", "sale"].enumerated().map { index, name in
        "<imageView id='\(index)' image='\(name)'>"
          + "<rect key='frame' x='0' y='0' width='40' height='40'/></imageView>"
      }
      let tree = try Nib.build(Nib.document(subviews: views.joined())) {
        $0.assets = try? AssetCatalog(folders: ["\(folder)/A.xcassets"])
      }
      let words = tree.warnings.map(\.message)
      #expect(words.count == 1)
      #expect(words.allSatisfy { $0.hasPrefix("the picture 'sale' has text") }, "\(words)")
    }
  }

  @Test("A vector picture that preserves its vector data is drawn in the displayed size")
  func preservedVectors() throws {
    let properties = #"{"preserves-vector-representation": true}"#
    let item = #"{"filename": "s.svg", "idiom": "universal"}"#
    try withFiles([
      "A.xcassets/lines.imageset/s.svg": svg(10, 10),
      "A.xcassets/lines.imageset/Contents.json": contents(item, properties),
      "A.xcassets/pixels.imageset/s.svg": svg(10, 10),
      "A.xcassets/pixels.imageset/Contents.json": contents(item),
    ]) { folder in
      for (name, columns) in [("lines", 40.0), ("pixels", 10)] {
        let view = try picture("image=\"\(name)\"") {
          $0.assets = try? AssetCatalog(folders: ["\(folder)/A.xcassets"])
        }
        view.contentMode = .scaleToFill
        let items = view.content(in: Rect(x: 0, y: 0, width: 40, height: 40))
        guard case .image(let image, _, _) = try #require(items.first) else {
          Issue.record("no picture")
          continue
        }
        #expect(Double(image.width) == columns * (view.image?.buffer.scale ?? 0), "\(name)")
      }
    }
  }

  @Test("A symbol set is drawn in its text's weight and size, without the template's guides")
  func symbolSets() throws {
    let groups = """
      <g id='Notes'><rect width='900' height='900'/></g>
      <g id='Regular-M'><rect width='100' height='60'/></g>
      <g id='Bold-M'><rect width='120' height='80'/></g>
      """
    try withFiles([
      "A.xcassets/mine.symbolset/m.svg": svg(900, 900, groups),
      "A.xcassets/mine.symbolset/Contents.json": contents(
        #"{"filename": "m.svg", "idiom": "universal"}"#),
    ]) { folder in
      let assets = try AssetCatalog(folders: ["\(folder)/A.xcassets"])
      let traits = AssetTraits(scale: 1, appearance: .light, isPad: false, isRightToLeft: false)
      func size(_ style: SymbolStyle) throws -> Size? {
        try assets.symbol("mine", style, traits)?.size
      }
      #expect(try size(SymbolStyle(pointSize: 50)) == Size(width: 50, height: 30))
      #expect(try size(SymbolStyle(pointSize: 50, weight: 700)) == Size(width: 60, height: 40))
      #expect(
        try size(SymbolStyle(pointSize: 100, scale: .small)) == Size(width: 78, height: 47))
      #expect(try assets.symbol("other", SymbolStyle(), traits) == nil)
    }
  }

  @Test("A symbol in the folder is found by dots, dashes or a mapped name, and is tinted")
  func folder() throws {
    for files in [
      ["wave.svg": svg(24, 24)], ["wa-ve.svg": svg(24, 24)],
      ["other.svg": svg(24, 24), "names.json": #"{"wave": "other.svg", "wa.ve": "other.svg"}"#],
    ] {
      try withFiles(files) { folder in
        let name = files["wa-ve.svg"] == nil ? "wave" : "wa.ve"
        let view = try picture(#"image="\#(name)" catalog="system""#) {
          $0.symbols = try? SymbolFolder(folder)
        }
        #expect(view.image?.isTemplate == true, "\(files.keys)")
        // The size in layout is the one that the document records.
        #expect(
          view.image?.size == Size(width: 20.5, height: name == "wave" ? 15.5 : 20.5))
      }
    }
  }

  @Test("Without a file, a symbol is our own drawing or else a box with its name")
  func others() throws {
    try withFiles(["names.json": "{}"]) { folder in
      let symbols = try SymbolFolder(folder)
      let heart = try picture(#"image="heart" catalog="system""#) { $0.symbols = symbols }
      #expect(heart.image == nil && heart.symbol?.name == "heart")
      let wave = try picture(#"image="wave" catalog="system""#) { $0.symbols = symbols }
      #expect(wave.image == nil && wave.missingPicture?.name == "wave")
    }
  }

  @Test("A name cannot lead out of the folder")
  func escape() throws {
    try withFiles(["names.json": #"{"wave": "../secret.svg"}"#]) { folder in
      #expect(throws: AssetFault.self) { try SymbolFolder(folder) }
    }
  }

  @Test("An error in a file of names is reported with its line")
  func names() throws {
    try withFiles(["names.json": "{\n\"wave\": [1,\n"]) { folder in
      let fault = #expect(throws: AssetFault.self) { try SymbolFolder(folder) }
      #expect(fault?.message.hasPrefix("line 2: ") == true, "\(fault?.message ?? "")")
    }
  }

  @Test(
    "A picture for the layout's language precedes the universal one; others are never used"
  )
  func languages() throws {
    let files = [
      "A.xcassets/flag.imageset/all.svg": svg(10, 10),
      "A.xcassets/flag.imageset/fr.svg": svg(20, 10),
      "A.xcassets/flag.imageset/ca.svg": svg(30, 10),
      "A.xcassets/flag.imageset/Contents.json": contents(
        #"{"filename": "ca.svg", "locale": "fr-CA"}, {"filename": "fr.svg", "locale": "fr"}, "#
          + #"{"filename": "all.svg"}"#),
    ]
    try withFiles(files) { folder in
      let assets = try AssetCatalog(folders: ["\(folder)/A.xcassets"])
      func width(_ language: String?) throws -> Double? {
        let traits = AssetTraits(
          scale: 1, appearance: .light, isPad: false, isRightToLeft: false, language: language)
        return try assets.image("flag", traits)?.size.width
      }
      #expect(try width(nil) == 10)
      #expect(try width("de") == 10)
      #expect(try width("fr") == 20)
      #expect(try width("fr-CH") == 20)
      #expect(try width("fr-CA") == 30)
    }
  }

  @Test("A segment shows its picture in place of a title, and grows with it")
  func segments() throws {
    let segment = #"<segment title="" image="leaf"/><segment title="A"/>"#
    let control = """
      <segmentedControl opaque="NO" contentMode="scaleToFill" selectedSegmentIndex="0" \
      translatesAutoresizingMaskIntoConstraints="NO" id="s"><rect key="frame" x="0" y="0" \
      width="90" height="32"/><segments>\(segment)</segments></segmentedControl>
      """
    let tree = try Nib.build(
      Nib.document(
        subviews: control, resources: #"<image name="leaf" width="60" height="20"/>"#))
    let view = try #require(tree.views.first { $0.id == "s" }?.view as? SegmentedControl)
    #expect(view.pictures.keys.sorted() == [0])
    #expect(view.intrinsicContentSize.width == 159)
  }

  @Test("A hidden root is visible in its own picture; a hidden view in it is not")
  func hiddenRoots() throws {
    let tree = try Nib.build(
      Nib.document(subviews: Nib.view("inner", #"hidden="YES""#), root: #"hidden="YES""#))
    #expect(!tree.root.isHidden)
    #expect(tree.views.first { $0.id == "inner" }?.view.isHidden == true)
  }

  @Test("A white title on white is invisible, so the picture has a caption")
  func unseenText() throws {
    func captions(_ color: String) throws -> Int {
      let button = """
        <button opaque="NO" contentMode="scaleToFill" id="b"><rect key="frame" x="9" y="9" \
        width="90" height="30"/><state key="normal" title="New">\(color)</state></button>
        """
      let white =
        #"<color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/>"#
      let document = try NibDocument(
        Array(Nib.document(subviews: button, inside: white).utf8))
      var builder = NibBuilder(document, NibOptions(ControlEnvironment(measurer: BlockMeasurer())))
      let tree = builder.build(document.trees[0])
      tree.root.layoutIfNeeded()
      builder.addCaptions(to: tree, of: document.trees[0])
      return tree.captions.count
    }
    #expect(try captions("") == 1)
    let red = #"<color key="titleColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom"/>"#
    #expect(try captions(red) == 0)
  }
}
