internal import SourceDiagnostics

extension DefinitionDocument {
  /// All texts for people, in the order intents, enumerations, types; within each in the order of the format.
  ///
  /// Entries with a string ID alone are among them: their `text` is nil.
  package var texts: [DefinitionText] {
    var collector = TextCollector()
    for (index, intent) in intents.enumerated() {
      collector.collect(intent, at: index)
    }
    for enumeration in enums {
      collector.collect(enumeration)
    }
    for type in types {
      collector.collect(type)
    }
    return collector.texts
  }
}

/// Walks through the entries of a document.
private struct TextCollector {
  var texts: [DefinitionText] = []
  private var owners: [String] = []
  private var intent: Int?
  private var tokenNames: Set<String>?

  private mutating func add(
    _ kind: DefinitionTextKind, _ entry: LocalizedTextEntry?, named name: String? = nil, for value: Bool? = nil
  ) {
    guard let entry else { return }
    texts.append(
      DefinitionText(
        kind: kind, owners: owners + [name].compactMap(\.self), booleanValue: value, entry: entry,
        tokenNames: tokenNames, intent: intent))
  }

  private mutating func within(_ name: String?, _ body: (inout TextCollector) -> Void) {
    owners.append(name ?? "")
    body(&self)
    owners.removeLast()
  }

  private mutating func withTokens(_ names: Set<String>, _ body: (inout TextCollector) -> Void) {
    tokenNames = names
    body(&self)
    tokenNames = nil
  }

  // MARK: Intents

  mutating func collect(_ entry: IntentEntry, at index: Int) {
    intent = index
    within(entry.name?.value) { collector in
      collector.add(.intentTitle, entry.title)
      collector.add(.intentDescription, entry.description)
      for combination in entry.managedParameterCombinations ?? [] {
        collector.withTokens(combination.key.value.parameterNames) { $0.add(.summary, combination.title) }
      }
      for combination in entry.parameterCombinations ?? [] {
        collector.withTokens(combination.key.value.parameterNames) {
          $0.add(.suggestionTitle, combination.title)
          $0.add(.suggestionSubtitle, combination.subtitle)
        }
      }
      let names = Set(entry.parameters.compactMap { $0.name?.value })
      // One set for all parameters: many parameters would make many large ones.
      let dialogNames = names.union(SentenceWords.ofDialogs)
      let reasonNames = names.union(SentenceWords.ofUnsupportedReasons)
      for parameter in entry.parameters {
        collector.collect(parameter, dialogNames: dialogNames, reasonNames: reasonNames)
      }
      if let response = entry.response {
        collector.collect(response, parameterNames: names)
      }
      for phrase in entry.samplePhrases {
        collector.withTokens(["applicationName"]) { $0.add(.samplePhrase, phrase.phrase) }
      }
    }
    intent = nil
  }

  private mutating func collect(_ entry: ParameterEntry, dialogNames: Set<String>, reasonNames: Set<String>) {
    within(entry.name?.value) { collector in
      collector.add(.parameterName, entry.displayName)
      if let metadata = entry.metadata {
        collector.add(.defaultValue, metadata.localizedDefault)
        collector.add(.placeholder, metadata.placeholder)
        collector.add(.dateTemplate, LocalizedTextEntry(text: nil, id: metadata.templateID))
        collector.add(.booleanWord, metadata.trueDisplayName, for: true)
        collector.add(.booleanWord, metadata.falseDisplayName, for: false)
      }
      collector.withTokens(dialogNames) {
        for dialog in entry.promptDialogs {
          $0.add(.promptDialog, dialog.formatString, named: dialog.type?.value)
        }
      }
      collector.withTokens(reasonNames) {
        for reason in entry.unsupportedReasons {
          $0.add(.unsupportedReason, reason.formatString, named: reason.code?.value)
        }
      }
    }
  }

  private mutating func collect(_ entry: ResponseEntry, parameterNames: Set<String>) {
    let names = Set(entry.parameters.compactMap { $0.name?.value })
    for parameter in entry.parameters {
      within(parameter.name?.value) { collector in
        collector.add(.responseParameterName, parameter.displayName)
        // A key that Xcode does not know translates nothing, but its ID is in the tables that it wrote once.
        collector.add(.responseParameterName, LocalizedTextEntry(text: nil, id: parameter.propertyDisplayNameID))
        collector.add(.booleanWord, parameter.metadata?.trueDisplayName, for: true)
        collector.add(.booleanWord, parameter.metadata?.falseDisplayName, for: false)
        collector.add(.dateTemplate, parameter.metadata?.template)
      }
    }
    withTokens(names.union(parameterNames)) {
      for code in entry.codes {
        $0.add(.response, code.formatString, named: code.name?.value)
        $0.add(.conciseResponse, code.conciseFormatString, named: code.name?.value)
      }
    }
  }

  // MARK: Enumerations and types

  mutating func collect(_ entry: EnumEntry) {
    within(entry.name?.value) { collector in
      collector.add(.enumerationName, entry.displayName)
      for value in entry.values {
        collector.within(value.name?.value) {
          $0.add(.enumerationValue, value.displayName)
          $0.add(.pronunciationHint, value.pronunciationHint)
          for synonym in value.synonyms {
            $0.add(.synonym, synonym.synonym)
            $0.add(.pronunciationHint, synonym.pronunciationHint)
          }
        }
      }
    }
  }

  mutating func collect(_ entry: TypeEntry) {
    within(entry.name?.value) { collector in
      collector.add(.typeName, entry.displayName)
      for property in entry.properties {
        collector.within(property.name?.value) {
          $0.add(.propertyName, property.displayName)
          $0.add(.booleanWord, property.metadata?.trueDisplayName, for: true)
          $0.add(.booleanWord, property.metadata?.falseDisplayName, for: false)
          $0.add(.dateTemplate, LocalizedTextEntry(text: nil, id: property.metadata?.templateID))
        }
      }
    }
  }
}

extension ParameterMetadataEntry {
  /// A default that is a text, together with its string ID; nil where neither is there.
  package var localizedDefault: LocalizedTextEntry? {
    let text = defaultValue.flatMap { value in value.value.string.map { Located($0, at: value.range) } }
    return defaultValueID == nil ? nil : LocalizedTextEntry(text: text, id: defaultValueID)
  }
}

extension String {
  /// The names in the key of a combination.
  package var parameterNames: Set<String> {
    Set(split(separator: ",").map(String.init))
  }
}
