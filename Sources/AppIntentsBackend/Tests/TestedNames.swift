import SwiftCode

/// The names of the tested module's types in a file of tests: with the module where another import has a type of that name.
///
/// For example: `CoffeeBar.Tag`, since Swift Testing has tags, too
struct TestedNames {
  /// The module that the types are in.
  let module: String

  /// The names that are to have the module in front of them.
  private let ambiguous: Set<String>

  /// Names of a module's types.
  ///
  /// - Parameters:
  ///   - module: The module.
  ///   - recorders: The classes of the module that have the names of the framework's classes.
  init(of module: String, recorders: Set<String>) {
    self.module = module
    ambiguous = Self.testing.union(recorders)
  }

  /// The types of Swift Testing.
  private static let testing: Set<String> = [
    "Attachable", "AttachableAsImage", "AttachableImageFormat", "AttachableWrapper", "Attachment", "Bug", "Comment",
    "ConditionTrait", "Confirmation", "CustomTestArgumentEncodable", "CustomTestStringConvertible", "ExitStatus",
    "ExitTest", "Expectation", "ExpectationFailedError", "Issue", "IssueHandlingTrait", "KnownIssueMatcher",
    "ParallelizationTrait", "SourceLocation", "SuiteTrait", "Tag", "Test", "TestScoping", "TestTrait",
    "TimeLimitTrait", "Trait",
  ]

  /// The name of a type of the module.
  subscript(_ name: String) -> String { ambiguous.contains(name) ? module + "." + name : name }

  /// A type of which the module's types are parts.
  subscript(_ type: TypeExpression) -> TypeExpression {
    switch type {
    case .named(let name): .named(self[name])
    case .array(let element): .array(self[element])
    case .optional(let wrapped): .optional(self[wrapped])
    case .generic(let name, let arguments): .generic(name, arguments.map { self[$0] })
    default: type
    }
  }
}
