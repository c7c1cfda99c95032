/// ICC profiles made by hand, because the project contains none.
enum SampleProfile {
  /// An RGB profile with the primaries of Display P3, adapted to D50, and a gamma of 2.2.
  static var wide: [UInt8] {
    rgb(
      red: (0.5151, 0.2412, -0.0011), green: (0.2920, 0.6922, 0.0419),
      blue: (0.1571, 0.0666, 0.7841))
  }

  /// The primaries of sRGB, adapted to D50.
  static var standard: [UInt8] {
    rgb(
      red: (0.4361, 0.2225, 0.0139), green: (0.3851, 0.7169, 0.0971),
      blue: (0.1431, 0.0606, 0.7139), curve: standardCurve)
  }

  /// A linear grey profile: 128 is half of the light.
  static var linearGrey: [UInt8] {
    profile(
      "GRAY", "XYZ ",
      [("wtpt", xyz((0.9642, 1, 0.8249))), ("kTRC", tag("curv") + word(0))])
  }

  /// A profile of inks in which every mix is the same light grey.
  static var paper: [UInt8] {
    let identity = (0...255).map { UInt8($0) }
    // Four inputs, three outputs, a grid of two steps, an identity matrix.
    var table = tag("mft1") + [4, 3, 2, 0]
    for entry in [1, 0, 0, 0, 1, 0, 0, 0, 1] { table += word(UInt32(entry) << 16) }
    for _ in 0..<4 { table += identity }
    // L* 80 of 100, without colour.
    for _ in 0..<16 { table += [204, 128, 128] }
    for _ in 0..<3 { table += identity }
    return profile(
      "CMYK", "Lab ", [("wtpt", xyz((0.9642, 1, 0.8249))), ("A2B0", table)], kind: "prtr")
  }

  private typealias Triple = (Double, Double, Double)

  private static func rgb(
    red: Triple, green: Triple, blue: Triple, curve: [UInt8] = tag("curv") + word(1) + [2, 51]
  ) -> [UInt8] {
    profile(
      "RGB ", "XYZ ",
      [
        ("wtpt", xyz((0.9642, 1, 0.8249))), ("rXYZ", xyz(red)), ("gXYZ", xyz(green)),
        ("bXYZ", xyz(blue)), ("rTRC", curve), ("gTRC", curve), ("bTRC", curve),
      ])
  }

  /// The curve of sRGB as a parametric curve of type 3.
  private static var standardCurve: [UInt8] {
    tag("para") + [0, 3, 0, 0]
      + [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045].flatMap(fixed)
  }

  private static func profile(
    _ space: String, _ connection: String, _ tags: [(name: String, data: [UInt8])],
    kind: String = "mntr"
  ) -> [UInt8] {
    var table = word(UInt32(tags.count))
    var data: [UInt8] = []
    let start = 128 + 4 + 12 * tags.count
    for tag in tags {
      table +=
        Array(tag.name.utf8) + word(UInt32(start + data.count)) + word(UInt32(tag.data.count))
      data += tag.data + [UInt8](repeating: 0, count: (4 - tag.data.count % 4) % 4)
    }
    var header = word(UInt32(start + data.count)) + word(0) + [4, 0x20, 0, 0]
    header += Array(kind.utf8) + Array(space.utf8) + Array(connection.utf8)
    header += [UInt8](repeating: 0, count: 12) + Array("acsp".utf8)
    header += [UInt8](repeating: 0, count: 28) + fixed(0.9642) + fixed(1) + fixed(0.8249)
    header += [UInt8](repeating: 0, count: 128 - header.count)
    return header + table + data
  }

  private static func tag(_ name: String) -> [UInt8] { Array(name.utf8) + word(0) }

  private static func xyz(_ value: Triple) -> [UInt8] {
    tag("XYZ ") + fixed(value.0) + fixed(value.1) + fixed(value.2)
  }

  private static func fixed(_ value: Double) -> [UInt8] {
    word(UInt32(bitPattern: Int32((value * 65536).rounded())))
  }

  private static func word(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }
}
