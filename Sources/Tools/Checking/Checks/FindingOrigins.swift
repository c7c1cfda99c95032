import Documents
import Rendering

extension [CheckFinding] {
  /// Returns the findings of a layout with the contradictions and ambiguities that may have caused views to
  /// be where they are.
  func traced(in layout: CheckedLayout) -> [CheckFinding] {
    // The index of the first origin for each view: one pass, however many findings there are.
    var first: [String: Int] = [:]
    for (place, finding) in enumerated() where finding.isOrigin {
      for view in finding.diagnostic.involved where first[view] == nil { first[view] = place }
    }
    guard !first.isEmpty else { return self }
    var axes: [Int: FreeAxes] = [:]
    return map { finding in
      guard finding.isConsequence,
        let place = finding.diagnostic.involved.compactMap({ first[$0] }).min()
      else { return finding }
      let free = axes[place] ?? FreeAxes(self[place], in: layout)
      axes[place] = free
      guard free.mayMove(finding, in: layout) else { return finding }
      var traced = finding
      traced.origin = self[place].cause
      return traced
    }
  }
}

/// The axes along which an ambiguity leaves views open; both for a contradiction.
private struct FreeAxes {
  private var (isHorizontal, isVertical) = (true, true)

  init(_ origin: CheckFinding, in layout: CheckedLayout) {
    guard origin.diagnostic.code == .ambiguous else { return }
    let views = origin.diagnostic.involved.compactMap { layout.view($0) }
    let attributes = Set(views.flatMap(\.laidOut.freedoms).map(\.attribute))
    guard !attributes.isEmpty else { return }
    isHorizontal = !attributes.isDisjoint(with: ["minX", "width"])
    // A text that may be wider may take fewer lines.
    isVertical =
      !attributes.isDisjoint(with: ["minY", "height"]) || views.contains(where: \.wraps)
  }

  /// Whether the place of what a finding is about may depend on what is open.
  func mayMove(_ finding: CheckFinding, in layout: CheckedLayout) -> Bool {
    guard [.outsideSuperview, .outsideSafeArea].contains(finding.diagnostic.code),
      let view = finding.diagnostic.view.flatMap({ layout.view($0) }),
      let excess = layout.escape(of: view)?.excess ?? layout.ownUnsafety(of: view)
    else { return true }
    return excess.isHorizontal && isHorizontal || excess.isVertical && isVertical
  }
}

extension CheckFinding {
  /// Whether it says that constraints are unsatisfiable or ambiguous.
  private var isUnsound: Bool {
    [.unsatisfiable, .ambiguous].contains(subject ?? diagnostic.code)
  }

  /// Whether it says that several texts share too little room.
  private var isSqueeze: Bool { diagnostic.code == .truncated && diagnostic.views.count > 1 }

  /// Whether other findings may be its consequences.
  fileprivate var isOrigin: Bool { (isUnsound || isSqueeze) && !diagnostic.listing.isEmpty }

  /// Whether it is about a view's frame and doesn't come from an expectation.
  fileprivate var isConsequence: Bool {
    switch diagnostic.code {
    case .truncated: !isSqueeze
    case .cropped, .collapsed, .squeezed, .overlap, .outsideSuperview, .outsideSafeArea: true
    default: false
    }
  }
}
