import Diagnosis
import Documents
import Rendering

extension TrialOutcome {
  /// The number of views in all variants that are less than half as long as before an edit, though nobody
  /// states that length.
  func squeezedCount(since before: TrialOutcome) -> Int {
    zip(faults, before.faults).reduce(0) { $0 + $1.0.countOfSqueezed(since: $1.1) }
  }

  /// The number of views in all variants that are not as wide as high, though that is stated before an edit and
  /// is so then.
  func misshapenCount(since before: TrialOutcome) -> Int {
    zip(faults, before.faults).reduce(0) { count, pair in
      let known = pair.1.misshapen(since: pair.1)
      return count
        + pair.0.misshapen(since: pair.1).count { pair.1.isUnsound || !known.contains($0) }
    }
  }

  /// The number of controls in all variants that are more than twice as high as is stated before an edit.
  func stretchedCount(since before: TrialOutcome) -> Int {
    zip(faults, before.faults).reduce(0) { $0 + $1.0.countOfStretched(since: $1.1) }
  }

  /// How far the lengths of views are from those that are stated before an edit, as the greatest share of one.
  func deviation(since before: TrialOutcome) -> Double {
    zip(faults, before.faults).flatMap { $0.deviations(from: $1) }.map { abs($0.share) }.max() ?? 0
  }

  /// The number of strains under which a text leaves what it is in that is only cut before an edit.
  func lostTextCount(since before: TrialOutcome) -> Int {
    zip(strained, before.strained).count { now, old in
      guard let now, let old else { return false }
      return now.losesText(since: old)
    }
  }

  /// Whether other findings come first: a limit seems redundant beside a fault of its view.
  func isEarly(for remark: Diagnostic, in variant: Int) -> Bool {
    switch remark.code {
    case .redundant:
      let views = Set(remark.views + [remark.view].compactMap { $0 })
      return counts[variant].keys.contains { !$0.isRedundant && $0.concerns(views) }
    default: return false
    }
  }

  /// Whether no picture is pulled out of shape, and what is round or square stays so.
  private func keepsShapes(since before: TrialOutcome) -> Bool {
    faults.indices.allSatisfy {
      faults[$0].distortionOfPictures <= before.faults[$0].distortionOfPictures + 1
    } && misshapenCount(since: before) == 0
  }

  /// Whether the views that a finding is about are as anybody would want them, not only without it.
  func mends(
    _ remark: Diagnostic, with fix: Fix?, in variant: Int, since before: TrialOutcome
  ) -> Bool {
    let isOfEquations = [.unsatisfiable, .ambiguous].contains(remark.code)
    guard isOfEquations || keepsShapes(since: before) else { return false }
    if remark.code.isOfRoom,
      faults[variant].squeezesText(
        since: before.faults[variant],
        // Without a line a text may be as low as its lines again.
        isCertain: fix?.edits.allSatisfy(\.text.isEmpty) ?? false)
    {
      return false
    }
    if remark.code == .overlap, faults[variant].stretchesText(since: before.faults[variant]) {
      return false
    }
    return switch remark.code {
    case .unsatisfiable:
      // Half a contradiction is no layout: what it names must be there, and columns stay even.
      !counts.indices.contains {
        faults[$0].flattens(since: before.faults[$0])
          || faults[$0].joins(remark.views)
          || before.counts[$0][FindingKind(remark)] != nil
            && (!faults[$0].vanished.isDisjoint(with: remark.views)
              || faults[$0].areUneven(remark.views, statedIn: before.faults[$0]))
      }
    case .ambiguous:
      !faults[variant].covers(remark.view)
        && !faults.indices.contains {
          faults[$0].covers(remark.view, readsTexts: false)
            && !before.faults[$0].covers(remark.view, readsTexts: false)
        }
        && !faults[variant].stretchesOpen(of: before.faults[variant])
        && !faults[variant].crushesOpen(of: before.faults[variant])
    case .outsideSuperview:
      // What else is in a card must not hang out of it below.
      !faults[variant].lacksRoom(in: before.faults[variant].heights(of: remark.views.last))
        && !faults[variant].covers(remark.view)
        && (fix?.writesEquation == true
          || !faults[variant].overgrows(remark.views, since: before.faults[variant]))
        && !faults[variant].inflates(since: before.faults[variant], besides: remark.views)
    // Nor does a field beside a text become too short for what people type.
    case _ where remark.code.isOfLooks:
      !faults.indices.contains { faults[$0].shortensField(since: before.faults[$0]) }
    default: true
    }
  }

