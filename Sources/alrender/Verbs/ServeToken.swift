import Documents
import Glibc
import Serving

/// The token of a server, the same again for a server of the same folder at the same port, so that
/// a page stays open over a restart.
///
/// It is kept in the folder of the user's session (`XDG_RUNTIME_DIR`), which nobody else can read
/// and which ends with the session, as Jupyter keeps its own. Without such a folder, and at a port
/// that the system chose, each server has a new one.
struct ServeToken {
  let text: String

  /// Takes the kept token, or makes one; nil where the system has no secrets to give.
  ///
  /// - Parameter port: the port that the user chose; 0 for none.
  init?(port: Int, folder: String) {
    let name = try? InnerPath("alrender-serve-\(port)")
    guard port > 0, let name, let session = Self.session else {
      guard let token = Secret.token() else { return nil }
      text = token
      return
    }
    let folder = AbsolutePath.resolved(folder) ?? folder
    let kept = (try? session.read(name)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    let parts = kept.split(separator: "\n", maxSplits: 1).map(String.init)
    if parts.count == 2, parts[1] == folder, Secret.isToken(parts[0]) {
      text = parts[0]
      return
    }
    guard let token = Secret.token() else { return nil }
    text = token
    try? session.write(Array("\(token)\n\(folder)".utf8), to: name)
  }

  /// The folder of the user's session, where it is the user's alone.
  private static var session: RootFolder? {
    guard let path = getenv("XDG_RUNTIME_DIR").map({ String(cString: $0) }), path.hasPrefix("/")
    else { return nil }
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR,
      status.st_uid == getuid(), status.st_mode & 0o077 == 0
    else { return nil }
    return RootFolder(path)
  }
}
