package import IntentDialogue
internal import IntentSemantics

extension Compiler {
  /// What a definition in memory says about each of its custom intents, for conversations; none where it has errors.
  package func scripts(of source: DefinitionSource) -> [IntentScript] {
    guard let program = FrontEnd(options: options).definition(of: source).program else { return [] }
    return program.intents.map { IntentScript(of: $0, in: program) }
  }
}
