import IntentSemantics
import SwiftCode

extension SystemIntentClass {
  /// The documentation of the class that handles the intent.
  var handlerDocumentation: DocumentationComment {
    var items: [String] = []
    if let deprecationMessage {
      items.append("The intent is \(deprecationMessage).")
    }
    items.append("In App Intents: \(counterpart.text)" + (counterpart.isInferred ? ", as far as is known." : "."))
    let old = parameters.filter(\.isResolutionDeprecated).map { "`\($0.name)`" }
    if !old.isEmpty {
      items.append("Not resolved, because that is deprecated: \(old.joined(separator: ", ")).")
    }
    if updates == .optional {
      items.append(
        "Can send updates with `startSendingUpdates(for:to:)` and `stopSendingUpdates(for:)`, which are optional.")
    }
    return DocumentationComment(
      "Handles `\(className)` of the domain \(domain.rawValue).",
      discussion: items.map { .item($0) })
  }

  /// Which systems have a code of the response, in words; empty for all of them, nil for none that a new response
  /// should bear it on.
  func limits(of code: String) -> String? {
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
  var resolutionDocumentation: DocumentationComment {
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
