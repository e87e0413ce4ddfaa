import IntentSemantics
import SourceDiagnostics

extension IntentStructure {
  /// Says what the form and the target make of the intent as a whole.
  func remarkOnForm(_ record: inout MigrationRecord) {
    switch options.form {
    case .compatible: remarkOnCompatibleForm(&record)
    case .modern: remarkOnModernForm(&record)
    }
    remarkOnWidget(&record)
    remarkOnReasons(&record)
  }

  private func remarkOnCompatibleForm(_ record: inout MigrationRecord) {
    func lose(_ key: String, if isThere: Bool) {
      if isThere { remark(.lost, nil, key, "the compatible form has nothing for it", &record) }
    }
    lose("INIntentCategory", if: !["", "generic"].contains(intent.category))
    lose("INIntentRestrictions", if: intent.restriction > 0)
    lose("INIntentUserConfirmationRequired", if: intent.requiresConfirmation)
    lose("INIntentDeprecated", if: intent.isDeprecated || replacement != nil)
    lose("INIntentInput", if: intent.inputParameter != nil)
    lose("INIntentDefaultImageName", if: intent.defaultImageName != nil)
    lose("the control", if: wantsControl)
    lose("INIntentParameterCombinationSupportsBackgroundExecution", if: execution != .inBackground)
    if !migrated.isDiscoverable {
      remark(
        .changed, nil, "INIntentConfigurable", "Shortcuts shows the action: the compatible form cannot hide it", &record
      )
    }
    for code in intent.response.codes {
      guard let printed = code.conciseText, printed.format != code.text?.format else { continue }
      remark(
        .lost, nil, "INIntentResponseCodeConciseFormatString", "the compatible form has nothing for it",
        quoting: printed.format.source, &record)
    }
    remarkOnUnusedSuggestions(&record)
    let hasDialogs =
      intent.response.codes.contains { $0.text != nil }
      || intent.parameters.contains { $0.prompts.contains { $0.text != nil } }
    if hasDialogs {
      remark(.open, nil, "INIntentResponse", "the dialogs are there, but nothing says them yet", &record)
    }
  }

  private func remarkOnModernForm(_ record: inout MigrationRecord) {
    remarkOnSurfaces(&record)
    if intent.restriction > 0 {
      remark(
        .changed, nil, "INIntentRestrictions",
        "the authentication policy is the closest one to restriction \(intent.restriction)", &record)
    }
    if execution == .depends {
      remark(
        .changed, nil, "INIntentParameterCombinationSupportsBackgroundExecution",
        options.has(.iOS26)
          ? "some combinations open the app: 'perform()' decides"
          : "some combinations open the app: before iOS 26 none does, from then on 'perform()' decides", &record)
    }
    if continuesInForeground, !options.has(.iOS26) {
      remark(
        .changed, nil, "INIntentResponseCodes",
        "'ForegroundContinuableIntent' goes on in the app: the structure cannot be in an extension", &record)
    } else if wantsContinuation, performs, migrated.isForWidgets, !options.has(.iOS26) {
      remark(
        .lost, nil, "INIntentResponseCodes",
        "before iOS 26 the settings of a widget, which are in its extension, cannot go on in the app", &record)
    } else if wantsContinuation, performs, !continuesInForeground {
      remark(
        .lost, nil, "INIntentResponseCodes",
        "going on in the app came with iOS 16.4, so the action fails where its handler asks for that", &record,
        hint: "'--target iOS16.4' keeps it")
    }
    if isDeprecated, !options.has(.iOS17) {
      remark(
        .lost, nil, "INIntentDeprecated", "deprecation came with iOS 17", &record,
        hint: "'--target iOS17.0' keeps it")
    }
    if let key = intent.keyParameter, !intent.managedCombinations.isEmpty {
      remark(.leftOut, nil, "INIntentKeyParameter", "App Intents have no key parameter", quoting: key, &record)
    }
    if intent.defaultImageName != nil, !wantsPredictions {
      remark(.leftOut, nil, "INIntentDefaultImageName", "only predictions have an image", &record)
    }
    if !intent.suggestedCombinations.isEmpty, !wantsPredictions {
      remark(
        .leftOut, nil, "INIntentParameterCombinations", "predictions are written with '--predictions' only", &record)
    }
    remarkOnUnusedSuggestions(&record)
    if performs {
      remarkOnWork(&record)
      remarkOnContinuation(&record)
      remarkOnObjectiveC(&record)
      remarkOnResponse(&record)
    } else {
      remarkOnUnusedResponse(&record)
    }
    for parameter in intent.parameters { remarkOnDialogs(of: parameter, &record) }
  }

