import Documents

extension DocumentMutator {
  /// Meaningless differences in what Xcode writes.
  static let meaningless: [Mutation] = [
    Mutation("nothing") { _ in },
    Mutation("version stamps") { mutator in
      mutator.each { element in
        if element.name == "document" { element.set("toolsVersion", to: "23504") }
        if element.name == "plugIn" { element.set("version", to: "23506") }
      }
    },
    Mutation("new ids") { $0.renewIDs() },
    Mutation("the order of constraints") { mutator in
      mutator.each { if $0.name == "constraints" { $0.children.reverse() } }
    },
    Mutation("the order of scenes") { mutator in
      mutator.each { if $0.name == "scenes" { $0.children.reverse() } }
    },
    Mutation("the order of connections") { mutator in
      mutator.each { if $0.name == "connections" { $0.children.reverse() } }
    },
    Mutation("the order of views beside each other") { mutator in
      mutator.at("chk-00-002") { element in
        for index in element.children.indices where element.children[index].name == "subviews" {
          element.children[index].children.reverse()
        }
      }
    },
    Mutation("the order of attributes") { $0.each { $0.attributes.reverse() } },
    Mutation("the order of properties") { mutator in
      mutator.each { element in
        let isList = ["subviews", "objects", "scenes"].contains(element.name)
        if !isList, element["id"] != nil { element.children.reverse() }
      }
    },
    Mutation("the places on the canvas") { mutator in
      mutator.each { if $0["key"] == "canvasLocation" { $0.set("y", to: "420.5") } }
    },
    Mutation("recorded frames that follow from constraints") { mutator in
      mutator.each { element in
        guard element["translatesAutoresizingMaskIntoConstraints"] == "NO" else { return }
        element.set("misplaced", to: "YES")
        for index in element.children.indices where element.children[index].name == "rect" {
          element.children[index].set("x", to: "77")
        }
      }
    },
    Mutation("another device") { mutator in
      mutator.each { element in
        if element.name == "device" { element.set("id", to: "retina6_1") }
        if element.name == "rect", element["width"] == "393" { element.set("width", to: "414") }
        if element.name == "rect", element["height"] == "852" { element.set("height", to: "896") }
      }
    },
    Mutation("defaults that are written out") { mutator in
      mutator.each { element in
        guard element["translatesAutoresizingMaskIntoConstraints"] == "NO" else { return }
        for flag in ["hidden", "clipsSubviews"] where element[flag] == nil {
          element.set(flag, to: "NO")
        }
      }
    },
    Mutation("constraints the other way round") { mutator in
      mutator.each { element in
        guard element.name == "constraint", let first = element["firstItem"],
          let second = element["secondItem"], element["relation"] == nil,
          element["multiplier"] == nil
        else { return }
        let (own, other) = (element["firstAttribute"] ?? "", element["secondAttribute"] ?? "")
        element.set("firstItem", to: second)
        element.set("secondItem", to: first)
        element.set("firstAttribute", to: other)
        element.set("secondAttribute", to: own)
        if let constant = element["constant"].flatMap(Double.init) {
          element.set("constant", to: "\(-constant)")
        }
      }
    },
    Mutation("values that are usual written out") { mutator in
      mutator.each { element in
        if element["translatesAutoresizingMaskIntoConstraints"] == "NO" {
          if element["alpha"] == nil { element.set("alpha", to: "1") }
          if element["tag"] == nil { element.set("tag", to: "0") }
          let priority = "horizontalCompressionResistancePriority"
          if element[priority] == nil { element.set(priority, to: "750") }
        }
        guard element.name == "constraint" else { return }
        if element["relation"] == nil { element.set("relation", to: "equal") }
        if element["priority"] == nil { element.set("priority", to: "1000") }
        if element["multiplier"] == nil { element.set("multiplier", to: "1:1") }
        if element["constant"] == nil { element.set("constant", to: "0.0") }
      }
    },
    Mutation("numbers with a fraction of nothing") { mutator in
      mutator.each { element in
        for name in ["constant", "pointSize", "spacing"] {
          if let value = element[name], !value.contains(".") { element.set(name, to: "\(value).0") }
        }
      }
    },
    Mutation("marks of the editor") { mutator in
      mutator.each { element in
        guard element["translatesAutoresizingMaskIntoConstraints"] == "NO" else { return }
        element.set("ambiguous", to: "YES")
        element.set("verifyAmbiguity", to: "off")
      }
    },
    Mutation("the colors that a document has matched") { mutator in
      mutator.each { if $0.name == "document" { $0.set("colorMatched", to: "NO") } }
    },
    Mutation("what the document depends on") { mutator in
      mutator.each { element in
        guard element.name == "dependencies" else { return }
        element.children.append(
          Self.element(
            "capability", ["name": "Named colors", "minToolsVersion": "9.0"]))
      }
    },
    Mutation("another orientation") { mutator in
      mutator.each { if $0.name == "device" { $0.set("orientation", to: "landscape") } }
    },
    Mutation("the digits of colors") { mutator in
      mutator.each { element in
        if element.name == "color", element["red"] != nil { element.set("red", to: "0.9490196") }
      }
    },
  ]

  /// Applies everything at once that Xcode may do to a file.
  mutating func rewrite() {
    for mutation in Self.meaningless
    where !["recorded frames that follow from constraints", "the digits of colors"]
      .contains(mutation.name)
    {
      mutation.change(&self)
    }
  }

  /// Regenerates every object id.
  private mutating func renewIDs() {
    var names: [String: String] = [:]
    let keys = [
      "id", "sceneID", "destination", "firstItem", "secondItem", "initialViewController",
      "reference",
    ]
    each { element in
      for index in element.attributes.indices where keys.contains(element.attributes[index].name) {
        let old = element.attributes[index].value
        let new = names[old] ?? "Xc-\(names.count + 100)-yZ"
        names[old] = new
        element.attributes[index].value = new
      }
    }
  }
}
