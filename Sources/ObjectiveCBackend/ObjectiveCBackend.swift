package import IntentSemantics
import ObjectiveCCode
package import SiriKitInterface

/// Makes the Objective-C declarations through which an app meets SiriKit: the same that Xcode derives from a definition.
package struct ObjectiveCBackend: Sendable {
  /// A file of a declaration.
  package enum FileKind: Sendable, Equatable, CaseIterable {
    /// What others import.
    case header

    /// What is compiled.
    case implementation

    /// What file names end with.
    package var suffix: String {
      switch self {
      case .header: ".h"
      case .implementation: ".m"
      }
    }
  }

  /// What tells whether there are intents at all.
  private static let hasIntents = "__has_include(<Intents/Intents.h>)"

  /// A back end.
  package init() {}

  /// The file of a class or enumeration, for example `OrderSoupIntent.h`.
  package static func fileName(of name: String, _ kind: FileKind) -> String { name + kind.suffix }

  /// The text of one of a declaration's files, in UTF-8.
  ///
  /// The unit must be one of the same program.
  package func render(_ unit: SiriKitUnit, _ kind: FileKind, in program: IntentProgram) -> [UInt8] {
    let header = [GenerationMark(program).text, "clang-format off"]
    switch kind {
    case .header:
      let needs = HeaderNeeds(of: unit, in: program)
      return ObjectiveCFile(
        header: header, condition: Self.hasIntents,
        imports: [.framework("Intents/Intents.h")] + needs.imports.map { .file(Self.fileName(of: $0, .header)) },
        assumesNonnull: true,
        declarations: (needs.forwardClasses.isEmpty ? [] : [.forwardClasses(needs.forwardClasses)])
          + interfaces(of: unit, in: program)
      ).render()
    case .implementation:
      return ObjectiveCFile(
        header: header, unconditionalImports: [.file(Self.fileName(of: unit.name, .header))],
        condition: Self.hasIntents + " && !TARGET_OS_TV", declarations: implementations(of: unit, in: program)
      ).render()
    }
  }

  /// The text of a header that includes those of all declarations, in UTF-8.
  package func renderUmbrella(over programs: [IntentProgram]) -> [UInt8] {
    ObjectiveCFile(
      header: programs.map { GenerationMark($0).text } + ["clang-format off"],
      imports: programs.flatMap { program in
        SiriKitUnit.units(of: program).map { .file(Self.fileName(of: $0.name, .header)) }
      }, declarations: []
    ).render()
  }

  private func interfaces(of unit: SiriKitUnit, in program: IntentProgram) -> [ObjectiveCDeclaration] {
    switch unit.construct {
    case .intent(let index):
      let intent = program.intents[index]
      let handling = HandlingProtocol(intent: intent)
      return [
        IntentClass(intent: intent).interface, handling.forwardClasses, handling.declaration,
        ResponseCodeEnumeration(intent: intent).declaration, ResponseClass(intent: intent).interface,
      ] + reasons(of: intent).flatMap { [$0.enumeration, $0.interface] }
    case .enumeration(let index):
      let constructs = EnumerationConstructs(enumeration: program.enumerations[index])
      return [constructs.declaration, constructs.resultInterface]
    case .type(let index):
      let constructs = TypeConstructs(type: program.types[index])
      return [constructs.interface, constructs.resultInterface]
    }
  }

  private func implementations(of unit: SiriKitUnit, in program: IntentProgram) -> [ObjectiveCDeclaration] {
    switch unit.construct {
    case .intent(let index):
      let intent = program.intents[index]
      let response = ResponseClass(intent: intent)
      return [IntentClass(intent: intent).implementation, response.classExtension, response.implementation]
        + reasons(of: intent).map(\.implementation)
    case .enumeration(let index):
      return [EnumerationConstructs(enumeration: program.enumerations[index]).resultImplementation]
    case .type(let index):
      let constructs = TypeConstructs(type: program.types[index])
      return [constructs.implementation, constructs.resultImplementation]
    }
  }

  private func reasons(of intent: Intent) -> [UnsupportedReasons] {
    intent.parameters.filter(\.hasOwnResolutionResult).map { UnsupportedReasons(parameter: $0, intent: intent) }
  }
}
