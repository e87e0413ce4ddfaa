package import SourceDiagnostics

/// A key path to a property wrapper somewhere in a piece of a file, for example `\.$soup`.
package struct ProjectedKeyPath: Sendable, Equatable {
  /// The type that it starts from as it is written; nil where it is left out.
  package let root: String?

  /// The name of the wrapper, without the `$` at which its place starts.
  package let name: Located<String>

  /// The key paths in some bytes of a file, those in interpolations behind the others; those in comments are none.
  ///
  /// - Parameters:
  ///   - range: The bytes, which have to start and end between two tokens.
  ///   - source: The file.
  /// - Returns: The key paths.
  package static func all(in range: SourceRange, of source: SourceFile) -> [ProjectedKeyPath] {
    let base = range.offsets.lowerBound
    let bytes = Array(source.bytes[range.offsets])
    let interpolated = SwiftLexer(bytes, keepsInterpolatedCode: true).interpolatedCode
    return all(in: bytes, base: base)
      + interpolated.flatMap { code in
        let offsets = Int(code.lowerBound)..<Int(code.upperBound)
        return all(in: Array(bytes[offsets]), base: base + offsets.lowerBound)
      }
  }

  private static func all(in bytes: [UInt8], base: Int) -> [ProjectedKeyPath] {
    let tokens = SwiftTokenList(bytes)
    return (0..<tokens.count).compactMap { tokens.isMark($0, "\\") ? keyPath(at: $0, in: tokens, base: base) : nil }
  }

  private static func keyPath(at index: Int, in tokens: SwiftTokenList, base: Int) -> ProjectedKeyPath? {
    var next = index + 1
    let root = tokens.name(next)
    if root != nil { next += 1 }
    while tokens.isMark(next, "."), let token = tokens[next + 1], let name = tokens.name(next + 1) {
      if name.hasPrefix("$") {
        let range = SourceRange((base + Int(token.start))..<(base + Int(token.end)))
        return ProjectedKeyPath(root: root, name: Located(String(name.dropFirst()), at: range))
      }
      // What a wrapper is reached through is not that of the type.
      guard root != nil else { return nil }
      next += 2
    }
    return nil
  }
}
