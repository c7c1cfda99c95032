import Reports

/// The files of the page, which are built into the program.
enum PageAssets {
  private static let files: [String: (type: String, bytes: [UInt8])] = [
    "/": ("text/html; charset=utf-8", PageFile.bytes("index.html")),
    "/live.css": (style, PageFile.bytes("live.css")),
    "/live.js": (script, PageFile.bytes("live.js")),
    "/dom.js": (script, PageFile.bytes("dom.js")),
    "/events.js": (script, PageFile.bytes("events.js")),
    "/list.js": (script, PageFile.bytes("list.js")),
    "/canvas.js": (script, PageFile.bytes("canvas.js")),
    "/components.js": (script, PageFile.bytes("components.js")),
    "/desk.js": (script, PageFile.bytes("desk.js")),
    "/controls.js": (script, PageFile.bytes("controls.js")),
    "/inspector.js": (script, PageFile.bytes("inspector.js")),
    "/playground.js": (script, PageFile.bytes("playground.js")),
    "/problems.js": (script, PageFile.bytes("problems.js")),
    "/editor.js": (script, PageFile.bytes("editor.js")),
    "/goldens.js": (script, PageFile.bytes("goldens.js")),
    "/layers.js": (script, PageFile.bytes("layers.js")),
    "/spoken.js": (script, PageFile.bytes("spoken.js")),
    "/time.js": (script, PageFile.bytes("time.js")),
    "/seen.js": (script, PageFile.bytes("seen.js")),
    "/sheet.js": (script, PageFile.bytes("sheet.js")),
    "/focus.js": (script, PageFile.bytes("focus.js")),
    "/ghosts.js": (script, PageFile.bytes("ghosts.js")),
    "/edges.js": (script, PageFile.bytes("edges.js")),
    "/progress.js": (script, PageFile.bytes("progress.js")),
    "/theme.css": (style, PageParts.theme),
    "/viewer.css": (style, PageParts.viewerStyle),
    "/elements.js": (script, PageParts.elements),
    "/viewer.js": (script, PageParts.viewer),
  ]

  /// The files of the editor component, which a program built without it does not have.
  private static let editor: [String: String] = [
    "/codemirror.js": script, "/codemirror.css": style, "/show-hint.js": script,
    "/show-hint.css": style, "/yaml-mode.js": script,
  ]

  /// Whether the editor component is built in.
  static let hasEditor = PageFile.builtIn("codemirror.js") != nil

  private static let style = "text/css; charset=utf-8"
  private static let script = "text/javascript; charset=utf-8"

  /// Returns the file at a URL path, or nil if there is none.
  static func response(_ path: String) -> HTTPResponse? {
    if let type = editor[path] {
      return PageFile.builtIn(String(path.dropFirst())).map { HTTPResponse(200, type: type, $0) }
    }
    return files[path].map { HTTPResponse(200, type: $0.type, $0.bytes) }
  }
}
