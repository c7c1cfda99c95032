import Controls
import Drawing
public import Foundation
import Geometry
import Typesetting

/// A layer that paints a gradient.
@preconcurrency @MainActor open class CAGradientLayer: CALayer {
  /// The colours, as `CGColor`.
  open var colors: [Any]?
  /// The places of the colours, 0 to 1; evenly spaced where nil.
  open var locations: [NSNumber]?
  /// Where the gradient starts, in units of the box.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// Where the gradient ends, in units of the box.
  open var endPoint = CGPoint(x: 0.5, y: 1)
  /// The kind; every kind is painted as the axial one.
  open var type: CAGradientLayerType = .axial

  override func boxLayer(size: CGSize) -> Layer {
    var box = super.boxLayer(size: size)
    let shown = (colors ?? []).compactMap { ($0 as? CGColor)?.core ?? ($0 as? UIColor)?.core }
    guard shown.count > 1 else { return box }
    box.gradient = Layer.Gradient(
      colors: shown, locations: (locations ?? []).map(\.doubleValue), from: Point(startPoint),
      to: Point(endPoint))
    return box
  }
}

/// A layer that paints a path.
@preconcurrency @MainActor open class CAShapeLayer: CALayer {
  /// The path in the layer's coordinates.
  open var path: CGPath?
  /// What the path is filled with; black unless told otherwise, nil for nothing.
  open var fillColor: CGColor? = .black
  /// What the path is drawn with; nil for nothing.
  open var strokeColor: CGColor?
  /// The width of the line.
  open var lineWidth: CGFloat = 1
  /// How long dashes and gaps are.
  open var lineDashPattern: [NSNumber]?
  /// Where the dashes begin.
  open var lineDashPhase: CGFloat = 0
  /// How lines end.
  open var lineCap: CAShapeLayerLineCap = .butt
  /// How lines meet.
  open var lineJoin: CAShapeLayerLineJoin = .miter
  /// How far corners reach.
  open var miterLimit: CGFloat = 10
  /// What counts as inside.
  open var fillRule: CAShapeLayerFillRule = .nonZero
  /// Where the line begins, as a part of the path.
  open var strokeStart: CGFloat = 0
  /// Where the line ends, as a part of the path.
  open var strokeEnd: CGFloat = 1

  override func innerItems(in bounds: Rect) -> [DisplayList.Item] {
    guard let path, !path.isEmpty else { return super.innerItems(in: bounds) }
    let shape = path.shape(isEvenOdd: fillRule == .evenOdd)
      .offsetBy(dx: bounds.minX, dy: bounds.minY)
    var items = super.innerItems(in: bounds)
    if let fillColor { items.append(.fill(shape, .color(fillColor.core))) }
    if let strokeColor, lineWidth > 0, strokeEnd > strokeStart {
      let part = strokeStart > 0 || strokeEnd < 1
      let line =
        part
        ? PaintedShape.path(path.part(from: strokeStart, to: strokeEnd).core)
          .offsetBy(dx: bounds.minX, dy: bounds.minY) : shape
      items.append(
        .stroke(
          line,
          Stroke(
            strokeColor.core, width: Double(lineWidth),
            dashes: (lineDashPattern ?? []).map(\.doubleValue), roundCaps: lineCap == .round)))
    }
    return items
  }
}

/// A layer that sets text.
@preconcurrency @MainActor open class CATextLayer: CALayer {
  /// The text: a string, or one with attributes.
  open var string: Any?
  /// The size of the font.
  open var fontSize: CGFloat = 36
  /// The font: a `UIFont` counts.
  open var font: AnyObject?
  /// The colour of the text.
  open var foregroundColor: CGColor? = .white
  /// Whether lines break.
  open var isWrapped = false
  /// Where lines stand.
  open var alignmentMode: CATextLayerAlignmentMode = .natural
  /// How text that does not fit is cut; at its end.
  open var truncationMode: CATextLayerTruncationMode = .none
  /// Whether letters are smoothed by colours; never.
  open var allowsFontSubpixelQuantization = false

  override func innerItems(in bounds: Rect) -> [DisplayList.Item] {
    let label = UILabel(frame: CGRect(bounds))
    label.font = (font as? UIFont)?.withSize(fontSize) ?? .systemFont(ofSize: fontSize)
    label.textColor = foregroundColor.map { UIColor(cgColor: $0) }
    label.numberOfLines = isWrapped ? 0 : 1
    label.textAlignment = alignmentMode.alignment
    if let text = string as? NSAttributedString {
      label.attributedText = text
    } else {
      label.text = string as? String
    }
    label.frame.size = label.sizeThatFits(CGSize(bounds.size))
    label.frame.size.width = CGFloat(bounds.width)
    return super.innerItems(in: bounds) + label.ownItems(in: Rect(label.frame))
  }
}

/// A layer that repeats its sublayers; painted once.
@preconcurrency @MainActor open class CAReplicatorLayer: CALayer {
  /// How often the sublayers are shown.
  open var instanceCount = 1
  /// The map from one to the next.
  open var instanceTransform = CATransform3DIdentity
  /// The time from one to the next.
  open var instanceDelay: CFTimeInterval = 0
  /// The colour that copies are multiplied by; not heeded.
  open var instanceColor: CGColor? = .white
  /// By how much the red of each copy differs.
  open var instanceRedOffset: Float = 0
  /// By how much the green of each copy differs.
  open var instanceGreenOffset: Float = 0
  /// By how much the blue of each copy differs.
  open var instanceBlueOffset: Float = 0
  /// By how much the opacity of each copy differs.
  open var instanceAlphaOffset: Float = 0
  /// Whether copies keep their depth.
  open var preservesDepth = false
}

/// A layer without a plane of its own; painted as any other.
@preconcurrency @MainActor open class CATransformLayer: CALayer {}
/// A layer of tiles; painted at once.
@preconcurrency @MainActor open class CATiledLayer: CALayer {
  /// How many sizes are kept; one.
  open var levelsOfDetail = 1
  /// How many larger sizes are kept; none.
  open var levelsOfDetailBias = 0
  /// The size of a tile.
  open var tileSize = CGSize(width: 256, height: 256)
}
/// A layer that scrolls.
@preconcurrency @MainActor open class CAScrollLayer: CALayer {
  /// Shows what lies at a point.
  open func scroll(to p: CGPoint) { bounds.origin = p }
  /// Shows what lies in a rectangle.
  open func scroll(to r: CGRect) { bounds.origin = r.origin }
}
