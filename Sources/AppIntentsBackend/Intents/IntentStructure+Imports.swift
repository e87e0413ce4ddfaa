import IntentSemantics
import SwiftCode

extension IntentStructure {
  /// The modules that the file needs.
  var imports: [ImportDeclaration] {
    var modules = Set(intent.parameters.flatMap { property(of: $0).modules })
    if performs || options.writesDialogs {
      modules.formUnion(modulesOfResult)
      modules.formUnion(modulesOfSentences)
    }
    return options.imports(modules)
  }

  private var modulesOfResult: Set<String> {
    intent.response.parameters.filter { $0.name == intent.response.output }.reduce(into: []) {
      $0.formUnion(module.value($1.type, isArray: $1.isArray, in: migrated.program).modules)
    }
  }

  /// The modules of the values that sentences name.
  ///
  /// For example: `CoreLocation` for `${guest.address}`
  private var modulesOfSentences: Set<String> {
    let ofParameters = intent.parameters.flatMap {
      ($0.prompts.compactMap(\.text) + $0.unsupportedReasons.compactMap(\.text)).flatMap(\.format.tokens)
    }
    let ofResponse = intent.response.codes.flatMap(\.texts).flatMap(\.format.tokens)
    let sources = ofParameters.map(sourceAmongParameters) + ofResponse.map(sourceInResponse)
    return sources.reduce(into: []) { $0.formUnion($1.type.modules) }
  }
}
