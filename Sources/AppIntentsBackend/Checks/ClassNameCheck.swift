import SwiftCode

/// The successor of an intent says which class it succeeds, and no other does.
enum ClassNameCheck: MigrationCheck {
  static func faults(in code: CheckedCode) -> [MigrationFault] {
    var known: [String: String] = [:]
    return code.types.filter { $0.conforms(to: ["CustomIntentMigratedAppIntent"]) }.compactMap { declared in
      guard let name = className(declared.type) else {
        return fault("'intentClassName' is no literal", declared.file, declared.type.name)
      }
      guard let other = known.updateValue(declared.type.name, forKey: name) else { return nil }
      return fault("'\(other)' has the class name '\(name)' too", declared.file, declared.type.name)
    }
  }

  private static func className(_ type: TypeDeclaration) -> String? {
    for case .variable(let variable) in type.members where variable.name == "intentClassName" {
      guard variable.modifiers.contains(.static), case .string(let name)? = variable.value else { return nil }
      return name
    }
    return nil
  }
}
