import IntentSemantics
import SwiftCode

/// The texts and kinds of a definition as expressions of the test kit.
enum ScriptExpressions {
  /// A text of the definition.
  ///
  /// For example: `DialogueText("Soup", id: "aB3dE6")`
  static func text(_ wording: String, id: String?) -> Expression {
    .call(
      .name("DialogueText"), [Argument(.string(wording))] + (id.map { [Argument("id", .string($0))] } ?? []))
  }

  /// A text for people.
  static func text(_ text: LocalizedText) -> Expression { self.text(text.text, id: text.id) }

  /// A sentence with its tokens.
  static func text(_ text: FormatText) -> Expression { self.text(text.format.source, id: text.id) }

  /// An argument with a label; none without a value.
  static func argument(_ label: String, _ value: Expression?) -> [Argument] {
    value.map { [Argument(label, $0)] } ?? []
  }

  /// A call with its arguments on lines of their own.
  static func lines(_ type: String, _ arguments: [Argument]) -> Expression {
    .call(FunctionCall(.verbatim(type), arguments, layout: .lines))
  }

  /// The kind of a value.
  ///
  /// For example: `.enumeration(SoupSize.scriptedValues)`
  static func kind(of type: ValueType, _ options: ValueOptions) -> Expression {
    switch type {
    case .string, .speakableString: .implicitMember("text")
    case .integer: .implicitMember("integer")
    case .decimal: .implicitMember("decimal")
    case .boolean: boolean(options)
    case .enumeration(let reference):
      .call(
        .implicitMember("enumeration"),
        [
          Argument(
            reference.isSystem ? .array([]) : .member(.name(reference.className), ScriptedValues.memberName))
        ])
    case .object, .untypedObject: .implicitMember("object")
    case .file: .implicitMember("file")
    case .url: .implicitMember("url")
    case .dateComponents: .implicitMember("date")
    case .timeInterval: .implicitMember("timeInterval")
    case .placemark: .implicitMember("placemark")
    case .person: .implicitMember("person")
    case .currencyAmount: .implicitMember("currencyAmount")
    case .paymentMethod: .implicitMember("paymentMethod")
    case .temperature, .length, .mass, .speed, .energy, .volume: .implicitMember("measurement")
    }
  }

  /// The lowest and the highest value, as arguments.
  static func bounds(_ options: ValueOptions) -> [Argument] {
    let (minimum, maximum): (MetadataNumber?, MetadataNumber?) =
      switch options {
      case .number(let number): (number.minimum, number.maximum)
      case .timeInterval(let interval): (interval.minimum, interval.maximum)
      default: (nil, nil)
      }
    return argument("minimum", minimum.map(number)) + argument("maximum", maximum.map(number))
  }

  private static func number(_ number: MetadataNumber) -> Expression {
    switch number {
    case .integer(let integer): .integer(integer)
    case .real(let real): Int(exactly: real).map { .integer($0) } ?? .real(real)
    }
  }

  private static func boolean(_ options: ValueOptions) -> Expression {
    guard case .boolean(let boolean) = options, boolean.trueName != nil || boolean.falseName != nil else {
      return .call(.implicitMember("boolean"))
    }
    return .call(
      .implicitMember("boolean"),
      argument("yes", boolean.trueName.map(text)) + argument("no", boolean.falseName.map(text)))
  }
}
