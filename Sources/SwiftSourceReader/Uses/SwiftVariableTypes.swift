package import SourceDiagnostics

/// What types the variables, constants and parameters of a file have, as far as they are written where these are declared.
///
/// Scopes are not looked at: of several declarations of one name, the last one in front of a place counts there, else the
/// first behind it.
package struct SwiftVariableTypes: Sendable {
  private struct Entry {
    let offset: UInt32
    let type: String?
    let value: String?
  }

  private var entries: [String: [Entry]] = [:]

  /// The types of a file, as far as they are some that are looked for; takes time in proportion to the size of the file.
  package init(of types: Set<String>, in source: SourceFile) {
    let reader = VariableTypeReader(tokens: SwiftTokenList(source.bytes), types: types)
    for declaration in reader.declarations {
      entries[declaration.name, default: []].append(
        Entry(offset: declaration.offset, type: declaration.type, value: declaration.value))
    }
  }

  /// The type of a variable at an offset; nil where that cannot be told, or is none that was looked for.
  package func type(of name: String, at offset: UInt32) -> String? { entry(of: name, at: offset)?.type }

  /// The last of the names of what a variable of another type starts with; nil where that is no name.
  ///
  /// For example: `intent` for `let soup = order.intent`
  package func value(of name: String, at offset: UInt32) -> String? { entry(of: name, at: offset)?.value }

  private func entry(of name: String, at offset: UInt32) -> Entry? {
    guard let entries = entries[name] else { return nil }
    return entries[max(entries.partitionPoint { $0.offset >= offset } - 1, 0)]
  }
}
