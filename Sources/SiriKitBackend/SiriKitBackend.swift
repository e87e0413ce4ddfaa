package import IntentSemantics
package import SiriKitInterface
package import SwiftCode

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
    SiriKitUnit.units(of: program)
  }

  /// The file of a class or enumeration, for example `OrderSoupIntent.swift`.
  package static func fileName(of name: String) -> String { name + ".swift" }

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

  /// The file that holds every declaration, as data.
  package func file(of program: IntentProgram) -> SwiftFile {
    file(of: units(of: program), in: program)
  }

  /// A file of the given declarations.
  private func file(of units: [SiriKitUnit], in program: IntentProgram) -> SwiftFile {
    SwiftFile(
      header: [GenerationMark(program).text] + SwiftFile.unformattedHeader + dependencyHint,
      // A missing framework leaves a file empty, as the original tool has it; a missing test kit must be noticed.
      condition: options.flavor == .apple ? "canImport(Intents)" : nil,
      imports: [ImportDeclaration(options.flavor == .apple ? "Intents" : "IntentsTestKit")],
      declarations: units.flatMap { declarations(of: $0, in: program) }, footer: SwiftFile.unformattedFooter)
  }

  /// What a target needs, right above the import: a compiler that does not find the module shows the lines before it.
  private var dependencyHint: [String] {
    options.flavor == .portable
      ? ["The target has to depend on the library IntentsTestKit, a product of the package intentc."] : []
  }

  /// The declarations of one unit.
  private func declarations(of unit: SiriKitUnit, in program: IntentProgram) -> [Declaration] {
    switch options.flavor {
    case .apple: appleDeclarations(of: unit, in: program)
    case .portable: appleDeclarations(of: unit, in: program).map(\.portable) + additions(to: unit, in: program)
    }
  }

  /// What the portable flavour of a unit has in addition: what the Objective-C run time does on Apple's systems, and what
  /// a conversation needs to know.
  private func additions(to unit: SiriKitUnit, in program: IntentProgram) -> [Declaration] {
    switch unit.construct {
    case .intent(let index):
      let intent = program.intents[index]
      return [
        HandlingDefaults(intent: intent, options: options).declaration,
        IntentScriptExtension(intent: intent, table: program.tableName, options: options).declaration,
        ScriptedProperties(response: intent, options: options).declaration,
      ]
    case .enumeration(let index):
      return [ScriptedValues(enumeration: program.enumerations[index], options: options).declaration]
    case .type(let index):
      return [ScriptedProperties(type: program.types[index], options: options).declaration]
    }
  }

  /// The declarations of one unit for Apple's systems.
  private func appleDeclarations(of unit: SiriKitUnit, in program: IntentProgram) -> [Declaration] {
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
