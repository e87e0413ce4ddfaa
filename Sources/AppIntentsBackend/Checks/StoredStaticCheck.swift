import SwiftCode

/// Nothing static can change, and nothing is static that tasks cannot share; Xcode's converter does otherwise in Swift 5.
enum StoredStaticCheck: MigrationCheck {
  static func faults(in code: CheckedCode) -> [MigrationFault] {
    code.visits.compactMap { file, visit in
      guard case .declaration(.variable(let variable)) = visit.node, variable.modifiers.contains(.static),
        variable.getter == nil
      else { return nil }
      if variable.type?.baseName == "IntentDeprecation" {
        return fault("a deprecation cannot be stored", file, visit)
      }
      let mayChange = code.options.form == .compatible && code.options.languageMode == .swift5
      guard variable.keyword == .var, !mayChange else { return nil }
      return fault("a static variable can change", file, visit)
    }
  }
}
