import AutoLayout
import Controls
import Converting
import Foundation
import Rendering
import Scenes
import Testing
import Typesetting

/// Each key of each control in the code that a designer copies.
@Suite("Code of each key", .serialized) @MainActor
struct SwiftCodeKeyTests {
  private static let library = Result { try FontLibrary() }

  /// The keys that the other road does not set, with values; nil for those that say nothing about a view.
  private static let values: [String: String?] = [
    "layoutMargins": "30", "directionalLayoutMargins": "[30, 31, 32, 33]",
    "preservesSuperviewLayoutMargins": "true", "insetsLayoutMarginsFromSafeArea": "false",
    "additionalSafeAreaInsets": "{ top: 7 }", "safeAreaBar": "top",
    "alignmentRectInsets": "{ top: 3 }", "hugging": "800", "compression": "100",
    "intrinsicContentSize": "[33, 34]", "autoresizing": "[flexibleWidth]", "designSize": "[9, 9]",
    "frame": "[11, 12, 13, 14]", "guides": "[middle]", "accessibility": "{ label: Spoken }",
    "preferredMaxLayoutWidth": "70", "tint": "systemPink", "contentMode": "center",
    "semanticContentAttribute": "forceRightToLeft", "scrollEnabled": "false",
    "gradient": "{ colors: [red, blue] }", "symbolColors": "[systemPink]", "leftSymbol": "star",
    "lines": "3", "lineBreak": "truncateHead", "minimumScaleFactor": "0.6",
    "baselineAdjustment": "alignCenters", "adjustsFontSizeToFitWidth": "true",
    "image": nil, "minimumImage": nil, "maximumImage": nil,
    "decrementImage": nil, "incrementImage": nil, "imagePlacement": "top",
    "imagePadding": "9", "letterSpacing": "2", "lineSpacing": "2", "lineHeightMultiple": "2",
    "minimumLineHeight": "40", "maximumLineHeight": "9", "paragraphSpacing": "2",
    "paragraphSpacingBefore": "2", "firstLineHeadIndent": "2", "headIndent": "2",
    "tailIndent": "2", "defaultTabInterval": "40", "tabStops": "[20]",
    "runs": "[{ text: A, underline: true }]", "variations": nil, "mayTruncate": nil, "type": nil,
    "verbatim": "Said", "subviews": "{ below: {} }",
    // Pictures come from the app, whatever is done with them.
    "renderingMode": nil,
    // Words of scenes about text that is stated elsewhere, and places of a subview in its superview.
    "key": nil, "arguments": nil, "arranged": nil,
    // They change a symbol that another key states.
    "symbolSize": nil, "symbolScale": nil, "symbolWeight": nil,
  ]

