import AutoLayout
import Controls
import Documents
import Drawing
import Geometry
import Typesetting

extension SceneBuilder {
  /// Makes a control whose table says what can be set.
  func makeControl(_ kind: ViewKind) -> any Paintable {
    kind.make(environment) ?? PlainView(environment)
  }

  /// Gives a view the value that a scene states for a property, if any.
  func set(_ row: Property, of view: View, _ stated: SceneView) {
    for case .property(let value)? in [stated.attributes.last { $0.key == row.name }?.value] {
      row.write(view, resolve(value))
    }
  }

  /// Returns a property's value for the variant's appearance and screen.
  func resolve(_ value: SceneValue) -> PropertyValue {
    switch value {
    case .flag(let flag): .flag(flag)
    case .number(let number): .number(number)
    case .count(let count): .count(count)
    case .word(let word): .word(word)
    case .color(let color): .color(resolve(color))
    case .picture(let path): stencil(path).map(PropertyValue.picture) ?? .nothing
    case .insets(let insets): .insets(insets)
    }
  }

  /// Returns a picture of which only the shape is used; nil for none.
  func stencil(_ source: String?) -> Picture? {
    guard let set = source.flatMap({ loaded.images[$0] }) else { return nil }
    var image = Image(set, pixels: canvas.scale)
    image.accessibilityLabel = source.map(Image.name)
    image.isTemplate = true
    return .image(image)
  }

  mutating func makeSegments(_ stated: SceneView) -> SegmentedControl {
    let control = SegmentedControl(environment)
    for attribute in stated.attributes {
      switch attribute.value {
      case .segments(let segments):
        control.segments = segments.map { segment in
          segment.title.text.map { show($0, of: stated, at: attribute.place) } ?? ""
        }
        for (index, segment) in segments.enumerated() {
          control.pictures[index] = picture(
            segment.symbol, SymbolStyle(), at: attribute.place)
        }
      case .selected(let index): control.selected = index < 0 ? nil : index
      case .font(let font): control.font = resolve(font, base: .system(13, weight: 500))
      default: break
      }
    }
    return control
  }

  mutating func makeImageView(_ stated: SceneView) -> ImageView {
    let view = ImageView(environment)
    view.picture = symbol(of: stated)
    var source: String?
    var scale: Double?
    var flips = false
    var isTemplate = false
    var capInsets: EdgeInsets?
    var resizingMode: ResizingMode?
    for attribute in stated.attributes {
      switch attribute.value {
      case .source(let path): source = path
      case .imageScale(let value): scale = value
      case .flipsForRightToLeft(let value): flips = value
      case .renderingMode(let mode): isTemplate = mode == .template
      case .capInsets(let insets): capInsets = insets
      case .resizingMode(let mode): resizingMode = mode
      default: break
      }
    }
    let file = scale == nil ? nil : source.flatMap { loaded.imageFiles[$0] }
    guard let set = file ?? source.flatMap({ loaded.images[$0] }) else { return view }
    var image = Image(set, pixels: canvas.scale, scale: scale)
    image.flipsForRightToLeft = flips
    image.isTemplate = isTemplate
    image.capInsets = capInsets ?? (resizingMode == nil ? nil : .zero)
    image.resizingMode = resizingMode ?? .tile
    for case .alignmentRectInsets(let insets) in stated.attributes.map(\.value) {
      image.alignmentRectInsets = insets
    }
    view.image = image
    return view
  }
}

extension SceneBuilder {
  /// Sets the custom spacings; the views must have been added before.
  func setCustomSpacing(of stack: StackView, _ stated: SceneView) {
    for case .customSpacing(let spacings) in stated.attributes.map(\.value) {
      for spacing in spacings {
        guard let view = items.items[spacing.view.value] as? View else { continue }
        stack.setCustomSpacing(spacing.spacing, after: view)
      }
    }
  }
}