  private func remarkOnWork(_ record: inout MigrationRecord) {
    if !migrated.isBridged {
      remark(
        .open, nil, "perform()", "the work of the old handler goes there", quoting: intent.className + "Handling",
        &record, marked: MigrationMark(migrated.name + ".swift"))
    } else if module.needsHandler(migrated), options.handlerClasses[intent.className] == nil {
      record.remarks.append(unnamedHandler)
    }
  }

  /// What is to be said where nothing tells which handler is asked.
  var unnamedHandler: MigrationRemark {
    MigrationRemark(
      .open, intent.name, "perform()", "say in '\(BridgeHandlers.typeName)' which handler it asks",
      quoting: intent.className + "Handling",
      at: SourceLocation(file: module.programs[migrated.program].source, range: intent.range),
      hint: options.handlerHints[intent.className]
    ).marked(MigrationMark(BridgeHandlers.fileName, naming: intent.className))
  }

  /// Says of a handler that has the app go on, that nothing does.
  private func remarkOnContinuation(_ record: inout MigrationRecord) {
    guard module.needsHandler(migrated), !continuesInForeground,
      let handler = options.continuingHandlers[intent.className]
    else {
      return
    }
    let reason = "its handler has the app go on with the work, and the action fails in place of that"
    // What keeps the settings of a widget from it is said where the option is.
    guard !wantsContinuation || !options.has(.iOS16Minor4) else { return }
    let target = options.has(.iOS16Minor4) ? "" : "with '--target iOS16.4', "
    remark(
      .lost, nil, "continueInApp", reason, quoting: handler, &record,
      hint: "\(target)'--continue-in-app' has the app go on")
  }

  /// Says of a handler in Objective-C that nothing reads its results: it makes those of the framework.
  private func remarkOnObjectiveC(_ record: inout MigrationRecord) {
    guard migrated.isBridged, options.letsHandlersResolve, intent.parameters.contains(where: \.supportsResolution)
    else { return }
    let handler = options.objectiveCHandlers[intent.className]
    guard let location = handler ?? options.objectiveCLocation else { return }
    record.remarks.append(
      MigrationRemark(
        .lost, intent.name, "resolving",
        "\(handler == nil ? "the legacy classes are" : "its handler is") in Objective-C, whose results of resolving "
          + "cannot be read, so the action fails",
        at: location, hint: "'--bridge-resolution none' passes the values on as they are"))
  }

  private func remarkOnUnusedSuggestions(_ record: inout MigrationRecord) {
    guard wantsPredictions, PredictionConfiguration(of: self) == nil else {
      return
    }
    let limit = PredictionConfiguration.limit
    let reason =
      intent.suggestedCombinations.contains { $0.parameters.count > limit }
      ? "there are predictions only where one has a parameter, and at most \(limit)"
      : "there are predictions only where one has a parameter"
    for text in intent.suggestedCombinations.flatMap({ [$0.title, $0.subtitle] }).compactMap(\.self) {
      remark(.lost, nil, "INIntentParameterCombinations", reason, quoting: text.format.source, &record)
    }
  }

  /// Says which values and texts of the response nobody gets to see.
  private func remarkOnResponse(_ record: inout MigrationRecord) {
    let outcomes = ResponseOutcomes(of: intent)
    let named = Set(intent.response.codes.flatMap(\.texts).flatMap(\.format.tokens).map(\.name))
    for value in intent.response.parameters where value.name != intent.response.output && !named.contains(value.name) {
      remark(
        .leftOut, nil, "INIntentResponseParameters", "it is neither the result nor in a text of it",
        quoting: value.name, &record)
    }
    for code in outcomes.failures {
      guard let spoken = code.text, let printed = code.conciseText, spoken.format != printed.format else { continue }
      remark(
        .leftOut, nil, "INIntentResponseCodeConciseFormatString",
        "an error has one text, the one that is spoken", quoting: printed.format.source, &record)
    }
    if !migrated.isBridged, case .several(let codes) = outcomes.dialog, codes.contains(where: { !$0.hasText }) {
      remark(
        .added, nil, "INIntentResponseCodeFormatString",
        "it is said where a success has no text, and has no translation yet", quoting: UsualWords.done, &record)
    }
    if migrated.isBridged {
      var words = outcomes.successes.contains(where: \.hasText) ? [UsualWords.done, UsualWords.underWay] : []
      if intent.parameters.contains(where: \.supportsResolution) { words.append(UsualWords.refusal) }
      for text in words {
        remark(
          .added, nil, "INIntentResponseCodeFormatString",
          "it is said where the handler has no words, and has no translation yet", quoting: text, &record)
      }
    }
    if outcomes.failures.contains(where: { !$0.hasText }) {
      remark(
        .added, nil, "INIntentResponseCodeFormatString",
        "it is said where a failure has no text, and has no translation yet", quoting: UsualWords.failure, &record)
    }
  }

