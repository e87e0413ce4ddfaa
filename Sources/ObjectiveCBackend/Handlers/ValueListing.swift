import IntentSemantics
import ObjectiveCCode
import SiriKitInterface
import SwiftCode

/// The bodies of the methods that list a parameter's options and supply its value where none is set.
struct ValueListing {
  /// The parameter.
  let parameter: Parameter

  /// What else the definition declares.
  let program: HandledProgram

  /// Whether options are listed in sections.
  let usesSections: Bool

  /// The body of the method that lists options.
  var options: [ObjectiveCStatement] {
    let reply = HandlerReply.completion(further: 1)
    let list: [ObjectiveCStatement] = [
      .comment([.paragraph("TODO: List the values to choose from\(parentNote).")]),
      .variable(.array(of: parameter.type.elementObject), "items", .array([])),
    ]
    guard parameter.supportsSearch else { return list + reply.last(collection(of: "items")) }
    guard let text = parameter.type.searchedText(of: .name("item")) else {
      return list + [
        .comment([.paragraph("TODO: Leave out what does not match `searchTerm`, which is nil at first.")])
      ] + reply.last(collection(of: "items"))
    }
    return list + [
      .if(
        .binary(.member(.name("searchTerm"), "length"), "==", .integer(0)), reply.early(collection(of: "items"))),
      .variable(
        .object("NSMutableArray", of: [parameter.type.elementObject]), "matches",
        .message(.name("NSMutableArray"), "array")),
      .forEach(
        parameter.type.elementObject, "item", in: .name("items"),
        [
          .if(
            .message(text, "localizedCaseInsensitiveContainsString:", [.name("searchTerm")]),
            [.expression(.message(.name("matches"), "addObject:", [.name("item")]))])
        ]),
    ] + reply.last(collection(of: "matches"))
  }

  /// The body of the method that supplies a value.
  var defaultValue: [ObjectiveCStatement] {
    let value = HandledValue(parameter: parameter, program: program)
    if let defaultValue = value.defaultValue {
      return [.return(parameter.type.numberAccess == nil ? defaultValue : .boxed(defaultValue))]
    }
    let open = ObjectiveCStatement.comment([.paragraph("TODO: Return the value that most people want.")])
    if case .enumeration = parameter.type, !parameter.isArray {
      // Without a constant for no value the current one is the only that is there in any case.
      return [open, .return(value.unknown ?? value.property)]
    }
    return [open, .return(.nil)]
  }

  private var parentNote: String {
    parameter.relationship.map { "; `intent.\($0.parent)` is known already" } ?? ""
  }

  private func collection(of items: String) -> ObjectiveCExpression {
    let object = ObjectiveCExpression.message(.name("INObjectCollection"), "alloc")
    guard usesSections else { return .message(object, "initWithItems:", [.name(items)]) }
    let section = ObjectiveCExpression.message(
      .message(.name("INObjectSection"), "alloc"), "initWithTitle:items:", [.nil, .name(items)])
    return .message(object, "initWithSections:", [.array([section])])
  }
}

extension ValueType {
  /// The text in which a search term is looked for; nil where there is none.
  fileprivate func searchedText(of item: ObjectiveCExpression) -> ObjectiveCExpression? {
    switch self {
    case .string: item
    case .object(let reference) where !reference.isSystem: .member(item, "displayString")
    case .untypedObject: .member(item, "displayString")
    case .person: .member(item, "displayName")
    case .speakableString: .member(item, "spokenPhrase")
    default: nil
    }
  }
}
