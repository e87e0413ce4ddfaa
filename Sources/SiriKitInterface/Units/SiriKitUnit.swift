package import IntentSemantics

/// A declaration of the definition that gets a file of its own, or a pair of them.
package struct SiriKitUnit: Sendable, Equatable {
  /// What is declared, with its place in the program's list.
  package enum Construct: Sendable, Equatable {
    case intent(Int)
    case enumeration(Int)
    case type(Int)
  }

  /// What is declared, with its place in the program's list.
  package let construct: Construct

  /// The name of the class or enumeration, after which the file is named, for example `OrderSoupIntent`.
  package let name: String

  /// The declarations of a program in the original tool's order: intents, enumerations, types.
  package static func units(of program: IntentProgram) -> [SiriKitUnit] {
    program.intents.indices.map { SiriKitUnit(construct: .intent($0), name: program.intents[$0].className) }
      + program.enumerations.indices.map {
        SiriKitUnit(construct: .enumeration($0), name: program.enumerations[$0].className)
      }
      + program.types.indices.map { SiriKitUnit(construct: .type($0), name: program.types[$0].className) }
  }
}
