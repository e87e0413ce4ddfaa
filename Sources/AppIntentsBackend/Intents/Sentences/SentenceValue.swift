import IntentSemantics
import SwiftCode

/// A value in a sentence of the code, known to be there.
struct SentenceValue {
  /// The value.
  ///
  /// For example: `soup`
  let expression: Expression

  /// What it is.
  let type: AppIntentsValue

  /// What the definition says about it: the words for true and false.
  let options: ValueOptions

  /// Where its words come from.
  let place: TextPlace

  /// The value as it is written into a literal, and what stands for it in the key.
  ///
  /// For example: `\(soups, format: .list(type: .and))`
  func token(record: inout MigrationRecord, _ options: MigrationOptions) -> TokenValue {
    .value(
      type.isArray ? list(record: &record, options) : single(record: &record, options), specifier: type.specifier)
  }

  /// The same for a view, which knows nothing of the values that only Siri has words for: places, people, files and the like
  /// are shown by their names.
  func shown(
    record: inout MigrationRecord, _ options: MigrationOptions, personName: (Expression) -> Expression
  ) -> TokenValue {
    func text(of value: Expression) -> Expression? {
      type.kind == .person ? personName(value) : shownText(of: value)
    }
    if type.isArray {
      guard let text = text(of: .name("$0")) else { return token(record: &record, options) }
      let texts = Expression.call(FunctionCall(.member(expression, "map"), trailingClosure: Closure(value: text)))
      return .value([Argument(texts), Self.listFormat], specifier: type.specifier)
    }
    guard let text = text(of: expression) else { return token(record: &record, options) }
    return .value([Argument(text)], specifier: type.specifier)
  }

  /// What is to be seen of one of the values that only Siri has words for, people left out; nil for all others.
  private func shownText(of value: Expression) -> Expression? {
    switch type.kind {
    case .file: .member(value, "filename")
    case .placemark, .paymentMethod: .binary(.member(value, "name"), "??", .string(""))
    case .currencyAmount:
      .call(
        .member(.member(value, "amount"), "formatted"),
        [Argument(.call(.implicitMember("currency"), [Argument("code", .member(value, "currencyCode"))]))])
    default: nil
    }
  }

  /// Truth values, dates, addresses and measurements have no interpolation of their own.
  private func single(record: inout MigrationRecord, _ options: MigrationOptions) -> [Argument] {
    switch type.kind {
    case .dateComponents: [Argument(date(expression)), Argument("format", dateFormat)]
    case .measurement: [Argument(expression), Argument("format", Self.measurementFormat)]
    case .boolean: [Argument(words(for: expression, record: &record, options))]
    case .url: [Argument(.member(expression, "absoluteString"))]
    default: [Argument(expression)]
    }
  }

  private func list(record: inout MigrationRecord, _ options: MigrationOptions) -> [Argument] {
    [Argument(elements(record: &record, options)), Self.listFormat]
  }

  private static let listFormat = Argument(
    "format", .call(.implicitMember("list"), [Argument("type", .implicitMember("and"))]))

  /// The values of a list as texts, unless they are interpolated as they are.
  private func elements(record: inout MigrationRecord, _ options: MigrationOptions) -> Expression {
    let element = Expression.name("$0")
    func formatted(_ value: Expression, _ arguments: [Argument] = []) -> Expression {
      .call(.member(value, "formatted"), arguments)
    }
    let text: Expression
    switch type.kind {
    case .string, .enumeration, .entity: return expression
    case .integer, .decimal: text = formatted(element)
    case .boolean: text = words(for: element, record: &record, options)
    case .url: text = .member(element, "absoluteString")
    case .dateComponents:
      text = formatted(.tuple([date(element)]), dateFields.isEmpty ? [] : [Argument(dateFormat)])
    case .measurement: text = formatted(element, [Argument(Self.measurementFormat)])
    case .file, .placemark, .paymentMethod, .currencyAmount: text = shownText(of: element) ?? element
    case .person:
      text = .call(
        .name("String"), [Argument("localized", .interpolation(InterpolatedString([.value([Argument(element)])])))])
    }
    return .call(FunctionCall(.member(expression, "map"), trailingClosure: Closure(value: text)))
  }

  private func date(_ components: Expression) -> Expression {
    let date = Expression.call(
      .member(.member(.name("Calendar"), "current"), "date"), [Argument("from", components)])
    return .binary(date, "??", .implicitMember("now"))
  }

  /// The parts of a date that are said; none where all are.
  private var dateFields: [String] {
    guard case .date(let known) = options else { return [] }
    return switch known.kind {
    case "Date": ["day", "month", "year"]
    case "Time": ["hour", "minute"]
    default: []
    }
  }

  private var dateFormat: Expression {
    dateFields.reduce(.implicitMember("dateTime")) { format, field in .call(.member(format, field)) }
  }

  private static let measurementFormat = Expression.call(
    .implicitMember("measurement"), [Argument("width", .implicitMember("wide"))])

  /// The word for a truth value.
  private func words(for value: Expression, record: inout MigrationRecord, _ options: MigrationOptions) -> Expression {
    var names: BooleanOptions?
    if case .boolean(let known) = self.options { names = known }
    func word(_ name: LocalizedText?, _ other: String) -> Expression {
      .call(
        .name("String"),
        [Argument("localized", record.literal(name ?? LocalizedText(text: other), place, options))])
    }
    return .conditional(value, then: word(names?.trueName, "true"), else: word(names?.falseName, "false"))
  }
}
