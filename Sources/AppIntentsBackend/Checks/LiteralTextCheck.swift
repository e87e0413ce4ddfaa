import SwiftCode

/// A text that the extraction of metadata reads is a literal or made by an initialiser on the spot.
enum LiteralTextCheck: MigrationCheck {
  static func faults(in code: CheckedCode) -> [MigrationFault] {
    code.visits.flatMap { file, visit in
      texts(of: visit).filter { !$0.text.isReadableText() }.map {
        fault("the text of '\($0.name)' is no literal", file, visit)
      } + (isUnwritten(visit) ? [fault("it has no value that is written out", file, visit)] : [])
    }
  }

  /// The texts of a piece by what they are for.
  private static func texts(of visit: SwiftVisit) -> [(name: String, text: Expression)] {
    switch visit.node {
    case .attribute(let attribute) where attribute.name == "Parameter" || attribute.name == "Property":
      return texts(attribute.arguments ?? [], labels: ["title", "description"])
    case .declaration(.variable(let variable)) where isStatic("title", variable):
      return variable.value.map { [("title", $0)] } ?? []
    case .expression(.call(let call)):
      switch call.function.lastName {
      case "TypeDisplayRepresentation"?: return texts(call.arguments, labels: ["name", "numericFormat", "synonyms"])
      case "IntentDescription"?: return texts(call.arguments, labels: ["", "categoryName", "searchKeywords"])
      case "IntentDisplayName"?: return texts(call.arguments, labels: ["true", "false"])
      case "AppShortcut"?: return texts(call.arguments, labels: ["shortTitle"])
      case "IntentDeprecation"?: return texts(call.arguments, labels: ["message"])
      default: return []
      }
    default:
      return []
    }
  }

  private static func texts(_ arguments: [Argument], labels: [String]) -> [(name: String, text: Expression)] {
    arguments.filter { labels.contains($0.label ?? "") }.flatMap { argument in
      guard case .array(let texts) = argument.value else { return [(argument.label ?? "", argument.value)] }
      return texts.map { (argument.label ?? "", $0) }
    }
  }

  /// Whether a static property that is read has no value, or is computed.
  private static func isUnwritten(_ visit: SwiftVisit) -> Bool {
    guard case .declaration(.variable(let variable)) = visit.node, visit.enclosingFunction == nil else { return false }
    let isRead = ["title", "description", "typeDisplayRepresentation", "isDiscoverable", "openAppWhenRun"].contains {
      isStatic($0, variable)
    }
    return isRead && variable.value == nil
  }

  private static func isStatic(_ name: String, _ variable: VariableDeclaration) -> Bool {
    variable.name == name && variable.modifiers.contains(.static)
  }
}
