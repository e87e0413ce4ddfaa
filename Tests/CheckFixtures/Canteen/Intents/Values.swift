import AppIntents

extension OrderSoupAction {
  enum Size: String, CaseIterable, AppEnum, Codable {
    case small, medium = "Medium"
    #if DEBUG
      case `default` = #"raw"#
    #endif
    indirect case large
    static var typeDisplayRepresentation: TypeDisplayRepresentation { .init(stringLiteral: "Size") }
  }
}

extension OrderSoupAction.Size {
  typealias Me = Self
  static var caseDisplayRepresentations: [Me: DisplayRepresentation] = [
    // from the small one on
    .small: .init(title: "Small", subtitle: nil, image: .init(systemName: Icons.small)),
    Me.medium: DisplayRepresentation(stringLiteral: "Medium"), .default: "Default",
    OrderSoupAction.Size.large: "Large",
  ]
}

struct SoupEntity: Identifiable, Hashable {
  let id: ID
  typealias ID = String
  var name: String
}

protocol StoredEntity: AppEntity where ID == String {}

extension SoupEntity: StoredEntity {
  static let typeDisplayRepresentation = TypeDisplayRepresentation(
    name: LocalizedStringResource("Soup", comment: "a dish"), numericFormat: "\(placeholder: .int) soups")
  static var defaultQuery = SoupQuery()
  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "\(name)", subtitle: "Soup")
  }
}

struct SoupQuery: EntityPropertyQuery {
  func entities(for identifiers: [String]) async throws -> [SoupEntity] { [] }
}

final class ListedNames<Source: NameSource>: DynamicOptionsProvider {
  func results() async throws -> [String] { [] }
}

struct MenuSettings: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Menu"
  static let isDiscoverable: Bool = false
  static let persistentIdentifier = "MenuSettings"

  @Parameter(title: "Days", default: 3) var days: Int
  @Parameter(title: "Soup") var soup: SoupEntity?
}
