/// The names that outputs of one module declare, compared with each other as they come.
package struct DeclaredNameTable {
  /// A name and the program that declares it.
  package typealias Entry = (program: Int, declared: DeclaredName)

  private var entries: [String: Entry] = [:]

  /// A table without names.
  package init() {}

  /// Takes a name in, unless another declaration has the same name or, ignoring case, the same file.
  ///
  /// - Parameters:
  ///   - declared: The name.
  ///   - program: The number of the program that declares it.
  /// - Returns: The other declaration.
  package mutating func insert(_ declared: DeclaredName, of program: Int = 0) -> Entry? {
    let isOther = { (entry: Entry) in entry.program != program || entry.declared.range != declared.range }
    // File systems of the Mac ignore case, so class names must differ in more.
    let fileKey = declared.isClassName ? declared.name.lowercased() : declared.name
    if let other = entries[fileKey] ?? entries[declared.name], isOther(other) { return other }
    entries[fileKey] = (program, declared)
    entries[declared.name] = (program, declared)
    return nil
  }
}
