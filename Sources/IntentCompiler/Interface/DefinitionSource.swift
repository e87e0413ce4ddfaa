/// A definition in memory.
public struct DefinitionSource: Sendable, Equatable {
  /// The path for diagnostics; its last component names the definition in generated files.
  public let path: String

  /// The content.
  public let bytes: [UInt8]

  /// A definition of the given content.
  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}
