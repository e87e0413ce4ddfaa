import Foundation

/// A folder that exists as long as the value is in use inside `within`.
struct ScratchFolder {
  let url: URL

  static func within<Result>(_ body: (ScratchFolder) throws -> Result) throws -> Result {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("folio-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: url) }
    return try body(ScratchFolder(url: url))
  }

  /// Writes a file and gives its path.
  @discardableResult
  func write(_ text: String, to name: String) throws -> String {
    let file = url.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
    return file.path
  }
}
