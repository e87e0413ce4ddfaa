internal import AppIntentsSources
internal import IntentSemantics
internal import SwiftSourceReader

/// The type in App Intents that corresponds to that of a legacy parameter.
struct CorrespondingType: CustomStringConvertible {
  private enum Element {
    /// One of some types by name; the first is the usual one.
    case named([String])
    case enumeration
    case entity
  }

  private let element: Element
  private let isArray: Bool

  /// What corresponds to a type.
  init(_ type: ValueType, isArray: Bool) {
    self.isArray = isArray
    element =
      switch type {
      case .string, .speakableString: .named(["String"])
      case .integer: .named(["Int"])
      case .decimal: .named(["Double"])
      case .boolean: .named(["Bool"])
      // Of an enumeration of the framework, only the number is known.
      case .enumeration(let reference): reference.isSystem ? .named(["Int"]) : .enumeration
      case .object, .untypedObject: .entity
      case .file: .named(["IntentFile"])
      case .url: .named(["URL"])
      case .dateComponents: .named(["DateComponents"])
      // Stored as a number of seconds.
      case .timeInterval: .named(["Measurement<UnitDuration>", "Double", "TimeInterval"])
      case .placemark: .named(["CLPlacemark"])
      case .person: .named(["IntentPerson"])
      case .currencyAmount: .named(["IntentCurrencyAmount"])
      case .paymentMethod: .named(["IntentPaymentMethod"])
      case .temperature: .named(["Measurement<UnitTemperature>"])
      case .length: .named(["Measurement<UnitLength>"])
      case .mass: .named(["Measurement<UnitMass>"])
      case .speed: .named(["Measurement<UnitSpeed>"])
      case .energy: .named(["Measurement<UnitEnergy>"])
      case .volume: .named(["Measurement<UnitVolume>"])
      }
  }

  /// What a record of a migration has.
  ///
  /// - Parameters:
  ///   - type: The type, for example `[SoupAppEntity]`.
  ///   - name: The type of one value.
  ///   - record: The record, which tells what the type is.
  init(recorded type: String, element name: String, in record: RecordedMigration) {
    isArray = type != name
    if record.enumerations[name] != nil {
      element = .enumeration
    } else {
      // Objects without a type are recorded nowhere else.
      let isPlain = Self.plainTypes.contains(name) || name.hasPrefix("Measurement<")
      element = isPlain && !record.entities.contains(name) ? .named([name]) : .entity
    }
  }

  /// The type in words, for example `[String]`.
  var description: String {
    let name =
      switch element {
      case .named(let names): names[0]
      case .enumeration: "AppEnum"
      case .entity: "AppEntity"
      }
    return isArray ? "[\(name)]" : name
  }

  /// Whether a parameter has the type, as far as the files tell.
  func accepts(_ parameter: AppIntentsParameter, in code: AppIntentsCode) -> Bool {
    guard let type = parameter.type else { return true }
    let owner = parameter.member.owner
    let declared = code.index.types(named: type.element, in: owner)
    let isDeclared = !declared.isEmpty
    let name =
      isDeclared || type.element.contains("<") ? type.element : code.index.typeName(type.element, in: owner)
    // What neither the files declare nor everybody knows may be anything: another name for an array, too.
    guard isDeclared || Self.plainTypes.contains(name) || name.hasPrefix("Measurement<") else { return true }
    guard type.isArray == isArray else { return false }
    let found = code.types(named: type.element, in: owner)
    // A macro may give a type its protocol.
    let isUnclear = isDeclared && found.isEmpty && declared.contains { !$0.declaration.attributes.isEmpty }
    return switch element {
    case .named(let names): !isDeclared && names.contains(name)
    case .enumeration: isUnclear || found.contains(where: \.isEnumeration)
    case .entity: isUnclear || found.contains(where: \.isEntity)
    }
  }

  /// The types of values that are no enumerations and no entities.
  static let plainTypes: Set<String> = [
    "AttributedString", "Bool", "CLPlacemark", "Data", "Date", "DateComponents", "DateInterval", "Decimal", "Double",
    "Duration", "Float", "Int", "IntentCurrencyAmount", "IntentFile", "IntentPaymentMethod", "IntentPerson",
    "NSNumber", "String", "TimeInterval", "URL", "UUID",
  ]
}
