package import PropertyListReader
package import SourceDiagnostics

/// The text that an editor would save for a definition, compared with the one that the file has.
package struct CanonicalText: Sendable {
  /// The file.
  package let source: SourceFile

  /// The canonical bytes.
  package let bytes: [UInt8]

  /// The canonical text of a property list.
  package init(of tree: PropertyListTree) {
    source = tree.source
    bytes = CanonicalWriter.write(tree.root)
  }

  /// Whether the file has this very text.
  package var isInSource: Bool { bytes == source.bytes }

  /// The offset in the file of the first byte that differs.
  package var firstDifference: Int {
    let common = min(bytes.count, source.bytes.count)
    var index = 0
    while index < common, bytes[index] == source.bytes[index] {
      index += 1
    }
    return index
  }

  /// What is different there, in words.
  package var difference: String {
    let offset = firstDifference
    let rest = source.bytes[offset...]
    if offset == 0, rest.starts(with: [0xEF, 0xBB, 0xBF]) { return "it starts with a byte order mark" }
    if rest.first == 0x0D { return "its lines end with a carriage return" }
    if offset >= bytes.count { return "text follows the end" }
    if rest.isEmpty { return "the line break at the end is missing" }
    let line = bytes[..<offset].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let expected = bytes[line...].prefix { $0 != 0x0A }
    let text = String(decoding: expected, as: UTF8.self).drop { $0 == "\t" }
    return "expected '\(text.prefix(80))'"
  }
}
