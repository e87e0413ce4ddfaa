/// How large an input the compiler accepts; each limit has a diagnostic of its own.
public struct InputLimits: Sendable, Equatable {
  /// The largest file, in bytes; at most 2 GiB.
  public var byteCount: Int

  /// The deepest nesting of XML elements; at most 250.
  public var depth: Int

  /// The longest text of one element, in bytes.
  public var textByteCount: Int

  /// The largest number of XML elements.
  public var elementCount: Int

  /// Limits far above every real definition: 512 MiB, 64 levels, 1 MiB of text, 20 million elements.
  public init(
    byteCount: Int = 512 << 20, depth: Int = 64, textByteCount: Int = 1 << 20, elementCount: Int = 20_000_000
  ) {
    self.byteCount = byteCount
    self.depth = depth
    self.textByteCount = textByteCount
    self.elementCount = elementCount
  }
}
