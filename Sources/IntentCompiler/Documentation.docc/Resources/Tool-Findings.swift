import IntentCompiler

/// A definition, wherever it comes from.
struct DefinitionTool {
  let definition: DefinitionSource

  init(bytes: [UInt8]) {
    definition = DefinitionSource(path: "App/Tea.intentdefinition", bytes: bytes)
  }

  /// The generated classes, for the module itself, in one file; or what is wrong, line by line.
  func classes() -> (files: [GeneratedFile], log: String) {
    let options = CompilerOptions(access: .internal, layout: .single)
    let result = Compiler(options: options).compile([definition])
    return (result.files, result.report.rendered(as: .line))
  }
}
