import PropertyListReader
import SourceDiagnostics
import Testing

/// The tree of a whole file.
func tree(file text: String, path: String = "Test.intentdefinition") throws -> PropertyListTree {
  try tree(SourceFile(path: path, bytes: Array(text.utf8)))
}

/// The tree of a property list that holds the given element.
func tree(_ element: String, path: String = "Test.intentdefinition") throws -> PropertyListTree {
  try tree(file: "<plist version=\"1.0\">\n\(element)\n</plist>\n", path: path)
}

/// The tree of a file that has to be a well-formed property list.
func tree(_ source: SourceFile) throws -> PropertyListTree {
  var diagnostics = DiagnosticEngine()
  let tree = PropertyListReader().read(source, diagnostics: &diagnostics)
  return try #require(tree, "\(diagnostics.diagnostics.map(\.message))")
}
