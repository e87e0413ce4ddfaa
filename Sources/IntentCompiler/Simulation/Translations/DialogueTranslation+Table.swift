internal import IntentDialogue
internal import Localization
internal import SourceDiagnostics

extension DialogueTranslation {
  /// What the name of the variable is that is the whole text: no value has it.
  private static let wholeText = " "

  /// What an entry of a table says; nil where it says nothing.
  init?(_ value: StringTableValue) {
    switch value {
    case .text(let text):
      self = .text(text.value)
    case .plural(let format, let variables):
      let shown = Self.onPhone(variables)
      if let whole = shown.first(where: { $0.name == nil }) {
        guard whole.rule == .plural else {
          guard let form = Self.form(of: whole) else { return nil }
          self =
            shown.contains { $0.name != nil }
            ? .plural(format: form, variables: shown.compactMap(Self.variable)) : .text(form)
          return
        }
        self = .plural(format: "%#@\(Self.wholeText)@", variables: shown.compactMap(Self.variable))
      } else if let format {
        self = .plural(format: format.value, variables: shown.compactMap(Self.variable))
      } else {
        return nil
      }
    }
  }

  /// The variables with the forms for a phone, where there are some for devices.
  private static func onPhone(_ variables: [PluralVariable]) -> [PluralVariable] {
    let devices = ["iphone", "other"]
    let rank = { (variable: PluralVariable) in
      variable.device.map { devices.firstIndex(of: $0.value) ?? devices.count } ?? -1
    }
    var best: [String?: PluralVariable] = [:]
    var order: [String?] = []
    for variable in variables {
      let name = variable.name?.value
      guard let known = best[name] else {
        best[name] = variable
        order.append(name)
        continue
      }
      // Forms for a device that depend on a number say more than the list of devices.
      if known.rule == .device && variable.rule != .device || rank(variable) < rank(known) && variable.rule != .device {
        best[name] = variable
      }
    }
    return order.compactMap { best[$0] }
  }

  private static func variable(_ variable: PluralVariable) -> DialoguePluralVariable? {
    let name = variable.name?.value ?? wholeText
    guard variable.rule == .plural else {
      return form(of: variable).map { DialoguePluralVariable(name, forms: [.other: $0]) }
    }
    let forms = variable.forms.compactMap { form in
      PluralCategory(rawValue: form.category.value).map { ($0, form.text.value) }
    }
    return DialoguePluralVariable(name, forms: Dictionary(forms) { $1 })
  }

  /// The form of a variable that goes by device or by room: that of a phone, or with the most room.
  private static func form(of variable: PluralVariable) -> String? {
    let forms = variable.forms
    switch variable.rule {
    case .width:
      return forms.max { (Int($0.category.value) ?? 0) < (Int($1.category.value) ?? 0) }?.text.value
    case .device, .other, .plural:
      let named = ["iphone", "other"].lazy.compactMap { name in forms.first { $0.category.value == name } }.first
      return (named ?? forms.first)?.text.value
    }
  }
}
