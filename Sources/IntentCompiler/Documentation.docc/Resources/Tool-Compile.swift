import IntentCompiler

/// A definition, wherever it comes from.
struct DefinitionTool {
  let definition: DefinitionSource

  init(bytes: [UInt8]) {
    definition = DefinitionSource(path: "App/Tea.intentdefinition", bytes: bytes)
  }

  /// The generated classes.
  func classes() -> [GeneratedFile] {
    Compiler().compile([definition]).files
  }
}
