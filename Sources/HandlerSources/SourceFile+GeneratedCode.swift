internal import SiriKitInterface
package import SourceDiagnostics

extension SourceFile {
  /// Whether the file is generated from a definition, as its first comment tells.
  ///
  /// What such a file declares is no handler, and what its extensions of protocols bring along exists only where the file
  /// is compiled, as the portable flavour is elsewhere than the handlers of an app.
  package var isGeneratedCode: Bool {
    let marks = [GeneratedOrigin.words, GeneratedOrigin.wordsOfXcode].map { Array($0.utf8) }
    // A beginning of a few lines is enough, and spares looking through large files.
    var lines = bytes.prefix(2048).split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }).makeIterator()
    while let line = lines.next() {
      let text = line.starts(with: [0xEF, 0xBB, 0xBF]) ? line.dropFirst(3) : line
      guard text.starts(with: "//".utf8) else { return false }
      let words = text.drop { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      if marks.contains(where: words.starts) { return true }
    }
    return false
  }
}
