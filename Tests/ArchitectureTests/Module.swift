import Testing

/// A row of the table of modules.
struct Module: Sendable, CustomTestStringConvertible {
  /// The name of the target and of its folder.
  let name: String
  /// The modules of this package that its files may import.
  let mayImport: Set<String>
  /// The modules of the system that its files may import.
  let system: Set<String>
  /// Whether the module has to exist; the others are drawn in the picture and may be absent.
  let isBuilt: Bool

  init(_ name: String, mayImport: Set<String>, system: Set<String> = [], isBuilt: Bool = true) {
    self.name = name
    self.mayImport = mayImport
    self.system = system
    self.isBuilt = isBuilt
  }

  var testDescription: String { name }
}
