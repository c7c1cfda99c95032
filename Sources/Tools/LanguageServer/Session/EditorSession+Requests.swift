import Rendering

extension EditorSession {
  /// Returns the result of a request, or nil if it is answered later.
  func result(
    of method: String, _ params: JSON, _ id: JSON
  ) throws(RequestFailure) -> JSON? {
    switch (phase, method) {
    case (.new, "initialize"): return initialize(params)
    case (.new, _): throw RequestFailure(.serverNotInitialized, "'initialize' must come first")
    case (.running, "initialize"):
      throw RequestFailure(.invalidRequest, "the server is already initialized")
    case (.running, "shutdown"):
      phase = .shutDown
      return .null
    case (.running, "alrender/preview"):
      try preview(params, id)
      return nil
    case (.running, _): return try documentResult(of: method, params)
    case (.shutDown, _), (.ended, _):
      throw RequestFailure(.invalidRequest, "the server is shut down")
    }
  }

  private func documentResult(
    of method: String, _ params: JSON
  ) throws(RequestFailure) -> JSON {
    guard let answer = Self.answers[method] else {
      throw RequestFailure(.methodNotFound, "unknown method '\(method)'")
    }
    let document = try document(params)
    return try answer(self, document, params)
  }

  private typealias Answer =
    @Sendable (EditorSession, OpenDocument, JSON) throws(RequestFailure) -> JSON

  /// The handlers of requests about a document.
  private static let answers: [String: Answer] = [
    "textDocument/completion": {
      (session, document, params) throws(RequestFailure) in
      document.completion(at: try position(params)) {
        session.renderer(of: document)?.families ?? []
      }
    },
    "textDocument/hover": {
      (session, document, params) throws(RequestFailure) in
      let position = try position(params)
      if let renderer = session.renderer(of: document) { document.layOut(with: renderer) }
      return document.hover(at: position)
    },
    "textDocument/definition": {
      (session, document, params) throws(RequestFailure) in
      document.definition(at: try position(params), files: session.included(by: document))
    },
    "textDocument/references": {
      (session, document, params) throws(RequestFailure) in
      document.references(
        at: try position(params),
        includesDefinition: params["context"]?["includeDeclaration"]?.boolean ?? true,
        files: session.included(by: document))
    },
    "textDocument/documentHighlight": {
      (_, document, params) throws(RequestFailure) in
      document.highlights(at: try position(params))
    },
    "textDocument/prepareRename": {
      (session, document, params) throws(RequestFailure) in
      Rename(document, session.included(by: document)).prepare(at: try position(params))
    },
    "textDocument/rename": {
      (session, document, params) throws(RequestFailure) in
      let rename = Rename(
        document, session.included(by: document), movesFiles: session.renamesFiles)
      return try rename.edit(at: try position(params), to: params["newName"]?.string ?? "")
    },
    "textDocument/formatting": {
      (session, document, _) throws(RequestFailure) in
      if let reason = document.formattingObstacle { session.say(reason) }
      return document.formatting
    },
    "textDocument/documentSymbol": { (_, document, _) throws(RequestFailure) in document.outline },
    "textDocument/foldingRange": {
      (_, document, _) throws(RequestFailure) in document.foldingRanges
    },
    "textDocument/semanticTokens/full": {
      (_, document, _) throws(RequestFailure) in document.semanticTokens
    },
    "textDocument/documentColor": { (_, document, _) throws(RequestFailure) in document.colors },
    "textDocument/colorPresentation": {
      (_, document, params) throws(RequestFailure) in
      document.presentations(of: params["color"] ?? .null, in: try range(params))
    },
    "textDocument/codeAction": {
      (session, document, params) throws(RequestFailure) in
      document.codeActions(
        in: try range(params), session.options, renderer: session.renderer(of: document))
    },
    "textDocument/inlayHint": {
      (session, document, params) throws(RequestFailure) in
      let range = try range(params)
      if let renderer = session.renderer(of: document) { document.layOut(with: renderer) }
      return document.inlayHints(in: range)
    },
  ]

  private static func position(_ params: JSON) throws(RequestFailure) -> TextPosition {
    guard let position = params["position"]?.position else {
      throw RequestFailure(.invalidParams, "the position is missing")
    }
    return position
  }

  private static func range(_ params: JSON) throws(RequestFailure) -> TextRange {
    guard let range = params["range"]?.range else {
      throw RequestFailure(.invalidParams, "the range is missing")
    }
    return range
  }

  private func preview(_ params: JSON, _ id: JSON) throws(RequestFailure) {
    let document = try document(params)
    awaited.insert(id)
    work.append(
      .preview(
        PreviewRequest(
          id, of: document, variant: params["variant"]?.string, scale: params["scale"]?.double)))
  }

  /// Cancels a pending request and returns the answer to it, if it was pending.
  func cancel(_ id: JSON) -> [JSON] {
    guard awaited.remove(id) != nil else { return [] }
    work.removeAll { if case .preview(let request) = $0 { request.id == id } else { false } }
    return [Reply.failure(id, .cancelled)]
  }

  private func initialize(_ params: JSON) -> JSON {
    phase = .running
    refreshesHints =
      params["capabilities"]?["workspace"]?["inlayHint"]?["refreshSupport"]?.boolean ?? false
    let operations = params["capabilities"]?["workspace"]?["workspaceEdit"]?["resourceOperations"]
    renamesFiles = operations?.items.contains(.string("rename")) ?? false
    return .object([
      "capabilities": Self.capabilities,
      "serverInfo": .object(["name": .string("alrender"), "version": .string(version)]),
    ])
  }

  private static let capabilities = JSON.object([
    "positionEncoding": .string("utf-16"),
    "textDocumentSync": .object([
      "openClose": .bool(true), "change": .int(2), "save": .object(["includeText": .bool(false)]),
    ]),
    "completionProvider": .object([
      "triggerCharacters": .strings([".", "[", "(", "-", "@", ":", " ", "\"", "$"])
    ]),
    "hoverProvider": .bool(true), "definitionProvider": .bool(true),
    "referencesProvider": .bool(true), "documentHighlightProvider": .bool(true),
    "renameProvider": .object(["prepareProvider": .bool(true)]),
    "documentFormattingProvider": .bool(true),
    "documentSymbolProvider": .bool(true), "foldingRangeProvider": .bool(true),
    "semanticTokensProvider": .object([
      "legend": .object([
        "tokenTypes": .strings(OpenDocument.tokenTypes), "tokenModifiers": .array([]),
      ]),
      "full": .bool(true),
    ]),
    "colorProvider": .bool(true),
    "codeActionProvider": .object(["codeActionKinds": .strings(["quickfix"])]),
    "inlayHintProvider": .bool(true),
    "experimental": .object(["preview": .string("alrender/preview")]),
  ])
}

extension RequestFailure {
  /// The failure for a request that the editor has cancelled.
  package static let cancelled = RequestFailure(.requestCancelled, "the request was cancelled")
}
