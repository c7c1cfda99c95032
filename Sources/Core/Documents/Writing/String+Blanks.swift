extension String {
  /// Makes a line's indentation; repeating a character would append it one at a time.
  package init(blanks count: Int) {
    self.init(decoding: [UInt8](repeating: 0x20, count: count), as: UTF8.self)
  }
}
