import Documents

extension DocumentMutator {
  /// Returns a variation in which a constraint is not installed.
  static func variation(_ key: String, excluding id: String) -> XMLElement {
    var mask = element("mask", ["key": "constraints"])
    mask.children.append(element("exclude", ["reference": id]))
    var variation = element("variation", ["key": key])
    variation.children.append(mask)
    return variation
  }

  /// Changes that people make, each with what a reviewer is told.
  static let semantic: [Mutation] = values + flags + constraints + views + connections

  private static let values: [Mutation] = [
    Mutation("a text", says: "the text of headlineLabel went from 'Fresh today' to 'New today'") {
      $0.set("cat-00-003", "text", "New today")
    },
    Mutation("a font", says: "headlineLabel", "went from system bold 28 to system bold 34") {
      $0.at("cat-00-003") { $0.children[1].set("pointSize", to: "34") }
    },
    Mutation("a class", says: "the class of BuyButton went from PayButton to BuyButton") {
      $0.set("chk-00-007", "customClass", "BuyButton")
    },
    Mutation("spacing of a stack", says: "Offers", "its spacing went from 12 to 20") {
      $0.set("cat-00-004", "spacing", "20")
    },
    Mutation("the axis of a stack", says: "Offers", "axis went from vertical to horizontal") {
      $0.set("cat-00-004", "axis", nil)
    },
    Mutation(
      "a color", says: "background of Bread Card went from secondarySystemBackgroundColor to yellow"
    ) {
      $0.at("cat-00-005") { element in
        element.children.removeAll { $0.name == "color" }
        element.children.append(
          Self.element("color", ["key": "backgroundColor", "name": "yellow"]))
      }
    },
    Mutation("a title", says: "PayButton", "title", "from 'Pay' to 'Pay now'") {
      $0.at("chk-00-007") { element in
        for index in element.children.indices where element.children[index].name == "state" {
          element.children[index].set("title", to: "Pay now")
        }
      }
    },
    Mutation("a runtime attribute", says: "Bread Card", "layer.cornerRadius", "from 10 to 16") {
      $0.at("cat-00-005") { element in
        for index in element.children.indices
        where element.children[index].name == "userDefinedRuntimeAttributes" {
          element.children[index].children[0].children[0].set("value", to: "16")
        }
      }
    },
    Mutation("an alignment", says: "text alignment of totalLabel went from right to center") {
      $0.set("chk-00-004", "textAlignment", "center")
    },
    Mutation("hugging", says: "the horizontal hugging of totalLabel went from 251 to 252") {
      $0.set("chk-00-004", "horizontalHuggingPriority", "252")
    },
    Mutation("a storyboard identifier", says: "storyboard identifier", "'Thanks' to 'Goodbye'") {
      $0.set("ths-00-001", "storyboardIdentifier", "Goodbye")
    },
    Mutation("no extended edges", says: "extended edges of Catalog", "to under no bars") {
      $0.at("cat-00-001") {
        $0.children.append(Self.element("extendedEdge", ["key": "edgesForExtendedLayout"]))
      }
    },
    Mutation("a simulated bar", says: "simulated bottom bar of Catalog", "from inferred to tab bar")
    {
      $0.at("cat-00-001") {
        $0.children.append(
          Self.element("simulatedTabBarMetrics", ["key": "simulatedBottomBarMetrics"]))
      }
    },
    Mutation(
      "a constraint that is no longer installed",
      says: "no longer installs a top constraint", "of headlineLabel"
    ) {
      $0.at("cat-00-002") {
        $0.children.append(Self.variation("default", excluding: "cns-00-009"))
      }
    },
    Mutation(
      "the initial controller", says: "the initial view controller went from", "to Catalog"
    ) {
      $0.each { if $0.name == "document" { $0.set("initialViewController", to: "cat-00-001") } }
    },
  ]

  private static let flags: [Mutation] = [
    Mutation("a hidden view", says: "=giftSwitch is now hidden") {
      $0.set("chk-00-006", "hidden", "YES")
    },
    Mutation("a switch", says: "=giftSwitch is now off") { $0.set("chk-00-006", "on", "NO") },
    Mutation("a button that cannot be used", says: "=checkOutButton is now disabled") {
      $0.set("cat-00-010", "enabled", "NO")
    },
    Mutation("clipping", says: "=Bread Card now clips its subviews") {
      $0.set("cat-00-005", "clipsSubviews", "YES")
    },
    Mutation("touches", says: "=Bread Card no longer accepts touches") {
      $0.set("cat-00-005", "userInteractionEnabled", "NO")
    },
    Mutation(
      "a frame instead of constraints", says: "headlineLabel", "is now laid out by its frame"
    ) {
      $0.set("cat-00-003", "translatesAutoresizingMaskIntoConstraints", nil)
    },
    Mutation("an alpha", says: "=the alpha of checkOutButton went from 1 to 0.5") {
      $0.set("cat-00-010", "alpha", "0.5")
    },
    Mutation(
      "a placeholder", says: "=the placeholder of voucherField went from 'Voucher' to 'Code'"
    ) {
      $0.set("chk-00-005", "placeholder", "Code")
    },
    Mutation("a number of lines", says: "=the number of lines of 'Baked at five' went from 1 to 0")
    {
      $0.set("cat-00-007", "numberOfLines", "0")
    },
    Mutation(
      "a border", says: "the border style of voucherField went from rounded rect to line"
    ) {
      $0.set("chk-00-005", "borderStyle", "line")
    },
    Mutation("a tint", says: "=the tint of PayButton went from the default to systemRedColor") {
      $0.at("chk-00-007") {
        $0.children.append(
          Self.element("color", ["key": "tintColor", "systemColor": "systemRedColor"]))
      }
    },
    Mutation("a prompt", says: "=the prompt of the navigation item went from nothing to 'By noon'")
    {
      $0.set("itm-00-001", "prompt", "By noon")
    },
    Mutation("an item of a bar", says: "bar button item was added to the navigation item") {
      $0.at("itm-00-002") {
        $0.children.append(
          Self.element(
            "barButtonItem",
            ["key": "rightBarButtonItem", "systemItem": "done", "id": "new-00-009"]))
      }
    },
  ]

