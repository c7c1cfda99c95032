extension String {
  /// Makes a line's indentation; a repeated character would be appended time after time.
  package init(blanks count: Int) {
    self.init(decoding: [UInt8](repeating: 0x20, count: count), as: UTF8.self)
  }
}
