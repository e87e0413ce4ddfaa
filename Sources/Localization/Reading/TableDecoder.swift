internal import PropertyListReader
internal import SourceDiagnostics

/// Makes entries of the root of a property list, and reports what no table can have.
struct TableDecoder {
  /// The file, as UTF-8 text.
  let source: SourceFile

  /// What was reported.
  private(set) var diagnostics = DiagnosticEngine()

  /// A decoder of a file.
  init(source: SourceFile) {
    self.source = source
  }

  /// The entries of a `.strings` file.
  mutating func textEntries(of root: TableNode) -> [StringTableEntry] {
    members(of: root, called: "the table").compactMap { member in
      guard let text = member.value.text else {
        report("the value of '\(member.key.value)' is \(member.value.kindName), not a string", at: member.value.range)
        return nil
      }
      return entry(member, .text(text))
    }
  }

  /// The entries of a `.stringsdict` file.
  ///
  /// A plain string is accepted as the runtime does.
  mutating func pluralEntries(of root: TableNode) -> [StringTableEntry] {
    members(of: root, called: "the table").compactMap { member in
      if let text = member.value.text { return entry(member, .text(text)) }
      return variations(of: member.value, called: "the value of '\(member.key.value)'").map {
        entry(member, .plural(format: $0.format, variables: $0.variables))
      }
    }
  }

  private func entry(_ member: TableMember, _ value: StringTableValue) -> StringTableEntry {
    StringTableEntry(
      key: member.key, value: value, range: member.range, removal: member.removal, comment: member.comment,
      mark: member.mark, state: member.mark?.state)
  }

  // MARK: Plural rules

  private typealias Variations = (format: Located<String>?, variables: [PluralVariable])

  private mutating func variations(of node: TableNode, called name: String) -> Variations? {
    var format: Located<String>?
    var variables: [PluralVariable] = []
    let members = members(of: node, called: name)
    for member in members {
      switch member.key.value {
      case "NSStringLocalizedFormatKey":
        format = text(of: member)
      case "NSStringVariableWidthRuleType":
        variables.append(
          PluralVariable(
            name: nil, rule: .width, device: nil, valueType: nil,
            forms: forms(of: self.members(of: member.value, called: "'\(member.key.value)'"))))
      case "NSStringDeviceSpecificRuleType":
        variables += deviceVariables(of: member)
      default:
        if let variable = variable(of: member) { variables.append(variable) }
      }
    }
    if format == nil, !variables.contains(where: { $0.name == nil }), !diagnostics.hasErrors {
      report("\(name) has no 'NSStringLocalizedFormatKey'", at: node.range)
      return nil
    }
    return (format, variables)
  }

  private mutating func variable(of member: TableMember) -> PluralVariable? {
    let members = members(of: member.value, called: "variable '\(member.key.value)'")
    var valueType: Located<String>?
    for member in members where member.key.value == "NSStringFormatValueTypeKey" {
      valueType = text(of: member)
    }
    return PluralVariable(
      name: member.key, rule: .plural, device: nil, valueType: valueType,
      forms: forms(of: members.filter { !$0.key.value.hasPrefix("NSString") }))
  }

  private mutating func deviceVariables(of member: TableMember) -> [PluralVariable] {
    var forms: [PluralForm] = []
    var nested: [PluralVariable] = []
    for device in members(of: member.value, called: "'\(member.key.value)'") {
      if let text = device.value.text {
        forms.append(PluralForm(category: device.key, text: text))
      } else if let variations = variations(of: device.value, called: "the value of '\(device.key.value)'") {
        if let format = variations.format { forms.append(PluralForm(category: device.key, text: format)) }
        nested += variations.variables.map {
          PluralVariable(name: $0.name, rule: $0.rule, device: device.key, valueType: $0.valueType, forms: $0.forms)
        }
      }
    }
    return [PluralVariable(name: nil, rule: .device, device: nil, valueType: nil, forms: forms)] + nested
  }

  private mutating func forms(of members: [TableMember]) -> [PluralForm] {
    members.compactMap { member in
      text(of: member).map { PluralForm(category: member.key, text: $0) }
    }
  }

  // MARK: Checks

  private mutating func text(of member: TableMember) -> Located<String>? {
    if let text = member.value.text { return text }
    report("the value of '\(member.key.value)' is \(member.value.kindName), not a string", at: member.value.range)
    return nil
  }

  private mutating func members(of node: TableNode, called name: String) -> [TableMember] {
    guard let members = node.members else {
      report("\(name) is \(node.kindName), not a dictionary", at: node.range)
      return []
    }
    reportRepeatedKeys(in: members)
    return members
  }

  private mutating func reportRepeatedKeys(in members: [TableMember]) {
    // Bytes, since keys that look the same may be different ones.
    var occurrences: [[UInt8]: (first: Int, last: Int)] = [:]
    for (index, member) in members.enumerated() {
      let key = Array(member.key.value.utf8)
      guard let earlier = occurrences[key] else {
        occurrences[key] = (index, index)
        continue
      }
      let records = [members[earlier.last], member].map { member in
        member.comment.flatMap { SourceRecord(in: $0, of: source.bytes) }?.text
      }
      // Translations of two texts that were given one ID are both needed.
      let areOfTwoTexts = records[0] != records[1] && records.allSatisfy { $0 != nil }
      diagnostics.report(
        Diagnostic(
          .unreadableTable, severity: .warning, "key '\(member.key.value)' appears twice, the last one wins",
          at: location(member.keyRange),
          hint: areOfTwoTexts
            ? "the entries translate '\(records[0] ?? "")' and '\(records[1] ?? "")': 'intentc strings update' gives each "
              + "the string ID of its text" : nil,
          notes: [DiagnosticNote("first used here", at: location(members[earlier.first].keyRange))],
          fixIts: areOfTwoTexts
            ? [] : [FixIt("delete the earlier entry", replacing: members[earlier.last].removal, with: "")]))
      occurrences[key] = (earlier.first, index)
    }
  }

  private mutating func report(_ reason: String, at range: SourceRange) {
    diagnostics.report(
      Diagnostic(
        .unreadableTable, "\(InputKind.stringTable.complaint): \(reason)",
        at: location(range)))
  }

  private func location(_ range: SourceRange) -> SourceLocation {
    SourceLocation(file: source, range: range)
  }
}
