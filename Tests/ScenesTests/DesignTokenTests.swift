import AutoLayout
import Controls
import Documents
import Foundation
import Geometry
import Scenes
import Testing
import Typesetting

/// Files of design tokens in the format of the W3C's community group.
@Suite("Design tokens")
struct DesignTokenTests {
  /// Reads a scene beside a file of tokens.
  private func read(_ tokens: String, _ scene: String) throws -> (
    scene: Scene?, errors: [Diagnostic]
  ) {
    let folder = FileManager.default.temporaryDirectory.appending(path: "tokens-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(tokens.utf8).write(to: folder.appending(path: "brand.tokens.json"))
    let text = "tokens: brand.tokens.json\n\(scene)"
    do {
      let path = folder.appending(path: "scene.yaml").path
      return (try LoadedScene(bytes: Array(text.utf8), path: path).scene, [])
    } catch let errors as SceneErrors {
      return (nil, errors.diagnostics)
    }
  }

  private func errors(_ tokens: String, _ scene: String = "root: {}") throws -> [String] {
    try read(tokens, scene).errors.map { error in
      "\(error.file.split(separator: "/").last ?? "") \(error.line ?? 0): \(error.message)"
    }
  }

  @Test("give colours by their names, from texts, components and aliases, in groups with a type")
  func colors() throws {
    let tokens = """
      { "color": { "$type": "color", "a": { "$value": "#112233" },
        "b": { "$value": "{color.a}" }, "deep": { "c": { "$value": "{color.b}" } },
        "p": { "$value": { "colorSpace": "srgb", "components": [1, 0.5, 0], "alpha": 0.5 } } } }
      """
    for (name, expected) in [
      ("color.a", "#112233"), ("color.deep.c", "#112233"), ("color.p", "#FF800080"),
    ] {
      let root = try #require(try read(tokens, "root: { background: \(name) }").scene).root
      guard case .background(let color)? = root.attributes.first?.value else {
        Issue.record("no background")
        continue
      }
      #expect(color.resolved(in: .light).description == expected, "\(name)")
    }
  }

  @Test("give lengths as metrics, and where a number stands")
  func dimensions() throws {
    let tokens = """
      { "space": { "$type": "dimension", "m": { "$value": "12px" }, "l-2": { "$value": "2rem" },
        "x": { "$value": { "value": 3, "unit": "px" } } } }
      """
    let scene = try #require(
      try read(
        tokens,
        """
        root: { cornerRadius: space.m, subviews: { a: {} } }
        constraints: ["H:|-space_m-[a(space_l_2)]", a.top == root.top + space_x]
        """
      ).scene)
    #expect(scene.root.attributes.contains { $0.value == .cornerRadius(12) })
    #expect(scene.constraints.count == 2)
  }

