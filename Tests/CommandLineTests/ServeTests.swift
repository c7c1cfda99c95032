import Foundation
import Glibc
import Testing

/// `serve` as a process: what it prints, how it ends, and what strangers can do at its port.
@Suite("Serving", .serialized)
struct ServeTests {
  /// A running server in a workshop.
  private final class Server {
    let process = Process()
    let output = Pipe()
    let url: String

    init(
      _ workshop: Workshop, _ options: [String] = [], environment: [String: String] = [:],
      in folder: String? = nil
    ) throws {
      process.executableURL = ProgramRun.program
      process.arguments = ["serve", ".", "--text", "blocks"] + options
      process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
      process.currentDirectoryURL =
        folder.map { workshop.folder.appending(path: $0) }
        ?? workshop.folder
      process.standardOutput = output
      try process.run()
      var line = Data()
      while line.last != UInt8(ascii: "\n") {
        guard let byte = try output.fileHandleForReading.read(upToCount: 1), !byte.isEmpty else {
          break
        }
        line += byte
      }
      url = String(decoding: line, as: UTF8.self).trimmingCharacters(in: .newlines)
    }

    deinit { process.terminate() }

    var port: UInt16 {
      URL(string: url)?.port.flatMap { UInt16(exactly: $0) } ?? 0
    }

    /// Opens a connection. Returns -1 if that fails.
    func connect() -> Int32 {
      let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_port = port.bigEndian
      address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
      var limit = timeval(tv_sec: 20, tv_usec: 0)
      setsockopt(
        descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
      let status = withUnsafePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          Glibc.connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
        }
      }
      return status == 0 ? descriptor : -1
    }

