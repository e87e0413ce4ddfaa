package import SourceDiagnostics

/// The values of an old-style property list in document order, over the bytes that they were read from.
///
/// Texts are not copied: a record holds offsets, and only a text with escapes is kept apart. It is a class since every
/// node refers to it; it never changes once it is read.
package final class OpenStepTree: Sendable {
  /// The file.
  package let source: SourceFile

  let records: [OpenStepRecord]
  let decodedTexts: [UInt32: String]

  /// The comments that belong to entries, by the index of the key.
  let comments: [UInt32: SourceRange]

  init(
    source: SourceFile, records: [OpenStepRecord], decodedTexts: [UInt32: String], comments: [UInt32: SourceRange]
  ) {
    self.source = source
    self.records = records
    self.decodedTexts = decodedTexts
    self.comments = comments
  }

  /// The value that the file holds.
  var root: OpenStepNode { OpenStepNode(tree: self, index: 0) }

  /// The text of a record.
  func text(at index: Int) -> String {
    if records[index].hasDecodedText, let text = decodedTexts[UInt32(index)] { return text }
    return String(decoding: source.bytes[contentOffsets(at: index)], as: UTF8.self)
  }

  /// Whether the text of a record has the given UTF-8 bytes; no string is made for the comparison.
  func hasText(at index: Int, _ bytes: String.UTF8View) -> Bool {
    if records[index].hasDecodedText, let text = decodedTexts[UInt32(index)] {
      return text.utf8.elementsEqual(bytes)
    }
    let offsets = contentOffsets(at: index)
    return offsets.count == bytes.count && source.bytes[offsets].elementsEqual(bytes)
  }

  private func contentOffsets(at index: Int) -> Range<Int> {
    Int(records[index].contentStart)..<Int(records[index].contentEnd)
  }
}
