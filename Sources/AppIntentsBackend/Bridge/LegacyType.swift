import IntentSemantics
import SwiftCode

/// The legacy types under names that mean them wherever they are used: within a conforming type, a name may be that of an
/// associated type of the framework's protocol.
enum LegacyType {
  /// The names of associated types of the protocols that structures conform to.
  private static let associated: Set<String> = [
    "AllCases", "DefaultQuery", "DefaultValue", "Entity", "ID", "PerformResult", "RawValue", "Result", "Specification",
    "SummaryContent", "UnwrappedType", "ValueType",
  ]

  /// The name of a legacy class.
  static func name(_ className: String) -> String {
    associated.contains(className) ? "Legacy" + className : className
  }

  /// The names that stand for others in a module.
  static func aliases(in module: MigratedModule) -> [Declaration] {
    let names =
      module.enumerations.filter(\.isBridged).map(\.enumeration.className)
      + module.types.filter(\.isBridged).map(\.type.className)
    let access = module.options.accessModifiers.map { $0.text + " " }.joined()
    return names.filter(associated.contains).map { .verbatim("\(access)typealias \(name($0)) = \($0)") }
  }
}
