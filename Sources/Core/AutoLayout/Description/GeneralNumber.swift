import Glibc

/// A number as C's `%g` prints it: six significant digits, no trailing zeros.
///
/// `94.333333` becomes `94.3333`, `40` stays `40`, `0.0000001` becomes `1e-07`. The separator is
/// a point, whatever locale the process has chosen.
package struct GeneralNumber: CustomStringConvertible {
  private let value: Double

  /// Wraps the number to print.
  package init(_ value: Double) {
    self.value = value
  }

  /// The text.
  package var description: String {
    // Most constants are whole; six digits show them exactly. A negative zero keeps its sign.
    if value.magnitude < 1_000_000, let whole = Int(exactly: value),
      whole != 0 || value.sign == .plus
    {
      return String(whole)
    }
    let plain = newlocale(1 << LC_NUMERIC, "C", nil)
    let chosen = uselocale(plain)
    defer {
      uselocale(chosen)
      freelocale(plain)
    }
    // A sign, six digits, a point and a three-digit exponent take at most 13 bytes.
    return withUnsafeTemporaryAllocation(of: CChar.self, capacity: 32) { buffer in
      let length = withVaList([value]) { vsnprintf(buffer.baseAddress, buffer.count, "%g", $0) }
      return String(decoding: buffer.prefix(Int(length)).map(UInt8.init), as: UTF8.self)
    }
  }
}