  @Test("have lengths in pixels, points and rems, and say so of other units")
  func units() throws {
    // design-tokens/community-group#244: a value and a unit, of which the format has `px` and `rem`.
    let token = { (value: String) in
      "{ \"a\": { \"$type\": \"dimension\", \"$value\": \(value) } }"
    }
    for value in ["{ \"value\": 4, \"unit\": \"em\" }", "\"4em\"", "\"4 em\""] {
      #expect(try errors(token(value)).first?.contains("'a' is not a length") == true, "\(value)")
    }
    for value in ["{ \"value\": 1.5, \"unit\": \"rem\" }", "\"1.5rem\"", "\"24px\"", "24"] {
      let scene = try read(token(value), "root: { cornerRadius: a }").scene
      #expect(
        scene?.root.attributes.contains { $0.value == .cornerRadius(24) } == true, "\(value)")
    }
  }

  @Test("give families, weights and shadows")
  func fonts() throws {
    let tokens = """
      { "f": { "$type": "fontFamily", "$value": ["Georgia", "serif"] },
        "w": { "$type": "fontWeight", "$value": "extra-bold" },
        "s": { "$type": "shadow", "$value": { "color": "#00000080", "offsetX": "0px",
          "offsetY": "4px", "blur": "16px" } } }
      """
    let (scene, errors) = try read(
      tokens,
      """
      root:
        shadow: s
        subviews: { t: { type: label, text: f, font: { family: f, weight: w, size: 12 } } }
      """)
    #expect(errors.isEmpty, "\(errors)")
    let root = try #require(scene).root
    guard case .shadow(let shadow)? = root.attributes.first(where: { $0.key == "shadow" })?.value
    else {
      Issue.record("no shadow")
      return
    }
    #expect(shadow.radius == 8)
    let label = root.subviews[0]
    #expect(label.attributes.contains { "\($0.value)".contains("Georgia") })
    // A text is never a name.
    #expect(label.attributes.contains { $0.key == "text" && "\($0.value)".contains("\"f\"") })
  }

  // `font: type.title` was 'must be a mapping', and then a family that there is not.
  @Test("give typographies as fonts, of aliases, too, and say what is none")
  func typography() throws {
    // The example of the format: https://www.designtokens.org/tr/drafts/format/#typography
    let tokens = """
      { "face": { "$type": "fontFamily", "$value": ["Georgia", "serif"] },
        "type": { "$type": "typography",
          "heading": { "$value": { "fontFamily": "{face}", "fontSize": { "value": 42, "unit": "px" },
            "fontWeight": 700, "letterSpacing": { "value": 0.1, "unit": "px" }, "lineHeight": 1.2 } },
          "body": { "$value": { "fontSize": "1rem", "fontWeight": "medium" } },
          "none": { "$value": "bold" } } }
      """
    let scene = "root: { subviews: { t: { type: label, text: A, font: type.heading } } }"
    let found = try errors(tokens, scene)
    #expect(
      found == [
        "brand.tokens.json 6: the token 'type.none' is not a typography with a fontFamily, "
          + "fontSize and fontWeight"
      ], "\(found)")
    let right = tokens.replacing(",\n    \"none\": { \"$value\": \"bold\" }", with: "")
    // tokens-studio/sd-transforms#70: a token that is an alias of a typography was undefined;
    // style-dictionary#1600: a family in braces, with spaces in its name, was taken for the family itself.
    let others = """
      { "Type": { "Family Sans": { "$type": "fontFamily", "$value": "Georgia" } },
        "xxl": { "$type": "typography", "$value": { "fontFamily": "{Type.Family Sans}",
          "fontSize": "20px", "fontStyle": "normal" } },
        "title": { "$value": "{xxl}" } }
      """
    for name in ["xxl", "title"] {
      let (read, errors) = try read(others, scene.replacing("type.heading", with: name))
      let label = try #require(read, "\(errors)").root.subviews[0]
      let font = label.attributes.first { $0.key == "font" }.map { "\($0.value)" } ?? ""
      #expect(font.contains("Georgia") && font.contains("20.0"), "\(font)")
    }
    for (name, expected) in [("type.heading", "Georgia"), ("type.body", "16.0")] {
      let (read, errors) = try read(right, scene.replacing("type.heading", with: name))
      let label = try #require(read, "\(errors)").root.subviews[0]
      let font = label.attributes.first { $0.key == "font" }.map { "\($0.value)" } ?? ""
      #expect(font.contains(expected), "\(font)")
    }
  }

  // An error of the project's tokens stood at line 1 of each scene, with the scene's folder in the hint.
  @Test("of a project have errors at the line of its configuration")
  func project() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "tokens-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "alrender.yaml").path
    let text = "scenes: .\ntokens:\n  - nosuch.tokens\n"
    try Data(text.utf8).write(to: URL(filePath: path))
    let project = try ProjectConfiguration(bytes: Array(text.utf8), path: path)
    let errors = #expect(throws: SceneErrors.self) {
      _ = try LoadedScene(
        bytes: Array("title: A\nroot: {}".utf8), path: folder.appending(path: "a.yaml").path,
        project: project)
    }
    let error = try #require(errors?.diagnostics.first)
    #expect(error.file == path && error.line == 3, "\(error)")
    #expect(error.hint?.text == "paths are relative to the project's folder")
  }

  @Test(
    "have errors at their own place",
    arguments: [
      (
        #"{ "a": { "$type": "color", "$value": "{b}" }, "b": { "$type": "color", "$value": "{a}" } }"#,
        "brand.tokens.json 1: the token 'a' refers to itself: a -> b -> a"
      ),
      (
        #"{ "a": { "$type": "color", "$value": "{brand}" } }"#,
        "brand.tokens.json 1: there is no token 'brand'"
      ),
      (
        "{\n\"a\": { \"$type\": \"color\", \"$value\": \"red-ish\" } }",
        "brand.tokens.json 2: the token 'a' is not a colour such as \"#0A84FF\""
      ),
      (##"{ "a": { "$value": "#fff" } }"##, "brand.tokens.json 1: the token 'a' has no '$type'"),
      (
        #"{ "a": 3 }"#,
        "brand.tokens.json 1: 'a' is neither a group nor a token, which has a '$value'"
      ),
      (
        ##"{ "a": { "$type": "colour", "$value": "#fff" } }"##,
        "brand.tokens.json 1: unknown type 'colour' of the token 'a'"
      ),
      (
        #"{ "a": { "$type": "color", "$value": { "colorSpace": "oklch", "components": [0.7, 0.1, 20] } } }"#,
        "brand.tokens.json 1: the colour space 'oklch' of the token 'a' is not read"
      ),
      ("[1]", "brand.tokens.json 1: a file of design tokens is a mapping from groups to tokens"),
    ])
  func places(tokens: String, error: String) throws {
    let found = try errors(tokens)
    #expect(found.contains(error), "\(found)")
  }

  @Test("Types without a meaning in a layout are passed over, those of other tools too")
  func otherTypes() throws {
    for type in ["gradient", "border", "opacity", "borderRadius", "string"] {
      #expect(try errors("{ \"a\": { \"$type\": \"\(type)\", \"$value\": 1 } }").isEmpty, "\(type)")
    }
  }

  @Test(
    "The parts of a typography are values of their own, and a mistake in one is told at the part")
  func partsOfTypography() throws {
    let tokens = """
      { "size": { "$type": "dimension", "l": { "$value": "20px" } },
        "type": { "$type": "typography",
          "title": { "$value": { "fontFamily": "Georgia", "fontSize": "{size.l}", "fontWeight": 600 } } } }
      """
    let scene = try #require(
      try read(
        tokens,
        """
        root:
          subviews:
            t: { type: label, text: T, font: { family: type.title.fontFamily, size: type.title.fontSize } }
        """
      ).scene)
    let font = scene.root.subviews[0].attributes.lazy.compactMap { attribute -> SceneFont? in
      if case .font(let font) = attribute.value { font } else { nil }
    }.first
    #expect(font?.family == "Georgia" && font?.size == 20 && font?.weight == nil)
    let wrong = tokens.replacing("{size.l}", with: "{size.ll}")
    #expect(try errors(wrong) == ["brand.tokens.json 3: there is no token 'size.ll'"])
  }

  // They were lost without a word: a label was as high with a line height of 3 as with 1.2.
  @Test(
    "A typography's letter spacing and line height are its text's, unless a view or run states them"
  )
  func distances() throws {
    let tokens = """
      { "type": { "$type": "typography",
          "title": { "$value": { "fontSize": "20px", "letterSpacing": "0.5px", "lineHeight": 1.5 } },
          "body": { "$value": { "fontSize": "16px", "lineHeight": { "value": 20, "unit": "px" } } } } }
      """
    let scene = try #require(
      try read(
        tokens,
        """
        root:
          subviews:
            a: { type: label, text: T, font: type.title }
            b: { type: label, text: T, font: type.title, letterSpacing: 3, lineHeightMultiple: 2 }
            c: { type: label, text: T, font: type.body }
            d: { type: segmentedControl, segments: [A], font: type.title }
            e: { type: label, runs: [{ text: A, font: type.title }, { text: B }] }
        """
      ).scene)
    let tree = try SceneBuilder.build(LoadedScene(scene), Overrides(), measurer: BlockMeasurer())
    func content(_ index: Int) throws -> TextContent {
      try #require((tree.root.subviews[index] as? Label)?.textContent)
    }
    let (a, b, c, e) = (try content(0), try content(1), try content(2), try content(4))
    #expect(a.letterSpacing == 0.5 && a.shape.minimumLineHeight == 30)
    #expect(a.shape.maximumLineHeight == 30)
    #expect(b.letterSpacing == 3 && b.shape.minimumLineHeight == 0)
    #expect(c.letterSpacing == 0 && c.shape.maximumLineHeight == 20)
    #expect(e.runs[0].letterSpacing == 0.5 && e.runs[0].shape?.minimumLineHeight == 30)
  }

  // Primitives and semantics in two files is what exporters write; there were 61 errors.
  // style-dictionary#578: "merges all sources before evaluating aliases".
  @Test("Tokens name those of other files, whichever comes first", arguments: [false, true])
  func severalFiles(isReversed: Bool) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "tokens-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let core = """
      { "palette": { "$type": "color", "blue": { "$value": "#112233" } },
        "step": { "$type": "dimension", "m": { "$value": "12px" } } }
      """
    let meant = """
      { "brand": { "$type": "color", "action": { "$value": "{palette.blue}" } },
        "space": { "$type": "dimension", "card": { "$value": "{step.m}" } },
        "type": { "$type": "typography", "title": { "$value": { "fontSize": "{step.m}" } } } }
      """
    try Data(core.utf8).write(to: folder.appending(path: "core.tokens"))
    try Data(meant.utf8).write(to: folder.appending(path: "meant.tokens"))
    let files = isReversed ? "[meant.tokens, core.tokens]" : "[core.tokens, meant.tokens]"
    let text = """
      tokens: \(files)
      root:
        background: brand.action
        subviews: { t: { type: label, text: T, font: type.title, cornerRadius: space.card } }
      """
    let path = folder.appending(path: "scene.yaml").path
    let scene = try LoadedScene(bytes: Array(text.utf8), path: path).scene
    let words = (scene.root.attributes + scene.root.subviews[0].attributes).map { "\($0.value)" }
    #expect(words.contains { $0.contains("12") })
    guard case .background(let color)? = scene.root.attributes.first?.value else {
      Issue.record("no background")
      return
    }
    #expect(color.resolved(in: .light).description == "#112233")
    let wrong = meant.replacing("palette.blue", with: "palette.blu")
    try Data(wrong.utf8).write(to: folder.appending(path: "meant.tokens"))
    let errors = #expect(throws: SceneErrors.self) {
      try LoadedScene(bytes: Array(text.utf8), path: path)
    }
    #expect(errors?.diagnostics.map(\.message) == ["there is no token 'palette.blu'"])
    #expect(errors?.diagnostics.first?.hint?.text == "did you mean '{palette.blue}'?")
  }

  // style-dictionary#1290: "token path collisions can occur without any errors, when some tokens are prefixes of
  // others' paths".
  @Test("A token within another is an error, and not lost")
  func nested() throws {
    let tokens = """
      { "a": { "$type": "color", "$value": "#FFFFFF", "b": { "$value": "#000000" } },
        "c": { "$type": "color", "$value": "#FFFFFF", "$extensions": { "x": { "$value": 1 } } } }
      """
    let found = try errors(tokens, "root: { background: a }")
    #expect(
      found == [
        "brand.tokens.json 1: the token 'a' holds another, 'b', which has no value: only groups hold tokens"
      ])
  }

  // style-dictionary#1425: of two tokens with one name the later is taken as a whole, not part by part.
  @Test("A font of a later file replaces an earlier one as a whole")
  func wholeFonts() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "fonts-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    func title(_ value: String) -> Data {
      Data("{ \"type\": { \"title\": { \"$type\": \"typography\", \"$value\": \(value) } } }".utf8)
    }
    try title("{ \"fontFamily\": \"Menlo\", \"fontSize\": \"30px\", \"fontWeight\": 700 }")
      .write(to: folder.appending(path: "base.tokens"))
    try title("{ \"fontSize\": \"20px\" }").write(to: folder.appending(path: "theme.tokens"))
    func font(_ files: String) throws -> FontDescriptor? {
      let text = """
        tokens: [\(files)]
        root: { subviews: { t: { type: label, text: T, font: type.title } } }
        """
      let path = folder.appending(path: "scene.yaml").path
      let tree = try SceneBuilder.build(
        LoadedScene(bytes: Array(text.utf8), path: path), Overrides(), measurer: BlockMeasurer())
      return (tree.view("t") as? Label)?.textContent.font
    }
    let later = try #require(try font("base.tokens, theme.tokens"))
    #expect(later.size == 20 && later.family == nil && later.weight == 400)
    let earlier = try #require(try font("theme.tokens, base.tokens"))
    #expect(earlier.size == 30 && earlier.family == "Menlo" && earlier.weight == 700)
  }

  // The format's resolvers: "the last one wins"; style-dictionary lays `source` over `include` in the same way.
  @Test("Of two tokens with the same name the later file's holds, also where others name it")
  func themes() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "themes-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let base = """
      { "palette": { "$type": "color", "blue": { "$value": "#112233" }, "red": { "$value": "#660000" } },
        "brand": { "$type": "color", "action": { "$value": "{palette.blue}" } },
        "step": { "$type": "dimension", "m": { "$value": "12px" } } }
      """
    let theme = """
      { "palette": { "$type": "color", "blue": { "$value": "{palette.red}" } },
        "step": { "$type": "dimension", "m": { "$value": "20px" } } }
      """
    try Data(base.utf8).write(to: folder.appending(path: "base.tokens"))
    try Data(theme.utf8).write(to: folder.appending(path: "theme.tokens"))
    let path = folder.appending(path: "scene.yaml").path
    func read(_ files: String) throws -> (color: String, width: Double?) {
      let text = """
        tokens: [\(files)]
        root: { background: brand.action, subviews: { a: {} } }
        constraints: [a.leading == root.leading + step_m, a.trailing == root.trailing]
        """
      let loaded = try LoadedScene(bytes: Array(text.utf8), path: path)
      let tree = try SceneBuilder.build(loaded, Overrides(), measurer: BlockMeasurer())
      tree.root.layoutIfNeeded()
      guard case .background(let color)? = loaded.scene.root.attributes.first?.value else {
        return ("none", nil)
      }
      return (color.resolved(in: .light).description, tree.view("a")?.frame.minX)
    }
    #expect(try read("base.tokens, theme.tokens") == ("#660000", 20))
    #expect(try read("theme.tokens, base.tokens") == ("#112233", 12))
    #expect(try read("base.tokens") == ("#112233", 12))
    let used = try LoadedScene(
      bytes: Array("tokens: [base.tokens, theme.tokens]\nroot: { background: brand.action }".utf8),
      path: path
    ).scene.sharedStatements.map { "\($0.file):\($0.line) \($0.entry.subject)" }
    #expect(
      used == [
        "base.tokens:1 palette.red", "base.tokens:2 brand.action", "theme.tokens:1 palette.blue",
      ])
  }

  @Test("A name that is no token is told as one, with the token that was meant")
  func misspelt() throws {
    let tokens = """
      { "radius": { "card": { "$type": "dimension", "$value": "12px" } },
        "weight": { "strong": { "$type": "fontWeight", "$value": 600 } },
        "shadow": { "low": { "$type": "shadow", "$value": { "color": "#000000", "blur": "4px" } } },
        "type": { "title": { "$type": "typography", "$value": { "fontSize": "20px" } } } }
      """
    for (keys, name, near) in [
      ("cornerRadius: radius.crad", "radius.crad", "radius.card"),
      ("font: { size: radius.crd }", "radius.crd", "radius.card"),
      ("font: { weight: weight.stron }", "weight.stron", "weight.strong"),
      ("shadow: shadow.lo", "shadow.lo", "shadow.low"),
      ("font: type.titel", "type.titel", "type.title"),
    ] {
      let scene = "root: { subviews: { t: { type: label, text: radius.crad, \(keys) } } }"
      let found = try read(tokens, scene).errors
      #expect(found.map(\.message) == ["there is no token '\(name)'"], "\(found.map(\.message))")
      #expect(found.first?.hint?.text.contains("'\(near)'") == true)
    }
  }

  @Test("A bad value is told once, in the tokens' own file, however often it is used")
  func faulty() throws {
    let tokens = """
      { "weight": { "$type": "fontWeight", "strong": { "$value": "strongish" },
        "same": { "$value": "{weight.strong}" } } }
      """
    let label = "{ type: label, text: T, font: { weight: weight.strong } }"
    let other = label.replacing("strong", with: "same")
    let found = try errors(tokens, "root: { subviews: { a: \(label), b: \(label), c: \(other) } }")
    #expect(
      found == [
        "brand.tokens.json 1: the token 'weight.strong' is not a weight from 1 to 1000, or its name"
      ])
  }

  // design-tokens/community-group#100 has lists of shadows; tokens-bruecke/figma-plugin#12: only the first was taken.
  @Test("Of several shadows the first is drawn, which a warning says where they are used")
  func severalShadows() throws {
    let one = ##"{ "color": "#00000080", "offsetX": "0px", "offsetY": "4px", "blur": "16px" }"##
    let tokens = "{ \"s\": { \"$type\": \"shadow\", \"$value\": [\(one), \(one)] } }"
    let (found, errors) = try read(tokens, "root: { shadow: s }")
    #expect(errors.isEmpty)
    let tree = try SceneBuilder.build(
      LoadedScene(try #require(found)), Overrides(), measurer: BlockMeasurer())
    let remark = tree.remarks.first {
      $0.message == "the shadow of a view leaves out 1 more shadow of the token 's'"
    }
    #expect(remark?.line == 2)
    let single = "{ \"s\": { \"$type\": \"shadow\", \"$value\": [\(one)] } }"
    let alone = try #require(try read(single, "root: { shadow: s }").scene)
    let plain = try SceneBuilder.build(LoadedScene(alone), Overrides(), measurer: BlockMeasurer())
    #expect(!plain.remarks.contains { $0.message.contains("shadow") })
    let inner = single.replacing("\"blur\"", with: "\"inset\": true, \"spread\": \"2px\", \"blur\"")
    let inset = try #require(try read(inner, "root: { shadow: s }").scene)
    let drawn = try SceneBuilder.build(LoadedScene(inset), Overrides(), measurer: BlockMeasurer())
    #expect(drawn.remarks.contains { $0.message.contains("leaves out the spread and 'inset' of") })
  }

  @Test("A chain of many aliases is followed without recursion, and each once")
  func chain() throws {
    let count = 20_000
    let links = (1..<count).map { "\"t\($0)\": { \"$value\": \"{t\($0 - 1)}\" }" }
    let tokens = """
      { "$type": "color", "t0": { "$value": "#ABCDEF" }, \(links.joined(separator: ", ")) }
      """
    let (scene, errors) = try read(tokens, "root: { background: t\(count - 1) }")
    #expect(errors.isEmpty && scene != nil)
  }
}
