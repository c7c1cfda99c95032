import AutoLayout
import Diagnosis
import Documents
import Geometry
import Rendering
import Scenes
import Typesetting
import Workspace

extension LiveSite {
  /// Returns the layout that a request asks for: the scene under the values of its axes.
  func laidOut(_ request: HTTPRequest) throws -> LaidOutScene {
    let scene = try scene(request)
    if let tried = try trial(request) {
      let subject = try workspace.specimen(scene.path, tried.example, with: tried.values)
      return try workspace.layOutSpecimen(
        scene.path, tried.example, with: tried.values, variant(request, of: subject.variants))
    }
    let subjects = try workspace.read(scene.path)
    let part = request.query["part"]
    guard let subject = subjects.first(where: { part == nil || $0.part == part }) else {
      throw SiteError(404, "the file has no such part")
    }
    return try workspace.layOut(
      scene.path, part: subject.part, try variant(request, of: subject.variants))
  }

  func variant(
    _ request: HTTPRequest, of variants: SceneVariants
  ) throws(SiteError) -> Variant {
    if let name = request.query["variant"] {
      guard let found = variants.list.first(where: { $0.name == name }) else {
        throw SiteError(404, "the scene has no variant '\(name)'")
      }
      return found
    }
    var values: [AxisValue] = []
    for axis in VariantAxis.allCases {
      guard let text = request.query[axis.rawValue], !text.isEmpty else { continue }
      guard let value = axis.value(text, devices: workspace.project.devices) else {
        throw SiteError(422, "'\(text)' is not a value of '\(axis.rawValue)'")
      }
      values.append(value)
    }
    for axis in variants.axes {
      guard case .states(let name) = axis.name, let text = request.query[axis.name.pageKey] else {
        continue
      }
      guard let value = axis[text] else {
        throw SiteError(422, "'\(text)' is not a value of '\(name)'")
      }
      values.append(value)
    }
    return variants.variant(of: values)
  }

  /// Returns the number of device pixels per point of the browser's display, for pictures. The
  /// layout itself uses the scene's own scale, so that frames agree with those of all other
  /// commands.
  func pixels(_ request: HTTPRequest) throws(SiteError) -> Double? {
    guard let text = request.query["pixels"] else { return nil }
    guard let pixels = Double(text), (0.5...4).contains(pixels) else {
      throw SiteError(422, "'\(text)' is not a number of pixels in a point from 0.5 to 4")
    }
    return pixels
  }

  /// Returns what assistive technology reads, in order.
  func accessibility(_ request: HTTPRequest) throws -> JSON {
    let scene = try laidOut(request)
    guard let reading = scene.accessibilityReading() else { throw scene.unspokenLanguage }
    return reading.json
  }

  /// Returns the picture, at the requested pixel ratio.
  func picture(_ request: HTTPRequest) throws -> HTTPResponse {
    let scene = try laidOut(request)
    var overlays: [OverlayChoice] = []
    for name in (request.query["show"] ?? "").split(separator: ",") {
      if let overlay = Overlay(rawValue: String(name)) { overlays.append(OverlayChoice(overlay)) }
    }
    return HTTPResponse(
      200, type: "image/png",
      try scene.encoded(as: .png, overlays: overlays, pixels: try pixels(request)))
  }

  /// Returns the picture of one view without its subviews, in its own coordinates, on a
  /// transparent background.
  func layer(_ request: HTTPRequest) throws -> HTTPResponse {
    let scene = try laidOut(request)
    let view = try self.view(request.query["id"] ?? "", in: scene).view
    let pixels = try pixels(request)
    let grid = PixelGrid(scale: pixels ?? scene.scale)
    let size = grid.round(Rect(origin: .zero, size: view.layoutFrame.size)).size
    guard size.width > 0, size.height > 0 else { throw SiteError(404, "the view is empty") }
    let bytes = try scene.encoded(as: .png, size: size, background: .clear, pixels: pixels) {
      TreePainter(grid: grid).paintAlone(view)
    }
    return HTTPResponse(200, type: "image/png", bytes)
  }

