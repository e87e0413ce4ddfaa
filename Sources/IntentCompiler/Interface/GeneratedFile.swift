/// A file that the compiler makes; its name is flat, without any folder.
public struct GeneratedFile: Sendable, Equatable {
  /// The file name, for example `OrderSoupIntent.swift`.
  public let name: String

  /// The content, in UTF-8.
  public let bytes: [UInt8]

  /// The content as text.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// A file of the given content.
  public init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }
}
