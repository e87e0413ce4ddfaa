internal import IntentSemantics
internal import SourceDiagnostics

/// The catalogue of system intents, for `list --domains`.
struct SystemIntentListing {
  let domains: [(domain: SystemIntentDomain, intents: [SystemIntentClass])]

  // MARK: JSON

  /// The domains in the documented shape, format version 1.
  var json: JSONValue {
    [
      "formatVersion": 1,
      "domains": .array(
        domains.map { domain, intents in
          ["name": .string(domain.rawValue), "intents": .array(intents.map(json(of:)))]
        }),
    ]
  }

  private func json(of intent: SystemIntentClass) -> JSONValue {
    [
      "className": .string(intent.className), "handlingProtocol": .string(orNull: intent.handlingProtocol),
      "responseClass": .string(intent.responseClass), "responseCodeType": .string(intent.responseCodeType),
      "isPerformedBySiri": .bool(intent.isHandled && !intent.isWithdrawnFromSiri),
      "isDeprecated": .bool(intent.isDeprecated), "deprecation": .string(orNull: intent.deprecationMessage),
      "availability": .array(intent.availability.map(json(of:))),
      "parameters": .array(intent.parameters.map(json(of:))),
      "responseCodes": .array(intent.responseCodes.map(JSONValue.string)),
      "counterpart": json(of: intent.counterpart),
    ]
  }

  private func json(of availability: SystemAvailability) -> JSONValue {
    [
      "platform": .string(availability.platform.rawValue), "introduced": .string(availability.introduced),
      "deprecated": .string(orNull: availability.deprecated),
    ]
  }

  private func json(of parameter: SystemIntentParameter) -> JSONValue {
    [
      "name": .string(parameter.name), "type": .string(parameter.type),
      "resolveMethod": .string(orNull: parameter.resolveMethod),
      "resolutionResult": .string(orNull: parameter.resolutionResult),
      "isDeprecated": .bool(parameter.isDeprecated),
    ]
  }

  private func json(of counterpart: SystemIntentCounterpart) -> JSONValue {
    let kind =
      switch counterpart.kind {
      case .none: "none"
      case .intentProtocol: "protocol"
      case .schema: "schema"
      }
    return [
      "kind": .string(kind), "names": .array(counterpart.names.map(JSONValue.string)),
      "minimumSystem": .string(orNull: counterpart.minimumSystem), "advice": .string(orNull: counterpart.advice),
      "isInferred": .bool(counterpart.isInferred),
    ]
  }

  // MARK: Table

  private static let heading = ["", "Siri", "since", "resolves", "codes", "in App Intents"]

  /// The domains for people; the columns have the same places in all of them.
  var table: String {
    let rows = domains.map { domain, intents in (domain.rawValue, intents.map(Self.row)) }
    let all = [Self.heading] + rows.flatMap(\.1)
    let widths = Self.heading.indices.map { column in all.map { $0[column].count }.max() ?? 0 }
    func line(_ cells: [String]) -> String {
      let padded = zip(cells, widths).map { $0.padded(to: $1) }
      return padded.dropLast().joined(separator: "  ") + "  " + (cells.last ?? "") + "\n"
    }
    return rows.map { domain, intents in
      line([domain] + Self.heading.dropFirst()) + intents.map(line).joined()
    }.joined(separator: "\n")
  }

  private static func row(of intent: SystemIntentClass) -> [String] {
    let siri =
      if intent.isWithdrawnFromSiri {
        "withdrawn"
      } else if !intent.isHandled {
        "donated only"
      } else {
        intent.isDeprecated ? "deprecated" : "performs"
      }
    let methods = intent.parameters.count { $0.resolveMethod != nil && !$0.isResolutionDeprecated }
    return [
      "  " + intent.className, siri,
      intent.availability.map { "\($0.platform.rawValue) \($0.introduced)" }.joined(separator: ", "),
      "\(methods)", "\(intent.responseCodes.count)", intent.counterpart.text,
    ]
  }
}
