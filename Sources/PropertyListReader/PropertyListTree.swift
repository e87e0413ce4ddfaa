package import SourceDiagnostics

/// The elements of a property list in document order, over the bytes that they were read from.
///
/// Texts are not copied: a record holds offsets, and only a text that differs from its bytes (`&amp;`, CDATA, CRLF) is
/// kept apart. It is a class since every node refers to it; it never changes once it is read.
package final class PropertyListTree: Sendable {
  /// The file.
  package let source: SourceFile

  /// The comments and processing instructions, in order; a rewrite cannot keep them.
  package let commentRanges: [SourceRange]

  let records: [PropertyListRecord]
  let decodedTexts: [UInt32: [UInt8]]

  init(
    source: SourceFile, records: [PropertyListRecord], decodedTexts: [UInt32: [UInt8]], commentRanges: [SourceRange]
  ) {
    self.source = source
    self.records = records
    self.decodedTexts = decodedTexts
    self.commentRanges = commentRanges
  }

  /// The value that the property list holds.
  package var root: PropertyListNode { PropertyListNode(tree: self, index: 0) }

  /// The number of elements, keys included.
  package var elementCount: Int { records.count }

  /// The text of a record.
  func text(at index: Int) -> String {
    withText(at: index) { String(decoding: $0, as: UTF8.self) }
  }

  /// Lends the UTF-8 bytes of a record's text.
  func withText<Result>(at index: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    let record = records[index]
    if record.hasDecodedText, let decoded = decodedTexts[UInt32(index)] {
      return decoded.withUnsafeBufferPointer(body)
    }
    let range = Int(record.contentStart)..<Int(record.contentEnd)
    return source.bytes.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[range])) }
  }
}
