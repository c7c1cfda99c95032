import ArgumentParser
import Glibc
import LanguageServer
import Rendering
import Workspace

/// `alrender lsp`: a language server over standard input and output.
struct LspCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lsp",
    abstract: "Serve an editor: findings, completion, frames and pictures of scene files.",
    usage: "alrender lsp [--text blocks]",
    discussion: """
      alrender lsp

      An editor starts it and speaks the Language Server Protocol with it over standard input and
      output; Documentation/Editors.md has the settings for Neovim, Helix, Emacs and VS Code.
      """)

  @Option(help: "How text is measured and drawn: 'blocks' are boxes that need no fonts.")
  var text = RenderOptions.TextMode.normal

  @Flag(help: "Use standard input and output, which is always the case; some editors pass it.")
  var stdio = false

  func run() throws {
    var options = WorkspaceOptions()
    options.text = text
    let session = EditorSession(version: Version.number, options)
    let server = Server(session) { message in
      Console.write(MessageReader.framed(message.text), to: STDOUT_FILENO)
    }
    let code = server.run(
      read: { Self.read() }, complain: { Console.say("error: \($0)") })
    if code != 0 { throw ExitCode(code) }
  }

  /// Waits for bytes on standard input; returns none at its end.
  private static func read() -> [UInt8] {
    while true {
      var count = 0
      let bytes = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, initialized in
        count = Glibc.read(STDIN_FILENO, buffer.baseAddress, buffer.count)
        initialized = max(0, count)
      }
      if count >= 0 || errno != EINTR { return bytes }
    }
  }
}