  private func remarkOnUnusedResponse(_ record: inout MigrationRecord) {
    if intent.response.codes.contains(where: \.hasText) || intent.response.output != nil {
      remark(.leftOut, nil, "INIntentResponse", "the settings of a widget have no result", &record)
    }
    if intent.requiresConfirmation {
      remark(
        .leftOut, nil, "INIntentUserConfirmationRequired", "the settings of a widget do nothing to confirm", &record)
    }
  }

  /// Says which dialogs are said on no occasion.
  private func remarkOnDialogs(of parameter: Parameter, _ record: inout MigrationRecord) {
    guard !options.writesDialogs else { return }
    let dialogs = ParameterDialogs(of: parameter)
    for other in dialogs.others {
      remark(
        .leftOut, parameter.name, "INIntentParameterPromptDialogs",
        "App Intents have no occasion '\(other.type)', or another text for it", quoting: other.text.format.source,
        &record)
    }
    if let primary = dialogs.primary, let other = dialogs.configuration, primary.format != other.format {
      if dialogs.prompt?.format == other.format {
        remark(
          .changed, parameter.name, "INIntentParameterPromptDialogs",
          "it names the value that it asks for, so the prompt for setting up the action is asked in its place",
          quoting: primary.format.source, &record)
      } else {
        remark(
          .leftOut, parameter.name, "INIntentParameterPromptDialogs",
          "a parameter has one prompt, the primary one", quoting: other.format.source, &record)
      }
    }
    guard !parameter.supportsResolution || !performs else { return }
    let property = property(of: parameter)
    let prompt = property.valueRequest == nil ? dialogs.prompt : nil
    let choices = [dialogs.selection, dialogs.introduction].compactMap(\.self)
    let unsaid = choices.dropFirst(property.choiceRequest == nil ? 0 : 1)
    for text in [prompt, dialogs.confirmation].compactMap(\.self) + unsaid {
      remark(
        .leftOut, parameter.name, "INIntentParameterPromptDialogs",
        performs ? "the parameter is not resolved, so nothing asks" : "the settings of a widget ask nothing",
        quoting: text.format.source, &record)
    }
  }

  private func remarkOnWidget(_ record: inout MigrationRecord) {
    guard migrated.isForWidgets else { return }
    guard intent.isEligibleForWidgets else { return remarkOnNewWidget(&record) }
    if !options.has(.iOS17) {
      remark(
        .changed, nil, "INIntentEligibleForWidgets",
        "the structure is there from iOS 17 on; older systems need the legacy intent", &record)
    }
    remark(
      .open, nil, "INIntentEligibleForWidgets",
      "let 'AppIntentConfiguration' of the same widget kind take the place of 'IntentConfiguration'",
      quoting: migrated.name == intent.name ? nil : migrated.name, &record, shownBy: [widgetEvidence])
  }

  /// Says what becomes of reasons that have no error of their own.
  private func remarkOnReasons(_ record: inout MigrationRecord) {
    for parameter in intent.parameters {
      for reason in parameter.unsupportedReasons {
        guard let text = reason.text else { continue }
        if reason.isBuiltIn, !migrated.isBridged {
          remark(
            .leftOut, parameter.name, "INIntentParameterUnsupportedReasons",
            "the system has words of its own for values out of range", quoting: text.format.source, &record)
        } else if options.form == .modern, performs, parameter.supportsResolution, lacksBound(reason, of: parameter) {
          remark(
            .changed, parameter.name, "INIntentParameterUnsupportedReasons",
            "it names a bound that the definition leaves open, so what is said is that of no reason in particular",
            quoting: text.format.source, &record)
        }
      }
      guard options.form == .modern, !parameter.customReasons.isEmpty else { continue }
      if !parameter.supportsResolution || !performs {
        remark(
          .leftOut, parameter.name, "INIntentParameterUnsupportedReasons", "nothing refuses a value", &record)
      }
    }
  }
}
