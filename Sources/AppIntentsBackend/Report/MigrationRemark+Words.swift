extension MigrationRemark.Verdict {
  /// The verdict for people.
  package var words: String { self == .open ? "to do" : rawValue }
}

extension MigrationRemark {
  /// What the remark is about, as people call it.
  ///
  /// For example: `default value` for `INIntentParameterMetadataDefaultValue`
  package var words: String { Self.wordsByKey[subject] ?? subject }

  /// The key of the definition that the remark is about; nil where it is about something else.
  package var key: String? { subject.hasPrefix("IN") ? subject : nil }

  private static let wordsByKey = [
    "INEnumDisplayName": "name for people",
    "INEnumName": "name of the type",
    "INEnumValueDisplayName": "name for people",
    "INEnumValueName": "values",
    "INEnumValuePronunciationHint": "pronunciation",
    "INEnumValueSynonyms": "synonyms",
    "INIntentCategory": "category",
    "INIntentClassPrefix": "class prefix",
    "INIntentConfigurable": "visibility in Shortcuts",
    "INIntentDefaultImageName": "image",
    "INIntentDeprecated": "deprecation",
    "INIntentDescription": "description",
    "INIntentEligibleForWidgets": "widget",
    "INIntentInput": "input",
    "INIntentKeyParameter": "key parameter",
    "INIntentManagedParameterCombinations": "summary",
    "INIntentName": "name of the structure",
    "INIntentParameterArraySizes": "number of values",
    "INIntentParameterCombinationSupportsBackgroundExecution": "running in the background",
    "INIntentParameterCombinations": "suggestions",
    "INIntentParameterDisplayName": "name for people",
    "INIntentParameterFixedSizeArray": "number of values",
    "INIntentParameterMetadataCapitalization": "capitalisation",
    "INIntentParameterMetadataCustomUTIs": "types of files",
    "INIntentParameterMetadataDateStyle": "style of the date",
    "INIntentParameterMetadataDefaultUnit": "unit",
    "INIntentParameterMetadataDefaultValue": "default value",
    "INIntentParameterMetadataDefaultValueID": "translation of the default value",
    "INIntentParameterMetadataDisableAutocorrect": "autocorrection",
    "INIntentParameterMetadataDisableSmartDashes": "smart dashes",
    "INIntentParameterMetadataDisableSmartQuotes": "smart quotes",
    "INIntentParameterMetadataFalseDisplayName": "word for false",
    "INIntentParameterMetadataFormat": "format",
    "INIntentParameterMetadataKeyboardType": "keyboard",
    "INIntentParameterMetadataMaximumUnit": "largest unit",
    "INIntentParameterMetadataMaximumValue": "largest value",
    "INIntentParameterMetadataMinimumValue": "smallest value",
    "INIntentParameterMetadataMultiline": "several lines",
    "INIntentParameterMetadataPlaceholder": "placeholder",
    "INIntentParameterMetadataSupportsNegativeNumbers": "negative numbers",
    "INIntentParameterMetadataTimeStyle": "style of the time",
    "INIntentParameterMetadataTrueDisplayName": "word for true",
    "INIntentParameterMetadataType": "control or kind",
    "INIntentParameterMetadataUnit": "unit",
    "INIntentParameterPromptDialogs": "dialog",
    "INIntentParameterRelationship": "parent parameter",
    "INIntentParameterSupportsDynamicEnumeration": "options",
    "INIntentParameterSupportsSearch": "search",
    "INIntentParameterUnsupportedReasons": "reason for refusing a value",
    "INIntentResponse": "response",
    "INIntentResponseCodeConciseFormatString": "printed response",
    "INIntentResponseCodeFormatString": "spoken response",
    "INIntentResponseCodes": "response codes",
    "INIntentResponseParameters": "value of the response",
    "INIntentRestrictions": "authentication",
    "INIntentUserConfirmationRequired": "confirmation",
    "INTypeDisplayName": "name for people",
    "INTypeName": "name of the type",
    "INTypePropertyDisplayName": "name for people",
    "INTypePropertyMetadata": "how a value reads",
    "INTypePropertyName": "name",
  ]
}
