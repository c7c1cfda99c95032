/// A kind of scene with very many views, as written by `Benchmarks/large_scenes.py`.
enum LargeScene: CaseIterable {
  case rows, labels, flat

  func text(_ count: Int, width: Int = 375) -> String {
    let ids = 0..<count
    let head = "canvas: { width: \(width), height: \(self == .rows ? "fit" : "667") }\nroot:\n"
    switch self {
    case .rows:
      let rows = (0..<count / 4).map { row in
        """
                row\(row):
                  type: stackView
                  spacing: 8
                  subviews:
                    icon\(row): { intrinsicContentSize: [24, 24] }
                    title\(row): { type: label, text: "Row \(row % 100)" }
                    detail\(row): { type: label, text: "Detail \(row % 100)" }

        """
      }.joined()
      return head + """
          subviews:
            list:
              type: stackView
              axis: vertical
              spacing: 4
              subviews:
        \(rows)constraints: ["H:|-[list]-|", "V:|[list]|"]
        """
    case .labels:
      let views = ids.map {
        "    l\($0): { type: label, lines: 0, text: \"\($0) account balance camera delivery evening"
          + " forward garden harbour invoice journey kitchen letter\" }\n"
      }
      let constraints = ids.map {
        "  - \"H:|-[l\($0)]-|\"\n  - l\($0).top == \($0 == 0 ? "root.top" : "l\($0 - 1).bottom + 4")\n"
      }
      return head + "  subviews:\n\(views.joined())constraints:\n\(constraints.joined())"
    case .flat:
      let views = ids.map { "    v\($0): { background: '#3366CC' }\n" }
      let constraints = ids.map {
        """
          - v\($0).leading == root.leading + 8
          - v\($0).width >= 10
          - v\($0).trailing == root.trailing - 8
          - v\($0).height == 20
          - v\($0).top == \($0 == 0 ? "root.top" : "v\($0 - 1).bottom + 4")

        """
      }
      return head + "  subviews:\n\(views.joined())constraints:\n\(constraints.joined())"
    }
  }

  /// Returns the view in the middle, which is explained.
  func view(_ count: Int) -> String {
    switch self {
    case .rows: "title\(count / 8)"
    case .labels: "l\(count / 2)"
    case .flat: "v\(count / 2)"
    }
  }

  /// Returns the labels as an Interface Builder document.
  static func document(_ count: Int) -> String {
    let labels = (0..<count).map {
      """
      <label text="\($0) account balance camera" numberOfLines="0" id="lab-el-\($0)" \
      translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="16" y="\($0 * 25)" width="343" height="21"/>
      </label>

      """
    }
    func constraint(_ label: Int, _ name: String, _ other: String, _ end: String) -> String {
      """
      <constraint firstItem="lab-el-\(label)" firstAttribute="\(name)" secondItem="\(other)" \
      secondAttribute="\(end)" id="con-\(name)-\(label)"/>

      """
    }
    let constraints = (0..<count).map {
      constraint($0, "leading", "roo-t0-001", "leading")
        + constraint($0, "trailing", "roo-t0-001", "trailing")
        + constraint(
          $0, "top", $0 == 0 ? "roo-t0-001" : "lab-el-\($0 - 1)", $0 == 0 ? "top" : "bottom")
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="21507" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
        <objects>
          <view id="roo-t0-001">
            <rect key="frame" x="0" y="0" width="375" height="667"/>
            <subviews>
      \(labels.joined())</subviews>
            <constraints>
      \(constraints.joined())</constraints>
          </view>
        </objects>
      </document>
      """
  }
}
