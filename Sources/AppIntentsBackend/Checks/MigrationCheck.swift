import SwiftCode

/// Something that migrated code must never be, whatever the definition: most of it builds on a developer's machine, and then
/// the system shows no action at all.
protocol MigrationCheck {
  /// The places where the code is so.
  static func faults(in code: CheckedCode) -> [MigrationFault]
}

extension MigrationCheck {
  /// A fault at a place.
  static func fault(_ message: String, _ file: CheckedCode.File, _ visit: SwiftVisit) -> MigrationFault {
    var names = visit.enclosingTypes.map(\.name)
    if let type = visit.declaredType { names.append(type.name) }
    if let name = visit.declaredVariable?.name ?? visit.enclosingVariable?.name ?? visit.enclosingFunction?.name {
      names.append(name)
    }
    return fault(message, file, names.joined(separator: "."))
  }

  /// A fault of a declaration.
  static func fault(_ message: String, _ file: CheckedCode.File, _ element: String) -> MigrationFault {
    MigrationFault(check: "\(Self.self)", file: file.name, element: element, message: message)
  }
}
