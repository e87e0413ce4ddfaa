import SourceDiagnostics

/// Gives an intent, its parameters and what refers to them other names.
struct IntentRenaming {
  private let renaming: Renaming
  private let intent: DefinitionNode
  private let owners: [String]
  private let parameters: [String: String]
  private let responseParameters: [String: String]

  /// The enumeration and the custom type of each parameter, by its old name.
  private let enumerations: [String: String]
  private let types: [String: String]
  private let responseTypes: [String: String]
  private let responseNames: Set<String>

  /// The renaming of an intent that has the old names.
  init(renaming: Renaming, intent: DefinitionNode) {
    self.renaming = renaming
    self.intent = intent
    owners = [intent["INIntentName"]?.string ?? ""]
    parameters = renaming.names(of: .parameter, in: owners)
    responseParameters = renaming.names(of: .responseParameter, in: owners)
    let parameterNodes = intent["INIntentParameters"]?.elements ?? []
    enumerations = Self.references(of: parameterNodes, "INIntentParameter", "EnumType")
    types = Self.references(of: parameterNodes, "INIntentParameter", "ObjectType")
    let responseNodes = intent["INIntentResponse"]?["INIntentResponseParameters"]?.elements ?? []
    responseTypes = Self.references(of: responseNodes, "INIntentResponseParameter", "ObjectType")
    responseNames = Set(responseNodes.compactMap { $0["INIntentResponseParameterName"]?.string })
  }

  private static func references(of nodes: [DefinitionNode], _ prefix: String, _ key: String) -> [String: String] {
    Dictionary(
      nodes.compactMap { node in
        guard let name = node[prefix + "Name"]?.string, let type = node[prefix + key]?.string else { return nil }
        return (name, type)
      }, uniquingKeysWith: { first, _ in first })
  }

  /// The intent with the new names.
  var renamed: DefinitionNode {
    var node = intent.renaming("INIntentName", renaming.names(of: .intent, in: []))
    for key in ["INIntentInput", "INIntentKeyParameter"] { node = node.renaming(key, parameters) }
    node.change("INIntentParameters") { $0.mapElements(renamedParameter) }
    changeCombinations(&node, "INIntentManagedParameterCombinations", .summary)
    changeCombinations(&node, "INIntentParameterCombinations", .suggestion)
    node.change("INIntentResponse", changeResponse)
    return node
  }

  private func sentence(_ text: String) -> String {
    Renaming.sentence(text, name: { parameters[$0] }) { owner, property in
      types[owner].flatMap { renaming.names(of: .property, in: [$0])[property] }
    }
  }

  private func renamedParameter(_ parameter: DefinitionNode) -> DefinitionNode {
    var node = renaming.referencing(parameter, prefix: "INIntentParameter")
      .renaming("INIntentParameterName", parameters)
    if let enumeration = parameter["INIntentParameterEnumType"]?.string {
      let values = renaming.names(of: .value, in: [enumeration])
      node.change("INIntentParameterMetadata") { $0 = $0.renaming("INIntentParameterMetadataDefaultValue", values) }
    }
    node.change("INIntentParameterRelationship") { relationship in
      let parent = relationship["INIntentParameterRelationshipParentName"]?.string
      if let enumeration = parent.flatMap({ enumerations[$0] }) {
        let values = renaming.names(of: .value, in: [enumeration])
        relationship = relationship.renaming("INIntentParameterRelationshipPredicateValue", values)
      }
      relationship = relationship.renaming("INIntentParameterRelationshipParentName", parameters)
    }
    let reasons = renaming.names(of: .reason, in: owners + [parameter["INIntentParameterName"]?.string ?? ""])
    changeTexts(&node, "INIntentParameterPromptDialogs", "INIntentParameterPromptDialogFormatString")
    changeTexts(&node, "INIntentParameterUnsupportedReasons", "INIntentParameterUnsupportedReasonFormatString")
    node.change("INIntentParameterUnsupportedReasons") {
      $0.mapElements { $0.renaming("INIntentParameterUnsupportedReasonCode", reasons) }
    }
    return node
  }

  private func changeTexts(_ node: inout DefinitionNode, _ list: String, _ key: String) {
    node.change(list) {
      $0.mapElements { element in
        var element = element
        element.changeText(key, sentence)
        return element
      }
    }
  }

  private func changeCombinations(_ node: inout DefinitionNode, _ key: String, _ kind: ElementKind) {
    let keys = renaming.names(of: kind, in: owners)
    node.change(key) { combinations in
      guard case .dictionary(let members) = combinations.content else { return }
      combinations.content = .dictionary(
        members.map { member in
          var member = member
          member.key = keys[member.key] ?? Renaming.key(member.key, parameters)
          for text in ["INIntentParameterCombinationTitle", "INIntentParameterCombinationSubtitle"] {
            member.value.changeText(text, sentence)
          }
          return member
        }.sortedByKey)
    }
  }

  private func changeResponse(_ response: inout DefinitionNode) {
    response = response.renaming("INIntentResponseOutput", responseParameters)
    response.change("INIntentResponseParameters") {
      $0.mapElements {
        renaming.referencing($0, prefix: "INIntentResponseParameter")
          .renaming("INIntentResponseParameterName", responseParameters)
      }
    }
    let codes = renaming.names(of: .responseCode, in: owners)
    response.change("INIntentResponseCodes") {
      $0.mapElements { code in
        var code = code.renaming("INIntentResponseCodeName", codes)
        for key in ["INIntentResponseCodeFormatString", "INIntentResponseCodeConciseFormatString"] {
          code.changeText(key) { text in
            // A value of the response hides a parameter of the same name.
            Renaming.sentence(
              text, name: { responseNames.contains($0) ? responseParameters[$0] : parameters[$0] }
            ) { owner, property in
              (responseNames.contains(owner) ? responseTypes[owner] : types[owner])
                .flatMap { renaming.names(of: .property, in: [$0])[property] }
            }
          }
        }
        return code
      }
    }
  }
}
