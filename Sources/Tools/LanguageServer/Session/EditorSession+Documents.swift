import Documents
package import Rendering
import Scenes
import Workspace

extension EditorSession {
  /// Handles a notification and returns the messages for the editor.
  func hear(_ method: String, _ params: JSON) -> [JSON] {
    switch method {
    case "exit":
      exitCode = phase == .shutDown ? 0 : 1
      phase = .ended
      return []
    case "$/cancelRequest": return params["id"].map(cancel) ?? []
    default: break
    }
    guard phase == .running else { return [] }
    switch method {
    case "textDocument/didOpen": return open(params)
    case "textDocument/didChange": return change(params)
    case "textDocument/didSave": return followers(since: files.changeCount)
    case "textDocument/didClose": return close(params)
    case "workspace/didChangeWatchedFiles": return followers(since: files.changeCount)
    default: return []
    }
  }

  private func open(_ params: JSON) -> [JSON] {
    guard let item = params["textDocument"], let uri = item["uri"]?.string,
      let text = item["text"]?.string
    else { return [] }
    let changeCount = files.changeCount
    documents[uri] = OpenDocument(
      uri: uri, language: item["languageId"]?.string ?? "yaml",
      version: item["version"]?.integer ?? 0, text: text, files: files)
    return refresh(uri) + followers(since: changeCount, besides: uri)
  }

  private func change(_ params: JSON) -> [JSON] {
    guard let document = try? document(params) else { return [] }
    let version = params["textDocument"]?["version"]?.integer ?? document.version + 1
    let changeCount = files.changeCount
    document.change(to: version) { buffer in
      for change in params["contentChanges"]?.items ?? [] {
        guard let text = change["text"]?.string else { continue }
        if let range = change["range"]?.range {
          buffer.replace(buffer.bytes(of: range), with: text)
        } else {
          buffer = TextBuffer(text)
        }
      }
    }
    return judge(document) + followers(since: changeCount, besides: document.uri)
  }

  /// Checks again the documents that depend on files that have changed, on disk or in the editor.
  private func followers(since changeCount: Int, besides uri: String? = nil) -> [JSON] {
    _ = files.lookAgain()
    let changed = files.changed(since: changeCount)
    guard !changed.isEmpty else { return [] }
    // When a project's settings for all scenes change, they are read again for each scene.
    let isEverything = changed.contains { $0.hasSuffix("/\(ProjectConfiguration.fileName)") }
    return documents.keys.sorted().filter { $0 != uri }.flatMap { uri -> [JSON] in
      guard let document = documents[uri], isEverything || document.rests(onAnyOf: changed) else {
        return []
      }
      document.forget()
      return isEverything ? refresh(uri) : judge(document)
    }
  }

  /// The files that the open documents depend on, as absolute paths, sorted.
  package var watchedFiles: [String] {
    var all: Set<String> = []
    for document in documents.values { all.formUnion(document.dependencies) }
    return all.sorted()
  }

  /// Checks again the documents that depend on files that have changed on disk.
  package func lookAgain() -> [JSON] {
    phase == .running ? followers(since: files.changeCount) : []
  }

  private func close(_ params: JSON) -> [JSON] {
    guard let uri = params["textDocument"]?["uri"]?.string,
      let document = documents.removeValue(forKey: uri)
    else { return [] }
    let changeCount = files.changeCount
    _ = files.setBuffer(nil, of: document.path)
    work.removeAll { if case .check(let check) = $0 { check.uri == uri } else { false } }
    return [
      Reply.notification(
        "textDocument/publishDiagnostics",
        .object(["uri": .string(uri), "diagnostics": .array([])]))
    ] + followers(since: changeCount)
  }

  /// Reads the project of a document again, and checks the document.
  private func refresh(_ uri: String) -> [JSON] {
    guard let document = documents[uri] else { return [] }
    var project = ProjectConfiguration()
    if document.path.hasPrefix("/"), let slash = document.path.lastIndex(of: "/") {
      let folder = String(document.path[..<slash])
      let (found, _) = files.tracing {
        try? ProjectConfiguration.find(from: folder.isEmpty ? "/" : folder)
      }
      if let found { project = found }
    }
    project.isLive = true
    document.project = project
    return judge(document)
  }

  /// Reports errors in a text immediately, and schedules the layout of a text that can be read.
  private func judge(_ document: OpenDocument) -> [JSON] {
    work.removeAll {
      if case .check(let check) = $0 { check.uri == document.uri } else { false }
    }
    switch document.kind {
    case .other: return publish(document, [])
    case .configuration:
      do throws(SceneErrors) {
        _ = try ProjectConfiguration(bytes: document.buffer.bytes, path: document.path)
        return publish(document, [])
      } catch {
        return publish(document, FindingBuilder(document).findings(error.diagnostics))
      }
    case .scene:
      switch document.reading {
      case .failure(let errors):
        // A library of components is read to find its errors; it needs no root.
        let isLibrary =
          switch ScenePart(document.buffer.bytes) {
          case .library?, .data?, .schema?: true
          case .own?, .other?, nil: false
          }
        let told = errors.diagnostics.filter { error in
          !isLibrary || error.message != Clause.noRoot.message
        }
        if told.isEmpty, document.components.contains(where: { $0.isOwn && !$0.examples.isEmpty }) {
          document.findings = []
          work.append(.check(DocumentCheck(document)))
          return []
        }
        return publish(document, FindingBuilder(document).findings(told))
      case .success:
        // The places of earlier findings may have moved, so their fixes wait for the next check.
        document.findings = []
        work.append(.check(DocumentCheck(document)))
        return []
      }
    }
  }

  /// Publishes the findings of a check, unless the text has changed since.
  func publish(_ outcome: DocumentCheck.Outcome) -> [JSON] {
    guard let document = documents[outcome.uri], document.version == outcome.version else {
      return []
    }
    document.note(outcome.files)
    // Something it depends on has changed during the check.
    if document.rests(onAnyOf: files.changed(since: outcome.changeCount)) { return judge(document) }
    let builder = FindingBuilder(document)
    let findings =
      switch outcome.findings {
      case .success(let found): builder.findings(found)
      case .failure(let errors): builder.findings(errors.diagnostics)
      }
    let hints = refreshesHints ? [request("workspace/inlayHint/refresh")] : []
    return publish(document, findings) + hints
  }

  private func publish(_ document: OpenDocument, _ findings: [DocumentFinding]) -> [JSON] {
    document.findings = findings
    return [
      Reply.notification(
        "textDocument/publishDiagnostics",
        .object([
          "uri": .string(document.uri), "version": .int(document.version),
          "diagnostics": .array(findings.map(document.json)),
        ]))
    ]
  }
}
