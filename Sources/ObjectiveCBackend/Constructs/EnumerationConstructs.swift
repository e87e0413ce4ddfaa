import IntentSemantics
import ObjectiveCCode
import SiriKitInterface

/// An enumeration of the definition, and its resolution result.
///
/// For example: `typedef NS_ENUM(NSInteger, SoupSize) { … };`
struct EnumerationConstructs {
  /// The enumeration.
  let enumeration: Enumeration

  /// The enumeration, with the values and gaps that the file has.
  var declaration: ObjectiveCDeclaration {
    .enumeration(
      NSEnumDeclaration(
        documentation: enumeration.documentation, enumeration.className,
        constants: enumeration.values.map { value in
          NSEnumDeclaration.Constant(
            documentation: value.documentation, of: enumeration.className, value.name,
            swiftName: value.name.withLowercasedFirstLetter, value: value.index)
        }, macros: Availability.customIntents))
  }

  /// The result: two methods for the enumeration, and the framework's two for any number, which it hides.
  private var result: ResolutionResult {
    ResolutionResult(
      name: enumeration.resolutionResultName, superclass: "INEnumResolutionResult",
      documentation: enumeration.resultDocumentation,
      answers: [.success, .confirmationRequired].map { kind in
        ResolutionResult.Answer(
          kind: kind, typed: kind.selector(for: enumeration.name),
          typedParameter: MethodDeclaration.Parameter(
            kind == .success ? "resolvedValue" : "valueToConfirm", .plain(enumeration.className)),
          general: kind.selector(for: "Value"),
          generalParameter: MethodDeclaration.Parameter(
            kind == .success ? "resolvedValue" : "valueToConfirm", .plain("NSInteger")))
      })
  }

  /// The interface of the result.
  var resultInterface: ObjectiveCDeclaration { result.interface }

  /// The implementation of the result.
  var resultImplementation: ObjectiveCDeclaration { result.implementation }
}
