internal import SourceDiagnostics

/// Finds the handling protocols that classes in Objective-C adopt.
struct ObjectiveCHandlerSearch {
  /// The largest file, in bytes.
  let byteLimit: Int

  /// The paths of the files that were read.
  private(set) var paths: [String] = []

  /// Where words stand behind `<` or a comma: the lists of protocols, among others.
  private(set) var adopted: [String: SourceLocation] = [:]

  private let fileSystem = FileSystem()

  /// A search that has found nothing yet.
  init(byteLimit: Int) {
    self.byteLimit = byteLimit
  }

  /// Looks into files, and into folders, which need not exist.
  mutating func look(at paths: [String], diagnostics: inout DiagnosticEngine) {
    for path in paths { look(at: path.withoutCurrentFolders, depth: 0, diagnostics: &diagnostics) }
  }

  private mutating func look(at path: String, depth: Int, diagnostics: inout DiagnosticEngine) {
    switch depth == 0 ? fileSystem.resolvedKind(of: path) : fileSystem.kind(of: path) {
    // Links to folders are not followed, so that a cycle cannot occur.
    case .directory? where depth < 64:
      for name in fileSystem.list(path) ?? [] where !name.hasPrefix(".") {
        guard !InputSearch.skippedFolders.contains(name) else { continue }
        look(at: path.appending(pathComponent: name), depth: depth + 1, diagnostics: &diagnostics)
      }
    case .file? where ["h", "m", "mm"].contains(path.fileSuffix):
      guard let source = InputSearch().source(at: path, limit: byteLimit, diagnostics: &diagnostics) else { return }
      paths.append(path)
      read(source)
    default:
      break
    }
  }

  private mutating func read(_ source: SourceFile) {
    let bytes = source.bytes
    var start: Int?
    var sign: UInt8?
    var before: UInt8?
    for (index, byte) in bytes.enumerated() {
      if Self.isLetter(byte) {
        if start == nil { (start, before) = (index, sign) }
        continue
      }
      if let word = start, before == UInt8(ascii: "<") || before == UInt8(ascii: ",") {
        let name = String(decoding: bytes[word..<index], as: UTF8.self)
        if adopted[name] == nil {
          adopted[name] = SourceLocation(file: source, range: .position(word))
        }
      }
      start = nil
      if byte > 0x20 { sign = byte }
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
