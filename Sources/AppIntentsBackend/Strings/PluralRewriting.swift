import IntentSemantics
import Localization
import SourceDiagnostics

/// Turns a translation with forms for numbers or devices into one for the key that the code has for the text.
struct PluralRewriting {
  /// The text of the code.
  let text: MigratedText

  /// What the code puts in the place of a token, in the language of the translation.
  let insertion: (FormatToken) -> String?

  /// The text with the names of the parts; nil where one part is the whole text.
  let format: String?

  /// The parts.
  let variables: [PluralVariable]

  /// The value that chooses the form of a part.
  private struct Count {
    /// The token that the number stands for.
    let token: FormatToken
    /// The place of the value among those of the text; nil where the code cannot count it.
    let place: Int?
  }

  /// The translation for the key.
  func rewritten() throws(RewrittenTranslation.Fault) -> RewrittenTranslation {
    if let rule = variables.first(where: { $0.rule != .plural && $0.rule != .device })?.rule {
      throw .forms(
        rule == .width ? "App Intents choose no text by the room there is" : "App Intents do not choose among its forms"
      )
    }
    if variables.contains(where: { $0.rule == .device }) { return try devices() }
    if let format { return try named(format) }
    guard variables.count == 1, let variable = variables.first, variable.name == nil else {
      throw .forms("its parts have no text to stand in")
    }
    return try whole(variable)
  }

  // MARK: Devices

  private func devices() throws(RewrittenTranslation.Fault) -> RewrittenTranslation {
    guard format == nil, variables.allSatisfy({ $0.name == nil }) else {
      throw .forms("App Intents do not choose parts of a text by device")
    }
    var forms: [String: CatalogueText] = [:]
    var review: String?
    for variable in variables {
      if variable.rule == .device {
        for form in variable.forms {
          let rewriting = TranslationRewriting(text: text, insertion: insertion)
          let part = try rewriting.rewritten(.text(form.text))
          forms[form.category.value] = part.text
          review = review ?? part.review
        }
      } else if let device = variable.device?.value {
        let part = try whole(variable)
        forms[device] = part.text
        review = review ?? part.review
      }
    }
    return RewrittenTranslation(text: .variations(.device, forms), review: review)
  }

  // MARK: Numbers

  /// A number chooses the whole text.
  private func whole(_ variable: PluralVariable) throws(RewrittenTranslation.Fault) -> RewrittenTranslation {
    let count = try count(of: variable)
    guard let place = count.place else { return try flattened("%#@value@", [(variable, "value", count)]) }
    if text.valueCount == 1 {
      var forms: [String: CatalogueText] = [:]
      for form in variable.forms {
        let line = line(of: form.text.value, number: { $0.append(count.token) })
        forms[form.category.value] = .unit(try line.unit(nil))
      }
      return RewrittenTranslation(text: .variations(.plural, forms), review: nil)
    }
    let part = try substitution(variable, named: "value", at: place)
    return RewrittenTranslation(
      text: .substitutions(CatalogueUnit("%#@value@", .translated), [part]), review: nil)
  }

  /// Numbers choose parts that a text names.
  private func named(_ format: String) throws(RewrittenTranslation.Fault) -> RewrittenTranslation {
    var parts: [(variable: PluralVariable, name: String, count: Count)] = []
    for variable in variables {
      parts.append((variable, variable.name?.value ?? "value", try count(of: variable)))
    }
    guard parts.allSatisfy({ $0.count.place != nil }) else { return try flattened(format, parts) }
    if let only = parts.first, parts.count == 1, text.valueCount == 1 {
      var forms: [String: CatalogueText] = [:]
      for form in only.variable.forms {
        var line = TranslatedLine(text, insertion: insertion)
        append(format, to: &line, number: { $0.append(only.count.token) }) { line, _ in
          append(form.text.value, to: &line, number: { $0.append(only.count.token) }) { _, _ in }
        }
        forms[form.category.value] = .unit(try line.unit(nil))
      }
      return RewrittenTranslation(text: .variations(.plural, forms), review: nil)
    }
    var line = TranslatedLine(text, insertion: insertion)
    append(format, to: &line, number: { _ in }) { line, name in
      line.append(directive: "%#@\(name)@")
      if let part = parts.first(where: { $0.name == name }) { line.note(part.count.token) }
    }
    var substitutions: [CatalogueSubstitution] = []
    for part in parts {
      if let place = part.count.place {
        substitutions.append(try substitution(part.variable, named: part.name, at: place))
      }
    }
    return RewrittenTranslation(text: .substitutions(try line.unit(nil), substitutions), review: nil)
  }

