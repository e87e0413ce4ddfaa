import Testing

/// A kind of parameter with all the arguments that its initialiser takes, in the order of Apple's documentation.
struct ParameterRow: Sendable, CustomTestStringConvertible {
  /// The type of one value.
  let type: String
  /// Whether the parameter is a list.
  let isList: Bool
  /// The arguments behind `title:` and `description:`.
  let arguments: [String]
  /// The first version of iOS that has the initialiser.
  let version: String

  var testDescription: String { "\(property): \(arguments.map { $0.prefix { $0 != ":" } }.joined(separator: " "))" }

  /// The type of the property.
  var property: String { isList ? "[\(type)]?" : "\(type)?" }

  init(_ type: String, _ arguments: String..., list: Bool = false, from version: String = "16.0") {
    self.type = type
    isList = list
    self.arguments = arguments
    self.version = version
  }

  /// An intent with a parameter of the kind, on one line.
  ///
  /// - Parameters:
  ///   - number: The number of the intent.
  ///   - arguments: The arguments; nil for those of the row.
  /// - Returns: The line.
  func intent(_ number: Int, arguments: [String]? = nil) -> String {
    let all = [#"title: "T""#, #"description: "D""#] + (arguments ?? self.arguments)
    return "struct Row\(number): AppIntent { static let title: LocalizedStringResource = \"T\"; "
      + "@Parameter(\(all.joined(separator: ", "))) var p: \(property); "
      + "func perform() async throws -> some IntentResult { .result() } }\n"
  }

  private static let ask = #"requestValueDialog: "Ask""#
  private static let choose = #"requestDisambiguationDialog: "Choose""#
  private static let input = "inputConnectionBehavior: .connectToPreviousIntentResult"

  private static func provider(_ type: String) -> String { "optionsProvider: Options<\(type)>()" }

  /// The rows that definitions can lead to.
  static let all = [
    ParameterRow("String", #"default: "x""#, "inputOptions: String.IntentInputOptions()", ask, input),
    ParameterRow("String", "inputOptions: String.IntentInputOptions()", ask, input, provider("String")),
    ParameterRow("String", #"default: ["x"]"#, "inputOptions: String.IntentInputOptions()", ask, input, list: true),
    ParameterRow("URL", #"default: URL(string: "x")"#, ask, input),
    ParameterRow("URL", ask, input, provider("URL")),
    ParameterRow("Int", "default: 2", "controlStyle: .field", "inclusiveRange: (1, 3)", ask, input),
    ParameterRow("Int", "controlStyle: .field", "inclusiveRange: (1, 3)", ask, input, provider("Int")),
    ParameterRow("Double", "default: 2", "controlStyle: .slider", "inclusiveRange: (0.5, 3)", ask, input),
    ParameterRow("Double", "controlStyle: .slider", "inclusiveRange: (0.5, 3)", ask, input, provider("Double")),
    ParameterRow("Bool", "default: true", #"displayName: Bool.IntentDisplayName(true: "a", false: "b")"#, ask, input),
    ParameterRow("DateComponents", "kind: .date", ask, input),
    ParameterRow("DateComponents", "kind: .date", ask, input, provider("DateComponents")),
    ParameterRow("DateComponents", "default: DateComponents()", "kind: .date", ask, input, from: "18.0"),
    ParameterRow(
      "DateComponents", "default: DateComponents()", "kind: .date", ask, input, provider("DateComponents"), from: "18.0"
    ),
    ParameterRow("CLPlacemark", "displayStyle: .address", ask, input),
    ParameterRow("CLPlacemark", "displayStyle: .address", ask, input, provider("CLPlacemark")),
    ParameterRow("IntentPerson", "mode: .emailOrPhone", ask, input),
    ParameterRow("IntentPerson", "mode: .email", "size: 2", input, list: true, from: "17.0"),
    ParameterRow("IntentPerson", "mode: .email", "size: [.systemSmall: 2]", input, list: true, from: "17.0"),
    ParameterRow("IntentCurrencyAmount", #"currencyCodes: ["EUR"]"#, "inclusiveRange: (1, 3)", ask, input),
    ParameterRow("IntentPaymentMethod", ask, input),
    ParameterRow("IntentPaymentMethod", ask, input, provider("IntentPaymentMethod")),
    ParameterRow(
      "IntentFile", #"default: IntentFile(data: Data(), filename: "a")"#,
      #"supportedTypeIdentifiers: ["public.image"]"#, ask, input),
    ParameterRow(
      "IntentFile", #"default: IntentFile(data: Data(), filename: "a")"#, "supportedContentTypes: [.image]", ask, input,
      from: "18.0"),
    ParameterRow("Size", "default: .small", ask, choose, input, "supportedValues: [.small]"),
    ParameterRow("Size", "default: .small", ask, choose, input, provider("Size")),
    ParameterRow("Boat", #"default: Boat(id: "a")"#, ask, choose, input),
    ParameterRow("Boat", #"default: Boat(id: "a")"#, ask, choose, input, "query: BoatQuery()"),
    ParameterRow("Boat", ask, choose, input, provider("Boat")),
    ParameterRow("Boat", #"default: Boat(id: "a")"#, ask, choose, input, provider("Boat"), from: "18.0"),
    ParameterRow("Boat", #"default: [Boat(id: "a")]"#, "size: 2", input, list: true, from: "17.0"),
    ParameterRow(
      "Boat", #"default: [Boat(id: "a")]"#, "size: [.systemSmall: 2]", input, "query: BoatQuery()", list: true,
      from: "17.0"),
    ParameterRow(
      "Measurement<UnitDuration>", "defaultValue: 3", "defaultUnit: .hours", "defaultUnitAdjustForLocale: true",
      "supportsNegativeNumbers: false", ask, input),
    ParameterRow(
      "Measurement<UnitVolume>", "defaultValue: 3", "unit: .cups", "unitAdjustForLocale: true",
      "supportsNegativeNumbers: false", ask, input),
    ParameterRow("Measurement<UnitLength>", "unit: .feet", ask, input, provider("Measurement<UnitLength>")),
  ]

  /// What the rows name.
  static let surroundings = """
    import AppIntents
    import CoreLocation
    import UniformTypeIdentifiers

    enum Size: String, AppEnum {
        case small
        static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Size")
        static let caseDisplayRepresentations: [Self: DisplayRepresentation] = [.small: "Small"]
    }

    struct Boat: AppEntity {
        static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Boat")
        static let defaultQuery = BoatQuery()
        var id: String
        var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\\(id)") }
    }

    struct BoatQuery: EntityQuery {
        func entities(for identifiers: [Boat.ID]) async throws -> [Boat] { [] }
    }

    struct Options<Value: Sendable>: DynamicOptionsProvider {
        func results() async throws -> [Value] { [] }
    }

    """
}
