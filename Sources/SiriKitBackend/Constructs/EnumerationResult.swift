import IntentSemantics
import SiriKitInterface
import SwiftCode

/// The resolution result of an enumeration.
///
/// For example: `public class SoupSizeResolutionResult: INEnumResolutionResult { … }`
struct EnumerationResult {
  /// The enumeration.
  let enumeration: Enumeration

  /// The options.
  let options: SiriKitOptions

  /// The class.
  var declaration: Declaration {
    let name = enumeration.resolutionResultName
    return .type(
      TypeDeclaration(
        documentation: enumeration.resultDocumentation, attributes: [Availability.results, .objc(name)],
        modifiers: options.typeModifiers, .class, name, inheritance: [.named("INEnumResolutionResult")],
        members: [
          method(
            "success", "resolvedValue", selector: "successWithResolved\(enumeration.name):",
            calling: "__success", label: "withResolvedValue", .success),
          method(
            "confirmationRequired", "valueToConfirm",
            selector: "confirmationRequiredWith\(enumeration.name)ToConfirm:",
            calling: "__confirmationRequiredWithValue", label: "toConfirm", .confirmationRequired),
        ]))
  }

  /// A method that hands the raw value to the framework's method, which is hidden from Swift by its underscores.
  private func method(
    _ name: String, _ argument: String, selector: String, calling function: String, label: String,
    _ documentation: DocumentationComment
  ) -> Declaration {
    let rawValue = Expression.member(.name(argument), "rawValue")
    return ResultMethod(
      name: name, argument: argument, type: .named(enumeration.className), attribute: .objc(selector),
      isOverride: false, documentation: documentation,
      body: .return(.call(.name(function), [Argument(label, rawValue)])), options: options
    ).declaration
  }
}
