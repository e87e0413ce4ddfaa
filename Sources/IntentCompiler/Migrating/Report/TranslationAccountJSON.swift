internal import AppIntentsBackend
internal import Localization
internal import SourceDiagnostics

/// What became of the translations, for programs.
struct TranslationAccountJSON {
  private let account: TranslationAccount
  private let places: ReportPlaces

  /// An account for programs.
  init(_ account: TranslationAccount, _ places: ReportPlaces) {
    self.account = account
    self.places = places
  }

  /// The object.
  var json: JSONValue {
    [
      "languages": .array(TranslationTable(account).rows.map(json(of:))),
      "leftOut": .array(account.fates.compactMap(json(of:))),
      "faults": .array(account.faults.map(JSONValue.string)),
    ]
  }

  private func json(of row: TranslationTable.Row) -> JSONValue {
    let spelling = account.spellings[row.language]
    return [
      "language": .string(row.language.spelling),
      "spellings": .array((spelling?.before ?? []).map(JSONValue.string)),
      "newSpellings": .array((spelling?.after ?? []).map(JSONValue.string)), "existing": .integer(row.counts.existing),
      "carried": .integer(row.counts.carried), "rewritten": .integer(row.counts.rewritten),
      "toReview": .integer(row.counts.toReview),
      "leftOut": .object(
        TranslationFate.Reason.allCases.compactMap { reason in
          row.counts.leftOut[reason].map { JSONMember(reason.jsonName, .integer($0)) }
        }),
      "textsBefore": json(of: row.before), "textsAfter": json(of: row.after),
      "groups": .array(
        row.groups.map { group in
          [
            "group": .string(group.name), "existing": .integer(group.existing), "carried": .integer(group.carried),
            "textsBefore": json(of: group.before), "textsAfter": json(of: group.after),
          ]
        }),
    ]
  }

  private func json(of count: TranslationAccount.Count) -> JSONValue {
    ["translated": .integer(count.translated), "total": .integer(count.total)]
  }

  private func json(of fate: TranslationFate) -> JSONValue? {
    guard case .leftOut(let reason, let detail) = fate.outcome else { return nil }
    return [
      "language": .string(fate.translation.language.spelling), "key": .string(fate.translation.key),
      "reason": .string(reason.jsonName), "detail": .string(detail), "element": .string(fate.element),
      "text": .string(orNull: fate.text),
      "location": places.json(fate.translation.location),
    ]
  }
}

extension TranslationFate.Reason {
  /// The word for programs.
  fileprivate var jsonName: String {
    switch self {
    case .composite: "compositeEntry"
    case .stale: "unknownID"
    case .notWritten: "textNotInCode"
    case .repeated: "repeatedText"
    case .blank: "nothingTranslated"
    case .overridden: "overriddenEntry"
    case .conflicting: "conflictingTranslation"
    case .strayTokens: "unknownToken"
    case .forms: "unknownForms"
    case .phrase: "unusablePhrase"
    case .kept: "alreadyTranslated"
    }
  }
}
