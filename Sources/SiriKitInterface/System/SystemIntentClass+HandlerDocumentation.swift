package import IntentSemantics
package import SwiftCode

extension SystemIntentClass {
  /// The documentation of the class that handles the intent, with what a definition says of it.
  ///
  /// - Parameters:
  ///   - customization: What the definition says; nil where none customises it.
  ///   - language: The language of the class.
  /// - Returns: The documentation.
  package func handlerDocumentation(
    _ customization: SystemCustomization?, in language: CodeLanguage = .swift
  ) -> DocumentationComment {
    var items: [String] = []
    if let customization {
      for title in customization.intent.suggestedCombinations.compactMap(\.title) {
        // Combinations that differ in hidden parameters share a title.
        let item = "Suggested as \(title.quoted)"
        if !items.contains(item) { items.append(item) }
      }
      // Those of vocabularies repeat the phrases in every language.
      items += customization.intent.samplePhrases.filter { $0.language == nil }.map { "Said as “\($0.text)”" }
    }
    if let deprecationMessage {
      items.append("The intent is \(deprecationMessage).")
    }
    items.append("In App Intents: \(counterpart.text)" + (counterpart.isInferred ? ", as far as is known." : "."))
    let old = parameters.filter(\.isResolutionDeprecated).map { "`\($0.name)`" }
    if !old.isEmpty {
      items.append("Not resolved, because that is deprecated: \(old.joined(separator: ", ")).")
    }
    if updates == .optional {
      let names =
        language == .swift
        ? ["startSendingUpdates(for:to:)", "stopSendingUpdates(for:)"]
        : ["startSendingUpdatesFor\(taskName):toObserver:", "stopSendingUpdatesFor\(taskName):"]
      items.append("Can send updates with `\(names[0])` and `\(names[1])`, which are optional.")
    }
    let title = customization.map { ": \($0.intent.title.quoted)" } ?? ""
    let summary = customization?.intent.summary.map { [DocumentationComment.Block.paragraph($0.quoted)] } ?? []
    return DocumentationComment(
      "Handles `\(className)` of the domain \(domain.rawValue)\(title).",
      discussion: summary + items.map { .item($0) })
  }

  /// Which systems have a code of the response, in words; empty for all of them, nil for none that a new response
  /// should bear it on.
  package func limits(of code: String) -> String? {
    guard let availability = codeAvailability[code] else { return "" }
    let usable = availability.filter { row in
      row.deprecated == nil && handlerAvailability.contains { $0.platform == row.platform }
    }
    guard !usable.isEmpty else { return nil }
    return "on " + usable.map { "\($0.platform.rawValue) \($0.introduced)" }.joined(separator: ", ")
  }
}

extension SystemIntentParameter {
  /// The documentation of the method that resolves the parameter.
  package var resolutionDocumentation: DocumentationComment {
    let isSometimesMissing = isOptional || SystemIntentCatalogue.enumeration(named: elementType) != nil
    return DocumentationComment(
      "Resolves `\(name)`.",
      discussion: [.item("\(isArray ? "Values" : "Value"): `\(elementType)`")]
        + (isSometimesMissing
          ? [
            .item(
              isEssential
                ? "Asked for where \(isArray ? "there are none" : "it is missing")." : "May be missing.")
          ] : []))
  }
}
