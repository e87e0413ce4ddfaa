import IntentCompiler

/// A definition, wherever it comes from.
struct DefinitionTool {
  let definition: DefinitionSource

  init(bytes: [UInt8]) {
    definition = DefinitionSource(path: "App/Tea.intentdefinition", bytes: bytes)
  }

  /// The generated classes, for the module itself, in one file.
  func classes() -> [GeneratedFile] {
    let options = CompilerOptions(access: .internal, layout: .single)
    return Compiler(options: options).compile([definition]).files
  }
}
