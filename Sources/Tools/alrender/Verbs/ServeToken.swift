import Documents
import Glibc
import Serving

/// The token of a server. A server for the same folder at the same port gets the same token, so
/// that an open page survives a restart.
///
/// It is kept in the folder of the user's session (`XDG_RUNTIME_DIR`), which nobody else can read
/// and which ends with the session, as Jupyter keeps its own. Without such a folder, or at a port
/// chosen by the system, each server gets a new token.
struct ServeToken {
  let text: String

  /// Reads the stored token, or makes one. Returns nil if the system has no random bytes.
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
    let isKept = parts.count == 2 && parts[1] == folder && Secret.isToken(parts[0])
    guard let token = isKept ? parts[0] : Secret.token() else { return nil }
    text = token
    // Written again also if it stays, because others may have made the file.
    try? session.write(Array("\(token)\n\(folder)".utf8), to: name, isPrivate: true)
  }

  /// The folder of the user's session, if only the user has access to it.
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
