/// A file in memory: a definition, or what lies around one.
public struct DefinitionSource: Sendable, Equatable {
  /// The path for diagnostics; its last component names the definition in generated files.
  public let path: String

  /// The content.
  public let bytes: [UInt8]

  /// A file of the given content.
  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// A file with the given text.
  public init(path: String, text: String) {
    self.init(path: path, bytes: [UInt8](text.utf8))
  }
}