  @Test("Every key of a control has its line or a comment", arguments: CodedKeys.kinds)
  func complete(kind: ViewKind) throws {
    var turns = 0
    let common = SceneFormat.keys(of: .view)
    for name in SceneFormat.keys(of: kind) {
      let (coded, stated) = Self.value(of: name, in: kind)
      guard let value = stated else {
        #expect(Self.values.keys.contains(name), "\(kind).\(name)")
        continue
      }
      // What the key needs is stated without it, too.
      let company = coded?.company ?? Self.company(of: name, in: kind)
      let whole = coded == nil && !company.isEmpty ? "\(value), \(company)" : value
      turns += 1
      let (with, without) = (try code(of: kind, whole), try code(of: kind, company))
      // Bars and lists leave all of their own content to the app, and say so.
      let isLeft = with.contains("content comes from the app's code") && !common.contains(name)
      #expect(
        with != without || isLeft, "\(kind).\(name) is in neither a line nor a comment:\n\(with)")
    }
    #expect(turns > 20)
  }

  /// Returns a key with a value that a new view of the kind has not; nil if it says nothing about a view.
  private static func value(of name: String, in kind: ViewKind) -> (coded: CodedKey?, text: String?)
  {
    if name == "clips", kind == .textView { return (nil, "clips: false") }
    if name == "preferredMaxLayoutWidth", kind != .label { return (nil, nil) }
    let coded = CodedKeys.all.first { $0.key == name && [kind, .view].contains($0.kind) }
    return (coded, coded?.scene ?? values[name]?.map { "\(name): \($0)" })
  }

  @Test("What is copied compiles, whatever the view")
  func compiles() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "alrender-code-\(getpid())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var files: [String] = []
    for kind in ViewKind.allCases {
      let views = SceneFormat.keys(of: kind).enumerated().compactMap { index, name in
        Self.value(of: name, in: kind).text.map { text in
          let company = Self.company(of: name, in: kind)
          let more = text.contains("text:") || company.isEmpty ? "" : ", \(company)"
          return "\(name)\(index): { type: \(kind.rawValue), \(Self.frame(text))\(text)\(more) }"
        }
      }
      #expect(views.count > 10)
      let code = try code(of: views, named: "\(kind.rawValue)Keys")
      let file = folder.appending(path: "\(kind.rawValue).swift")
      try Data(code.utf8).write(to: file)
      files.append(file.path)
    }
    let said = try Compiler.check(files)
    #expect(said.isEmpty, "\(said.prefix(4000))")
  }

  private static func frame(_ keys: String) -> String {
    let isFree = ["frame:", "intrinsicContentSize", "alignmentRectInsets"].contains {
      keys.contains($0)
    }
    return isFree ? "" : "frame: [10, 10, 150, 60], "
  }

  private static func company(of name: String, in kind: ViewKind) -> String {
    switch name {
    case "symbolColors": kind == .textField ? "leftSymbol: star" : "symbol: star"
    case "imagePlacement", "imagePadding", "titlePadding": "text: Go, style: filled"
    case "designSize": "autoresizing: [flexibleWidth]"
    case "runs", "verbatim", "subviews", "frame", "guides": ""
    default: [.label, .button, .textField, .textView].contains(kind) ? "text: Go" : ""
    }
  }

  private func code(of kind: ViewKind, _ keys: String) throws -> String {
    try code(of: ["a: { type: \(kind.rawValue), \(Self.frame(keys))\(keys) }"], named: "host")
  }

  private func code(of views: [String], named name: String) throws -> String {
    let scene = """
      canvas: { width: 200, height: 100 }
      root:
        subviews:
          host:
            frame: [0, 0, 200, 100]
            subviews:

      """ + views.map { "        \($0)\n" }.joined()
    let laidOut = try Renderer(library: try Self.library.get())
      .layOut(LoadedScene(bytes: Array(scene.utf8), path: "scene.yaml"))
    return SwiftCode.text(of: try #require(laidOut.root.subviews.first), named: name)
  }
}

/// The compiler that built these tests.
private enum Compiler {
  /// Checks the types in files that import UIKit, and returns what the compiler says.
  static func check(_ files: [String]) throws -> String {
    let built = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent()
    let core = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/Core").standardizedFileURL
    let maps =
      ["CAdvances", "CImages", "CSystem"].map { built.appending(path: "\($0).build").path }
      + ["CCairo", "CPango", "CTurboJPEG", "CYAML", "CExpat"].map { core.appending(path: $0).path }
    let found = try run(
      ["pkg-config", "--cflags", "cairo", "pangocairo", "pangoft2", "libturbojpeg"])
    let flags = found.split(whereSeparator: \.isWhitespace).map(String.init)
    let own = maps.map { "-fmodule-map-file=\($0)/module.modulemap" } + flags
    return try run(
      ["swiftc", "-typecheck", "-I", built.appending(path: "Modules").path]
        + own.flatMap { ["-Xcc", $0] } + files)
  }

  private static func run(_ command: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    let pipe = Pipe()
    (process.standardOutput, process.standardError) = (pipe, pipe)
    try process.run()
    let said = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: said, as: UTF8.self)
  }
}
