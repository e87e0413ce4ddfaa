import IntentSemantics
import SourceDiagnostics

/// The types that are generated for the definitions themselves: for as long as there is a definition, they are in the same
/// module as what takes their place.
struct GeneratedNames: Sendable, Equatable {
  /// Where a type comes from.
  struct Origin: Sendable, Equatable {
    /// The declaration.
    let declared: DeclaredName
    /// The index of its definition.
    let program: Int
  }

  private let origins: [String: Origin]

  /// The types of some definitions.
  init(_ programs: [IntentProgram]) {
    var origins: [String: Origin] = [:]
    for (index, program) in programs.enumerated() {
      for declared in program.declaredNames where origins[declared.name.lowercased()] == nil {
        origins[declared.name.lowercased()] = Origin(declared: declared, program: index)
      }
    }
    self.origins = origins
  }

  /// The type of a name; also one that differs in upper and lower case only, since the files of two such types are one on
  /// most disks.
  func origin(of name: String) -> Origin? { origins[name.lowercased()] }
}
