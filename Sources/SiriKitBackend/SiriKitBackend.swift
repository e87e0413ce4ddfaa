package import IntentSemantics
import SiriKitInterface
import SwiftCode

/// Makes the Swift declarations through which an app meets SiriKit: the same that Xcode derives from a definition.
package struct SiriKitBackend: Sendable {
  /// How the declarations may differ from the original tool's.
  private let options: SiriKitOptions

  /// A back end with the given options.
  package init(options: SiriKitOptions = SiriKitOptions()) {
    self.options = options
  }

  /// The declarations that get a file each, in the original tool's order: intents, enumerations, types.
  package func units(of program: IntentProgram) -> [SiriKitUnit] {
    program.intents.indices.map { SiriKitUnit(construct: .intent($0), name: program.intents[$0].className) }
      + program.enumerations.indices.map {
        SiriKitUnit(construct: .enumeration($0), name: program.enumerations[$0].className)
      }
      + program.types.indices.map { SiriKitUnit(construct: .type($0), name: program.types[$0].className) }
  }

  /// The text of one declaration's file, in UTF-8.
  ///
  /// The unit must come from `units(of:)` of the same program.
  package func render(_ unit: SiriKitUnit, in program: IntentProgram) -> [UInt8] {
    file(of: [unit], in: program).render()
  }

  /// The text of the file that holds every declaration, in UTF-8.
  package func render(_ program: IntentProgram) -> [UInt8] {
    file(of: [], in: program).render(appending: units(of: program).lazy.flatMap { declarations(of: $0, in: program) })
  }

  /// A file of the given declarations.
  private func file(of units: [SiriKitUnit], in program: IntentProgram) -> SwiftFile {
    SwiftFile(
      header: FileComments.opening(GenerationMark(program)), condition: "canImport(Intents)",
      imports: [ImportDeclaration("Intents")],
      declarations: units.flatMap { declarations(of: $0, in: program) }, footer: FileComments.closing)
  }

  /// The declarations of one unit.
  private func declarations(of unit: SiriKitUnit, in program: IntentProgram) -> [Declaration] {
    switch unit.construct {
    case .intent(let index):
      let intent = program.intents[index]
      return [
        IntentClass(intent: intent, options: options).declaration,
        HandlingProtocol(intent: intent, options: options).declaration,
        ResponseCodeEnumeration(intent: intent, options: options).declaration,
        ResponseClass(intent: intent, options: options).declaration,
      ]
        + intent.parameters.filter(\.hasOwnResolutionResult).flatMap { parameter in
          [
            UnsupportedReasonEnumeration(parameter: parameter, intent: intent, options: options).declaration,
            UnsupportedReasonResult(parameter: parameter, intent: intent, options: options).declaration,
          ]
        }
    case .enumeration(let index):
      let enumeration = program.enumerations[index]
      return [
        EnumerationDeclaration(enumeration: enumeration, options: options).declaration,
        EnumerationResult(enumeration: enumeration, options: options).declaration,
      ]
    case .type(let index):
      let type = program.types[index]
      return [
        TypeClass(type: type, options: options).declaration,
        TypeResult(type: type, options: options).declaration,
      ]
    }
  }
}
