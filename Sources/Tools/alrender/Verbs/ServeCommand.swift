import ArgumentParser
import CSystem
import Documents
import Glibc
import LanguageServer
import Rendering
import Scenes
import Serving
import Workspace

/// `alrender serve`: the live page.
struct ServeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve",
    abstract: "Show scenes in a browser while you edit them.",
    usage: """
      alrender serve [PATH...] [--port N] [--host ADDRESS] [--open] [--read-only]
      alrender serve --playground [--port N] [--open]
      """,
    discussion: """
      alrender serve                     the project's scenes
      alrender serve Scenes card.yaml    only these
      alrender serve --port 8000 --open
      alrender serve --playground        an editor beside the picture, to try things
      alrender serve --host 0.0.0.0 --allow-host preview.local

      The first line on standard output is the page's URL. Its token is the key to the page: whoever \
      has it may edit the scenes, unless --read-only is given. Nothing outside the given paths is read \
      for a request. Ctrl-C stops the server. The playground begins with a lesson, an example or nothing; \
      each tab of the browser has a text of its own. Only saving writes a file, 'playground.yaml' in the \
      project's folder, or 'playground-2.yaml' from the second tab.
      """)

  @Argument(help: .projectScenes, completion: .file())
  var paths: [String] = []

  @Option(
    help: "The port; 0 for any that is free. With a port of your choice, a page survives a restart."
  )
  var port = 0

  @Option(help: "The address to listen on.")
  var host = "127.0.0.1"

  @Option(
    name: .customLong("allow-host"),
    help: ArgumentHelp(
      "Also answer under this name: that of a proxy, a tunnel or this machine; repeatable.",
      valueName: "NAME"))
  var allowedHosts: [String] = []

  @Flag(help: "Open the page in the browser.")
  var open = false

  @Flag(help: "Write nothing, neither scenes nor goldens.")
  var readOnly = false

  @Flag(help: "Open an editor beside the picture; nothing is written unless saved.")
  var playground = false

  @OptionGroup(title: "Layout options")
  var layout: LayoutOptions

  func validate() throws {
    guard (0...65_535).contains(port) else {
      throw ValidationError("'--port' must be from 0 to 65535, not \(port)")
    }
    if playground, readOnly || !paths.isEmpty {
      throw ValidationError("'--playground' takes neither '--read-only' nor paths")
    }
  }

  func run() throws {
    let session = try Session(layout.choices, at: paths)
    for path in paths where FileStamp(path) == nil { session.fail("no such file", file: path) }
    do throws(SceneSearch.Unsearched) {
      _ = try ServedScenes(paths, in: session.project).all()
    } catch {
      session.fail(error.message, file: error.folder)
    }
    if session.log.status != .done { throw session.log.end() }
    let server: LiveServer
    do throws(LiveServer.Failure) {
      server = try LiveServer(host: host, port: port)
    } catch {
      session.fail("cannot listen on port \(port): \(error.message)", file: host)
      throw session.log.end()
    }
    guard let token = ServeToken(port: port, folder: session.project.folder)?.text else {
      session.fail("the system provides no random bytes", file: "serve", as: .internalFault)
      throw session.log.end()
    }
    var address = server.address
    address.allowed = Set(allowedHosts.map { $0.lowercased() })
    let url = "http://\(server.address.authority)/?token=\(token)"
    Console.put(url + "\n")
    let site = LiveSite(
      LiveSite.Setup(
        project: session.project, places: paths, address: address, token: token,
        isReadOnly: readOnly, options: session.choices.workspace,
        playground: playground ? Playground(completion: Self.completion(in: session.project)) : nil)
    )
    site.removeLeftovers()
    let redirect = open ? PrivateFile(leadingTo: url) : nil
    if open {
      if let redirect {
        Browser.open("file://\(redirect.path)")
      } else {
        Console.say("--open: no folder is private to you; open the URL above in a browser")
      }
    }
    server.run(site)
    redirect?.remove()
  }
}

extension ServeCommand {
  /// Returns what the language server would insert in the texts of a project.
  fileprivate static func completion(in project: ProjectConfiguration) -> Playground.Completion {
    var project = project
    project.statedReach = ServedScenes.reach([], in: project)
    return { [project] path, text, line, character in
      let document = OpenDocument(uri: path, language: "alrender", version: 0, text: text)
      document.project = project
      return document.completion(at: TextPosition(line: line, character: character)) { [] }
    }
  }
}

extension PrivateFile {
  /// Writes a page that leads a browser to a URL with a secret: what a browser is started with can be
  /// read by all users of the machine.
  fileprivate init?(leadingTo url: String) {
    let page = """
      <!DOCTYPE html>
      <html lang="en"><head><meta charset="utf-8"><meta name="referrer" content="no-referrer">
      <meta http-equiv="refresh" content="0; url=\(Escape.attribute(url))"><title>alrender</title></head>
      <body><a href="\(Escape.attribute(url))">Open the scenes</a></body></html>

      """
    self.init(Array(page.utf8), named: "open.html", below: Self.sessionFolder)
  }

  /// The folder of the user's session, or of temporary files.
  private static var sessionFolder: String {
    for name in ["XDG_RUNTIME_DIR", "TMPDIR"] {
      if let path = getenv(name).map({ String(cString: $0) }), path.hasPrefix("/") { return path }
    }
    return "/tmp"
  }
}

/// The browser on the user's desktop.
private enum Browser {
  /// Opens a page, or reports that there is no browser.
  static func open(_ url: String) {
    let arguments: [String] = ["xdg-open", url]
    var words = arguments.map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var process = pid_t()
    if posix_spawnp(&process, "xdg-open", nil, nil, &words, cs_environment()) != 0 {
      Console.say("--open: 'xdg-open' is not installed; open the URL above in a browser")
    }
  }
}