  /// Whether nothing under strain is worse than before, and nothing has moved for nothing.
  func isSound(
    underStrain before: TrialOutcome, on remark: Diagnostic, mayMove: Bool, in variant: Int
  ) -> Bool {
    // What no fault measures, such as a line that is too long to be read, is as bad under strain.
    let mayMove =
      mayMove || remark.code.isOfStatements || remark.code == .clippedAtTextSize
      || !faults[variant].isBetter(than: before.faults[variant])
    // Nor is a text cut for another that fits.
    let settles = [.ambiguous, .clippedAtTextSize].contains(remark.code)
    return strains.indices.allSatisfy { index in
      let (now, old) = (strained[index], before.strained[index])
      guard let old else { return true }
      // There much leaves the screen below; nothing may vanish beside it.
      if ![.clippedAtTextSize, .redundant].contains(remark.code), strains[index].isLimit {
        return now.map { !$0.loses(since: old) } ?? false
      }
      guard let now, !now.isGraver(than: old, settles: settles) else {
        return false
      }
      guard remark.code != .redundant else { return now.hasFrames(of: old) }
      if remark.code.isOfRoom, now.squeezesText(since: old, isCertain: true) { return false }
      guard remark.code != .unsatisfiable || !now.escapes(remark.views, since: old) else {
        return false
      }
      return mayMove || now.isBetter(than: old) || now.keepsAll(of: old)
        || remark.code.isOfLooks
          && (now.widens(remark.view, since: old) || now.showsMore(of: remark.view, since: old))
    }
  }

  /// Whether everything that a state means is as it was, but where what is mended is a layout that
  /// contradicts itself or is open.
  func keepsIntents(of before: TrialOutcome, about kind: FindingKind) -> Bool {
    let isOfEquations = [.unsatisfiable, .ambiguous].contains(kind.code)
    return faults.indices.allSatisfy { index in
      isOfEquations && before.counts[index][kind] != nil
        || faults[index].keeps(before.intents.meant[index], of: before.faults[index])
    }
      && strained.indices.allSatisfy { index in
        guard let now = strained[index], let old = before.strained[index] else { return true }
        return isOfEquations && old.isUnsound
          || now.keeps(before.intents.meant[faults.count + index], of: old)
      }
  }

  /// Whether what was open and isn't any more has room for its content in each variant and under each
  /// strain.
  func givesRoom(since before: TrialOutcome) -> Bool {
    let settled = zip(before.faults, faults).reduce(into: Set<ViewLength>()) {
      $0.formUnion($1.0.open.subtracting($1.1.open))
    }
    let tried = faults + strains.indices.compactMap { strains[$0].isLimit ? nil : strained[$0] }
    return settled.isEmpty || tried.allSatisfy { !$0.lacksRoom(in: settled) }
  }

  /// Whether a fix only writes the other relation of a limit: then it says no more than was said before.
  func turnsLimit(_ fix: Fix) -> Bool {
    guard fix.edits.count == 1, let edit = fix.edits.first, let file = subject?.text(of: nil),
      file.path == edit.file
    else { return false }
    let line = String(decoding: file.bytes[file.wholeRange(ofLine: edit.line)], as: UTF8.self)
    return [(" >= ", " <= "), (" <= ", " >= ")].contains { old, new in
      edit.text.contains(new) && line.contains(edit.text.replacing(new, with: old))
    }
  }
}

extension Fix {
  /// Whether it writes one required equation in place of another line.
  fileprivate var writesEquation: Bool {
    guard edits.count == 1, let edit = edits.first else { return false }
    return edit.text.contains(" == ") && !edit.text.contains(" @ ") && !edit.text.contains("\n")
  }
}
