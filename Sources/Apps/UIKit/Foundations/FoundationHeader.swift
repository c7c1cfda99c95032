/// The first field of objects that attributed strings hold.
///
/// Core Foundation compares the attributes of neighbouring runs, and reads the word after an
/// object's own header as the header of one of its own objects: if that word names no type, it
/// stops the process. Any type will do, because Core Foundation then sees that the class is
/// Swift's, and calls `isEqual(_:)`.
struct FoundationHeader: Sendable {
  private let bits: UInt = 1 << 8
}
