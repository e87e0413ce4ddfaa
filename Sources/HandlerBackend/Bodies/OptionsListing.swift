import IntentSemantics
import SiriKitInterface
import SwiftCode

/// The body of a method that lists a parameter's options.
struct OptionsListing {
  /// The parameter.
  let parameter: Parameter

  /// The options of the handler.
  let options: HandlerOptions

  /// The body.
  func statements(_ reply: Reply) -> [Statement] {
    let items = Expression.name("items")
    let list: [Statement] = [
      .comment([.paragraph("TODO: List the values to choose from\(parentNote).")]),
      .variable(
        VariableDeclaration(
          .let, "items", type: .array(parameter.type.collectionElementType), value: .array([]))),
    ]
    guard parameter.supportsSearch else { return list + reply.last(collection(of: items)) }
    guard let text = parameter.type.searchedText else {
      return list + [
        .comment([.paragraph("TODO: Leave out what does not match `searchTerm`, which is nil at first.")])
      ] + reply.last(collection(of: items))
    }
    let term = Expression.name("searchTerm")
    let matches = Expression.call(
      FunctionCall(
        .member(items, "filter"), [],
        trailingClosure: Closure(
          parameters: ["item"],
          body: [
            .expression(
              .call(.member(text("item"), "localizedCaseInsensitiveContains"), [Argument(term)]))
          ])))
    return list + [
      .guard(
        [.unwrapping("searchTerm"), .expression(.verbatim("!searchTerm.isEmpty"))],
        else: reply.early(collection(of: items)))
    ] + [.constant("matches", matches)] + reply.last(collection(of: .name("matches")))
  }

  private var parentNote: String {
    parameter.relationship.map { "; `intent.\($0.parent)` is known already" } ?? ""
  }

  private func collection(of items: Expression) -> Expression {
    let type = Expression.name("INObjectCollection")
    guard options.usesSections else { return .call(type, [Argument("items", items)]) }
    let section = Expression.call(.name("INObjectSection"), [Argument("title", .nil), Argument("items", items)])
    return .call(type, [Argument("sections", .array([section]))])
  }
}

extension ValueType {
  /// The text in which a search term is looked for, of an option of the given name; nil where there is none.
  fileprivate var searchedText: ((String) -> Expression)? {
    switch self {
    case .string: { .verbatim("(\($0) as String)") }
    case .object(let reference) where !reference.isSystem: { .member(.name($0), "displayString") }
    case .untypedObject: { .member(.name($0), "displayString") }
    case .person: { .member(.name($0), "displayName") }
    case .speakableString: { .member(.name($0), "spokenPhrase") }
    default: nil
    }
  }
}
