internal import IntentModel
internal import SourceDiagnostics

/// The names of the parameters of an intent, of those of a response, or of the properties of a type.
struct MemberList {
  /// What the members are called in messages, for example `response parameter`.
  let kind: String

  /// The same for several.
  let pluralKind: String

  /// The name of the intent or type, for messages.
  let owner: String

  /// Whether code is made of the members.
  let isCompiled: Bool

  /// The names in file order.
  let names: [Located<String>]

  /// Every list of a definition.
  static func all(in document: DefinitionDocument) -> [MemberList] {
    var lists: [MemberList] = []
    for intent in document.intents {
      lists.append(
        MemberList(
          kind: "parameter", pluralKind: "parameters", owner: intent.displayedName, isCompiled: !intent.isSystem,
          names: intent.parameters.compactMap(\.name)))
      guard let response = intent.response else { continue }
      lists.append(
        MemberList(
          kind: "response parameter", pluralKind: "response parameters", owner: intent.displayedName,
          isCompiled: !intent.isSystem, names: response.parameters.compactMap(\.name)))
    }
    for type in document.types {
      lists.append(
        MemberList(
          kind: "property", pluralKind: "properties", owner: type.name?.value ?? "", isCompiled: true,
          names: type.properties.compactMap(\.name)))
    }
    return lists
  }
}
