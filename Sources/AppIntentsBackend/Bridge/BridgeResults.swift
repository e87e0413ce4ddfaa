import IntentSemantics
import SiriKitInterface
import SwiftCode

/// The classes that note what a handler says about a value: each has the name of a class of the framework, so that the
/// generated classes and the handlers take it in its place.
///
/// For example: `public class INStringResolutionResult: Intents.INStringResolutionResult { … }`
struct BridgeResults {
  /// What else there is in the module.
  let module: MigratedModule

  /// The name of the file without its ending.
  static let name = "SiriKitBridgeResults"

  /// What a class of the framework has.
  private enum Members {
    /// Values as they are; the type of one.
    case values(TypeExpression)
    /// A value that Objective-C has as a number; the type and the member that reads it.
    case number(TypeExpression, String)
    case timeInterval
    case enumeration
  }

  /// The declarations, by name.
  var declarations: [Declaration] {
    types.sorted { $0.key < $1.key }.map { declaration($0.key, $0.value) }
  }

  /// The names of the classes.
  var names: Set<String> { Set(types.keys) }

  /// The names of the classes where they are written, which hide those of the framework.
  var hiddenNames: Set<String> { module.asksHandlers && module.options.letsHandlersResolve ? names : [] }

  private var types: [String: Members] {
    var types: [String: Members] = [:]
    for intent in module.intents where intent.isBridged {
      for parameter in intent.intent.parameters where parameter.supportsResolution {
        let (name, members) = Self.members(of: parameter.type)
        types[name] = members
      }
    }
    return types
  }

  private static func members(of type: ValueType) -> (name: String, members: Members) {
    switch type {
    case .enumeration: ("INEnumResolutionResult", .enumeration)
    case .object, .untypedObject: ("INObjectResolutionResult", .values(.named("INObject")))
    case .integer: (type.resolutionResultName, .number(.named("Int"), "intValue"))
    case .decimal: (type.resolutionResultName, .number(.named("Double"), "doubleValue"))
    case .boolean: (type.resolutionResultName, .number(.named("Bool"), "boolValue"))
    case .timeInterval: (type.resolutionResultName, .timeInterval)
    default: (type.resolutionResultName, .values(type.elementType))
    }
  }

  /// The words for the access of the legacy classes, some of which are subclasses.
  private var access: [Modifier] {
    module.options.legacyAccess == .internal ? [] : [.access(module.options.legacyAccess)]
  }

  private func declaration(_ name: String, _ members: Members) -> Declaration {
    .type(
      TypeDeclaration(
        modifiers: access, .class, name, inheritance: [.named("Intents." + name)],
        members: general + special(members), layout: .separated))
  }

  private var general: [Declaration] {
    ["needsValue", "notRequired"].map { name in
      method(name, [], .implicitMember(name))
    } + [
      method("unsupported", [], .call(.implicitMember("unsupported"), [Argument("reason", .integer(0))])),
      method(
        "__unsupported", [FunctionParameter(label: .word("withReason"), "reason", .named("Int"))],
        .call(.implicitMember("unsupported"), [Argument("reason", .name("reason"))])),
    ]
  }

  private func special(_ members: Members) -> [Declaration] {
    let value = Expression.name("value")
    func with(_ type: TypeExpression) -> [FunctionParameter] {
      [FunctionParameter(label: .word("with"), "value", type)]
    }
    func confirming(_ type: TypeExpression) -> [FunctionParameter] {
      [FunctionParameter(label: .word("toConfirm"), "value", type)]
    }
    func noted(_ name: String, _ value: Expression) -> Expression { .call(.implicitMember(name), [Argument(value)]) }
    switch members {
    case .values(let type):
      return [
        method("success", with(type), noted("success", value)),
        method(
          "disambiguation", [FunctionParameter(label: .word("with"), "values", .array(type))],
          noted("disambiguation", .name("values"))),
        method("confirmationRequired", with(.optional(type)), noted("confirmationRequired", value)),
      ]
    case .number(let type, let member):
      return [
        method("success", with(type), noted("success", value)),
        method(
          "__confirmationRequiredWithValue", confirming(.optional(.named("NSNumber"))),
          noted("confirmationRequired", .optionalMember(value, member))),
      ]
    case .timeInterval:
      return [
        method("success", with(.named("TimeInterval")), noted("success", value)),
        method("confirmationRequired", with(.named("TimeInterval")), noted("confirmationRequired", value)),
      ]
    case .enumeration:
      return [
        method(
          "__success", [FunctionParameter(label: .word("withResolvedValue"), "value", .named("Int"))],
          noted("success", value)),
        method(
          "__confirmationRequiredWithValue", confirming(.named("Int")), noted("confirmationRequired", value)),
      ]
    }
  }

  /// A method that does what the framework's does and notes it.
  private func method(_ name: String, _ parameters: [FunctionParameter], _ outcome: Expression) -> Declaration {
    let arguments = parameters.map { parameter -> Argument in
      if case .word(let word) = parameter.label {
        Argument(word, .name(parameter.name))
      } else {
        Argument(.name(parameter.name))
      }
    }
    let result = Expression.call(.member(.superReference, name), arguments)
    return .function(
      FunctionDeclaration(
        modifiers: [.override] + access + [.class], name, parameters: parameters, result: .selfType,
        body: [.expression(.call(.member(result, "recording"), [Argument(outcome)]))]))
  }
}