  /// Returns frames and picture in one answer, for each step while a canvas is dragged: the
  /// length of the JSON in four bytes, most significant first, then the JSON, then the PNG.
  func step(_ request: HTTPRequest) throws -> HTTPResponse {
    let scene = try laidOut(request)
    let result = scene.recorded(findsAmbiguity: false)
    let frames = JSON.object([
      "width": .number(result.canvas.width), "height": .number(result.canvas.height),
      "frames": .array(
        result.views.map { .array([.string($0.id), .rect($0.absoluteFrame)]) }),
    ])
    let text = Array(frames.text.utf8)
    let length = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: text.count >> $0) }
    return HTTPResponse(
      200, type: "application/octet-stream",
      length + text + (try scene.encoded(as: .png, pixels: try pixels(request))))
  }

  /// Returns frames, findings with their cures, and the lines of the constraints.
  func layout(_ request: HTTPRequest) throws -> JSON {
    let scene = try laidOut(request)
    var result = scene.recorded(findsAmbiguity: true)
    result.diagnostics = try findings(scene, request)
    return .object([
      "layout": result.json,
      "findings": .array(
        result.diagnostics.map { finding in
          .object([
            "finding": finding.json, "notes": .array(finding.listing.map { .string($0.text) }),
            "hint": .optional(finding.hint?.text),
            "views": .array(finding.views.map(JSON.string)),
          ])
        }),
      "lines": .array(ConstraintLine.all(in: scene.root).map(\.pageJSON)),
    ])
  }

  /// Returns one view: what lays it out, and why its values are what they are.
  func view(_ request: HTTPRequest) throws -> JSON {
    let scene = try laidOut(request)
    let id = request.query["id"] ?? ""
    let (view, target) = try self.view(id, in: scene)
    let explainer = Explainer(scene)
    return .object([
      "id": .string(id),
      "margins": .insets(view.layoutMargins), "safeArea": .insets(view.safeAreaInsets),
      "hugging": .array(
        [Axis.horizontal, .vertical].map {
          .number(Double(view.contentHuggingPriority(for: $0).rawValue))
        }),
      "compression": .array(
        [Axis.horizontal, .vertical].map {
          .number(Double(view.contentCompressionResistancePriority(for: $0).rawValue))
        }),
      "constraints": .array(constraints(of: view, in: scene)),
      "values": .array(explainer.explain(target).map(\.pageJSON)),
    ])
  }

  private func view(
    _ id: String, in scene: LaidOutScene
  ) throws(SiteError) -> (view: View, target: ExplanationTarget) {
    guard let target = try? ExplanationTarget(id, in: scene.root) else {
      throw SiteError(404, "the scene has no view '\(id)'")
    }
    guard case .view(let view) = target.item else { throw SiteError(404, "'\(id)' is not a view") }
    return (view, target)
  }

  /// Returns the constraints that involve a view, with those stated in the scene first.
  private func constraints(of view: View, in scene: LaidOutScene) -> [JSON] {
    var found: [LayoutConstraint] = []
    func visit(_ holder: View) {
      for constraint in holder.constraints {
        if constraint.first?.owner === view || constraint.second?.owner === view {
          found.append(constraint)
        }
      }
      for subview in holder.subviews { visit(subview) }
    }
    visit(scene.root)
    return found.map { constraint in
      let source = constraint.sourceIndex.flatMap(scene.subject.constraint)
      let line = ConstraintLine(constraint, in: scene.root)
      let stated = source.map {
        StatedLine(file: scene.subject.file($0.place), line: $0.place.line)
      }
      return .object([
        "id": .optional(source?.id), "line": .optional(stated?.ownLine),
        "elsewhere": .optional(stated?.elsewhere),
        "text": .string(ConstraintNotation(constraint).equation),
        "priority": .number(Double(constraint.priority.rawValue)),
        "violated": .bool(line?.isViolated ?? false),
        "drawn": line.map(\.pageJSON) ?? .null,
      ])
    }
  }
}

extension VariantAxis {
  /// The name in requests of the page, where the names of a scene's own axes may not take others' places.
  var pageKey: String { if case .states(let name) = self { "state.\(name)" } else { rawValue } }
}

extension JSON {
  /// `[top, left, bottom, right]`.
  fileprivate static func insets(_ insets: EdgeInsets) -> JSON {
    .array([insets.top, insets.left, insets.bottom, insets.right].map(JSON.number))
  }
}

extension ConstraintLine {
  fileprivate var pageJSON: JSON {
    .object([
      "x1": .number(start.x), "y1": .number(start.y), "x2": .number(end.x), "y2": .number(end.y),
      "label": .string(label), "items": .array(items.map(JSON.string)),
      "violated": .bool(isViolated), "optional": .bool(isOptional),
    ])
  }
}

extension Explanation {
  /// The explanation, with text for people.
  fileprivate var pageJSON: JSON {
    .object([
      "attribute": .string(attribute), "value": .number(value), "free": .bool(isFree),
      "terms": .array(
        terms.map { term in
          .object([
            "sentence": .string(term.sentence), "line": .optional(term.source?.ownLine),
            "elsewhere": .optional(term.source?.elsewhere),
            "contribution": .number(term.contribution), "constraint": .string(term.description),
            "sensitivity": .number(term.sensitivity),
          ])
        }),
      "lost": .array(
        lost.map { loss in
          .object([
            "constraint": .string(loss.description), "line": .optional(loss.source?.ownLine),
            "elsewhere": .optional(loss.source?.elsewhere),
            "residual": .number(loss.residual), "wouldBe": .optional(loss.valueIfHeld),
            "opposed": .optional(loss.opposition),
          ])
        }),
    ])
  }
}
