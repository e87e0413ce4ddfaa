extension ElementKind {
  /// What the keys of such an entry mean.
  package var schema: ElementSchema {
    switch self {
    case .definition: Self.definitionSchema
    case .intent: Self.intentSchema
    case .parameter: Self.parameterSchema
    case .arraySize:
      ElementSchema(self, prefix: "INIntentParameterArraySize", name: "INIntentParameterArraySizeSizeClass")
    case .dialog:
      ElementSchema(
        self, prefix: "INIntentParameterPromptDialog", name: "INIntentParameterPromptDialogType",
        headline: "INIntentParameterPromptDialogFormatString")
    case .reason:
      ElementSchema(
        self, prefix: "INIntentParameterUnsupportedReason", name: "INIntentParameterUnsupportedReasonCode",
        trace: "INIntentParameterUnsupportedReasonFormatStringID",
        headline: "INIntentParameterUnsupportedReasonFormatString")
    case .summary:
      ElementSchema(
        self, prefix: "INIntentParameterCombination", trace: "INIntentParameterCombinationTitleID",
        headline: "INIntentParameterCombinationTitle")
    case .suggestion:
      ElementSchema(
        self, prefix: "INIntentParameterCombination", trace: "INIntentParameterCombinationTitleID",
        headline: "INIntentParameterCombinationTitle")
    case .response: Self.responseSchema
    case .responseParameter:
      ElementSchema(
        self, prefix: "INIntentResponseParameter", name: "INIntentResponseParameterName",
        tag: "INIntentResponseParameterTag", priority: "INIntentResponseParameterDisplayPriority")
    case .responseCode:
      ElementSchema(
        self, prefix: "INIntentResponseCode", name: "INIntentResponseCodeName",
        trace: "INIntentResponseCodeFormatStringID", headline: "INIntentResponseCodeFormatString")
    case .samplePhrase:
      ElementSchema(
        self, prefix: "INIntentSamplePhrase", name: "INIntentSamplePhraseID", headline: "INIntentSamplePhrase")
    case .enumeration:
      ElementSchema(
        self, prefix: "INEnum", name: "INEnumName", trace: "INEnumDisplayNameID", headline: "INEnumDisplayName",
        lists: [ElementList("INEnumValues", of: .value, isOrdered: true)])
    case .value:
      ElementSchema(
        self, prefix: "INEnumValue", name: "INEnumValueName", index: "INEnumValueIndex",
        trace: "INEnumValueDisplayNameID", headline: "INEnumValueDisplayName",
        lists: [ElementList("INEnumValueSynonyms", of: .synonym)])
    case .synonym:
      ElementSchema(
        self, prefix: "INEnumValueSynonym", name: "INEnumValueSynonymSynonymID",
        headline: "INEnumValueSynonymSynonym")
    case .type:
      ElementSchema(
        self, prefix: "INType", name: "INTypeName", trace: "INTypeDisplayNameID", headline: "INTypeDisplayName",
        lists: [
          ElementList("INTypeProperties", of: .property, isOrdered: true, lastTagKey: "INTypeLastPropertyTag")
        ])
    case .property:
      ElementSchema(
        self, prefix: "INTypeProperty", name: "INTypePropertyName", tag: "INTypePropertyTag",
        priority: "INTypePropertyDisplayPriority")
    }
  }

  private static let definitionSchema = ElementSchema(
    .definition, prefix: "INIntentDefinition",
    lists: [
      ElementList("INIntents", of: .intent), ElementList("INEnums", of: .enumeration),
      ElementList("INTypes", of: .type),
    ])

  private static let intentSchema = ElementSchema(
    .intent, prefix: "INIntent", name: "INIntentName", trace: "INIntentTitleID", headline: "INIntentTitle",
    lists: [
      ElementList("INIntentParameters", of: .parameter, isOrdered: true, lastTagKey: "INIntentLastParameterTag"),
      ElementList("INIntentManagedParameterCombinations", of: .summary, .keyed),
      ElementList("INIntentParameterCombinations", of: .suggestion, .keyed),
      ElementList("INIntentSamplePhrases", of: .samplePhrase),
      ElementList("INIntentResponse", of: .response, .single),
    ])

  private static let parameterSchema = ElementSchema(
    .parameter, prefix: "INIntentParameter", name: "INIntentParameterName", tag: "INIntentParameterTag",
    priority: "INIntentParameterDisplayPriority",
    lists: [
      ElementList("INIntentParameterArraySizes", of: .arraySize),
      ElementList("INIntentParameterPromptDialogs", of: .dialog),
      ElementList("INIntentParameterUnsupportedReasons", of: .reason, isOrdered: true),
    ])

  private static let responseSchema = ElementSchema(
    .response, prefix: "INIntentResponse",
    lists: [
      ElementList(
        "INIntentResponseParameters", of: .responseParameter, isOrdered: true,
        lastTagKey: "INIntentResponseLastParameterTag"),
      ElementList("INIntentResponseCodes", of: .responseCode, isOrdered: true),
    ])
}
