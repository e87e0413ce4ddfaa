package import PropertyListReader
internal import SourceDiagnostics

/// String IDs that no text of a file has: six letters or digits, as an editor makes them.
///
/// They are computed from what they are for, so that the same file always gets the same ones.
package struct FreshStringIDs {
  private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789".utf8)
  private static let length = 6

  private var used: Set<String> = []

  /// IDs that differ from all texts of their length below a node.
  package init(avoiding node: PropertyListNode) {
    collect(node)
  }

  /// IDs that differ from the given ones.
  package init(avoiding ids: Set<String>) {
    used = ids
  }

  /// An ID for something, which is used from now on.
  package mutating func next(for purpose: String) -> String {
    // FNV-1a: the standard library's hashes differ from run to run.
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in purpose.utf8 {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
    while true {
      var rest = hash
      var characters: [UInt8] = []
      for _ in 0..<Self.length {
        characters.append(Self.alphabet[Int(rest % UInt64(Self.alphabet.count))])
        rest /= UInt64(Self.alphabet.count)
      }
      let id = String(decoding: characters, as: UTF8.self)
      if used.insert(id).inserted { return id }
      hash = (hash ^ 0x2a) &* 0x100_0000_01b3
    }
  }

  /// Whether an ID has the form of those that an editor makes up, so that nobody has chosen it.
  package static func isMadeUp(_ id: String) -> Bool {
    id.utf8.count == length && id.utf8.allSatisfy(alphabet.contains)
  }

  private mutating func collect(_ node: PropertyListNode) {
    for entry in node.entries {
      collect(entry.value)
    }
    for element in node.elements {
      collect(element)
    }
    if node.kind == .string, node.contentRange.offsets.count == Self.length, let text = node.string {
      used.insert(text)
    }
  }
}
