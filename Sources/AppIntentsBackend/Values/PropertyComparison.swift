import SwiftCode

/// A comparison by which a query finds entities.
///
/// For example: `EqualToComparator { value in { $0.harbour == value } }`
enum PropertyComparison: String {
  case equalTo = "EqualTo"
  case notEqualTo = "NotEqualTo"
  case lessThan = "LessThan"
  case lessThanOrEqualTo = "LessThanOrEqualTo"
  case greaterThan = "GreaterThan"
  case greaterThanOrEqualTo = "GreaterThanOrEqualTo"
  case contains = "Contains"
  case hasPrefix = "HasPrefix"
  case hasSuffix = "HasSuffix"

  /// Those that values of a kind have; none where values cannot be compared.
  static func all(of value: AppIntentsValue) -> [PropertyComparison] {
    guard !value.isArray else {
      return switch value.kind {
      case .string, .integer, .decimal, .enumeration, .url: [.contains]
      default: []
      }
    }
    return switch value.kind {
    case .string: [.equalTo, .notEqualTo, .contains, .hasPrefix, .hasSuffix]
    case .integer, .decimal, .measurement:
      [.equalTo, .notEqualTo, .lessThan, .lessThanOrEqualTo, .greaterThan, .greaterThanOrEqualTo]
    case .boolean: [.equalTo]
    case .enumeration, .url: [.equalTo, .notEqualTo]
    // Dates of a definition are components, which have no order.
    case .dateComponents, .entity, .file, .placemark, .person, .currencyAmount, .paymentMethod: []
    }
  }

  /// The comparison of a property that there need not be with what people ask for, as a condition on an entity.
  func comparator(of property: EntityProperty) -> Statement {
    let member = Expression.member(.name("$0"), property.name)
    let value = Expression.name("value")
    let condition: Expression =
      switch self {
      case .equalTo: .binary(member, "==", value)
      case .notEqualTo: .binary(member, "!=", value)
      case .lessThan: Self.ordered(member, "<", value)
      case .lessThanOrEqualTo: Self.ordered(member, "<=", value)
      case .greaterThan: Self.ordered(member, ">", value)
      case .greaterThanOrEqualTo: Self.ordered(member, ">=", value)
      case .contains where property.value.isArray: Self.asked(member, "contains", value)
      case .contains: Self.asked(member, "localizedStandardContains", value)
      case .hasPrefix: Self.asked(member, "hasPrefix", value)
      case .hasSuffix: Self.asked(member, "hasSuffix", value)
      }
    return .expression(
      .call(
        FunctionCall(
          .name(rawValue + "Comparator"),
          trailingClosure: Closure(parameters: ["value"], value: .closure(Closure(value: condition))))))
  }

  private static func asked(_ member: Expression, _ method: String, _ value: Expression) -> Expression {
    .binary(.call(.optionalMember(member, method), [Argument(value)]), "??", .boolean(false))
  }

  private static func ordered(_ member: Expression, _ sign: String, _ value: Expression) -> Expression {
    .binary(
      .call(
        FunctionCall(
          .member(member, "map"), trailingClosure: Closure(value: .binary(.name("$0"), sign, value)))),
      "??", .boolean(false))
  }
}

extension EntityProperty {
  /// The comparisons by which a query can find entities; none where values cannot be compared.
  var comparisons: [PropertyComparison] { PropertyComparison.all(of: value) }

  /// Whether entities can be put in the order of the property.
  var isSortable: Bool {
    guard !value.isArray else { return false }
    return switch value.kind {
    case .string, .integer, .decimal, .measurement: true
    default: false
    }
  }
}