  private func substitution(
    _ variable: PluralVariable, named name: String, at place: Int
  ) throws(RewrittenTranslation.Fault) -> CatalogueSubstitution {
    var forms: [String: CatalogueUnit] = [:]
    for form in variable.forms {
      let line = line(of: form.text.value, number: { $0.append(directive: "%arg") })
      forms[form.category.value] = try line.unit(nil)
    }
    return CatalogueSubstitution(
      name: name, argument: text.argument(at: place), specifier: String(text.placeholders[place].specifier.dropFirst()),
      forms: forms)
  }

  /// The text with the general form of each part, where the code has no number to choose a form by.
  private func flattened(
    _ format: String, _ parts: [(variable: PluralVariable, name: String, count: Count)]
  ) throws(RewrittenTranslation.Fault) -> RewrittenTranslation {
    var line = TranslatedLine(text, insertion: insertion)
    append(format, to: &line, number: { _ in }) { line, name in
      guard let part = parts.first(where: { $0.name == name }) else { return }
      let forms = part.variable.forms
      guard let form = forms.first(where: { $0.category.value == "other" }) ?? forms.last else { return }
      append(form.text.value, to: &line, number: { $0.append(part.count.token) }) { _, _ in }
    }
    let review = "the code has no number that could choose a form; the general one is used"
    return RewrittenTranslation(text: .unit(try line.unit(review)), review: review)
  }

  // MARK: Pieces

  private func line(of form: String, number: (inout TranslatedLine) -> Void) -> TranslatedLine {
    var line = TranslatedLine(text, insertion: insertion)
    append(form, to: &line, number: number) { _, _ in }
    return line
  }

  private func append(
    _ format: String, to line: inout TranslatedLine, number: (inout TranslatedLine) -> Void,
    part: (inout TranslatedLine, String) -> Void
  ) {
    for piece in FormatPiece.pieces(of: format) {
      switch piece {
      case .text(let text): line.appendText(text, isFormat: true)
      case .value: number(&line)
      case .part(_, let name): part(&line, name)
      }
    }
  }

  /// The value that chooses the form of a part: the one it is named after, else the only one that the translation does
  /// not name.
  private func count(of variable: PluralVariable) throws(RewrittenTranslation.Fault) -> Count {
    let named = Set(
      ([format].compactMap(\.self) + variables.flatMap { $0.forms.map(\.text.value) })
        .flatMap { FormatString(parsing: $0).tokens })
    let tokens = text.placeholders.map(\.token)
    let free = tokens.filter { !named.contains($0) }
    let name = variable.name?.value ?? ""
    let numbers = text.placeholders.filter { Self.isNumber($0.specifier) }.map(\.token)
    let token =
      tokens.first { $0.property == nil && $0.name == name }
      ?? free.first { $0.property == nil && !$0.name.isEmpty && name.hasPrefix($0.name) }
      ?? (Set(free).count == 1 ? free.first : nil) ?? (Set(numbers).count == 1 ? numbers.first : nil)
    guard let token else { throw .forms("nothing tells which value chooses among its forms") }
    let place = text.placeholders.firstIndex { $0.token == token && Self.isNumber($0.specifier) }
    return Count(token: token, place: place)
  }

  private static func isNumber(_ specifier: String) -> Bool { specifier == "%lld" || specifier == "%lf" }
}
