import IntentSemantics
import ObjectiveCCode
import SiriKitInterface
import SwiftCode

/// The body of the method that resolves a parameter of an intent of the system.
///
/// A value that is missing is asked for where the task cannot be done without it, and not required otherwise.
struct SystemParameterResolution {
  private let parameter: SystemIntentParameter
  private let intent: SystemIntentClass
  private let result: SystemResolutionResult

  /// The body; nil where the protocol has no method, or only one that is deprecated.
  init?(parameter: SystemIntentParameter, intent: SystemIntentClass) {
    guard !parameter.isResolutionDeprecated,
      let result = parameter.resolutionResult.flatMap(SystemIntentCatalogue.resolutionResult)
    else { return nil }
    self.parameter = parameter
    self.intent = intent
    self.result = result
  }

  private var property: ObjectiveCExpression { .member(.name("intent"), parameter.name) }

  /// The body.
  var statements: [ObjectiveCStatement] {
    let reply = HandlerReply.completion()
    guard parameter.isArray else {
      return (absence.map { [.if($0, reply.early(missing))] } ?? []) + openPlace + reply.last(success(stored))
    }
    return [
      .if(.binary(.member(property, "count"), "==", .integer(0)), search + reply.early(.array([missing]))),
      .variable(
        .object("NSMutableArray", of: [.object(result.className)]), "results",
        .message(.name("NSMutableArray"), "array")),
      .forEach(
        .object(elementClass), "value", in: property, openPlace + HandlerReply.element.last(success(.name("value")))),
    ] + reply.last(.name("results"))
  }

  // MARK: Values

  /// The answer where the value is missing.
  private var missing: ObjectiveCExpression {
    let (wanted, unwanted) = (answer("needsValue"), answer("notRequired"))
    guard parameter.isEssential else { return unwanted }
    // A message to a group has the name of the group instead of recipients.
    guard parameter.name == "recipients", let group = intent.parameter(named: "speakableGroupName") else {
      return wanted
    }
    return .conditional(.member(.name("intent"), group.name), then: unwanted, else: wanted)
  }

  private func answer(_ selector: String) -> ObjectiveCExpression { .message(.name(result.className), selector) }

  /// What holds where the value is missing; nil where it never is.
  private var absence: ObjectiveCExpression? {
    if parameter.isOptional { return .not(property) }
    switch SystemIntentCatalogue.enumeration(named: parameter.elementType)?.kind {
    case .cases(let unknown): return .binary(property, "==", .name(Self.constant(unknown, of: parameter.elementType)))
    case .optionSet: return .binary(property, "==", .integer(0))
    case nil: return nil
    }
  }

  /// The constant of a case, which does not repeat the last word of its type.
  private static func constant(_ name: String, of type: String) -> String {
    let word = type.suffix(while: { !$0.isUppercase })
    let own = type.dropLast(word.count).last.map { String($0).lowercased() + word } ?? ""
    let rest =
      name.hasPrefix(own) && name.dropFirst(own.count).first?.isUppercase == true
      ? name.dropFirst(own.count) : name[...]
    return type + String(rest).withUppercasedFirstLetter
  }

  /// What a result is made of, where a property holds it in a number.
  private var stored: ObjectiveCExpression {
    guard parameter.isOptional else { return property }
    switch parameter.elementType {
    case "Bool": return .member(property, "boolValue")
    case "Int": return .member(property, "integerValue")
    case "Double": return .member(property, "doubleValue")
    default: return property
    }
  }

  private func success(_ value: ObjectiveCExpression) -> ObjectiveCExpression {
    .message(.name(result.className), "successWithResolved\(valueWord):", [value])
  }

  /// What the methods of the result call the value.
  private var valueWord: String {
    switch parameter.elementType {
    case "Bool", "Int", "Double": "Value"
    case "INSpeakableString": "String"
    case "CLPlacemark": "Placemark"
    case "Measurement<UnitTemperature>": "Temperature"
    case let type: type.hasPrefix("IN") ? String(type.dropFirst(2)) : type
    }
  }

  private var elementClass: String { parameter.elementType == "String" ? "NSString" : parameter.elementType }

  // MARK: What is left to the developer

  /// Siri names media by what to search for, and leaves the items to the app.
  private var search: [ObjectiveCStatement] {
    guard result.hasSuccesses, intent.parameter(named: "mediaSearch") != nil else { return [] }
    return [
      .comment([
        .paragraph(
          "TODO: Look for what `intent.mediaSearch` describes; `[\(result.className) "
            + "successesWithResolvedMediaItems:]` answers with what is found.")
      ])
    ]
  }

  /// Values that the user may mean several of, and those that have reasons to be refused.
  private var openPlace: [ObjectiveCStatement] {
    var answers: [DocumentationComment.Block] = []
    if result.canDisambiguate {
      answers.append(.item("`disambiguationWith…ToDisambiguate:`: The user chooses among several."))
    }
    if let type = result.unsupportedReasonType {
      answers.append(.item("`unsupportedForReason:`: \(list(result.unsupportedReasons, of: type))."))
    }
    if let type = result.confirmationReasonType {
      answers.append(
        .item("`confirmationRequiredWith…ToConfirm:forReason:`: \(list(result.confirmationReasons, of: type))."))
    }
    return answers.isEmpty
      ? [] : [.comment([.paragraph("TODO: Check the value. Other answers of `\(result.className)` are:")] + answers)]
  }

  /// The reasons, each with the systems that it came with after the rest.
  private func list(_ cases: [String], of type: String) -> String {
    cases.map { name in
      let versions = SystemHandlerAvailability(intent: intent).versions(of: result.reasonAvailability[name] ?? [])
      return "`\(type)\(name.withUppercasedFirstLetter)`"
        + (versions.isEmpty ? "" : " (\(versions.joined(separator: ", ")))")
    }.joined(separator: ", ")
  }
}

extension String {
  fileprivate func suffix(while isPart: (Character) -> Bool) -> Substring {
    self[(lastIndex { !isPart($0) }.map(index(after:)) ?? startIndex)...]
  }
}
