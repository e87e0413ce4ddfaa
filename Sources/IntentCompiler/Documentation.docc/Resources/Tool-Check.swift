import IntentCompiler

/// A definition and its German table, wherever they come from.
struct DefinitionTool {
  let definition: DefinitionSource
  let german: DefinitionSource

  init(bytes: [UInt8], german: String) {
    definition = DefinitionSource(path: "App/Tea.intentdefinition", bytes: bytes)
    self.german = DefinitionSource(path: "App/de.lproj/Tea.strings", text: german)
  }

  /// The generated classes, for the module itself, in one file; or what is wrong, line by line.
  func classes() -> (files: [GeneratedFile], log: String) {
    let options = CompilerOptions(access: .internal, layout: .single)
    let result = Compiler(options: options).compile([definition])
    return (result.files, result.report.rendered(as: .line))
  }

  /// The texts that have no German translation.
  func untranslatedTexts() -> [Finding] {
    Compiler().check([definition, german]).findings.filter { $0.id == "untranslated-text" }
  }
}
