import IntentSemantics

/// The texts of the code, to be asked which texts of a definition are among them.
struct CarriedTexts {
  private struct Place: Hashable {
    let program: Int
    let element: String
    let text: String
    let isPrediction: Bool
  }

  private struct ID: Hashable {
    let program: Int
    let id: String
  }

  private var ids: Set<ID> = []
  private var places: Set<Place> = []

  /// The texts of the code.
  init(_ texts: [MigratedText]) {
    for text in texts {
      if let id = text.stringID { ids.insert(ID(program: text.program, id: id)) }
      places.insert(
        Place(
          program: text.program, element: text.element, text: text.source.source,
          isPrediction: text.role == .prediction))
    }
  }

  /// Counts the texts of something by kind.
  func counts(of texts: [CountedText], program: Int) -> [ReportedCount] {
    var counts: [ReportedKind: ReportedCount] = [:]
    for text in texts {
      var count = counts[text.kind] ?? ReportedCount(text.kind)
      count.existing += 1
      if contains(text, program) { count.carried += 1 }
      counts[text.kind] = count
    }
    return ReportedKind.allCases.compactMap { counts[$0] }
  }

  /// One that is said in the same words of the same element is there, whatever its ID.
  private func contains(_ text: CountedText, _ program: Int) -> Bool {
    text.id.map { ids.contains(ID(program: program, id: $0)) } ?? false
      || places.contains(
        Place(
          program: program, element: text.element, text: text.text,
          isPrediction: text.kind == .suggestions))
  }
}
