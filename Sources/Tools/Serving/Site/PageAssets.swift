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
    "/controls.js": (script, PageFile.bytes("controls.js")),
    "/inspector.js": (script, PageFile.bytes("inspector.js")),
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

  private static let style = "text/css; charset=utf-8"
  private static let script = "text/javascript; charset=utf-8"

  /// Returns the file at a URL path, or nil if there is none.
  static func response(_ path: String) -> HTTPResponse? {
    files[path].map { HTTPResponse(200, type: $0.type, $0.bytes) }
  }
}