  private static let constraints: [Mutation] = [
    Mutation(
      "a constant of a size class",
      says: "=the height constraint of Bread Card has the constant 60 in compact height"
    ) {
      $0.at("cns-00-005") {
        $0.children.append(
          Self.element("variation", ["key": "heightClass=compact", "constant": "60"]))
      }
    },
    Mutation("an identifier", says: "height constraint of Bread Card is now identified as 'card'") {
      $0.set("cns-00-005", "identifier", "card")
    },
    Mutation("an attribute", says: "checkOutButton moved", "because its leading constraint is now")
    {
      $0.set("cns-00-016", "firstAttribute", "leading")
    },
    Mutation(
      "a constant",
      says: "headlineLabel moved 8 pt down because its top constraint went from 16 to 24"
    ) { $0.set("cns-00-009", "constant", "24") },
    Mutation(
      "a trailing constant", says: "voucherField", "trailing constraint", "went from 0 to 10"
    ) { $0.set("cns-00-028", "constant", "-10") },
    Mutation("a priority", says: "Bread Card", "height", "from priority 1000 to 750") {
      $0.set("cns-00-005", "priority", "750")
    },
    Mutation("a multiplier", says: "PayButton", "from the multiplier 1 to 0.5") {
      $0.set("cns-00-033", "multiplier", "0.5")
    },
    Mutation("a relation", says: "totalLabel", "from 'at least' to 'exactly'") {
      $0.set("cns-00-025", "relation", nil)
    },
    Mutation("a constraint that came", says: "'Total' gained a width constraint, 120") {
      $0.put(
        Self.element(
          "constraint", ["firstAttribute": "width", "constant": "120", "id": "new-00-001"]),
        into: "chk-00-003", "constraints")
    },
    Mutation("a constraint that went", says: "giftSwitch lost a trailing constraint") {
      $0.take("cns-00-030")
    },
    Mutation(
      "a constraint in place of another",
      says: "headlineLabel has a top constraint, 140 from the top of its superview", "in place of"
    ) {
      $0.take("cns-00-009")
      $0.put(
        Self.element(
          "constraint",
          [
            "firstItem": "cat-00-003", "firstAttribute": "top", "secondItem": "cat-00-002",
            "secondAttribute": "top", "constant": "140", "id": "new-00-002",
          ]), into: "cat-00-002", "constraints")
    },
  ]

  private static let views: [Mutation] = [
    Mutation("a view that came", says: "'Oat' was added to Offers") {
      $0.put(
        Self.element(
          "label",
          ["text": "Oat", "translatesAutoresizingMaskIntoConstraints": "NO", "id": "new-00-003"]),
        into: "cat-00-004", "subviews")
    },
    Mutation(
      "a view that went", says: "giftSwitch was removed from the root view with 3 constraints"
    ) { mutator in
      mutator.take("chk-00-006")
      for id in ["cns-00-029", "cns-00-030", "cns-00-031", "out-00-005"] { mutator.take(id) }
    },
    Mutation("an order in a stack", says: "changed places in the order of Offers") {
      $0.at("cat-00-004") { element in
        for index in element.children.indices where element.children[index].name == "subviews" {
          element.children[index].children.reverse()
        }
      }
    },
    Mutation("a view in another parent", says: "'Plum cake' moved from Cake Card into Offers") {
      mutator in
      let label = mutator.take("cat-00-009")
      for id in ["cns-00-006", "cns-00-007"] { mutator.take(id) }
      mutator.put(label, into: "cat-00-004", "subviews")
    },
  ]

  private static let connections: [Mutation] = [
    Mutation("an outlet", says: "Checkout lost the outlet 'giftSwitch'") { $0.take("out-00-005") },
    Mutation("an action", says: "checkOutButton", "the action 'buy:'", "'checkOut:'") {
      $0.set("act-00-001", "selector", "buy:")
    },
    Mutation(
      "a segue's identifier",
      says: "=checkOutButton: the identifier of the segue to Checkout went from 'checkout' to 'pay'"
    ) { $0.set("seg-00-002", "identifier", "pay") },
    Mutation(
      "a segue's presentation",
      says:
        "=Checkout: the modal presentation style of the segue to Thanks went from 'formSheet' to "
        + "'fullScreen'"
    ) { $0.set("seg-00-003", "modalPresentationStyle", "fullScreen") },
    Mutation("a segue's kind", says: "Checkout: the segue to Thanks went from presentation") {
      $0.set("seg-00-003", "kind", "show")
    },
  ]
}
