import IntentSemantics

extension AppIntentsBackend {
  /// The tests of the actions, each in a file of the project's own: they belong into the target of its tests.
  ///
  /// - Parameter testedModule: The module that the actions are in.
  /// - Returns: A file for each action that has work to do; none in the compatible form.
  package func testFiles(of testedModule: String) -> [MigratedFile] {
    guard module.options.form == .modern else { return [] }
    return module.intents.enumerated().compactMap { index, intent in
      IntentTests(of: IntentStructure(intent, in: module), in: testedModule).file()?
        .about(.intent(index))
    }
  }
}
