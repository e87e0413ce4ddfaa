/// A place in a text where a value is said.
///
/// For example: `${soup}`, `${soup.price}`
public struct DialogueToken: Sendable, Hashable {
  /// The name of the value.
  public let name: String

  /// The value's property that is said; nil for the value itself.
  public let property: String?

  /// A token for a value, or for a property of one.
  public init(_ name: String, property: String? = nil) {
    self.name = name
    self.property = property
  }
}

extension DialogueToken {
  /// The token that stands between `${` and `}`; nil where none does.
  init?(source: Substring) {
    let parts = source.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), parts.allSatisfy(Self.isName) else { return nil }
    self.init(String(parts[0]), property: parts.count == 2 ? String(parts[1]) : nil)
  }

  private static func isName(_ text: Substring) -> Bool {
    guard let first = text.utf8.first, !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) else { return false }
    return text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
        true
      default: false
      }
    }
  }
}
