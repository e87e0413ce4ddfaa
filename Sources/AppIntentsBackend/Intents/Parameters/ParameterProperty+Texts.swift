import IntentSemantics
import SwiftCode

extension ParameterProperty {
  /// How a text is typed: only what differs from what the initialiser assumes.
  func inputOptions(record: inout MigrationRecord) -> [Argument] {
    guard case .string(let strings) = parameter.options else { return [] }
    if strings.placeholder != nil {
      remark(
        .leftOut, .placeholder, "an empty field has no text of its own", quoting: strings.placeholder?.text, in: &record
      )
    }
    let keyboard = keyboard(strings.keyboardType, record: &record)
    var arguments: [Argument] = []
    if let capitalization = capitalization(strings.capitalization, record: &record) {
      arguments.append(Argument("capitalizationType", .implicitMember(capitalization)))
    }
    if strings.isMultiline {
      arguments.append(Argument("multiline", .boolean(true)))
    }
    if strings.disablesAutocorrect {
      arguments.append(Argument("autocorrect", .boolean(false)))
    }
    if strings.disablesSmartQuotes {
      arguments.append(Argument("smartQuotes", .boolean(false)))
    }
    if strings.disablesSmartDashes {
      arguments.append(Argument("smartDashes", .boolean(false)))
    }
    if let keyboard {
      arguments.insert(Argument("keyboardType", .implicitMember(keyboard)), at: 0)
    } else if !arguments.isEmpty {
      // Options without a keyboard ask for the one with ASCII letters only.
      if has(.iOS16Minor1) {
        arguments.insert(Argument("keyboardType", .implicitMember("default")), at: 0)
      } else {
        remark(
          .changed, .keyboardType, "the keyboard has ASCII letters first: no other can be named in iOS 16.0",
          in: &record)
      }
    }
    guard !arguments.isEmpty else { return [] }
    return [Argument("inputOptions", .call(.member(.name("String"), "IntentInputOptions"), arguments))]
  }

  private func keyboard(_ name: String?, record: inout MigrationRecord) -> String? {
    switch name {
    case nil, "Default"?: return nil
    case "ASCIICapable"?: return "asciiCapable"
    case "NumbersAndPunctuation"?: return "numbersAndPunctuation"
    case "URL"?: return "URL"
    case "NumberPad"?: return "numberPad"
    case let name?:
      remark(.leftOut, .keyboardType, "actions have no such keyboard", quoting: name, in: &record)
      return nil
    }
  }

  private func capitalization(_ name: String?, record: inout MigrationRecord) -> String? {
    switch name {
    case nil, "Sentences"?: return nil
    case "None"?: return "none"
    case "Words"?: return "words"
    case "Characters"?: return "allCharacters"
    case let name?:
      remark(.leftOut, .capitalization, "the word is not known", quoting: name, in: &record)
      return nil
    }
  }

  /// The words for a truth value, unless they are those that the system uses anyway.
  func displayName(record: inout MigrationRecord) -> [Argument] {
    guard case .boolean(let booleans) = parameter.options, booleans.differFromUsual else { return [] }
    if booleans.trueName == nil {
      remark(.added, .trueDisplayName, "the word is 'true', as for a parameter without words", in: &record)
    }
    if booleans.falseName == nil {
      remark(.added, .falseDisplayName, "the word is 'false', as for a parameter without words", in: &record)
    }
    return [
      Argument(
        "displayName",
        .call(
          .member(.name("Bool"), "IntentDisplayName"),
          [
            Argument(
              "true", record.literal(booleans.trueName ?? LocalizedText(text: "true"), place(.option), options)),
            Argument(
              "false", record.literal(booleans.falseName ?? LocalizedText(text: "false"), place(.option), options)),
          ]))
    ]
  }
}
