package import Documents

extension Diagnostic {
  /// Whether nothing speaks for another way out than its first fix: it invents no number, guesses nothing, takes
  /// no more from one constraint than others of a contradiction could give, and leaves no equation of two views as
  /// a mere wish.
  ///
  /// - Parameter text: returns the text of a file.
  package func isCertain(_ fix: Fix, in text: (String) -> String) -> Bool {
    guard let chosen = advice.first(where: { $0.fix == fix }) else { return true }
    switch code {
    case .ambiguous:
      // A limit that others turn into an equation says where it is.
      let isGuess = chosen.force == .guessed && !(advice.count == 1 && chosen.isRewriting)
      return !isGuess && chosen.isSupported && !chosen.isRival
        && !chosen.isOneCondition(of: advice) && !fix.inventsNumber(in: text)
    case .overlap, .outsideSuperview, .outsideSafeArea:
      return chosen.isSupported && !chosen.isRival && !fix.inventsNumber(in: text)
    case .unsatisfiable:
      return !chosen.isWish && !chosen.isRival && !isToss(chosen)
        && !chosen.isOneCondition(of: advice)
        && !fix.inventsNumber(in: text)
    default: return true
    }
  }

  /// Whether others of the constraints of a contradiction are as likely to be wrong, none of them a mere length.
  private func isToss(_ chosen: Advice) -> Bool {
    guard chosen.force == .dropped, chosen.reliance > 1 else { return false }
    return advice.contains { other in
      other.force != nil && other.constraint != chosen.constraint
        && other.reliance <= chosen.reliance
    }
  }
}

extension Advice {
  /// Whether it makes a wish or a limit of an equation of two views, and not only for the height of a preview.
  fileprivate var isWish: Bool {
    guard lack == 0 else { return false }
    switch force {
    case .loosenedGap, .shortenedGap, .loosenedPlace: return true
    case .lowered:
      // What follows the sign is another view, or a number.
      return reliance > 1
        && edit?.split(separator: " ").dropFirst(2).first?.first?.isLetter == true
    default: return false
    }
  }

  /// Whether it lets what is stated give way, or adds a limit to which something must: what is stated may be wrong.
  var isSoft: Bool {
    changes.contains { change in
      switch change {
      case .write(let text, _), .rewrite(let text, _): text.contains(" @ ")
      case .add(let text, _): text.contains(" <= ") || text.contains(" >= ")
      default: false
      }
    }
  }

  /// Whether it changes one of several conditions, of which any may be the wrong one.
  fileprivate func isOneCondition(of advice: [Advice]) -> Bool {
    func isCondition(_ one: Advice) -> Bool {
      one.changes.contains { change in
        if case .set(let path, _, _) = change { path.first == "when" } else { false }
      }
    }
    return isCondition(self) && advice.contains { $0.changes != changes && isCondition($0) }
  }
}

extension Fix {
  /// Whether it writes an equation with a number that the file doesn't have and that is no standard distance.
  func inventsNumber(
    in text: (String) -> String, knowing standard: Set<String> = ["8"]
  ) -> Bool {
    edits.contains { edit in
      let equations = edit.text.split(separator: "\n").filter { line in
        [" == ", " >= ", " <= "].contains { line.contains($0) }
      }
      let numbers = equations.flatMap { line in
        (line.firstRange(of: " @").map { line[..<$0.lowerBound] } ?? line).numbers
      }
      guard !numbers.isEmpty else { return false }
      return !Set(numbers).isSubset(of: Set(text(edit.file).numbers).union(standard))
    }
  }
}

extension StringProtocol {
  /// The numbers in it that stand alone, as they are written.
  fileprivate var numbers: [String] {
    let words = String(self).split { !($0.isNumber || $0.isLetter || $0 == "." || $0 == "_") }
    return words.map(String.init).filter { Double($0) != nil }
  }
}
