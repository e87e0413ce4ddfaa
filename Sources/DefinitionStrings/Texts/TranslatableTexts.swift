internal import IntentModel
package import IntentRules
internal import IntentSemantics
internal import Localization
internal import SourceDiagnostics

/// The texts of a definition that have to be translated, by string ID.
package struct TranslatableTexts: Sendable {
  /// The texts in the order of the definition; where several share an ID, the first of them.
  package let list: [TranslatableText]

  /// The texts that no table can have a translation of, in the order of the definition.
  package let untranslatable: [UntranslatableText]

  private let byID: [String: Int]

  /// All texts in the development language with an ID: normally one.
  private let textsByID: [String: [String]]

  /// The IDs of each text in the form that comments have it in.
  private let idsByForm: [String: [String]]

  /// The number of places of a text that are named; the rest is counted.
  private static let placeLimit = 4

  /// The texts of a definition.
  package init(_ localization: CheckedLocalization) {
    let definition = localization.definition
    var textsOf: [String: [DefinitionText]] = [:]
    var ids: [String] = []
    for text in localization.textsToTranslate {
      guard let id = text.id?.value else { continue }
      if textsOf[id] == nil { ids.append(id) }
      textsOf[id, default: []].append(text)
    }
    var list: [TranslatableText] = []
    var byID: [String: Int] = [:]
    for id in ids {
      guard let texts = textsOf[id], let first = texts.first, let source = first.text else { continue }
      byID[id] = list.count
      list.append(
        TranslatableText(
          id: id, text: source.value, context: Self.context(of: texts, in: definition),
          location: definition.location(source.range)))
    }
    self.list = list
    let others = ids.flatMap { id in
      (textsOf[id] ?? []).compactMap(\.text).filter { $0.value != textsOf[id]?.first?.text?.value }.map {
        UntranslatableText(text: $0.value, sharedID: id, location: definition.location($0.range))
      }
    }
    let unnamed = localization.textsWithoutID.compactMap(\.text).map {
      UntranslatableText(text: $0.value, sharedID: nil, location: definition.location($0.range))
    }
    untranslatable = (others + unnamed).sorted { $0.location.range.lowerBound < $1.location.range.lowerBound }
    self.byID = byID
    let textsByID = textsOf.mapValues { $0.compactMap { $0.text?.value } }
    self.textsByID = textsByID
    var idsByForm: [String: [String]] = [:]
    for id in ids {
      for form in Set((textsByID[id] ?? []).map(SourceRecord.form)) { idsByForm[form, default: []].append(id) }
    }
    self.idsByForm = idsByForm
  }

  /// The text of an ID; nil where there is none to translate.
  package subscript(id: String) -> TranslatableText? { byID[id].map { list[$0] } }

  /// The texts with an ID in the development language: more than one where the definition gives an ID to several.
  package func texts(withID id: String) -> [String] { textsByID[id] ?? [] }

  /// The only ID of a text in the form that comments have it in; nil where none or several have it.
  func onlyID(ofForm form: String) -> String? {
    guard let ids = idsByForm[form], ids.count == 1 else { return nil }
    return ids[0]
  }

  // MARK: Context

  private static func context(of texts: [DefinitionText], in definition: CheckedDefinition) -> [String] {
    var seen: Set<String> = []
    let places = texts.map { "\($0.element): \($0.context)" }.filter { seen.insert($0).inserted }
    var lines = Array(places.prefix(placeLimit))
    if places.count > placeLimit { lines.append("… and \(places.count - placeLimit) more") }
    if let first = texts.first, let tokens = tokens(of: first, in: definition) { lines.append(tokens) }
    return lines
  }

  /// What the tokens of a sentence stand for; nil where it has none.
  private static func tokens(of text: DefinitionText, in definition: CheckedDefinition) -> String? {
    guard text.tokenNames != nil, let sentence = text.text else { return nil }
    var seen: Set<String> = []
    let tokens = FormatString(parsing: sentence.value).tokens.filter { seen.insert($0.source).inserted }
    guard !tokens.isEmpty else { return nil }
    let words = tokens.map { token in
      meaning(of: token, in: text, definition).map { "\(token.source) (\($0))" } ?? token.source
    }
    return "Keep " + words.joined(separator: ", ")
  }

  private static func meaning(
    of token: FormatToken, in text: DefinitionText, _ definition: CheckedDefinition
  ) -> String? {
    if let intent = text.intent.map({ definition.document.intents[$0] }) {
      let parameter = intent.parameters.first { $0.name?.value == token.name }?.displayName?.text?.value
      let result = intent.response?.parameters.first { $0.name?.value == token.name }?.displayName?.text?.value
      let isResponse = text.kind == .response || text.kind == .conciseResponse
      if let name = isResponse ? result ?? parameter : parameter, !name.isEmpty { return name }
    }
    switch token.name {
    case "count": return "a number"
    case "applicationName": return "the name of the app"
    case "displayName": return "the name of the value"
    case "minimumValue": return "the least value"
    case "maximumValue": return "the greatest value"
    default: return nil
    }
  }
}

extension DefinitionText {
  /// What the text belongs to, for example `OrderSoup.soup`.
  fileprivate var element: String {
    let names = kind == .promptDialog ? owners.dropLast() : owners[...]
    return names.filter { !$0.isEmpty }.joined(separator: ".")
  }

  /// Where people meet the text; of a dialog, on which occasion.
  fileprivate var context: String {
    guard kind == .promptDialog else { return kind.context }
    switch owners.last {
    case "Primary": return "what Siri asks or shows to get the value"
    case "Configuration": return "what is shown to get the value in a shortcut or a widget"
    case "Confirmation": return "what Siri asks to have the value confirmed"
    case "DisambiguationIntroduction": return "what Siri says or shows above the values to choose from"
    case "DisambiguationSelection": return "what Siri asks to have one of the values chosen"
    case "SubsequentIntroduction": return "what Siri says before it reads further values to choose from"
    default: return kind.context
    }
  }
}
