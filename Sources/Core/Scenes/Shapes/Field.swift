import Documents
import Synchronization

/// A key of a mapping: its name, its type and meaning, where its value is stored and how it is
/// written.
///
/// The codec is made on first use: a scene uses few of the format's many keys.
struct Field<Owner>: Sendable {
  /// The key.
  let name: String
  /// One sentence of documentation for users of the format.
  let help: String
  private let codec: LazyCodec<Owner>

  /// The schema of the value.
  var schema: Schema { codec.value.schema }

  /// Reads a value and stores it in the owner.
  func decode(_ node: NodeID, _ decoder: SceneDecoder, into owner: inout Owner) {
    codec.value.decode(node, decoder, &owner)
  }

  /// Writes the owner's value; nil if it has none.
  func encode(_ owner: Owner, _ encoder: SceneEncoder) -> YAMLValue? {
    codec.value.encode(owner, encoder)
  }

  private init(_ name: String, _ help: String, _ make: @escaping @Sendable () -> FieldCodec<Owner>)
  {
    self.name = name
    self.help = help
    codec = LazyCodec(make)
  }

  /// Creates a key whose value, with its place, is stored and retrieved by closures.
  init<Value>(
    _ name: String, _ shape: @autoclosure @escaping @Sendable () -> Shape<Value>, _ help: String,
    read: @escaping @Sendable (Owner) -> Value?,
    store: @escaping @Sendable (inout Owner, Value, Place) -> Void
  ) {
    self.init(name, help) { FieldCodec(shape(), read: read, store: store) }
  }

  /// Creates a key whose value is a property of the owner.
  init<Value>(
    _ name: String, _ shape: @autoclosure @escaping @Sendable () -> Shape<Value>, _ help: String,
    _ path: @autoclosure @escaping @Sendable () -> any WritableKeyPath<Owner, Value> & Sendable
  ) {
    self.init(name, help) {
      let path = path()
      return FieldCodec(shape(), read: { $0[keyPath: path] }) { owner, value, _ in
        owner[keyPath: path] = value
      }
    }
  }

  /// Creates a key for an optional property of the owner.
  init<Value>(
    _ name: String, _ shape: @autoclosure @escaping @Sendable () -> Shape<Value>, _ help: String,
    _ path: @autoclosure @escaping @Sendable () -> any WritableKeyPath<Owner, Value?> & Sendable
  ) {
    self.init(name, help) {
      let path = path()
      return FieldCodec(shape(), read: { $0[keyPath: path] }) { owner, value, _ in
        owner[keyPath: path] = value
      }
    }
  }

  /// Creates a key whose value is read and written entirely by closures.
  init(
    _ name: String, _ schema: @autoclosure @escaping @Sendable () -> Schema, _ help: String,
    encode: @escaping @Sendable (Owner, SceneEncoder) -> YAMLValue?,
    decode: @escaping @Sendable (NodeID, SceneDecoder, inout Owner) -> Void
  ) {
    self.init(name, help) { FieldCodec(schema: schema(), decode: decode, encode: encode) }
  }

  /// Returns the same key for a type that contains the owner.
  func lifted<Outer>(to path: any WritableKeyPath<Outer, Owner> & Sendable) -> Field<Outer> {
    Field<Outer>(
      name, schema, help, encode: { outer, encoder in encode(outer[keyPath: path], encoder) }
    ) { node, decoder, outer in
      decode(node, decoder, into: &outer[keyPath: path])
    }
  }
}

/// The schema of a key, and how its value is read and written.
private final class FieldCodec<Owner>: Sendable {
  let schema: Schema
  let decode: @Sendable (NodeID, SceneDecoder, inout Owner) -> Void
  let encode: @Sendable (Owner, SceneEncoder) -> YAMLValue?

  init(
    schema: Schema, decode: @escaping @Sendable (NodeID, SceneDecoder, inout Owner) -> Void,
    encode: @escaping @Sendable (Owner, SceneEncoder) -> YAMLValue?
  ) {
    self.schema = schema
    self.decode = decode
    self.encode = encode
  }

  convenience init<Value>(
    _ shape: Shape<Value>, read: @escaping @Sendable (Owner) -> Value?,
    store: @escaping @Sendable (inout Owner, Value, Place) -> Void
  ) {
    self.init(schema: shape.schema) { node, decoder, owner in
      guard let value = shape.decode(node, decoder) else { return }
      store(&owner, value, decoder.document.place(of: node))
    } encode: { owner, encoder in
      read(owner).flatMap { shape.encode($0, encoder) }
    }
  }
}

/// A codec that is made once, by the first thread that needs it.
private final class LazyCodec<Owner>: Sendable {
  private let make: @Sendable () -> FieldCodec<Owner>
  private let made = AtomicLazyReference<FieldCodec<Owner>>()

  init(_ make: @escaping @Sendable () -> FieldCodec<Owner>) { self.make = make }

  var value: FieldCodec<Owner> { made.load() ?? made.storeIfNil(make()) }
}
