package import SourceDiagnostics

extension DecodedTextMap {
  /// The map of an old-style string in quotation marks.
  ///
  /// Nil where the content does not give the text; places in it are not known then.
  ///
  /// - Parameters:
  ///   - text: The text as it was read.
  ///   - range: The bytes between the quotation marks.
  ///   - bytes: The bytes of the file.
  package init?(of text: String, openStep range: SourceRange, in bytes: [UInt8]) {
    self.init()
    let content = range.offsets
    guard content.upperBound <= bytes.count else { return nil }
    var decoder = EscapeDecoder(bytes: bytes, content: content, firstEscape: content.lowerBound)
    while decoder.position < decoder.end {
      let start = decoder.position
      let count = decoder.decodedCount
      decoder.decodeNext()
      if decoder.position - start == 1 {
        append(verbatim: 1, at: start)
      } else {
        append(decoder.decodedCount - count, for: start..<decoder.position)
      }
    }
    guard text.utf8.elementsEqual(decoder.text.utf8) else { return nil }
  }
}
