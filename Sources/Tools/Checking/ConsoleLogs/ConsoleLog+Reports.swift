extension ConsoleLog {
  /// The conflicts in the order of the text, together those that differ in their addresses alone:
  /// apps log the same for each row of a table and each pass of the layout.
  package var reports: [[LogConflict]] { groups { $0.textWithoutAddresses } }

  /// The conflicts in the order of the text, together those that differ in their addresses and numbers
  /// alone: a long log of the same mistake for each row.
  package var kinds: [[LogConflict]] {
    groups { $0.textWithoutAddresses.filter { !$0.isNumber && $0 != "." && $0 != "-" } }
  }

  private func groups(by key: (LogConflict) -> String) -> [[LogConflict]] {
    var groups: [[LogConflict]] = []
    var places: [String: Int] = [:]
    for conflict in conflicts {
      let key = key(conflict)
      if let place = places[key] {
        groups[place].append(conflict)
      } else {
        places[key] = groups.count
        groups.append([conflict])
      }
    }
    return groups
  }
}

extension LogConflict {
  /// The descriptions, with the addresses numbered in the order in which they appear.
  fileprivate var textWithoutAddresses: String {
    var numbers: [Substring: Int] = [:]
    var key = "\(broken ?? -1)"
    for constraint in constraints {
      key +=
        "\n"
        + constraint.text.replacingAddresses { address in
          let number = numbers[address] ?? numbers.count
          numbers[address] = number
          return "#\(number)"
        }
    }
    return key
  }
}

extension String {
  /// The text with the same mark for each address.
  var withoutAddresses: String { replacingAddresses { _ in "#" } }

  /// Returns the text with a word for each address, from the first to the last.
  fileprivate func replacingAddresses(_ word: (Substring) -> String) -> String {
    var text = ""
    var rest = self[...]
    while let start = rest.firstRange(of: "0x") {
      let address = rest[start.upperBound...].prefix { $0.isHexDigit }
      text += rest[..<start.lowerBound] + word(address)
      rest = rest[address.endIndex...]
    }
    return text + rest
  }
}