    /// Returns the first line of the answer to some bytes.
    func answer(_ text: String, on given: Int32? = nil) -> String {
      let descriptor = given ?? connect()
      defer { if given == nil { close(descriptor) } }
      let bytes = Array(text.utf8)
      _ = send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL))
      var chunk = [UInt8](repeating: 0, count: 4096)
      let count = recv(descriptor, &chunk, chunk.count, 0)
      let all = String(decoding: chunk.prefix(max(count, 0)), as: UTF8.self)
      return String(all.prefix { $0 != "\r\n" })
    }

    var ask: String { "GET / HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n" }

    /// The peak resident memory, in MB.
    var megabytes: Int {
      let status = try? String(
        contentsOfFile: "/proc/\(process.processIdentifier)/status", encoding: .utf8)
      let line = status?.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
      return (line?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0) / 1024
    }
  }

  private let workshop: Workshop

  init() throws {
    workshop = try Workshop()
    try workshop.write(SampleScene.square, to: "a.yaml")
  }

  @Test(
    "The URL with its token is the first line; a signal ends it with 0",
    arguments: [SIGINT, SIGTERM])
  func ending(_ signal: Int32) throws {
    let server = try Server(workshop)
    #expect(server.url.wholeMatch(of: /http:\/\/127\.0\.0\.1:\d+\/\?token=[0-9a-f]{32}/) != nil)
    #expect(server.answer(server.ask) == "HTTP/1.1 200 OK")
    kill(server.process.processIdentifier, signal)
    server.process.waitUntilExit()
    #expect(server.process.terminationReason == .exit)
    #expect(server.process.terminationStatus == 0)
  }

  @Test("A folder of a project shows its scenes with the symbols that the project has for all")
  func folderOfProject() throws {
    let shop = try Workshop()
    try shop.write("documents: { symbols: Symbols }", to: "alrender.yaml")
    try shop.write("{}", to: "Symbols/names.json")
    try shop.write(SampleScene.square, to: "Scenes/square.yaml")
    let server = try Server(shop, in: "Scenes")
    let token = server.url.split(separator: "=").last ?? ""
    let ask =
      "GET /api/layout?path=square.yaml&token=\(token) HTTP/1.1\r\n"
      + "Host: 127.0.0.1:\(server.port)\r\n\r\n"
    #expect(server.answer(ask) == "HTTP/1.1 200 OK")
  }

  @Test("A request of 1 GB is refused by its header, and one without end by its length")
  func huge() throws {
    let server = try Server(workshop)
    let head = "POST /api/save HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\n"
    #expect(
      server.answer(head + "Content-Length: 1073741824\r\n\r\n")
        == "HTTP/1.1 413 Content Too Large")
    let endless = "GET / HTTP/1.1\r\nA: " + String(repeating: "a", count: 20_000)
    #expect(server.answer(endless).contains(" 431 "))
    #expect(server.answer(server.ask) == "HTTP/1.1 200 OK")
    #expect(server.megabytes < 256)
  }

  @Test("A thousand idle connections lock nobody out")
  func idle() throws {
    var room = rlimit()
    getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &room)
    room.rlim_cur = min(room.rlim_max, max(room.rlim_cur, 4_096))
    setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &room)
    let server = try Server(workshop)
    var descriptors: [Int32] = []
    defer { for descriptor in descriptors { close(descriptor) } }
    for _ in 0..<1_000 { descriptors.append(server.connect()) }
    #expect(descriptors.allSatisfy { $0 >= 0 })
    #expect(server.answer(server.ask) == "HTTP/1.1 200 OK")
    #expect(server.megabytes < 256)
  }

  @Test("Many endless senders are bounded together, and block nobody")
  func greedy() throws {
    let server = try Server(workshop)
    let head = "POST /api/save HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\n"
    let part = Array((head + "Content-Length: 4000000\r\n\r\n").utf8)
    let body = [UInt8](repeating: 65, count: 3_900_000)
    let descriptors = (0..<60).map { _ in server.connect() }
    defer { for descriptor in descriptors { close(descriptor) } }
    for descriptor in descriptors {
      var limit = timeval(tv_sec: 1, tv_usec: 0)
      setsockopt(
        descriptor, SOL_SOCKET, SO_SNDTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
      _ = send(descriptor, part, part.count, Int32(MSG_NOSIGNAL))
      _ = send(descriptor, body, body.count, Int32(MSG_NOSIGNAL))
    }
    #expect(server.answer(server.ask) == "HTTP/1.1 200 OK")
    // 234 MB were sent.
    #expect(server.megabytes < 160)
  }

  @Test("A client that sends byte by byte blocks nobody, and is answered eventually")
  func letters() throws {
    let server = try Server(workshop)
    let slow = server.connect()
    defer { close(slow) }
    for letter in server.ask.utf8.dropLast() {
      _ = send(slow, [letter], 1, Int32(MSG_NOSIGNAL))
      if letter == 10 { #expect(server.answer(server.ask) == "HTTP/1.1 200 OK") }
    }
    #expect(server.answer("\n", on: slow) == "HTTP/1.1 200 OK")
  }

  @Test("Clients that do not read block nobody")
  func slow() throws {
    let server = try Server(workshop)
    let descriptors = (0..<50).map { _ in server.connect() }
    defer { for descriptor in descriptors { close(descriptor) } }
    let many = Array(String(repeating: server.ask, count: 200).utf8)
    for descriptor in descriptors {
      _ = send(
        descriptor, many, many.count, Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT))
    }
    #expect(server.answer(server.ask) == "HTTP/1.1 200 OK")
    #expect(server.megabytes < 256)
  }

  @Test(
    "The token is kept where nobody else can read it, also in place of a file that everybody can")
  func keptToken() throws {
    let run = workshop.folder.appending(path: "run")
    mkdir(run.path, 0o700)
    let first = try Server(workshop)
    let port = first.port
    kill(first.process.processIdentifier, SIGTERM)
    first.process.waitUntilExit()
    let kept = "run/alrender-serve-\(port)"
    try workshop.write("old\n/", to: kept)
    chmod(workshop.folder.appending(path: kept).path, 0o666)
    for _ in 0..<2 {
      let server = try Server(
        workshop, ["--port", "\(port)"], environment: ["XDG_RUNTIME_DIR": run.path])
      let token = try #require(server.url.split(separator: "=").last)
      #expect(String(decoding: workshop.read(kept) ?? Data(), as: UTF8.self).hasPrefix(token))
      var status = stat()
      #expect(stat(workshop.folder.appending(path: kept).path, &status) == 0)
      #expect(status.st_mode & 0o777 == 0o600)
      kill(server.process.processIdentifier, SIGTERM)
      server.process.waitUntilExit()
    }
  }

  @Test("The browser is started with a private file that leads to the page and alone has the token")
  func opening() async throws {
    try workshop.write("#!/bin/sh\necho \"$@\" > opened.txt\n", to: "bin/xdg-open")
    chmod(workshop.folder.appending(path: "bin/xdg-open").path, 0o755)
    mkdir(workshop.folder.appending(path: "run").path, 0o700)
    let server = try Server(
      workshop, ["--open"],
      environment: [
        "PATH": "\(workshop.folder.path)/bin:/usr/bin:/bin",
        "XDG_RUNTIME_DIR": workshop.folder.appending(path: "run").path,
      ])
    for _ in 0..<3_000 where workshop.read("opened.txt")?.last != UInt8(ascii: "\n") {
      try await Task.sleep(for: .milliseconds(10))
    }
    let opened = String(decoding: workshop.read("opened.txt") ?? Data(), as: UTF8.self)
      .trimmingCharacters(in: .whitespacesAndNewlines)
    let token = try #require(server.url.split(separator: "=").last)
    #expect(opened.hasPrefix("file:///") && !opened.contains(token), "\(opened)")
    let path = String(opened.dropFirst(7))
    #expect(try String(contentsOfFile: path, encoding: .utf8).contains("url=\(server.url)"))
    var status = stat()
    #expect(stat(URL(fileURLWithPath: path).deletingLastPathComponent().path, &status) == 0)
    #expect(status.st_mode & 0o777 == 0o700)
    kill(server.process.processIdentifier, SIGTERM)
    server.process.waitUntilExit()
    #expect(!FileManager.default.fileExists(atPath: path))
  }
}
