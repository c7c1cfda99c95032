/// A growing array without bounds checks, reference counts or copies: the storage of the solver.
///
/// Its owner frees it. Elements need no destruction. An empty store takes no memory.
struct Store<Element: BitwiseCopyable>: BitwiseCopyable {
  private(set) var base: UnsafeMutablePointer<Element>
  private(set) var count = 0
  private(set) var capacity: Int
  /// Whether the storage is part of another store's storage and freed by its owner.
  private var isLent = false

  init(capacity: Int = 0) {
    self.capacity = capacity
    base = capacity > 0 ? Store.allocate(capacity) : Store.nowhere
  }

  /// Makes an empty store at the front of `room`, which is shortened accordingly; room and
  /// elements must agree in their alignment. The store allocates its own storage when it grows.
  init(capacity: Int, in room: inout UnsafeMutableRawPointer) {
    self.capacity = capacity
    base = room.bindMemory(to: Element.self, capacity: capacity)
    room += capacity * MemoryLayout<Element>.stride
    isLent = true
  }

  /// Large storage is aligned to a cache line, so that records whose size divides one, or equals
  /// one, do not straddle two.
  private static func allocate(_ capacity: Int) -> UnsafeMutablePointer<Element> {
    let size = capacity * MemoryLayout<Element>.stride
    return UnsafeMutableRawPointer.allocate(byteCount: size, alignment: size < 65_536 ? 16 : 64)
      .bindMemory(to: Element.self, capacity: capacity)
  }

  /// A placeholder address for an empty store, which holds no elements.
  @inline(__always)
  private static var nowhere: UnsafeMutablePointer<Element> {
    UnsafeMutablePointer(bitPattern: MemoryLayout<Element>.alignment).unsafelyUnwrapped
  }

  init(repeating element: Element, count: Int) {
    self.init(capacity: count)
    base.initialize(repeating: element, count: count)
    self.count = count
  }

  /// Returns a copy with its own storage.
  func copy() -> Store {
    var other = Store(capacity: count)
    other.base.initialize(from: base, count: count)
    other.count = count
    return other
  }

  func free() {
    if capacity > 0 && !isLent { UnsafeMutableRawPointer(base).deallocate() }
  }

  @inline(__always)
  subscript(index: Int) -> Element {
    unsafeAddress {
      assert(index >= 0 && index < count)
      return UnsafePointer(base + index)
    }
    nonmutating unsafeMutableAddress {
      assert(index >= 0 && index < count)
      return base + index
    }
  }

  @inline(__always)
  subscript(index: Int32) -> Element {
    unsafeAddress {
      assert(index >= 0 && index < count)
      return UnsafePointer(base + Int(index))
    }
    nonmutating unsafeMutableAddress {
      assert(index >= 0 && index < count)
      return base + Int(index)
    }
  }

  @inline(__always)
  var isEmpty: Bool { count == 0 }

  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { grow(to: count + 1) }
    (base + count).initialize(to: element)
    count += 1
  }

  /// Appends `extra` elements and returns the index of the first.
  @inline(__always)
  mutating func append(repeating element: Element, count extra: Int) -> Int {
    let start = count
    if start + extra > capacity { grow(to: start + extra) }
    (base + start).initialize(repeating: element, count: extra)
    count += extra
    return start
  }

  /// Appends `extra` elements that are still to be set and returns the index of the first.
  @inline(__always)
  mutating func appendBlank(count extra: Int) -> Int {
    let start = count
    if start + extra > capacity { grow(to: start + extra) }
    count += extra
    return start
  }

  /// Makes room for this many elements in all.
  mutating func reserve(_ count: Int) {
    if count > capacity { move(toCapacity: count) }
  }

  @inline(__always)
  mutating func removeLast() -> Element {
    assert(count > 0)
    count -= 1
    return base[count]
  }

  @inline(__always)
  mutating func removeAll() {
    count = 0
  }

  /// Replaces all elements with those of another store; allocates only if they need more room.
  mutating func replaceAll(with other: Store) {
    empty(for: other.count)
    base.initialize(from: other.base, count: other.count)
    count = other.count
  }

  /// Drops an element; the last one takes its place.
  @inline(__always)
  mutating func swapRemove(_ index: Int) {
    count -= 1
    base[index] = base[count]
  }

  /// Drops all elements and makes room for this many.
  @inline(__always)
  mutating func empty(for count: Int) {
    self.count = 0
    if count > capacity { move(toCapacity: capacity > 0 ? 2 * count : count) }
  }

  /// Replaces the elements with copies of those of another store.
  mutating func assign(_ other: Store) {
    makeRoom(for: other.count)
    base.update(from: other.base, count: other.count)
    count = other.count
  }

  /// Makes room for elements that replace the present ones, with a quarter extra if there was too
  /// little: rows of a large tableau are rewritten again and again, and there are thousands of
  /// them.
  mutating func makeRoom(for count: Int) {
    guard capacity < count else { return }
    self.count = 0
    move(toCapacity: max(count + count / 4, 16))
  }

  /// Inserts an element before the one at an index. O(number of elements from there on).
  @inline(__always)
  mutating func insert(_ element: Element, at index: Int) {
    append(element)
    guard index < count - 1 else { return }
    (base + index + 1).update(from: base + index, count: count - 1 - index)
    base[index] = element
  }

  /// Drops an element; the ones after it move up. O(number of elements from there on).
  @inline(__always)
  mutating func remove(at index: Int) {
    count -= 1
    (base + index).update(from: base + index + 1, count: count - index)
  }

  /// Drops the first elements. O(number of the others).
  mutating func removeFirst(_ dropped: Int) {
    assert(dropped <= count)
    count -= dropped
    base.update(from: base + dropped, count: count)
  }

  /// Drops the elements from `newCount` on.
  @inline(__always)
  mutating func truncate(to newCount: Int) {
    assert(newCount <= count)
    count = newCount
  }

  @inline(never)
  private mutating func grow(to minimum: Int) {
    var larger = max(capacity, 16)
    // Grow by a factor of four: copying costs more than room that is never touched.
    while larger < minimum { larger *= 4 }
    move(toCapacity: larger)
  }

  private mutating func move(toCapacity larger: Int) {
    let moved = Store.allocate(larger)
    moved.moveInitialize(from: base, count: count)
    free()
    base = moved
    capacity = larger
    isLent = false
  }
}

extension Store {
  /// The elements as a buffer, valid until the store grows.
  @inline(__always)
  var elements: UnsafeMutableBufferPointer<Element> {
    UnsafeMutableBufferPointer(start: base, count: count)
  }
}
