package import SourceDiagnostics

/// The elements of a property list in document order, over the bytes that they were read from.
///
/// Texts are not copied: a record holds offsets, and only a text that differs from its bytes (`&amp;`, CDATA, CRLF) is
/// kept apart. It is a class since every node refers to it; it never changes once it is read.
package final class PropertyListTree: Sendable {
  /// The file.
  package let source: SourceFile

  /// The comments, processing instructions and attributes, in order; a rewrite cannot keep them.
  package let unkeptTexts: [UnkeptText]

  let records: [PropertyListRecord]
  let decodedTexts: [UInt32: [UInt8]]

  init(
    source: SourceFile, records: [PropertyListRecord], decodedTexts: [UInt32: [UInt8]], unkeptTexts: [UnkeptText]
  ) {
    self.source = source
    self.records = records
    self.decodedTexts = decodedTexts
    self.unkeptTexts = unkeptTexts
  }

  /// The value that the property list holds.
  package var root: PropertyListNode { PropertyListNode(tree: self, index: 0) }

  /// The number of elements, keys included.
  package var elementCount: Int { records.count }

  /// The text of a record.
  func text(at index: Int) -> String {
    withText(at: index) { String(decoding: $0, as: UTF8.self) }
  }

  /// Where a record's text stands in relation to another one in the order of their bytes: negative before it, zero for
  /// the same text, positive behind it.
  func compareText(at index: Int, to name: StaticString) -> Int {
    withText(at: index) { text in
      let nameCount = name.utf8CodeUnitCount
      let common = min(text.count, nameCount)
      let left = UnsafeRawBufferPointer(text)
      let right = UnsafeRawBufferPointer(start: name.utf8Start, count: nameCount)
      var position = 0
      // Keys share long beginnings, so eight bytes are compared at once, as numbers with the first byte on top.
      while position + 8 <= common {
        let leftWord = UInt64(bigEndian: left.loadUnaligned(fromByteOffset: position, as: UInt64.self))
        let rightWord = UInt64(bigEndian: right.loadUnaligned(fromByteOffset: position, as: UInt64.self))
        if leftWord != rightWord { return leftWord < rightWord ? -1 : 1 }
        position += 8
      }
      while position < common {
        let difference = Int(left[position]) - Int(right[position])
        if difference != 0 { return difference }
        position += 1
      }
      return text.count - nameCount
    }
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
