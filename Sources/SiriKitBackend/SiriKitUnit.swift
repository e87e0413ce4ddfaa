/// A declaration of the definition that gets a file of its own.
package struct SiriKitUnit: Sendable, Equatable {
  /// What is declared, with its place in the program's list.
  package enum Construct: Sendable, Equatable {
    case intent(Int)
    case enumeration(Int)
    case type(Int)
  }

  /// What is declared, with its place in the program's list.
  package let construct: Construct

  /// The name of the class or enumeration, for example `OrderSoupIntent`.
  package let name: String

  /// The name of the file, for example `OrderSoupIntent.swift`.
  package var fileName: String { Self.fileName(of: name) }

  /// The file of a class or enumeration.
  package static func fileName(of name: String) -> String { name + ".swift" }
}
