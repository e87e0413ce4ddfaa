internal import SiriKitBackend

/// The first line of a generated file, by which a later run knows it again.
struct FileHeaderMark: Equatable {
  /// The file name of the definition that the file was generated from.
  let definitionName: String

  /// The mark of a file's content; nil for a file that intentc did not write.
  init?(contentStartingWith bytes: some Collection<UInt8>) {
    guard bytes.starts(with: FileHeader.markPrefix.utf8) else { return nil }
    let line = bytes.dropFirst(FileHeader.markPrefix.utf8.count).prefix { $0 != 0x0A && $0 != 0x0D }
    let text = String(decoding: line, as: UTF8.self)
    guard text.hasSuffix(FileHeader.markSuffix) else { return nil }
    definitionName = String(text.dropLast(FileHeader.markSuffix.count))
  }
}
