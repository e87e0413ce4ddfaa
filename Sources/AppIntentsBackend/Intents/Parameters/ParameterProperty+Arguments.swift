import IntentSemantics
import SwiftCode

extension ParameterProperty {
  /// The arguments of the initialiser, in the order that it takes them in.
  func arguments(record: inout MigrationRecord) -> [Argument] {
    let title = Argument("title", titleExpression(record: &record))
    let first = defaultArguments(record: &record)
    guard options.form == .modern else {
      remarkOnCompatibleForm(record: &record)
      return [title] + first + provider
    }
    remarkOnOptions(record: &record)
    return [title] + modernArguments(behind: first, record: &record)
  }

  private func modernArguments(behind first: [Argument], record: inout MigrationRecord) -> [Argument] {
    switch value.kind {
    case .string:
      first + inputOptions(record: &record) + dialogs(record: &record) + connection + provider
    case .integer, .decimal:
      first + controlStyle(record: &record) + inclusiveRange(record: &record) + dialogs(record: &record) + connection
        + provider
    case .boolean:
      first + displayName(record: &record) + dialogs(record: &record) + connection
    case .entity:
      sizes(record: &record) + dialogs(record: &record) + connection + query
    case .file:
      fileTypes(record: &record) + dialogs(record: &record) + connection + provider
    case .dateComponents:
      dateKind(record: &record) + dialogs(record: &record) + connection + provider
    case .placemark:
      placemarkStyle(record: &record) + dialogs(record: &record) + connection + provider
    case .person:
      personMode(record: &record) + sizes(record: &record) + dialogs(record: &record) + connection + provider
    case .enumeration, .measurement, .url, .currencyAmount, .paymentMethod:
      first + sizes(record: &record) + dialogs(record: &record) + connection + provider
    }
  }

  private func titleExpression(record: inout MigrationRecord) -> Expression {
    if let title = parameter.displayName {
      return record.literal(title, place(.title), options)
    }
    let title = parameter.name.asTitle
    remark(.added, .displayName, "the title is made of the name", quoting: title, in: &record)
    return record.literal(LocalizedText(text: title), place(.title), options)
  }

  /// Whether a value of the previous action is taken over.
  private var connection: [Argument] {
    guard migrated.intent.inputParameter == parameter.name, !isOfControl else { return [] }
    return [Argument("inputConnectionBehavior", .implicitMember("connectToPreviousIntentResult"))]
  }

  /// The provider of the options.
  private var provider: [Argument] {
    optionsProvider.map { [Argument("optionsProvider", .call(.name($0.name)))] } ?? []
  }

  /// The query, where that of the type does not do: the property's own, or what supplies a first value that there must be.
  private var query: [Argument] {
    guard case .entity(let entity) = value.kind else { return [] }
    let own = migrated.queryNames[parameter.name]
    guard own != nil || !isOptional && !isOpened else { return [] }
    return [Argument("query", .call(.name(own ?? entity + "Query")))]
  }

  /// Says which of the keys that hold for all types lead to nothing.
  private func remarkOnOptions(record: inout MigrationRecord) {
    if !parameter.arraySizes.isEmpty, declaredSizes.isEmpty {
      remark(.lost, .arraySizes, reasonAgainstSizes, in: &record)
    }
    if isRequired, isOptional {
      remark(.changed, .widgets, "nothing supplies a first value, so the parameter is optional", in: &record)
    }
    if parameter.supportsDynamicOptions, value.kind == .boolean {
      remark(.leftOut, .supportsDynamicEnumeration, "a truth value takes no options", in: &record)
    }
    if parameter.supportsSearch, optionsProvider != nil {
      remark(.lost, .supportsSearch, "only entities are searched for, by their query", in: &record)
    }
  }
}
