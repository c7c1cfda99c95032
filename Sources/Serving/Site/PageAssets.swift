import Reports

/// The files of the page, which are built into the program.
enum PageAssets {
  private static let files: [String: (type: String, bytes: [UInt8])] = [
    "/": ("text/html; charset=utf-8", PackageResources.index_html),
    "/live.css": (style, PackageResources.live_css),
    "/live.js": (script, PackageResources.live_js),
    "/dom.js": (script, PackageResources.dom_js),
    "/list.js": (script, PackageResources.list_js),
    "/canvas.js": (script, PackageResources.canvas_js),
    "/controls.js": (script, PackageResources.controls_js),
    "/inspector.js": (script, PackageResources.inspector_js),
    "/problems.js": (script, PackageResources.problems_js),
    "/editor.js": (script, PackageResources.editor_js),
    "/goldens.js": (script, PackageResources.goldens_js),
    "/layers.js": (script, PackageResources.layers_js),
    "/time.js": (script, PackageResources.time_js),
    "/seen.js": (script, PackageResources.seen_js),
    "/sheet.js": (script, PackageResources.sheet_js),
    "/focus.js": (script, PackageResources.focus_js),
    "/ghosts.js": (script, PackageResources.ghosts_js),
    "/edges.js": (script, PackageResources.edges_js),
    "/progress.js": (script, PackageResources.progress_js),
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
