import SwiftCode

/// No two types of a file's level have one name, no query or provider has that of another wherever they stand, and none
/// hides a type that code of the module needs.
enum TypeNameCheck: MigrationCheck {
  static func faults(in code: CheckedCode) -> [MigrationFault] {
    repeats(code.types.filter { $0.path.count == 1 }, "another type of the module")
      + repeats(code.types.filter { $0.conforms(to: listed) }, "another query or provider")
      + code.types.filter { $0.path.count == 1 && ClashingTypeName.all.contains($0.type.name) }.map {
        fault("the name hides another type", $0.file, $0.type.name)
      }
  }

  private static func repeats(_ types: [CheckedCode.DeclaredType], _ others: String) -> [MigrationFault] {
    var known: Set<String> = []
    return types.filter { !known.insert($0.type.name).inserted }.map {
      fault("\(others) has the name '\($0.type.name)'", $0.file, $0.path.joined(separator: "."))
    }
  }

  private static let listed: Set<String> = [
    "DynamicOptionsProvider", "EntityQuery", "EntityStringQuery", "EnumerableEntityQuery", "UniqueAppEntityQuery",
  ]
}
