import IntentSemantics

/// A text of a definition, with what it is counted under.
struct CountedText {
  /// What it is counted under.
  let kind: ReportedKind

  /// The element that it belongs to.
  ///
  /// For example: `OrderSoup.soup`
  let element: String

  /// The string ID.
  let id: String?

  /// The text as it stands in the file.
  let text: String

  private init?(_ kind: ReportedKind, _ element: String, _ text: LocalizedText?) {
    guard let text else { return nil }
    self.init(kind: kind, element: element, id: text.id, text: text.text)
  }

  private init?(_ kind: ReportedKind, _ element: String, _ text: FormatText?) {
    guard let text else { return nil }
    self.init(kind: kind, element: element, id: text.id, text: text.format.source)
  }

  private init(kind: ReportedKind, element: String, id: String?, text: String) {
    self.kind = kind
    self.element = element
    self.id = id
    self.text = text
  }

  /// All texts of an intent but its phrases, which are said in other words than the definition's.
  static func all(of intent: Intent) -> [CountedText] {
    var texts = [
      CountedText(.titles, intent.name, intent.title), CountedText(.descriptions, intent.name, intent.summary),
    ]
    for combination in intent.managedCombinations {
      texts.append(CountedText(.summaries, intent.name, combination.title))
    }
    for combination in intent.suggestedCombinations {
      texts += [combination.title, combination.subtitle].map { CountedText(.suggestions, intent.name, $0) }
    }
    for code in intent.response.codes {
      texts += [code.text, code.conciseText].map { CountedText(.responses, intent.name, $0) }
    }
    for parameter in intent.parameters {
      let element = intent.name + "." + parameter.name
      texts.append(CountedText(.names, element, parameter.displayName))
      texts += parameter.prompts.map { CountedText(.dialogs, element, $0.text) }
      texts += parameter.unsupportedReasons.map { CountedText(.reasons, element, $0.text) }
      // The system has the usual words itself.
      if case .boolean(let words) = parameter.options, words.differFromUsual {
        texts += [words.trueName, words.falseName].map { CountedText(.words, element, $0) }
      }
    }
    return texts.compactMap(\.self)
  }

  /// All texts of an enumeration.
  static func all(of enumeration: Enumeration) -> [CountedText] {
    var texts = [CountedText(.titles, enumeration.name, enumeration.displayName)]
    for value in enumeration.values where !value.isPlaceholder {
      let element = enumeration.name + "." + value.name
      texts.append(CountedText(.names, element, value.displayName))
      texts.append(CountedText(.pronunciations, element, value.pronunciationHint))
      for synonym in value.synonyms {
        texts.append(CountedText(.synonyms, element, synonym.text))
        texts.append(CountedText(.pronunciations, element, synonym.pronunciationHint))
      }
    }
    return texts.compactMap(\.self)
  }

  /// All texts of a type.
  static func all(of type: ObjectType) -> [CountedText] {
    ([CountedText(.titles, type.name, type.displayName)]
      + type.properties.filter { !$0.isInherited }.map {
        CountedText(.names, type.name + "." + $0.name, $0.displayName)
      })
      .compactMap(\.self)
  }
}

extension BooleanOptions {
  /// Whether the words are others than those that the system uses anyway.
  var differFromUsual: Bool { (trueName?.text ?? "true") != "true" || (falseName?.text ?? "false") != "false" }
}
