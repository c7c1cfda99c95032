extension LayoutConstraint {
  /// How a visual format aligns its views and in which direction it reads; UIKit's raw values.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    /// The bits; each of the lower sixteen corresponds to an attribute's raw value.
    public let rawValue: UInt

    /// Makes options from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Equal left edges; for `V:` formats.
    public static let alignAllLeft = FormatOptions(.left)
    /// Equal right edges; for `V:` formats.
    public static let alignAllRight = FormatOptions(.right)
    /// Equal top edges; for `H:` formats.
    public static let alignAllTop = FormatOptions(.top)
    /// Equal bottom edges; for `H:` formats.
    public static let alignAllBottom = FormatOptions(.bottom)
    /// Equal leading edges; for `V:` formats.
    public static let alignAllLeading = FormatOptions(.leading)
    /// Equal trailing edges; for `V:` formats.
    public static let alignAllTrailing = FormatOptions(.trailing)
    /// Equal horizontal centres; for `V:` formats.
    public static let alignAllCenterX = FormatOptions(.centerX)
    /// Equal vertical centres; for `H:` formats.
    public static let alignAllCenterY = FormatOptions(.centerY)
    /// Equal last baselines; for `H:` formats.
    public static let alignAllLastBaseline = FormatOptions(.lastBaseline)
    /// Equal first baselines; for `H:` formats.
    public static let alignAllFirstBaseline = FormatOptions(.firstBaseline)
    /// All alignment bits.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)

    /// From leading to trailing, as the superview reads; the default.
    public static let directionLeadingToTrailing = FormatOptions([])
    /// From left to right, regardless of the superview's direction.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// From right to left: the first view is the rightmost.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// All direction bits.
    public static let directionMask = FormatOptions(rawValue: 3 << 16)

    /// Gaps are measured between edges; the default.
    public static let spacingEdgeToEdge = FormatOptions([])
    /// Gaps in a `V:` format are measured from a last baseline to the next view's first baseline.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    /// All spacing bits.
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)

    private init(_ attribute: Attribute) {
      self.init(rawValue: 1 << UInt(attribute.rawValue))
    }

    /// The attributes to make equal between neighbours, in the order of their raw values.
    var alignedAttributes: [Attribute] {
      (1...15).compactMap { bit in
        rawValue & (1 << bit) == 0 ? nil : Attribute(rawValue: bit)
      }
    }
  }
}
