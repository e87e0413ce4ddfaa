import IntentSemantics
package import SourceDiagnostics
import SwiftCode

extension AppIntentsBackend {
  /// The index of the definition that a file is about; the first for what all share.
  package func program(of file: MigratedFile) -> Int {
    switch file.subject {
    case .intent(let index): module.intents[index].program
    case .enumeration(let index): module.enumerations[index].program
    case .type(let index): module.types[index].program
    case .untypedObjects, .shortcuts, .support: 0
    }
  }

  /// The place in its definition that a file is about; the beginning of the first one for what all share.
  package func location(of file: MigratedFile) -> SourceLocation {
    let range: SourceRange =
      switch file.subject {
      case .intent(let index): module.intents[index].intent.range
      case .enumeration(let index): module.enumerations[index].enumeration.range
      case .type(let index): module.types[index].type.range
      case .untypedObjects, .shortcuts, .support: .position(0)
      }
    return SourceLocation(file: module.programs[program(of: file)].source, range: range)
  }
}

extension [MigratedText] {
  /// The string IDs that stand for several texts, and so can be the key of none.
  ///
  /// - Parameter keys: When texts have their string IDs as keys; in the table of a definition, values are those that the
  ///   definition names, whatever the code fills in.
  /// - Returns: The IDs.
  package func ambiguousStringIDs(for keys: MigrationOptions.StringKeys) -> Set<String> {
    var values: [String: Set<String>] = [:]
    for text in self where text.canHaveOwnKey {
      guard let id = text.stringID else { continue }
      values[id, default: []].insert(keys == .tablesOfDefinitions ? text.source.source : text.defaultValue)
    }
    return Set<String>(values.filter { $0.value.count > 1 }.keys)
  }
}
