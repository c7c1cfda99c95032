/// What stands first in objects that attributed strings hold.
///
/// Core Foundation compares the attributes of neighbouring runs, and takes the word behind an object's own
/// header for the header of its own objects: where that word names no type, it stops the process. Any
/// type will do, for then it sees that the class is Swift's, and asks `isEqual(_:)`.
struct FoundationHeader: Sendable {
  private let bits: UInt = 1 << 8
}
