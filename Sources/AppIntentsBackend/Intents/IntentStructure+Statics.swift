import IntentSemantics
import SwiftCode

extension IntentStructure {
  /// The static properties in their order.
  func statics(record: inout MigrationRecord) -> [Declaration] {
    let className = stored("intentClassName", nil, .string(intent.className), keyword: .let)
    let title = stored(
      "title", .named("LocalizedStringResource"), record.literal(intent.title, place(.title), options))
    guard options.form == .modern else {
      return [className, .blankLine, title, compatibleDescription(record: &record)]
    }
    var statics = [className, title]
    if let description = description(record: &record) { statics.append(description) }
    if !migrated.isDiscoverable { statics.append(stored("isDiscoverable", nil, .boolean(false))) }
    if let policy = authenticationPolicy {
      statics.append(
        stored("authenticationPolicy", .named("IntentAuthenticationPolicy"), .implicitMember(policy)))
    }
    if performs { statics += executionStatics }
    if isDeprecated, options.has(.iOS17) { statics.append(deprecation(record: &record)) }
    return statics
  }

  /// A static property that is no more than a value.
  private func stored(
    _ name: String, _ type: TypeExpression?, _ value: Expression, keyword: VariableDeclaration.Keyword? = nil
  ) -> Declaration {
    .variable(
      VariableDeclaration(
        modifiers: options.accessModifiers + [.static], keyword ?? options.storedStaticKeyword, name, type: type,
        value: value))
  }

  /// What Xcode's converter writes, whether there is a description or not.
  private func compatibleDescription(record: inout MigrationRecord) -> Declaration {
    let text = intent.summary.map { record.literal($0, place(.description), options) } ?? .string("")
    return stored("description", nil, .call(.name("IntentDescription"), [Argument(text)]))
  }

  /// The description with its category; nil without a description.
  private func description(record: inout MigrationRecord) -> Declaration? {
    let category = category
    guard let summary = intent.summary else {
      remark(
        .open, nil, "INIntentDescription",
        category == nil ? "there is none" : "there is none; once there is, it has room for the category",
        quoting: category, &record, shownBy: [.property("description", of: migrated.name)])
      return nil
    }
    var arguments = [Argument(record.literal(summary, place(.description), options))]
    if let category {
      arguments.append(
        Argument("categoryName", record.literal(LocalizedText(text: category), place(.category), options)))
    }
    return stored(
      "description", .optional(.named("IntentDescription")), .call(.name("IntentDescription"), arguments))
  }

  /// The heading under which Shortcuts lists the action.
  private var category: String? {
    if let category = options.category { return category }
    switch intent.category {
    case "", "generic": return nil
    case "checkIn": return "Check In"
    default: return intent.category.withUppercasedFirstLetter
    }
  }

  /// Where the work is done, for systems that ask in the old and in the new way.
  private var executionStatics: [Declaration] {
    let mayContinue = continuesInForeground && execution != .inApp
    guard execution != .inBackground || mayContinue else { return [] }
    let modes: Expression =
      execution == .inApp
      ? .implicitMember("foreground")
      : .array([
        .implicitMember("background"), .call(.implicitMember("foreground"), [Argument(.implicitMember("dynamic"))]),
      ])
    let type = TypeExpression.named("IntentModes")
    guard !options.has(.iOS26) else { return [stored("supportedModes", type, modes)] }
    let supportedModes = VariableDeclaration(
      attributes: [AttributeLine(.available(SystemVersion.iOS26.names(on: SystemVersion.System.allCases)))],
      modifiers: options.accessModifiers + [.static], .var, "supportedModes", type: type, getter: .line(modes))
    return [
      stored("openAppWhenRun", nil, .boolean(execution == .inApp)),
      // The first compiler that came with the type.
      .conditional("compiler(>=6.2)", .variable(supportedModes)),
    ]
  }

  /// What the user must do before the work is done.
  private var authenticationPolicy: String? {
    switch intent.restriction {
    case ..<1: nil
    case 1: "requiresAuthentication"
    default: "requiresLocalDeviceAuthentication"
    }
  }

  /// What people are told to use instead.
  private func deprecation(record: inout MigrationRecord) -> Declaration {
    let replacement = replacement
    let message = replacement == nil ? "This action is out of date." : "This action has been replaced."
    remark(.added, nil, "INIntentDeprecated", "the words have no translation yet", quoting: message, &record)
    let arguments =
      [Argument("message", record.literal(LocalizedText(text: message), place(.description), options))]
      + (replacement.map { [Argument("replacedBy", .metatype(.named($0)))] } ?? [])
    return .variable(
      VariableDeclaration(
        modifiers: options.accessModifiers + [.static], .var, "deprecation",
        type: .generic("IntentDeprecation", [.named(replacement ?? "Never")]),
        getter: .block([.expression(.call(.name("IntentDeprecation"), arguments))])))
  }
}
