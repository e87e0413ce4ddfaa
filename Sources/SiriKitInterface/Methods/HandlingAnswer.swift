internal import SwiftCode

/// What a method that resolves a parameter or lists its options answers with, by the names of the types.
package struct HandlingAnswer: Sendable, Equatable {
  /// The names of the type and of its generic arguments, without modules.
  ///
  /// For example: `INObjectCollection`, `CoffeeDrink`
  package let names: [String]

  /// Whether it is an array of them.
  package let isArray: Bool

  /// An answer with the given names.
  package init(names: [String], isArray: Bool) {
    self.names = names
    self.isArray = isArray
  }

  /// The answer of a method; nil for one that does neither, or has no form without a completion handler.
  package init?(of method: HandlingMethod) {
    switch method.role {
    case .resolve, .optionsCollection: break
    case .handle, .confirm, .defaultValue, .optionsArray: return nil
    }
    switch method.result {
    case .named(let name): self.init(names: [name], isArray: false)
    case .array(.named(let name)): self.init(names: [name], isArray: true)
    case .generic(let name, let arguments):
      let names = arguments.compactMap { if case .named(let name) = $0 { name } else { nil } }
      guard names.count == arguments.count else { return nil }
      self.init(names: [name] + names, isArray: false)
    default: return nil
    }
  }

  /// The type as it is written.
  ///
  /// For example: `INObjectCollection<CoffeeDrink>`
  package var text: String {
    let arguments = names.dropFirst().joined(separator: ", ")
    let type = (names.first ?? "") + (arguments.isEmpty ? "" : "<\(arguments)>")
    return isArray ? "[\(type)]" : type
  }
}
